"""A workout goes on without a network, and is sent once, with what was done to it elsewhere."""

import pytest
from conftest import until
from playwright.sync_api import expect
from test_offline import device, home, keeping, page, prepared, stored, today  # noqa: F401
from test_train import add, box, history


@pytest.fixture
def live(page, home):
    """A workout that is being done, with one set of one exercise, as the server and the device have it."""
    page.goto(f"{home.base}/train")
    page.get_by_role("button", name="Start empty").click()
    add(page, "Dips of mine")
    box(page, 1, "repetitions").fill("8")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    until(page, "async () => (await (await (await caches.open('kept')).match('/api/workout-logs/open'))?.json())?.exercises[0]?.sets[0]?.reps === 8")
    return page


def open_workout(page):
    return page.evaluate("() => fetch('/api/workout-logs/open', { cache: 'no-store' }).then((answer) => answer.json())")


def change_elsewhere(page, home, exercises):
    """As another device does it."""
    workout = page.context.request.get(f"{home.base}/api/workout-logs/open").json()
    assert page.context.request.patch(f"{home.base}/api/workout-logs/{workout['id']}", data={"exercises": exercises(workout["exercises"])}, headers={"Origin": home.base}).ok


def offline(page):
    page.context.set_offline(True)


def online(page):
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")


def finish(page):
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("button", name="Save workout").wait_for()
    if page.get_by_label("I did them").count():
        page.get_by_label("I did them").check()
    page.get_by_role("button", name="Save workout").click()


def finish_with_another_set(page):
    """Without a network."""
    offline(page)
    page.get_by_role("button", name="Add set").click()
    box(page, 2, "repetitions").fill("6")
    finish(page)


def sets(workout):
    return [(exercise["name"], [one.get("reps") for one in exercise["sets"]]) for exercise in workout["exercises"]]


def test_what_was_saved_last_is_not_taken_back_by_what_the_device_kept_before(live):
    page = live
    page.get_by_role("button", name="Add set").click()
    box(page, 2, "repetitions").fill("6")
    with page.expect_response(lambda answer: answer.request.method == "PATCH" and '"reps":6' in (answer.request.post_data or "")):
        pass
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    offline(page)
    box(page, 1, "repetitions").fill("9")
    expect(page.get_by_text("Not saved yet.")).to_be_visible()
    page.wait_for_timeout(2500)
    expect(box(page, 2, "repetitions")).to_have_value("6")
    expect(box(page, 1, "repetitions")).to_have_value("9")
    online(page)
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    assert sets(open_workout(page)) == [("Dips of mine", [9, 6])]


def test_a_workout_goes_on_without_a_network_and_is_finished_and_sent_once(live, home):
    page = live
    day = today(page)
    offline(page)
    page.get_by_role("button", name="Add set").click()
    box(page, 2, "repetitions").fill("6")
    page.get_by_role("button", name="Set 2: done").click()
    # An exercise that this device knows, with what it trains.
    page.get_by_role("combobox", name="Add an exercise").fill("bench press")
    page.get_by_role("option").filter(has_text="Bench Press").filter(has_text="Chest").first.click()
    page.reload()
    expect(page.get_by_role("heading", name="Dips of mine").last).to_be_visible()
    expect(page.get_by_role("heading", name="Bench Press").last).to_be_visible()
    finish(page)
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    expect(page.locator(".waiting li")).to_contain_text("Finished workout")
    expect(page.get_by_role("button", name="Start empty")).to_be_visible()
    expect(history(page)).to_contain_text("Not sent yet")
    # It can be changed meanwhile.
    history(page).get_by_role("button", name="Change").first.click()
    page.get_by_label("Notes").last.fill("in the cellar")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(history(page)).to_contain_text("in the cellar")
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    online(page)
    expect(page.locator(".waiting")).to_be_hidden()
    assert open_workout(page) is None
    [workout] = stored(page, f"/api/workout-logs?date={day}")
    assert workout["notes"] == "in the cellar" and sets(workout)[0] == ("Dips of mine", [8, 6])
    expect(history(page).locator(".workout")).to_have_count(1)


def test_what_another_device_did_meanwhile_is_in_the_workout_that_was_finished_here(live, home):
    page = live
    finish_with_another_set(page)
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    change_elsewhere(page, home, lambda exercises: [*exercises, {"name": "Row", "sets": [{"reps": 12}]}])
    online(page)
    expect(page.locator(".waiting")).to_be_hidden()
    [workout] = stored(page, f"/api/workout-logs?date={today(page)}")
    assert sets(workout) == [("Dips of mine", [8, 6]), ("Row", [12])]


def test_a_workout_whose_finish_arrived_without_an_answer_is_as_it_was_finished(live, home):
    page = live
    lost = []

    def lose(route):
        if route.request.method == "PATCH" and not lost:
            lost.append(route.fetch().status)
        route.abort()

    page.route("**/api/workout-logs/*", lose)
    finish(page)
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    assert lost == [200]
    page.unroute("**/api/workout-logs/*")
    online(page)
    expect(page.locator(".waiting")).to_be_hidden()
    [workout] = stored(page, f"/api/workout-logs?date={today(page)}")
    assert sets(workout) == [("Dips of mine", [8])]


def test_a_finish_that_is_taken_back_leaves_the_workout_to_go_on_with(live, home):
    page = live
    finish_with_another_set(page)
    page.locator(".waiting summary").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".waiting")).to_be_hidden()
    online(page)
    page.reload()
    expect(box(page, 2, "repetitions")).to_have_value("6")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    assert sets(open_workout(page)) == [("Dips of mine", [8, 6])]


def test_sets_that_were_not_sent_when_the_page_was_closed_are_sent_by_another(live, home):
    page = live
    offline(page)
    box(page, 1, "repetitions").fill("11")
    expect(page.get_by_text("Not saved yet.")).to_be_visible()
    other = page.context.new_page()
    page.close()
    other.goto(f"{home.base}/food")
    expect(other.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    expect(other.locator(".waiting li")).to_contain_text("Sets of ")
    online(other)
    expect(other.locator(".waiting")).to_be_hidden()
    assert sets(open_workout(other)) == [("Dips of mine", [11])]


def test_a_workout_that_was_done_is_logged_without_a_network_once(page, home):
    page.goto(f"{home.base}/train")
    expect(page.get_by_role("button", name="Start empty")).to_be_visible()
    offline(page)
    page.get_by_role("button", name="Log one you did").click()
    page.get_by_label("Name").first.fill("Evening walk")
    page.locator("#now button[type=submit]").click()
    expect(history(page)).to_contain_text("Evening walk")
    expect(page.locator(".waiting li")).to_contain_text("Evening walk")
    online(page)
    expect(page.locator(".waiting")).to_be_hidden()
    assert [workout["name"] for workout in stored(page, f"/api/workout-logs?date={today(page)}")] == ["Evening walk"]


def begin_in_the_cellar(page, home):
    """Without a network from the start."""
    page.goto(f"{home.base}/train")
    expect(page.get_by_role("button", name="Start empty")).to_be_visible()
    offline(page)
    page.get_by_role("button", name="Start empty").click()
    add(page, "Dips of mine")
    box(page, 1, "repetitions").fill("8")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")


def second_set(reps: int) -> str:
    return f"() => fetch('/api/workout-logs/open', {{ cache: 'no-store' }}).then((answer) => answer.json()).then((one) => one?.exercises[0].sets[1]?.reps === {reps})"


def done_today(page):
    return [sets(workout) for workout in stored(page, f"/api/workout-logs?date={today(page)}")]


def test_a_workout_begins_without_a_network_outlives_a_reload_and_goes_on_when_it_is_back(page, home):
    begin_in_the_cellar(page, home)
    page.reload()
    expect(box(page, 1, "repetitions")).to_have_value("8")
    page.get_by_role("button", name="Add set").click()
    box(page, 2, "repetitions").fill("6")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    box(page, 2, "repetitions").focus()
    online(page)
    expect(page.locator(".waiting")).to_be_hidden()
    until(page, second_set(6))
    # Whoever types is not disturbed, and what is typed next goes to the same workout.
    expect(box(page, 2, "repetitions")).to_be_focused()
    page.keyboard.type("1")
    until(page, second_set(61))
    finish(page)
    expect(history(page)).to_contain_text("Dips of mine")
    assert done_today(page) == [[("Dips of mine", [8, 61])]]


def test_a_workout_that_begins_and_ends_without_a_network_is_logged_once(page, home):
    begin_in_the_cellar(page, home)
    finish(page)
    expect(page.locator(".waiting li")).to_contain_text("Finished workout")
    expect(page.get_by_role("button", name="Start empty")).to_be_visible()
    expect(history(page)).to_contain_text("Not sent yet")
    page.reload()
    expect(history(page)).to_contain_text("Not sent yet")
    online(page)
    expect(page.locator(".waiting")).to_be_hidden()
    assert open_workout(page) is None and done_today(page) == [[("Dips of mine", [8])]]


def test_a_workout_whose_beginning_arrived_without_an_answer_is_the_one_that_goes_on(page, home):
    page.goto(f"{home.base}/train")
    begun = []

    def lose(route):
        if route.request.method != "POST" or begun:
            return route.continue_()
        begun.append(route.fetch().json()["id"])
        return route.abort()

    page.route("**/api/workout-logs", lose)
    page.get_by_role("button", name="Start empty").click()
    add(page, "Dips of mine")
    box(page, 1, "repetitions").fill("8")
    online(page)
    expect(page.locator(".waiting")).to_be_hidden()
    until(page, "() => fetch('/api/workout-logs/open', { cache: 'no-store' }).then((answer) => answer.json()).then((one) => one.exercises[0]?.sets[0].reps === 8)")
    assert [open_workout(page)["id"]] == begun


def test_a_template_and_a_workout_of_before_begin_without_a_network(page, home):
    own = {"Origin": home.base}
    assert page.context.request.post(f"{home.base}/api/workout-templates", data={"name": "Push", "exercises": [{"exerciseId": "bench-press", "sets": 3, "repsFrom": 6, "repsTo": 8}]}, headers=own).ok
    assert page.context.request.post(f"{home.base}/api/workout-logs", data={"name": "Of before", "time": "00:01", "exercises": [{"exerciseId": "bench-press", "sets": [{"reps": 7, "load": 60}, {"reps": 9, "load": 62.5}]}]}, headers=own).ok
    assert page.context.request.post(f"{home.base}/api/workout-logs", data={"name": "Pull", "exercises": [{"name": "Row of mine", "sets": [{"reps": 10, "load": 40, "rpe": 9}]}]}, headers=own).ok
    page.goto(f"{home.base}/train")
    for start, expected in [(page.get_by_role("button", name="Start Push"), [(7, 60), (8, 62.5), (8, 62.5)]), (page.locator(".start").get_by_role("button", name="Pull"), [(10, 40)])]:
        expect(start).to_be_visible()
        offline(page)
        start.click()
        for number, (reps, _) in enumerate(expected, 1):
            expect(box(page, number, "repetitions")).to_have_value(str(reps))
        online(page)
        expect(page.locator(".waiting")).to_be_hidden()
        begun = open_workout(page)
        assert [(one["reps"], one["load"]) for one in begun["exercises"][0]["sets"]] == expected and not any(one["isDone"] or "rpe" in one for one in begun["exercises"][0]["sets"])
        assert page.context.request.delete(f"{home.base}/api/workout-logs/{begun['id']}", headers=own).ok
        expect(page.get_by_role("button", name="Start empty")).to_be_visible()


def test_a_workout_that_began_without_a_network_while_another_did_elsewhere_is_told_and_logged_once_it_is_finished(page, home):
    begin_in_the_cellar(page, home)
    assert page.context.request.post(f"{home.base}/api/workout-logs", data={"isOpen": True, "name": "Of the tablet"}, headers={"Origin": home.base}).ok
    online(page)
    expect(page.locator(".waiting li")).to_contain_text("One workout is being done already. Finish it first.")
    page.get_by_role("button", name="Add set").click()
    box(page, 2, "repetitions").fill("6")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    finish(page)
    expect(page.locator(".waiting")).to_be_hidden()
    assert open_workout(page)["name"] == "Of the tablet" and done_today(page) == [[("Dips of mine", [8, 6])]]


def test_a_workout_that_began_without_a_network_is_discarded_there_as_well(page, home):
    begin_in_the_cellar(page, home)
    page.get_by_text("Options", exact=True).click()
    page.get_by_role("button", name="Discard this workout").click()
    expect(page.get_by_role("button", name="Start empty")).to_be_visible()
    expect(page.locator(".waiting")).to_be_hidden()
    online(page)
    page.reload()
    expect(page.get_by_role("button", name="Start empty")).to_be_visible()
    assert open_workout(page) is None and done_today(page) == []


def test_a_finish_without_a_network_of_what_began_without_one_is_taken_back(page, home):
    begin_in_the_cellar(page, home)
    finish(page)
    page.locator(".waiting summary").click()
    page.get_by_role("button", name="Take back").click()
    expect(box(page, 1, "repetitions")).to_have_value("8")
    page.reload()
    expect(box(page, 1, "repetitions")).to_have_value("8")
    page.locator(".waiting summary").click()
    expect(page.locator(".waiting li")).not_to_contain_text("Finished")
    online(page)
    expect(page.locator(".waiting")).to_be_hidden()
    assert sets(open_workout(page)) == [("Dips of mine", [8])]
