"""The owner's part of settings: who asks for an account waits there."""
import time

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.alone

WORDS = {"en": ("Let in", "Send away", "can log in now", "Somebody has an account by this address.", "2 people ask for an account", "See who"), "nl": ("Toelaten", "Weigeren", "kan nu inloggen", "Met dit adres heeft al iemand een account.", "2 mensen vragen", "Bekijk wie")}


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_owner_lets_in_who_registered_and_sends_away_who_took_anothers_address(server, inside, language):
    let_in, refuse, welcome, taken, waits, see = WORDS[language]
    own = {"Origin": server.base}
    assert inside.request.patch(f"{server.base}/api/preferences", data={"opensRegistration": True, "language": language}, headers=own).ok

    def register(password):
        for _ in range(20):
            answer = inside.context.request.post(f"{server.base}/api/v1/auth/register", data={"email": "jo@example.com", "password": password, "firstName": "Jo"}, headers=own)
            if answer.status != 429:
                return {"Authorization": f"Bearer {answer.json()['accessToken']}", "Cookie": ""}
            time.sleep(float(answer.headers["retry-after"]))
        raise AssertionError("never")

    both = [register("a fine long one"), register("quite another one")]
    inside.goto(server.base)
    expect(inside.locator("#waiting-banner")).to_contain_text(waits)
    inside.get_by_role("link", name=see).click()
    rows = inside.locator("#registration li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("jo@example.com")
    rows.first.get_by_role("button", name=let_in).click()
    expect(inside.locator(".toast")).to_contain_text(welcome)
    expect(rows).to_have_count(1)
    expect(inside.locator("#accounts li")).to_have_count(2)
    expect(rows).to_contain_text(taken)
    expect(rows.get_by_role("button", name=let_in)).to_have_count(0)
    assert [inside.request.get(f"{server.base}/api/v1/preferences", headers=headers).status for headers in both] == [200, 401]
    rows.get_by_role("button", name=refuse).click()
    expect(inside.locator("#registration h3")).to_have_count(0)
    inside.goto(server.base)
    expect(inside.locator(".tile").first).to_be_visible()
    expect(inside.locator("#waiting-banner")).to_be_hidden()
