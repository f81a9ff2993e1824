import Domain
import Foundation
import Testing

@testable import Imports

@Suite("Real dumps")
struct RealSamplesTests {
    @Test("The Foundation Foods zip has 316 current foods, with energy wherever any is given")
    func foundation() throws {
        let file = try CatalogueFile(Samples.foundation)
        #expect(file.kind == .fdcTables)
        let (foods, summary) = try file.foods()
        #expect(foods.count == 316)
        #expect(summary.read == 387)
        #expect(summary.kept == 316)
        #expect(summary.skipped == [.replaced: 71])
        #expect(summary.edition == "2024-10-31")
        // 29 have no energy in the tables at all, neither measured nor by any of Atwater's factors.
        #expect(foods.count { $0.per100g.energy == nil } == 29)
        let hummus = try #require(foods.first { $0.number == 321_358 })
        #expect(hummus.id == "fdc-321358")
        #expect(hummus.name == "Hummus, commercial")
        #expect(hummus.group == "legumes")
        #expect(hummus.micros?[.vitaminK] == 17.2 && hummus.micros?[.iron] == 2.41)
        #expect(hummus.micros?[.vitaminD] == nil)
        #expect(hummus.portions == [Portion(unit: "tbsp", grams: 16.95)])
        #expect(hummus.rank < FoodRank.branded("Hummus", scans: .max))
    }

    @Test("Its figures are those of the reference table")
    func reference() throws {
        let foods = try CatalogueFile(Samples.foundation).foods().foods
        let table = try String(contentsOf: Samples.url("foods/foundation_foods.tsv"), encoding: .utf8)
            .split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        let columns = try #require(table.first)
        let byID = Dictionary(table.dropFirst().map { ($0[0], $0) }) { $1 }
        var compared = 0
        for food in foods {
            let row = try #require(byID["\(food.number)"])
            func reference(_ name: String) -> Double? {
                columns.firstIndex { $0 == name }.flatMap { $0 < row.count ? Double(row[$0]) : nil }
            }
            func agree(_ own: Double?, _ other: Double?, _ tolerance: Double) {
                guard let own, let other else { return }
                compared += 1
                #expect(abs(own - other) <= tolerance, "\(food.name)")
            }
            let n = food.per100g
            agree(n.protein, reference("protein_g"), 0.06)
            agree(n.fat, reference("fat_g"), 0.06)
            agree(n.fibre, reference("fibre_g"), 0.06)
            agree(n.salt, reference("sodium_mg").map { $0 * 0.0025 }, 0.002)
            agree(n.saturatedFat, reference("satfat_g"), 0.06)
            agree(n.carbs, reference("carbs_g").map { max(0, $0 - (n.fibre ?? 0)) }, 0.06)
            // The table takes other factors for some; they are never far apart.
            agree(n.energy, reference("kcal"), 45)
        }
        #expect(compared > 1500)
    }

    @Test("SR Legacy as JSON: measures, drinks, carbohydrate without fibre")
    func legacy() throws {
        let (foods, summary) = try CatalogueFile(Samples.legacyJSON).foods()
        #expect(foods.count == 15)
        #expect(summary.skipped.isEmpty)
        #expect(summary.edition == "2019-04-01")
        let egg = try #require(foods.first { $0.id == "fdc-171287" })
        #expect(egg.per100g.energy == 143)
        #expect(egg.per100g.salt == 0.355)
        #expect(egg.portions.first == Portion(unit: "large", grams: 50))
        let avocado = try #require(foods.first { $0.name.hasPrefix("Avocados") })
        #expect(abs((avocado.per100g.carbs ?? 0) - (8.53 - 6.7)) < 0.001)
        #expect(foods.first { $0.name.contains("beer") }?.drink == .alcohol)
        #expect(foods.first { $0.name.contains("coffee") }?.drink == .coffeeTea)
        #expect(foods.first { $0.name.hasPrefix("Milk") }?.drink == nil)
    }

    @Test("A thousand rows of Open Food Facts: what cannot be true is left out and counted")
    func table() throws {
        let (foods, summary) = try CatalogueFile(Samples.offTable).foods()
        #expect(summary.read == 1000)
        #expect(summary.kept + summary.skipped.values.reduce(0, +) == 1000)
        #expect(foods.count > 600)
        for food in foods {
            #expect(!food.name.isEmpty)
            #expect((0...902).contains(food.per100g.energy ?? 0))
            #expect(
                [food.per100g.protein, food.per100g.carbs, food.per100g.fat].allSatisfy { (0...105).contains($0 ?? 0) })
        }
    }

    @Test("Both layouts of Open Food Facts' JSONL give the same Nutella, and the last edit is newer")
    func lines() throws {
        let foods = try CatalogueFile(Samples.offLines).foods().foods
        #expect(foods.map(\.id) == ["off-3017620422003", "off-3017620422003", "off-5449000000996"])
        let first = foods[0]
        let second = foods[1]
        #expect(first.per100g == second.per100g)
        #expect(first.per100g.energy == 539)
        #expect(first.per100g.salt == 0.107)
        #expect(first.brand == "Ferrero")
        #expect(first.portions == [Portion(unit: "serving", grams: 15), Portion(unit: "pack", grams: 400)])
        #expect(first.portions == second.portions)
        #expect(first.changed < second.changed)
        // Given in kJ for 100 ml.
        let cola = foods[2]
        #expect(abs((cola.per100g.energy ?? 0) - 180 / 4.184) < 0.001)
        #expect(cola.density == 1)
    }
}
