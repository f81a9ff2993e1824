import Domain
import Foundation
import Testing

@testable import Imports

@Suite("Catalogues as they are published")
struct SampleCatalogueTests {
    @Test("Foundation Foods: foods that hold, without their samples and what they replaced")
    func foundation() throws {
        let file = try CatalogueFile(Samples.foundation)
        #expect(file.kind == .fdcTables)
        let (foods, summary) = try file.foods()
        #expect(foods.count == 34)
        #expect(summary.read == 40)
        #expect(summary.kept == 34)
        #expect(summary.skipped == [.replaced: 6])
        #expect(summary.edition == "2024-10-31")
        let spread = try #require(foods.first { $0.number == 900_001 })
        #expect(spread.id == "fdc-900001")
        #expect(spread.name == "Lentil spread, commercial")
        #expect(spread.group == "legumes")
        #expect(spread.micros?[.iron] != nil && spread.micros?[.vitaminD] == nil)
        #expect(spread.portions == [Portion(unit: "tbsp", grams: 16.95)])
        #expect(spread.rank < FoodRank.branded("Lentil spread", scans: .max))
    }

    @Test("Every figure is the one that the tables were made from, however its energy was told")
    func figures() throws {
        let foods = try CatalogueFile(Samples.foundation).foods().foods
        let table = try String(contentsOf: Samples.foundationTable, encoding: .utf8)
            .split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        let columns = try #require(table.first)
        let rows = Dictionary(table.dropFirst().map { ($0[0], $0) }) { $1 }
        #expect(rows.count == foods.count)
        for food in foods {
            let row = try #require(rows["\(food.number)"])
            func told(_ name: String) throws -> Double? {
                let column = try #require(columns.firstIndex { $0 == name })
                return Double(row[column])
            }
            func agree(_ own: Double?, _ told: Double?) {
                #expect(own.map { ($0 * 1000).rounded() } == told.map { ($0 * 1000).rounded() }, "\(food.name)")
            }
            let n = food.per100g
            agree(n.energy, try told("kcal"))
            agree(n.protein, try told("protein"))
            agree(n.fat, try told("fat"))
            agree(n.fibre, try told("fibre"))
            agree(n.carbs.map { $0 + (n.fibre ?? 0) }, try told("carbs"))
            agree(n.salt, try told("sodium_mg").map { $0 * 0.0025 })
            agree(food.micros?[.iron], try told("iron_mg"))
            agree(food.micros?[.vitaminK], try told("vitamin_k_ug"))
        }
        #expect(foods.count { $0.per100g.energy == nil } > 3)
    }

    @Test("SR Legacy as JSON: measures, drinks, carbohydrate without fibre")
    func legacy() throws {
        let (foods, summary) = try CatalogueFile(Samples.legacyJSON).foods()
        #expect(foods.count == 5)
        #expect(summary.skipped.isEmpty)
        #expect(summary.edition == "2019-04-01")
        let egg = try #require(foods.first { $0.id == "fdc-990001" })
        #expect(egg.per100g.energy == 185)
        #expect(egg.per100g.salt == 0.345)
        #expect(egg.portions.first == Portion(unit: "large", grams: 144))
        let avocado = try #require(foods.first { $0.name.hasPrefix("Avocados") })
        #expect(abs((avocado.per100g.carbs ?? 0) - (8.5 - 6.7)) < 0.001)
        #expect(foods.first { $0.name.contains("beer") }?.drink == .alcohol)
        #expect(foods.first { $0.name.contains("coffee") }?.drink == .coffeeTea)
        #expect(foods.first { $0.name.hasPrefix("Milk") }?.drink == nil)
    }

    @Test("A table of Open Food Facts: what cannot be true is left out and counted")
    func table() throws {
        let (foods, summary) = try CatalogueFile(Samples.offTable).foods()
        #expect(summary.read == 200)
        #expect(foods.count == 160)
        #expect(
            summary.skipped == [.noName: 10, .noNutrition: 10, .impossibleEnergy: 10, .impossibleMacros: 10])
    }

    @Test("Both layouts of Open Food Facts' JSONL give the same product, and the last edit is newer")
    func lines() throws {
        let foods = try CatalogueFile(Samples.offLines).foods().foods
        #expect(foods.map(\.id) == ["off-8712345678906", "off-8712345678906", "off-8712345679019"])
        let first = foods[0]
        let second = foods[1]
        #expect(first.per100g == second.per100g)
        #expect(first.per100g.energy == 541)
        #expect(first.per100g.salt == 0.11)
        #expect(first.brand == "Notelaar")
        #expect(first.portions == [Portion(unit: "serving", grams: 15), Portion(unit: "pack", grams: 400)])
        #expect(first.portions == second.portions)
        #expect(first.changed < second.changed)
        // Given in kJ for 100 ml.
        let tonic = foods[2]
        #expect(abs((tonic.per100g.energy ?? 0) - 180 / 4.184) < 0.001)
        #expect(tonic.density == 1)
    }
}
