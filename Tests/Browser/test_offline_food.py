"""Food is found without a network as the server finds it, and logged as it was the last time."""

import re
import zlib

import pytest
from conftest import ROOT, WHOLE, send, until
from playwright.sync_api import expect
from test_offline import device, home, keeping, page, prepared, stored, today  # noqa: F401

# Asks the server and the device the same, and tells where they differ in the first food.
COMPARE = """async ([language, texts]) => {
    const { finder } = await import("/food/finder.js");
    const json = (path) => fetch(path, { cache: "no-store" }).then((answer) => answer.json());
    const device = finder(await json("/food/catalogue.json"), await json("/api/foods/device"));
    const plain = (value) => JSON.stringify(Object.entries(Object(value)).sort()) + String(value);
    const other = [];
    let outside = 0;
    for (const text of texts) {
        const [theirs, mine] = [await json(`/api/foods?q=${encodeURIComponent(text)}&limit=12`), device.search(text, 12)];
        if (theirs[0]?.id.startsWith("usda-")) outside += 1;
        else if (theirs[0]?.id !== mine[0]?.id) other.push([text, theirs[0]?.id, mine[0]?.id]);
        else if (theirs[0]) {
            for (const name of ["name", "servingSize", "servingUnit", "servingGrams", "calories", "proteinGrams", "last"]) {
                if (plain(theirs[0][name]) !== plain(mine[0][name])) other.push([text, name, theirs[0][name], mine[0][name]]);
            }
            const units = (food) => JSON.stringify(food.units.map(({ unit, label, grams }) => [unit, label, Math.round(grams * 1e6)]));
            if (units(theirs[0]) !== units(mine[0])) other.push([text, units(theirs[0]), units(mine[0])]);
        }
    }
    return { other, outside };
}"""


def searches(language: str) -> list[str]:
    """What the server's own tests look for, and of every ninth food its name, the beginning of it, and that with a letter missed."""
    code = (ROOT / "Tests/CatalogueTests/Food/FoodSearchTests.swift").read_text()
    texts = [text for block in code.split("@Test(")[1:] if f".{language})" in block for text in re.findall(r'\("([^"]+)", "[^"]+"\)', block)]
    for table in ["everyday", "plants"]:
        rows = [line.split("\t") for line in (ROOT / f"Sources/Catalogue/Food/{table}.tsv").read_text().splitlines()]
        place = rows[0].index(language)
        for row in rows[1:]:
            if zlib.crc32(row[0].encode()) % (9 if WHOLE else 36):
                continue
            name = row[place]
            texts += [name, name[: max(3, len(name) * 2 // 3)], name[:3] + name[4:]]
    return texts


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_device_finds_the_food_that_the_server_finds_at_the_same_portion(page, home, language):
    assert send(page, "/api/preferences", {"language": language}) == 200
    page.goto(home.base)
    for food, amount, unit in [("banana", 2, "small"), ("milk-whole", 300, "ml"), ("usda-abalone", 90, "g")]:
        assert page.context.request.post(f"{home.base}/api/food-entries", data={"foodId": food, "servingQuantity": amount, "unit": unit}, headers={"Origin": home.base}).ok
    for name in ["Brood van Jan", "Sam's granola"]:
        assert page.context.request.post(f"{home.base}/api/foods", data={"name": name, "per100g": {"energy": 250, "protein": 9}, "portions": [{"unit": "slice", "grams": 40}]}, headers={"Origin": home.base}).ok
    texts = searches(language) + ["abalone", "brood van", "granola", "sams granola", "banan", "melk", "milk", "qxzwy"]
    found = page.evaluate(COMPARE, [language, texts])
    assert len(texts) > (1000 if WHOLE else 250)
    # What only the facts of USDA have is for the server.
    assert found["outside"] < len(texts) / 20, found["outside"]
    assert found["other"] == []


def search(page, text: str):
    page.locator("#food-search").fill(text)
    return page.get_by_role("option")


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_food_is_searched_without_a_network_opened_as_it_was_and_logged_once(page, home, language):
    words = {"en": ["whole miilk", "Milk, whole", "Without VitalPath", "Amount", "Add"], "nl": ["mlek", "Volle melk", "Zonder VitalPath", "Hoeveelheid", "Toevoegen"]}[language]
    day = today(page)
    page.goto(f"{home.base}/food")
    assert page.context.request.post(f"{home.base}/api/food-entries", data={"foodId": "milk-whole", "servingQuantity": 300, "unit": "ml"}, headers={"Origin": home.base}).ok
    assert send(page, "/api/preferences", {"language": language}) == 200
    page.goto(f"{home.base}/food")
    until(page, f"async () => {{ const kept = await caches.open('kept'); const [own, day] = await Promise.all(['/api/foods/device', '/api/food-entries/{day}'].map(async (path) => (await kept.match(path))?.json())); return own?.language === '{language}' && day?.some((one) => one.foodId === 'milk-whole'); }}")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("#summary .figure").first).to_be_visible()
    options = search(page, words[0])
    expect(options.first).to_contain_text(words[2])
    found = options.filter(has_text=words[1]).first
    expect(found).to_contain_text("300 ml")
    found.click()
    expect(page.locator("#panel-title")).to_have_text(words[1])
    expect(page.get_by_role("textbox", name=words[3])).to_have_value("300")
    page.get_by_role("button", name=words[4], exact=True).click()
    expect(page.locator(".waiting summary")).to_contain_text("1 ")
    # One of the everyday foods that this person never had opens at its usual portion.
    search(page, "knäckebröd" if language == "nl" else "crispbread").filter(has_text="kn" if language == "nl" else "risp").first.click()
    expect(page.get_by_role("textbox", name=words[3])).to_have_value("1")
    page.get_by_role("button", name=words[4], exact=True).click()
    expect(page.locator(".waiting summary")).to_contain_text("2 ")
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".waiting")).to_be_hidden()
    entries = stored(page, f"/api/food-entries/{day}")
    assert [(entry["foodId"], entry["servingQuantity"], entry["unit"]) for entry in entries][:2] == [("milk-whole", 300, "ml")] * 2
    assert len(entries) == 3


def test_a_food_of_ones_own_is_found_without_a_network_as_soon_as_it_is_made_and_gone_when_signed_out(page, home):
    page.goto(f"{home.base}/food")
    page.evaluate("""() => fetch('/api/foods', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name: 'Zebrabrood', per100g: { energy: 250 } }) })""")
    until(page, "async () => (await (await (await caches.open('kept')).match('/api/foods/device'))?.json())?.foods.some((food) => food.name === 'Zebrabrood')")
    page.context.set_offline(True)
    expect(search(page, "zebrabr").filter(has_text="Zebrabrood")).to_have_count(1)
    page.context.set_offline(False)
    page.goto(f"{home.base}/settings/security")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url("**/welcome")
    assert page.evaluate("async () => [await caches.has('kept'), await fetch('/api/foods?q=zebrabrood').then((answer) => answer.status)]") == [False, 401]


def test_the_foods_of_a_device_are_asked_for_once_after_the_page_is_drawn_and_small(page, home):
    address = page.evaluate("async () => (await (await caches.open('files')).keys()).map((request) => new URL(request.url).pathname).find((path) => path.startsWith('/food/catalogue.'))")
    answer = page.context.request.get(home.base + address, headers={"Accept-Encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"] and answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 125_000
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{home.base}/food")
    expect(page.locator("#summary .figure").first).to_be_visible()
    assert not any("/food/catalogue" in url for url in asked)
