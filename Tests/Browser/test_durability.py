"""What was acknowledged is there after the power goes, and what the command line promises."""

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import urllib.request

from conftest import BINARY, Server


def command(*arguments, data, text=None):
    return subprocess.run([BINARY, *arguments, "--data-dir", data], capture_output=True, text=True, timeout=60, input=text)


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
    server.process.wait(timeout=60)
    assert server.process.returncode == 0
