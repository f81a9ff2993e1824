"""How training goes: one exercise, its records, and the weeks by muscle."""

from conftest import axe
import pytest
from playwright.sync_api import expect


@pytest.fixture
def demo_page(demo, chromium):
    context = chromium.new_context(extra_http_headers={"Authorization": f"Bearer {demo.token}"}, viewport={"width": 390, "height": 850}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{demo.base}/privacy")
    assert context.request.patch(f"{demo.base}/api/preferences", data={"language": "en", "theme": "light"}).ok
    yield page
    context.close()


def test_an_exercise_is_chosen_and_its_estimate_tells_why(demo, demo_page):
    page = demo_page
    page.goto(f"{demo.base}/training/progress")
    picker = page.get_by_label("Exercise")
    expect(picker.locator("option").first).to_contain_text("×")
    picker.select_option("squat")
    card = page.locator("section.card", has=page.get_by_role("heading", name="Estimated one-rep max: Squat"))
    expect(card).to_contain_text("Last session:")
    expect(card.locator("svg.chart .value").first).to_be_attached()
    card.get_by_text("Why?").click()
    expect(card).to_contain_text("Tuchscherer")
    assert "exercise=squat" in page.url
    page.reload()
    expect(card).to_be_visible()
    expect(page.get_by_label("Exercise")).to_have_value("squat")
    page.get_by_role("button", name="A year").click()
    expect(page.get_by_role("button", name="A year")).to_have_attribute("aria-pressed", "true")
    assert "range=365" in page.url


def test_the_chart_is_read_with_arrow_keys(demo, demo_page):
    page = demo_page
    page.goto(f"{demo.base}/training/progress?exercise=bench-press")
    box = page.locator("[data-chart*=e1rm]")
    expect(box.locator("svg")).to_be_visible()
    box.locator("svg").focus()
    page.keyboard.press("ArrowRight")
    expect(box.locator(".chart-says")).to_contain_text("kg ×")


def test_records_weeks_and_muscles_are_told(demo, demo_page):
    page = demo_page
    page.goto(f"{demo.base}/training/progress?exercise=bench-press")
    records = page.locator("section.card", has=page.get_by_role("heading", name="Bests and records"))
    expect(records).to_contain_text("Heaviest")
    expect(records.get_by_text("Record", exact=True).first).to_be_visible()
    records.get_by_text("Why?").first.click()
    expect(records).to_contain_text("Warm-ups do not count")
    expect(page.get_by_role("heading", name="Next in double progression")).to_be_visible()
    muscles = page.locator("table.muscles")
    expect(muscles.get_by_role("row", name="Chest")).to_be_visible()
    muscles.get_by_role("row", name="Chest").get_by_text("Why?").click()
    expect(muscles).to_contain_text("Bench press")
    assert axe(page).response["violations"] == []
    page.locator("#exercise").select_option("running")
    expect(page.get_by_text("There is no estimate for this exercise")).to_be_visible()
    expect(records).to_contain_text("Furthest")


def test_without_training_the_page_says_what_to_do(inside, server):
    page = inside
    page.goto(f"{server.base}/training/progress")
    expect(page.get_by_role("heading", name="No training logged yet")).to_be_visible()
    expect(page.get_by_role("link", name="Log a workout")).to_have_attribute("href", "/train")
