"""truth.py BINARY [COUNT [DATE]]: questions by the family, whose truth is counted here from what was logged and not by the coach.

Every measure is asked of every figure over every time that people name, in both languages; COUNT (3,000) of them by chance,
as if it were DATE.
It prints what is told otherwise and what is declined, and fails where a figure is wrong. Of today nothing is expected: it is
not over.
"""

import datetime
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from collections import defaultdict

from answers import life

Day = datetime.date
MONTHS = {
    "en": "january february march april may june july august september october november december".split(),
    "nl": "januari februari maart april mei juni juli augustus september oktober november december".split(),
}
FIGURES = {
    "weight": ("weight", "gewicht"), "mood": ("mood", "stemming"), "stress": ("stress", "stress"),
    "energyLevel": ("energy level", "energieniveau"), "energy": ("calories", "calorieën"), "protein": ("protein", "eiwit"),
    "carbs": ("carbs", "koolhydraten"), "fat": ("fat", "vet"), "fibre": ("fibre", "vezels"), "salt": ("salt", "zout"),
    "sugar": ("sugar", "suiker"),
}
EATEN = ("energy", "protein", "carbs", "fat", "fibre", "salt", "sugar")
LIMITS = {"energy": ("calories", "calorieën", 2100), "protein": ("grams of protein", "gram eiwit", 105), "weight": ("kg", "kilo", 88)}
FOODS = {"pizza": ("pizza", "pizza"), "banana": ("bananas", "bananen"), "tuna": ("tuna", "tonijn"), "salmon": ("salmon", "zalm")}
LIFTS = {"bench-press": ("bench press", "bankdrukken"), "squat": ("squat", "squat"), "deadlift": ("deadlift", "deadlift")}
MEASURES = {
    "mean": (["average {} {}", "what was my average {} {}", "{} per day on average {}"], ["gemiddelde {} {}", "wat was mijn gemiddelde {} {}", "{} {} gemiddeld"]),
    "most": (["highest {} {}", "what was my highest {} {}"], ["hoogste {} {}", "wat was mijn hoogste {} {}"]),
    "least": (["lowest {} {}", "what was my lowest {} {}"], ["laagste {} {}", "wat was mijn laagste {} {}"]),
    "sum": (["total {} {}", "how many {} in total {}"], ["totaal {} {}", "hoeveel {} in totaal {}"]),
}


def back(days: int, today: Day) -> Day:
    return today - datetime.timedelta(days)


def times(today: Day) -> list[tuple[str, str, Day, Day]]:
    """English, Dutch, first day, last day."""
    monday = back(today.weekday(), today)
    first = today.replace(day=1)
    last = back(1, first)
    before = back(1, last.replace(day=1))
    month, other = last.month - 1, before.month - 1
    (en, nl), (en2, nl2) = ((MONTHS["en"][number], MONTHS["nl"][number]) for number in (month, other))

    def of(day: int) -> Day:
        return last.replace(day=day)

    week = ((1, "last week", "vorige week"), (2, "the week before last", "de week voor vorige week"), (2, "two weeks ago", "twee weken geleden"), (3, "3 weeks ago", "3 weken geleden"))
    found = [(e, d, back(7 * count, monday), back(7 * count - 6, monday)) for count, e, d in week]
    return found + [
        ("last weekend", "vorig weekend", back(2, monday), back(1, monday)),
        ("the weekend before last", "het weekend voor vorig weekend", back(9, monday), back(8, monday)),
        ("last month", "vorige maand", of(1), last), (f"in {en}", f"in {nl}", of(1), last),
        ("the month before last", "de maand voor vorige maand", before.replace(day=1), before),
        (f"in {en2}", f"in {nl2}", before.replace(day=1), before),
        (f"since the beginning of {en}", f"sinds begin {nl}", of(1), today),
        (f"until {en}", f"tot {nl}", Day(2000, 1, 1), before), (f"before 5 {en}", f"voor 5 {nl}", Day(2000, 1, 1), of(4)),
        (f"up to 10 {en}", f"tot en met 10 {nl}", Day(2000, 1, 1), of(10)),
        (f"from 3 to 12 {en}", f"van 3 tot en met 12 {nl}", of(3), of(12)),
        (f"between 20 {en2} and 5 {en}", f"tussen 20 {nl2} en 5 {nl}", before.replace(day=20), of(5)),
        (f"20 {en2[:3]} - 5 {en[:3]}", f"20 {nl2} - 5 {nl}", before.replace(day=20), of(5)),
        (f"in the first half of {en}", f"in de eerste helft van {nl}", of(1), of(15)),
        (f"in the first week of {en}", f"in de eerste week van {nl}", of(1), of(7)),
        (f"in the second week of {en}", f"in de tweede week van {nl}", of(8), of(14)),
        (f"in the last ten days of {en}", f"in de laatste tien dagen van {nl}", back(9, last), last),
        (f"in the two weeks after 1 {en}", f"in de twee weken na 1 {nl}", of(2), of(15)),
        (f"in the 10 days before 11 {en}", f"in de 10 dagen voor 11 {nl}", of(1), of(10)),
        (f"on 5 and 6 {en}", f"op 5 en 6 {nl}", of(5), of(6)),
        (f"in {en2} and {en} together", f"in {nl2} en {nl} samen", before.replace(day=1), last),
        ("in the last 14 days", "in de laatste 14 dagen", back(13, today), today),
        ("over the past 3 weeks", "de afgelopen 3 weken", back(20, today), today),
        ("since 2 weeks", "sinds 2 weken", back(13, today), today),
        ("on tuesday last week", "dinsdag vorige week", back(6, monday), back(6, monday)),
        ("from monday to thursday last week", "van maandag tot donderdag vorige week", back(7, monday), back(4, monday)),
        ("in the week of 9 " + en, "in de week van 9 " + nl, back(of(9).weekday(), of(9)), back(of(9).weekday() - 6, of(9))),
    ]


def questions(export: dict, today: Day) -> list[tuple[str, str, list[float]]]:
    """Language, text, and every figure that its answer has to hold; 0 is nothing found."""
    figures: dict[str, dict[Day, float]] = defaultdict(dict)
    for row in export["figures"]:
        if row["source"] == "manual":
            figures[row["metric"]][Day.fromisoformat(row["day"])] = row["value"]
    for row in export["foodEntries"]:
        for name in EATEN:
            if row[name] is not None:
                day = Day.fromisoformat(row["day"])
                figures[name][day] = figures[name].get(day, 0) + row[name]
    asked = []

    def ask(wanted: list[float], *said: str) -> None:
        asked.extend((language, text, wanted) for language, text in zip(("en", "nl"), said))

    for en, nl, first, last in times(today):
        def within(day: str | Day) -> bool:
            return first <= (day if isinstance(day, Day) else Day.fromisoformat(day)) <= last

        for name, words in FIGURES.items():
            known = {day: value for day, value in figures[name].items() if within(day)}
            over = [value for day, value in known.items() if name not in EATEN or day != today]
            # What a body weighed "two weeks ago" is told by the days around that one.
            if not over or name not in EATEN and en.endswith("ago"):
                continue
            truth = {"mean": sum(over) / len(over), "most": max(known.values()), "least": min(over), "sum": sum(known.values())}
            for measure, ways in MEASURES.items():
                if measure == "sum" and name not in EATEN or first == last and measure != "sum":
                    continue
                for way in range(2):
                    ask([truth[measure]], ways[0][way].format(words[0], en), ways[1][way].format(words[1], nl))
            if name in LIMITS and first != last:
                e, n, limit = LIMITS[name]
                under = sum(value < limit for value in over)
                ask([under], f"how many days under {limit} {e} {en}", f"hoeveel dagen onder de {limit} {n} {nl}")
        for word, names in FOODS.items():
            count = sum(within(row["day"]) and word in row["name"].lower() for row in export["foodEntries"])
            # "How often on Tuesday" is of all of them.
            if first != last:
                ask([count], f"how often did I eat {names[0]} {en}", f"hoe vaak at ik {names[1]} {nl}")
        done = [workout for workout in export["workouts"] if within(workout["day"]) and not workout["isOpen"]]
        ask([len(done)], f"how many workouts {en}", f"hoeveel trainingen {nl}")
        for exercise, names in LIFTS.items():
            sets = [one for workout in done for part in workout["exercises"] if part.get("exerciseId") == exercise for one in part["sets"] if not one.get("isWarmUp")]
            ask([len(sets)], f"how many sets of {names[0]} {en}", f"hoeveel sets {names[1]} {nl}")
            if sets:
                ask([max(one["load"] for one in sets)], f"heaviest {names[0]} {en}", f"zwaarste {names[1]} {nl}")
    return asked


def numbers(told: object) -> list[float]:
    if isinstance(told, dict):
        return [number for value in told.values() for number in numbers(value)]
    if isinstance(told, list):
        return [number for value in told for number in numbers(value)]
    return [float(told)] if isinstance(told, (int, float)) and not isinstance(told, bool) else []


def holds(answer: dict, language: str, wanted: list[float]) -> bool:
    told = numbers(answer["facts"][:2])
    text = answer["text"].replace("." if language == "nl" else ",", "").replace(",", ".")
    told += [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text)] + [1.0] * bool(re.search(r"\bonce\b|één keer", text))
    isNone = any(fact["key"].startswith("no") or fact["key"].endswith("None") for fact in answer["facts"])
    return all(want == 0 and isNone or any(abs(number - want) <= max(0.006 * abs(want), 0.06) for number in told) for want in wanted)


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    today = Day.fromisoformat(sys.argv[3]) if len(sys.argv) > 3 else Day.today()
    with tempfile.TemporaryDirectory(prefix="vitalpath-") as name:
        export = life(binary, pathlib.Path(name))
        asked = questions(json.loads(export.read_text()), today)
        random.Random(today.toordinal()).shuffle(asked)
        asked = asked[:count]
        data = pathlib.Path(name) / "data"
        subprocess.run([binary, "restore", export, "--data-dir", data], check=True, capture_output=True)
        lines = [json.dumps({"id": str(place), "lang": language, "now": f"{today}T20:30:00", "text": text}) for place, (language, text, _) in enumerate(asked)]
        told = subprocess.run([binary, "ask", "--jsonl", "--data-dir", data], input="\n".join(lines), capture_output=True, text=True, check=True)
        answers = {int(answer["id"]): answer for answer in map(json.loads, told.stdout.splitlines())}
    wrong = declined = 0
    for place, (language, text, wanted) in enumerate(asked):
        answer = answers.get(place, {"facts": [], "text": "", "isDeclined": True})
        if answer["isDeclined"]:
            declined += 1
        elif holds(answer, language, wanted):
            continue
        else:
            wrong += 1
        print(f"{'declined' if answer['isDeclined'] else 'WRONG'} {language} {text}\n  wanted {wanted}, told {' / '.join(answer['text'].splitlines())}")
    print(f"{len(asked)} questions: {wrong} wrong, {declined} declined")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
