"""Choosing a workout, finding exercises, adding one's own, and setting a language model."""

import re

import pytest
from playwright.sync_api import expect

from conftest import Held


def test_a_workout_is_found_by_its_kind_and_time_and_tells_how_it_is_done(inside, server):
    page = inside
    page.goto(f"{server.base}/workouts")
    expect(page.get_by_text(re.compile(r"^\d\d workouts$"))).to_be_visible()
    page.get_by_text("Flexibility", exact=True).first.click()
    page.get_by_label("Time").select_option("10")
    expect(page.get_by_text("2 workouts")).to_be_visible()
    page.get_by_text("At the desk").click()
    desk = page.locator("#desk")
    expect(desk.get_by_text("2 × 20 s").first).to_be_visible()
    expect(desk.get_by_role("heading", name="Tips for 40+")).to_be_visible()
    page.reload()
    expect(page.get_by_text("2 workouts")).to_be_visible()
    page.get_by_text("All", exact=True).first.click()
    page.get_by_label("Time").select_option("")
    page.get_by_label("Level").select_option("advanced")
    page.get_by_text("Barbell strength").click()
    expect(page.locator("#barbell-strength").get_by_text("5 × 4–6").first).to_be_visible()
    expect(page.locator("#barbell-strength").get_by_text("2 in reserve · rest 3 min")).to_be_visible()


def test_what_was_asked_for_last_is_shown_though_an_earlier_answer_comes_after_it(inside, server):
    page = inside
    page.goto(f"{server.base}/workouts")
    expect(page.get_by_text(re.compile(r"^\d\d workouts$"))).to_be_visible()
    held = Held(page, "**/api/workouts?type=flexibility")
    page.get_by_text("Flexibility", exact=True).first.click()
    page.get_by_label("Time").select_option("10")
    expect(page.get_by_text("2 workouts")).to_be_visible()
    with page.expect_response("**/api/workouts?type=flexibility"):
        held.first().continue_()
    page.wait_for_timeout(200)
    expect(page.get_by_text("2 workouts")).to_be_visible()
    expect(page.locator("#list details")).to_have_count(2)
    # Nor does an earlier refusal.
    held.clear()
    page.get_by_label("Time").select_option("")
    page.get_by_text("All", exact=True).first.click()
    expect(page.get_by_text(re.compile(r"^\d\d workouts$"))).to_be_visible()
    held.first().fulfill(status=422, json={"detail": "Late."})
    page.wait_for_timeout(200)
    expect(page.get_by_text("Late.")).to_have_count(0)
    expect(page.get_by_text(re.compile(r"^\d\d workouts$"))).to_be_visible()


def test_an_exercise_of_ones_own_is_added_found_changed_and_brought_back(inside, server):
    page = inside
    page.goto(f"{server.base}/workouts?tab=exercises")
    known = page.locator("#known")
    page.get_by_role("searchbox", name="Name", exact=True).fill("benc pres")
    expect(known.locator("strong").first).to_have_text("Bench press")
    page.get_by_role("searchbox", name="Name", exact=True).fill("shoe squat")
    page.get_by_role("button", name="New exercise").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox", name="Name", exact=True)).to_have_value("shoe squat")
    dialog.get_by_role("textbox", name="Name", exact=True).fill("Shoe squat")
    dialog.get_by_label("Done with").select_option("other")
    dialog.get_by_role("group", name="Done for").get_by_label("Glutes").check()
    dialog.get_by_role("button", name="Save").click()
    expect(known.locator("strong").first).to_have_text("Shoe squat")
    expect(known.get_by_text("Yours").first).to_be_visible()
    page.get_by_role("button", name="New exercise").click()
    dialog.get_by_role("textbox", name="Name", exact=True).fill("shoe SQUAT")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_text("You already have an exercise with this name.")).to_be_visible()
    page.keyboard.press("Escape")
    known.get_by_text("Shoe squat").click()
    page.get_by_role("button", name="Change Shoe squat").click()
    dialog.get_by_role("textbox", name="Name", exact=True).fill("Boot squat")
    dialog.get_by_role("button", name="Save").click()
    page.get_by_role("searchbox", name="Name", exact=True).fill("")
    page.get_by_label("Whose").select_option("true")
    expect(known.locator("strong")).to_have_text(["Boot squat"])
    known.get_by_text("Boot squat").click()
    page.get_by_role("button", name="Delete Boot squat").click()
    expect(known.get_by_text("You have no exercises of your own that fit.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(known.locator("strong")).to_have_text(["Boot squat"])


@pytest.mark.alone
def test_a_language_model_is_set_tried_and_switched_off_and_its_key_never_comes_back(inside, server):
    page = inside
    page.goto(f"{server.base}/settings/app")
    part = page.locator("#model")
    part.get_by_label("Address").fill("http://169.254.169.254/v1")
    part.get_by_label("Name of the model").fill("small")
    part.get_by_role("button", name="Save").click()
    expect(part.get_by_text("This address is never asked.")).to_be_visible()
    part.get_by_label("Address").fill("http://localhost:9/v1")
    part.get_by_label("Key").fill("sk-very-secret")
    part.get_by_role("button", name="Save").click()
    part.get_by_role("button", name="Try it").click()
    expect(part.get_by_text("No answer within 15 seconds.")).to_be_visible()
    expect(part.get_by_label("Key")).to_have_value("")
    assert "very-secret" not in page.content()
    part.get_by_role("button", name="Switch off").click()
    expect(page.get_by_text("The model is off, and its key is gone.")).to_be_visible()
    expect(part.get_by_role("button", name="Try it")).to_have_count(0)


def test_a_form_video_is_a_link_that_one_keeps_and_only_a_press_opens_it(home, server):
    page = home
    asked = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server.base}/workouts?tab=exercises")
    page.get_by_role("searchbox", name="Name", exact=True).fill("bench press")
    first = page.locator("#known details").first
    expect(first.locator("strong")).to_have_text("Bench press")
    first.locator("summary").click()
    search = first.get_by_role("link", name="Look for one on YouTube")
    expect(search).to_have_attribute("rel", "noopener noreferrer")
    assert "search_query=Bench%20press" in search.get_attribute("href")
    first.get_by_role("button", name="Keep a link").click()
    first.get_by_label("Address of a video").fill("http://example.org/v")
    first.get_by_role("button", name="Save").click()
    expect(first.get_by_text("A whole address that begins with https://")).to_be_visible()
    first.get_by_label("Address of a video").fill("https://www.example.org/bench")
    first.get_by_role("button", name="Save").click()
    expect(first.get_by_role("link", name="Watch (example.org)")).to_have_attribute("href", "https://www.example.org/bench")
    first.get_by_role("button", name="Remove the link").click()
    expect(search).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(first.get_by_role("link", name="Watch (example.org)")).to_be_visible()
    assert all(url.startswith(server.base) for url in asked)


def test_a_workout_is_shared_in_words_that_say_it_reads(inside, server):
    page = inside
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.base)
    page.goto(f"{server.base}/workouts")
    page.get_by_text("Barbell strength").click()
    page.get_by_role("button", name="Share: Barbell strength").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    words = page.evaluate("navigator.clipboard.readText()")
    lines = words.splitlines()
    assert len(lines) == page.locator("#barbell-strength .plan li").count()
    page.keyboard.press("Control+k")
    page.locator("#command-text").fill(words)
    expect(page.get_by_role("list", name="What will be logged").locator("> li")).to_have_count(len(lines))
    expect(page.locator("u.part-not")).to_have_count(0)

