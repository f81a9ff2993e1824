"""Body measures: those that everybody has and one's own, entered, drawn, on the day's form, and taken back."""

from conftest import axe
from playwright.sync_api import expect


def row(page, name):
    return page.locator(".measure", has=page.get_by_role("button", name=f"Show the chart of {name}", exact=True))


def enter(page, name, value):
    row(page, name).get_by_role("button", name=f"Enter {name}", exact=True).click()
    row(page, name).get_by_label(name, exact=True).fill(value)
    row(page, name).get_by_role("button", name="Save").click()


def test_a_measure_of_ones_own_is_added_entered_drawn_and_taken_back(inside, server):
    page = inside
    page.goto(f"{server.base}/measures")
    expect(page.locator(".measure .name").first).to_have_text("Weight")
    page.get_by_role("button", name="Upper arm").click()
    page.get_by_role("button", name="Add measure").click()
    expect(row(page, "Upper arm").get_by_role("button", name="Enter Upper arm")).to_be_focused()
    expect(row(page, "Upper arm").locator(".sub, .last:not(:empty)")).to_have_count(0)
    enter(page, "Upper arm", "33,5")
    expect(page.locator(".toast")).to_contain_text("Upper arm saved")
    expect(row(page, "Upper arm").locator(".last")).to_have_text("33.5 cm")
    expect(page.locator("#chart svg.chart .value")).to_have_count(1)
    # No number says so at its field, and nothing is lost.
    row(page, "Upper arm").get_by_role("button", name="Enter Upper arm").click()
    row(page, "Upper arm").get_by_label("Upper arm", exact=True).fill("thick")
    row(page, "Upper arm").get_by_role("button", name="Save").click()
    expect(row(page, "Upper arm").locator("[aria-invalid]")).to_have_value("thick")
    page.keyboard.press("Escape")
    expect(row(page, "Upper arm").locator("form")).to_have_count(0)
    # The same name twice could not be told apart.
    page.locator("#own [name=name]").fill("upper ARM")
    page.get_by_role("button", name="Add measure").click()
    expect(page.locator("#own .error").first).to_have_text("This name is taken.")
    enter(page, "Neck", "38")
    expect(row(page, "Neck").locator(".last")).to_have_text("38 cm")
    assert axe(page).response["violations"] == []
    # On the form of the day it stands with the others.
    page.goto(f"{server.base}/log")
    expect(page.get_by_label("Neck")).to_have_value("38")
    arm = page.get_by_label("Upper arm")
    expect(arm).to_have_value("33.5")
    # What is refused is said at its field, and nothing else of the form is kept without it.
    arm.fill("999999999")
    page.get_by_label("Waist").fill("92")
    page.get_by_role("button", name="Save the day").click()
    expect(arm).to_have_attribute("aria-invalid", "true")
    assert page.evaluate("fetch('/api/measures').then((answer) => answer.json())")[1]["latest"] == []
    arm.fill("34")
    page.get_by_role("button", name="Save the day").click()
    expect(page.locator(".toast")).to_contain_text("Saved")
    expect(arm).to_have_value("34")
    page.goto(f"{server.base}/measures?measure=waist")
    expect(page.locator("#shown .figure")).to_have_text("92 cm")
    row(page, "Upper arm").get_by_role("button", name="Delete Upper arm").click()
    expect(row(page, "Upper arm")).to_have_count(0)
    page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(row(page, "Upper arm").locator(".last")).to_have_text("34 cm")
    table = page.evaluate("fetch('/api/export/csv').then((answer) => answer.text())")
    assert "Upper arm (cm)" in table.splitlines()[0] and table.splitlines()[1].endswith(",34")


def test_the_period_holds_on_every_page_of_insights_and_after_a_reload(demo, chromium):
    context = chromium.new_context(extra_http_headers={"Authorization": f"Bearer {demo.token}"}, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()
    year = page.get_by_role("group", name="Range").get_by_role("button", name="A year")
    page.goto(f"{demo.base}/trends")
    expect(page.get_by_role("button", name="30 days")).to_have_attribute("aria-pressed", "true")
    year.click()
    expect(year).to_have_attribute("aria-pressed", "true")
    for path, chart in [("/recovery", None), ("/training/progress", "[data-chart*='e1rm'][data-chart*='range=365']"), ("/plan", "#burn-take a[href*='range=365']"), ("/measures", "#downloads a[href*='range=365']"), ("/trends", "#downloads a[href*='range=365']")]:
        page.goto(demo.base + path)
        expect(year).to_have_attribute("aria-pressed", "true")
        if chart:
            expect(page.locator(chart).first).to_be_attached()
    page.reload()
    expect(year).to_have_attribute("aria-pressed", "true")
    # What an address asks for is shown, and is no choice for the rest.
    page.goto(f"{demo.base}/trends?range=7")
    expect(page.get_by_role("button", name="7 days")).to_have_attribute("aria-pressed", "true")
    page.goto(f"{demo.base}/recovery")
    expect(year).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#windows-label")).to_have_text("Usual: the 90 days before")
    page.goto(f"{demo.base}/recovery?window=60")
    expect(page.locator("#windows-label")).to_have_text("Usual: the 60 days before")
    context.close()
