"""An answer that is lost on the way, and what is pressed again."""

from playwright.sync_api import expect


def lose_first_answer(page, path):
    """The server does what it is asked, and the page never hears of it; once."""
    lost = []

    def handle(route):
        if route.request.method != "POST" or lost:
            return route.continue_()
        lost.append(route.fetch().status)
        route.abort()

    page.route(path, handle)
    return lost


def test_a_food_whose_answer_was_lost_is_logged_once_and_another_is_another(inside, server):
    page = inside
    page.goto(f"{server.base}/food")
    lost = lose_first_answer(page, "**/api/food-entries")
    page.get_by_role("button", name="Avocado").click()
    add = page.get_by_role("button", name="Add", exact=True)
    add.click()
    expect(page.get_by_text("VitalPath cannot be reached").first).to_be_visible()
    assert lost == [201]
    add.click()
    expect(page.locator("#entries").get_by_text("Avocado", exact=True)).to_have_count(1)
    page.get_by_role("button", name="Avocado", exact=True).first.click()
    page.get_by_label("Amount").fill("2")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#entries").get_by_text("Avocado", exact=True)).to_have_count(2)


def test_another_amount_after_a_lost_answer_is_an_entry_of_its_own(inside, server):
    page = inside
    page.goto(f"{server.base}/food")
    lost = lose_first_answer(page, "**/api/food-entries")
    page.get_by_role("button", name="Avocado").click()
    add = page.get_by_role("button", name="Add", exact=True)
    add.click()
    expect(page.get_by_text("VitalPath cannot be reached").first).to_be_visible()
    page.get_by_label("Amount").fill("3")
    add.click()
    expect(page.locator("#entries").get_by_text("Avocado", exact=True)).to_have_count(2)
    assert lost == [201]


def test_a_workout_whose_answer_was_lost_is_logged_once(inside, server):
    page = inside
    page.goto(f"{server.base}/train")
    lost = lose_first_answer(page, "**/api/workout-logs")
    page.get_by_role("button", name="Log one you did").click()
    page.get_by_label("Name").first.fill("Evening walk")
    save = page.locator("#now button[type=submit]")
    save.click()
    expect(page.get_by_text("VitalPath cannot be reached").first).to_be_visible()
    save.click()
    expect(page.locator("#now .start")).to_be_visible()
    logged = page.evaluate("() => fetch('/api/workout-logs').then((answer) => answer.json())")
    assert lost == [201] and [workout["name"] for workout in logged] == ["Evening walk"]


def test_what_is_logged_again_is_there_once_though_its_answer_was_lost(home, server):
    page = home
    for day in (1, 2):
        page.evaluate(
            """(back) => fetch('/api/food-entries', { method: 'POST', headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({ foodId: 'banana', slot: 'lunch',
                    logDate: new Date(Date.now() - back * 86400000).toISOString().slice(0, 10) }) })""",
            day,
        )
    page.goto(f"{server.base}/food?slot=lunch")
    lost = lose_first_answer(page, "**/api/food-entries/repeating")
    add = page.locator("#suggested").get_by_role("button", name="Add Banana").first
    add.click()
    expect(page.get_by_text("VitalPath cannot be reached").first).to_be_visible()
    add.click()
    entries = page.locator("#entries").get_by_text("Banana", exact=True)
    expect(entries).to_have_count(1)
    assert lost == [201]


def test_a_measure_of_ones_own_whose_answer_was_lost_is_kept_once_and_not_refused_for_its_own_name(inside, server):
    page = inside
    page.goto(f"{server.base}/measures")
    lost = lose_first_answer(page, "**/api/measures")
    page.get_by_role("button", name="Upper arm").click()
    add = page.get_by_role("button", name="Add measure")
    add.click()
    expect(page.get_by_text("VitalPath cannot be reached").first).to_be_visible()
    assert lost == [201]
    add.click()
    expect(page.get_by_role("button", name="Enter Upper arm")).to_be_focused()
    expect(page.get_by_role("button", name="Enter Upper arm")).to_have_count(1)
