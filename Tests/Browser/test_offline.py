"""Without a network: pages open, what is logged waits, and is there once when the server is back."""

import shutil
import signal
from datetime import date, timedelta

import pytest
from conftest import BINARY, Server, Visitor, lasting_port, until
from playwright.sync_api import expect

PHONE = {"viewport": {"width": 390, "height": 844}, "timezone_id": "Europe/Amsterdam", "locale": "en-GB"}


@pytest.fixture(scope="module")
def prepared(tmp_path_factory):
    """The data of someone with some days behind them, and a program that has its pages inside: from a folder none opens without a network."""
    folder = tmp_path_factory.mktemp("offline")
    binary = shutil.copy(BINARY, folder / "vitalpath")
    server = Server(folder / "data", binary=binary)
    sam = Visitor(server)
    sam.send("/api/profile", {"firstName": "Sam", "onboardingCompleted": True, "heightCm": 182, "currentWeightKg": 82, "birthDate": "1979-05-01", "sex": "male"}, "PATCH")
    today = date.fromisoformat(sam.send("/api/today")["date"])
    for age in range(1, 15):
        day = str(today - timedelta(days=age))
        sam.send("/api/daily-logs", {"logDate": day, "sleepHours": 7, "steps": 9000 + age, "weightKg": 82 + age / 20})
        sam.send("/api/food-entries", {"foodName": "Oatmeal", "logDate": day, "slot": "breakfast", "servingQuantity": 1, "calories": 320})
    server.stop()
    return folder / "data", binary


@pytest.fixture(scope="module")
def device(tmp_path_factory, chromium, prepared):
    """A folder with what Sam's browser has kept on its disk, and the data of the server that it has it from, always at one port."""
    data, binary = prepared
    folder = tmp_path_factory.mktemp("device")
    server = Server(shutil.copytree(data, folder / "data"), port=lasting_port(), binary=binary)
    context = chromium.on(folder / "profile", **PHONE)
    page = context.pages[0]
    page.goto(server.link)
    page.wait_for_url(f"{server.base}/")
    keeping(page)
    context.close()
    server.stop()
    return folder, server.port


@pytest.fixture
def home(tmp_path, prepared, device):
    folder, port = device
    running = Server(shutil.copytree(folder / "data", tmp_path / "data"), port=port, binary=prepared[1])
    yield running
    if running.process.poll() is None:
        running.stop()


@pytest.fixture
def page(chromium, home, device, tmp_path):
    """Sam, whose device has kept what it keeps."""
    context = chromium.on(shutil.copytree(device[0] / "profile", tmp_path / "profile"), **PHONE)
    page = context.pages[0]
    page.set_default_timeout(30_000)
    page.goto(home.base)
    expect(page.locator(".tile .figure").first).to_be_visible()
    keeping(page)
    yield page
    context.close()


def keeping(page):
    until(page, "async () => Boolean(navigator.serviceWorker.controller && await caches.match('/.warmed', { cacheName: 'kept' }))")


def stored(page, path: str):
    """As the server has it now, not as this device kept it because a busy server took its time."""
    return page.evaluate("(path) => fetch(path, { cache: 'no-store' }).then((answer) => answer.json())", path)


def today(page) -> str:
    return stored(page, "/api/today")["date"]


def weigh(page, kilograms: str):
    page.locator(".tile .enter").first.click()
    page.locator(".tile form input").fill(kilograms)
    page.locator(".tile form [type=submit]").click()


def add_food(page, base: str):
    page.goto(f"{base}/food")
    page.locator(".quick").first.click()
    name = page.locator("#panel-title").inner_text()
    page.get_by_role("textbox", name="Amount").fill("3")
    page.get_by_role("button", name="Add", exact=True).click()
    return name


def test_a_server_that_is_away_at_first_is_asked_again(chromium, home, prepared):
    context = chromium.new_context(service_workers="allow", **PHONE)
    page = context.new_page()
    page.goto(home.link)
    page.wait_for_url(f"{home.base}/")
    expect(page.locator(".tile .figure").first).to_be_visible()
    # It goes before the device begins to keep anything, and is away when that is due.
    home.stop()
    page.wait_for_timeout(4000)
    assert page.evaluate("async () => !await caches.match('/.warmed', { cacheName: 'kept' })")
    again = Server(home.folder, port=home.port, binary=prepared[1])
    try:
        keeping(page)
    finally:
        context.close()
        again.stop()


def test_every_page_opens_without_a_server(page, home):
    home.stop()
    for path in ["/", "/food", "/train", "/trends", "/measures", "/recovery", "/plan", "/coach", "/history", "/log", "/learn", "/settings/app"]:
        page.goto(home.base + path)
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_timeout(400)
        assert "«" not in page.content(), path
    page.goto(home.base)
    expect(page.locator(".tile .figure").first).to_be_visible()


def test_food_weight_and_water_logged_without_a_network_are_there_once(page, home):
    day = today(page)
    before = len(stored(page, f"/api/food-entries/{day}"))
    page.context.set_offline(True)
    page.reload()
    weigh(page, "81.4")
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    expect(page.locator(".tile .figure").first).to_contain_text("81.4")
    page.locator(".tile .enter").nth(3).click()
    expect(page.locator(".waiting summary")).to_have_text("2 things wait to be sent.")
    name = add_food(page, home.base)
    expect(page.locator("#entries").get_by_text(name, exact=True).first).to_be_visible()
    expect(page.locator(".waiting summary")).to_have_text("3 things wait to be sent.")
    # The browser is closed and opened again: it waits still.
    page.close()
    page = page.context.new_page()
    other = page.context.new_page()
    page.goto(f"{home.base}/food")
    expect(page.locator(".waiting summary")).to_have_text("3 things wait to be sent.")
    other.goto(f"{home.base}/food")
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    other.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".waiting")).to_be_hidden()
    expect(other.locator(".waiting")).to_be_hidden()
    entries = stored(page, f"/api/food-entries/{day}")
    assert len(entries) == before + 2 and sum(entry["foodName"] == name and entry["servingQuantity"] == 3 for entry in entries) == 1
    assert stored(page, f"/api/daily-logs/{day}")["weightKg"] == 81.4


def test_a_day_that_was_saved_without_a_network_is_taken_back(page, home):
    day = today(page)
    before = stored(page, f"/api/daily-logs/{day}").get("weightKg")
    page.goto(f"{home.base}/log")
    expect(page.get_by_role("textbox", name="Weight")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("textbox", name="Weight").fill("77.7")
    page.get_by_role("button", name="Save the day").click()
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(page.get_by_role("textbox", name="Weight")).not_to_have_value("77.7")
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".waiting")).to_be_hidden()
    assert stored(page, f"/api/daily-logs/{day}").get("weightKg") == before


def test_what_waits_can_be_changed_and_taken_back(page, home):
    page.context.set_offline(True)
    add_food(page, home.base)
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    page.locator(".waiting summary").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".waiting")).to_be_hidden()
    page.reload()
    expect(page.locator("#summary .figure").first).to_be_visible()
    expect(page.locator(".kept")).to_contain_text("You see what this device kept at")
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    until(page, "() => localStorage.getItem('vitalpath.waiting') === null")
    expect(page.locator(".kept")).to_contain_text("VitalPath is there again.")
    assert len(stored(page, f"/api/food-entries/{today(page)}")) == 0


def test_what_arrived_though_its_answer_was_lost_is_changed_or_undone_and_never_twice(page, home):
    day = today(page)

    way = {}

    def carry(route):
        if way.pop("loses answer", False):
            route.fetch()
        route.abort() if way.get("is cut") else route.continue_()

    def lose_next(pattern):
        """The next request arrives, its answer does not, and nothing more until `back`."""
        way.update({"loses answer": True, "is cut": True})
        page.route(pattern, carry)

    def back():
        way.clear()
        page.evaluate("dispatchEvent(new Event('online'))")
        until(page, "() => localStorage.getItem('vitalpath.waiting') === null")

    for changed in [False, True]:
        page.goto(f"{home.base}/food")
        lose_next("**/api/food-entries")
        name = add_food(page, home.base)
        expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
        assert [entry["foodName"] for entry in stored(page, f"/api/food-entries/{day}")] == [name]
        if changed:
            page.get_by_role("button", name=f"Change {name}").last.click()
            page.get_by_role("textbox", name="Amount").fill("5")
            page.get_by_role("button", name="Save", exact=True).click()
            # Until then what waits is as it was.
            expect(page.get_by_role("button", name="Save", exact=True)).to_be_hidden()
            expect(page.locator("#entries")).to_contain_text("5 ")
        else:
            page.locator(".waiting summary").click()
            page.get_by_role("button", name="Take back").click()
            expect(page.locator(".waiting")).to_be_hidden()
        back()
        assert [entry["servingQuantity"] for entry in stored(page, f"/api/food-entries/{day}")] == ([5] if changed else [])
    weight = stored(page, f"/api/daily-logs/{day}").get("weightKg")
    page.goto(home.base)
    # What a figure was before is known of what this device kept.
    until(page, f"() => caches.match('/api/daily-logs/{day}', {{ cacheName: 'kept' }}).then(Boolean)")
    lose_next("**/api/daily-logs")
    weigh(page, "79.1")
    expect(page.locator(".waiting")).to_be_visible()
    page.locator(".waiting summary").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".waiting")).to_be_hidden()
    back()
    assert stored(page, f"/api/daily-logs/{day}").get("weightKg") == weight


def test_a_figure_without_a_network_is_on_the_page_of_the_day_and_what_was_sent_before_is_kept(page, home):
    day = today(page)
    page.goto(home.base)
    weigh(page, "80.8")
    expect(page.locator(".tile .figure").first).to_contain_text("80.8")
    until(page, "async () => (await (await caches.match('/api/daily-logs/DAY', { cacheName: 'kept' }))?.json())?.weightKg === 80.8".replace("DAY", day))
    page.context.set_offline(True)
    page.goto(f"{home.base}/log")
    expect(page.locator("#weightKg, [name=weightKg]").first).to_have_value("80.8")


def test_a_measure_of_ones_own_logged_without_a_network_is_there_later(page, home):
    page.goto(f"{home.base}/measures")
    page.get_by_role("button", name="Upper arm").click()
    page.get_by_role("button", name="Add measure").click()
    expect(page.get_by_role("button", name="Enter Upper arm")).to_be_visible()
    page.goto(f"{home.base}/log")
    expect(page.get_by_label("Upper arm")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    page.get_by_label("Upper arm").fill("33.5")
    page.get_by_role("button", name="Save the day").click()
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    expect(page.locator(".waiting li")).to_contain_text("Body measures 33.5")
    page.reload()
    expect(page.get_by_label("Upper arm")).to_have_value("33.5")
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".waiting")).to_be_hidden()
    assert stored(page, "/api/measures")[-1]["latest"][0]["value"] == 33.5


def test_a_figure_that_changed_elsewhere_meanwhile_is_asked_about(page, home):
    day = today(page)
    page.context.set_offline(True)
    page.reload()
    weigh(page, "80.1")
    expect(page.locator(".waiting")).to_be_visible()
    answer = page.context.request.post(f"{home.base}/api/daily-logs", data={"logDate": day, "weightKg": 83}, headers={"Origin": home.base})
    assert answer.ok
    page.context.set_offline(False)
    page.reload()
    expect(page.locator(".waiting")).to_contain_text("83")
    assert stored(page, f"/api/daily-logs/{day}")["weightKg"] == 83
    page.get_by_role("button", name="Send as it is").click()
    expect(page.locator(".waiting")).to_be_hidden()
    assert stored(page, f"/api/daily-logs/{day}")["weightKg"] == 80.1


def test_a_figure_corrected_without_a_network_is_the_last_one(page, home):
    day = today(page)
    page.context.set_offline(True)
    page.reload()
    for kilograms, waits in [("80.1", "1 thing waits to be sent."), ("79.9", "2 things wait to be sent.")]:
        weigh(page, kilograms)
        expect(page.locator(".waiting summary")).to_have_text(waits)
        expect(page.locator(".tile .figure").first).to_contain_text(kilograms)
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".waiting")).to_be_hidden()
    assert stored(page, f"/api/daily-logs/{day}")["weightKg"] == 79.9


def test_what_waits_of_another_account_is_neither_sent_nor_forgotten(page, home):
    day = today(page)
    page.context.set_offline(True)
    page.reload()
    weigh(page, "80.6")
    expect(page.locator(".waiting")).to_be_visible()
    page.evaluate("""() => new Promise((done) => { const opening = indexedDB.open("vitalpath", 1); opening.onsuccess = () => {
        const rows = opening.result.transaction("waiting", "readwrite").objectStore("waiting");
        const all = rows.getAll();
        all.onsuccess = () => { rows.put({ ...all.result[0], account: "somebody-else" }).onsuccess = () => { opening.result.close(); done(); }; };
    }; })""")
    page.context.set_offline(False)
    page.reload()
    expect(page.locator(".tile .figure").first).to_be_visible()
    page.wait_for_timeout(1000)
    expect(page.locator(".waiting:visible")).to_have_count(0)
    assert stored(page, f"/api/daily-logs/{day}")["weightKg"] != 80.6
    assert page.evaluate("() => localStorage.getItem('vitalpath.waiting')") == "1"


def test_an_answer_that_comes_late_is_what_the_device_keeps(page, home):
    day = today(page)
    # A page that shows no day and hears of no change: the device would have kept what is new before the server is held.
    page.goto(f"{home.base}/learn")
    page.evaluate("() => dispatchEvent(new Event('pagehide'))")
    # What keeps the days of the page before may still be quicker than the server is held.
    for steps in range(4321, 4331):
        assert page.context.request.post(f"{home.base}/api/daily-logs", data={"logDate": day, "steps": steps}, headers={"Origin": home.base}).ok
        home.process.send_signal(signal.SIGSTOP)
        try:
            kept = page.evaluate("(path) => fetch(path).then((answer) => answer.json())", f"/api/daily-logs/{day}").get("steps")
        finally:
            home.process.send_signal(signal.SIGCONT)
        if kept != steps:
            break
    assert kept != steps
    until(page, f"async () => (await (await caches.match('/api/daily-logs/{day}', {{ cacheName: 'kept' }}))?.json())?.steps === {steps}")


def test_what_is_refused_is_told_and_not_lost(page, home):
    page.context.set_offline(True)
    page.reload()
    weigh(page, "9")
    expect(page.locator(".waiting")).to_be_visible()
    page.context.set_offline(False)
    page.reload()
    expect(page.locator(".waiting summary")).to_contain_text("1 was refused.")
    expect(page.locator(".waiting .error")).not_to_be_empty()


def test_a_full_disk_is_said_and_nothing_is_claimed(page, home):
    page.context.set_offline(True)
    page.reload()
    page.evaluate("() => { IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); }; }")
    weigh(page, "80.3")
    expect(page.get_by_text("no room to keep it")).to_be_visible()
    expect(page.locator(".waiting:visible")).to_have_count(0)


def test_signing_out_leaves_nothing_on_the_device_and_asks_first(page, home):
    page.goto(f"{home.base}/settings/security")
    button = page.get_by_role("button", name="Sign out", exact=True)
    button.wait_for()
    page.context.set_offline(True)
    page.goto(f"{home.base}/")
    weigh(page, "80.2")
    expect(page.locator(".waiting")).to_be_visible()
    # Nothing of it gets through while it waits.
    page.context.route("**/api/daily-logs", lambda route: route.abort())
    page.context.set_offline(False)
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss() if len(asked) == 1 else dialog.accept()))
    page.goto(f"{home.base}/settings/security")
    with page.expect_event("dialog"):
        button.click()
    page.wait_for_timeout(500)
    assert len(asked) == 1 and page.url.endswith("/settings/security")
    button.click()
    page.wait_for_url("**/welcome")
    assert len(asked) == 2
    left = page.evaluate("""async () => [await caches.has("kept"), Object.keys(localStorage).filter((key) => key.startsWith("vitalpath.")),
        await new Promise((done) => { const opening = indexedDB.open("vitalpath", 1); opening.onsuccess = () => { const all = opening.result.transaction("waiting").objectStore("waiting").getAll(); all.onsuccess = () => done(all.result.length); }; })]""")
    assert left == [False, [], 0]
    home.stop()
    with pytest.raises(Exception, match="ERR_"):
        page.goto(home.base)


def test_nothing_secret_is_kept(page, home):
    for path in ["/settings/security", "/backup", "/coach", "/profile", "/settings/app"]:
        page.goto(home.base + path)
        page.wait_for_timeout(500)
    kept = page.evaluate("async () => (await (await caches.open('kept')).keys()).map((request) => new URL(request.url).pathname)")
    assert "/api/today" in kept
    for path in ["/api/tokens", "/api/sessions", "/api/session", "/api/preferences", "/api/profile", "/api/export", "/api/backups", "/api/chat", "/api/model", "/start", "/settings/security"]:
        assert not any(one.startswith(path) and (path != "/api/session" or one == path) for one in kept), path


def test_another_account_on_the_device_sees_nothing(page, home):
    assert page.evaluate("async () => (await (await caches.open('kept')).keys()).length") > 20
    page.evaluate("""async () => { const cache = await caches.open("kept"); await cache.put("/.owner", new Response("somebody else")); await cache.put("/api/insights", new Response("[]")); }""")
    page.goto(f"{home.base}/learn")
    until(page, "async () => { const cache = await caches.open('kept'); return (await (await cache.match('/.owner'))?.text()) !== 'somebody else' && !(await cache.match('/api/food-entries/2000-01-01')); }")
    kept = page.evaluate("async () => (await (await caches.open('kept')).keys()).map((request) => new URL(request.url).pathname)")
    assert "/history" not in kept


def test_the_app_can_be_installed(page, home):
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    for icon in manifest["icons"] + [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]:
        answer = page.context.request.get(home.base + icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon.get("type", "image/png")
    problems = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []
    page.goto(f"{home.base}{manifest['share_target']['action']}?title=Lunch&text=two%20eggs")
    expect(page.locator("dialog.command textarea")).to_have_value("Lunch two eggs")
    page.goto(home.base + manifest["shortcuts"][1]["url"])
    expect(page.locator(".tile form input")).to_be_focused()
