"""Saying it in a sentence: what was understood is seen, changed and saved; speech is typed by the browser."""

import re

from playwright.sync_api import expect
from recogniser import RECOGNISER


def open_say(page, server):
    page.goto(f"{server.base}/say")
    return page.get_by_label("What did you eat or do?")


def rows(page):
    return page.get_by_role("list", name="What will be logged").locator("> li")


def test_a_meal_is_read_marked_changed_saved_and_changed_again(home, server):
    page = home
    open_say(page, server).fill("two eggs, toast and zzzqqq yesterday for lunch")
    expect(rows(page)).to_have_count(3)
    expect(page.locator("mark.part-when").first).to_have_text("yesterday")
    expect(page.locator("u.part-not")).to_contain_text("zzzqqq")
    expect(page.get_by_label("Meal", exact=True)).to_have_value("lunch")
    page.get_by_label("Amount of Egg, boiled").fill("3")
    rows(page).nth(2).get_by_role("button", name="Choose another for zzzqqq").click()
    page.get_by_label("What is “zzzqqq”?").fill("yoghurt")
    page.get_by_role("listbox", name="What fits").get_by_role("option").first.click()
    expect(page.get_by_text("Nothing found")).to_have_count(0)
    page.get_by_role("button", name="Log this meal").click()
    expect(page.get_by_role("heading", name="Logged")).to_be_focused()
    page.get_by_role("button", name="Change it").click()
    page.get_by_label("Amount of Egg, boiled").fill("4")
    rows(page).nth(1).get_by_role("button", name=re.compile("^Remove")).click()
    page.get_by_role("button", name="Save the changes").click()
    page.get_by_role("link", name="See it on the Food page").click()
    entries = page.locator("#entries")
    expect(entries.get_by_role("heading", name="Lunch")).to_be_visible()
    expect(entries).to_contain_text("4 medium ones")
    expect(entries).not_to_contain_text("oast")


def test_rows_are_moved_removed_and_brought_back_by_keyboard(home, server):
    page = home
    open_say(page, server).fill("banana, apple, pear")
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
    # What was changed by hand is not read over.
    page.get_by_label("What did you eat or do?").fill("banana")
    page.wait_for_timeout(600)
    expect(rows(page)).to_have_count(4)
    page.get_by_role("button", name="Read the sentence again").click()
    expect(rows(page)).to_have_count(1)


def test_a_workout_is_read_changed_saved_kept_as_a_template_and_used_again(home, server):
    page = home
    open_say(page, server).fill("bench 3x8 60 kg rpe 8, dips 12, 10, 8")
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
    expect(page.get_by_role("heading", name="Logged")).to_be_focused()
    page.get_by_role("button", name="Save as a template").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Chest blaster")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Chest blaster saved")).to_be_visible()
    page.get_by_role("button", name="Say something else").click()
    page.get_by_label("What did you eat or do?").fill("use my chest blaster but add 5 kg, skip the dips")
    expect(page.get_by_text("From your template Chest blaster")).to_be_visible()
    expect(rows(page)).to_have_count(1)
    expect(page.get_by_label("Weight, Bench press")).to_have_value("65")


def test_the_kind_can_be_said_and_nothing_is_logged_for_nothing(home, server):
    page = home
    open_say(page, server).fill("rest day")
    expect(page.get_by_text("This says there is nothing to log")).to_be_visible()
    page.get_by_label("What did you eat or do?").fill("same as last time")
    page.get_by_text("Workout", exact=True).click()
    expect(page.get_by_text("There is no earlier one to use again yet.")).to_be_visible()
    page.get_by_role("button", name="This is food").click()
    expect(page.get_by_role("radio", name="Food")).to_be_checked()


def test_speech_goes_through_the_same_parser_and_says_what_is_wrong(home, server):
    page = home
    page.add_init_script(RECOGNISER)
    field = open_say(page, server)
    expect(page.get_by_text("may send the sound to their maker")).to_be_visible()
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_text("Listening…")).to_be_visible()
    page.evaluate("recogniser.hear('two eggs', false)")
    expect(field).to_have_value("two eggs")
    page.evaluate("recogniser.hear('two eggs and a banana', true)")
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Stop listening").click()
    expect(page.get_by_role("button", name="Speak")).to_be_visible()
    for error, words in [("not-allowed", "not allowed here"), ("audio-capture", "No microphone"), ("network", "needs a connection"), ("no-speech", "Nothing was heard")]:
        page.get_by_role("button", name="Speak").click()
        page.evaluate(f"recogniser.fail('{error}')")
        expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()
        expect(page.get_by_role("button", name="Speak")).to_be_visible()


def test_speech_stays_on_the_device_where_the_browser_can(home, server):
    page = home
    page.add_init_script(RECOGNISER + "SpeechRecognition.prototype.processLocally = false; SpeechRecognition.available = async () => 'available';")
    open_say(page, server)
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_text("the sound does not leave it")).to_be_visible()
    assert page.evaluate("recogniser.processLocally") is True


def test_without_a_recogniser_there_is_no_button(home, server):
    page = home
    page.add_init_script("delete window.SpeechRecognition; delete window.webkitSpeechRecognition;")
    open_say(page, server)
    expect(page.get_by_role("button", name="Speak")).to_have_count(0)


def test_help_comes_before_a_log_and_nothing_is_saved_by_enter(home, server):
    page = home
    open_say(page, server).fill("lunch 2 boiled eggs, i dont want to live anymore")
    card = page.locator(".care-card")
    expect(card.get_by_role("link").first).to_have_attribute("href", re.compile(r"^tel:\d+$"))
    expect(card).to_contain_text("Nothing is saved unless you save it")
    expect(rows(page)).to_have_count(1)
    page.goto(server.base)
    page.keyboard.press("Control+k")
    page.keyboard.type("i dont want to live anymore")
    expect(page.locator("dialog .care-card")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("dialog .care-card")).to_be_visible()
    expect(page.get_by_text("Undo")).to_have_count(0)
