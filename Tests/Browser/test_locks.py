"""Passkeys in Chromium's own authenticator, and the lock of a device."""

import re
import shutil
import subprocess

import pytest
from conftest import BINARY, Server, Visitor, axe
from playwright.sync_api import expect

pytestmark = pytest.mark.alone


@pytest.fixture
def authenticator(page):
    """A device with a fingerprint reader, whose owner has the finger on it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": {
        "protocol": "ctap2", "ctap2Version": "ctap2_1", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
    }})
    return session, made["authenticatorId"]


def test_a_passkey_is_made_signs_in_without_a_name_and_is_gone_once_removed(inside, server, authenticator):
    page, (device, name) = inside, authenticator
    page.goto(f"{server.base}/settings/security")
    part = page.locator("#passkeys")
    part.get_by_label("Name of the passkey").fill("Blue key")
    part.get_by_role("button", name="Add a passkey").click()
    expect(part.get_by_text("Blue key")).to_be_visible()
    expect(part.get_by_text("Not used yet")).to_be_visible()
    assert axe(page).response["violations"] == []
    # The same device is not asked twice.
    part.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("This device has a passkey for this account already.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url("**/welcome")
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.wait_for_selector("text=Macros")
    page.goto(f"{server.base}/settings/security")
    expect(part.get_by_text(re.compile("Last used"))).to_be_visible()
    part.get_by_role("button", name="Rename Blue key").click()
    part.get_by_label("Name of the passkey").first.fill("Green key")
    part.get_by_role("button", name="Save").click()
    expect(part.get_by_text("Green key")).to_be_visible()
    page.on("dialog", lambda dialog: dialog.accept())
    part.get_by_role("button", name="Remove Green key").click()
    expect(part.get_by_text("You have no passkeys yet.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url("**/welcome")
    with page.expect_response("**/api/session/passkey") as refused:
        page.get_by_role("button", name="Sign in with a passkey").click()
    assert refused.value.status == 401
    expect(page.get_by_role("alert")).to_contain_text("not known here")
    # Where the device cannot tell who it is, nothing comes of it, and it is said calmly.
    device.send("WebAuthn.setUserVerified", {"authenticatorId": name, "isUserVerified": False})
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("No passkey was used")


def test_a_number_has_no_passkeys_and_leads_to_the_name(server, chromium):
    context = chromium.new_context(locale="nl-NL")
    page = context.new_page()
    page.goto(server.base.replace("localhost", "127.0.0.1") + "/welcome")
    expect(page.get_by_role("link", name=server.base)).to_have_attribute("href", f"{server.base}/welcome")
    expect(page.get_by_role("button", name="Inloggen met een passkey")).to_have_count(0)
    context.close()


@pytest.fixture
def kept(tmp_path):
    """A program that has its pages inside, so that the device keeps them, and somebody with a day."""
    running = Server(tmp_path / "data", binary=shutil.copy(BINARY, tmp_path / "vitalpath"))
    sam = Visitor(running)
    sam.send("/api/profile", {"firstName": "Zwaluw", "onboardingCompleted": True, "heightCm": 182, "currentWeightKg": 82, "birthDate": "1979-05-01", "sex": "male"}, "PATCH")
    running.stop()
    running = Server(tmp_path / "data", binary=tmp_path / "vitalpath")
    yield running
    if running.process.poll() is None:
        running.stop()


def locked(page):
    """Only the way back is in the document, and nothing of before."""
    expect(page.get_by_role("heading", name="Locked")).to_be_visible()
    for word in ["Zwaluw", "Macros", "a lake of geese"]:
        assert word not in page.content(), word
    assert page.title() == "VitalPath"


def open_with_pin(page, pin="4711"):
    page.get_by_label("PIN").fill(pin)
    page.get_by_role("button", name="Open", exact=True).click()


def keeping(page):
    """Waits until the device has kept what it keeps."""
    for _ in range(300):
        if page.evaluate("async () => Boolean(navigator.serviceWorker.controller && await caches.match('/.warmed', { cacheName: 'kept' }))"):
            return
        # Somebody is there: a device that is left alone for a minute locks, and keeps nothing more.
        page.keyboard.press("Shift")
        page.wait_for_timeout(200)
    raise AssertionError("nothing is kept")


def turn_on(page, base, *, returns=False):
    page.goto(f"{base}/settings/security")
    part = page.locator("#lock")
    part.get_by_label("Lock after").select_option("1")
    part.get_by_label("PIN for this device").fill("4711")
    if returns:
        part.get_by_label("Also as soon as").check()
    part.get_by_role("button", name=re.compile("Turn the lock on|Save")).click()
    page.wait_for_selector("html[data-lock='1'][data-lock-return]" if returns else "html[data-lock='1']")


def status(page, path):
    return page.evaluate("async (path) => (await fetch(path, { cache: 'no-store' })).status", path)


def test_a_locked_device_shows_nothing_in_any_tab_and_gives_back_what_was_typed(kept, chromium):
    context = chromium.new_context(service_workers="allow", viewport={"width": 390, "height": 844}, timezone_id="Europe/Amsterdam", locale="en-GB")
    page, other = context.new_page(), context.new_page()
    for one in (page, other):
        one.set_default_timeout(30_000)
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(kept.link)
    page.wait_for_url(f"{kept.base}/")
    turn_on(page, kept.base)
    keeping(page)
    assert axe(page).response["violations"] == []
    page.goto(f"{kept.base}/log")
    notes = page.locator("textarea[name=notes]")
    notes.evaluate("one => { for (let at = one.closest('details'); at; at = at.parentElement.closest('details')) at.open = true; }")
    notes.fill("a lake of geese")
    notes.focus()
    other.goto(f"{kept.base}/settings/security")
    # Locked in one, both are.
    other.get_by_role("button", name="Lock now").click()
    for one in (page, other):
        locked(one)
        # The server has been told by then.
        expect(one.get_by_label("PIN")).to_be_visible()
    assert axe(page).response["violations"] == []
    for path in ["/api/today", "/api/insights", "/charts/weight.svg", "/api/export/json", "/api/events"]:
        assert status(page, path) == 423, path
    assert other.goto(f"{kept.base}/food").status == 423
    locked(other)
    # Without a network what the device keeps stays hidden, too.
    assert page.evaluate("async () => Boolean(await caches.match('/api/today', { cacheName: 'kept' }) ?? await caches.match('/', { cacheName: 'kept' }))")
    context.set_offline(True)
    other.goto(f"{kept.base}/")
    locked(other)
    expect(other.get_by_text("cannot be reached now")).to_be_visible()
    assert other.evaluate("async () => fetch('/api/insights').then(() => 'answered', () => 'nothing')") == "nothing"
    context.set_offline(False)
    open_with_pin(page, "0000")
    expect(page.get_by_text("Tries left: 9.")).to_be_visible()
    open_with_pin(page)
    expect(notes).to_have_value("a lake of geese")
    expect(notes).to_be_focused()
    other.wait_for_selector("text=Macros")
    # A second lock loses what was typed as little as the first; saving goes on.
    other.goto(f"{kept.base}/settings/security")
    other.get_by_role("button", name="Lock now").click()
    locked(page)
    open_with_pin(page)
    expect(notes).to_have_value("a lake of geese")
    assert errors == []
    # Away for a minute, by the page's own clock.
    away = context.new_page()
    away.clock.install()
    away.goto(kept.base)
    away.wait_for_selector("text=Macros")
    away.clock.fast_forward(50_000)
    expect(away.get_by_text("Macros").first).to_be_visible()
    away.keyboard.press("Shift")
    away.clock.fast_forward(50_000)
    expect(away.get_by_text("Macros").first).to_be_visible()
    away.clock.fast_forward(61_000)
    locked(away)
    # The server has been told by then.
    expect(away.get_by_label("PIN")).to_be_visible()
    assert status(page, "/api/today") == 423
    context.close()


def test_leaving_the_page_locks_it_and_a_passkey_opens_it_while_a_walk_through_the_pages_does_not(inside, server, authenticator):
    page = inside
    page.goto(f"{server.base}/settings/security")
    page.locator("#passkeys").get_by_role("button", name="Add a passkey").click()
    expect(page.locator("#passkeys").get_by_text("Not used yet")).to_be_visible()
    turn_on(page, server.base, returns=True)
    for path in ["/", "/food", "/log"]:
        page.goto(server.base + path)
        page.wait_for_timeout(300)
        assert status(page, "/api/today") == 200, path
    # A dialog that is open over the page is so again afterwards.
    page.keyboard.press("Control+k")
    page.locator("#command-text").fill("two eggs and a lake of geese")
    page.evaluate("() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true }); document.dispatchEvent(new Event('visibilitychange')); }")
    assert page.evaluate("() => !document.body.textContent.includes('Macros') && !document.querySelector('dialog')"), "at once"
    page.evaluate("() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }")
    locked(page)
    page.get_by_role("button", name="Open with a passkey").click()
    expect(page.locator("#command-text")).to_have_value("two eggs and a lake of geese")
    assert page.evaluate("() => document.querySelector('dialog.command').matches(':modal')")
    assert status(page, "/api/today") == 200


def test_the_command_line_takes_locks_and_passkeys_away(inside, server, authenticator):
    page = inside
    page.goto(f"{server.base}/settings/security")
    page.locator("#passkeys").get_by_role("button", name="Add a passkey").click()
    expect(page.locator("#passkeys").get_by_text("Not used yet")).to_be_visible()
    turn_on(page, server.base)
    page.get_by_role("button", name="Lock now").click()
    locked(page)
    port = server.port

    def run(*arguments):
        return subprocess.run([BINARY, "user", *arguments, "--data-dir", server.folder], capture_output=True, text=True, timeout=240)

    assert "running" in run("unlock", "me").stderr
    page.goto("about:blank")
    server.stop()
    assert "link,passkey" in run("list").stdout
    assert run("unlock", "nobody").returncode == 1
    assert "1 device" in run("unlock", "me").stdout
    again = Server(server.folder, port=port)
    page.goto(again.base)
    page.wait_for_selector("text=Macros")
    page.goto("about:blank")
    again.stop()
    assert "1 passkey:" in run("remove-passkeys", "me").stdout
    assert "passkey" not in run("list").stdout
    again = Server(server.folder, port=port)
    page.goto(again.base)
    page.wait_for_url("**/welcome")
    with page.expect_response("**/api/session/passkey") as refused:
        page.get_by_role("button", name="Sign in with a passkey").click()
    assert refused.value.status == 401
    again.stop()
