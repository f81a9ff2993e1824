"""The command bar: logging a line of food or a workout, and going to a page, by keyboard."""

import re

from conftest import axe
import pytest
from playwright.sync_api import expect

BAR = "Log, ask or find anything, in your own words"


def test_a_line_of_food_is_logged_with_enter_and_taken_back(home, server):
    page = home
    page.keyboard.press("Control+k")
    field = page.get_by_role("textbox", name=BAR)
    expect(field).to_be_focused()
    page.keyboard.type("2 eggs and toast, 200 ml water")
    draft = page.get_by_role("list", name="What will be logged")
    expect(draft.get_by_role("listitem")).to_have_count(3)
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="logged")).to_contain_text("Egg, boiled")
    expect(page.locator("dialog.command")).to_be_hidden()
    page.goto(f"{server.base}/food")
    expect(page.locator("#entries")).to_contain_text("2 medium ones")
    expect(page.locator("#entries")).to_contain_text("200 ml")


def test_enter_at_once_means_what_was_typed(home, server):
    page = home
    page.keyboard.press("Control+k")
    page.keyboard.type("banana")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Banana")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    page.goto(f"{server.base}/food")
    expect(page.get_by_text("Nothing logged yet")).to_be_visible()


def test_a_draft_is_changed_before_it_is_logged_and_what_is_unknown_stays(home, server):
    page = home
    page.get_by_role("button", name="Log, ask, find").click()
    page.keyboard.type("cheese, zzzqqq")
    draft = page.get_by_role("list", name="What will be logged")
    expect(draft).to_contain_text("Nothing found for “zzzqqq”")
    expect(page.locator("u.part-not")).to_contain_text("zzzqqq")
    assert axe(page).response["violations"] == []
    draft.get_by_label(re.compile("^Amount of")).fill("3")
    page.get_by_label("Meal", exact=True).select_option("dinner")
    page.get_by_role("button", name="Log this meal").click()
    expect(page.get_by_role("textbox", name=BAR)).to_have_value("zzzqqq")
    page.goto(f"{server.base}/food")
    expect(page.locator("#entries").get_by_role("heading", name="Dinner")).to_be_visible()
    expect(page.locator("#entries")).to_contain_text("3 slices")


def test_a_meal_from_the_bar_is_kept_as_a_template(home):
    page = home
    page.keyboard.press("Control+k")
    page.keyboard.type("a banana and a glass of milk")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Save as a template").click()
    page.get_by_label("Name").fill("Quick bite")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Quick bite saved")).to_be_visible()
    page.keyboard.press("Control+k")
    page.keyboard.type("my quick bite plus an apple")
    expect(page.locator("dialog.command")).to_contain_text("From your template Quick bite")
    expect(page.get_by_role("list", name="What will be logged").locator("> li")).to_have_count(3)


def test_no_page_waits_for_the_bar_and_what_is_typed_before_it_is_there_counts(home, server):
    page = home
    asked = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(server.base).split("?")[0]))
    page.goto(f"{server.base}/trends")
    expect(page.get_by_role("heading", name="Trends", level=1)).to_be_visible()
    page.wait_for_timeout(500)
    assert "/shared/nav.js" in asked
    assert not {"/shared/command.js", "/shared/draft.js", "/shared/speech.js", "/food/drafting.js", "/training/drafting.js"} & set(asked)
    held = []
    page.route("**/shared/draft.js*", lambda route: held.append(route))
    page.keyboard.press("Control+k")
    page.keyboard.type("banana")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    expect(page.get_by_role("textbox", name=BAR)).to_have_value("banana")
    held[0].continue_()
    expect(page.get_by_role("status").filter(has_text="Banana")).to_be_visible()
    expect(page.locator("dialog.command")).to_be_hidden()


def test_without_a_connection_the_bar_says_so_and_comes_with_the_next_enter(home, server):
    page = home
    page.route("**/shared/command.js*", lambda route: route.abort())
    page.keyboard.press("Control+k")
    page.keyboard.type("banana")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.unroute("**/shared/command.js*")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Banana")).to_be_visible()


SETTINGS = ["you", "goals", "app", "data", "security"]


@pytest.mark.alone
def test_every_place_that_the_bar_knows_is_there(home, server):
    page = home
    places = page.evaluate("import('/shared/places.js').then(({ places }) => places.map(({ href }) => href))")
    assert len(places) == len(page.evaluate("import('/shared/places.js').then(({ places }) => [...new Set(places.map(({ href, title }) => href + title))])"))
    wrong = []
    for href in dict.fromkeys(places):
        path, _, part = href.partition("#")
        page.goto("about:blank")
        answer = page.goto(f"{server.base}{href}")
        if answer.status != 200 or page.evaluate("location.pathname") != path.split("?")[0]:
            wrong.append(f"{href}: {answer.status} {page.url}")
        elif part:
            place = page.locator(f"#{part}")
            expect(place).to_have_count(1)
            try:
                expect(place).to_be_in_viewport(timeout=10_000)
            except AssertionError:
                wrong.append(f"{href}: out of sight")
        elif "step=" in path:
            expect(page.locator("#onboarding form")).to_have_count(1)
            assert page.url.endswith(path), page.url
    assert not wrong, "\n".join(wrong)


@pytest.mark.alone
@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_setting_is_found_by_its_own_name(inside, server, language):
    page = inside
    # A page that is told of other preferences loads itself anew.
    page.goto("about:blank")
    assert page.context.request.patch(f"{server.base}/api/preferences", data={"language": language}, headers={"Origin": server.base}).ok
    names = {}
    for section in SETTINGS:
        page.goto(f"{server.base}/settings/{section}")
        expect(page.locator("#settings .card").first).to_be_visible()
        expect(page.locator("#settings [aria-busy]")).to_have_count(0)
        for name in page.locator("#settings :is(h2, h3, form[data-part]:not(#meals) label, #meals > .stack > div > label, legend)").all_inner_texts():
            names.setdefault(name.split("\n")[0].strip().lower(), section)
    page.goto(f"{server.base}/settings")
    page.keyboard.press("Control+k")
    field, found = page.locator("dialog.command textarea"), page.locator("dialog.command [role=option] use:not([href*='coach'])")
    # The first text of a server waits for its tables.
    field.fill("zzzqqq")
    expect(page.get_by_role("option", name=re.compile("Ask the coach|Vraag de coach"))).to_be_visible(timeout=60_000)
    lost = []
    for name, section in names.items():
        # What stood there before would be taken for what is found.
        field.fill("zzzqqq")
        expect(found).to_have_count(0)
        field.fill(name)
        try:
            expect(found.first).to_be_visible(timeout=15_000)
        except AssertionError:
            lost.append(f"{section}: {name}")
    assert not lost, "\n".join(lost)
