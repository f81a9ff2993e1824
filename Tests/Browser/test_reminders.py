"""Reminders: chosen in Settings, told once by whatever page is open, and as a calendar that real parsers read."""

import re
from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

import icalendar
import pytest
import recurring_ical_events
from conftest import send, until, watch
from playwright.sync_api import expect

AMSTERDAM = ZoneInfo("Europe/Amsterdam")
CHOSEN = {
    "quietFrom": "23:30", "quietTo": "01:00",
    "reminders": [
        {"subject": "breakfast", "isOn": True, "times": ["08:00"], "weekdays": [1, 2, 3, 4, 5, 6, 7]},
        {"subject": "drinks", "isOn": True, "times": ["02:30", "10:00", "23:45"], "weekdays": [1, 7]},
        {"subject": "workout", "isOn": True, "times": ["17:30"], "weekdays": [2, 4]},
        {"subject": "weekSummary", "isOn": True, "times": ["19:05"], "weekdays": [7]},
        {"subject": "standsOut", "isOn": True, "times": ["09:00"], "weekdays": [1, 2, 3, 4, 5, 6, 7]},
    ],
}
# What the wall shows, at which weekdays of the calendar: with a day that starts at three, 02:30 is of the night after.
EXPECTED = {"Breakfast": (time(8), {0, 1, 2, 3, 4, 5, 6}), "Something to drink?": [(time(2, 30), {1, 0}), (time(10), {0, 6})],
            "Training": (time(17, 30), {1, 3}), "Your week": (time(19, 5), {6})}


def calendar(page, origin) -> str:
    page.goto(origin)
    made = page.evaluate("fetch('/api/reminders/calendar', {method: 'PUT'}).then((answer) => answer.json())")
    answer = page.context.request.fetch(origin + made["path"], headers={"Cookie": ""})
    assert answer.status == 200
    return answer.text()


@pytest.mark.parametrize("zone", ["Europe/Amsterdam", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu", "UTC"])
def test_the_calendar_is_read_by_a_real_parser_over_five_years(home, server, zone):
    origin = server.base
    assert send(home, "/api/preferences", {"timeZone": zone, "dayStartHour": 3}) == 200
    home.goto(origin)
    assert send(home, "/api/reminders", CHOSEN, "PUT") == 200
    text = calendar(home, origin)
    assert text.endswith("\r\n") and "\n" not in text.replace("\r\n", "")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    parsed = icalendar.Calendar.from_ical(text)
    assert all(component.errors == [] for component in parsed.walk())
    events = parsed.walk("VEVENT")
    assert len({str(event["UID"]) for event in events}) == len(events) == 5
    for event in events:
        alarm, = event.walk("VALARM")
        assert alarm["ACTION"] == "DISPLAY" and alarm["TRIGGER"].dt == timedelta(0)
        assert str(event["URL"]).startswith(origin + "/")
    # The clocks as the file itself tells them, without any table of zones.
    told = parsed.walk("VTIMEZONE")[0].to_tz(lookup_tzid=False)
    begin = datetime.now(timezone.utc).date()
    moment = datetime.combine(begin, time(), timezone.utc)
    while moment.date() < begin + timedelta(days=5 * 365):
        wall = moment.astimezone(ZoneInfo(zone)).replace(tzinfo=None)
        assert wall.replace(tzinfo=told).utcoffset() == wall.replace(tzinfo=ZoneInfo(zone)).utcoffset(), wall
        moment += timedelta(hours=12)
    # What a calendar makes of it, beside what was chosen.
    start, end = begin + timedelta(days=8), begin + timedelta(days=5 * 365)
    got = sorted((str(event["SUMMARY"]), event["DTSTART"].dt.replace(tzinfo=None)) for event in recurring_ical_events.of(parsed).between(start, end))
    want = sorted(
        (name, datetime.combine(day, at)) for name, times in EXPECTED.items() for at, weekdays in (times if isinstance(times, list) else [times])
        for day in (start + timedelta(days=number) for number in range((end - start).days)) if day.weekday() in weekdays)
    assert got == want and len(want) > 3000
    # The same events under the same names after a change, and in the other language.
    home.goto(origin)
    assert send(home, "/api/preferences", {"language": "nl"}) == 200
    dutch = icalendar.Calendar.from_ical(calendar(home, origin))
    assert {str(event["UID"]) for event in dutch.walk("VEVENT")} == {str(event["UID"]) for event in events}
    assert {str(event["SUMMARY"]) for event in dutch.walk("VEVENT")} == {"Ontbijt", "Iets drinken?", "Training", "Je week"}


def just_now() -> list[str]:
    return [(datetime.now(AMSTERDAM) - timedelta(minutes=5)).strftime("%H:%M")]


def remind(page, origin, **reminder) -> None:
    page.goto(origin)
    body = {"quietFrom": "00:00", "quietTo": "00:00", "reminders": [{"subject": "workout", "isOn": True, "times": just_now(), "weekdays": [1, 2, 3, 4, 5, 6, 7], **reminder}]}
    assert send(page, "/api/reminders", body, "PUT") == 200


def test_reminders_are_chosen_in_settings_and_the_calendar_gets_an_address(inside, server):
    inside.goto(f"{server.base}/onboarding?step=list")
    inside.get_by_role("link", name="Open: Reminders").click()
    card = inside.locator("#reminders")
    expect(card.get_by_label("Breakfast", exact=True)).not_to_be_checked()
    card.get_by_label("Breakfast", exact=True).check()
    row = card.locator("li").filter(has=inside.get_by_label("Breakfast", exact=True))
    row.get_by_label("Breakfast, time 1").fill("23:10")
    expect(row.get_by_text("23:10 is in your quiet hours")).to_be_visible()
    row.get_by_label("Breakfast, time 1").fill("08:10")
    expect(row.get_by_text("quiet hours")).to_have_count(0)
    row.get_by_role("button", name="Add a time").click()
    row.get_by_label("Breakfast, time 2").fill("23:20")
    expect(row.get_by_text("23:20 is in your quiet hours")).to_be_visible()
    row.get_by_role("button", name="Remove 23:20").click()
    expect(row.get_by_text("quiet hours")).to_have_count(0)
    row.get_by_role("button", name="Add a time").click()
    row.get_by_label("Breakfast, time 2").fill("08:40")
    for day in ["Sat", "Sun"]:
        row.get_by_label(day).uncheck()
    card.get_by_role("button", name="Save").click()
    expect(inside.get_by_text("Saved")).to_be_visible()
    inside.reload()
    expect(row.get_by_label("Breakfast, time 2")).to_have_value("08:40")
    expect(row.get_by_label("Sun")).not_to_be_checked()
    # Without a day it is told at its place, and nothing changes.
    for day in ["Mon", "Tue", "Wed", "Thu", "Fri"]:
        row.get_by_label(day).uncheck()
    card.get_by_role("button", name="Save").click()
    expect(row.get_by_text("Choose at least one day.")).to_be_visible()
    card.get_by_role("button", name="Make an address").click()
    address = card.locator("code").inner_text()
    assert re.fullmatch(re.escape(server.base) + r"/calendar/[\w-]{43}\.ics", address)
    assert "breakfast-0840" in inside.context.request.get(address).text()
    inside.reload()
    card.get_by_role("button", name="Close the address").click()
    expect(card.get_by_role("button", name="Make an address")).to_be_visible()
    assert inside.context.request.get(address).status == 404


def test_what_is_switched_on_in_settings_is_told_on_that_page_in_words(inside, server):
    inside.goto(f"{server.base}/settings/app#reminders")
    card = inside.locator("#reminders")
    for label in ["From", "Until"]:
        card.get_by_label(label, exact=True).fill("00:00")
    card.get_by_label("Training", exact=True).check()
    row = card.locator("li").filter(has=inside.get_by_label("Training", exact=True))
    row.get_by_label("Training, time 1").fill(just_now()[0])
    for day in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]:
        row.get_by_label(day).check()
    card.get_by_role("button", name="Save").click()
    line = inside.locator("[data-reminder]")
    expect(line).to_contain_text("Training")
    expect(line.get_by_role("button", name="Show", exact=True)).to_be_visible()


def test_a_line_stands_in_every_open_page_until_it_is_answered_in_one(inside, server):
    remind(inside, server.base)
    inside.goto(server.base)
    line = inside.locator("[data-reminder]")
    expect(line).to_contain_text("Training")
    # Another page is not told again, and hears when it is answered.
    other = inside.context.new_page()
    complaints = watch(other)
    other.goto(f"{server.base}/trends")
    other.wait_for_load_state("networkidle")
    expect(other.locator("[data-reminder]")).to_have_count(0)
    line.get_by_role("button", name="Show").click()
    inside.wait_for_url("**/train")
    expect(inside.locator("[data-reminder]")).to_have_count(0)
    other.close()
    assert complaints == []


def test_what_is_done_is_not_told(inside, server):
    remind(inside, server.base)
    inside.goto(server.base)
    assert send(inside, "/api/daily-logs", {"workoutCompleted": True}, "POST") == 200
    inside.goto(server.base)
    inside.wait_for_load_state("networkidle")
    expect(inside.locator("[data-reminder]")).to_have_count(0)


# Stands for the browser's own, which no test can see.
STAND_IN = """
if (location.protocol === "http:") {
window.told = JSON.parse(localStorage.getItem("told") ?? "[]");
window.Notification = class extends EventTarget {
    static permission = localStorage.getItem("permission") ?? "default";
    static async requestPermission() { localStorage.setItem("permission", "granted"); return this.permission = "granted"; }
    constructor(title, options) { super(); window.last = this; told.push([title, options.body, options.tag]); localStorage.setItem("told", JSON.stringify(told)); }
    close() {}
};
}
"""


def test_notifications_are_asked_for_by_a_press_and_shown_once_over_pages(inside, server):
    context = inside.context
    context.add_init_script(STAND_IN)
    inside.goto(f"{server.base}/settings/app#reminders")
    inside.get_by_role("button", name="Show notifications").wait_for()
    assert inside.evaluate("Notification.permission") == "default"
    inside.get_by_role("button", name="Show notifications").click()
    expect(inside.get_by_text("Notifications are on in this browser.")).to_be_visible()
    remind(inside, server.base)
    pages = [inside, context.new_page(), context.new_page()]
    for page in pages:
        page.goto(f"{server.base}/food")
    for page in pages:
        page.wait_for_load_state("networkidle")
    expect(inside.locator("[data-reminder]")).to_have_count(0)
    until(inside, "JSON.parse(localStorage.getItem('told'))?.length")
    told = inside.evaluate("JSON.parse(localStorage.getItem('told'))")
    assert [one[0] for one in told] == ["Training"]
    # Pressed, it goes where it is done.
    teller = next(page for page in pages if page.evaluate("Boolean(window.last)"))
    teller.evaluate("last.dispatchEvent(new Event('click'))")
    teller.wait_for_url("**/train")
    for page in pages[1:]:
        page.close()


def test_a_page_asks_at_the_next_moment_and_not_before(inside, server):
    remind(inside, server.base, times=["00:00"])
    asked = []

    def answer(route):
        asked.append(datetime.now())
        due = [] if len(asked) == 1 else [{"id": "x", "subject": "drinks", "at": "2026-03-21T10:00:00Z", "title": "Something to drink?", "text": "A glass.", "href": "/food?slot=drinks"}]
        route.fulfill(json={"asOf": "2026-03-21T10:00:00Z", "due": due, "nextIn": 3 if len(asked) == 1 else 86_400})

    inside.context.route("**/api/reminders/due", answer)
    inside.goto(server.base)
    expect(inside.locator("[data-reminder]")).to_contain_text("A glass.")
    assert len(asked) == 2 and asked[1] - asked[0] >= timedelta(seconds=3)
    inside.get_by_role("button", name="Close").click()
    expect(inside.locator("[data-reminder]")).to_have_count(0)
    # Nobody asks on and on.
    inside.wait_for_timeout(1500)
    assert len(asked) == 2


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_card_fits_a_phone_in_both_languages(home, server, language):
    assert send(home, "/api/preferences", {"language": language}) == 200
    home.goto(server.base)
    assert send(home, "/api/reminders", CHOSEN, "PUT") == 200
    home.set_viewport_size({"width": 320, "height": 700})
    home.goto(f"{server.base}/settings/app#reminders")
    home.locator("#reminders li").first.wait_for()
    assert home.evaluate("document.documentElement.scrollWidth") <= 320
    assert "«" not in home.locator("main").inner_text()
