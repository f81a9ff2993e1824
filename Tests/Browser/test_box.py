"""The one box: what people type or say anywhere is read, shown, done, and taken back."""

import re
from datetime import date, timedelta

from conftest import Held, axe, until
import pytest
from playwright.sync_api import Error as PlaywrightError, expect
from recogniser import RECOGNISER

BOX = "Log, ask or find anything, in your own words"


def post(page, server, path, data):
    return page.context.request.post(f"{server.base}{path}", data=data, headers={"Origin": server.base}, timeout=120_000)


def say(page, text, enter=False):
    """Opens the box and types."""
    page.wait_for_load_state()
    for attempt in range(10):
        # A page that is about to come anew takes an open box with it, and one that has just come may not listen yet.
        if not box(page).is_visible():
            page.keyboard.press("Control+k")
        try:
            page.get_by_role("textbox", name=BOX).fill(text, timeout=3000)
            break
        except PlaywrightError:
            assert attempt < 9
    if enter:
        page.keyboard.press("Enter")


def box(page):
    return page.locator("dialog.command")


def rows(page):
    return page.get_by_role("list", name="What will be logged").locator("> li")


def toast(page):
    return page.locator(".toast")


def days(page, server):
    return page.context.request.get(f"{server.base}/api/daily-logs").json()


def untouched(page, server):
    """No more than the weight of the profile is known of any day."""
    known = {"id", "userId", "logDate", "overrides", "summed", "typed", "sources"}
    return [{key: value for key, value in day.items() if key not in known} for day in days(page, server)] == [{"weightKg": 90}]


def foods(page, server):
    today = page.context.request.get(f"{server.base}/api/today").json()["date"]
    return page.context.request.get(f"{server.base}/api/food-entries/{today}").json()


def test_figures_are_logged_by_enter_each_on_its_day_and_taken_back_by_a_word(home, server):
    page = home
    say(page, "weighed 82.4, slept 7h30, mood 7", enter=True)
    expect(toast(page)).to_contain_text("82.4 kg")
    expect(box(page)).to_be_hidden()
    (day,) = days(page, server)
    assert (day["weightKg"], day["sleepHours"], day["moodRating"]) == (82.4, 7.5, 7)
    say(page, "weight 81.9")
    expect(box(page).get_by_text("Takes the place of 82.4 kg")).to_be_visible()
    page.get_by_label("weight", exact=True).fill("81.5")
    page.get_by_role("button", name="Log it").click()
    expect(toast(page)).to_contain_text("81.5 kg")
    assert days(page, server)[0]["weightKg"] == 81.5
    # On another page, a while later.
    page.goto(f"{server.base}/trends")
    say(page, "undo", enter=True)
    expect(toast(page)).to_contain_text("Taken back")
    assert days(page, server)[0]["weightKg"] == 82.4
    say(page, "undo", enter=True)
    expect(toast(page).filter(has_text="mood 7")).to_be_visible()
    assert untouched(page, server)
    say(page, "undo", enter=True)
    expect(toast(page)).to_contain_text("nothing from here")


def test_a_figure_that_cannot_be_is_marked_and_nothing_is_kept(home, server):
    page = home
    say(page, "weight 82")
    page.get_by_label("weight", exact=True).fill("820")
    page.get_by_role("button", name="Log it").click()
    expect(page.get_by_label("weight", exact=True)).to_have_attribute("aria-invalid", "true")
    page.get_by_label("weight", exact=True).fill("")
    page.get_by_role("button", name="Log it").click()
    expect(box(page)).to_be_visible()
    assert untouched(page, server)


def test_several_kinds_in_one_sentence_are_logged_together(home, server):
    page = home
    say(page, "yesterday weight 80.5, ran 5 km in 25 min and had two eggs for dinner")
    expect(page.get_by_label("weight", exact=True)).to_have_value("80.5")
    expect(rows(page)).to_have_count(2)
    assert axe(page).response["violations"] == []
    page.get_by_role("button", name="Log all 3").click()
    expect(box(page)).to_be_hidden()
    yesterday = str(date.fromisoformat(page.context.request.get(f"{server.base}/api/today").json()["date"]) - timedelta(days=1))
    assert days(page, server)[0]["logDate"] == yesterday
    assert [one["slot"] for one in page.context.request.get(f"{server.base}/api/food-entries/{yesterday}").json()] == ["dinner"]
    assert len(page.context.request.get(f"{server.base}/api/workout-logs?from={yesterday}&to={yesterday}").json()) == 1
    page.get_by_role("button", name="Undo").click()
    expect(toast(page)).to_contain_text("Taken back")
    assert page.context.request.get(f"{server.base}/api/food-entries/{yesterday}").json() == []


@pytest.mark.parametrize("text", ["mood", "hello", "steps", "cut down on sugar", "ik snij de groente", "no breakfast today", "tomorrow I will eat pizza", "my wife weighed 60", "lost 2 kg", "mood 15", "piece of cake", "zzzqqq"])
def test_nothing_is_logged_by_enter_that_is_no_log(home, server, text):
    page = home
    say(page, text, enter=True)
    page.wait_for_timeout(700)
    page.keyboard.press("Enter")
    page.wait_for_timeout(700)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    assert foods(page, server) == [] and untouched(page, server)


def test_what_is_not_certain_waits_and_is_logged_by_its_button(home, server):
    page = home
    say(page, "bananna", enter=True)
    expect(box(page).get_by_text("Did you mean this?")).to_be_visible()
    assert foods(page, server) == []
    page.get_by_role("button", name="Log this meal").click()
    expect(toast(page)).to_contain_text("Banana")
    assert len(foods(page, server)) == 1


@pytest.mark.parametrize("text,path", [("trend", "/trends"), ("export", "/settings/data"), ("goals", "/settings/goals"), ("where do I change my password", "/settings/security"), ("lock this device", "/settings/security"), ("time zone", "/settings/app"), ("settings", "/settings"), ("reports", "/reports"), ("dietitian", "/reports")])
def test_the_name_of_a_page_goes_there(home, server, text, path):
    page = home
    say(page, text)
    expect(page.get_by_role("option").first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{server.base}{path}*")


def test_settings_timers_and_workouts_are_done_where_one_is(home, server):
    page = home
    say(page, "dark mode", enter=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    # It closes after the theme has changed.
    expect(box(page)).to_be_hidden()
    say(page, "20 minute timer", enter=True)
    page.wait_for_url("**/train")
    expect(page.get_by_role("timer")).to_contain_text(re.compile("^(20:00|19:)"))
    say(page, "start workout", enter=True)
    expect(page.get_by_role("button", name="Finish")).to_be_visible()
    say(page, "nederlands", enter=True)
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    # The page comes anew in the other language, and may take an open box with it.
    for attempt in range(10):
        try:
            if not page.locator("#command-text").is_visible():
                page.keyboard.press("Control+k")
            page.locator("#command-text").fill("donker", timeout=3000)
            expect(page.get_by_role("option", name="Naar donker")).to_be_visible(timeout=3000)
            break
        except (AssertionError, PlaywrightError):
            assert attempt < 9


def test_a_question_is_answered_in_place_with_the_way_to_the_conversation(home, server):
    page = home
    say(page, "steps 9000", enter=True)
    expect(toast(page)).to_contain_text("9000")
    say(page, "how many steps did I take today?", enter=True)
    answer = page.locator(".box-answer")
    expect(answer).to_contain_text("9,000", timeout=60_000)
    assert axe(page).response["violations"] == []
    answer.get_by_role("link", name="Go on in the conversation").click()
    expect(page.locator(".message.user")).to_contain_text("how many steps")


def test_the_coach_takes_logs_in_its_field_and_questions_as_ever(inside, server):
    page = inside
    page.goto(f"{server.base}/coach")
    page.get_by_label("Your question").fill("weight 82.4")
    expect(page.get_by_label("weight", exact=True)).to_have_value("82.4")
    page.keyboard.press("Enter")
    expect(toast(page)).to_contain_text("82.4 kg")
    expect(page.locator(".message")).to_have_count(0)
    expect(page.get_by_label("Your question")).to_have_value("")
    page.get_by_label("Your question").fill("what do I weigh?")
    page.keyboard.press("Enter")
    expect(page.locator(".message.assistant").last).to_contain_text("82.4", timeout=60_000)


def test_help_comes_before_a_log_and_nothing_is_saved_by_enter(home, server):
    page = home
    say(page, "lunch 2 boiled eggs, i dont want to live anymore")
    card = page.locator("dialog .care-card")
    expect(card.get_by_role("link").first).to_have_attribute("href", re.compile(r"^tel:\d+$"))
    expect(card).to_contain_text("Nothing is saved unless you save it")
    expect(rows(page)).to_have_count(1)
    say(page, "i dont want to live anymore", enter=True)
    expect(card).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_enter_twice_and_a_slow_server_log_once(home, server):
    page = home
    held = Held(page, "**/api/readings")
    say(page, "banana")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_timeout(400)
    for route in held:
        route.continue_()
    page.unroute("**/api/readings")
    expect(toast(page)).to_contain_text("Banana")
    expect(box(page)).to_be_hidden()
    assert len(foods(page, server)) == 1


def test_what_is_typed_on_after_enter_is_not_logged_half(home, server):
    page = home
    held = Held(page, "**/api/readings")
    say(page, "banana", enter=True)
    page.keyboard.type(" bread")
    page.wait_for_timeout(500)
    for route in held:
        route.continue_()
    page.unroute("**/api/readings")
    expect(rows(page).first).to_contain_text("anana bread")
    assert foods(page, server) == []


def test_the_button_logs_what_stands_in_the_field_not_what_stood_there(home, server):
    page = home
    say(page, "2 eggs")
    button = box(page).get_by_role("button", name="Log this meal")
    expect(button).to_be_visible()
    held = Held(page, "**/api/readings")
    page.get_by_role("textbox", name=BOX).fill("banana")
    button.click()
    held.first()
    page.wait_for_timeout(300)
    # Whoever presses while it is being read waits for that; it is read once.
    assert len(held) == 1
    held[0].continue_()
    expect(toast(page)).to_contain_text("Banana")
    expect(box(page)).to_be_hidden()
    assert [food["foodName"] for food in foods(page, server)] == ["Banana"]


def test_the_button_pressed_on_words_that_became_uncertain_shows_them_first(home, server):
    page = home
    say(page, "2 eggs")
    button = box(page).get_by_role("button", name="Log this meal")
    expect(button).to_be_visible()
    held = Held(page, "**/api/readings")
    page.get_by_role("textbox", name=BOX).fill("2 eggs and zzzqqq")
    button.click()
    held.first()
    held[0].continue_()
    expect(rows(page)).to_contain_text(["Egg", "Nothing found for “zzzqqq”"])
    assert foods(page, server) == []
    button.click()
    expect(toast(page)).to_contain_text("Egg")


def test_what_is_read_late_is_not_shown_for_words_that_were_changed_back(home, server):
    page = home
    say(page, "banana")
    expect(rows(page)).to_contain_text("Banana")
    held = Held(page, "**/api/readings")
    page.get_by_role("textbox", name=BOX).fill("banana and 3 eggs")
    held.first()
    page.get_by_role("textbox", name=BOX).fill("banana")
    page.wait_for_timeout(400)
    assert len(held) == 1
    held[0].continue_()
    page.wait_for_timeout(400)
    expect(rows(page)).to_have_count(1)
    page.keyboard.press("Enter")
    expect(toast(page)).to_contain_text("Banana")
    assert len(foods(page, server)) == 1


def test_what_is_not_certain_waits_in_the_field_of_the_coach_too(inside, server):
    page = inside
    page.goto(f"{server.base}/coach")
    field = page.get_by_label("Your question")
    field.fill("2 eggs and zzzqqq")
    field.press("Enter")
    expect(page.get_by_text("Did you mean this?")).to_be_visible()
    expect(rows(page)).to_have_count(2)
    expect(page.locator(".message")).to_have_count(0)
    assert foods(page, server) == []
    # Whoever meant a question asks it.
    page.get_by_role("option", name="Ask the coach").click()
    expect(page.locator(".message.user")).to_contain_text("zzzqqq")
    expect(field).to_have_value("")
    expect(page.get_by_role("option", name="Ask the coach")).to_have_count(0)


def test_without_a_connection_it_says_so_and_keeps_the_text(home, server):
    page = home
    say(page, "banana")
    expect(rows(page)).to_have_count(1)
    page.route("**/api/**", lambda route: route.abort())
    page.keyboard.press("Enter")
    expect(box(page).get_by_role("alert")).to_contain_text("cannot be reached")
    expect(page.get_by_role("textbox", name=BOX)).to_have_value("banana")
    page.unroute("**/api/**")
    page.keyboard.press("Enter")
    expect(toast(page)).to_contain_text("Banana")
    assert len(foods(page, server)) == 1


def test_long_texts_and_markup_are_only_text(home, server):
    page = home
    say(page, "<img src=x onerror=alert(1)> and two eggs")
    expect(rows(page).filter(has_text="Egg")).to_have_count(1)
    expect(box(page).locator("img")).to_have_count(0)
    say(page, "egg " * 3000, enter=True)
    expect(box(page).get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("textbox", name=BOX)).to_have_value("egg " * 3000)


def test_a_draft_is_marked_changed_and_what_is_unknown_stays(home, server):
    page = home
    say(page, "two eggs, toast and zzzqqq yesterday for lunch")
    expect(rows(page)).to_have_count(3)
    expect(page.locator("mark.part-when").first).to_have_text("yesterday")
    expect(page.locator("u.part-not")).to_contain_text("zzzqqq")
    expect(page.get_by_label("Meal", exact=True)).to_have_value("lunch")
    page.get_by_label("Amount of Egg, boiled").fill("3")
    rows(page).nth(2).get_by_role("button", name="Choose another for zzzqqq").click()
    page.get_by_label("What is “zzzqqq”?").fill("yoghurt")
    page.get_by_role("listbox", name="What fits").get_by_role("option").first.click()
    expect(page.get_by_text("Nothing found")).to_have_count(0)
    rows(page).nth(1).get_by_role("button", name=re.compile("^Remove")).click()
    page.get_by_role("button", name="Log this meal").click()
    expect(box(page)).to_be_hidden()
    say(page, "cheese, zzzqqq")
    page.get_by_role("button", name="Log this meal").click()
    expect(page.get_by_role("textbox", name=BOX)).to_have_value("zzzqqq")


def test_rows_are_moved_removed_and_brought_back_by_keyboard(home, server):
    page = home
    say(page, "banana, apple, pear")
    expect(rows(page)).to_have_count(3)
    rows(page).nth(0).get_by_role("button", name=re.compile("^Remove")).focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(rows(page).nth(1)).to_contain_text("Banana")
    expect(rows(page).nth(1).get_by_role("button", name=re.compile("^Remove"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(rows(page).nth(1)).to_contain_text("Banana")
    page.get_by_role("button", name="Add a food").click()
    page.get_by_label("Which food?").fill("oats")
    page.get_by_role("listbox", name="What fits").get_by_role("option").first.wait_for()
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(4)


def test_a_workout_is_read_changed_saved_kept_as_a_template_and_used_again(home, server):
    page = home
    say(page, "bench 3x8 60 kg rpe 8, dips 12, 10, 8")
    expect(rows(page)).to_have_count(2)
    expect(page.get_by_label("Reps, Dip")).to_have_value("12 / 10 / 8")
    expect(page.get_by_label("Sets, Bench press")).to_have_value("3")
    page.get_by_label("Weight, Bench press").fill("60 / 62.5 / 65")
    page.get_by_label("Reps, Dip").fill("12 11 10 9")
    expect(page.get_by_label("Sets, Dip")).to_have_value("4")
    page.get_by_label("RPE, Bench press").fill("11")
    page.get_by_role("button", name="Log this workout").click()
    expect(page.get_by_label("RPE, Bench press")).to_be_focused()
    page.get_by_label("RPE, Bench press").fill("8,5")
    page.get_by_role("button", name="Log this workout").click()
    page.get_by_role("button", name="Save as a template").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Chest blaster")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Chest blaster saved")).to_be_visible()
    say(page, "use my chest blaster but add 5 kg, skip the dips")
    expect(page.get_by_text("From your template Chest blaster")).to_be_visible()
    expect(rows(page)).to_have_count(1)
    expect(page.get_by_label("Weight, Bench press")).to_have_value("65")
    say(page, "start chest blaster", enter=True)
    page.wait_for_url("**/train")
    expect(page.get_by_role("heading", name="Chest blaster").first).to_be_visible()


def test_the_kind_can_be_said_and_nothing_is_logged_for_nothing(home, server):
    page = home
    say(page, "rest day")
    expect(page.get_by_text("This says there is nothing to log")).to_be_visible()
    say(page, "same as last time")
    page.get_by_role("button", name=re.compile("^This is (food|a workout)$")).click()
    expect(page.get_by_text("There is no earlier one to use again yet.")).to_be_visible()


def test_speech_goes_through_the_same_reader_and_says_what_is_wrong(inside, server):
    page = inside
    page.add_init_script(RECOGNISER)
    # What was a page of its own leads here.
    page.goto(f"{server.base}/say")
    field = page.get_by_role("textbox", name=BOX)
    expect(field).to_be_focused()
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_text("Listening…")).to_be_visible()
    page.evaluate("recogniser.hear('two eggs', false)")
    expect(field).to_have_value("two eggs")
    page.evaluate("recogniser.hear('two eggs and a banana', true)")
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Stop listening").click()
    for error, words in [("not-allowed", "not allowed here"), ("audio-capture", "No microphone"), ("network", "needs a connection"), ("no-speech", "Nothing was heard")]:
        page.get_by_role("button", name="Speak").click()
        page.evaluate(f"recogniser.fail('{error}')")
        expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()


def test_speech_stays_on_the_device_where_the_browser_can(inside, server):
    page = inside
    page.add_init_script(RECOGNISER + "SpeechRecognition.prototype.processLocally = false; SpeechRecognition.available = async () => 'available';")
    page.goto(f"{server.base}/say")
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_text("stays on this device")).to_be_visible()
    assert page.evaluate("recogniser.processLocally") is True


def test_without_a_recogniser_there_is_no_button(inside, server):
    page = inside
    page.add_init_script("delete window.SpeechRecognition; delete window.webkitSpeechRecognition;")
    page.goto(f"{server.base}/say?text=two+eggs")
    expect(rows(page)).to_have_count(1)
    expect(page.get_by_role("button", name="Speak")).to_have_count(0)


def test_it_fits_a_phone_and_is_closed_by_a_button(home, server):
    page = home
    page.get_by_role("button", name="Log, ask, find").click()
    expect(page.get_by_role("textbox", name=BOX)).to_be_focused()
    say(page, "mood 7, energy 6, had salmon with potatoes and broccoli for dinner")
    expect(rows(page)).to_have_count(3)
    assert page.evaluate("document.querySelector('dialog.command').scrollWidth <= innerWidth")
    page.get_by_role("button", name="Close").click()
    expect(box(page)).to_be_hidden()


def test_a_text_longer_than_a_line_is_seen_whole_when_the_phone_is_turned(home, server):
    page = home
    page.set_viewport_size({"width": 844, "height": 390})
    say(page, "two slices of toast with butter and jam")
    field = page.get_by_role("textbox", name=BOX)
    until(page, "document.querySelector('#command-text').clientHeight > 0")
    one = field.evaluate("field => field.clientHeight")
    page.set_viewport_size({"width": 390, "height": 844})
    until(page, f"document.querySelector('#command-text').clientHeight > {one}")
    assert field.evaluate("field => field.scrollHeight <= field.clientHeight")


def test_resting_heart_rate_is_logged_shown_on_its_day_and_taken_back(home, server):
    page = home
    say(page, "resting heart rate 58", enter=True)
    expect(toast(page)).to_contain_text("58")
    assert days(page, server)[-1]["restingHeartRate"] == 58
    page.goto(f"{server.base}/log")
    page.get_by_text("Activity", exact=True).click()
    expect(page.get_by_label("Resting heart rate")).to_have_value("58")
    say(page, "undo", enter=True)
    expect(toast(page)).to_contain_text("Taken back")
    assert "restingHeartRate" not in days(page, server)[-1]


def test_what_is_typed_in_the_box_outlives_a_change_of_settings_elsewhere(home, server):
    page = home
    say(page, "two eggs and a slice of bread")
    expect(rows(page)).to_have_count(2)
    page.context.request.patch(f"{server.base}/api/preferences", data={"units": "imperial"}, headers={"Origin": server.base})
    page.wait_for_timeout(1500)
    expect(page.get_by_role("textbox", name=BOX)).to_have_value("two eggs and a slice of bread")
    expect(rows(page)).to_have_count(2)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    expect(page.get_by_text("Egg").first).to_be_visible()
