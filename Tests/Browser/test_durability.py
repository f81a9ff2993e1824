"""What was acknowledged is there after the power goes, and what the command line promises."""

import http.client
import json
import os
import pathlib
import shutil
import signal
import socket
import sqlite3
import subprocess
import threading
import time
import urllib.request

import pytest

from conftest import BINARY, Server


def command(*arguments, data, text=None):
    return subprocess.run([BINARY, *arguments, "--data-dir", data], capture_output=True, text=True, timeout=240, input=text)


def test_entries_that_were_acknowledged_survive_a_kill(tmp_path):
    data = tmp_path / "data"
    assert command("user", "add", "sam", "--no-password", data=data).returncode == 0
    token = command("token", "add", "sam", "--scopes", "read,write", data=data).stdout.split()[-1]
    acknowledged = []
    for round_number in range(3):
        server = Server(data)
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        for number in range(25):
            body = json.dumps({"foodName": f"meal {round_number}-{number}", "calories": 100, "servingQuantity": 1, "logDate": "2026-01-01"}).encode()
            with urllib.request.urlopen(urllib.request.Request(f"{server.base}/api/food-entries", body, headers)) as answer:
                assert answer.status == 201
                acknowledged.append(json.load(answer)["id"])
        server.stop(signal.SIGKILL)
    server = Server(data)
    with urllib.request.urlopen(urllib.request.Request(f"{server.base}/api/food-entries/2026-01-01", headers=headers)) as answer:
        assert [entry["id"] for entry in json.load(answer)] and len(acknowledged) == 75
    with urllib.request.urlopen(urllib.request.Request(f"{server.base}/api/food-entries/2026-01-01", headers=headers)) as answer:
        assert {entry["id"] for entry in json.load(answer)} == set(acknowledged)
    busy = command("user", "list", data=data)
    assert busy.returncode != 0 and "is running" in busy.stderr
    server.stop()
    assert server.process.returncode == 0
    assert command("doctor", data=data).returncode == 0


def test_a_copied_binary_serves_its_pages_from_any_folder(tmp_path):
    copy = shutil.copy(BINARY, tmp_path / "vitalpath")
    environment = {**os.environ, "LLVM_PROFILE_FILE": "/dev/null"}
    process = subprocess.Popen([copy, "--no-open", "--port", "0", "--data-dir", tmp_path / "data"], stdout=subprocess.PIPE, text=True, cwd="/", env=environment)
    base = process.stdout.readline().split()[-1]
    for path in ["/welcome", "/food/food.js", "/shared/base.css", "/icon.svg", "/openapi.json", "/strings/nl.js"]:
        with urllib.request.urlopen(base + path) as answer:
            assert answer.status == 200 and len(answer.read()) > 200, path
    process.terminate()
    assert process.wait(timeout=20) == 0


def test_the_commands_do_what_they_say(tmp_path):
    data = tmp_path / "data"
    assert subprocess.run([BINARY, "--version"], capture_output=True, text=True).stdout.strip() == "0.1.0"
    assert command("user", "add", "sam", data=data, text="a lake of quiet geese\n").returncode == 0
    assert command("user", "add", "SAM", "--no-password", data=data).returncode != 0
    assert "guessed first" in command("user", "reset-password", "sam", data=data, text="password1\n").stderr
    assert command("user", "reset-password", "sam", data=data, text="another lake of geese\n").returncode == 0
    assert "sam\tpassword" in command("user", "list", data=data).stdout
    assert "/start?token=" in command("user", "link", "sam", data=data).stdout
    made = command("token", "add", "sam", "--scopes", "read", data=data).stdout
    assert made.split()[-1].startswith("vp_")
    listed = command("token", "list", data=data).stdout
    assert "script\tread" in listed and made.split()[-1] not in listed
    assert command("token", "revoke", listed.split()[0], data=data).returncode == 0
    assert command("token", "add", "sam", "--scopes", "admin", data=data).returncode != 0
    assert json.loads(command("export", "json", data=data).stdout)["account"]["name"] == "sam"
    assert command("export", "csv", "--gz", "-o", str(tmp_path / "days.csv.gz"), data=data).returncode == 0
    assert (tmp_path / "days.csv.gz").read_bytes()[:2] == b"\x1f\x8b"
    found = subprocess.run([BINARY, "search", "chiken", "brest", "--json", "--limit", "3"], capture_output=True, text=True)
    assert json.loads(found.stdout)[0]["id"] == "chicken-breast-cooked"
    assert "Appel" in subprocess.run([BINARY, "search", "appel", "--lang", "nl"], capture_output=True, text=True).stdout.split("\n")[0]
    assert command("doctor", data=data).returncode == 0
    assert "complete" in subprocess.run([BINARY, "--generate-completion-script", "bash"], capture_output=True, text=True).stdout


def test_a_download_that_the_end_of_the_server_cuts_short_is_seen_to_be_cut_short(tmp_path):
    data = tmp_path / "data"
    assert command("user", "add", "sam", "--no-password", data=data).returncode == 0
    token = command("token", "add", "sam", "--scopes", "read", data=data).stdout.split()[-1]
    with sqlite3.connect(data / "vitalpath.db") as database:
        database.execute("""
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
            INSERT INTO food_entry (id, owner, day, at, slot, name, amount, unit, created_at, updated_at, minute)
            SELECT printf('%036d', i), (SELECT id FROM account), '2026-01-01', i, 'lunch', 'meal ' || i, 1, 'portion', i, i, 600 FROM n""")
    database.close()
    server = Server(data)
    downloads = []
    for _ in range(4):
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", server.port))
        connection.sendall(f"GET /api/export/json HTTP/1.1\r\nHost: localhost:{server.port}\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        downloads.append((connection, bytearray(connection.recv(4096))))
    server.process.send_signal(signal.SIGTERM)
    for connection, received in downloads:
        connection.settimeout(40)
        try:
            while piece := connection.recv(1 << 16):
                received += piece
        except ConnectionResetError:
            pass
        connection.close()
        assert received.startswith(b"HTTP/1.1 200")
        is_whole = received.rstrip().endswith(b"}\n\r\n0")
        assert is_whole == received.endswith(b"\r\n0\r\n\r\n"), "the end of the file and the end of the answer come together"
        assert is_whole == (b"meal 100000\"" in received)
    server.process.wait(timeout=240)
    assert server.process.returncode == 0


def traces(folder: pathlib.Path, text: bytes) -> list[str]:
    return [str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file() and text in file.read_bytes()]


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    """A data directory whose owner wrote SECRETNOTE everywhere, in a few megabytes."""
    data = tmp_path_factory.mktemp("filled") / "data"
    assert command("user", "add", "sam", "--no-password", data=data).returncode == 0
    with sqlite3.connect(data / "vitalpath.db") as database:
        database.execute("""
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 8000)
            INSERT INTO food_entry (id, owner, day, at, slot, name, amount, unit, notes, created_at, updated_at, minute)
            SELECT printf('%036d', i), (SELECT id FROM account), '2026-01-01', i, 'lunch', 'SECRETNOTE ' || i, 1, 'portion', hex(randomblob(i % 300)) || 'SECRETNOTE', i, i, 600 FROM n""")
        database.execute("INSERT INTO photo (id, owner, subject, created_at) SELECT 'p', id, 'profile', 0 FROM account")
    database.close()
    (data / "photos/p.jpg").write_bytes(b"SECRETNOTE")
    return data


def erase(server: Server) -> int:
    with urllib.request.urlopen(urllib.request.Request(server.link)) as answer:
        cookie = answer.headers["Set-Cookie"].split(";")[0]
    headers = {"Cookie": cookie, "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin"}
    request = urllib.request.Request(f"{server.base}/api/account", b'{"confirm": "sam"}', headers, method="DELETE")
    with urllib.request.urlopen(request, timeout=240) as answer:
        return answer.status


def test_erasing_leaves_nothing_and_a_new_way_in(tmp_path, filled):
    data = shutil.copytree(filled, tmp_path / "data")
    server = Server(data)
    assert erase(server) == 204
    assert traces(data, b"SECRETNOTE") == []
    link = server.wait_for(r"begin again: (http://\S+/start\?token=\S+)")
    assert f":{server.port}/" in link
    with urllib.request.urlopen(link) as answer:
        assert answer.status == 200
    server.stop()
    again = Server(data)
    assert again.link
    again.stop()
    assert traces(data, b"SECRETNOTE") == []


def kill_once_begun(server: Server, data: pathlib.Path) -> None:
    """Kills the server as soon as its database says that an erasure has begun, or is done."""
    database = sqlite3.connect(f"file:{data / 'vitalpath.db'}?mode=ro", uri=True)
    count = "SELECT (SELECT count(*) FROM erasure), (SELECT count(*) FROM food_entry)"
    while database.execute(count).fetchone() == (0, 8000):
        time.sleep(0.001)
    server.process.kill()
    database.close()


def test_erasing_that_a_kill_interrupts_is_finished_by_the_next_start(tmp_path, filled):
    whole = Server(shutil.copytree(filled, tmp_path / "whole"))
    began = time.monotonic()
    assert erase(whole) == 204
    length = time.monotonic() - began
    whole.stop()
    shutil.rmtree(tmp_path / "whole")
    outcomes = set()
    kills = int(os.environ.get("VITALPATH_KILLS", 8))
    for number in range(kills):
        data = shutil.copytree(filled, tmp_path / f"data-{number}")
        server = Server(data)
        # The last one is killed when it has begun for certain, however slow the machine is.
        killer = (
            threading.Thread(target=kill_once_begun, args=(server, data))
            if number == kills - 1
            else threading.Timer(length * (number + 0.5) / kills, server.process.kill)
        )
        killer.start()
        try:
            erase(server)
        except (OSError, http.client.HTTPException):
            pass
        killer.join()
        server.process.wait(timeout=20)
        again = Server(data)
        left = traces(data, b"SECRETNOTE")
        again.stop()
        with sqlite3.connect(data / "vitalpath.db") as database:
            entries = database.execute("SELECT count(*) FROM food_entry").fetchone()[0]
        database.close()
        # Killed before it began, nothing is gone; after that, nothing is left.
        assert entries == (8000 if left else 0), (number, left)
        outcomes.add(bool(left))
        shutil.rmtree(data)
    assert False in outcomes


def test_a_clean_stop_leaves_one_whole_file(tmp_path):
    data = tmp_path / "data"
    assert command("user", "add", "sam", "--no-password", data=data).returncode == 0

    def is_whole() -> bool:
        log = data / "vitalpath.db-wal"
        copy = shutil.copy(data / "vitalpath.db", tmp_path / "copy.db")
        with sqlite3.connect(copy) as database:
            names = database.execute("SELECT name FROM account").fetchall()
        database.close()
        return names == [("sam",)] and (not log.exists() or log.stat().st_size == 0)

    assert is_whole()
    for how in (signal.SIGTERM, signal.SIGINT):
        server = Server(data)
        assert server.link
        server.stop(how)
        assert is_whole(), how


def test_damage_is_told_with_what_to_do_and_nothing_is_overwritten(tmp_path):
    data = tmp_path / "data"
    assert command("user", "add", "sam", "--no-password", data=data).returncode == 0
    server = Server(data)
    assert server.link
    server.stop(signal.SIGKILL)
    killed = shutil.copytree(data, tmp_path / "killed")

    log = bytearray((data / "vitalpath.db-wal").read_bytes())
    log[32 + 24 + 100] ^= 255
    (data / "vitalpath.db-wal").write_bytes(log)
    told = command("user", "list", data=data)
    assert told.returncode == 0 and "damaged" in told.stderr and "log anew" in told.stderr
    kept = list(data.glob("damaged/*/vitalpath.db-wal"))
    assert [file.read_bytes() for file in kept] == [bytes(log)]
    told = command("doctor", data=data)
    assert told.returncode == 1 and "damaged" in told.stdout

    (killed / "vitalpath.db").write_bytes(b"")
    before = (killed / "vitalpath.db-wal").read_bytes()
    for arguments in (["doctor"], ["serve", "--no-open", "--port", "0"], ["user", "list"]):
        told = command(*arguments, data=killed)
        assert told.returncode != 0 and "is empty, but" in told.stdout + told.stderr
        assert "move the folder away" in told.stdout + told.stderr
    assert (killed / "vitalpath.db").read_bytes() == b"" and (killed / "vitalpath.db-wal").read_bytes() == before
