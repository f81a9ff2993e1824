"""A language model of one's own: set in Settings, asked by the coach, checked, stopped; talks found again and taken along."""

import http.server
import json
import threading
import time
import pytest
from contextlib import contextmanager

from conftest import axe
from playwright.sync_api import expect
from test_coach import log

pytestmark = pytest.mark.alone

QUESTION = "does the moon spoil my walking"
CALL = {"tool_calls": [{"index": 0, "id": "a", "type": "function", "function": {"name": "ask_metric", "arguments": '{"metric":"steps","period":"days:14"}'}}]}


class Model(http.server.BaseHTTPRequestHandler):
    """Calls a function first, then says `server.says`; without an end where that is `None`."""
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append(body)
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        if body["messages"][-1]["role"] == "user":
            self.say(CALL, "tool_calls")
            return
        if self.server.says is not None:
            for word in self.server.says.split(" "):
                self.say({"content": f"{word} "})
            self.say({}, "stop")
            return
        try:
            self.say({"content": "You walk 9,700 steps a day. "})
            while True:
                self.say({"content": "so "})
                time.sleep(0.1)
        except OSError:
            self.server.left += 1

    def say(self, delta, reason=None):
        self.wfile.write(f"data: {json.dumps({'choices': [{'index': 0, 'delta': delta, 'finish_reason': reason}]})}\n\n".encode())
        self.wfile.flush()

    def log_message(self, *arguments):
        pass


@contextmanager
def model():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Model) as running:
        running.asked, running.left, running.says = [], 0, ""
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


def ask(page, text):
    page.get_by_label("Your question").fill(text)
    page.keyboard.press("Enter")


def test_a_model_words_what_was_counted_and_no_more(inside, server):
    page = inside
    log(page, server.base)
    with model() as running:
        page.goto(f"{server.base}/settings/app")
        part = page.locator("#model")
        part.get_by_label("Address").fill(f"http://127.0.0.1:{running.server_port}/v1")
        part.get_by_label("Name of the model").fill("small")
        part.get_by_label("At most in a month").fill("5")
        part.get_by_role("button", name="Save").click()
        expect(part.get_by_text("A limit needs a price.")).to_be_visible()
        part.get_by_label("Price of a million tokens sent").fill("0,5")
        part.get_by_role("button", name="Save").click()
        expect(part.get_by_role("button", name="Try it")).to_be_visible()
        expect(part.get_by_label("Price of a million tokens sent")).to_have_value("0.5")
        assert axe(page).response["violations"] == []

        page.goto(f"{server.base}/coach")
        expect(page.get_by_role("heading", name="You could ask")).to_be_visible()
        running.says = "You walk about 9,700 steps a day.\nKeep going!"
        ask(page, QUESTION)
        answer = page.locator(".message.assistant").last
        expect(answer.locator(".bubble > p").first).to_have_text("You walk about 9,700 steps a day.", timeout=60_000)
        expect(answer).to_contain_text("Worded by your model (small)")
        answer.get_by_text("What was sent to 127.0.0.1").click()
        expect(answer.locator(".sent")).to_contain_text("9,700 a day on average")
        expect(answer.locator(".sent dd").nth(1)).to_have_text(QUESTION)
        assert len(running.asked) == 2 and "Sam" not in json.dumps(running.asked)
        assert axe(page).response["violations"] == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

        # A lie is not shown.
        running.says = "You walk 12,345 steps a day."
        ask(page, QUESTION)
        answer = page.locator(".message.assistant").last
        expect(answer).to_contain_text("named a figure that is not in your data")
        expect(answer).to_contain_text("9,700 a day on average")
        expect(page.get_by_text("12,345")).to_have_count(0)

        # What comes without an end is stopped, there too.
        running.says = None
        ask(page, QUESTION)
        expect(page.locator(".saying").first).to_have_text("You walk 9,700 steps a day.")
        assert axe(page).response["violations"] == []
        page.get_by_role("button", name="Stop", exact=True).click()
        answer = page.locator(".message.assistant").last
        expect(answer).to_contain_text("You stopped it.")
        expect(answer.locator(".bubble > p").first).to_have_text("You walk 9,700 steps a day.")
        expect(page.get_by_role("button", name="Send", exact=True)).to_be_visible()
        end = time.monotonic() + 20
        while running.left == 0 and time.monotonic() < end:
            time.sleep(0.1)
        assert running.left == 1

        # Talks are found by their words, and taken along.
        page.get_by_role("button", name="New conversation").click()
        ask(page, "hello")
        expect(page.locator(".message")).to_have_count(2)
        page.get_by_text("Earlier conversations", exact=True).click()
        rows = page.locator("#conversations .open")
        expect(rows).to_have_count(2)
        page.get_by_label("Search earlier conversations").fill("moon wal")
        expect(rows).to_have_count(1)
        expect(rows).to_contain_text(QUESTION)
        page.get_by_label("Search earlier conversations").fill("zzz")
        expect(page.get_by_text("No conversation has these words.")).to_be_visible()
        page.get_by_label("Search earlier conversations").fill("moon")
        rows.first.click()
        expect(page.locator(".message")).to_have_count(6)
        page.get_by_text("Earlier conversations", exact=True).click()
        with page.expect_download() as download:
            page.get_by_role("link", name="Markdown").click()
        text = download.value.path().read_text()
        assert text.startswith("# Coach\n") and f"> {QUESTION}" in text and "12,345" not in text
        assert axe(page).response["violations"] == []
