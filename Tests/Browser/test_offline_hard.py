"""What waits to be sent, when all goes wrong at once: signed out, a wrong clock, an older backup, a new version, a full or a killed browser."""

import contextlib
import json
import os
import pathlib
import shutil
import signal

import pytest
from conftest import Server, chromium_binary, until
from playwright.sync_api import Error, expect
from test_offline import PHONE, add_food, device, home, keeping, page, prepared, stored, today, weigh  # noqa: F401
from test_offline_training import live, sets  # noqa: F401
from test_train import add, box


def online(page):
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")


def test_what_waits_outlives_that_one_is_signed_out_meanwhile(page, home):
    day = today(page)
    page.context.set_offline(True)
    page.reload()
    weigh(page, "80.7")
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    # The session is ended from elsewhere, and the device hears of it when it is back.
    cookies = page.context.cookies()
    page.context.clear_cookies()
    page.context.set_offline(False)
    # The page that is open may go there itself as soon as there is a network.
    with contextlib.suppress(Error):
        page.goto(home.base)
    page.wait_for_url("**/welcome")
    assert page.evaluate("async () => caches.has('kept')") is False
    page.context.add_cookies(cookies)
    page.goto(home.base)
    expect(page.locator(".tile .figure").first).to_contain_text("80.7")
    expect(page.locator(".waiting")).to_be_hidden()
    assert stored(page, f"/api/daily-logs/{day}")["weightKg"] == 80.7


SHIFT = """() => { const now = Date.now.bind(Date); const Real = Date; const shift = SHIFT;
    globalThis.Date = class extends Real { constructor(...given) { given.length ? super(...given) : super(now() + shift); } static now() { return now() + shift; } }; }"""


def test_what_is_logged_by_a_clock_that_is_wrong_counts_for_the_day_and_time_it_was(page, home):
    day = today(page)
    # A page whose clock is right does not send what the other waits with: on a device both have one clock.
    page.goto("about:blank")
    for shift in [25 * 3_600_000, -25 * 3_600_000]:
        other = page.context.new_page()
        other.add_init_script(SHIFT.replace("SHIFT", str(shift))[6:].strip().removeprefix("{").removesuffix("}"))
        other.goto(f"{home.base}/food")
        expect(other.locator(".quick").first).to_be_visible()
        before = len(stored(other, f"/api/food-entries/{day}"))
        # As who logs without a page that knows the day: as of now, by this clock.
        page.context.set_offline(True)
        assert other.evaluate("""async () => { const { post } = await import(document.querySelector('link[rel=modulepreload][href*="/shared/api."]').href);
            const { today } = await import(document.querySelector('link[rel=modulepreload][href*="/shared/format."]').href);
            await post('/api/food-entries', { foodId: 'banana', servingQuantity: 1, unit: 'medium', slot: 'lunch', logDate: today() }); return today(); }""") != day
        expect(other.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
        # The network comes back and fails once more: nothing is sent before the server said what time it is.
        other.route("**/healthz", lambda route: route.abort())
        page.context.set_offline(False)
        other.evaluate("async () => (await import(performance.getEntriesByType('resource').find(({ name }) => name.includes('/shared/outbox.')).name)).sendAll()")
        expect(other.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
        other.unroute("**/healthz")
        online(other)
        expect(other.locator(".waiting")).to_be_hidden()
        entries = stored(other, f"/api/food-entries/{day}")
        assert len(entries) == before + 1, shift
        now = page.evaluate("() => { const now = new Date(); return now.getHours() * 60 + now.getMinutes(); }")
        hour, minute = map(int, entries[-1]["time"].split(":"))
        assert (now - hour * 60 - minute) % 1440 < 10, entries[-1]["time"]
        other.close()


def test_what_waits_is_sent_to_a_server_that_was_restored_from_an_older_backup(live, home, prepared):
    page = live
    day = today(page)
    page.context.set_offline(True)
    page.locator("input[data-field=reps]").first.fill("11")
    expect(page.get_by_text("Not saved yet.")).to_be_visible()
    page.goto(home.base)
    weigh(page, "80.5")
    expect(page.locator(".waiting summary")).to_have_text("2 things wait to be sent.")
    home.stop()
    # As it was before the workout was begun, and before this session.
    data, binary = prepared
    for one in [*home.folder.glob("*.db*")]:
        one.unlink()
    for one in data.glob("vitalpath.db*"):
        shutil.copy(one, home.folder / one.name)
    again = Server(home.folder, port=home.port, binary=binary)
    try:
        page.context.set_offline(False)
        page.goto(again.link)
        page.wait_for_url(f"{home.base}/")
        expect(page.locator(".waiting")).to_contain_text("This workout is not there any more")
        assert stored(page, f"/api/daily-logs/{day}")["weightKg"] == 80.5
        page.get_by_role("button", name="Send as it is").click()
        expect(page.locator(".waiting")).to_be_hidden()
        [workout] = stored(page, f"/api/workout-logs?date={day}")
        assert sets(workout) == [("Dips of mine", [11])]
    finally:
        again.stop()


def newer(binary: pathlib.Path, place: pathlib.Path) -> pathlib.Path:
    """The same program with scripts that are others, each by one letter of a comment, so that each has another address."""
    code = binary.read_bytes()
    assert b"// Speaks JSON with the server, and hears" in code and b"// What was logged without a network: kept" in code
    place.write_bytes(code.replace(b"// Speaks JSON with the server, and hears", b"// Speaks JSON with the server; and hears").replace(b"// What was logged without a network: kept", b"// What was logged without a network; kept"))
    place.chmod(0o755)
    return place


def test_a_new_version_takes_over_and_what_is_typed_is_logged_though_the_network_goes_then(page, home, tmp_path, prepared):
    day = today(page)
    page.goto(f"{home.base}/food")
    page.locator(".quick").first.click()
    page.get_by_role("textbox", name="Amount").fill("7")
    before = page.evaluate("async () => (await (await caches.open('files')).keys()).map((request) => request.url)")
    home.stop()
    again = Server(home.folder, port=home.port, binary=newer(prepared[1], tmp_path / "newer"))
    try:
        page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update(); }")
        # It takes over as soon as the one before has nothing to do, which the browser says.
        until(page, "async () => { const worker = (await navigator.serviceWorker.getRegistration()); return !worker.installing && (worker.waiting ?? worker.active).state !== 'activating' && (await (await caches.open('files')).keys()).some(({ url }) => !BEFORE.includes(url)); }".replace("BEFORE", json.dumps(before)))
        expect(page.get_by_role("textbox", name="Amount")).to_have_value("7")
        page.context.set_offline(True)
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
        page.reload()
        expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
        online(page)
        expect(page.locator(".waiting")).to_be_hidden()
        assert [entry["servingQuantity"] for entry in stored(page, f"/api/food-entries/{day}")] == [7]
    finally:
        again.stop()


def test_a_device_that_is_full_sends_sets_and_opens_pages_and_keeps_no_half_of_anything(live, home):
    page = live
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError')); }")
    page.get_by_role("button", name="Add set").click()
    page.locator("input[data-field=reps]").last.fill("5")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    until(page, "async () => (await (await fetch('/api/workout-logs/open', { cache: 'no-store' })).json()).exercises[0].sets.at(-1).reps === 5")
    # What waits is there though the note of it could not be kept.
    page.context.set_offline(True)
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_label("I did them").check()
    page.get_by_role("button", name="Save workout").click()
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    page.reload()
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    online(page)
    expect(page.locator(".waiting")).to_be_hidden()
    [workout] = stored(page, f"/api/workout-logs?date={today(page)}")
    assert sets(workout) == [("Dips of mine", [8, 5])]


def processes(mark):
    """Those of the browser that was started with `mark`, each after the one that started it."""
    parents, found = {}, []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            words = (folder / "cmdline").read_bytes().split(b"\0")
            if mark.encode() in words and not any(word.startswith(b"--type=") for word in words):
                found.append(int(folder.name))
    for process in found:
        found.extend(child for child, parent in parents.items() if parent == process)
    return found


@pytest.fixture
def killed(chromium, home, device, tmp_path):
    """The browser of that device, and a way to kill it and begin it anew on what it left on the disk."""
    mark, options = chromium.options(chromium_binary())
    open_now = []

    def start():
        context = chromium.browser_type.launch_persistent_context(tmp_path / "profile", **options, **PHONE)
        context.set_default_timeout(30_000)
        open_now[:] = [context]
        return context.pages[0]

    def kill():
        [context] = open_now
        # Browsers write cookies late: who one is, is not what this is about.
        cookies = context.cookies()
        # The one that writes files goes before the one that it would write for once that is gone.
        for process in reversed(processes(mark)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        with contextlib.suppress(Error):
            context.close()
        for lock in (tmp_path / "profile").glob("Singleton*"):
            lock.unlink(missing_ok=True)
        page = start()
        page.context.add_cookies(cookies)
        return page

    shutil.copytree(device[0] / "profile", tmp_path / "profile")
    page = start()
    page.goto(home.base)
    keeping(page)
    yield page, kill
    open_now[0].close()


def test_what_was_logged_is_sent_though_the_browser_was_killed_the_moment_it_was_kept(killed, home):
    page, kill = killed
    day = today(page)
    page.context.set_offline(True)
    name = add_food(page, home.base)
    expect(page.locator(".waiting summary")).to_have_text("1 thing waits to be sent.")
    page = kill()
    page.goto(f"{home.base}/food")
    until(page, f"async () => (await (await fetch('/api/food-entries/{day}', {{ cache: 'no-store' }})).json()).length === 1")
    assert [entry["foodName"] for entry in stored(page, f"/api/food-entries/{day}")] == [name]
    until(page, "() => localStorage.getItem('vitalpath.waiting') === null")


@pytest.mark.parametrize("path", ["/train", "/food"])
def test_a_set_of_a_workout_is_there_though_the_browser_was_killed_right_after_it(killed, home, path):
    page, kill = killed
    page.goto(f"{home.base}/train")
    page.get_by_role("button", name="Start empty").click()
    add(page, "Dips of mine")
    box(page, 1, "repetitions").fill("8")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.context.set_offline(True)
    # Chromium writes `localStorage` five seconds after it was changed first: what was until now is on the disk.
    page.wait_for_timeout(6000)
    page.get_by_role("button", name="Add set").click()
    box(page, 2, "repetitions").fill("6")
    page.get_by_role("button", name="Set 2: done").click()
    page.wait_for_timeout(300)
    page = kill()
    page.goto(f"{home.base}{path}")
    if path == "/train":
        expect(box(page, 2, "repetitions")).to_have_value("6")
        # It is a change like any other: it goes with the next one.
        box(page, 1, "repetitions").fill("9")
        expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    until(page, "async () => (await (await fetch('/api/workout-logs/open', { cache: 'no-store' })).json()).exercises[0].sets[1]?.reps === 6")
    # And nothing of it is on the device any more.
    until(page, """() => new Promise((done) => { const opening = indexedDB.open("vitalpath", 1); opening.onsuccess = () => {
        const all = opening.result.transaction("waiting").objectStore("waiting").count();
        all.onsuccess = () => { opening.result.close(); done(all.result === 0 && !Object.keys(localStorage).some((key) => key.startsWith("vitalpath.workout"))); };
    }; })""")
