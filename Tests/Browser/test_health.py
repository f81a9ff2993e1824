"""The Health app's export: brought in, looked at, confirmed, taken back."""

import re

import pytest
from conftest import Held
from playwright.sync_api import expect

STEPS = '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="{source}" unit="count" startDate="2026-03-{day:02} {hour:02}:00:00 +0100" endDate="2026-03-{day:02} {hour:02}:10:00 +0100" value="{value}"/>'
SPEED = '<Record type="HKQuantityTypeIdentifierWalkingSpeed" sourceName="Phone" unit="km/hr" startDate="2026-03-02 10:00:00 +0100" endDate="2026-03-02 10:10:00 +0100" value="4.5"/>'


def export(*rows: str) -> bytes:
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate,Record*)>\n]>\n'
    return (head + '<HealthData locale="en_GB">\n<ExportDate value="2026-03-20 20:00:00 +0100"/>\n' + "\n".join(rows) + "\n</HealthData>\n").encode()


def steps(source: str, day: int, value: int, hour: int = 10) -> str:
    return STEPS.format(source=source, day=day, hour=hour, value=value)


TWO_SOURCES = export(
    steps("Apple Watch", 2, 1000), steps("Apple Watch", 2, 1000), steps("Apple Watch", 3, 1500),
    steps("iPhone", 2, 900), steps("iPhone", 4, 700), SPEED)


@pytest.fixture
def importing(home, server):
    """The page, and what chooses a file on it."""
    home.goto(f"{server.base}/import")

    def choose(content: bytes, name: str = "export.xml"):
        home.get_by_label("Choose a file").set_input_files({"name": name, "mimeType": "text/xml", "buffer": content})

    return home, choose


def steps_of(page, server, day: int):
    figures = page.context.request.get(f"{server.base}/api/today?date=2026-03-{day:02}").json()["day"]["figures"]
    return figures.get("steps", {}).get("value")


def test_an_export_is_looked_at_confirmed_taken_back_and_used_again(importing, server):
    page, choose = importing
    choose(TWO_SOURCES)
    preview = page.get_by_role("region", name="Found in export.xml")
    expect(preview).to_contain_text("Nothing counts yet")
    expect(preview).to_be_focused()
    expect(preview.get_by_role("list", name="What was found").get_by_role("listitem")).to_have_count(1)
    expect(preview).to_contain_text("3 days, 2 March 2026 to 4 March 2026")
    expect(preview).to_contain_text("Apple Watch: 2 days")
    expect(preview.get_by_role("listitem").filter(has_text="the same record, written twice")).to_contain_text("1")
    preview.get_by_text("1 kind is not kept").click()
    expect(preview).to_contain_text("Walking Speed")
    assert steps_of(page, server, 2) is None
    preview.get_by_role("button", name="Use these days").click()
    imports = page.get_by_role("region", name="What you imported")
    expect(imports).to_contain_text("counts")
    assert steps_of(page, server, 2) == 1000
    assert steps_of(page, server, 4) == 700
    imports.get_by_role("button", name="Take export.xml back").click()
    expect(imports).to_contain_text("taken back")
    assert steps_of(page, server, 2) is None
    page.get_by_role("button", name="Undo").click()
    expect(imports.get_by_role("button", name="Take export.xml back")).to_be_visible()
    assert steps_of(page, server, 2) == 1000
    page.reload()
    expect(imports).to_contain_text("3 days, 2 March 2026 to 4 March 2026")


def test_what_was_found_has_the_focus_though_the_list_was_asked_for_again_meanwhile(importing, server):
    page, choose = importing
    page.evaluate("() => dispatchEvent(new Event('pagehide'))")
    held = Held(page, "**/api/health/imports", "GET")
    choose(TWO_SOURCES)
    first = held.first()
    held.clear()
    page.evaluate("() => dispatchEvent(new CustomEvent('vitalpath-changed', { detail: { areas: ['health'], dates: [] } }))")
    second = held.first()
    with page.expect_response("**/api/health/imports"):
        first.continue_()
    while page.context.request.get(f"{server.base}/api/health/imports").json()[0]["state"] == "reading":
        page.wait_for_timeout(50)
    second.continue_()
    expect(page.get_by_role("region", name="Found in export.xml")).to_be_focused()


def test_a_preview_can_be_thrown_away(importing):
    page, choose = importing
    choose(TWO_SOURCES)
    page.get_by_role("button", name="Throw away").click()
    expect(page.get_by_role("region", name="Found in export.xml")).to_have_count(0)
    expect(page.get_by_role("region", name="What you imported")).to_have_count(0)
    expect(page.get_by_text("Nothing was changed")).to_be_visible()


def test_what_is_no_export_is_told_and_put_away(importing):
    page, choose = importing
    choose(b"PK\x03\x04 and then nothing", "export.zip")
    note = page.get_by_role("alert")
    expect(note).to_contain_text("export.zip")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    page.reload()
    expect(page.get_by_label("Choose a file")).to_be_attached()
    expect(note).to_have_count(0)


def test_a_file_that_is_on_its_way_can_be_called_back(importing):
    page, choose = importing
    page.route("**/api/health/imports", lambda route: route.continue_() if route.request.method == "GET" else None)
    choose(TWO_SOURCES)
    sending = page.get_by_role("region", name="export.xml")
    expect(sending.get_by_role("progressbar")).to_be_visible()
    sending.get_by_role("button", name="Cancel").press("Enter")
    expect(sending).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_order_of_sources_is_changed_by_keyboard_and_holds_at_once(importing, server):
    page, choose = importing
    choose(TWO_SOURCES)
    page.get_by_role("button", name="Use these days").click()
    rows = page.get_by_role("region", name="Which source counts").get_by_role("listitem")
    expect(rows).to_have_text([re.compile("Apple Watch"), re.compile("iPhone")])
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.url.endswith("/health/sources")):
        page.get_by_role("button", name="Move iPhone up").press("Enter")
    expect(rows).to_have_text([re.compile("iPhone"), re.compile("Apple Watch")])
    expect(page.get_by_role("button", name="Move iPhone down")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="iPhone is now number 1 of 2.")).to_be_attached()
    assert steps_of(page, server, 2) == 900
    page.reload()
    expect(rows).to_have_text([re.compile("iPhone"), re.compile("Apple Watch")])


def test_how_fresh_each_source_is_stands_on_the_page_and_among_the_settings(importing, server):
    page, choose = importing
    choose(TWO_SOURCES)
    page.get_by_role("button", name="Use these days").click()
    # Who leaves before it is taken takes nothing.
    expect(page.get_by_role("region", name="What you imported")).to_contain_text("counts")
    sent = {"data": {"metrics": [{"name": "step_count", "units": "count", "data": [{"date": "2026-04-01 00:00:00 +0200", "qty": 5000, "source": "Pocket"}]}]}}
    assert page.context.request.post(f"{server.base}/api/health/ingest", data=sent, headers={"Origin": server.base}).ok
    for path in ("/import", "/settings/data"):
        page.goto(server.base + path)
        row = page.get_by_role("listitem").filter(has_text="Pocket").last
        expect(row).to_contain_text(re.compile(r"Last day received: 1 April 2026, \d+ days ago"))
        expect(row).to_contain_text("Open the app on your phone that sends it.")
        expect(page.get_by_role("listitem").filter(has_text="iPhone").last).to_contain_text("It came in a file")
    expect(page.get_by_role("link", name="Import again")).to_have_attribute("href", "/import")


def test_settings_lead_to_the_import(inside, server):
    page = inside
    page.goto(f"{server.base}/settings/data")
    page.get_by_role("link", name="Import the file").click()
    expect(page.get_by_role("heading", name="Import health data")).to_be_visible()
    expect(page.get_by_text("Export All Health Data")).to_be_visible()
