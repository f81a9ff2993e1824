"""The full export: what is in it is what its schema says."""

import json
import pathlib
import sqlite3
import time
import urllib.error
import urllib.request

import jsonschema
import pytest

from conftest import ROOT, Server
from test_durability import command
from test_history import STRONG

SCHEMA = json.loads((ROOT / "Public/export.schema.json").read_text())
# The smallest picture that is one.
PICTURE = bytes.fromhex("ffd8ffe1000845786966 0000 ffc0000b080008000801011100 ffda0008010100003f0055ffd9".replace(" ", ""))


class Client:
    def __init__(self, server: Server, token: str):
        self.base, self.token = server.base, token

    def send(self, method: str, path: str, body=None, kind: str = "application/json", **headers):
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.base}/api/{path}", data, {"Authorization": f"Bearer {self.token}", "Content-Type": kind, **headers}, method=method)
        with urllib.request.urlopen(request, timeout=240) as answer:
            return json.loads(answer.read() or b"null")

    def imported(self) -> dict:
        end = time.monotonic() + 60
        while (newest := self.send("GET", "health/imports")[0])["state"] == "reading":
            assert time.monotonic() < end
            time.sleep(0.1)
        return newest


def log_one_of_everything(client: Client) -> None:
    entry = client.send("POST", "food-entries", {"foodName": "Soup", "servingQuantity": 1, "calories": 100, "hunger": 3, "mood": "🙂", "notes": "hot"})
    food = client.send("POST", "foods", {"name": "Own bread", "barcode": "8712566328352", "per100g": {"energy": 250, "protein": 8}, "portions": [{"unit": "slice", "grams": 35}]})
    client.send("POST", "meal-templates", {"name": "Usual", "slot": "lunch", "weekdays": [1, 2], "entryIds": [entry["id"]]})
    client.send("POST", "recipes", {"name": "Stew", "servings": 2, "cookedGrams": 800, "ingredients": [{"foodId": food["id"], "servingQuantity": 2, "unit": "slice"}]})
    exercise = client.send("POST", "exercises", {"name": "Swing of mine", "kind": "strength", "level": "beginner", "primaryMuscles": ["glutes"], "aliases": ["swinger"]})
    client.send("PUT", f"exercises/{exercise['id']}/video", {"url": "https://www.youtube.com/watch?v=dQw4w9WgXcQ"})
    client.send("POST", "workout-logs", {"name": "Swings", "exercises": [{"exerciseId": exercise["id"], "sets": [{"reps": 5, "load": "53 lb", "rpe": 8}]}]})
    client.send("POST", "workout-templates", {"name": "Mine", "kind": "strength", "exercises": [{"name": "Squat", "sets": 3, "repsFrom": 5, "repsTo": 8}]})
    client.send("POST", "chat/send", {"content": "How much did I weigh last week?"})
    client.send("PUT", "profile/photo", PICTURE, "image/jpeg")
    client.send("POST", "plan/check-ins", {"decision": "accept", "note": "fine"})
    client.send("PUT", "educational-content/protein/read")
    client.send("PUT", "health/sources", {"order": [source["name"] for source in client.send("GET", "health/sources")]})
    client.send("POST", "health/imports", STRONG.replace("Bench Press (Barbell)", "Nobody's Press").encode(), "text/csv", **{"X-File-Name": "strong.csv"})
    found = client.imported()
    client.send("PUT", f"health/imports/{found['id']}/answers", {"answers": [{"question": "weightUnit", "answer": "kg"}]})
    client.send("PUT", f"health/imports/{client.imported()['id']}/confirming", {})
    client.send("PUT", "reminders", {"reminders": [{"subject": "breakfast", "isOn": True, "times": ["10:00"], "weekdays": [6, 7]}]})
    arm = client.send("POST", "measures", {"name": "Upper arm", "unit": "cm"})
    client.send("PUT", f"measures/{arm['id']}/days/2026-03-14", {"value": 34.5})
    client.send("DELETE", f"food-entries/{entry['id']}")


@pytest.fixture(scope="module")
def export(tmp_path_factory) -> dict:
    """Of somebody who has a row of every kind: 400 days of the demo, one of everything else, and ways to sign in."""
    folder: pathlib.Path = tmp_path_factory.mktemp("export")
    server = Server(folder / "demo", "--demo")
    client = Client(server, server.wait_for(r"token: (\S+)"))
    log_one_of_everything(client)
    (folder / "demo.json").write_text(json.dumps(client.send("GET", "export/json")))
    server.stop()
    data = folder / "data"
    told = command("restore", folder / "demo.json", data=data)
    assert told.returncode == 0, told.stderr
    with sqlite3.connect(data / "vitalpath.db") as database:
        (name,) = database.execute("SELECT name FROM account").fetchone()
        database.execute("INSERT INTO apple_identity SELECT '000.abc', id, 1 FROM account")
        database.execute("INSERT INTO calendar_address SELECT id, x'01', 1 FROM account")
        database.execute("INSERT INTO session SELECT 's', id, x'00', 'Browser', 1, 2, 9e9 FROM account")
        database.execute("INSERT INTO app_lock SELECT 's', id, 5, 1, NULL, 0, NULL, 1, NULL FROM account")
        database.execute("INSERT INTO model_limit SELECT id, 0.5, NULL, 3 FROM account")
        database.execute("INSERT INTO model_use SELECT id, '2026-03', 2, 900, 80, 0.00045 FROM account")
        database.execute("INSERT INTO passkey SELECT 'p', id, 'Phone', x'01', x'02', 1, 1, NULL, NULL FROM account")
    database.close()
    assert command("user", "link", name, data=data).returncode == 0
    assert command("token", "add", name, "--scopes", "read", data=data).returncode == 0
    told = command("export", "json", data=data)
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout)


def test_an_export_with_a_row_of_every_kind_is_as_its_schema_says(export):
    assert [name for name, rows in export.items() if rows == []] == []
    checker = jsonschema.Draft202012Validator(SCHEMA)
    checker.check_schema(SCHEMA)
    assert [(list(error.absolute_path), error.message[:200]) for error in checker.iter_errors(export)] == []


def test_what_the_schema_does_not_know_is_found(export):
    checker = jsonschema.Draft202012Validator(SCHEMA)
    export = {name: rows[:3] if isinstance(rows, list) else rows for name, rows in export.items()}
    assert checker.is_valid(export)
    for change in (
        lambda it: it.update(extra=[]), lambda it: it.pop("photos"), lambda it: it["foodEntries"][0].update(extra=1),
        lambda it: it["foodEntries"][0].pop("slot"), lambda it: it["workouts"][0]["exercises"].append({"name": 1, "sets": []}),
        lambda it: it["profile"][0].update(extra=1), lambda it: it["figures"][0].update(value="1"), lambda it: it.update(version=2),
    ):
        changed = json.loads(json.dumps(export))
        change(changed)
        assert not checker.is_valid(changed)
