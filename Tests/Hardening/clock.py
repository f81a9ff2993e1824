"""The clock goes forward and back while people log, over each change that zones have: every civil day has its own total."""

import collections
import csv
import io
import pathlib
import random
import time
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from common import Client, account, hold, scratch, serving, whole

#: Zone, and an instant near which its clock changes
CHANGES = [
    ("Europe/Amsterdam", datetime(2026, 3, 29, 1)), ("Europe/Amsterdam", datetime(2026, 10, 25, 1)),
    ("America/New_York", datetime(2026, 3, 8, 7)), ("America/New_York", datetime(2026, 11, 1, 6)),
    # By half an hour
    ("Australia/Lord_Howe", datetime(2026, 4, 4, 15)), ("Australia/Lord_Howe", datetime(2026, 10, 3, 15, 30)),
    # 30 December 2011 was never there.
    ("Pacific/Apia", datetime(2011, 12, 30, 10)),
    ("Etc/UTC", datetime(2028, 2, 29, 0)),
]
STARTS = range(7)


class Clock:
    """The clock of a server that runs with `more`."""

    def __init__(self, folder: pathlib.Path):
        self.file = folder / "clock"
        self.more = {"VITALPATH_CLOCK": f"@{self.file}"}
        self.set(datetime.now(timezone.utc))

    def set(self, moment: datetime) -> None:
        draft = self.file.with_suffix(".new")
        draft.touch(mode=0o600)
        draft.write_text(f"{round(moment.timestamp() - time.time()):+d}")
        draft.rename(self.file)


def civil(moment: datetime, zone: str, start: int) -> str:
    """The day that a moment counts for, by Python's own tables of zones."""
    local = moment.astimezone(ZoneInfo(zone))
    if local.hour >= start:
        return str(local.date())
    # The day before: the last one that anybody there has had.
    before = moment
    while before.astimezone(ZoneInfo(zone)).date() == local.date():
        before -= timedelta(minutes=30)
    return str(before.astimezone(ZoneInfo(zone)).date())


def run(instants: int) -> str:
    dice = random.Random(7)
    told = 0
    with scratch() as folder:
        data = folder / "data"
        clock = Clock(folder)
        names = [f"person-{start}" for start in STARTS]
        tokens = [account(data, name) for name in names]
        totals: list[collections.Counter] = [collections.Counter() for _ in STARTS]
        with serving(data, more=clock.more) as server:
            people = [Client(server, token) for token in tokens]
            for zone, change in CHANGES:
                for start, person in zip(STARTS, people):
                    status, answer = person.call("PATCH", "/api/preferences", {"timeZone": zone, "dayStartHour": start})
                    hold(status == 200, str(answer))
                for _ in range(instants):
                    # Not on the edge of a minute: the clock goes on meanwhile.
                    minutes = dice.randrange(-3 * 1440, 3 * 1440)
                    moment = change.replace(tzinfo=timezone.utc) + timedelta(minutes=minutes, seconds=15)
                    clock.set(moment)
                    start = dice.choice(STARTS)
                    energy = dice.randrange(50, 900)
                    day = civil(moment, zone, start)
                    status, entry = people[start].call("POST", "/api/food-entries", {"foodName": "meal", "calories": energy, "servingQuantity": 1})
                    hold(status == 201, str(entry))
                    hold(entry["logDate"] == day, f"{zone}, day from {start}:00, {moment}: {entry['logDate']} for {day}")
                    totals[start][day] += energy
                    told += 1
                    today = people[start].get("/api/today")
                    hold(today["date"] == day, f"{zone}, day from {start}:00, {moment}: today is {today['date']} for {day}")
            clock.set(datetime.now(timezone.utc))
            for start, person in zip(STARTS, people):
                table = csv.DictReader(io.StringIO(person.get("/api/export/csv").decode()))
                found = {row["logDate"]: float(row["caloriesConsumed"]) for row in table if row["caloriesConsumed"]}
                hold(found == dict(totals[start]), f"day from {start}:00: {set(found.items()) ^ set(totals[start].items())}")
        whole(data)
    return f"{told:,} meals over {len(CHANGES)} changes of clocks in {len({zone for zone, _ in CHANGES})} zones, days from 0:00 to 6:00; all totals right"
