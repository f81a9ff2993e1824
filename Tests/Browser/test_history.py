"""Files of other apps: brought in by the page and by the command, and what they leave open."""

import gzip
import io
import json
import subprocess
import zipfile

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


def test_a_guess_is_changed_on_the_page_before_anything_counts(inside, server):
    inside.goto(f"{server.base}/import")
    inside.get_by_label("Choose a file").set_input_files({"name": "strong.csv", "mimeType": "text/csv", "buffer": STRONG.encode()})
    preview = inside.get_by_role("region", name="Found in strong.csv")
    expect(preview).to_contain_text("Nothing counts yet")
    unit = preview.get_by_label("Which unit are the weights in?")
    expect(unit).to_have_value("lb")
    unit.select_option("kg")
    preview.get_by_role("button", name="Read it again").click()
    expect(unit).to_have_value("kg")
    expect(preview).to_contain_text("You said so before.")
    preview.get_by_role("button", name="Use these days").click()
    expect(inside.get_by_role("region", name="What you imported")).to_contain_text("strong.csv")
    logs = inside.context.request.get(f"{server.base}/api/workout-logs?date=2026-03-02").json()
    assert [log["exercises"][0]["sets"][0]["load"] for log in logs] == [135]


def archive(files):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as made:
        for name, text in files.items():
            made.writestr(name, text)
    return packed.getvalue()


def test_what_of_an_archive_is_left_out_is_told_by_name_and_a_lost_quote_by_its_line(inside, server, tmp_path):
    files = {
        "s/com.samsung.health.weight.2026.csv": "com.samsung.health.weight,1,2\nstart_time,weight,time_offset\n2026-01-14 07:00:00.000,82.4,UTC+0100,\n",
        "s/com.samsung.health.sleep_stage.2026.csv": "com.samsung.health.sleep_stage,1,2\nstage,start_time\n40002,x\n40003,y\n",
        "s/readme.pdf": "%PDF",
        "s/food.csv": 'Date,Food,kcal,Protein\n2026-01-14,"Soup, red,90,2\n2026-01-15,Bread,80,3\n',
    }
    file = tmp_path / "samsung.zip"
    file.write_bytes(archive(files))
    told = json.loads(command(str(file), "--dry-run", "--json").stdout)
    assert {item["reason"]: item["count"] for item in told["skipped"]} == {"malformed": 1, "noPlace": 2, "file": 1}
    words = command(str(file), "--dry-run").stdout
    assert "com.samsung.health.sleep_stage.2026.csv" in words and "readme.pdf" in words and "Line 2:" in words
    inside.goto(f"{server.base}/import")
    inside.get_by_label("Choose a file").set_input_files({"name": "samsung.zip", "mimeType": "application/zip", "buffer": file.read_bytes()})
    preview = inside.get_by_role("region", name="Found in samsung.zip")
    preview.get_by_text("2 files of the archive were left out").click()
    expect(preview).to_contain_text("com.samsung.health.sleep_stage.2026.csv: known, but there is no place here for what it holds")
    expect(preview).to_contain_text("readme.pdf: a picture, a page or a track")
    expect(preview).to_contain_text("Line 2: 2026-01-14,\"Soup, red,90,2")
    preview.get_by_role("button", name="Throw away").or_(preview.get_by_role("button", name="Discard")).first.click()
    expect(preview).to_have_count(0)


def test_a_column_of_ones_own_may_be_in_another_unit_and_the_answer_is_kept(inside, server):
    inside.goto(f"{server.base}/import")
    table = b"day,steps,belly\n2026-02-11,1000,36\n"
    inside.get_by_label("Choose a file").set_input_files({"name": "mine.csv", "mimeType": "text/csv", "buffer": table})
    preview = inside.get_by_role("region", name="Found in mine.csv")
    column = preview.get_by_label("What does the column belly hold?")
    expect(column).to_have_value("skip")
    column.select_option(label="Waist (in)")
    preview.get_by_role("button", name="Read it again").click()
    expect(column).to_have_value("waist in")
    preview.get_by_role("button", name="Use these days").click()
    expect(inside.get_by_role("region", name="What you imported")).to_contain_text("mine.csv")
    day = inside.context.request.get(f"{server.base}/api/today?date=2026-02-11").json()["day"]
    assert day["figures"]["waist"]["value"] == 91.44


def test_a_file_that_is_being_read_again_is_not_used_as_it_was_read_before(inside, server):
    inside.goto(f"{server.base}/import")
    table = b"day,steps,belly\n2026-02-13,1000,36\n"
    inside.get_by_label("Choose a file").set_input_files({"name": "again.csv", "mimeType": "text/csv", "buffer": table})
    preview = inside.get_by_role("region", name="Found in again.csv")
    preview.get_by_label("What does the column belly hold?").select_option(label="Waist (in)")
    held = []
    inside.route("**/answers", lambda route: held.append(route))
    preview.get_by_role("button", name="Read it again").click()
    expect(inside.locator("[inert]", has_text="Found in again.csv")).to_have_count(1)
    held[0].continue_()
    expect(inside.locator("[inert]")).to_have_count(0)
    preview.get_by_role("button", name="Use these days").click()
    expect(inside.get_by_role("region", name="What you imported")).to_contain_text("again.csv")
    day = inside.context.request.get(f"{server.base}/api/today?date=2026-02-13").json()["day"]
    assert day["figures"]["waist"]["value"] == 91.44


def test_a_packed_export_from_here_is_read_and_says_what_a_restore_brings_back(inside, server):
    inside.goto(f"{server.base}/import")
    text = json.dumps({"format": "vitalpath", "version": 1, "account": {"id": "x"}, "goals": [{}], "recipes": [],
        "figures": [{"day": "2026-02-12", "metric": "weight", "source": "manual", "value": 80}], "foodEntries": [], "workouts": []})
    inside.get_by_label("Choose a file").set_input_files({"name": "vitalpath.json.gz", "mimeType": "application/gzip", "buffer": gzip.compress(text.encode())})
    preview = inside.get_by_role("region", name="Found in vitalpath.json.gz")
    expect(preview).to_contain_text("Settings, Data, Restore brings back all of it")
    expect(preview).to_contain_text("2 files of the archive were left out")
