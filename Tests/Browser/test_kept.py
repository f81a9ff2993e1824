"""The program as somebody keeps it: its clock in tests, its log, what doctor finds, an update of the data, its man page."""

import fcntl
import json
import os
import re
import socket
import sqlite3
import subprocess
import urllib.error
import urllib.request
from datetime import date

import clean_stop
import pytest
from conftest import BINARY, ROOT, Server, send
from playwright.sync_api import expect
from test_durability import command


def account(data) -> dict:
    """The fields with which a script reads and writes an account of its own."""
    assert command("user", "add", "sam", "--no-password", data=data).returncode == 0
    token = command("token", "add", "sam", "--scopes", "read,write", data=data).stdout.split()[-1]
    return {"Authorization": f"Bearer {token}"}


def get(server, path, headers):
    with urllib.request.urlopen(urllib.request.Request(server.base + path, headers=headers), timeout=240) as answer:
        return json.loads(answer.read())


def test_the_clock_is_told_only_where_nobody_else_can_reach_the_server(tmp_path):
    data, file = tmp_path / "data", tmp_path / "clock"
    headers = account(data)
    server = Server(data, more={"VITALPATH_CLOCK": "2031-05-06T12:00:00Z"})
    assert get(server, "/api/today", headers)["date"] == "2031-05-06"
    assert "clock is not this machine's" in server.log.read_text()
    server.stop()
    file.write_text("+0\n")
    file.chmod(0o600)
    server = Server(data, more={"VITALPATH_CLOCK": f"@{file}"})
    today = get(server, "/api/today", headers)["date"]
    file.write_text("+864000")
    later = get(server, "/api/today", headers)["date"]
    assert (date.fromisoformat(later) - date.fromisoformat(today)).days in (10, 11)
    # Half written: it goes on as it was.
    file.write_text("")
    assert get(server, "/api/today", headers)["date"] == later
    file.write_text("-0")
    assert get(server, "/api/today", headers)["date"] == today
    server.stop()

    def refused(clock, *arguments):
        told = subprocess.run(
            [BINARY, "--no-open", "--port", "0", "--data-dir", data, *arguments], capture_output=True, text=True, timeout=240,
            env={**os.environ, "VITALPATH_CLOCK": clock, "LLVM_PROFILE_FILE": "/dev/null"})
        assert told.returncode == 1 and "VITALPATH_CLOCK" in told.stderr and "is at" not in told.stdout, told
        return told.stderr

    for clock in ("tomorrow", "86400", "+1e9", "+99999999999", "@", f"@{tmp_path}/none", "@/etc/passwd"):
        refused(clock)
    assert "--lan" in refused("+60", "--lan")
    file.write_text("+60")
    file.chmod(0o622)
    assert "nobody else can write" in refused(f"@{file}")


def test_a_log_of_json_tells_what_happened_and_nothing_about_anybody(tmp_path):
    data = tmp_path / "data"
    headers = account(data)
    server = Server(data, "--log-format", "json")
    with sqlite3.connect(data / "vitalpath.db") as database:
        database.execute("DROP TABLE recipe")
    database.close()
    try:
        get(server, "/api/recipes?search=my-secret-soup", headers)
        raise AssertionError("a lost table was not noticed")
    except urllib.error.HTTPError as error:
        assert error.code == 500
    server.stop()
    text = server.log.read_text()
    events = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert len(events) == len([line for line in text.splitlines() if not re.match("VitalPath is at|Your way in", line)])
    started, failed, stopped = (next(event for event in events if event["message"] == message) for message in ("Started", "Failed", "Stopped"))
    assert started["port"] == server.port and started["level"] == "info" and re.match(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$", started["time"])
    assert failed["level"] == "error" and failed["route"] == "/api/recipes" and failed["error"].startswith("SQLite 1: ")
    told = json.dumps(events)
    for secret in ("sam", "soup", str(tmp_path), headers["Authorization"].split()[-1]):
        assert secret not in told, secret
    assert stopped["level"] == "info"


def test_doctor_looks_at_what_is_promised(tmp_path):
    data = tmp_path / "data"
    headers = account(data)

    def doctor(*arguments):
        told = command("doctor", *arguments, data=data)
        return told.returncode, told.stdout

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        code, told = doctor("--port", str(taken.getsockname()[1]))
        assert code == 0 and "another program has it" in told, told
    for line in ("time zones", "clock", "data directory", "room on the disk", "database", "its form", "SQLite", "backups", "accounts: 1"):
        assert re.search(rf"^ok   {line}", told, re.M), (line, told)
    server = Server(data)
    urllib.request.urlopen(urllib.request.Request(f"{server.base}/api/food-entries", json.dumps({"foodName": "x", "servingQuantity": 1}).encode(), {**headers, "Content-Type": "application/json"})).close()
    code, told = doctor("--port", str(server.port))
    assert code == 0 and "is running on it" in told and f"ok   port {server.port}" in told and "none yet" in told, told
    server.stop()

    name = command("backup", data=data).stdout.split("\t")[0]
    assert re.search("^ok   backups: 1, the last read again", doctor()[1], re.M)
    with open(name, "r+b") as file:
        file.seek(-20, 2)
        file.write(bytes(10))
    assert command("backup", "verify", name.rsplit("/", 1)[1], data=data).returncode == 1
    code, told = doctor()
    assert code == 1 and re.search(r"^BAD  backup .*: The file", told, re.M), told

    data.chmod(0o755)
    (data / "backups.json").chmod(0o644)
    code, told = doctor()
    assert code == 1 and "BAD  data directory" in told and "note files: others could read backups.json" in told, told


def test_doctor_removes_what_a_command_that_was_ended_had_left_and_nothing_that_one_is_at(tmp_path):
    data = tmp_path / "data"
    account(data)
    for name in ("left", "held"):
        (data / "staging" / name).mkdir(parents=True)
        (data / "staging" / name / "vitalpath.db").write_bytes(b"x")
    held = os.open(data / "staging/held", os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_EX)
    told = command("doctor", data=data)
    assert told.returncode == 0 and re.search("^note what a command that was ended had left: removed, 1 of it$", told.stdout, re.M), told.stdout
    assert os.listdir(data / "staging") == ["held"]
    assert "was ended" not in command("doctor", data=data).stdout
    os.close(held)
    assert "removed, 1 of it" in command("doctor", data=data).stdout
    assert os.listdir(data / "staging") == []


def test_damage_that_a_clean_stop_does_not_show_is_told_on_today_and_refused_by_the_next_start(tmp_path, page):
    data = tmp_path / "data"
    account(data)
    assert (data / "clean-stop").read_text() == clean_stop.state(data)
    with sqlite3.connect(data / "vitalpath.db") as database:
        page_number = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat_message_conversation'").fetchone()[0]
    database.close()
    with open(data / "vitalpath.db", "r+b") as file:
        file.seek((page_number - 1) * 4096)
        file.write(b"\x55" * 4096)
    clean_stop.mark(data)
    server = Server(data)
    try:
        told = server.wait_for("(database is damaged: .*)")
        assert "Stop vitalpath" in told
        with pytest.raises(urllib.error.HTTPError) as health:
            urllib.request.urlopen(f"{server.base}/healthz")
        assert health.value.code == 503 and json.load(health.value)["sound"] is False
        page.goto(server.link)
        page.wait_for_url("**/onboarding*")
        assert send(page, "/api/profile", {"firstName": "Sam", "onboardingCompleted": True}) == 200
        for width, language, words in ((320, "en", "The database is damaged"), (1280, "nl", "De database is beschadigd")):
            page.set_viewport_size({"width": width, "height": 700})
            page.goto(server.base)
            assert send(page, "/api/preferences", {"language": language}) == 200
            page.goto(server.base)
            expect(page.locator("#damage-banner")).to_contain_text(words)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    finally:
        server.stop()
    assert not (data / "clean-stop").exists()
    refused = command("user", "list", data=data)
    assert refused.returncode == 1 and "damaged" in refused.stderr and "restore" in refused.stderr


def test_an_update_of_the_data_is_told_once_with_where_they_stand_as_before(tmp_path, page):
    data = tmp_path / "data"
    first = Server(data)
    assert first.link
    first.stop()
    with sqlite3.connect(data / "vitalpath.db") as database:
        database.executescript("DROP TABLE reminders; DROP TABLE calendar_address; DELETE FROM grdb_migrations WHERE identifier = '018-reminders'")
    database.close()
    server = Server(data)
    try:
        told = server.wait_for(r"they stand in (\S+\.db)")
        assert (data / "backups").samefile(os.path.dirname(told)) and sqlite3.connect(told).execute("PRAGMA integrity_check").fetchone() == ("ok",)
        page.goto(server.link)
        page.wait_for_url("**/onboarding*")
        assert send(page, "/api/profile", {"firstName": "Sam", "onboardingCompleted": True}) == 200
        page.set_viewport_size({"width": 320, "height": 700})
        page.goto(server.base)
        banner = page.locator("#update-banner")
        expect(banner).to_contain_text("VitalPath was updated")
        expect(banner).to_contain_text(os.path.basename(told))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("button", name="Understood").click()
        expect(banner).to_be_hidden()
        page.reload()
        page.wait_for_selector("#today section")
        expect(banner).to_be_hidden()
    finally:
        server.stop()
    again = Server(data)
    assert "they stand in" not in again.log.read_text()
    again.stop()


def test_the_man_page_and_the_completions_know_every_command_and_what_serve_takes():
    page = (ROOT / "Sources/Package/vitalpath.1").read_text()
    told = re.sub(r"\bFl Fl ", "--", page)
    environment = {**os.environ, "LLVM_PROFILE_FILE": "/dev/null"}
    program = json.loads(subprocess.run([BINARY, "--experimental-dump-help"], capture_output=True, check=True, env=environment).stdout)["command"]
    commands = {command["commandName"]: command for command in program["subcommands"]}
    missing = [name for name in commands if not re.search(rf"\b{name}\b", told)]
    for command_ in ("serve", "doctor"):
        for argument in commands[command_]["arguments"]:
            missing += [name["name"] for name in argument.get("names", []) if name["kind"] == "long" and name["name"] not in ("help", "version", "port") and f"--{name['name']}" not in told]
    assert missing == []
    scripts = {shell: subprocess.run([BINARY, "--generate-completion-script", shell], capture_output=True, text=True, check=True, env=environment).stdout for shell in ("bash", "zsh", "fish")}
    for shell, script in scripts.items():
        assert all(name in script for name in commands), shell
    assert subprocess.run(["bash", "-n"], input=scripts["bash"], text=True).returncode == 0
