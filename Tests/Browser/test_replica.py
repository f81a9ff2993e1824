"""Beyond one disk: Litestream copies the database while people log, and brings it back elsewhere as the README says."""

import http.client
import json
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request

import pytest

from conftest import Server
from test_durability import command, erase, traces

BIN = pathlib.Path(sys.executable).parent
# Names of nobody, for the store below; what this machine may have set up for another one does not count.
KEYS = {name: value for name, value in os.environ.items() if not name.startswith("AWS_")} | {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "AWS_DEFAULT_REGION": "us-east-1"}


@pytest.fixture(scope="module")
def bucket():
    """An S3 store of this machine, with a bucket."""
    process = subprocess.Popen([BIN / "moto_server", "-p", "0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    address = next(line for line in process.stdout if "Running on" in line).split()[-1]
    threading.Thread(target=process.stdout.read, daemon=True).start()
    urllib.request.urlopen(urllib.request.Request(f"{address}/vitalpath", method="PUT")).read()
    yield address
    process.kill()
    process.wait()


class Replicator:
    """Litestream, set up as the README says."""

    def __init__(self, folder: pathlib.Path, data: pathlib.Path, replica: str):
        self.log = folder / "litestream.log"
        (folder / "litestream.yml").write_text(f"""
dbs:
  - path: {data}/vitalpath.db
    monitor-interval: 200ms
    replica:
{replica}
      sync-interval: 200ms
""")
        self.process = subprocess.Popen(
            [BIN / "litestream", "replicate", "-config", folder / "litestream.yml"], stdout=self.log.open("a"), stderr=subprocess.STDOUT, env=KEYS)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def restore(folder: pathlib.Path, target: pathlib.Path) -> None:
    """Another machine has nothing but the configuration and the replica."""
    source = next(line.split("path: ")[1] for line in (folder / "litestream.yml").read_text().splitlines() if "vitalpath.db" in line)
    target.mkdir(mode=0o700)
    told = subprocess.run(
        [BIN / "litestream", "restore", "-config", folder / "litestream.yml", "-o", target / "vitalpath.db", source], capture_output=True, text=True, env=KEYS, timeout=120)
    assert told.returncode == 0, told.stderr + told.stdout


def token_of(data: pathlib.Path) -> str:
    assert command("user", "add", "sam", "--no-password", data=data).returncode == 0
    return command("token", "add", "sam", "--scopes", "read,write", data=data).stdout.split()[-1]


def log(server: Server, token: str, name: str) -> str:
    body = json.dumps({"foodName": name, "calories": 100, "servingQuantity": 1, "logDate": "2026-01-01"}).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{server.base}/api/food-entries", body, headers), timeout=20) as answer:
        return json.load(answer)["id"]


def entries(data: pathlib.Path) -> list[dict]:
    told = command("export", "json", data=data)
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout)["foodEntries"]


class Logger:
    """Somebody who logs without a pause, and remembers what was acknowledged when."""

    def __init__(self, server: Server, token: str):
        self.acknowledged: list[tuple[float, str]] = []
        self.thread = threading.Thread(target=self.run, args=(server, token))
        self.thread.start()

    def run(self, server: Server, token: str) -> None:
        try:
            for number in range(1_000_000):
                self.acknowledged.append((0, log(server, token, f"meal {number}")))
                self.acknowledged[-1] = (time.monotonic(), self.acknowledged[-1][1])
        except (OSError, http.client.HTTPException):
            pass


def until(holds, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize("where", ["folder", "s3"])
def test_a_lost_disk_costs_no_more_than_the_last_second(tmp_path, bucket, where):
    data = tmp_path / "data"
    token = token_of(data)
    server = Server(data)
    replica = f"      path: {tmp_path}/replica" if where == "folder" else f"      type: s3\n      bucket: vitalpath\n      path: {tmp_path.name}\n      endpoint: {bucket}\n      force-path-style: true"
    replicator = Replicator(tmp_path, data, replica)
    try:
        until(lambda: "snapshot complete" in replicator.log.read_text())
        person = Logger(server, token)
        until(lambda: len(person.acknowledged) > 300)
        # Two seconds more: then there is something that was acknowledged well before.
        time.sleep(2)
        lost = time.monotonic()
        server.process.kill()
        replicator.kill()
    finally:
        replicator.process.kill()
        server.process.kill()
    person.thread.join()
    shutil.rmtree(data)

    restore(tmp_path, tmp_path / "elsewhere")
    have = {entry["id"] for entry in entries(tmp_path / "elsewhere")}
    early = [identifier for at, identifier in person.acknowledged if 0 < at < lost - 1]
    assert len(early) > 100 and [identifier for identifier in early if identifier not in have] == []
    assert command("doctor", data=tmp_path / "elsewhere").returncode == 0
    again = Server(tmp_path / "elsewhere")
    assert log(again, token, "after") not in have
    # What is backed up there can be put back, whatever Litestream left in it.
    made = command("backup", "-o", tmp_path / "b.tar.gz", data=tmp_path / "elsewhere")
    again.stop()
    assert made.returncode == 0, made.stderr
    assert command("restore", tmp_path / "b.tar.gz", data=tmp_path / "third").returncode == 0
    assert len(entries(tmp_path / "third")) == len(have) + 1


def test_kills_restores_and_an_erasure_are_replicated_like_anything_else(tmp_path):
    data = tmp_path / "data"
    token = token_of(data)
    server = Server(data)
    replicator = Replicator(tmp_path, data, f"      path: {tmp_path}/replica")
    try:
        until(lambda: "snapshot complete" in replicator.log.read_text())
        log(server, token, "FIRSTMEAL")
        kept = command("backup", "-o", tmp_path / "kept.tar.gz", data=data)
        assert kept.returncode == 0, kept.stderr
        log(server, token, "second")
        # Litestream goes on beside a server that is killed and one that is stopped.
        for how in (signal.SIGKILL, signal.SIGTERM):
            server.stop(how)
            assert "damaged" not in command("doctor", data=data).stdout
            server = Server(data)
            log(server, token, f"after {how}")
        server.stop()
        assert command("restore", tmp_path / "kept.tar.gz", data=data).returncode == 0
        server = Server(data)
        assert "log was damaged" not in server.log.read_text()
        log(server, token, "LASTMEAL")
        time.sleep(2)
        restore(tmp_path, tmp_path / "elsewhere")
        # Two of one minute stand in any order.
        assert {entry["name"] for entry in entries(tmp_path / "elsewhere")} == {"FIRSTMEAL", "LASTMEAL"}
        assert "no such table" not in replicator.log.read_text()
        # What is erased is gone at once from what people see and what is restored, and from the log once nobody reads it.
        assert erase(server) in (202, 204)
        time.sleep(2)
        restore(tmp_path, tmp_path / "erased")
        with sqlite3.connect(tmp_path / "erased/vitalpath.db") as database:
            assert database.execute("SELECT count(*) FROM food_entry").fetchone() == (0,)
        database.close()
        server.stop()
        replicator.kill()
        Server(data).stop()
        shutil.rmtree(data / ".vitalpath.db-litestream")
        assert traces(data, b"FIRSTMEAL") == [] and traces(data, b"LASTMEAL") == []
    finally:
        replicator.kill()
        if server.process.poll() is None:
            server.stop()
