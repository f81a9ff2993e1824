import Domain
import Testing

@testable import Catalogue

@Suite("The catalogue's vitamins and minerals")
struct MicronutrientTableTests {
    private let catalogue = FoodCatalogue.shared

    @Test("The columns are the nutrients in their order, and lines are in the order of their ids")
    func form() {
        #expect(MicronutrientTable.header == Micronutrient.allCases.map(\.key))
        let ids = MicronutrientTable.lines.map { Array($0.id.utf8) }
        #expect(ids.count > 7500)
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }

    @Test("Every line is found, belongs to a food, and holds what 100 g of food can")
    func lines() {
        for line in MicronutrientTable.lines {
            #expect(catalogue.food(id: line.id) != nil, "\(line.id)")
            let micros = catalogue.micros(of: line.id)
            #expect(micros?.text == line.cells, "\(line.id)")
            for nutrient in Micronutrient.allCases {
                #expect((micros?[nutrient] ?? 0) <= 100 * nutrient.unit.perGram, "\(line.id): \(nutrient)")
            }
        }
        #expect(catalogue.micros(of: "") == nil && catalogue.micros(of: "zzz") == nil)
        #expect(catalogue.micros(of: "orang") == nil && catalogue.micros(of: "orangee") == nil)
    }

    /// FNDDS and SR Legacy: fdc.nal.usda.gov
    @Test(
        "Figures are USDA's",
        arguments: [
            ("usda-oranges-raw-all-commercial-varieties", Micronutrient.vitaminC, 53.2), ("orange", .vitaminC, 56.2),
            ("usda-liver-beef", .vitaminA, 7683), ("liver-fried", .vitaminB12, 82.47), ("milk-whole", .calcium, 123),
            ("usda-milk-whole", .vitaminD, 1.1), ("usda-hummus-commercial", .vitaminK, 17.2),
            ("usda-kiwifruit-green-raw", .vitaminC, 74.7), ("brazil-nuts", .selenium, 1917),
            ("salmon-baked", .omega3, 2025), ("peanut-butter", .cholesterol, 0),
        ])
    func figures(id: String, nutrient: Micronutrient, amount: Double) {
        #expect(catalogue.micros(of: id)?[nutrient] == amount)
    }

    @Test("What is added in America and not in Europe is unknown, and so is all of a dish")
    func honest() {
        #expect(catalogue.micros(of: "milk-whole")?[.vitaminD] == nil)
        #expect(catalogue.micros(of: "milk-semi-skimmed")?[.vitaminA] == nil)
        #expect(catalogue.micros(of: "bread-white")?[.folate] == nil)
        #expect(catalogue.micros(of: "pizza-margherita") == nil)
        #expect(catalogue.micros(of: "stamppot-kale") == nil)
    }

    @Test("The plain foods that people eat most are known")
    func everyday() {
        for id in [
            "apple", "banana", "egg-boiled", "milk-semi-skimmed", "bread-wholemeal", "cheese-gouda", "potatoes-boiled",
            "rice-white-cooked", "pasta-cooked", "oats-dry", "chicken-breast-cooked", "minced-beef-cooked",
            "salmon-baked", "broccoli-cooked", "carrot", "tomato", "olive-oil", "butter", "coffee-black", "water",
        ] {
            #expect(catalogue.micros(of: id) != nil, "\(id)")
        }
    }
}
