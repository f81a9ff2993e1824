"""What the long runs share: a server to hurt, somebody who logs, and a place to do it in."""

import contextlib
import http.client
import json
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from datetime import date, timedelta

ROOT = pathlib.Path(__file__).resolve().parents[2]
os.environ.setdefault("VITALPATH_BINARY", str(ROOT / ".build-release/release/vitalpath"))
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from conftest import BINARY, Server, chromium_binary  # noqa: E402, F401: the same server as in the tests, here for all runs


class Failed(Exception):
    """A run has shown that something does not hold."""


def hold(is_so: bool, what: str) -> None:
    if not is_so:
        raise Failed(what)


@contextlib.contextmanager
def scratch():
    """A folder in memory where there is room for it: these runs write much, and what they prove is not the disk."""
    memory = pathlib.Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free > 4 << 30
    with tempfile.TemporaryDirectory(prefix="vitalpath-", dir=memory if roomy else None) as folder:
        yield pathlib.Path(folder)


@contextlib.contextmanager
def serving(*arguments, **options):
    server = Server(*arguments, **options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def command(*arguments, data: pathlib.Path, before: tuple = (), **options) -> subprocess.CompletedProcess:
    environment = {**os.environ, "LLVM_PROFILE_FILE": "/dev/null"}
    return subprocess.run(
        [*before, BINARY, *arguments, "--data-dir", data], capture_output=True, text=True, timeout=600, env=environment, **options)


def account(data: pathlib.Path, name: str = "sam") -> str:
    """Adds one. Returns a token that reads and writes it."""
    told = command("user", "add", name, "--no-password", data=data)
    hold(told.returncode == 0, told.stderr)
    return token_of(data, name)


def token_of(data: pathlib.Path, name: str) -> str:
    told = command("token", "add", name, "--scopes", "read,write", data=data)
    hold(told.returncode == 0, told.stderr)
    return told.stdout.split()[-1]


class Client:
    """Somebody with a token, on one connection for as long as it lasts."""

    def __init__(self, server: Server, token: str, timeout: float = 60):
        self.connection = http.client.HTTPConnection("localhost", server.port, timeout=timeout)
        self.headers = {"Authorization": f"Bearer {token}"}
        self.used = time.monotonic()

    def call(self, method: str, path: str, body=None, **headers: str) -> tuple[int, object]:
        """Status, and what came: parsed where it is JSON.

        A connection that cannot be used any more raises `OSError` or `HTTPException`.
        """
        if isinstance(body, bytes):
            headers = {"Content-Type": "application/octet-stream", **headers}
        elif body is not None:
            body = json.dumps(body).encode()
            headers = {"Content-Type": "application/json", **headers}
        # One that rested is about to be closed by the server, or was: as a browser does, another is opened.
        if time.monotonic() - self.used > 30:
            self.connection.close()
        self.used = time.monotonic()
        self.connection.request(method, path, body, {**self.headers, **headers})
        answer = self.connection.getresponse()
        data = answer.read()
        is_json = "json" in (answer.headers["Content-Type"] or "")
        return answer.status, json.loads(data) if is_json and data else data

    def get(self, path: str):
        status, answer = self.call("GET", path)
        hold(status == 200, f"GET {path}: {status} {answer}")
        return answer

    def log(self, name: str, day: str, key: str | None = None) -> tuple[int, object]:
        meal = {"foodName": name, "calories": 100, "servingQuantity": 1, "logDate": day}
        return self.call("POST", "/api/food-entries", meal, **({"Idempotency-Key": key} if key else {}))

    def close(self) -> None:
        self.connection.close()


def looked_through(client: Client) -> dict:
    """Waits until all of the database was looked at, and tells what /healthz says then. That follows the first answer, and whatever
    else the machine does."""
    end = time.monotonic() + 600
    while "sound" not in (found := client.call("GET", "/healthz")[1]):
        hold(time.monotonic() < end, "nobody looked at it")
        time.sleep(0.05)
    return found


def kept(person: Client) -> dict:
    """All that somebody has, without the doors to it: these are noted when they are used."""
    told = person.get("/api/export/json")
    return {name: part for name, part in told.items() if name not in ("sessions", "loginLinks", "apiTokens")}


def unchanged(person: Client, before: dict) -> None:
    after = kept(person)
    hold(after == before, f"changed: {[(name, before.get(name), after[name]) for name in after if after[name] != before.get(name)]}"[:1000])


def day_number(number: int) -> str:
    return str(date(2020, 1, 1) + timedelta(days=number))


@contextlib.contextmanager
def opened(data: pathlib.Path):
    """The database itself, by SQLite of Python; to be looked at while no server runs."""
    database = sqlite3.connect(data / "vitalpath.db")
    try:
        yield database
    finally:
        database.close()


def damage(file: pathlib.Path, dice: random.Random) -> None:
    """A bit, a block or all that follows becomes another."""
    content = bytearray(file.read_bytes())
    size = min(dice.choice([1, 8, 512, 4096]), len(content))
    at = dice.randrange(len(content) - size + 1)
    match dice.randrange(5):
        case 0: content[at] ^= 1 << dice.randrange(8)
        case 1: content[at : at + size] = dice.randbytes(size)
        case 2: content[at : at + size] = bytes(size)
        case 3: del content[at:]
        case 4:
            other = dice.randrange(len(content) - size + 1)
            content[at : at + size] = content[other : other + size]
    file.write_bytes(content)


def findings(database: sqlite3.Connection, check: str = "integrity_check") -> list[str]:
    """What SQLite finds wrong."""
    try:
        found = [row[0] for row in database.execute(f"PRAGMA {check}") if row[0] != "ok"]
        return found + [f"lost owner: {row}" for row in database.execute("PRAGMA foreign_key_check")]
    # What is damaged may be told in bytes that are no text.
    except (sqlite3.DatabaseError, UnicodeDecodeError) as problem:
        return [str(problem)]


def whole(data: pathlib.Path) -> None:
    """Holds that a data directory is as sound as the program and SQLite can tell."""
    told = command("doctor", data=data)
    hold(told.returncode == 0, told.stdout + told.stderr)
    with opened(data) as database:
        hold(findings(database) == [], str(findings(database)))
