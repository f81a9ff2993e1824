"""From the link in the terminal to the first breakfast."""

import re

import pytest
from conftest import send
from playwright.sync_api import expect

pytestmark = pytest.mark.alone


def test_a_stranger_goes_from_the_link_to_a_logged_breakfast(server, page):
    page.goto(server.link)
    page.wait_for_url("**/onboarding*")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="About you")).to_be_visible()
    page.get_by_label("First name").fill("Robin")
    page.get_by_label("Date of birth").fill("1980-04-05")
    page.get_by_label("Sex").select_option("female")
    page.get_by_label("Height").fill("170")
    page.get_by_label("Weight", exact=True).fill("74,5")
    page.get_by_label("How active are you?").select_option("light")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", name="Your goal")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Your goal")).to_be_visible()
    page.get_by_role("radio", name="Recomposition").click()
    page.get_by_label("Target weight").fill("50")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".error", has_text="your BMI would be below 18.5")).to_be_visible()
    page.get_by_label("Target weight").fill("70")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", name="How you like it")).to_be_visible()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="You are ready")).to_be_visible()
    page.get_by_role("link", name="Log your first meal").click()
    page.get_by_role("combobox", name="Search for a food").fill("egg")
    page.get_by_role("option", name=re.compile("Egg, boiled")).click()
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#entries").get_by_text("Egg, boiled")).to_be_visible()
    page.get_by_role("link", name="Today").click()
    expect(page.get_by_role("heading", name=re.compile("Robin"))).to_be_visible()
    expect(page.get_by_text("Suggested target")).to_be_visible()


def test_onboarding_can_be_skipped_after_a_warning_and_is_not_asked_again(server, page):
    page.goto(server.link)
    page.wait_for_url("**/onboarding*")
    page.get_by_role("button", name="Skip for now").click()
    expect(page.get_by_text("there is no calorie target")).to_be_visible()
    page.get_by_role("button", name="Skip anyway").click()
    expect(page.get_by_text("No target yet")).to_be_visible()
    page.goto(server.base)
    expect(page.get_by_text("No target yet")).to_be_visible()


def test_dutch_is_chosen_first_and_holds_everywhere(server, page):
    page.goto(server.link)
    page.wait_for_url("**/onboarding*")
    page.get_by_role("button", name="Nederlands").click()
    page.get_by_role("button", name="Beginnen").click()
    expect(page.get_by_role("heading", name="Over jou")).to_be_visible()
    page.get_by_label("Voornaam").fill("Jan")
    page.get_by_role("button", name="Verder").click()
    expect(page.get_by_role("heading", name="Je doel")).to_be_visible()
    page.goto(f"{server.base}/food")
    page.get_by_role("combobox", name="Zoek een voedingsmiddel").fill("hagelslag")
    expect(page.get_by_role("option", name=re.compile("Hagelslag")).first).to_be_visible()


def test_the_link_works_once_and_a_password_lets_one_back_in(server, page):
    link = server.link
    page.goto(link)
    page.wait_for_url("**/onboarding*")
    page.get_by_role("button", name="Skip for now").click()
    page.get_by_role("button", name="Skip anyway").click()
    page.wait_for_selector("text=Macros")
    page.goto(f"{server.base}/settings/security")
    page.get_by_label("New password").fill("password1")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_text("guessed first")).to_be_visible()
    page.get_by_label("New password").fill("a lake of quiet geese")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_label("Present password")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_url("**/welcome")
    page.get_by_label("Name").fill("me")
    page.get_by_label("Password").fill("a lake of quiet geese")
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.wait_for_selector("text=Macros")
    expect(page.get_by_role("heading", name="Calories")).to_be_visible()


def test_a_used_link_says_so(server, chromium):
    for visit in range(2):
        context = chromium.new_context(locale="nl-NL")
        page = context.new_page()
        answer = page.goto(server.link)
        if visit:
            assert answer.status == 403
            expect(page.get_by_text("Deze link is al gebruikt")).to_be_visible()
        context.close()


def test_the_suggested_energy_follows_what_is_typed_and_says_what_is_forbidden(server, page):
    page.goto(server.link)
    page.wait_for_url("**/onboarding*")
    assert send(page, "/api/profile", {"heightCm": 170, "currentWeightKg": 80, "birthDate": "1980-04-05", "sex": "female", "activityLevel": "light"}) == 200
    asked = []
    page.on("request", lambda request: "/api/plan?" in request.url and asked.append(request.url))
    page.goto(f"{server.base}/onboarding?step=goal")
    bar = page.locator(".suggestion-bar")
    keeping = re.compile(r"[12],\d{3} kcal")
    expect(bar.locator(".figure")).to_have_text(keeping)
    kept = bar.locator(".figure").inner_text()
    page.get_by_role("radio", name="Cutting").click()
    # Typing is one question, and its answer is what is shown, whichever comes last.
    asked.clear()

    def slowly(route):
        if "targetWeightKg=45" in route.request.url:
            page.wait_for_timeout(1200)
        route.continue_()

    page.route("**/api/plan?*", slowly)
    target = page.get_by_label("Target weight")
    target.press_sequentially("45", delay=20)
    page.wait_for_timeout(500)
    target.fill("")
    target.press_sequentially("72", delay=20)
    page.wait_for_timeout(2500)
    assert len(asked) <= 3, asked
    expect(bar).not_to_contain_text("BMI")
    expect(bar.locator(".figure")).not_to_have_text(kept)
    slower = bar.locator(".figure").inner_text()
    # Far ahead asks for less a day than soon.
    page.get_by_label("Target date", exact=True).fill("1 December 2036")
    page.get_by_label("Target date", exact=True).press("Tab")
    expect(bar.locator(".figure")).not_to_have_text(slower)
    target.fill("45")
    expect(bar).to_contain_text("your BMI would be below 18.5")
    page.wait_for_timeout(300)
    assert target.bounding_box()["y"] + target.bounding_box()["height"] <= bar.bounding_box()["y"]
    target.fill("4500")
    expect(bar).to_contain_text("Enter a number from")
    # In view, and what one types in is not behind it.
    box, view, typed = bar.bounding_box(), page.viewport_size, target.bounding_box()
    assert typed["y"] + typed["height"] <= box["y"] and typed["y"] >= 0
    assert box["y"] >= 0 and box["y"] + box["height"] <= view["height"]


def test_allergens_are_chosen_beside_words_of_ones_own(server, page):
    page.goto(server.link)
    page.wait_for_url("**/onboarding*")
    page.goto(f"{server.base}/onboarding?step=food")
    group = page.get_by_role("group", name="I am allergic to")
    expect(group.get_by_role("checkbox")).to_have_count(14)
    group.get_by_label("Milk").check()
    group.get_by_label("Nuts", exact=True).check()
    page.get_by_label("Other allergies").fill("kiwi")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="You are ready")).to_be_visible()
    profile = page.evaluate("fetch('/api/profile').then((answer) => answer.json())")
    assert profile["allergens"] == ["milk", "nuts"] and profile["allergies"] == "kiwi"
    for name, words in [("gouda", "Contains milk"), ("kiwi", "Contains kiwi")]:
        found = page.evaluate(f"fetch('/api/foods?q={name}').then((answer) => answer.json())")
        assert words in [flag["text"] for flag in found[0]["flags"]]
    page.goto(f"{server.base}/onboarding?step=food")
    expect(group.get_by_label("Milk")).to_be_checked()
    group.get_by_label("Milk").uncheck()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="You are ready")).to_be_visible()
    assert page.evaluate("fetch('/api/profile').then((answer) => answer.json())")["allergens"] == ["nuts"]
