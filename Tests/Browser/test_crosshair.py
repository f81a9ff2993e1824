"""Every picture of days tells its values: to a pointer anywhere over it, to a finger, and to keys."""

from datetime import date, timedelta

import pytest
from conftest import WHOLE, until
from playwright.sync_api import expect

# Each kind of chart there is.
PLACES = ["/trends?range=30&chart=weight", "/trends?range=30&chart=calories", "/trends?range=365&chart=steps", "/trends?range=90&chart=biofeedback", "/measures?measure=waist&range=90",
          "/recovery", "/history?span=month", "/training/progress?exercise=squat", "/plan"]

# What is wrong with the words at this moment: they stay within the picture and leave each ring free.
WRONG = """(cross) => {
    const [box, words] = [cross, cross.querySelector(".cross-words")].map((one) => one.getBoundingClientRect());
    if (!cross.classList.contains("on")) return "nothing is told";
    if (words.height === 0 || cross.querySelector(".cross-words").textContent === "") return "no words";
    if (words.left < box.left - 1 || words.right > box.right + 1 || words.top < box.top - 1 || words.bottom > box.bottom + 1) return `words beyond: ${JSON.stringify([words, box])}`;
    const covered = [...cross.querySelectorAll(".cross-ring")].map((ring) => ring.getBoundingClientRect()).find((ring) => ring.left < words.right && ring.right > words.left && ring.top < words.bottom && ring.bottom > words.top);
    return covered && `covers ${JSON.stringify([covered, words])}`;
}"""

SHIFTS = """() => { window.shifted = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shifted += entry.value; }).observe({ type: "layout-shift" }); }"""


def visit(demo, chromium, width=390, **options):
    context = chromium.new_context(extra_http_headers={"Authorization": f"Bearer {demo.token}"}, viewport={"width": width, "height": 850}, reduced_motion="reduce", timezone_id="Europe/Amsterdam", **options)
    return context, context.new_page()


def drawn(page):
    """The picture of Trends. What stands above it comes first, and what is hidden until then has no place and takes no focus."""
    picture = page.locator("#chart svg.chart")
    expect(picture).to_be_visible()
    return picture


def move(page, cross, x, y=0.5):
    box = cross.bounding_box()
    page.mouse.move(box["x"] + box["width"] * x, box["y"] + box["height"] * y)


@pytest.mark.parametrize(
    "width,language,size,places",
    [(width, language, size, PLACES) for width, language, size in [(320, "nl", "200%"), (1280, "en", "100%"), (390, "en", "100%"), (1280, "nl", "100%")]] if WHOLE else [(320, "nl", "200%", PLACES[::2]), (1280, "en", "100%", PLACES[1::2])],
)
def test_each_picture_tells_a_value_wherever_one_points(demo, chromium, width, language, size, places):
    context, page = visit(demo, chromium, width)
    page.goto(f"{demo.base}/privacy")
    assert context.request.patch(f"{demo.base}/api/preferences", data={"language": language}).ok
    found, kinds = [], 0
    for path in places:
        page.goto(demo.base + path)
        page.locator(".cross").first.wait_for(state="attached")
        # Some are drawn when somebody comes near.
        for box in page.locator("[data-chart]:not([role=tab])").all():
            box.scroll_into_view_if_needed()
            box.locator(".cross").wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        # Its own way of moving the page is over before one looks whether anything moves.
        page.evaluate("(size) => { document.documentElement.style.fontSize = size; return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))); }", size)
        for index, cross in enumerate(page.locator(".cross:visible").all()):
            kinds += 1
            # What is in view may be below the bar of rooms.
            cross.evaluate("(cross) => cross.scrollIntoView({ block: 'center' })")
            page.evaluate(SHIFTS)
            for at in (0.02, 0.2, 0.4, 0.49, 0.51, 0.6, 0.8, 0.98):
                move(page, cross, at, 0.3 + at / 2)
                if wrong := cross.evaluate(WRONG):
                    found.append(f"{path} {index} at {at}: {wrong}")
            if shifted := page.evaluate("window.shifted"):
                found.append(f"{path} {index} moves by {shifted}")
            page.mouse.move(1, 1)
            if cross.evaluate("(cross) => cross.classList.contains('on')"):
                found.append(f"{path} {index} stays")
    context.close()
    assert found == []
    assert kinds >= 4 * len(places)


def test_the_nearest_day_is_told_with_what_was_aimed_at(demo, chromium):
    context, page = visit(demo, chromium, 1280)
    days = context.request.get(f"{demo.base}/charts/calories.json?range=30").json()
    page.goto(f"{demo.base}/trends?range=30&chart=calories")
    cross = page.locator("#chart .cross")
    values = page.locator("#chart .value")
    drawn(page)
    assert values.count() == len([day for day in days if day["calories"] is not None])
    for at in (0, 9, -1):
        value = values.nth(at if at >= 0 else values.count() - 1)
        known = [day for day in days if day["calories"] is not None][at]
        # Far above a low bar is over its day, too.
        box, chart = value.bounding_box(), cross.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, chart["y"] + 4)
        words = cross.locator(".cross-words").inner_text().replace("\n", ": ")
        assert words == value.locator("title").text_content()
        assert f"{known['calories']:,.0f} kcal (target {known['target']:,.0f})" in words and str(int(known["date"][8:])) in words
        ring = cross.locator(".cross-ring").bounding_box()
        assert abs(ring["x"] + ring["width"] / 2 - box["x"] - box["width"] / 2) < 2 and abs(ring["y"] + ring["height"] / 2 - box["y"]) < 3
        line = cross.locator(".cross-line").bounding_box()
        assert line["width"] <= 1.5 and line["height"] > chart["height"] * 0.7
    context.close()


def test_lines_of_one_day_are_told_together(demo, chromium):
    context, page = visit(demo, chromium)
    page.goto(f"{demo.base}/trends?range=7&chart=biofeedback")
    drawn(page).focus()
    page.keyboard.press("Home")
    words = page.locator("#chart .cross-words")
    expect(words.locator("b")).to_have_count(1)
    lines = words.locator("span").all_inner_texts()
    assert len(lines) == 4 and {line.split()[0] for line in lines} == {"Energy", "Sleep", "Mood", "Stress"}
    says = page.locator("#chart .chart-says").inner_text()
    assert says == f"{words.locator('b').inner_text()}: {'; '.join(lines)}"
    context.close()


def test_keys_go_by_day_by_week_and_to_the_ends(demo, chromium):
    context, page = visit(demo, chromium)
    page.goto(f"{demo.base}/trends?range=30&chart=steps")
    picture = drawn(page)
    says = page.locator("#chart .chart-says")
    all_days = picture.locator(".value title").all_text_contents()
    picture.focus()
    for key, place in [("End", -1), ("ArrowLeft", -2), ("ArrowRight", -1), ("ArrowRight", -1), ("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", 0)]:
        page.keyboard.press(key)
        assert says.inner_text() == all_days[place], key
    # Each of them has the focus, so that it is read.
    assert page.evaluate("document.activeElement.querySelector('title').textContent") == all_days[0]
    page.keyboard.press("Shift+ArrowRight")
    assert says.inner_text() in all_days[5:8]
    page.keyboard.press("Escape")
    expect(page.locator("#chart .cross")).not_to_have_class("cross on")
    small = page.locator("#cards svg.spark").first
    small.focus()
    page.keyboard.press("End")
    expect(page.locator("#cards .chart-says").first).not_to_be_empty()
    small.blur()
    expect(page.locator("#cards .cross").first).not_to_have_class("cross on")
    context.close()


def test_who_goes_by_keys_goes_on_in_the_chart_that_a_change_elsewhere_draws_anew(inside, server):
    page = inside

    def log(age):
        assert page.context.request.post(f"{server.base}/api/daily-logs", data={"logDate": str(date.today() - timedelta(days=age)), "steps": 9000 + age}, headers={"Origin": server.base}).ok

    for age in range(1, 5):
        log(age)
    page.goto(f"{server.base}/trends?range=7&chart=steps")
    picture = drawn(page)
    picture.focus()
    page.keyboard.press("End")
    log(0)
    expect(picture.locator(".value")).to_have_count(5)
    page.keyboard.press("End")
    assert "9,000" in page.locator("#chart .chart-says").inner_text()


def test_a_finger_goes_along_the_days_and_the_page_still_scrolls(demo, chromium):
    context, page = visit(demo, chromium, has_touch=True, is_mobile=True)
    page.goto(f"{demo.base}/trends?range=30&chart=weight")
    drawn(page)
    cross = page.locator("#chart .cross")
    cross.scroll_into_view_if_needed()
    box = cross.bounding_box()
    browser = context.new_cdp_session(page)

    def touch(kind, x=0.0, y=0.0):
        points = [] if kind == "touchEnd" else [{"x": box["x"] + box["width"] * x, "y": box["y"] + box["height"] * y}]
        browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(60)

    told = []
    before = page.evaluate("[scrollX, scrollY]")
    touch("touchStart", 0.2, 0.5)
    for x in (0.25, 0.4, 0.6, 0.8, 0.95):
        touch("touchMove", x, 0.5)
        told.append(cross.locator(".cross-words b").inner_text())
    touch("touchEnd")
    assert len(set(told)) == len(told), told
    assert page.evaluate("[scrollX, scrollY]") == before
    # It stays to be read until another touch.
    expect(cross).to_have_class("cross on")
    touch("touchStart", 0.5, 0.8)
    for y in (0.7, 0.5, 0.2, -0.2):
        touch("touchMove", 0.5, y)
    touch("touchEnd")
    until(page, f"scrollY > {before[1] + 40}")
    expect(cross).not_to_have_class("cross on")
    context.close()


def test_a_chart_in_an_answer_of_the_coach_tells_its_values(inside, server):
    page = inside
    origin = {"Origin": server.base}
    for age in range(1, 15):
        assert page.context.request.post(f"{server.base}/api/daily-logs", data={"logDate": str(date.today() - timedelta(days=age)), "steps": 9000 + age}, headers=origin).ok
    page.goto(f"{server.base}/coach")
    page.get_by_label("Your question").fill("average steps in the last 14 days")
    page.keyboard.press("Enter")
    cross = page.locator(".bubble .cross")
    cross.wait_for(timeout=60_000)
    cross.scroll_into_view_if_needed()
    for at in (0.05, 0.5, 0.9):
        move(page, cross, at)
        assert cross.evaluate(WRONG) is None
    assert "steps" in cross.locator(".cross-words").inner_text()
