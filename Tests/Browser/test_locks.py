"""Passkeys in Chromium's own authenticator, and the lock of a device."""

import re

import pytest
from conftest import axe, send
from playwright.sync_api import expect


@pytest.fixture
def authenticator(page):
    """A device with a fingerprint reader, whose owner has the finger on it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": {
        "protocol": "ctap2", "ctap2Version": "ctap2_1", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
    }})
    return session, made["authenticatorId"]


def test_a_passkey_is_made_signs_in_without_a_name_and_is_gone_once_removed(home, server, authenticator):
    page, (device, name) = home, authenticator
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
