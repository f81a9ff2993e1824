"""The big food catalogues by the page: brought in, looked at, and taken away; and the tables of the export."""

import gzip
import signal

import pytest
from conftest import axe, ROOT
from playwright.sync_api import expect

pytestmark = pytest.mark.alone

PRODUCTS = (ROOT / "Tests/Samples/products.csv").read_bytes()


def choose(page, name: str, content: bytes) -> None:
    page.locator("#catalogue-file").set_input_files({"name": name, "mimeType": "application/gzip", "buffer": content})


def test_a_catalogue_is_brought_in_told_of_and_taken_away(inside, server):
    inside.goto(f"{server.base}/import")
    card = inside.get_by_role("region", name="Food catalogues")
    expect(card).to_contain_text("None yet.")
    choose(inside, "off.csv.gz", gzip.compress(PRODUCTS))
    expect(card).to_contain_text("foods kept of")
    expect(card.get_by_role("listitem").filter(has_text="Open Food Facts").first).to_contain_text("foods · of")
    assert [violation["id"] for violation in axe(inside).response["violations"]] == []
    card.get_by_role("button", name="Close").click()
    expect(card).not_to_contain_text("foods kept of")
    found = inside.request.get(f"{server.base}/api/foods?q=fennel no").json()
    assert any(food["id"].startswith("off-") for food in found)
    card.get_by_role("button", name="Take Open Food Facts away").click()
    expect(card).to_contain_text("What you logged stays.")
    card.get_by_role("button", name="Take Open Food Facts away").click()
    expect(card).to_contain_text("None yet.")
    inside.reload()
    expect(card).to_contain_text("None yet.")


def test_what_is_no_catalogue_says_so_by_its_name(inside, server):
    inside.goto(f"{server.base}/import")
    card = inside.get_by_role("region", name="Food catalogues")
    choose(inside, "holiday.zip", b"PK\x03\x04 not really")
    expect(card.get_by_role("alert")).to_contain_text("holiday.zip")
    choose(inside, "diary.csv", b"alpha,beta\n1,2\n")
    expect(card.get_by_role("alert")).to_contain_text("diary.csv is no file of FoodData Central, Open Food Facts or NEVO.")
    expect(card.get_by_text("Choose a catalogue")).to_be_visible()


def test_one_that_is_being_read_can_be_cancelled(inside, server):
    inside.goto(f"{server.base}/import")
    head, *rows = PRODUCTS.decode().splitlines()
    # Each with a barcode of its own, enough to be watched.
    many = [row.replace(row.split("\t")[0], f"{8_710_000_000_000 + 10 * (place * len(rows) + number)}", 1) for place in range(400) for number, row in enumerate(rows)]
    choose(inside, "big.csv.gz", gzip.compress("\n".join([head, *many]).encode(), 1))
    card = inside.get_by_role("region", name="Food catalogues")
    cancel = card.get_by_role("button", name="Cancel")
    cancel.wait_for()
    # On a busy machine it would be read before the press arrives.
    server.process.send_signal(signal.SIGSTOP)
    cancel.click(no_wait_after=True)
    server.process.send_signal(signal.SIGCONT)
    expect(card.get_by_text("Choose a catalogue")).to_be_visible()
    expect(card).to_contain_text("None yet.")
    assert inside.request.get(f"{server.base}/api/food-catalogues").json().get("importing") is None


def test_tables_are_of_the_days_that_the_dates_say(inside, server):
    for day in ("2026-03-01", "2026-03-02"):
        assert inside.request.post(f"{server.base}/api/food-entries", data={"foodName": "soup", "servingQuantity": 1, "logDate": day}, headers={"Origin": server.base}).ok
    inside.goto(f"{server.base}/settings/data")
    link = inside.locator('[data-form="entries-csv"]')
    rows = lambda: inside.request.get(f"{server.base}{link.get_attribute('href')}").text().strip().split("\r\n")[1:]
    assert len(rows()) == 2
    inside.get_by_label("From", exact=True).fill("2026-03-02")
    inside.get_by_label("Up to and including").fill("2026-03-02")
    inside.get_by_label("Up to and including").blur()
    expect(link).to_have_attribute("href", "/api/export/entries-csv?from=2026-03-02&to=2026-03-02")
    assert [row[:10] for row in rows()] == ["2026-03-02"]
    inside.get_by_label("From", exact=True).fill("2026-03-03")
    inside.get_by_label("From", exact=True).blur()
    expect(inside.get_by_text("The first day has to come before the last.")).to_be_visible()
    assert link.get_attribute("href") is None
    inside.get_by_label("From", exact=True).fill("")
    inside.get_by_label("From", exact=True).blur()
    expect(link).to_have_attribute("href", "/api/export/entries-csv?to=2026-03-02")
    assert [violation["id"] for violation in axe(inside).response["violations"]] == []
