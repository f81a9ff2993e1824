"""What someone burns, where their weight goes, when they are there, what to eat; and the check-in."""

import datetime

import pytest
from conftest import axe, send, watch
from playwright.sync_api import expect


@pytest.fixture
def demo_page(demo, chromium):
    context = chromium.new_context(extra_http_headers={"Authorization": f"Bearer {demo.token}"}, viewport={"width": 390, "height": 850}, reduced_motion="reduce")
    page = context.new_page()
    complaints = watch(page)
    page.goto(f"{demo.base}/privacy")
    assert context.request.patch(f"{demo.base}/api/preferences", data={"language": "en", "theme": "light", "hideCalories": False}).ok
    yield page
    context.request.patch(f"{demo.base}/api/preferences", data={"language": "en", "hideCalories": False})
    context.close()
    assert complaints == []


def card(page, title):
    return page.locator("section.card", has=page.get_by_role("heading", name=title, exact=True))


@pytest.mark.parametrize("language, titles", [
    ("en", ["What do I burn", "Where is my weight going", "What if", "When will I be there", "What should I eat", "The week as one sum", "Phases", "Weekly check-in"]),
    ("nl", ["Wat verbruik ik", "Waar gaat mijn gewicht heen", "Wat als", "Wanneer ben ik er", "Wat moet ik eten", "De week als één som", "Fasen", "Wekelijkse terugblik"]),
])
def test_the_four_questions_are_answered_in_their_order(demo, demo_page, language, titles):
    page = demo_page
    assert page.context.request.patch(f"{demo.base}/api/preferences", data={"language": language}).ok
    page.goto(f"{demo.base}/plan")
    expect(page.locator("main h2").first).to_be_visible()
    assert page.locator("main h2").all_inner_texts() == titles
    expect(page.locator("#burn-chart svg.chart .value").first).to_be_attached()
    expect(page.locator("#forecast-chart svg.chart .area").first).to_be_attached()
    assert "«" not in page.locator("main").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    results = axe(page)
    assert results.violations_count == 0, results.generate_report()


def test_a_pace_that_is_tried_moves_everything_and_nothing_is_kept(demo, demo_page):
    page = demo_page
    page.goto(f"{demo.base}/plan")
    eat = page.locator("#eat .plan-figure")
    expect(eat).to_be_visible()
    verdict = page.locator("#verdict")
    expect(page.locator("#forecast-chart svg.chart")).to_be_attached()
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_role("button", name="Make this my plan")).to_be_enabled()
    expect(verdict).to_contain_text("cannot tell")
    kept = eat.inner_text()
    page.get_by_label("Energy a day").first.fill("1600")
    page.keyboard.press("Enter")
    expect(eat).to_contain_text("1,600")
    assert kept != eat.inner_text()
    page.get_by_label("Energy a day").first.fill("300")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="doctor").or_(page.get_by_role("status").filter(has_text="At most"))).to_be_visible()
    page.get_by_role("button", name="Back to my plan").click()
    expect(page.get_by_role("button", name="Make this my plan")).to_be_disabled()


def test_hidden_calories_are_nowhere(demo, demo_page):
    page = demo_page
    assert page.context.request.patch(f"{demo.base}/api/preferences", data={"hideCalories": True}).ok
    page.goto(f"{demo.base}/plan")
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator("#forecast-chart svg.chart")).to_be_attached()
    assert "kcal" not in page.locator("main").inner_text()


@pytest.mark.parametrize("days", [0, 5, 20, 60])
def test_with_little_it_says_what_is_lacking(inside, server, days):
    page = inside
    base = server.base
    today = datetime.date.today()
    page.goto("about:blank")
    for age in range(1, days + 1):
        body = {"logDate": str(today - datetime.timedelta(days=age)), "weightKg": 90 + age * 0.05 + age % 3 * 0.2, "caloriesConsumed": 2200}
        assert page.context.request.post(f"{base}/api/daily-logs", data=body, headers={"Origin": base}).ok
    page.goto(f"{base}/plan")
    expect(page.locator("main h2").first).to_be_visible()
    if days < 20:
        expect(page.locator("main")).to_contain_text("within four weeks")
    else:
        expect(page.locator("main")).to_contain_text("9 times in 10")
        expect(page.locator("#forecast-chart svg.chart .area").first).to_be_attached()
    assert "«" not in page.locator("main").inner_text() and "undefined" not in page.locator("main").inner_text()


def test_a_plan_is_kept_and_a_week_answered(inside, server):
    page = inside
    base = server.base
    today = datetime.date.today()
    page.goto("about:blank")
    for age in range(1, 41):
        body = {"logDate": str(today - datetime.timedelta(days=age)), "weightKg": 90 + age * 0.07, "caloriesConsumed": 2100}
        assert page.context.request.post(f"{base}/api/daily-logs", data=body, headers={"Origin": base}).ok
    assert page.context.request.patch(f"{base}/api/profile", data={"currentPhase": "cutting", "targetWeightKg": 85}, headers={"Origin": base}).ok
    page.goto(f"{base}/plan")
    page.get_by_role("button", name="−0.25 kg").click()
    save = page.get_by_role("button", name="Make this my plan")
    expect(save).to_be_enabled()
    save.click()
    expect(page.locator(".toast")).to_contain_text("from today on")
    week = card(page, "Weekly check-in")
    week.get_by_role("button", name="Not now").click()
    expect(week).to_contain_text("Answered for this week")
    week.get_by_text("Earlier check-ins").click()
    expect(week).to_contain_text("Left as it was")


def test_the_week_is_moved_by_keyboard_and_today_shows_both(inside, server):
    page = inside
    base = server.base
    headers = {"Origin": base}
    body = {"sex": "male", "birthDate": "1980-01-01", "heightCm": 182, "activityLevel": "light", "currentPhase": "recomp", "targetCalories": 2400, "hasEatingDisorderHistory": False}
    assert page.context.request.patch(f"{base}/api/profile", data=body, headers=headers).ok
    assert page.context.request.post(f"{base}/api/daily-logs", data={"logDate": str(datetime.date.today()), "weightKg": 85}, headers=headers).ok
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 850})
        page.goto(f"{base}/plan")
        week = card(page, "The week as one sum")
        expect(week.get_by_label("Saturday")).to_have_value("2400")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    save = week.get_by_role("button", name="Keep this week")
    week.get_by_label("Saturday").fill("2700")
    expect(week).to_contain_text("300 kcal too much")
    expect(save).to_be_disabled()
    week.get_by_label("Monday").fill("2100")
    expect(week).to_contain_text("The seven days add up")
    week.get_by_label("Monday").press("Enter")
    expect(page.locator(".toast")).to_contain_text("aims at it")
    expect(week.get_by_role("button", name="Even days again")).to_be_enabled()
    page.goto(base)
    expect(page.locator(".opening")).to_contain_text("left until Sunday")
    page.goto(f"{base}/plan")
    expect(card(page, "The week as one sum").get_by_label("Saturday")).to_have_value("2700")
    card(page, "The week as one sum").get_by_role("button", name="Even days again").click()
    expect(card(page, "The week as one sum").get_by_label("Saturday")).to_have_value("2400")
