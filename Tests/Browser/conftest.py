"""Starts the real server on a free port over an empty data directory, and a real Chromium."""

import contextlib
import http.cookiejar
import json
import os
import pathlib
import random
import re
import secrets
import shutil
import signal
import socket
import subprocess
import threading
import time
import urllib.request
from types import SimpleNamespace

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("VITALPATH_BINARY", ROOT / ".build-tests/debug/vitalpath"))

# `make test WHOLE=1` walks each page in every way there is, else in as few as have each language, theme, width and account.
WHOLE = bool(os.environ.get("WHOLE"))

# Every page that the server has, by its own list; one that stands in place of others has no address of its own.
PAGES = [path for path in re.findall(r'^        \("(/[^"]*)", "[^"]+\.html", "[^"]*", (?:true|false)\),$', (ROOT / "Sources/Web/Shared/Pages.swift").read_text(), re.MULTILINE) if path != "/locked"]
assert len(PAGES) > 25

# A busy machine is slow, not wrong.
expect.set_options(timeout=30_000)


def pytest_configure(config):
    config.addinivalue_line("markers", "alone: what only an owner may, a first start, or an end of the server")


class Server:
    """A running vitalpath. `link` is its one way in, `base` its address; `under` is a command that runs it, `more` of its environment."""

    def __init__(self, folder: pathlib.Path, *arguments: str, port: int = 0, binary: pathlib.Path = BINARY, under: tuple = (), more: dict | None = None):
        self.folder = folder
        self.log = folder.parent / f"{folder.name}.log"
        environment = {**os.environ, "TZ": "Europe/Amsterdam", "LLVM_PROFILE_FILE": "/dev/null", **(more or {})}
        self.process = subprocess.Popen(
            [*under, binary, "--no-open", "--port", str(port), "--data-dir", folder, *arguments],
            stdout=self.log.open("w"), stderr=subprocess.STDOUT, env=environment,
        )
        try:
            self.base = self.wait_for(r"is at (http://\S+)")
        except AssertionError:
            self.process.kill()
            raise
        self.port = int(self.base.rsplit(":", 1)[1])

    def wait_for(self, pattern: str, seconds: float = 120) -> str:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if found := re.search(pattern, self.log.read_text()):
                return found[1]
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"no {pattern} in: {self.log.read_text()[:2000]}")

    @property
    def link(self) -> str:
        return self.wait_for(r"(http://\S+/start\?token=\S+)")

    def stop(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(timeout=60)


class Visitor:
    """Someone in a browser, without one: the cookie of the way in, and changes as a page makes them."""

    def __init__(self, server):
        self.base = server.base
        self.kept = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.kept))
        self.opener.open(server.link, timeout=60).close()

    def send(self, path, body=None, method="POST"):
        request = urllib.request.Request(self.base + path, data=body and json.dumps(body).encode(), method=method if body else "GET")
        request.add_header("Origin", self.base)
        request.add_header("Content-Type", "application/json")
        with self.opener.open(request, timeout=60) as answer:
            return json.loads(answer.read())


@pytest.fixture(scope="session")
def household(tmp_path_factory):
    """One server for all tests of a process: to read its tables costs each more than a test."""
    running = Server(tmp_path_factory.mktemp("household") / "data")
    running.owner = Visitor(running)
    running.owner.send("/api/readings", {"text": "two eggs"})
    yield running
    running.stop()


@pytest.fixture
def server(request, tmp_path):
    """A server, and the way in of somebody new to it; a test with the mark `alone` has it for itself, as its owner."""
    if not request.node.get_closest_marker("alone"):
        household = request.getfixturevalue("household")
        yield SimpleNamespace(base=household.base, link=household.owner.send("/api/accounts", {"name": secrets.token_hex(8)})["link"])
        return
    running = Server(tmp_path / "data")
    yield running
    if running.process.poll() is None:
        running.stop()


@pytest.fixture(scope="session")
def demo_server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("demo") / "data", "--demo")
    running.token = running.wait_for(r"token: (\S+)")
    yield running
    running.stop()


@pytest.fixture
def demo(demo_server):
    """A year of somebody, shared by all tests of a process: each finds it in English, whatever the one before spoke."""
    headers = {"Authorization": f"Bearer {demo_server.token}", "Content-Type": "application/json"}
    body = json.dumps({"language": "en", "theme": "system", "units": "metric"}).encode()
    urllib.request.urlopen(urllib.request.Request(f"{demo_server.base}/api/preferences", data=body, headers=headers, method="PATCH"))
    return demo_server


def lasting_port() -> int:
    """A free port that stays free while its server is away: below those that the system gives to whoever asks for any."""
    while True:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port := random.randrange(20_000, 30_000)))
            return port


def chromium_binary() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def shell_binary() -> str | None:
    """The same engine without the windows of a desktop around it: a page costs half. Profiles, cameras, microphones and what one is asked for need the whole."""
    return shutil.which("chromium-headless-shell") or chromium_binary()


class Chromium:
    """The browser of all tests of a process. One that does not end a context in time is ended, and the next takes its place."""

    patience = 40

    def __init__(self, playwright, binary):
        self.browser_type = playwright.chromium
        self.binary = binary
        self.ended: set[str] = set()
        self.start()

    def start(self):
        self.mark, options = self.options(self.binary)
        self.browser = self.browser_type.launch(**options)

    def options(self, binary):
        """Those of a browser, and the word by which it is found among the processes."""
        mark = f"--tests-of={os.getpid()}-{time.monotonic_ns()}"
        # The zone of the server: a page can be told another, a service worker cannot.
        return mark, {"executable_path": binary, "args": ["--no-sandbox", mark], "env": {**os.environ, "TZ": "Europe/Amsterdam"}}

    def new_context(self, **options):
        """A context without a service worker: it would come three seconds after a page, and change what an answer that is lost comes to."""
        if not self.browser.is_connected():
            self.start()
        return self.closing_in_time(self.browser.new_context(**{"service_workers": "block", **options}), self.mark)

    def on(self, profile: pathlib.Path, **options):
        """A browser of its own that keeps what it keeps in that folder."""
        mark, more = self.options(chromium_binary())
        return self.closing_in_time(self.browser_type.launch_persistent_context(profile, **more, **options), mark)

    def closing_in_time(self, context, mark):
        close = context.close

        def close_in_time(**more):
            alarm = threading.Timer(self.patience, self.kill, [mark])
            alarm.start()
            try:
                close(**more)
            except Error:
                # Its tests are over: that the browser never answered is none of their doing.
                if mark not in self.ended and self.browser.is_connected():
                    raise
                print(f"a browser that did not end a context in {self.patience} s was ended")
            finally:
                alarm.cancel()

        context.close = close_in_time
        return context

    def kill(self, mark):
        self.ended.add(mark)
        for command in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
            try:
                words = command.read_bytes().split(b"\0")
            except OSError:
                continue
            if mark.encode() in words and not any(word.startswith(b"--type=") for word in words):
                os.kill(int(command.parent.name), signal.SIGKILL)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    browser = Chromium(playwright, shell_binary())
    yield browser
    if browser.browser.is_connected():
        browser.browser.close()


def axe(page):
    """What axe finds. It does not rebuild sheets that import others: our policy forbids the style elements it would do that with."""
    return Axe().run(page, options={"preload": False, "resultTypes": ["violations"]})


class Held(list):
    """Requests to an address, or those of one method, that are answered when the test lets them go."""

    def __init__(self, page, address: str, method: str | None = None):
        super().__init__()
        self.page = page
        page.route(address, lambda route: route.continue_() if method not in (None, route.request.method) else self.append(route))

    def first(self):
        """The first of them, once it was asked."""
        for _ in range(600):
            if self:
                return self[0]
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing was asked")


def watch(page) -> list[str]:
    """What the page complains about; tests end by finding it empty."""
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" and "401" not in message.text and "412" not in message.text and "422" not in message.text and "423" not in message.text and "ERR_FAILED" not in message.text else None)
    page.on("request", lambda request: complaints.append(f"foreign: {request.url}") if not request.url.startswith(("http://localhost:", "data:", "blob:")) else None)
    return complaints


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport={"width": 390, "height": 844}, timezone_id="Europe/Amsterdam", locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(30_000)
    complaints = watch(page)
    yield page
    context.close()
    assert complaints == []


def send(page, path: str, body: dict, method: str = "PATCH") -> int:
    """A change as a page of the site makes it. The page leaves first, or it would follow the change while the test goes on."""
    origin = "/".join(page.url.split("/")[:3])
    page.goto("about:blank")
    return page.context.request.fetch(origin + path, method=method, data=body, headers={"Origin": origin}).status


@pytest.fixture
def inside(server, page):
    """Someone past onboarding, on no page yet."""
    sam = Visitor(server)
    sam.send("/api/profile", {"firstName": "Sam", "onboardingCompleted": True, "heightCm": 182, "currentWeightKg": 90, "birthDate": "1979-05-01", "sex": "male", "activityLevel": "light"}, "PATCH")
    page.context.add_cookies([{"name": cookie.name, "value": cookie.value, "url": server.base, "httpOnly": True, "sameSite": "Strict"} for cookie in sam.kept])
    return page


@pytest.fixture
def home(server, inside):
    """The same on the Today page."""
    inside.goto(server.base)
    inside.wait_for_selector("text=Macros")
    return inside


def until(page, says: str) -> None:
    """Waits until the page says so; its policy forbids the waiting that Playwright does inside it."""
    for _ in range(600):
        if page.evaluate(says):
            return
        page.wait_for_timeout(200)
    raise AssertionError(f"never: {says}")
