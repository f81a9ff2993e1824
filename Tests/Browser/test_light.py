"""What pages weigh on the wire, and how long their chains of requests are; bytes and counts, never time."""

import re
import shutil

import pytest
from conftest import BINARY, Server

PHONE = {"width": 390, "height": 844}
# Page: most bytes of a first visit, and of the next.
MOST = {"/": (60_000, 20_000), "/food": (112_000, 34_000), "/train": (98_000, 28_000), "/plan": (118_000, 70_000), "/coach": (81_000, 10_000)}


@pytest.fixture(scope="module")
def released(tmp_path_factory):
    """The demo by a binary that has its pages inside, as it is installed."""
    folder = tmp_path_factory.mktemp("light")
    running = Server(folder / "data", "--demo", binary=shutil.copy(BINARY, folder / "vitalpath"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def signed_in(released, chromium):
    context = chromium.new_context()
    page = context.new_page()
    page.goto(released.link)
    page.wait_for_url(f"{released.base}/")
    state = context.storage_state()
    context.close()
    return state


def visit(page, address: str) -> list[dict]:
    """What a page asked for until nothing was asked any more: each with its bytes, and how many requests led to it."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    asked: dict[str, dict] = {}

    def sent(event):
        source, stack = event["initiator"].get("url"), event["initiator"].get("stack")
        while not source and stack:
            source = next((frame["url"] for frame in stack["callFrames"] if frame["url"]), None)
            stack = stack.get("parent")
        asked[event["requestId"]] = {"url": event["request"]["url"], "by": source, "bytes": 0, "status": 0}

    session.on("Network.requestWillBeSent", sent)
    session.on("Network.responseReceived", lambda event: asked[event["requestId"]].update(status=event["response"]["status"], headers=event["response"]["headers"]))
    session.on("Network.loadingFinished", lambda event: event["requestId"] in asked and asked[event["requestId"]].update(bytes=event["encodedDataLength"]))
    page.goto(address)
    page.locator("[data-waiting]").first.wait_for(state="detached")
    page.wait_for_timeout(1500)
    session.detach()
    rows = [row for row in asked.values() if row["url"].startswith("http")]
    by = {row["url"]: row["by"] for row in reversed(rows)}

    def depth(url, seen=()):
        return 0 if url == address or url not in by or url in seen else 1 + depth(by[url], (*seen, url))

    for row in rows:
        row["depth"] = depth(row["url"])
    return rows


@pytest.mark.parametrize("path", MOST)
def test_a_page_is_light_and_asks_in_two_steps_at_most(path, released, signed_in, chromium):
    context = chromium.new_context(viewport=PHONE, storage_state=signed_in, service_workers="block")
    page = context.new_page()
    first = visit(page, released.base + path)
    assert sum(row["bytes"] for row in first) <= MOST[path][0], sorted((row["bytes"], row["url"]) for row in first)
    assert max(row["depth"] for row in first) <= 2, [(row["url"], row["by"]) for row in first if row["depth"] > 2]
    again = visit(page, released.base + path)
    assert sum(row["bytes"] for row in again) <= MOST[path][1]
    # Nothing is asked whether it is still so, and nothing that never changes is asked again.
    assert [row["url"] for row in again if row["status"] == 304] == []
    files = re.compile(r"\.(js|css|svg|png)$")
    assert [row["url"] for row in again if row["bytes"] and files.search(row["url"])] == []
    # What was asked for while the page loaded is what its scripts wanted: nothing of it twice.
    answers = [row["url"] for row in first if "/api/" in row["url"] or "/charts/" in row["url"]]
    assert len(set(answers)) == len(answers)
    context.close()


def test_words_that_come_later_are_all_there(released, signed_in, chromium):
    context = chromium.new_context(viewport=PHONE, storage_state=signed_in, service_workers="block")
    page = context.new_page()
    page.goto(released.base)
    page.locator("[data-waiting]").first.wait_for(state="detached")
    page.locator(".check-in .button").click()
    page.locator("dialog.sheet input").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".tile .enter").first.click()
    page.locator(".tile form input").first.wait_for()
    page.keyboard.press("Control+k")
    page.locator("dialog.command textarea").fill("settings")
    page.locator("dialog.command .box-answer, dialog.command .box").first.wait_for(state="attached")
    assert "«" not in page.content()
    context.close()
