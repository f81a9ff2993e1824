#!/usr/bin/env python3
"""Makes the files beside it: food catalogues in the layouts of those that are published, with foods that are made up.

`make.py` writes foundation.zip and what it holds (foundation.tsv), legacy.json, products.csv and products.jsonl, always
the same bytes.
"""

import csv
import io
import json
import pathlib
import random
import zipfile

HERE = pathlib.Path(__file__).parent
EDITION = "2024-10-31"

# FoodData Central's numbers: the figure, its nutrient_id, its unit.
NUTRIENTS = {"protein": 1003, "fat": 1004, "carbs": 1005, "fibre": 1079, "sodium_mg": 1093, "iron_mg": 1089, "vitamin_k_ug": 1185}
KINDS = ["Lentil spread", "Oat porridge", "Beetroot", "Trout", "Barley bread", "Fennel", "Quince", "Curd", "Millet", "Walnut oil"]
WAYS = ["commercial", "raw", "cooked", "dried"]


def table(titles: list[str], rows: list[list]) -> str:
    """A table as FoodData Central writes it: everything quoted."""
    out = io.StringIO()
    csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\n").writerows([titles, *rows])
    return out.getvalue()


def foundation() -> None:
    """40 foods of which 6 were replaced, the samples that were measured for them, and tables that nobody needs."""
    dice = random.Random(1)
    foods, figures, portions, truth, current, updates = [], [], [], [], [], []
    for index, (kind, way) in enumerate((kind, way) for way in WAYS for kind in KINDS):
        number = 900_001 + index
        isOld = index % 6 == 5
        values = {"protein": dice.randrange(0, 250) / 10, "fat": dice.randrange(0, 300) / 10, "carbs": dice.randrange(60, 400) / 10, "fibre": dice.randrange(0, 60) / 10, "sodium_mg": dice.randrange(0, 800), "iron_mg": dice.randrange(1, 90) / 10, "vitamin_k_ug": dice.randrange(1, 400) / 10}
        kcal = round(4 * values["protein"] + 9 * values["fat"] + 4 * values["carbs"])
        # Samples first: what was bought and measured is no food.
        for sample in range(20):
            foods.append([10_000 + index * 100 + sample, "sample_food" if sample == 0 else "sub_sample_food", f"{kind}, {way}".upper(), "16", "2019-04-01"])
            figures.append([10_000 + index * 100 + sample, 1008, kcal + sample])
        foods.append([number, "foundation_food", f"{kind}, {way}", "16", EDITION if index == 0 else "2021-10-28"])
        updates.append([number, f"{kind}, {way}", "2021-10-28"])
        if isOld:
            continue
        current.append([number, f"{10_000 + index}", ""])
        # Energy as it comes: measured, by the food's own factors, by the general ones, in kJ only, or not at all.
        energy = [[(1008, kcal), (2047, kcal + 9)], [(2048, kcal), (2047, kcal + 9)], [(2047, kcal)], [(1062, round(kcal * 4.184, 4))], []][0 if index == 0 else index % 5]
        figures += [[number, nutrient, amount] for nutrient, amount in energy]
        figures += [[number, NUTRIENTS[name], amount] for name, amount in values.items()]
        portions.append([number, "2.0", "1001", "33.9"])
        truth.append([number, f"{kind}, {way}", kcal if energy else "", *values.values()])
    filler = ["", "", "", "", "", "", ""]
    tables = {
        "food_update_log_entry": table(["id", "description", "last_updated"], updates),
        "measure_unit": table(["id", "name"], [["1000", "cup"], ["1001", "tablespoon"]]),
        "food_category": table(["id", "code", "description"], [["16", "1600", "Legumes and Legume Products"]]),
        "sample_food": table(["fdc_id"], [[row[0]] for row in foods if row[1] == "sample_food"]),
        "food": table(["fdc_id", "data_type", "description", "food_category_id", "publication_date"], foods),
        "foundation_food": table(["fdc_id", "NDB_number", "footnote"], current),
        "food_nutrient": table(["id", "fdc_id", "nutrient_id", "amount", "data_points", "derivation_id", "min", "max", "median", "footnote", "min_year_acquired"], [[index, *row, *filler] for index, row in enumerate(figures)]),
        "food_portion": table(["id", "fdc_id", "seq_num", "amount", "measure_unit_id", "portion_description", "modifier", "gram_weight", "data_points", "footnote", "min_year_acquired"], [[index, row[0], "", row[1], row[2], "", "", row[3], "1", "", ""] for index, row in enumerate(portions)]),
    }
    folder = f"FoodData_Central_foundation_food_csv_{EDITION}/"
    with zipfile.ZipFile(HERE / "foundation.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in [("", ""), ("Download API Field Descriptions.xlsx", "PK, but no table"), *((f"{name}.csv", text) for name, text in tables.items())]:
            archive.writestr(zipfile.ZipInfo(folder + name, (2024, 10, 31, 0, 0, 0)), text, zipfile.ZIP_DEFLATED if text else zipfile.ZIP_STORED)
    titles = ["number", "name", "kcal", *NUTRIENTS]
    (HERE / "foundation.tsv").write_text("\n".join("\t".join(map(str, row)) for row in [titles, *truth]) + "\n")


def legacy() -> None:
    """Foods as SR Legacy's JSON has them: a measure in `modifier`, carbohydrate with its fibre, drinks by category."""
    numbers = {"kcal": (1008, "208"), "protein": (1003, "203"), "carbs": (1005, "205"), "fat": (1004, "204"), "fibre": (1079, "291"), "sodium_mg": (1093, "307")}
    foods = [
        (990_001, "Goose egg, raw", "Dairy and Egg Products", "large", 144, dict(kcal=185, protein=13.9, carbs=1.4, fat=13.3, fibre=0, sodium_mg=138)),
        (990_002, "Avocados, green", "Fruits and Fruit Juices", "cup, cubes", 150, dict(kcal=160, protein=2, carbs=8.5, fat=14.7, fibre=6.7, sodium_mg=7)),
        (990_003, "Alcoholic beverage, beer, dark", "Beverages", "can", 356, dict(kcal=43, protein=0.5, carbs=3.6, fat=0, fibre=0, sodium_mg=4)),
        (990_004, "Beverages, coffee, brewed", "Beverages", "cup", 237, dict(kcal=1, protein=0.1, carbs=0, fat=0, fibre=0, sodium_mg=2)),
        (990_005, "Milk, of goats", "Dairy and Egg Products", "cup", 244, dict(kcal=69, protein=3.6, carbs=4.5, fat=4.1, fibre=0, sodium_mg=50)),
    ]
    rows = [{
        "foodClass": "FinalFood", "description": name,
        "foodNutrients": [{"type": "FoodNutrient", "id": number * 10 + index, "nutrient": {"id": numbers[key][0], "number": numbers[key][1], "name": key}, "dataPoints": 0, "amount": amount} for index, (key, amount) in enumerate(figures.items())],
        "foodAttributes": [], "isHistoricalReference": False, "foodCategory": {"description": category}, "fdcId": number, "dataType": "SR Legacy", "publicationDate": "4/1/2019",
        "foodPortions": [{"id": number, "measureUnit": {"id": 9999, "name": "undetermined", "abbreviation": "undetermined"}, "modifier": measure, "gramWeight": float(grams), "sequenceNumber": 1, "amount": 1.0}],
    } for number, name, category, measure, grams, figures in foods]
    (HERE / "legacy.json").write_text(json.dumps({"SRLegacyFoods": rows}) + "\n")


def barcode(body: int) -> str:
    """13 digits, the last of which checks the others."""
    digits = f"{body:012}"
    return digits + str(-sum(int(digit) * (3 if index % 2 else 1) for index, digit in enumerate(digits)) % 10)


def products() -> None:
    """Rows as people enter them: whole ones, some without a name or figures, some with figures that cannot be."""
    dice = random.Random(2)
    titles = ["code", "url", "creator", "created_t", "last_modified_t", "product_name", "abbreviated_product_name", "generic_name", "quantity", "packaging", "brands", "brands_tags", "categories", "categories_tags", "labels_tags", "countries_tags", "ingredients_text", "allergens", "traces_tags", "serving_size", "serving_quantity", "nutriscore_grade", "nova_group", "unique_scans_n", "completeness", "image_url", "energy-kj_100g", "energy-kcal_100g", "energy_100g", "fat_100g", "saturated-fat_100g", "monounsaturated-fat_100g", "trans-fat_100g", "cholesterol_100g", "carbohydrates_100g", "sugars_100g", "starch_100g", "polyols_100g", "fiber_100g", "proteins_100g", "casein_100g", "salt_100g", "sodium_100g", "alcohol_100g", "vitamin-c_100g", "calcium_100g", "iron_100g", "carbon-footprint_100g"]
    rows = []
    for index in range(200):
        fat, carbs, protein = dice.randrange(0, 350) / 10, dice.randrange(0, 450) / 10, dice.randrange(0, 190) / 10
        kcal = round(9 * fat + 4 * carbs + 4 * protein)
        row = {
            "code": barcode(871_234_500_000 + index * 37), "url": f"http://world-en.openfoodfacts.org/product/{index}", "creator": "somebody", "created_t": 1_600_000_000 + index, "last_modified_t": 1_650_000_000 + index * 1000,
            "product_name": f"{dice.choice(KINDS)} no. {index}, “fijn” & zoet", "quantity": f"{dice.choice([250, 400, 500])} g", "brands": dice.choice(["Notelaar", "Grão", "Æbleskov"]), "categories_tags": dice.choice(["en:spreads", "en:breads,en:plant-based-foods", "en:beverages"]),
            "serving_size": "30 g", "serving_quantity": 30, "nutriscore_grade": "unknown", "unique_scans_n": dice.randrange(0, 50),
            "energy-kj_100g": round(kcal * 4.184), "energy-kcal_100g": kcal, "energy_100g": round(kcal * 4.184), "fat_100g": fat, "carbohydrates_100g": carbs, "sugars_100g": round(carbs / 2, 2), "proteins_100g": protein, "salt_100g": 0.4, "sodium_100g": 0.16,
        }
        fault = index % 20
        if fault == 3:
            row["product_name"] = ""
        elif fault == 7:
            row = {name: value for name, value in row.items() if not name.endswith("_100g")}
        elif fault == 11:
            row["energy-kcal_100g"] = row["energy_100g"] = 5000
            row["energy-kj_100g"] = 20_920
        elif fault == 17:
            row["proteins_100g"] = 260
        rows.append([row.get(name, "") for name in titles])
    text = "\n".join("\t".join(map(str, row)) for row in [titles, *rows]) + "\n"
    (HERE / "products.csv").write_text(text)


def lines() -> None:
    """One product before and after the layout changed, and one that is told in kJ for 100 ml."""
    figures = {"energy-kcal": (541, "kcal"), "energy-kj": (2262, "kJ"), "fat": (31.2, "g"), "saturated-fat": (9.8, "g"), "carbohydrates": (56.9, "g"), "sugars": (54.1, "g"), "proteins": (6.1, "g"), "salt": (0.11, "g")}
    spread = {"_id": barcode(871_234_567_890), "code": barcode(871_234_567_890), "product_name": "Hazelnut spread", "lang": "fr", "brands": "Notelaar", "product_quantity": 400, "product_quantity_unit": "g", "serving_quantity": 15}
    flat = {**spread, "schema_version": 1002, "product_name_nl": "Hazelnootpasta", "quantity": "400 g", "nutriments": {f"{name}_100g": value for name, (value, _) in figures.items()}, "last_modified_t": 1_700_000_000}
    nested = {**spread, "schema_version": 1004, "serving_quantity_unit": "g", "last_modified_t": 1_790_000_000, "nutrition": {
        "aggregated_set": {"per": "100g", "preparation": "as_sold", "nutrients": {name: {"value": value, "unit": unit, "source": "packaging", "source_per": "100g"} for name, (value, unit) in figures.items()}},
        "input_sets": [{"per": "100g", "per_quantity": 100, "per_unit": "g", "preparation": "as_sold", "nutrients": {"energy-kcal": {"unit": "kcal", "value": 999, "value_string": "999"}}}]}}
    tonic = {"_id": barcode(871_234_567_901), "code": barcode(871_234_567_901), "schema_version": 1004, "product_name": "Quince tonic", "nutrition": {"aggregated_set": {"per": "100ml", "preparation": "as_sold", "nutrients": {"energy-kj": {"value": 180, "unit": "kJ"}}}}}
    (HERE / "products.jsonl").write_text("".join(json.dumps(one) + "\n" for one in [flat, nested, tonic]))


if __name__ == "__main__":
    foundation()
    legacy()
    products()
    lines()
