"""A phone at home: it learns whom to trust, is let in by a code, and then has what needs an encrypted page."""

import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess

import pytest
from conftest import BINARY, Server, Visitor, axe, chromium_binary, watch
from playwright.sync_api import expect

pytestmark = pytest.mark.alone


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A server that the network at home reaches, by the name of this machine."""
    folder = tmp_path_factory.mktemp("phone")
    # Away from the checkout its pages come from the program, and browsers keep them.
    running = Server(folder / "data", "--lan", "--lan-port", "0", binary=shutil.copy(BINARY, folder / "vitalpath"))
    line = running.wait_for(r"At home: (.*)")
    found = re.search(r"https://([a-z][a-z0-9.-]*):(\d+)", line)
    if not found:
        running.stop()
        pytest.skip(f"this machine has no name that a network at home could know it by: {line}")
    running.name, running.lan_port = found[1], int(found[2])
    running.away = f"https://{running.name}:{running.lan_port}"
    running.visitor = Visitor(running)
    yield running
    running.stop()


def ask(home, path, context, host=None, method="GET", headers=None):
    connection = http.client.HTTPSConnection("127.0.0.1", home.lan_port, context=context, timeout=60)
    connection.sock = context.wrap_socket(socket.create_connection(("127.0.0.1", home.lan_port)), server_hostname=home.name)
    connection.request(method, path, headers={"Host": f"{home.name}:{home.lan_port}" if host is None else host, **(headers or {})})
    answer = connection.getresponse()
    return answer, answer.read()


@pytest.fixture(scope="module")
def authority(home):
    return ask(home, "/trust/vitalpath.crt", ssl._create_unverified_context())[1]


@pytest.fixture(scope="module")
def phone(home, authority, chromium, tmp_path_factory):
    """A browser that took the authority over, and finds the computer as a phone does."""
    folder = tmp_path_factory.mktemp("home")
    store = folder / ".pki/nssdb"
    store.mkdir(parents=True)
    (folder / "ca.der").write_bytes(authority)
    subprocess.run(["certutil", "-d", f"sql:{store}", "-N", "--empty-password"], check=True)
    subprocess.run(["certutil", "-d", f"sql:{store}", "-A", "-t", "C,,", "-n", "vitalpath", "-i", folder / "ca.der"], check=True)
    browser = chromium.browser_type.launch(executable_path=chromium_binary(), args=["--no-sandbox", f"--host-resolver-rules=MAP {home.name} 127.0.0.1"], env={**os.environ, "HOME": str(folder)})
    yield browser
    browser.close()


def decoded(image, folder):
    """What a real reader of codes makes of a picture."""
    file = folder / "code.png"
    image.screenshot(path=file)
    return subprocess.run(["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", file], capture_output=True, text=True, check=True).stdout.strip()


def test_only_who_took_the_authority_over_trusts_this_computer_and_it_vouches_for_nothing_else(home, authority):
    trusting = ssl.create_default_context(cadata=authority)
    answer, body = ask(home, "/trust", trusting)
    assert answer.status == 200
    assert b"Trust this computer" in body
    with pytest.raises(ssl.SSLCertVerificationError):
        ask(home, "/trust", ssl.create_default_context())
    # Whoever found its key could not pass for a site of the world with it.
    assert b"\x06\x03\x55\x1d\x1e\x01\x01\xff" in authority, "no critical name constraints"


def test_another_name_is_refused_there_and_the_network_s_name_is_refused_here(home, authority):
    trusting = ssl.create_default_context(cadata=authority)
    for host in ["localhost", f"localhost:{home.lan_port}", "evil.example", f"{home.name}.evil.example", ""]:
        assert ask(home, "/healthz", trusting, host=host)[0].status in (400, 421), host
    connection = http.client.HTTPConnection("127.0.0.1", home.port, timeout=60)
    connection.request("GET", "/healthz", headers={"Host": f"{home.name}:{home.port}"})
    assert connection.getresponse().status == 421


def test_plain_requests_get_no_answer_there_and_a_page_of_elsewhere_changes_nothing(home, authority):
    plain = http.client.HTTPConnection("127.0.0.1", home.lan_port, timeout=60)
    with pytest.raises((http.client.HTTPException, OSError)):
        plain.request("GET", "/welcome", headers={"Host": f"{home.name}:{home.lan_port}"})
        plain.getresponse()
    trusting = ssl.create_default_context(cadata=authority)
    for origin in [f"http://{home.name}:{home.lan_port}", "https://evil.example", f"https://{home.name}"]:
        assert ask(home, "/api/auth/login", trusting, method="POST", headers={"Origin": origin, "Content-Length": "0"})[0].status == 403, origin


def test_a_phone_is_brought_in_by_two_codes_and_then_works_without_a_network(home, phone, chromium, tmp_path):
    computer = chromium.new_context(locale="en-GB", viewport={"width": 1280, "height": 900})
    page = computer.new_page()
    complaints = watch(page)
    opener = home.visitor.opener
    cookie = next(cookie for handler in opener.handlers if hasattr(handler, "cookiejar") for cookie in handler.cookiejar)
    computer.add_cookies([{"name": cookie.name, "value": cookie.value, "url": home.base}])
    page.goto(f"{home.base}/settings/security")
    page.get_by_role("link", name="Your phone").click()
    code = page.get_by_role("img", name=re.compile("QR code of"))
    expect(code).to_be_visible()
    choice = page.get_by_label("By which address")
    if choice.count():
        choice.select_option(home.away)
        expect(code).to_have_attribute("alt", f"QR code of {home.away}")
    assert decoded(code, tmp_path) == f"{home.away}/trust"
    fingerprint = page.get_by_role("group", name="Fingerprint").inner_text().split()
    assert len(fingerprint) == 32
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/phone.png", full_page=True)

    mobile = phone.new_context(locale="nl-NL", viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, permissions=["camera"])
    screen = mobile.new_page()
    problems: list[str] = []
    screen.on("pageerror", lambda error: problems.append(str(error)))
    screen.goto(f"{home.away}/trust")
    assert screen.get_by_role("group", name="Vingerafdruk").inner_text().split() == fingerprint
    assert axe(screen).violations_count == 0

    page.get_by_role("button", name="Show the code").click()
    entry = page.get_by_role("img", name="QR code that lets one phone in")
    link = decoded(entry, tmp_path)
    assert link.startswith(f"{home.away}/start?token=")
    assert axe(page).violations_count == 0
    screen.goto(link)
    screen.wait_for_url(f"{home.away}/onboarding*")
    session = mobile.cookies()[0]
    assert session["secure"] and session["httpOnly"] and session["sameSite"] == "Strict"
    # Once: whoever finds the code later stays outside.
    other = phone.new_context()
    late = other.new_page()
    assert late.goto(link).status == 403
    other.close()

    # What browsers give to encrypted pages alone.
    screen.goto(f"{home.away}/privacy")
    assert screen.evaluate("isSecureContext && Boolean(navigator.mediaDevices) && Boolean(navigator.serviceWorker)")
    assert screen.evaluate("fetch('/api/preferences', { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ language: 'nl' }) }).then((answer) => answer.status)") == 200
    assert screen.evaluate("fetch('/api/profile/onboarding', { method: 'POST' }).then(() => fetch('/api/profile', { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ onboardingCompleted: true }) })).then((answer) => answer.status)") == 200
    screen.goto(f"{home.away}/")
    # Pages are kept once the worker has them; the page's policy forbids the waiting that Playwright does inside it.
    for _ in range(300):
        if screen.evaluate("async () => Boolean(navigator.serviceWorker.controller && await caches.match('/.warmed', { cacheName: 'kept' }))"):
            break
        screen.wait_for_timeout(100)
    mobile.set_offline(True)
    screen.reload()
    expect(screen.get_by_role("heading", level=1)).to_be_visible()
    expect(screen.locator("#today")).not_to_be_empty()
    mobile.set_offline(False)
    assert problems == []
    assert complaints == []
    mobile.close()
    computer.close()


def test_without_the_network_at_home_the_page_says_how_it_is_begun_and_there_is_nothing_to_take(server, page):
    page.goto(server.link)
    page.wait_for_url("**/onboarding*")
    page.goto(f"{server.base}/phone")
    expect(page.get_by_text("vitalpath --lan")).to_be_visible()
    for path in ["/trust", "/trust/vitalpath.crt"]:
        assert page.request.get(server.base + path).status == 404


def test_what_leaves_this_computer_is_never_plain(tmp_path):
    for address in ["0.0.0.0", "192.168.1.20", "::"]:
        ended = subprocess.run([BINARY, "--no-open", "--port", "0", "--host", address, "--data-dir", tmp_path / "data"], capture_output=True, text=True, timeout=120)
        assert ended.returncode != 0
        assert "--lan" in ended.stderr
    assert not (tmp_path / "data").exists()
