"""What has nothing to show says so once, with one thing to do."""

from conftest import send
from playwright.sync_api import expect


def test_insights_without_a_figure_is_one_invitation_and_what_is_open_stands_together(inside, server):
    page = inside
    # What getting started knows is a weigh-in of today: a profile without one is emptier.
    page.goto(f"{server.base}/trends?range=7&chart=calories")
    open_ = page.locator("#cards .open")
    expect(open_.get_by_role("link")).to_have_count(7)
    expect(page.locator("#cards > *")).to_have_count(2)
    # A chart without a value keeps no space, and nothing of it can be taken along.
    expect(page.locator("#chart .no-chart")).to_contain_text("Calories from")
    expect(page.locator("#downloads")).to_be_hidden()
    assert page.locator("#chart").bounding_box()["height"] < 120
    open_.get_by_role("link", name="Enter Mood").click()
    page.wait_for_url("**/log?date=*")
    assert send(page, "/api/daily-logs", {"moodRating": 7, "logDate": page.url.split("=")[1]}, "POST") == 200
    page.goto(f"{server.base}/trends?range=7")
    expect(page.locator("#cards .hue-felt .figure")).to_have_text("7.0 / 10")
    expect(open_.get_by_role("link")).to_have_count(6)


def test_a_stranger_meets_one_invitation_on_each_page_of_insights(server, page):
    page.goto(server.link)
    page.wait_for_url("**/onboarding*")
    assert send(page, "/api/profile", {"firstName": "Sam", "onboardingCompleted": True}) == 200
    page.goto(f"{server.base}/trends")
    expect(page.locator("main .button.primary")).to_have_count(1)
    expect(page.locator("main :is(svg.chart, .spark)")).to_have_count(0)
    expect(page.get_by_role("tablist")).to_be_hidden()
    page.goto(f"{server.base}/measures")
    expect(page.locator("#measures li").first).to_be_visible()
    expect(page.get_by_text("Not measured yet")).to_have_count(1)
    expect(page.locator("#chart")).to_be_hidden()
    page.goto(f"{server.base}/foods")
    expect(page.get_by_role("link", name="Log your first meal")).to_be_visible()
    expect(page.get_by_label("Find among them")).to_be_hidden()
