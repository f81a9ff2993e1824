"""One workout in two tabs: what is done in either is kept."""

import pytest
from conftest import watch
from playwright.sync_api import expect
from test_train import add, box

MERGED = """async ([base, mine, theirs]) => (await import("/training/merging.js")).merged(base, mine, theirs)"""


def a_set(reps, load=80, done=False):
    return {"reps": reps, "load": load, "isWarmUp": False, "isDone": done}


def exercise(name, *sets, **more):
    return {"name": name, **more, "sets": list(sets)}


def test_two_versions_of_a_workout_become_one_that_loses_nothing(home, server):
    page = home
    merge = lambda *versions: page.evaluate(MERGED, versions)
    a, b = exercise("A", a_set(8), a_set(8), a_set(8)), exercise("B", a_set(5))
    # Each side's figures of one set, and a set and an exercise that were added.
    mine = [exercise("A", a_set(8, done=True), a_set(8), a_set(8), notes="slow"), b, exercise("C", a_set(1))]
    theirs = [exercise("A", a_set(8, 85), a_set(8), a_set(8), a_set(6)), b, exercise("D", a_set(2))]
    assert merge([a, b], mine, theirs) == [exercise("A", a_set(8, 85, True), a_set(8), a_set(8), a_set(6), notes="slow"), b, exercise("D", a_set(2)), exercise("C", a_set(1))]
    # What one took out stays out, unless the other changed it.
    assert merge([a, b], [b], [a, b]) == [b]
    changed = exercise("A", a_set(9), a_set(8), a_set(8))
    assert merge([a, b], [b], [changed, b]) == [changed, b]
    two = exercise("A", a_set(1), a_set(2), a_set(3))
    assert merge([two], [exercise("A", a_set(1), a_set(3))], [exercise("A", a_set(1), a_set(2), a_set(4))]) == [exercise("A", a_set(1), a_set(4))]
    # Both changed one figure: mine. An order that one changed counts.
    assert merge([b], [exercise("B", a_set(6))], [exercise("B", a_set(7))]) == [exercise("B", a_set(6))]
    assert merge([a, b], [b, a], [a, exercise("B", a_set(7))]) == [exercise("B", a_set(7)), a]
    assert merge([a], [{**a, "superset": 1}], [{**a, "restSeconds": 60}]) == [{**a, "superset": 1, "restSeconds": 60}]


def test_what_arrived_without_an_answer_is_not_there_twice(inside, server):
    page = inside
    page.goto(f"{server.base}/train")
    page.get_by_role("button", name="Start empty").click()
    add(page, "Dips of mine")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()

    def swallow(route):
        if route.request.method != "PATCH":
            return route.continue_()
        route.fetch()
        route.abort()

    page.route("**/api/workout-logs/*", swallow)
    page.get_by_role("button", name="Add set").click()
    expect(page.get_by_text("Not saved yet.")).to_be_visible()
    box(page, 2, "repetitions").fill("7")
    page.unroute("**/api/workout-logs/*")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    expect(box(page, 2, "repetitions")).to_have_value("7")
    page.reload()
    expect(box(page, 2, "repetitions")).to_have_value("7")
    expect(page.locator(".set")).to_have_count(2)


def test_what_is_done_in_two_tabs_is_all_there(inside, server):
    page = inside
    page.goto(f"{server.base}/train")
    page.get_by_role("button", name="Start empty").click()
    add(page, "Dips of mine")
    box(page, 1, "repetitions").fill("8")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    other = page.context.new_page()
    # It hears nothing of the first, and so holds what is old.
    other.route("**/api/events*", lambda route: route.abort())
    other.goto(f"{server.base}/train")
    expect(box(other, 1, "repetitions")).to_have_value("8")
    page.get_by_role("button", name="Add set").click()
    box(page, 2, "repetitions").fill("6")
    with page.expect_response(lambda answer: answer.request.method == "PATCH" and '"reps":6' in (answer.request.post_data or "")):
        pass
    box(other, 1, "Weight (kg)").press_sequentially("10.")
    expect(other.get_by_text("Both changes are here")).to_be_visible()
    expect(box(other, 2, "repetitions")).to_have_value("6")
    # Whoever is typing goes on where they were.
    other.keyboard.type("5")
    expect(box(other, 1, "Weight (kg)")).to_have_value("10.5")
    # The first follows without being reloaded.
    expect(box(page, 1, "Weight (kg)")).to_have_value("10.5")
    expect(box(page, 2, "repetitions")).to_have_value("6")
    other.close()


def test_what_is_being_typed_for_the_next_set_outlives_what_another_device_adds(inside, server):
    page = inside
    headers = {"Origin": server.base}
    made = page.context.request.post(f"{server.base}/api/workout-logs", data={"isOpen": True, "exercises": [{"name": "Row", "sets": [{"reps": 8}]}]}, headers=headers)
    page.goto(f"{server.base}/train")
    stage = page.get_by_role("region", name="The next set")
    reps = stage.get_by_label("repetitions, next set")
    reps.fill("1")
    more = {"exercises": [{"name": "Row", "sets": [{"reps": 8}, {"reps": 9}]}]}
    assert page.context.request.patch(f"{server.base}/api/workout-logs/{made.json()['id']}", data=more, headers=headers).ok
    expect(stage.get_by_role("img", name="0 of 2 sets done")).to_be_visible()
    page.keyboard.type("1")
    expect(reps).to_have_value("11")


def test_two_devices_that_edit_one_entry_know_of_each_other(inside, server):
    page = inside
    headers = {"Origin": server.base}
    made = page.context.request.post(f"{server.base}/api/food-entries", data={"foodId": "banana", "servingQuantity": 1, "unit": "g"}, headers=headers)
    entry = f"{server.base}/api/food-entries/{made.json()['id']}"
    page.goto(f"{server.base}/food")
    page.get_by_role("button", name="Change Banana").click()
    amount = page.get_by_label("Amount")
    expect(amount).to_have_value("1")
    # The other device, before this one saves.
    assert page.context.request.patch(entry, data={"servingQuantity": 30}, headers=headers).ok
    amount.fill("40")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("changed elsewhere meanwhile")).to_be_visible()
    expect(amount).to_have_value("40")
    assert page.context.request.get(entry).json()["servingQuantity"] == 30
    page.get_by_role("button", name="Save", exact=True).click()
    expect(amount).to_have_count(0)
    assert page.context.request.get(entry).json()["servingQuantity"] == 40


def elsewhere(page, server, path, body, method="PATCH"):
    """A change as another device makes it."""
    assert page.context.request.fetch(f"{server.base}{path}", method=method, data=body, headers={"Origin": server.base}).ok


def read(page, server, path):
    return page.context.request.get(f"{server.base}{path}").json()


def test_a_day_that_another_device_changed_says_what_and_keeps_what_was_typed(inside, server):
    page = inside
    day = read(page, server, "/api/today")["date"]
    page.goto(f"{server.base}/log")
    weight = page.get_by_label("Weight", exact=True)
    weight.fill("80")
    elsewhere(page, server, "/api/daily-logs", {"logDate": day, "weightKg": 83}, "POST")
    page.wait_for_timeout(700)
    expect(weight).to_have_value("80")
    save = page.get_by_role("button", name="Save the day")
    save.click()
    expect(page.get_by_text("Elsewhere: 83 kg")).to_be_visible()
    expect(page.get_by_text("changed elsewhere meanwhile")).to_be_visible()
    expect(weight).to_have_value("80")
    assert read(page, server, f"/api/daily-logs/{day}")["weightKg"] == 83
    # Once more is meant; one more change elsewhere is told again.
    elsewhere(page, server, "/api/daily-logs", {"logDate": day, "weightKg": 84}, "POST")
    save.click()
    expect(page.get_by_text("Elsewhere: 84 kg")).to_be_visible()
    # What was said goes as one presses; the answer comes after it.
    with page.expect_response("**/api/daily-logs"):
        save.click()
    expect(page.get_by_text("Elsewhere: 84 kg")).to_be_hidden()
    assert read(page, server, f"/api/daily-logs/{day}")["weightKg"] == 80


def test_two_devices_that_write_other_figures_of_a_day_are_not_asked(inside, server):
    page = inside
    day = read(page, server, "/api/today")["date"]
    page.goto(f"{server.base}/log")
    page.get_by_label("Weight", exact=True).fill("80")
    elsewhere(page, server, "/api/daily-logs", {"logDate": day, "bodyFatPercentage": 21}, "POST")
    page.wait_for_timeout(700)
    page.get_by_role("button", name="Save the day").click()
    expect(page.get_by_label("Body fat")).to_have_value("21")
    log = read(page, server, f"/api/daily-logs/{day}")
    assert (log["weightKg"], log["bodyFatPercentage"]) == (80, 21)


def test_a_profile_that_another_device_changed_is_told_in_dutch_and_in_ones_units(inside, server):
    page = inside
    # A page that is told of another language loads itself anew.
    page.goto("about:blank")
    elsewhere(page, server, "/api/preferences", {"language": "nl", "units": "imperial"})
    page.goto(f"{server.base}/settings")
    first, height = page.locator("[name=firstName]"), page.locator("[name=heightCm]")
    first.fill("Bo")
    elsewhere(page, server, "/api/profile", {"heightCm": 190})
    part = page.locator("form", has=first)
    part.get_by_role("button", name="Bewaren").click()
    expect(page.get_by_text("Bewaard").first).to_be_visible()
    profile = read(page, server, "/api/profile")
    assert (profile["firstName"], profile["heightCm"]) == ("Bo", 190)
    elsewhere(page, server, "/api/profile", {"heightCm": 180})
    height.fill("5'10\"")
    part.get_by_role("button", name="Bewaren").click()
    expect(page.get_by_text("Elders: 5 ft 11")).to_be_visible()
    expect(page.get_by_text("ergens anders gewijzigd")).to_be_visible()
    with page.expect_response("**/api/profile"):
        part.get_by_role("button", name="Bewaren").click()
    expect(page.get_by_text("Elders: 5 ft 11")).to_be_hidden()
    assert read(page, server, "/api/profile")["heightCm"] == 177.8


def test_reminders_that_another_device_changed_are_told(inside, server):
    page = inside
    page.goto(f"{server.base}/settings/app")
    place = page.locator("#reminders")
    place.locator("[name=quietFrom]").fill("21:15")
    elsewhere(page, server, "/api/reminders", {"reminders": [{"subject": "drinks", "isOn": True, "times": ["11:10"]}]}, "PUT")
    place.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Elsewhere: Drinks 11:10")).to_be_visible()
    assert read(page, server, "/api/reminders")["quietFrom"] != "21:15"
    with page.expect_response("**/api/reminders"):
        place.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Elsewhere: Drinks 11:10")).to_be_hidden()
    assert read(page, server, "/api/reminders")["quietFrom"] == "21:15"


def test_a_week_that_another_device_moved_is_told_and_what_was_typed_stays(inside, server):
    page = inside
    elsewhere(page, server, "/api/profile", {"targetCalories": 2400})
    usual = [day["targetKcal"] for day in read(page, server, "/api/plan/week")["days"]]
    page.goto(f"{server.base}/plan")
    days = page.locator(".week-days input")
    days.nth(0).fill(str(usual[0] + 30))
    days.nth(1).fill(str(usual[1] - 30))
    elsewhere(page, server, "/api/plan/week", {"energyKcal": [usual[0] - 20, usual[1] + 20, *usual[2:]]}, "PUT")
    page.wait_for_timeout(700)
    expect(days.nth(0)).to_have_value(str(usual[0] + 30))
    page.get_by_role("button", name="Keep this week").click()
    expect(page.get_by_text("Elsewhere: ")).to_contain_text(f"{usual[0] - 20:,}")
    with page.expect_response("**/api/plan/week"):
        page.get_by_role("button", name="Keep this week").click()
    expect(page.get_by_text("Elsewhere: ")).to_be_hidden()
    assert [day["targetKcal"] for day in read(page, server, "/api/plan/week")["days"]][:2] == [usual[0] + 30, usual[1] - 30]


@pytest.fixture
def devices(home, server, chromium):
    """Two devices of one person; neither hears of the other before it saves."""
    context = chromium.new_context(storage_state=home.context.storage_state(), locale="en-GB", timezone_id="Europe/Amsterdam")
    other = context.new_page()
    complaints = watch(other)
    for page in (home, other):
        page.route("**/api/events*", lambda route: route.fulfill(status=204))
    yield home, other
    context.close()
    assert complaints == []


def entering(page, server, name):
    page.goto(f"{server.base}/measures")
    page.get_by_role("button", name=f"Enter {name}", exact=True).click()
    return page.locator(".measure form").get_by_label(name, exact=True)


@pytest.mark.parametrize("name, mine, theirs, told", [("Grip", "39", "41", "Elsewhere: 41"), ("Weight", "80,5", "81", "Elsewhere: 81 kg")])
def test_two_devices_that_enter_one_figure_of_a_measure_know_of_each_other(devices, server, name, mine, theirs, told):
    one, two = devices
    if name == "Grip":
        elsewhere(one, server, "/api/measures", {"name": "Grip", "unit": "kg"}, "POST")
    first, second = entering(one, server, name), entering(two, server, name)
    second.fill(theirs)
    two.get_by_role("button", name="Save", exact=True).click()
    expect(two.locator(".toast")).to_contain_text(f"{name} saved")
    first.fill(mine)
    save = one.get_by_role("button", name="Save", exact=True)
    save.click()
    expect(one.locator(".measure form .error", has_text=told)).to_be_visible()
    expect(one.get_by_text("changed elsewhere meanwhile")).to_be_visible()
    expect(first).to_have_value(mine)
    latest = lambda: next(measure for measure in read(one, server, "/api/measures") if measure["name"] == name)["latest"]
    assert latest()[0]["value"] == float(theirs)
    save.click()
    expect(first).to_have_count(0)
    assert [figure["value"] for figure in latest()] == [float(mine.replace(",", "."))]
    # The other now has what stands as it begins anew, and changes that without a question.
    second = entering(two, server, name)
    expect(second).to_have_value(mine.replace(",", "."))
    second.fill(theirs)
    two.get_by_role("button", name="Save", exact=True).click()
    expect(second).to_have_count(0)
    assert latest()[0]["value"] == float(theirs)


def test_two_devices_that_set_goals_on_the_plan_know_of_each_other(devices, server):
    one, two = devices
    body = {"sex": "male", "heightCm": 182, "birthDate": "1979-05-01", "currentWeightKg": 82, "activityLevel": "light", "targetCalories": 2400, "targetWeightKg": 78}
    elsewhere(one, server, "/api/profile", body)
    keep = {}
    for page, energy in ((one, "2500"), (two, "2600")):
        page.goto(f"{server.base}/plan")
        field = page.get_by_label("Energy a day").first
        field.fill(energy)
        page.keyboard.press("Enter")
        keep[page] = page.get_by_role("button", name="Make this my plan")
        expect(keep[page]).to_be_enabled()
    keep[two].click()
    expect(two.locator(".toast")).to_contain_text("This is your plan")
    keep[one].click()
    expect(one.locator(".toast")).to_contain_text("changed elsewhere meanwhile")
    expect(one.locator(".toast")).to_contain_text("Elsewhere: 2,600 kcal")
    assert read(one, server, "/api/profile")["targetCalories"] == 2600
    expect(one.get_by_label("Energy a day").first).to_have_value("2500")
    keep[one].click()
    expect(one.locator(".toast")).to_contain_text("This is your plan")
    assert read(one, server, "/api/profile")["targetCalories"] == 2500


def test_what_only_one_device_set_of_the_goals_is_kept_beside_what_the_plan_saves(devices, server):
    one, _ = devices
    body = {"sex": "male", "heightCm": 182, "birthDate": "1979-05-01", "currentWeightKg": 82, "activityLevel": "light", "targetCalories": 2400, "targetWeightKg": 78}
    elsewhere(one, server, "/api/profile", body)
    one.goto(f"{server.base}/plan")
    one.get_by_label("Energy a day").first.fill("2500")
    one.keyboard.press("Enter")
    keep = one.get_by_role("button", name="Make this my plan")
    expect(keep).to_be_enabled()
    elsewhere(one, server, "/api/profile", {"weeklyWorkoutGoal": 5})
    keep.click()
    expect(one.locator(".toast")).to_contain_text("This is your plan")
    profile = read(one, server, "/api/profile")
    assert (profile["targetCalories"], profile["weeklyWorkoutGoal"]) == (2500, 5)
