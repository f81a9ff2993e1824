"""kill -9 around the end of a run and the begin of the next: a mark of a clean stop that is there is right, and says nothing
of what nobody looked at; without one the next start looks at everything first. A disk that lost pages beneath a right mark is
found out by the first run.
"""

import collections
import contextlib
import random
import shutil
import signal
import sqlite3
import subprocess
import time

from clean_stop import mark, state
from common import BINARY, Client, Server, account, command, damage, day_number, findings, hold, looked_through, scratch, whole


def run(kills: int) -> str:
    seed = random.randrange(1 << 32)
    dice = random.Random(seed)
    try:
        with scratch() as folder:
            told = killed(folder / "data", kills, dice)
            return f"{told}; {faulty(folder / 'data', folder / 'bad', max(kills // 4, 5), dice)}"
    except Exception as problem:
        problem.args = (f"{problem} (seed {seed})",)
        raise


def killed(data, kills: int, dice: random.Random) -> str:
    token = account(data)
    seen, told, length = collections.Counter(), set(), 0.0
    for number in range(kills):
        judge(data, told, seen)
        had_mark = (data / "clean-stop").exists()
        server = Server(data)
        client = Client(server, token)
        first = client.call("GET", "/healthz")[1]
        hold(not (data / "clean-stop").exists(), "the mark is there while the server runs")
        hold(had_mark or first.get("sound") is True, f"without a mark, it answered before it looked: {first}")
        seen["answered first"] += "sound" not in first
        if dice.random() < 0.7:
            looked_through(client)
        status, answer = client.log(f"meal {number}", day_number(number), key=f"{number}")
        hold(status == 201, f"{status} {answer}")
        told.add(f"meal {number}")
        client.close()
        began = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        if number % 5 == 0:
            hold(server.process.wait(60) == 0, "it did not end well")
            length = max(length, time.monotonic() - began)
        else:
            time.sleep(dice.random() * (length or 0.2) * 1.2)
            server.process.kill()
            server.process.wait()
        judge(data, told, seen)
        if dice.random() < 0.5:
            starting = subprocess.Popen([BINARY, "--no-open", "--port", "0", "--data-dir", data], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(dice.random() * 0.4)
            starting.kill()
            starting.wait()
    whole(data)
    return f"{kills} kills: " + ", ".join(f"{count} {what}" for what, count in seen.most_common()) + "; nothing lost"


def judge(data, told: set, seen: collections.Counter) -> None:
    if not (data / "clean-stop").exists():
        seen["without a mark"] += 1
        return
    seen["with a mark"] += 1
    hold((data / "clean-stop").read_text() == state(data), "the mark is of another file")
    log = data / "vitalpath.db-wal"
    hold(not log.exists() or log.stat().st_size == 0, "the mark is beside a log")
    # The file alone, and nothing in it changed by looking.
    database = sqlite3.connect(f"file:{data / 'vitalpath.db'}?immutable=1", uri=True)
    hold(findings(database) == [], f"marked, and damaged: {findings(database)[:2]}")
    names = {row[0] for row in database.execute("SELECT name FROM food_entry")}
    database.close()
    hold(told <= names, f"marked, and lost: {sorted(told - names)[:5]}")


def looked(data) -> list[str]:
    """What the look of a start finds, which may not write; who may looks at the conditions of rows, too."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{data / 'vitalpath.db'}?mode=ro", uri=True)) as database:
            return [row[0] for row in database.execute("PRAGMA quick_check") if row[0] != "ok"]
    except (sqlite3.DatabaseError, UnicodeDecodeError) as problem:
        return [str(problem)]


def faulty(sound, bad, places: int, dice: random.Random) -> str:
    seen = collections.Counter()
    token = command("token", "add", "sam", "--scopes", "read,write", data=sound).stdout.split()[-1]
    for number in range(places):
        shutil.rmtree(bad, ignore_errors=True)
        shutil.copytree(sound, bad)
        damage(bad / "vitalpath.db", dice)
        quick = looked(shutil.copytree(bad, bad.parent / "beside"))
        shutil.rmtree(bad.parent / "beside")
        mark(bad)
        try:
            server = Server(bad)
        except AssertionError as problem:
            hold("damaged" in str(problem) or "could not be opened" in str(problem) or "empty" in str(problem), f"refused without words: {problem}")
            seen["refused"] += 1
            continue
        found = looked_through(Client(server, token))
        log = server.log.read_text()
        server.stop()
        hold(found["sound"] == (quick == []), f"place {number}: {found} where there is {quick[:2]}")
        hold((bad / "clean-stop").exists() == found["sound"], f"place {number}: a mark {'without' if found['sound'] else 'with'} damage")
        if quick:
            hold("damaged" in log, f"nothing in the log: {log}")
            hold(command("user", "list", data=bad).returncode == 1, "the next start was not refused")
        seen["found by the first run" if quick else "nothing to find"] += 1
    return f"{places} faults of the disk: " + ", ".join(f"{count} {what}" for what, count in seen.most_common())
