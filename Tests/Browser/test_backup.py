"""Backups: made, opened by other programs, put back, killed in the middle, and what people see of them."""

import gzip
import io
import json
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import tarfile
import time

import pyrage
import pytest
from conftest import BINARY, Server, watch
from test_durability import command

pytestmark = pytest.mark.alone

ROWS = 6000


def fill(data: pathlib.Path, word: str, photo: str = "p-1") -> None:
    """An id of a photo is one picture's for good, as the program gives them: two stores have two."""
    assert command("user", "add", "sam", "--no-password", data=data).returncode == 0
    with sqlite3.connect(data / "vitalpath.db") as database:
        database.execute(f"""
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {ROWS})
            INSERT INTO food_entry (id, owner, day, at, slot, name, amount, unit, notes, created_at, updated_at, minute)
            SELECT printf('%036d', i), (SELECT id FROM account), '2026-01-01', i, 'lunch', '{word} ' || i, 1, 'portion', hex(randomblob(i % 300)), i, i, 600 FROM n""")
        database.execute("INSERT INTO photo (id, owner, subject, created_at) SELECT ?, id, 'profile', 0 FROM account", [photo])
    database.close()
    (data / f"photos/{photo}.jpg").write_bytes(b"\xff\xd8\xff" + word.encode() * 5000)


def everything(data: pathlib.Path) -> dict:
    """All of the owner's account, but for how one signs in."""
    told = command("export", "json", data=data)
    assert told.returncode == 0, told.stderr
    return {key: value for key, value in json.loads(told.stdout).items() if key not in ("sessions", "loginLinks", "apiTokens", "calendarAddresses")}


@pytest.fixture(scope="module")
def stores(tmp_path_factory):
    """Two data directories that hold different things, and a backup of the second."""
    folder = tmp_path_factory.mktemp("stores")
    fill(folder / "one", "FIRST", "p-0")
    fill(folder / "two", "SECOND")
    made = command("backup", "-o", folder / "two.tar.gz", data=folder / "two")
    assert made.returncode == 0, made.stderr
    return folder


def test_a_backup_opens_with_tar_and_says_what_is_in_it(stores):
    with tarfile.open(stores / "two.tar.gz") as archive:
        assert archive.getnames() == ["manifest.json", "vitalpath.db", "photos/p-1.jpg"]
        manifest = json.load(archive.extractfile("manifest.json"))
        database = archive.extractfile("vitalpath.db").read()
    assert {table["name"]: table["rows"] for table in manifest["tables"]}["food_entry"] == ROWS
    assert manifest["accounts"][0]["name"] == "sam" and manifest["accounts"][0]["entries"] == ROWS
    (stores / "out.db").write_bytes(database)
    with sqlite3.connect(stores / "out.db") as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    copy.close()
    assert (stores / "two.tar.gz").stat().st_mode & 0o077 == 0


def test_another_program_of_the_age_format_opens_ours_and_ours_opens_its_files(stores, tmp_path):
    identity = pyrage.x25519.Identity.generate()
    (tmp_path / "key").write_text(f"# a comment\n{identity}\n")
    (tmp_path / "words").write_text("a lake of geese\n")
    plain = (stores / "two.tar.gz").read_bytes()

    made = command("backup", "-o", tmp_path / "r.age", "--recipient", str(identity.to_public()), data=stores / "two")
    assert made.returncode == 0, made.stderr
    opened = gzip.decompress(pyrage.decrypt((tmp_path / "r.age").read_bytes(), [identity]))
    assert tarfile.open(fileobj=io.BytesIO(opened)).getnames()[0] == "manifest.json"
    assert command("backup", "-o", tmp_path / "p.age", "--passphrase-file", tmp_path / "words", data=stores / "two").returncode == 0
    try:
        assert gzip.decompress(pyrage.passphrase.decrypt((tmp_path / "p.age").read_bytes(), "a lake of geese"))
    except pyrage.DecryptError as refused:
        # On a busy machine it thinks that the work would take too long, and does not begin.
        assert "Excessive work" in str(refused)

    (tmp_path / "theirs-r.age").write_bytes(pyrage.encrypt(plain, [identity.to_public()]))
    (tmp_path / "theirs-p.age").write_bytes(pyrage.passphrase.encrypt(plain, "a lake of geese"))
    for name, option in [("r", "--identity-file"), ("p", "--passphrase-file")]:
        key = tmp_path / ("key" if name == "r" else "words")
        for file in (f"{name}.age", f"theirs-{name}.age"):
            told = command("backup", "verify", tmp_path / file, option, key, data=tmp_path / "none")
            assert told.returncode == 0 and "sam" in told.stdout, told.stderr
    if shutil.which("age"):
        told = subprocess.run(["age", "-d", "-i", tmp_path / "key", tmp_path / "r.age"], capture_output=True)
        assert told.returncode == 0 and gzip.decompress(told.stdout) == opened


def test_what_cannot_be_put_back_is_said_in_words_and_changes_nothing(stores, tmp_path):
    data = shutil.copytree(stores / "one", tmp_path / "data")
    before = everything(data)
    whole = (stores / "two.tar.gz").read_bytes()
    (tmp_path / "cut").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "flipped").write_bytes(whole[:5000] + bytes([whole[5000] ^ 4]) + whole[5001:])
    (tmp_path / "other").write_bytes(gzip.compress(b"a diary of another program"))
    (tmp_path / "words").write_text("a lake of geese\n")
    (tmp_path / "wrong").write_text("a sea of geese\n")
    assert command("backup", "-o", tmp_path / "locked", "--passphrase-file", tmp_path / "words", data=stores / "two").returncode == 0
    newer = shutil.copy(stores / "two/vitalpath.db", tmp_path / "newer.db")
    with sqlite3.connect(newer) as database:
        database.execute("INSERT INTO grdb_migrations VALUES ('999-of-tomorrow')")
    database.close()
    for arguments, words in [
        (["cut"], "ends too early"), (["flipped"], "damaged"), (["other"], "not a VitalPath"), (["locked"], "encrypted with a passphrase"),
        (["locked", "--passphrase-file", tmp_path / "wrong"], "not the passphrase"), (["newer.db"], "newer VitalPath"), (["nothing"], "Cannot read"),
    ]:
        told = command("restore", tmp_path / arguments[0], *arguments[1:], data=data)
        assert told.returncode == 1 and words in told.stderr, (arguments, told.stderr, told.stdout)
    assert everything(data) == before
    assert not list(data.glob("staging/*")) and not list(data.glob("backups/*"))


def test_restoring_whole_undoing_and_doing_it_again(stores, tmp_path):
    data = shutil.copytree(stores / "one", tmp_path / "data")
    one, two = everything(data), everything(stores / "two")
    dry = command("restore", stores / "two.tar.gz", "--dry-run", data=data)
    assert dry.returncode == 0 and f"{ROWS} entries" in dry.stdout and "Nothing was changed" in dry.stdout
    assert everything(data) == one
    told = command("restore", stores / "two.tar.gz", data=data)
    assert told.returncode == 0, told.stderr
    assert everything(data) == two
    assert command("restore", "--undo", data=data).returncode == 0
    assert everything(data) == one
    assert command("restore", "--undo", data=data).returncode == 0
    assert everything(data) == two
    empty = tmp_path / "empty"
    assert command("restore", stores / "two.tar.gz", data=empty).returncode == 0
    assert everything(empty) == two


def test_an_export_of_an_account_comes_back_and_a_damaged_database_is_put_aside(stores, tmp_path):
    data = shutil.copytree(stores / "one", tmp_path / "data")
    one = everything(data)
    assert command("export", "json", "--gz", "-o", tmp_path / "sam.json.gz", data=data).returncode == 0
    assert command("restore", stores / "two.tar.gz", data=data).returncode == 0
    told = command("restore", tmp_path / "sam.json.gz", "--into", "sam", data=data)
    assert told.returncode == 0, told.stderr
    back = everything(data)
    assert {**back, "account": 0} == {**one, "account": 0}
    (data / "vitalpath.db").write_bytes(b"\0" * 10_000)
    assert "vitalpath restore" in command("user", "list", data=data).stderr
    told = command("restore", stores / "two.tar.gz", data=data)
    assert told.returncode == 0 and "damaged" in told.stdout, told.stderr
    assert everything(data) == everything(stores / "two")
    assert [file.read_bytes() for file in data.glob("damaged/*/vitalpath.db")] == [b"\0" * 10_000]


def test_a_backup_is_made_beside_the_server_and_a_restore_waits_for_its_end(tmp_path):
    data = tmp_path / "data"
    fill(data, "SERVED")
    server = Server(data)
    made = command("backup", data=data)
    assert made.returncode == 0, made.stderr
    name = pathlib.Path(made.stdout.split("\t")[0]).name
    assert name in command("backup", "list", data=data).stdout
    assert command("backup", "verify", name, data=data).stdout.startswith("ok")
    told = command("restore", name, data=data)
    assert told.returncode == 1 and "is running" in told.stderr
    server.stop()
    assert command("restore", name, data=data).returncode == 0


def outcome(arguments, data: pathlib.Path, seconds: float) -> None:
    process = subprocess.Popen([BINARY, *arguments, "--data-dir", data], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def test_a_kill_at_any_moment_of_a_restore_leaves_the_old_or_the_new(stores, tmp_path):
    one, two = everything(stores / "one"), everything(stores / "two")
    begin = time.monotonic()
    whole = shutil.copytree(stores / "one", tmp_path / "whole")
    assert command("restore", stores / "two.tar.gz", data=whole).returncode == 0
    length = time.monotonic() - begin
    seen = {"old": 0, "new": 0}
    for number in range(int(os.environ.get("VITALPATH_KILLS", 6))):
        data = shutil.copytree(stores / "one", tmp_path / "data")
        outcome(["restore", stores / "two.tar.gz"], data, length * random.uniform(0, 1.05))
        now = everything(data)
        assert now in (one, two), (number, [{key: (other[key], now[key]) for key in now if now[key] != other[key]} for other in (one, two)])
        seen["old" if now == one else "new"] += 1
        for file in json.loads(command("backup", "list", "--json", data=data).stdout):
            told = command("backup", "verify", file["name"], data=data)
            assert told.returncode == 0, told.stderr
        assert command("doctor", data=data).returncode == 0
        shutil.rmtree(data)
    print(seen)


def test_a_kill_at_any_moment_of_a_backup_leaves_whole_files_under_their_names(stores, tmp_path):
    one = everything(stores / "one")
    data = shutil.copytree(stores / "one", tmp_path / "data")
    begin = time.monotonic()
    assert command("backup", data=data).returncode == 0
    length = time.monotonic() - begin
    for number in range(int(os.environ.get("VITALPATH_KILLS", 6))):
        outcome(["backup"], data, length * random.uniform(0, 1.05))
        for file in data.glob("backups/vitalpath-*"):
            told = command("backup", "verify", file, data=data)
            assert told.returncode == 0, (number, told.stderr)
            file.unlink()
    assert everything(data) == one


# MARK: The page


def sign_in(page, server) -> None:
    page.goto(server.link)
    page.wait_for_url("**/onboarding*")


def test_the_page_makes_one_shows_what_is_in_it_puts_it_back_and_undoes(server, inside):
    inside.request.post(f"{server.base}/api/food-entries", data={"foodName": "soup", "calories": 100, "servingQuantity": 1}, headers={"Origin": server.base})
    inside.goto(f"{server.base}/backup")
    inside.get_by_role("button", name="Make one now").click()
    inside.get_by_text("Read and whole").wait_for()
    # A meal, and the weight that was said at the beginning.
    inside.get_by_text("2 entries of me").wait_for()
    inside.request.post(f"{server.base}/api/food-entries", data={"foodName": "bread", "calories": 100, "servingQuantity": 1}, headers={"Origin": server.base})
    inside.get_by_role("button", name="Restore…").click()
    inside.get_by_text("1 entry here is newer").wait_for()
    inside.get_by_role("button", name="Replace everything here").click()
    inside.get_by_role("button", name="Yes, replace").click()
    inside.get_by_role("button", name="Undo the restore").wait_for()
    names = lambda: [entry["name"] for entry in inside.request.get(f"{server.base}/api/export/json").json()["foodEntries"]]
    assert names() == ["soup"]
    inside.get_by_role("button", name="Undo the restore").click()
    end = time.monotonic() + 30
    while sorted(names()) != ["bread", "soup"]:
        assert time.monotonic() < end, names()
        time.sleep(0.2)


def test_an_empty_installation_is_filled_from_a_locked_backup_and_lets_its_owner_in(server, page, stores, tmp_path):
    (tmp_path / "words").write_text("a lake of geese\n")
    file = tmp_path / "b.tar.gz.age"
    assert command("backup", "-o", file, "--passphrase-file", tmp_path / "words", data=stores / "two").returncode == 0
    sign_in(page, server)
    page.get_by_role("link", name="Restore from a backup").click()
    page.set_input_files("#restore-file", file)
    page.locator("#restore").get_by_label("Passphrase").fill("a sea of geese")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_text("That is not the passphrase").wait_for()
    page.locator("#restore").get_by_label("Passphrase").fill("a lake of geese")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_text(f"{ROWS:,} entries").wait_for()
    page.get_by_role("button", name="Replace everything here").click()
    page.get_by_role("button", name="Yes, replace").click()
    page.wait_for_url(lambda url: "/backup" not in url)
    page.wait_for_load_state()
    assert page.request.get(f"{server.base}/api/session").json()["account"]["name"] == "sam"


def test_who_is_not_the_owner_undoes_their_own_restore_and_it_changes_nobody_else(server, inside, chromium):
    names = lambda request: sorted(entry["name"] for entry in request.get(f"{server.base}/api/export/json").json()["foodEntries"])
    eat = lambda request, name: request.post(f"{server.base}/api/food-entries", data={"foodName": name, "calories": 100, "servingQuantity": 1}, headers={"Origin": server.base})
    link = inside.request.post(f"{server.base}/api/accounts", data={"name": "eve"}, headers={"Origin": server.base}).json()["link"]
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(30_000)
    complaints = watch(page)
    page.goto(link if link.startswith("http") else server.base + link)
    eat(page.request, "soup")
    export = page.request.get(f"{server.base}/api/export/json").body()
    eat(page.request, "bread")
    page.goto(f"{server.base}/backup")
    page.set_input_files("#restore-file", {"name": "eve.json", "mimeType": "application/json", "buffer": export})
    page.get_by_role("button", name="Replace what is in my account").click()
    page.get_by_role("button", name="Yes, replace").click()
    page.get_by_text("The account eve as it was before the restore").wait_for()
    assert names(page.request) == ["soup"]
    eat(inside.request, "rice")
    assert inside.request.get(f"{server.base}/api/restores/undo").status == 204
    page.get_by_role("button", name="Undo the restore").click()
    end = time.monotonic() + 30
    while names(page.request) != ["bread", "soup"]:
        assert time.monotonic() < end, names(page.request)
        time.sleep(0.2)
    assert names(inside.request) == ["rice"]
    context.close()
    assert complaints == []


def test_a_backup_that_came_to_nothing_is_told_on_today_until_one_is_made(server, inside, tmp_path):
    folder = tmp_path / "disk"
    folder.mkdir()
    headers = {"Origin": server.base}
    assert inside.request.put(f"{server.base}/api/backups/settings", data={"folder": str(folder)}, headers=headers).status == 200
    folder.rmdir()
    assert inside.request.post(f"{server.base}/api/backups", headers=headers).status == 422
    inside.goto(server.base)
    inside.get_by_text("The last backup could not be made.").wait_for()
    folder.mkdir()
    assert inside.request.post(f"{server.base}/api/backups", headers=headers).status == 201
    inside.reload()
    inside.wait_for_selector("text=Macros")
    assert not inside.get_by_text("The last backup could not be made.").is_visible()
