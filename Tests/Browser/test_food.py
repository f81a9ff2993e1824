"""Logging food as people do it."""

import re

from conftest import send
from playwright.sync_api import expect


def entries(page):
    return page.locator("#entries")


def test_a_meal_is_logged_by_keyboard_only(inside, server):
    page = inside
    page.goto(f"{server.base}/food?slot=breakfast")
    search = page.get_by_role("combobox", name="Search for a food")
    search.focus()
    page.keyboard.type("oatmeal")
    expect(page.get_by_role("option", name=re.compile("Oatmeal")).first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Amount")).to_be_focused()
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    expect(entries(page).get_by_text("Oatmeal")).to_be_visible()
    expect(entries(page)).to_contain_text("2 bowls")
    expect(search).to_be_focused()
    page.keyboard.type("bananna")
    expect(page.get_by_role("option", name=re.compile("^Banana")).first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Amount")).to_be_focused()
    page.keyboard.press("Enter")
    expect(entries(page).get_by_text("Banana")).to_be_visible()
    expect(entries(page).get_by_role("heading", name="Breakfast")).to_be_visible()


def test_an_entry_is_edited_in_place_and_a_delete_is_undone(inside, server):
    page = inside
    page.goto(f"{server.base}/food")
    page.get_by_role("button", name="Avocado").click()
    page.get_by_role("button", name="Add", exact=True).click()
    expect(entries(page).get_by_text("Avocado")).to_be_visible()
    page.get_by_role("button", name="Change Avocado").click()
    page.get_by_label("Amount").fill("2")
    page.get_by_text("Time, hunger, mood, notes").click()
    page.get_by_label("Hunger before").select_option("4")
    page.get_by_label("Notes").fill("on toast")
    page.get_by_label("Delicious").check()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(entries(page)).to_contain_text("on toast")
    expect(entries(page)).to_contain_text("😋")
    assert entries(page).get_by_text("Avocado", exact=True).count() == 1
    page.get_by_role("button", name="Change Avocado").click()
    page.get_by_role("button", name="Delete Avocado").click()
    expect(page.get_by_text("Nothing logged yet")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(entries(page)).to_contain_text("on toast")


def test_a_bad_amount_is_told_at_its_field_and_nothing_is_logged(inside, server):
    page = inside
    page.goto(f"{server.base}/food")
    page.get_by_role("button", name="Avocado").click()
    page.get_by_label("Amount").fill("lots")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Enter a number, such as 12.5.")).to_be_visible()
    page.get_by_label("Amount").fill("1000000")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Enter a number from 0.01 to 20,000.")).to_be_visible()
    expect(page.get_by_text("Nothing logged yet")).to_be_visible()


def test_a_food_of_ones_own_is_made_and_found_again(inside, server):
    page = inside
    page.goto(f"{server.base}/food")
    page.get_by_role("combobox", name="Search for a food").fill("Grandma's <b>stew</b>")
    page.get_by_role("option", name=re.compile("New food")).click()
    page.get_by_role("textbox", name="Calories").fill("110")
    page.get_by_label("Protein").fill("7,5")
    page.get_by_label("One portion weighs").fill("350")
    page.get_by_role("button", name="Save and use").click()
    expect(page.get_by_label("Amount")).to_be_focused()
    page.keyboard.press("Enter")
    expect(entries(page)).to_contain_text("Grandma's <b>stew</b>")
    expect(entries(page)).to_contain_text("385 kcal")
    page.get_by_role("combobox", name="Search for a food").fill("grandma")
    expect(page.get_by_role("option", name=re.compile("stew")).first).to_contain_text("yours")


def test_a_water_button_counts_at_once_and_can_be_undone(home):
    page = home
    page.get_by_role("button", name="+ 250 ml").click()
    expect(page.locator(".tile", has_text="Fluid").get_by_text("250 ml")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tile", has_text="Fluid").get_by_text("0 ml", exact=True)).to_be_visible()


def test_what_is_eaten_often_is_one_tap_away_and_a_meal_is_repeated(home, server):
    page = home
    for day in ["2026-01-05", "2026-01-06", "2026-01-07"]:
        for food in ["oatmeal", "banana"]:
            send(page, "/api/food-entries", {"foodId": food, "logDate": day, "slot": "breakfast", "servingQuantity": 2}, "POST")
            page.goto(server.base)
    page.goto(f"{server.base}/food?date=2026-01-08&slot=breakfast")
    offered = page.locator(".suggested")
    offered.get_by_role("button", name=re.compile("^Add Banana")).click()
    expect(page.locator("#entries").get_by_text("Banana")).to_be_visible()
    expect(offered.get_by_role("button", name=re.compile("Banana"))).to_have_count(0)
    offered.get_by_role("button", name=re.compile("choose another amount")).first.click()
    expect(page.get_by_label("Amount", exact=True)).to_have_value("2")
    page.keyboard.press("Escape")
    page.goto(f"{server.base}/food?date=2026-01-09&slot=breakfast")
    page.get_by_role("button", name="Repeat a meal or day").click()
    page.get_by_label("From", exact=True).fill("2026-01-07")
    page.get_by_role("button", name="Add 2 items").click()
    expect(page.get_by_text("2 items added")).to_be_visible()
    expect(page.locator("#entries li")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Nothing logged yet")).to_be_visible()


def test_a_meal_is_saved_changed_and_logged_again_in_other_amounts(home, server):
    page = home
    for food in ["bread-wholemeal", "cheese-gouda"]:
        send(page, "/api/food-entries", {"foodId": food, "logDate": "2026-01-07", "slot": "lunch", "servingQuantity": 2}, "POST")
        page.goto(server.base)
    page.goto(f"{server.base}/food?date=2026-01-07&slot=lunch")
    page.get_by_role("button", name="Save Lunch as a meal").click()
    page.get_by_label("Name", exact=True).fill("Cheese sandwich")
    page.get_by_label("Sat").check()
    page.get_by_role("button", name="Save the changes").click()
    expect(page.get_by_role("button", name="Add Cheese sandwich")).to_be_visible()
    page.goto(f"{server.base}/food?date=2026-01-08&slot=lunch")
    page.get_by_role("button", name="Cheese sandwich: see and change amounts").click()
    page.get_by_label("Amount of Bread, wholemeal").fill("3")
    page.get_by_role("checkbox", name="Cheese, Gouda").uncheck()
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#entries")).to_contain_text("3 slices")
    expect(page.locator("#entries li")).to_have_count(1)
    page.get_by_role("button", name="Change Bread, wholemeal").click()
    page.get_by_role("button", name="Save Bread, wholemeal as a favourite").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Add Bread, wholemeal", exact=True).click()
    expect(page.locator("#entries li")).to_have_count(2)


def test_a_food_says_how_it_does_and_drinks_fill_the_bottle(inside, server):
    page = inside
    page.goto(f"{server.base}/food")
    page.get_by_role("combobox").fill("butter")
    page.get_by_role("option", name=re.compile("^Butter")).first.click()
    expect(page.get_by_role("img", name="Nutri-Score E")).to_be_visible()
    expect(page.get_by_text("Saturates: high")).to_be_visible()
    page.get_by_text("Why Nutri-Score E?").click()
    expect(page.get_by_text(re.compile("Against: [12][0-9] points"))).to_be_visible()
    page.goto(server.base)
    send(page, "/api/food-entries", {"foodId": "coffee-black", "unit": "ml", "servingQuantity": 400}, "POST")
    for food, amount in [("water", 600), ("wine-red", 150)]:
        page.goto(server.base)
        send(page, "/api/food-entries", {"foodId": food, "unit": "ml", "servingQuantity": amount}, "POST")
    page.goto(f"{server.base}/food")
    drinks = page.locator("#drinks")
    expect(drinks.get_by_role("img", name=re.compile("% of the goal"))).to_be_visible()
    expect(drinks).to_contain_text("of at most 400 mg")
    expect(drinks).to_contain_text("UK units")


def test_a_meal_gets_a_photo(home, server, tmp_path):
    page = home
    send(page, "/api/food-entries", {"foodName": "Soup", "calories": 300, "slot": "lunch"}, "POST")
    page.goto(f"{server.base}/food")
    (tmp_path / "soup.png").write_bytes(page.screenshot())
    page.get_by_role("button", name="Change Soup").click()
    page.locator("#panel input[type=file]").set_input_files(tmp_path / "soup.png")
    expect(page.locator("#panel").get_by_role("img", name="Photo of Soup")).to_be_visible()
    expect(page.locator("#entries").get_by_role("img", name="Photo of Soup")).to_be_visible()
    page.get_by_role("button", name="Remove the photo").click()
    expect(page.get_by_role("img", name="Photo of Soup")).to_have_count(0)


def test_two_tabs_stay_in_step(home, server):
    other = home.context.new_page()
    other.goto(f"{server.base}/food")
    other.wait_for_selector("text=Nothing logged yet")
    home.get_by_role("button", name="+ 250 ml").click()
    expect(other.locator("#entries")).to_contain_text("Water")
    other.close()


def test_a_server_that_is_gone_is_told_and_what_was_typed_stays(inside, server):
    page = inside
    page.goto(f"{server.base}/log")
    page.get_by_label("Weight").fill("80")
    page.route("**/api/daily-logs", lambda route: route.abort())
    page.get_by_role("button", name="Save the day").click()
    expect(page.get_by_text("VitalPath cannot be reached")).to_be_visible()
    expect(page.get_by_label("Weight")).to_have_value("80")
    page.unroute("**/api/daily-logs")
    page.get_by_role("button", name="Save the day").click()
    expect(page.get_by_text("Saved")).to_be_visible()


def test_a_recipe_is_put_together_and_a_serving_logged(inside, server):
    page = inside
    page.goto(f"{server.base}/recipes")
    page.get_by_role("button", name="New recipe").click()
    page.get_by_label("Name").fill("Porridge with banana")
    page.get_by_label("Servings").fill("2")
    for typed in ["oatmeal", "banana"]:
        page.get_by_role("combobox", name="Add an ingredient").fill(typed)
        page.get_by_role("combobox", name="Add an ingredient").press("Enter")
        expect(page.get_by_role("combobox", name="Add an ingredient")).to_have_value("")
    expect(page.get_by_role("status").filter(has_text="In one serving")).to_be_visible()
    page.get_by_role("button", name="Save the recipe").click()
    expect(page.get_by_role("heading", name="Porridge with banana")).to_be_visible()
    page.get_by_role("link", name="Log a serving").click()
    expect(page.get_by_label("Amount")).to_be_focused()
    page.keyboard.press("Enter")
    expect(entries(page).get_by_text("Porridge with banana")).to_be_visible()
    page.goto(f"{server.base}/foods")
    expect(page.locator("#used")).to_contain_text("Porridge with banana")


def test_an_own_food_is_changed_deleted_and_brought_back(inside, server):
    page = inside
    page.goto(f"{server.base}/foods")
    page.get_by_role("button", name="A food of your own").click()
    page.get_by_label("Name").fill("Grandma's cake")
    page.get_by_role("textbox", name="Calories").fill("380")
    page.get_by_label("Barcode").fill("8710398500001")
    page.get_by_role("button", name="Save and use").click()
    expect(page.get_by_text("check the digits")).to_be_visible()
    page.get_by_label("Barcode").fill("4006381333931")
    page.get_by_role("button", name="Save and use").click()
    own = page.locator("#own")
    expect(own).to_contain_text("4006381333931")
    page.get_by_role("button", name="Change Grandma's cake").click()
    page.get_by_role("textbox", name="Calories").fill("400")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(own).to_contain_text("400 kcal")
    page.get_by_role("button", name="Delete Grandma's cake").click()
    expect(own).to_contain_text("None yet")
    page.get_by_role("button", name="Undo").click()
    expect(own).to_contain_text("Grandma's cake")


def test_long_lists_come_a_page_at_a_time(inside, server):
    page = inside
    page.goto("about:blank")

    def post(path, body):
        answer = page.context.request.post(server.base + path, data=body, headers={"Origin": server.base})
        assert answer.status == 201
        return answer.json()

    entry = post("/api/food-entries", {"foodId": "apple", "logDate": "2026-01-07"})["id"]
    for number in range(10, 61):
        post("/api/recipes", {"name": f"Dish {number}", "ingredients": [{"foodId": "banana", "unit": "g"}]})
        post("/api/foods", {"name": f"Cake {number}", "per100g": {"energy": 1}})
        post("/api/meal-templates", {"name": f"Meal {number}", "entryIds": [entry]})

    page.goto(f"{server.base}/recipes")
    recipes = page.locator("#recipes")
    expect(recipes.get_by_role("heading")).to_have_count(50)
    recipes.get_by_role("button", name="More").press("Enter")
    expect(recipes.get_by_role("heading")).to_have_text(["Dish 60"])
    expect(recipes).to_be_focused()
    page.get_by_role("button", name="Delete Dish 60").click()
    expect(recipes.get_by_role("heading")).to_have_count(50)
    expect(recipes.get_by_role("button", name="More")).to_have_count(0)

    page.goto(f"{server.base}/foods")
    own = page.locator("#own")
    own.get_by_role("button", name="More").click()
    expect(own.get_by_role("listitem")).to_have_count(1)
    own.get_by_role("button", name="Back").click()
    expect(own.get_by_role("listitem")).to_have_count(50)

    page.goto(f"{server.base}/food?date=2026-01-07&slot=lunch")
    meals = page.locator("#templates")
    expect(meals.get_by_role("listitem")).to_have_count(4)
    meals.get_by_role("button", name="More").press("Enter")
    expect(meals.get_by_role("listitem")).to_have_count(50)
    meals.get_by_role("button", name="More").press("Enter")
    expect(meals.get_by_role("listitem")).to_have_count(51)
    expect(meals.get_by_role("button", name="Meal 60: see and change amounts")).to_be_focused()
    expect(meals.get_by_role("button", name="More")).to_have_count(0)


def test_what_one_logs_is_asked_for_once(home, server):
    """The page hears of its own change with the answer, and by nothing else."""
    page = home
    asked = []
    page.on("request", lambda request: request.method == "GET" and asked.append(request.url.split("?")[0].removeprefix(server.base)))
    page.goto(f"{server.base}/food?slot=lunch")
    search = page.get_by_role("combobox", name="Search for a food")
    search.fill("banana")
    page.get_by_role("option", name=re.compile("^Banana")).first.click()
    page.wait_for_load_state("networkidle")
    asked.clear()
    page.get_by_label("Amount").press("Enter")
    expect(entries(page).get_by_text("Banana")).to_be_visible()
    page.wait_for_timeout(600)
    assert len([path for path in asked if path.startswith("/api/food-entries/")]) == 1, asked
    assert asked.count("/api/today") == 1, asked
    page.goto(server.base)
    page.get_by_role("button", name=re.compile("250 ml")).first.wait_for()
    page.wait_for_timeout(600)
    asked.clear()
    page.get_by_role("button", name=re.compile("250 ml")).first.click()
    expect(page.get_by_text("250 ml logged")).to_be_visible()
    page.wait_for_timeout(600)
    assert asked.count("/api/today") == 1, asked
