"""Vitamins and minerals: of a day, of one food, and typed from a label."""

import re

from conftest import axe
from playwright.sync_api import expect


def log(page, name: str, grams: str):
    page.get_by_role("combobox", name="Search for a food").fill(name)
    page.get_by_role("option", name=re.compile(f"^{name}")).first.click()
    page.get_by_label("Unit").select_option("g")
    page.get_by_label("Amount").fill(grams)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#entries").get_by_text(name, exact=True).first).to_be_visible()


def test_a_day_tells_its_vitamins_what_is_unknown_and_where_they_came_from(inside, server):
    page = inside
    page.goto(f"{server.base}/food")
    log(page, "Orange", "200")
    log(page, "Frikandel", "300")
    page.get_by_text("Nutrient balance").click()
    part = page.locator(".micros")
    part.locator("summary", has_text="Vitamins and minerals").click()
    vitamin_c = part.locator(".micro-row", has_text="Vitamin C")
    expect(vitamin_c).to_contain_text("at least 112 mg · 102 %")
    vitamin_c.press("Enter")
    expect(part).to_contain_text("Mostly from Orange (100 %)")
    expect(part).to_contain_text("Known for 1 of the 2 things you had")
    expect(part).to_contain_text("EFSA, for your age and sex")
    expect(part.get_by_text("Not known for anything that was logged")).to_contain_text("Iodine")
    assert axe(page).response["violations"] == []
    part.get_by_label("The week before").check()
    expect(part).to_contain_text("With three days logged in full there is more to say here.")


def test_a_food_tells_its_vitamins_for_100_g_and_for_the_amount(inside, server):
    page = inside
    page.goto(f"{server.base}/food?food=orange")
    page.locator(".panel summary", has_text="Vitamins and minerals").click()
    row = page.get_by_role("row", name=re.compile("Vitamin C"))
    expect(row).to_contain_text("56 mg")
    page.get_by_label("Unit").select_option("g")
    page.get_by_label("Amount").fill("50")
    expect(row).to_contain_text("28 mg")
    assert axe(page).response["violations"] == []
    page.goto(f"{server.base}/food?food=frikandel")
    page.locator(".panel summary", has_text="Vitamins and minerals").click()
    expect(page.locator(".panel")).to_contain_text("Not known for this food.")


def test_a_label_s_vitamins_are_kept_and_can_be_changed(inside, server):
    page = inside
    page.goto(f"{server.base}/foods")
    page.locator("#new").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Multi juice")
    dialog.get_by_label("Calories").fill("45")
    dialog.get_by_text("Vitamins and minerals, if the label tells").click()
    dialog.get_by_label("Vitamin C").fill("-3")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_label("Vitamin C")).to_have_attribute("aria-invalid", "true")
    dialog.get_by_label("Vitamin C").fill("36")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Change Multi juice").click()
    expect(dialog.get_by_label("Vitamin C")).to_have_value("36")
    dialog.get_by_label("Calories").fill("46")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_be_hidden()
    page.goto(f"{server.base}/food")
    page.get_by_role("combobox", name="Search for a food").fill("Multi juice")
    page.get_by_role("option", name=re.compile("Multi juice")).first.click()
    page.locator(".panel summary", has_text="Vitamins and minerals").click()
    expect(page.get_by_role("row", name=re.compile("Vitamin C"))).to_contain_text("36 mg")
