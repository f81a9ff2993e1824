"""What was measured beside what is usual: the page, its days, and what stands out on Today."""

import re
from datetime import date, timedelta

from conftest import axe
from playwright.sync_api import expect


def log(page, base, days=20):
    """Short nights, steps and a mood for each of the last days, as they are typed."""
    today = date.fromisoformat(page.context.request.get(f"{base}/api/today").json()["date"])
    page.goto("about:blank")
    for age in range(days):
        day = {"logDate": str(today - timedelta(days=age)), "sleepHours": 5.5 + age % 3 / 10, "steps": 9000 + age * 10, "moodRating": 6}
        assert page.context.request.post(f"{base}/api/daily-logs", data=day, headers={"Origin": base}).ok
    return today


def test_figures_stand_beside_what_is_usual_and_tell_why(inside, server):
    page = inside
    today = log(page, server.base)
    page.goto(f"{server.base}/recovery")
    sleep = page.locator(".reading", has=page.get_by_role("heading", name="Sleep", exact=True)).first
    expect(sleep).to_contain_text("Usual: 5 h 36")
    expect(sleep).to_contain_text("Today · typed")
    sleep.get_by_text("Why?").click()
    expect(sleep).to_contain_text("median of the 19 known days among the 28 before this one")
    expect(sleep.locator("tbody tr")).to_have_count(20)
    page.get_by_role("button", name="7 days").click()
    # What was opened is of the other range until this one is drawn.
    expect(page.get_by_text("among the 28 before this one")).to_have_count(0)
    expect(page.locator(".reading").first).to_be_visible()
    page.locator(".reading", has=page.get_by_role("heading", name="Sleep", exact=True)).first.get_by_text("Why?").click()
    expect(page.get_by_text("median of the 14 known days among the 14 before this one").first).to_be_visible()
    insight = page.locator(".insight.warning")
    expect(insight).to_contain_text("Short nights")
    expect(insight).to_contain_text("Worth attention")
    insight.get_by_text("Why?").click()
    expect(insight).to_contain_text("Watson 2015")
    strip = page.get_by_role("slider", name="The last weeks, against your own usual")
    expect(strip).to_have_attribute("aria-valuemax", "28")
    strip.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(strip).to_have_attribute("aria-valuetext", re.compile("Steps 9,020"))
    # What comes from elsewhere leaves the chosen day and the keyboard where they are.
    page.context.request.post(f"{server.base}/api/daily-logs", data={"logDate": str(today), "steps": 9501}, headers={"Origin": server.base})
    expect(page.locator(".readings")).to_contain_text("9,501")
    expect(strip).to_have_attribute("aria-valuetext", re.compile("Steps 9,020"))
    expect(strip).to_be_focused()
    page.get_by_role("button", name="Open the day").click()
    dialog = page.get_by_role("dialog").filter(has=page.get_by_role("button", name="Close"))
    expect(dialog).to_contain_text(f"{(today - timedelta(days=2)).day} ")
    expect(dialog.get_by_role("row", name="Steps")).to_contain_text("9,020")
    assert axe(page).response["violations"] == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_today_tells_what_stands_out_and_leads_there(inside, server):
    page = inside
    log(page, server.base)
    page.goto(server.base)
    expect(page.get_by_role("heading", name="Short nights")).to_be_visible()
    page.get_by_role("link", name="Recovery and insights").click()
    expect(page.get_by_role("heading", name="Recovery", exact=True)).to_be_visible()


def test_without_figures_the_page_says_where_they_come_from(inside, server):
    page = inside
    page.goto(f"{server.base}/recovery")
    expect(page.get_by_text("Nothing is measured yet.")).to_be_visible()
    expect(page.get_by_role("link", name="Open the daily log")).to_have_attribute("href", "/log")
    # Said once: where nothing is measured nothing can stand out.
    expect(page.get_by_text("Nothing stands out.")).to_have_count(0)
