"""Many accounts with three years each, and one with thirty: how large they are, and how quick it stays."""

import collections
import contextlib
import pathlib
import re
import sqlite3
import subprocess
import tempfile
import time

from common import BINARY, Client, hold, looked_through, scratch, serving, token_of

YEARS, LIFE = 3, 30
#: Seconds; of one answer after a write, and from the start to the first answer
ANSWER, START = 0.05, 0.2
ROUNDS = 200


def run(accounts: int) -> str:
    with scratch() as folder:
        sizes = {}
        for name, years in (("many", YEARS), ("one", LIFE)):
            subprocess.run([BINARY.parent / "Bench", "decade", folder / name, str(years)], check=True, capture_output=True)
            sizes[name] = size(folder / name)
        seen = [growth(folder / "many")]
        multiply(folder / "many", accounts)
        seen.append(f"{YEARS} years {sizes['many']:.1f} MB, {LIFE} years {sizes['one']:.1f} MB, {accounts} accounts {size(folder / 'many'):.0f} MB")
        seen.append(copying(folder / "many"))
        slow = []
        for name in ("many", "one"):
            first, p99, told = measure(folder / name)
            seen.append(f"{name}: {told}")
            if first >= START or p99 >= ANSWER:
                slow.append(name)
        hold(not slow, f"too slow with {' and '.join(slow)}; {'; '.join(seen)}")
        return "; ".join(seen)


def size(data: pathlib.Path) -> float:
    """MB"""
    return (data / "vitalpath.db").stat().st_size / 1e6


#: What of the database belongs to one of each, and how many there are
THINGS = {
    "an entry": (["food_entry"], "SELECT count(*) FROM food_entry"),
    "a set": (["workout"], "SELECT sum(json_array_length(exercise.value, '$.sets')) FROM workout, json_each(workout.exercises) AS exercise"),
    "a typed figure": (["figure"], "SELECT count(*) FROM figure"),
    "an imported figure": (["health_figure"], "SELECT count(*) FROM health_figure"),
    "the hours of a day": (["health_detail"], "SELECT count(*) FROM health_detail"),
}


def growth(data: pathlib.Path) -> str:
    """Bytes of the file for one of each thing, its indexes with it, and for a day."""
    with contextlib.closing(sqlite3.connect(data / "vitalpath.db")) as database:
        of = dict(database.execute("SELECT name, tbl_name FROM sqlite_master"))
        bytes_of = collections.Counter()
        for name, pages in database.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name"):
            bytes_of[of.get(name, name)] += pages
        told = [f"{name} {sum(bytes_of[table] for table in tables) / database.execute(count).fetchone()[0]:.0f} B" for name, (tables, count) in THINGS.items()]
        days = YEARS * 365.25
        return f"{', '.join(told)}, a day {sum(bytes_of.values()) / days / 1000:.1f} kB"


def copying(data: pathlib.Path) -> str:
    """How long what reads all of it takes."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(dir=data) as folder:
        file = pathlib.Path(folder) / "backup.tar.gz"
        subprocess.run([BINARY, "backup", "-o", file, "--data-dir", data], check=True, capture_output=True)
        took = time.monotonic() - began
        return f"a backup {took:.0f} s, {size(data) / took:.0f} MB/s, {file.stat().st_size / 1e6:.0f} MB"


def measure(data: pathlib.Path) -> tuple[float, float, str]:
    token = token_of(data, "decade")
    starts, looks = [], []
    for _ in range(5):
        began = time.monotonic()
        with serving(data) as server:
            client = Client(server, token)
            client.get("/healthz")
            starts.append(time.monotonic() - began)
            looked_through(client)
            looks.append(time.monotonic() - began - starts[-1])
            if len(starts) < 5:
                continue
            times = []
            for _ in range(ROUNDS):
                status, answer = client.call("POST", "/api/food-entries", {"foodId": "banana", "servingQuantity": 1})
                hold(status == 201, str(answer))
                began = time.monotonic()
                client.get("/api/today")
                times.append(time.monotonic() - began)
            times.sort()
            p99 = times[len(times) * 99 // 100]
    first = sorted(starts)[2]
    return first, p99, f"ready in {first * 1000:.0f} ms, looked through {max(looks):.1f} s later, today after a write p99 {p99 * 1000:.1f} ms"


def multiply(data: pathlib.Path, accounts: int) -> None:
    """Gives the rows of the one account to others, too, under numbers and ids of their own."""
    with contextlib.closing(sqlite3.connect(data / "vitalpath.db")) as database:
        database.execute("PRAGMA synchronous = OFF")
        tables = [name for name, sql in database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'") if re.search(r"\bowner\b", sql or "")]
        secrets = {"session", "login_link", "api_token", "calendar_address", "apple_identity"}
        for number in range(1, accounts):
            with database:
                database.execute(f"INSERT INTO account (id, name, created_at) SELECT {moved('id', number)}, name || ' {number}', created_at FROM account WHERE is_owner")
                for table in set(tables) - secrets:
                    columns = {row[1]: row[2] for row in database.execute(f"PRAGMA table_info({table})")}
                    values = [value(table, column, kind, number) for column, kind in columns.items()]
                    database.execute(
                        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {', '.join(values)} FROM {table} "
                        "WHERE owner = (SELECT id FROM account WHERE is_owner)")


def moved(column: str, number: int) -> str:
    """An id of the first account as one of another."""
    return f"substr({column}, 1, 30) || printf('%06x', {number})"


def value(table: str, column: str, kind: str, number: int) -> str:
    if column == "owner" or column == "id" and kind == "TEXT":
        return moved(column, number)
    if column == "batch" or column == "id" or (table, column) == ("health_figure", "source"):
        return f"{column} + {number * 1000}"
    return column
