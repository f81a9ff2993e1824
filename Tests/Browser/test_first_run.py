"""From the link in the terminal to the first breakfast."""

import re

from playwright.sync_api import expect


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
    expect(page.get_by_text("your BMI would be below 18.5")).to_be_visible()
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
