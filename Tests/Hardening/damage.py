"""Database and log, damaged: the program tells wherever the format can tell, and throws nothing away."""

import collections
import pathlib
import random
import shutil
import signal
import sqlite3

from common import Client, account, command, damage, day_number, findings, hold, opened, scratch, serving

ENTRIES = 150


def run(places: int) -> str:
    seed = random.randrange(1 << 32)
    dice = random.Random(seed)
    with scratch() as folder:
        sound, bad = folder / "sound", folder / "bad"
        token = account(sound)
        with serving(sound) as server:
            client = Client(server, token)
            for number in range(ENTRIES):
                hold(client.log(f"meal {number}", day_number(number % 9))[0] == 201, "logging")
            # What is not in the database yet is in its log.
            server.stop(signal.SIGKILL)
        rows = content(copied(sound, bad))
        seen = collections.Counter()
        for number in range(places):
            copied(sound, bad)
            file = bad / dice.choice(["vitalpath.db", "vitalpath.db-wal"])
            damage(file, dice)
            try:
                look(bad, rows, folder, seen, file.name)
            except Exception as problem:
                problem.args = (f"{problem} ({file.name}, place {number}, seed {seed})",)
                raise
        return f"{places:,} damages: " + ", ".join(f"{count} {what}" for what, count in seen.most_common())


def copied(sound: pathlib.Path, bad: pathlib.Path) -> pathlib.Path:
    shutil.rmtree(bad, ignore_errors=True)
    return shutil.copytree(sound, bad)


def content(data: pathlib.Path) -> list | None:
    """All rows that people have made; `None` where they cannot be read."""
    try:
        with opened(data) as database:
            return [database.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in ("account", "food_entry", "api_token")]
    except sqlite3.DatabaseError:
        return None


def look(bad: pathlib.Path, rows: list, folder: pathlib.Path, seen: collections.Counter, name: str) -> None:
    before = {file.name: file.read_bytes() for file in bad.iterdir() if file.name in ("vitalpath.db", "vitalpath.db-wal")}
    # What SQLite alone says of the same files.
    with opened(shutil.copytree(bad, folder / "beside")) as database:
        quick = findings(database, "quick_check")
        full = findings(database)
    shutil.rmtree(folder / "beside")
    told = command("user", "list", data=bad)
    hold(told.returncode in (0, 1), f"it ended: {told.returncode} {told.stderr}")
    if told.returncode == 1:
        hold(len(told.stderr) > 40, f"refused without words: {told.stderr}")
        after = {name: (bad / name).read_bytes() for name in before if (bad / name).exists()}
        hold(after == before, "it was refused, and changed")
        seen["refused"] += 1
        return
    hold(quick == [], f"it started with {quick[:2]}")
    if "damaged" in told.stderr:
        kept = [{file.name: file.read_bytes() for file in folder.iterdir()} for folder in (bad / "damaged").iterdir()]
        hold(any(before.items() <= copy.items() for copy in kept), "what was found is not kept")
        seen["told"] += 1
    elif content(bad) == rows:
        seen["harmless"] += 1
        return
    else:
        hold(name == "vitalpath.db", "rows of the log are lost, and nothing was said")
        # A letter of a text that became another: the format has no sums for pages.
        seen["beyond the format"] += 1
    if full:
        hold(command("doctor", data=bad).returncode == 1, f"doctor says nothing of {full[:2]}")
