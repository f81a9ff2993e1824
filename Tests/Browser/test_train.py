"""Training as people do it: on a phone, between two sets."""

import re

from conftest import send
from playwright.sync_api import expect


def history(page):
    return page.locator("#history")


def box(page, number, label):
    return page.get_by_label(f"Set {number}: {label}")


def past(page, server, date: str, load, reps: int) -> None:
    body = {"logDate": date, "exercises": [{"exerciseId": "bench-press", "sets": [{"reps": reps, "load": load}] * 2}]}
    assert send(page, "/api/workout-logs", body, "POST") == 201
    page.goto(f"{server.base}/train")


def add(page, text: str) -> None:
    page.get_by_role("combobox", name="Add an exercise").fill(text)
    page.get_by_role("option", name=f"Add “{text}” as it is").click()


def test_a_workout_is_done_live_and_survives_a_reload(inside, server):
    page = inside
    page.goto(f"{server.base}/train")
    page.get_by_role("button", name="Start empty").click()
    add(page, "Grandma's lift")
    box(page, 1, "Weight (kg)").fill("82,5")
    box(page, 1, "repetitions").fill("8")
    page.get_by_role("button", name="Set 1: done").click()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"[12]:\d\d"))
    page.get_by_role("button", name="15 seconds more").click()
    page.get_by_role("button", name="Add set").click()
    expect(box(page, 2, "Weight (kg)")).to_have_value("82.5")
    box(page, 2, "repetitions").fill("7")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Grandma's lift").last).to_be_visible()
    expect(box(page, 2, "repetitions")).to_have_value("7")
    expect(page.get_by_role("button", name="Set 1: done")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"[12]:\d\d"))
    page.get_by_role("button", name="Finish", exact=True).click()
    expect(page.get_by_text("One set is not ticked")).to_be_visible()
    page.get_by_label("I did them").check()
    page.get_by_label("Duration").fill("40")
    page.get_by_role("button", name="Save workout").click()
    expect(history(page)).to_contain_text("82.5 kg · 8, 7")
    expect(history(page)).to_contain_text("40 min")
    expect(page.get_by_role("timer")).to_be_hidden()
    page.get_by_role("button", name="Save template").click()
    expect(page.get_by_role("button", name="Start Grandma's lift")).to_be_visible()


def test_a_workout_keeps_the_name_that_stands_in_the_dialog(home, server):
    page = home
    sets = [("squat", True), ("leg-extension", False)]
    body = {"isOpen": True, "exercises": [{"exerciseId": name, "sets": [{"reps": 8, "isDone": isDone}]} for name, isDone in sets]}
    assert send(page, "/api/workout-logs", body, "POST") == 201
    page.goto(f"{server.base}/train")
    page.get_by_role("button", name="Finish", exact=True).click()
    # Only the squat was done; alone it would be called "Squat".
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Legs")
    page.get_by_role("button", name="Save workout").click()
    expect(history(page).get_by_role("heading", name="Legs")).to_be_visible()


def test_what_is_changed_without_a_connection_is_sent_later_and_nothing_is_lost(inside, server):
    page = inside
    page.goto(f"{server.base}/train")
    page.get_by_role("button", name="Start empty").click()
    add(page, "Dips of mine")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.route("**/api/workout-logs/*", lambda route: route.abort())
    box(page, 1, "repetitions").fill("9")
    expect(page.get_by_text("Not saved yet.")).to_be_visible()
    page.unroute("**/api/workout-logs/*")
    page.reload()
    expect(box(page, 1, "repetitions")).to_have_value("9")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    # Two changes, the second while the first is on its way: the last one counts.
    box(page, 1, "repetitions").fill("10")
    page.wait_for_timeout(260)
    box(page, 1, "repetitions").fill("11")
    with page.expect_response(lambda answer: answer.request.method == "PATCH" and '"reps":11' in (answer.request.post_data or "")):
        pass
    page.reload()
    expect(box(page, 1, "repetitions")).to_have_value("11")


def test_last_time_stands_beside_today_with_the_next_step_and_the_plates(home, server):
    page = home
    past(page, server, "2026-01-05", 80, 12)
    page.goto(f"{server.base}/train?date=2026-01-05")
    history(page).get_by_role("button", name="Do it again: Bench press").click()
    expect(page.get_by_text("Next step: 82.5 kg × 8.")).to_be_visible()
    expect(page.get_by_text("Last time every set reached 12")).to_be_visible()
    box(page, 1, "Weight (kg)").fill("82,5")
    page.get_by_role("button", name="Use last time’s 80 kg × 12 for set 1").click()
    expect(box(page, 1, "Weight (kg)")).to_have_value("80")
    page.get_by_role("button", name="Options for Bench press").click()
    page.get_by_label("Plates for (kg)").fill("142.5")
    expect(page.get_by_text("Each side:")).to_contain_text("Each side:")
    expect(page.locator(".plates .chip")).to_have_text(["25", "25", "10", "1.25"])


def test_exercises_are_ordered_joined_and_removed_with_a_way_back(inside, server):
    page = inside
    page.goto(f"{server.base}/train")
    page.get_by_role("button", name="Start empty").click()
    for name in ("First", "Second", "Third"):
        add(page, name)
    names = page.locator(".exercise h3")
    page.get_by_role("button", name="Options for Third").click()
    page.get_by_role("button", name="Move Third up").click()
    expect(names).to_have_text(["First", "Third", "Second"])
    page.get_by_role("button", name="Superset with next").click()
    expect(names).to_have_text(["First", "ThirdSuperset A", "SecondSuperset A"])
    page.get_by_role("button", name="Remove exercise").click()
    expect(names).to_have_text(["First", "SecondSuperset A"])
    page.get_by_role("button", name="Undo").click()
    expect(names).to_have_text(["First", "ThirdSuperset A", "SecondSuperset A"])
    page.get_by_text("Options", exact=True).click()
    page.get_by_role("button", name="Discard this workout").click()
    expect(page.get_by_role("button", name="Start empty")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(names).to_have_count(3)


def test_a_past_workout_is_changed_not_doubled_and_a_delete_is_undone(home, server):
    page = home
    past(page, server, "2026-01-05", "185 lb", 5)
    page.goto(f"{server.base}/train?date=2026-01-05")
    expect(history(page)).to_contain_text("185 lb · 2 × 5")
    history(page).get_by_role("button", name="Change: Bench press").click()
    expect(box(page, 1, "Weight (kg)")).to_have_value("185 lb")
    box(page, 1, "repetitions").fill("6")
    page.get_by_label("Name").fill("Heavy Monday")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(history(page).get_by_role("heading", name="Heavy Monday")).to_have_count(1)
    expect(history(page)).to_contain_text("185 lb · 6, 5")
    history(page).get_by_role("button", name="Delete: Heavy Monday").click()
    expect(history(page)).to_contain_text("No workout on this day.")
    page.get_by_role("button", name="Undo").click()
    expect(history(page)).to_contain_text("Heavy Monday")


def test_the_energy_of_a_workout_is_an_estimate_with_its_reasons(home, server):
    page = home
    assert send(page, "/api/workout-logs", {"durationMinutes": 60, "exercises": [{"exerciseId": "bench-press", "sets": [{"reps": 8, "load": 60}]}]}, "POST") == 201
    page.goto(f"{server.base}/train")
    page.get_by_text("Energy", exact=True).click()
    expect(page.get_by_text(re.compile(r"About \d+ kcal above rest"))).to_be_visible()
    expect(page.get_by_text("Compendium of Physical Activities")).to_be_visible()



def test_a_month_is_walked_through_by_keyboard(home, server):
    page = home
    past(page, server, "2026-01-05", 80, 5)
    page.goto(f"{server.base}/train?date=2026-01-06")
    day = page.get_by_role("button", name="Tuesday 6 January, no workout")
    day.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Monday 5 January, 1 workout")).to_be_focused()
    expect(history(page)).to_contain_text("80 kg · 2 × 5")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="Monday 29 December, no workout")).to_be_focused()
    expect(history(page)).to_contain_text("December 2025")


def test_templates_are_made_changed_and_several_logged_at_once(inside, server):
    page = inside
    page.goto(f"{server.base}/train")
    for name in ("Push", "Pull"):
        page.get_by_role("button", name="New template").click()
        page.get_by_label("Name").fill(name)
        add(page.locator("#templates"), f"{name} thing")
        page.locator("#templates").get_by_label("Reps from").fill("8")
        page.get_by_role("button", name="Save", exact=True).click()
        expect(page.get_by_role("button", name=f"Start {name}")).to_be_visible()
    page.get_by_role("button", name="Change Push").click()
    page.locator("#templates").get_by_label("Sets").fill("0")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#templates").get_by_label("Sets")).to_be_focused()
    page.locator("#templates").get_by_label("Sets").fill("5")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_label("Choose Push").check()
    page.get_by_label("Choose Pull").check()
    page.get_by_role("button", name="Log as done").click()
    expect(history(page)).to_contain_text("5 × 8")
    expect(history(page)).to_contain_text("Pull")
    page.get_by_role("button", name="Undo").click()
    expect(history(page)).to_contain_text("No workout on this day.")
    page.get_by_role("button", name="Delete Pull").click()
    expect(page.get_by_role("button", name="Start Pull")).to_have_count(0)
    page.get_by_role("button", name="Start Push").click()
    expect(box(page, 5, "repetitions")).to_have_value("8")


def test_a_template_keeps_reserve_notes_and_supersets(inside, server):
    page = inside
    page.goto(f"{server.base}/train")
    templates = page.locator("#templates")
    page.get_by_role("button", name="New template").click()
    page.get_by_label("Name").fill("Arms")
    for name in ("Curl of mine", "Dip of mine"):
        add(templates, name)
    templates.get_by_role("button", name="Move Dip of mine up").click()
    expect(templates.get_by_role("button", name="Move Dip of mine down")).to_be_focused()
    page.keyboard.press("Enter")
    expect(templates.locator("h3")).to_have_text(["Curl of mine", "Dip of mine"])
    more = templates.locator("details")
    more.first.get_by_text("More").click()
    reserve = more.first.get_by_label("In reserve (RIR)")
    reserve.fill("12")
    more.first.get_by_text("More").click()
    page.get_by_role("button", name="Save", exact=True).click()
    # What is wrong is not hidden.
    expect(reserve).to_be_focused()
    reserve.fill("1,5")
    more.first.get_by_label("Notes").fill("Slowly down")
    more.first.get_by_role("button", name="Superset with next").click()
    expect(templates.locator("h3")).to_have_text(["Curl of mineSuperset A", "Dip of mineSuperset A"])
    more.last.get_by_text("More").click()
    expect(more.last.get_by_role("button", name="Leave superset")).to_be_enabled()
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Change Arms").click()
    expect(more.first).to_contain_text("1.5 in reserve · Slowly down")
    expect(templates.locator("h3")).to_have_text(["Curl of mineSuperset A", "Dip of mineSuperset A"])
    page.get_by_role("button", name="Cancel", exact=True).click()
    page.get_by_role("button", name="Start Arms").click()
    expect(page.locator("#now h3")).to_have_text(["Curl of mineSuperset A", "Dip of mineSuperset A"])
    expect(page.locator("#now")).to_contain_text("Slowly down")
    stored = page.context.request.get(f"{server.base}/api/workout-templates").json()["templates"][0]["exercises"]
    assert [(one.get("rir"), one.get("notes"), one.get("superset")) for one in stored] == [(1.5, "Slowly down", 1), (None, None, 1)]
    refused = page.context.request.post(f"{server.base}/api/workout-templates", data={"name": "Arms", "exercises": [{"name": "Curl", "sets": 3, "rir": 12}]}, headers={"Origin": server.base})
    assert refused.status == 422 and any(key.endswith("rir") for key in refused.json()["errors"])


def test_one_rests_in_a_superset_only_after_its_last_exercise(home, server):
    page = home
    body = {"isOpen": True, "exercises": [{"name": name, "superset": 1, "restSeconds": 90, "sets": [{"reps": 8}]} for name in ("A", "B")]}
    assert send(page, "/api/workout-logs", body, "POST") == 201
    page.goto(f"{server.base}/train")
    ticks = page.get_by_role("button", name="Set 1: done")
    ticks.first.click()
    expect(ticks.first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("timer")).to_be_hidden()
    ticks.last.click()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"1:[23]\d"))


def test_a_recorded_run_is_joined_with_the_one_that_was_logged(home, server):
    page = home
    run = {"logDate": "2026-01-05", "time": "18:10", "exercises": [{"exerciseId": "running", "sets": [{"metres": 8000, "seconds": 2700}]}]}
    assert send(page, "/api/workout-logs", run, "POST") == 201
    workouts = [
        {"name": "Outdoor Run", "source": "Sam's Watch", "start": "2026-01-05 18:00:00 +0100", "end": "2026-01-05 18:45:00 +0100", "distance": {"qty": 8.2, "units": "km"}, "heartRate": {"avg": {"qty": 151, "units": "bpm"}}},
        {"name": "Yoga", "source": "Sam's Watch", "start": "2026-01-05 07:00:00 +0100", "end": "2026-01-05 07:30:00 +0100"},
    ]
    page.goto(server.base)
    assert send(page, "/api/health/ingest", {"data": {"workouts": workouts}}, "POST") == 200
    page.goto(f"{server.base}/train?date=2026-01-05")
    day = history(page)
    expect(day.locator(".workout")).to_have_count(2)
    expect(day.locator(".workout").first).to_contain_text("From Sam's Watch")
    expect(day).to_contain_text("Sam's Watch recorded the same time: 18:00 · 45 min · 8.2 km · 151 bpm.")
    day.get_by_role("button", name="It is the same workout: Running").click()
    expect(day.get_by_text("From Sam's Watch")).to_have_count(2)
    expect(day.get_by_role("button", name="It is the same workout: Running")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(day.get_by_role("button", name="It is the same workout: Running")).to_be_visible()


def test_the_next_set_stands_large_is_done_by_one_press_and_leads_to_the_next_exercise(home, server):
    page = home
    body = {"isOpen": True, "exercises": [{"name": "Row", "sets": [{"reps": 8, "load": 60}] * 2}, {"name": "Curl", "sets": [{}]}]}
    assert send(page, "/api/workout-logs", body, "POST") == 201
    page.goto(f"{server.base}/train")
    stage = page.get_by_role("region", name="The next set")
    expect(stage).to_contain_text("Set 1 of 2")
    stage.get_by_role("button", name="More: Weight (kg)").click()
    stage.get_by_role("button", name="Less: repetitions").click()
    expect(box(page, 1, "Weight (kg)")).to_have_value("62.5")
    expect(box(page, 1, "repetitions")).to_have_value("7")
    stage.get_by_role("button", name="Set done").click()
    expect(stage).to_contain_text("Set 2 of 2")
    expect(stage.get_by_role("img", name="1 of 3 sets done")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"[12]:\d\d"))
    # What is typed in either place stands in both.
    box(page, 2, "repetitions").fill("9")
    expect(stage.get_by_label("repetitions, next set")).to_have_value("9")
    stage.get_by_label("repetitions, next set").fill("10")
    page.keyboard.press("Enter")
    expect(stage.get_by_role("heading", name="Curl")).to_be_visible()
    row = page.locator(".exercise.is-line")
    expect(row).to_contain_text("62.5 kg × 7, 60 kg × 10")
    stage.get_by_label("repetitions, next set").fill("12")
    stage.get_by_role("button", name="Set done").click()
    expect(stage).to_contain_text("All sets are done.")
    row.get_by_role("button", name="Row", exact=True).click()
    expect(box(page, 2, "repetitions").first).to_have_value("10")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.reload()
    expect(stage).to_contain_text("All sets are done.")


def test_the_same_exercise_twice_is_two_and_what_is_no_figure_is_not_done(home, server):
    page = home
    body = {"isOpen": True, "exercises": [{"name": "Row", "sets": [{"reps": 8}]}, {"name": "Curl", "sets": [{"reps": 9}]}, {"name": "Row", "sets": [{"reps": 12}]}]}
    assert send(page, "/api/workout-logs", body, "POST") == 201
    page.goto(f"{server.base}/train")
    stage = page.get_by_role("region", name="The next set")
    reps = stage.get_by_label("repetitions, next set")
    expect(reps).to_have_value("8")
    page.get_by_role("button", name="Row", exact=True).click()
    expect(reps).to_have_value("12")
    reps.fill("many")
    page.keyboard.press("Enter")
    expect(reps).to_have_attribute("aria-invalid", "true")
    expect(stage.get_by_role("img", name="0 of 3 sets done")).to_be_visible()
    reps.fill("11")
    page.keyboard.press("Enter")
    expect(stage.get_by_role("img", name="1 of 3 sets done")).to_be_visible()
