"""Nothing moves under the eye or the thumb while a page gets its content, and on a phone nothing scrolls sideways or is too small."""

import pytest
from conftest import PAGES

# States of them that are pages of their own to whoever sees them.
PLACES = PAGES + ["/learn/sleep", "/trends?range=365&chart=steps", "/onboarding?step=list", "/onboarding?step=goal"]

WATCH = """() => { window.shifted = 0; window.shifts = [];
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
        window.shifted += entry.value;
        window.shifts.push(entry.sources.map((source) => `${source.node?.nodeName}#${source.node?.id}.${source.node?.className}`).join(" "));
    } }).observe({ type: "layout-shift", buffered: true }); }"""

IS_WAITING = "Boolean(document.querySelector('[aria-busy=true], main [data-waiting], .skeleton'))"

# What is pressed in a line of text, and what is pressed by its label, has no measure of its own.
SMALL = """() => [...document.querySelectorAll("main :is(button, input, select, textarea, summary, a.button, .under a), .site-nav :is(a, button), .me")].filter((one) => {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || box.width === 0 || one.closest("label, .calendar, .visually-hidden, p.row, td, th, li p") || one.type === "file") return false;
    return box.height < 43.5 || box.width < 40 || (one.matches("button") && box.width < 43.5 && !one.closest(".set-row, .date-grid"));
}).map((one) => `${one.nodeName} ${one.className} ${one.textContent.trim().slice(0, 20)} ${Math.round(one.getBoundingClientRect().width)}x${Math.round(one.getBoundingClientRect().height)}`)"""


def open_page(page, address):
    page.goto(address)
    for _ in range(300):
        page.wait_for_timeout(50)
        if not page.evaluate(IS_WAITING):
            break
    page.wait_for_timeout(300)


@pytest.mark.parametrize("language,theme,width,height", [("nl", "dark", 390, 844), ("en", "light", 1440, 900)])
def test_nothing_moves_while_a_page_loads(demo, chromium, language, theme, width, height):
    context = chromium.new_context(extra_http_headers={"Authorization": f"Bearer {demo.token}"}, viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce")
    context.add_init_script(f"({WATCH})()")
    page = context.new_page()
    page.goto(f"{demo.base}/privacy")
    assert context.request.patch(f"{demo.base}/api/preferences", data={"language": language, "theme": "system"}).ok
    found, figures = [], []
    for path in PLACES:
        open_page(page, demo.base + path)
        shifted, shifts = page.evaluate("[window.shifted, window.shifts]")
        figures.append(f"{path} {shifted:.3f}")
        if shifted >= 0.05:
            found.append(f"{path} {shifted:.3f}: {shifts[:4]}")
    context.close()
    print("\n".join(figures))
    assert found == []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_small_phone_scrolls_one_way_and_is_pressed_with_a_thumb(demo, chromium, language):
    context = chromium.new_context(extra_http_headers={"Authorization": f"Bearer {demo.token}"}, viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{demo.base}/privacy")
    assert context.request.patch(f"{demo.base}/api/preferences", data={"language": language, "theme": "system"}).ok
    found = []
    for path in PLACES:
        open_page(page, demo.base + path)
        found += [f"{path}: {one}" for one in page.evaluate(SMALL)]
        for size in ["100%", "200%"]:
            page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
            over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            if over > 1:
                found.append(f"{path} at {size} is {over} too wide")
    context.close()
    assert found == []
