import Domain
import Testing

@testable import Imports

@Suite("Open Food Facts")
struct OpenFoodFactsTests {
    private let titles = [
        "code", "product_name", "product_name_nl", "brands", "categories_tags", "quantity", "serving_quantity",
        "unique_scans_n", "last_modified_t", "energy-kcal_100g", "energy_100g", "fat_100g", "carbohydrates_100g",
        "proteins_100g", "fiber_100g", "salt_100g", "sodium_100g", "alcohol_100g", "polyols_100g",
        "vitamin-c_100g", "vitamin-b12_100g", "calcium_100g",
    ]

    private func table(_ rows: [[String: String]]) -> String {
        ([titles] + rows.map { row in titles.map { row[$0] ?? "" } }).map { $0.joined(separator: "\t") }
            .joined(separator: "\n") + "\n"
    }

    private func one(_ row: [String: String]) throws -> (food: CatalogueFood?, skipped: [SkipReason: Int]) {
        let row = ["code": "3017620422003", "product_name": "Thing"].merging(row) { $1 }
        let (foods, summary) = try CatalogueFile.foods(table([row]))
        return (foods.first, summary.skipped)
    }

    @Test("Sodium is salt, kJ are kcal, carbohydrate has no fibre to take off")
    func figures() throws {
        let food = try #require(
            try one([
                "energy_100g": "418.4", "fat_100g": "2", "carbohydrates_100g": "15", "proteins_100g": "5",
                "fiber_100g": "3", "sodium_100g": "0.4", "unique_scans_n": "1000", "serving_quantity": "30",
            ]).food)
        #expect(
            food.per100g == Nutrients(energy: 100, protein: 5, carbs: 15, fat: 2, fibre: 3, salt: 1))
        #expect(food.barcode?.text == "3017620422003")
        #expect(food.portions == [Portion(unit: "serving", grams: 30)])
        #expect(food.rank < FoodRank.branded("Thing", scans: 10))
    }

    @Test("Vitamins and minerals are given in grams; what no food holds is unknown")
    func micros() throws {
        let food = try #require(
            try one([
                "energy-kcal_100g": "100", "vitamin-c_100g": "0.0532", "vitamin-b12_100g": "0.0000004",
                "calcium_100g": "120",
            ]).food)
        #expect(food.micros == Micronutrients([.vitaminC: 53.2, .vitaminB12: 0.4]))
        #expect(food.food.micros == food.micros)
    }

    @Test(
        "What cannot be true is skipped, with the reason",
        arguments: [
            (["energy-kcal_100g": "2000"], SkipReason.impossibleEnergy),
            (["energy-kcal_100g": "-5"], .impossibleEnergy),
            (["energy-kcal_100g": "300", "fat_100g": "60", "carbohydrates_100g": "50"], .impossibleMacros),
            (["energy-kcal_100g": "300", "fat_100g": "500"], .impossibleMacros),
            (["energy-kcal_100g": "300", "carbohydrates_100g": "575"], .impossibleMacros),
            (
                ["energy-kcal_100g": "840", "fat_100g": "1", "carbohydrates_100g": "40", "proteins_100g": "8"],
                .energyMismatch
            ),
            (
                ["energy-kcal_100g": "10", "fat_100g": "80", "carbohydrates_100g": "1", "proteins_100g": "1"],
                .energyMismatch
            ),
            ([:], .noNutrition), (["energy-kcal_100g": "100", "product_name": " "], .noName),
            (["energy-kcal_100g": "100", "code": "x12"], .noCode), (["energy-kcal_100g": "12,5"], .noNutrition),
        ] as [([String: String], SkipReason)])
    func skipped(row: [String: String], reason: SkipReason) throws {
        let (food, skipped) = try one(row)
        #expect(food == nil)
        #expect(skipped == [reason: 1])
    }

    @Test("Sweeteners, spirits and water are what they say")
    func odd() throws {
        let sweetener = ["energy-kcal_100g": "0", "fat_100g": "0", "carbohydrates_100g": "99", "proteins_100g": "0"]
        #expect(try one(sweetener).food == nil)
        #expect(try one(sweetener.merging(["polyols_100g": "99"]) { $1 }).food != nil)
        let spirit = try #require(
            try one([
                "energy-kcal_100g": "230", "fat_100g": "0", "carbohydrates_100g": "0", "proteins_100g": "0",
                "categories_tags": "en:beverages,en:alcoholic-beverages,en:spirits", "alcohol_100g": "40",
            ]).food)
        #expect(spirit.drink == .alcohol)
        #expect(spirit.per100g.alcohol == 31.56)
        let water = try #require(
            try one([
                "energy-kcal_100g": "0", "fat_100g": "0", "carbohydrates_100g": "0", "proteins_100g": "0",
                "categories_tags": "en:beverages,en:waters,en:spring-waters", "quantity": "1,5 L",
            ]).food)
        #expect(water.drink == .water)
        #expect(water.density == 1)
        let beans = try one(["energy-kcal_100g": "350", "categories_tags": "en:coffees,en:beverages"])
        #expect(beans.food?.drink == nil)
    }

    @Test("A row that is cut off is damage at the end of a file, and a bad row before it")
    func rows() throws {
        let whole = table([
            ["code": "3017620422003", "product_name": "A", "energy-kcal_100g": "1"],
            ["code": "5449000000996", "product_name": "B", "energy-kcal_100g": "1"],
        ])
        #expect(throws: ImportError.truncated) { try CatalogueFile.foods(String(whole.dropLast(15))) }
        let (foods, summary) = try CatalogueFile.foods(
            titles.joined(separator: "\t") + "\n1\t2\n" + whole.split(separator: "\n")[2] + "\n")
        #expect(foods.map(\.name) == ["B"])
        #expect(summary.skipped == [.malformed: 1])
    }

    @Test("A line of a million characters and broken UTF-8 do not stop it")
    func hard() throws {
        var bytes = Array(table([["code": "3017620422003", "product_name": "A", "energy-kcal_100g": "1"]]).utf8)
        bytes += [UInt8](repeating: 0x78, count: 1_000_000) + [0x0a]
        bytes += Array("5449000000996\tCr".utf8) + [0xe8, 0xff, 0x6d]
        bytes += Array("\(String(repeating: "\t", count: 8))12\(String(repeating: "\t", count: 12))\n".utf8)
        let (foods, summary) = try CatalogueFile.foods(bytes)
        #expect(foods.map(\.name) == ["A", "Cr\u{fffd}\u{fffd}m"])
        #expect(summary.skipped == [.tooLong: 1])
        #expect(summary.read == 3)
    }

    @Test("Names: English for all, Dutch where there is one; escapes and entities are undone")
    func names() throws {
        func line(_ keys: String) -> String {
            #"{"code":"3017620422003","schema_version":1002,\#(keys),"nutriments":{"energy-kcal_100g":"12"}}"#
        }
        let (foods, _) = try CatalogueFile.foods(
            [
                line(#""product_name":"Pindakaas","lang":"nl","product_name_en":"Peanut butter""#),
                line(#""product_name":"P\u00e2te &amp; co","lang":"fr""#),
                line(#""product_name":"","product_name_nl":"Kaas","lang":"fr""#),
                line(#""product_name":null,"product_name_en":42"#),
            ].joined(separator: "\n"))
        #expect(foods.map(\.name) == ["Peanut butter", "Pâte & co", "Kaas"])
        #expect(foods.map(\.nameNL) == ["Pindakaas", nil, nil])
    }

    @Test("Codes with more or fewer zeros are one product")
    func codes() throws {
        let line = #","product_name":"A","nutriments":{"energy-kcal_100g":1}}"#
        let (foods, _) = try CatalogueFile.foods(
            ["041220576074", "0041220576074", "00041220576074"].map { #"{"code":"\#($0)"\#(line)"# }
                .joined(separator: "\n"))
        #expect(foods.map(\.id) == ["off-0041220576074", "off-0041220576074", "off-0041220576074"])
    }
}
