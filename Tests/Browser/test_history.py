"""Files of other apps: brought in by the page and by the command, and what they leave open."""

import json
import subprocess

from playwright.sync_api import expect

from conftest import BINARY

STRONG = """Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2026-03-02 18:05:00,"Push",1h 5m,"Bench Press (Barbell)",1,135,8,0,0,"","",8
2026-03-02 18:05:00,"Push",1h 5m,"Bench Press (Barbell)",Rest Timer,0,0,0,90,"","",
"""


def command(*arguments):
    return subprocess.run([BINARY, "import", *arguments], capture_output=True, text=True, timeout=240)


def test_the_command_tells_what_a_file_has_as_json(tmp_path):
    file = tmp_path / "export"
    file.write_text(STRONG)
    done = command(str(file), "--dry-run", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert set(told) == {"kind", "from", "to", "days", "entries", "workouts", "sets", "weights", "figures", "skipped", "questions"}
    assert told["kind"] == "strong" and told["from"] == told["to"] == "2026-03-02"
    assert (told["workouts"], told["sets"], told["days"], told["entries"]) == (1, 1, 1, 0)
    assert told["skipped"] == [{"reason": "note", "count": 1}]
    assert [question["id"] for question in told["questions"]] == ["weightUnit"]


def test_a_file_that_nobody_knows_says_what_it_looks_like(tmp_path):
    file = tmp_path / "odd.csv"
    file.write_text("alpha,beta\n1,2\n")
    done = command(str(file), "--dry-run", "--json")
    assert done.returncode == 1 and "alpha, beta" in done.stderr and not done.stdout
    assert command(str(tmp_path / "nothing.csv"), "--dry-run").returncode == 1


def test_a_file_is_brought_in_by_the_command_and_again_without_doubling(tmp_path):
    data = ("--data-dir", str(tmp_path / "data"))
    subprocess.run([BINARY, "user", "add", "sam", "--no-password", *data], capture_output=True, text=True, timeout=240)
    file = tmp_path / "strong.csv"
    file.write_text(STRONG)
    for _ in range(2):
        done = command(str(file), "--answer", "weightUnit=kg", *data)
        assert done.returncode == 0 and "1 workouts with 1 sets" in done.stdout, done.stderr
    exported = subprocess.run([BINARY, "export", "json", "--user", "sam", *data], capture_output=True, text=True, timeout=240)
    workouts = json.loads(exported.stdout)["workouts"]
    assert [workout["exercises"][0]["sets"][0]["load"] for workout in workouts] == [135]


def test_a_guess_is_changed_on_the_page_before_anything_counts(home, server):
    home.goto(f"{server.base}/import")
    home.get_by_label("Choose a file").set_input_files({"name": "strong.csv", "mimeType": "text/csv", "buffer": STRONG.encode()})
    preview = home.get_by_role("region", name="Found in strong.csv")
    expect(preview).to_contain_text("Nothing counts yet")
    unit = preview.get_by_label("Which unit are the weights in?")
    expect(unit).to_have_value("lb")
    unit.select_option("kg")
    preview.get_by_role("button", name="Read it again").click()
    expect(unit).to_have_value("kg")
    expect(preview).to_contain_text("You said so before.")
    preview.get_by_role("button", name="Use these days").click()
    expect(home.get_by_role("region", name="What you imported")).to_contain_text("strong.csv")
    logs = home.context.request.get(f"{server.base}/api/workout-logs?date=2026-03-02").json()
    assert [log["exercises"][0]["sets"][0]["load"] for log in logs] == [135]
