"""A household logs at 50 times life's speed, page by page: the memory stays flat, and every answer is right."""

import random
import statistics
import time
from datetime import date, timedelta

from common import Client, account, hold, scratch, serving, whole
from connections import memory

PEOPLE = 20
#: Meals, looks and figures of somebody's day
ACTS = 40
SPEED = 50
#: MB that the median of the last quarter may be above that of the second one
GROWTH = 8
LOOKS = [
    "/", "/food", "/train", "/trends", "/coach", "/api/today", "/api/foods/quick", "/api/foods?q=brood", "/api/daily-logs/range/30",
    "/api/insights", "/api/recovery", "/api/badges", "/api/plan", "/charts/weight.svg?range=90", "/charts/energy.svg?range=30",
    "/api/training/records", "/api/chat/messages", "/api/export/csv",
]
SENTENCES = ["two eggs and toast", "3x8 squats at 80 kg", "weighed 82.4, slept 7h30", "twee boterhammen met kaas", "ran 5 km in 28 min"]


def act(person: Client, day: str, dice: random.Random) -> None:
    match dice.randrange(8):
        case 0 | 1: status, answer = person.call("POST", "/api/food-entries", {"foodId": "banana", "servingQuantity": 1, "logDate": day})
        case 2: status, answer = person.call("POST", "/api/daily-logs", {"logDate": day, "steps": dice.randrange(20_000), "weightKg": round(dice.gauss(80, 1), 1)})
        case 3: status, answer = person.call("POST", "/api/readings", {"text": dice.choice(SENTENCES)})
        case 4: status, answer = person.call("POST", "/api/chat/send", {"content": "What did I eat most last week?"})
        case _: status, answer = person.call("GET", dice.choice(LOOKS))
    hold(status < 400, f"{status} {answer}")


def run(seconds: int) -> str:
    dice = random.Random(3)
    with scratch() as folder:
        data = folder / "data"
        tokens = [account(data, f"person-{number}") for number in range(PEOPLE)]
        with serving(data) as server:
            people = [Client(server, token) for token in tokens]
            pause = 86_400 / SPEED / ACTS / PEOPLE
            began, acts, sizes = time.monotonic(), 0, []
            while (now := time.monotonic() - began) < seconds:
                sizes.append(memory(server))
                if now >= acts * pause:
                    lived = timedelta(days=now * SPEED / 86_400)
                    act(dice.choice(people), str(date(2026, 1, 1) + lived), dice)
                    acts += 1
                time.sleep(0.2)
            quarters = [statistics.median(sizes[len(sizes) * part // 4 : len(sizes) * (part + 1) // 4]) for part in range(4)]
        whole(data)
    seen = f"{acts:,} acts of {PEOPLE} people; memory by quarters {', '.join(f'{size:.0f}' for size in quarters)} MB"
    hold(quarters[3] < quarters[1] + GROWTH, seen)
    return seen
