"""The daily log, trends, settings and exports."""

import gzip
import json

import pytest
from conftest import send, until
from playwright.sync_api import expect


def test_the_whole_day_is_logged_and_saving_again_changes_it(inside, server):
    page = inside
    page.goto(f"{server.base}/log")
    page.get_by_label("Weight").fill("81.4")
    page.get_by_label("Waist").fill("93")
    for section in ["Nutrition", "Activity", "Sleep", "Energy and mood", "Stress and notes"]:
        page.locator("summary", has_text=section).click()
    page.get_by_label("Fluid").fill("1500")
    page.get_by_label("Steps").fill("8000")
    page.get_by_label("Worked out").check()
    page.get_by_label("Kind of workout").select_option("strength")
    page.get_by_label("Duration").fill("45")
    page.locator("[name=sleepHours]").fill("7,5")
    page.get_by_label("Mood").fill("8")
    page.get_by_label("Notes").fill("Felt <i>fine</i>")
    page.get_by_role("button", name="Save the day").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Weight")).to_have_value("81.4")
    page.get_by_label("Weight").fill("81.2")
    page.get_by_role("button", name="Save the day").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    logs = page.evaluate("fetch('/api/daily-logs').then((answer) => answer.json())")
    assert len(logs) == 1
    assert logs[0]["weightKg"] == 81.2
    assert logs[0]["steps"] == 8000
    assert logs[0]["sleepHours"] == 7.5
    assert logs[0]["waterLiters"] == 1.5
    assert logs[0]["moodRating"] == 8
    assert logs[0]["workoutType"] == "strength"
    assert logs[0]["notes"] == "Felt <i>fine</i>"
    assert "energyLevel" not in logs[0], "a slider that was not touched says nothing"


def test_a_past_day_is_logged_and_a_future_one_is_not(inside, server):
    page = inside
    page.goto(f"{server.base}/log?date=2026-01-05")
    page.get_by_label("Weight").fill("84")
    page.get_by_role("button", name="Save the day").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    assert page.evaluate("fetch('/api/daily-logs/2026-01-05').then((answer) => answer.json())")["weightKg"] == 84
    assert send(page, "/api/daily-logs", {"logDate": "2199-01-01", "steps": 1}, "POST") == 422


def test_a_change_of_settings_elsewhere_waits_for_what_is_being_typed(inside, server):
    page = inside
    page.goto(f"{server.base}/log")
    page.get_by_label("Weight").fill("83")
    other = page.context.new_page()
    other.goto(f"{server.base}/privacy")
    assert send(other, "/api/preferences", {"theme": "dark"}) == 200
    page.wait_for_timeout(800)
    expect(page.get_by_label("Weight")).to_have_value("83")
    page.get_by_role("button", name="Save the day").click()
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    expect(page.get_by_label("Weight")).to_have_value("83")


def test_imperial_shows_everywhere_and_stores_metric(home, server):
    page = home
    assert send(page, "/api/preferences", {"units": "imperial"}) == 200
    page.goto(f"{server.base}/log")
    page.get_by_label("Weight").fill("200")
    expect(page.get_by_text("lb", exact=True).first).to_be_visible()
    page.get_by_role("button", name="Save the day").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    log = page.evaluate("fetch('/api/daily-logs/today').then((answer) => answer.json())")
    assert abs(log["weightKg"] - 90.718) < 0.001 and log["typed"] == {"weightKg": "200 lb"}
    page.get_by_label("Weight").fill("2000")
    page.get_by_role("button", name="Save the day").click()
    expect(page.get_by_text("Enter a number from 44.1 lb to 1,102.3 lb.")).to_be_visible()
    page.goto(server.base)
    expect(page.get_by_text("200.0 lb")).to_be_visible()
    expect(page.get_by_role("button", name="fl oz").first).to_be_visible()


def test_charts_tell_their_values_by_keyboard_and_can_be_taken_away(demo, chromium):
    context = chromium.new_context(extra_http_headers={"Authorization": f"Bearer {demo.token}"}, viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(f"{demo.base}/trends?range=90")
    for name in ["Weight", "Calories", "Steps", "How you felt"]:
        page.get_by_role("tab", name=name).click()
        chart = page.locator("#chart svg")
        expect(chart.locator("title").first).to_have_text(name)
        chart.focus()
        page.keyboard.press("End")
        expect(page.locator("#chart .chart-says")).not_to_be_empty()
        last = page.locator("#chart .chart-says").inner_text()
        page.keyboard.press("ArrowLeft")
        expect(page.locator("#chart .chart-says")).not_to_have_text(last)
    for form, start in [("svg", b"<svg"), ("csv", b"date,"), ("json", b"[{")]:
        answer = context.request.get(f"{demo.base}/charts/weight.{form}?range=365")
        assert answer.ok and answer.body().startswith(start)
    context.close()


@pytest.mark.alone
def test_exports_are_downloaded_whole(home):
    page = home
    page.goto(page.url.rstrip("/") + "/settings#export")
    with page.expect_download() as download:
        page.get_by_role("group", name="Export").get_by_role("link", name="JSON.GZ").click()
    data = json.loads(gzip.decompress(open(download.value.path(), "rb").read()))
    assert data["format"] == "vitalpath"
    assert data["profile"][0]["firstName"] == "Sam"


def test_history_shows_a_month_leads_to_a_day_and_finds_what_was_eaten(home, server):
    page = home
    for day, name in [("2026-01-05", "Pancakes"), ("2026-01-06", "Soup")]:
        send(page, "/api/food-entries", {"foodName": name, "calories": 600, "logDate": day, "slot": "dinner", "notes": "with friends"}, "POST")
        page.goto(server.base)
    page.goto(f"{server.base}/history?span=month&date=2026-01-10")
    expect(page.get_by_role("heading", name="January 2026")).to_be_visible()
    expect(page.get_by_text("Soup")).to_be_visible()
    page.get_by_role("button", name="Later", exact=True).click()
    expect(page.get_by_text("No food was logged in these days")).to_be_visible()
    page.get_by_role("button", name="Earlier", exact=True).click()
    page.get_by_role("searchbox").fill("friends pan")
    expect(page.locator("#search li")).to_have_count(1)
    page.get_by_role("link", name="Tuesday 6 January, partly logged, 600 kcal").click()
    expect(page.locator("#entries")).to_contain_text("Soup")


def test_a_week_of_history_is_the_same_by_its_link(inside, server):
    page = inside
    page.goto(f"{server.base}/history?span=week&date=2026-01-07")
    expect(page.get_by_role("heading", name="5 Jan to 11 Jan")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="5 Jan to 11 Jan")).to_be_visible()


def test_the_description_of_the_api_names_every_kind_of_body(page, server):
    page.goto(f"{server.base}/docs")
    for kind in ("image/jpeg", "application/zip"):
        expect(page.locator("pre", has_text=kind).first).to_be_attached()


def test_a_photo_is_made_small_shown_and_removed(inside, server, tmp_path):
    page = inside
    page.goto(f"{server.base}/profile")
    expect(page.locator("main").get_by_text("S", exact=True)).to_be_visible()
    picture = tmp_path / "me.png"
    picture.write_bytes(page.screenshot())
    page.locator("input[type=file]").set_input_files(picture)
    photo = page.get_by_role("img", name="Photo of Sam")
    expect(photo).to_be_visible()
    until(page, "document.querySelector('img.avatar').naturalWidth === 512")
    (tmp_path / "me.txt").write_text("no picture")
    page.locator("input[type=file]").set_input_files(tmp_path / "me.txt")
    expect(page.get_by_text("cannot read this picture")).to_be_visible()
    page.get_by_role("button", name="Remove the photo").click()
    expect(page.locator("main").get_by_text("S", exact=True)).to_be_visible()


@pytest.mark.alone
def test_settings_are_saved_and_erasing_needs_the_name(inside, server):
    page = inside
    page.goto(f"{server.base}/settings")
    page.get_by_label("First name").fill("Alex")
    page.locator("[data-part=personal] [type=submit]").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    page.get_by_role("link", name="Goals", exact=True).click()
    page.locator("[data-part=goals]").get_by_label("Calories a day").fill("1000")
    page.locator("[data-part=goals] [type=submit]").click()
    expect(page.get_by_text("a deficit is not offered")).to_be_visible()
    page.get_by_role("link", name="Security", exact=True).click()
    page.get_by_role("button", name="Erase everything…").click()
    page.get_by_label("Name of your account").fill("nobody")
    page.get_by_role("button", name="Erase now").click()
    expect(page.get_by_text("Type the name of your account exactly.")).to_be_visible()
    page.get_by_label("Name of your account").fill("me")
    page.get_by_role("button", name="Erase now").click()
    page.wait_for_url("**/welcome")
    assert "To begin again" in server.log.read_text()


def test_a_figure_tells_why_in_a_dialog_that_gives_the_focus_back(home, server):
    page = home
    assert send(page, "/api/food-entries", {"foodName": "Lunch", "calories": 600, "servingQuantity": 1, "unit": "bowl"}, "POST") == 201
    page.goto(server.base)
    button = page.get_by_role("button", name="Why? Calories")
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Calories")
    expect(dialog).to_contain_text("The sum of what is logged on this day")
    expect(dialog.get_by_role("row", name="Lunch")).to_contain_text("600 kcal")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
    page.goto("about:blank")
    page.goto(f"{server.base}/trends?range=7")
    page.get_by_role("button", name="Why? Average calories").click()
    expect(page.get_by_role("dialog").get_by_role("row")).to_have_count(1)


def test_those_who_hide_calories_do_not_meet_them_among_the_trends(home, server):
    page = home
    assert send(page, "/api/preferences", {"hideCalories": True}) == 200
    assert page.context.request.post(f"{server.base}/api/daily-logs", data={"steps": 5000, "caloriesConsumed": 2000}, headers={"Origin": server.base}).ok
    page.goto(f"{server.base}/trends?chart=calories")
    expect(page.get_by_role("tab", name="Weight")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text("Average steps")).to_be_visible()
    expect(page.get_by_text("alories")).to_have_count(0)


def test_a_saved_day_tells_the_trend_and_is_taken_back(inside, server):
    page = inside
    today = page.context.request.get(f"{server.base}/api/today").json()["date"]
    steps = {"data": {"metrics": [{"name": "step_count", "units": "count", "data": [{"qty": 4321, "date": f"{today} 09:00:00 +0000", "source": "Sam's Watch"}]}]}}
    assert page.context.request.post(f"{server.base}/api/health/ingest", data=steps, headers={"Origin": server.base}).ok
    own = page.context.request.post(f"{server.base}/api/measures", data={"name": "Upper arm", "unit": "cm"}, headers={"Origin": server.base})
    assert own.ok
    page.goto(f"{server.base}/log")
    page.get_by_label("Weight").fill("88.8")
    page.get_by_label("Upper arm").fill("34")
    page.get_by_text("Activity", exact=True).first.click()
    page.get_by_label("Steps").fill("5000")
    page.get_by_role("button", name="Save the day").click()
    said = page.locator(".toast")
    expect(said).to_contain_text("Trend")
    expect(said).to_contain_text("kg")
    day = page.context.request.get(f"{server.base}/api/daily-logs/{today}").json()
    assert day["steps"] == 5000 and day["weightKg"] == 88.8
    said.get_by_role("button", name="Undo").click()
    expect(page.get_by_label("Weight")).to_have_value("90")
    expect(page.get_by_label("Upper arm")).to_have_value("")
    day = page.context.request.get(f"{server.base}/api/daily-logs/{today}").json()
    # What the watch counted is the watch's again, not typed.
    assert day["steps"] == 4321 and "steps" in day["sources"]
    assert day["weightKg"] == 90
