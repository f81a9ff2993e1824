"""Every page in both languages and themes, on a phone and wide: axe finds nothing."""

from conftest import WHOLE, axe
import pytest

PAGES = ["/", "/coach", "/food", "/say", "/?say=weight+82,+mood+7", "/say?text=2+eggs+and+zzzqqq+yesterday+for+lunch", "/say?text=bench+3x8+60+kg+rpe+8,+ran+5k+in+25+min", "/log", "/trends", "/measures", "/trends?chart=biofeedback", "/recovery", "/recovery?window=90", "/food?food=cheese-gouda", "/foods", "/recipes", "/badges", "/train", "/history", "/history?span=week", "/training/progress", "/workouts", "/workouts?tab=exercises", "/import", "/profile", "/settings", "/settings/goals", "/settings/app", "/settings/data", "/settings/security", "/onboarding?step=you", "/onboarding?step=goal", "/onboarding?step=list", "/welcome", "/privacy", "/docs", "/nothing-here"]

# What opens on a page: its address, and which of what opens it.
OPENED = [("/recovery", ".strip-day .button", 0), ("/trends", ".why-open", 1), ("/", ".check-in button", 0)]


WAYS = [("en", "light", 390), ("nl", "dark", 1280)]
if WHOLE:
    WAYS += [("nl", "dark", 390), ("en", "light", 1280)]


@pytest.mark.parametrize("language,theme,width", WAYS)
def test_axe_finds_nothing(demo, chromium, language, theme, width):
    context = chromium.new_context(extra_http_headers={"Authorization": f"Bearer {demo.token}"}, viewport={"width": width, "height": 850}, color_scheme=theme, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{demo.base}/privacy")
    answer = context.request.patch(f"{demo.base}/api/preferences", data={"language": language, "theme": theme})
    assert answer.ok
    found = []
    for path, opener, place in [(path, None, 0) for path in PAGES] + OPENED:
        page.goto(demo.base + path)
        page.wait_for_load_state("load")
        page.wait_for_timeout(450)
        assert page.locator("html").get_attribute("lang") == language, path
        if opener:
            page.locator(opener).nth(place).click()
            page.locator("dialog[open] :is(table, .check-rows)").first.wait_for()
        for problem in axe(page).response["violations"]:
            found.append(f"{path}: {problem['id']}: {[node['html'][:120] for node in problem['nodes'][:3]]}")
    context.close()
    assert found == []
