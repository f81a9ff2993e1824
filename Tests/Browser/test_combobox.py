"""The field that looks something up while one types: the same for foods, exercises and the rows of a draft."""

import re

from conftest import Held
from playwright.sync_api import expect


def selected(page):
    return page.locator("[role=option][aria-selected=true]")


def searching(page, server):
    """The field of the page of food."""
    page.goto(f"{server.base}/food")
    return page.get_by_role("combobox", name="Search for a food")


def test_a_list_is_walked_through_by_keyboard(inside, server):
    page = inside
    field = searching(page, server)
    field.press_sequentially("egg")
    options = page.get_by_role("option")
    expect(options.first).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\d+ foods? found"))).to_have_count(1)
    count = options.count()
    # Until an arrow is pressed, Home and End are of the text.
    field.press("Home")
    with page.expect_response(re.compile(r"q=boiled\+egg|q=boiled%20egg")):
        field.press_sequentially("boiled ")
    expect(field).to_have_value("boiled egg")
    expect(options.first).to_contain_text("boiled")
    count = options.count()
    field.press("ArrowUp")
    expect(options.nth(count - 1)).to_have_attribute("aria-selected", "true")
    field.press("Home")
    expect(options.first).to_have_attribute("aria-selected", "true")
    field.press("End")
    field.press("ArrowDown")
    expect(options.first).to_have_attribute("aria-selected", "true")
    expect(selected(page)).to_have_count(1)
    expect(field).to_have_attribute("aria-activedescendant", options.first.get_attribute("id"))
    field.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()
    expect(field).to_have_attribute("aria-expanded", "false")


def test_an_answer_that_comes_too_late_is_dropped(inside, server):
    page = inside
    field = searching(page, server)
    late = Held(page, "**/api/foods?q=banana&*")
    field.fill("banana")
    late.first()
    field.fill("cheese")
    expect(page.get_by_role("option").first).to_contain_text("heese")
    late[0].continue_()
    page.wait_for_timeout(400)
    expect(page.get_by_role("option").first).to_contain_text("heese")


def test_enter_chooses_of_what_is_found_for_what_stands_there_now(inside, server):
    page = inside
    field = searching(page, server)
    field.fill("banana")
    expect(page.get_by_role("option").first).to_contain_text("anana")
    held = Held(page, "**/api/foods?q=gouda*")
    field.fill("gouda")
    held.first()
    # An answer on its way is waited for; nobody asks twice.
    field.press("Enter")
    page.wait_for_timeout(200)
    expect(page.get_by_role("heading", name=re.compile("anana"))).to_have_count(0)
    assert len(held) == 1
    held[0].continue_()
    expect(page.get_by_role("heading", name=re.compile("ouda"))).to_be_visible()


def test_enter_before_the_answer_counts_for_nothing_once_one_types_on(inside, server):
    page = inside
    field = searching(page, server)
    held = Held(page, "**/api/foods?q=gouda*")
    field.fill("gouda")
    field.press("Enter")
    held.first()
    field.fill("banana")
    expect(page.get_by_role("option").first).to_contain_text("anana")
    held[0].continue_()
    page.wait_for_timeout(300)
    expect(page.get_by_role("option").first).to_contain_text("anana")
    expect(page.get_by_role("heading", name=re.compile("anana|ouda"))).to_have_count(0)


def test_enter_on_a_list_that_was_closed_opens_it(inside, server):
    page = inside
    field = searching(page, server)
    field.fill("gouda")
    expect(page.get_by_role("option").first).to_contain_text("ouda")
    page.mouse.click(5, 5)
    expect(page.get_by_role("listbox")).to_be_hidden()
    field.press("Enter")
    expect(page.get_by_role("option").first).to_contain_text("ouda")
    expect(page.get_by_role("heading", name=re.compile("ouda"))).to_have_count(0)


def test_an_exercise_is_found_with_what_it_is_for_in_words(inside, server):
    page = inside
    page.goto(f"{server.base}/train")
    page.get_by_role("button", name="Start empty").click()
    page.get_by_role("combobox", name="Add an exercise").fill("barbell row")
    first = page.get_by_role("option").first
    expect(first).to_contain_text("Middle back")
    expect(first).to_contain_text("Barbell")
    expect(page.get_by_role("listbox")).not_to_contain_text("«")
