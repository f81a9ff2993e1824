import Domain
import Foundation
import Testing

@testable import Catalogue

@Suite("Kinds of food")
struct FoodKindsTests {
    private let kinds = FoodKinds.shared

    private func swaps(_ id: String) throws -> [String] {
        kinds.swaps(for: try #require(FoodCatalogue.shared.food(id: id))).map(\.food.id)
    }

    @Test("The table names foods that exist, each once, and swaps to kinds that it has")
    func table() throws {
        let rows = try #require(Table("Food/kinds.tsv")).rows
        let names = Set(rows.map { $0[0] })
        #expect(names.count == rows.count && rows.allSatisfy { $0.count == 7 })
        var seen: Set<Substring> = []
        for row in rows {
            for id in row[6].split(separator: ";") {
                #expect(FoodCatalogue.shared.food(id: String(id)) != nil && seen.insert(id).inserted, "\(id)")
            }
            #expect(row[5].split(separator: ";").allSatisfy(names.contains), "\(row[0])")
            #expect(row[1].isEmpty == row[3].isEmpty && row[1].isEmpty == row[2].isEmpty, "\(row[0])")
            #expect(row[1].isEmpty || (Double(row[1]) ?? 0) > 0, "\(row[0])")
            #expect(row[4].isEmpty || FoodKind.Produce(rawValue: String(row[4])) != nil, "\(row[0])")
        }
    }

    @Test("Every hand-written food to eat has a kind, but for seasonings and what goes into dough")
    func all() {
        let without: Set = ["herbs_spices", "supplements", "sweets", "bakery", "sauces", "soups"]
        let known: Set = [
            "plantain-fried", "tomatoes-sun-dried-in-oil", "seaweed-nori", "almond-flour", "rice-paper",
            "soy-mince-dry",
        ]
        for food in FoodCatalogue.shared.all.prefix(FoodCatalogue.shared.handWrittenCount)
        where kinds.kind(of: food) == nil {
            #expect(
                without.contains(food.group) || food.drink == .alcohol || known.contains(food.id), "\(food.id)")
        }
    }

    @Test(
        "What a dietitian would offer",
        arguments: [
            ("bread-white", "bread-wholemeal"), ("cheese-gouda", "cheese-30"), ("cola", "cola-zero"),
            ("milk-whole", "milk-semi-skimmed"), ("butter", "low-fat-spread"), ("crisps", "popcorn"),
            ("peanuts-salted", "peanuts"), ("frosted-flakes", "wheat-biscuits"), ("chips", "oven-chips"),
            ("fruit-yoghurt", "yoghurt-low-fat"), ("salami", "ham"), ("coconut-oil", "olive-oil"),
            ("beer", "beer-alcohol-free"), ("croissant", "wholemeal-roll"), ("cream-whipping", "cooking-cream-light"),
        ])
    func offered(food: String, better: String) throws {
        #expect(try swaps(food).contains(better))
    }

    @Test("Every swap has words for its reasons, says none of energy, and is never worth less")
    func words() {
        let english = Strings.shared.all(.en)
        var count = 0
        for food in FoodCatalogue.shared.all.prefix(FoodCatalogue.shared.handWrittenCount) {
            let swaps = kinds.swaps(for: food)
            #expect(swaps == kinds.swaps(for: food) && swaps.count <= 3)
            for swap in swaps {
                count += 1
                #expect((1...2).contains(swap.reasons.count))
                for reason in swap.reasons {
                    #expect(reason.metric != .energy && english[swap.sentence(for: reason).key] != nil, "\(food.id)")
                }
                if let mine = food.nutriScore, let theirs = swap.food.nutriScore {
                    #expect(theirs.grade.rawValue <= mine.grade.rawValue, "\(food.id) \(swap.food.id)")
                }
            }
        }
        #expect(count > 150)
    }

    @Test("Swaps do not touch what someone may eat for reasons of their own")
    func reasons() throws {
        let pork: Set = ["pork", "pork_cold_cuts", "other_pork_cold_cuts", "bacon", "sausage"]
        let animal: Set = ["meat", "poultry", "fish", "dairy", "cheese", "eggs"]
        for food in FoodCatalogue.shared.all.prefix(FoodCatalogue.shared.handWrittenCount) {
            let kind = kinds.kind(of: food)?.id ?? ""
            for swap in kinds.swaps(for: food) {
                let other = kinds.kind(of: swap.food)?.id ?? ""
                if pork.contains(other) { #expect(pork.contains(kind) || kind == "pate", "\(food.id)") }
                if animal.contains(swap.food.group) {
                    #expect(animal.contains(food.group) || food.group == "desserts", "\(food.id)")
                }
            }
        }
        for id in ["bread-gluten-free", "rice-cake", "soya-drink", "soya-yoghurt"] { #expect(try swaps(id).isEmpty) }
    }

    @Test("A food of USDA has the kind of the one with its name; a person's own has none")
    func others() throws {
        let butter = try #require(FoodCatalogue.shared.food(id: "usda-butter-nfs"))
        #expect(kinds.kind(of: butter)?.id == "spread_fat")
        let sandwich = Food(id: "usda-x", name: "Egg sandwich on white bread", group: "bread", per100g: Nutrients())
        #expect(kinds.kind(of: sandwich) == nil)
        let own = Food(id: "my-1", name: "Butter", group: "fats_oils", per100g: Nutrients(), isCustom: true)
        #expect(kinds.kind(of: own) == nil && kinds.swaps(for: own).isEmpty)
    }

    @Test("Portions and produce follow the table")
    func portions() throws {
        let pasta = try #require(FoodCatalogue.shared.food(id: "pasta-cooked"))
        #expect(kinds.portion(of: pasta, grams: 280)?.ratio == 2)
        let apple = try #require(FoodCatalogue.shared.food(id: "apple"))
        #expect(kinds.portion(of: apple, grams: 120)?.produce == 1.5)
        func entry(_ id: String?, _ grams: Double?) -> FoodEntry {
            FoodEntry(
                id: "x", day: .first, at: Date(), minute: 0, slot: .lunch, foodID: id, name: "x", amount: 1,
                unit: "piece", grams: grams, nutrients: Nutrients())
        }
        let tally = kinds.produce(in: [
            entry("apple", 120), entry("raisins", 30), entry("potatoes-boiled", 500), entry("orange-juice", 600),
            entry(nil, 100), entry("carrot", nil), entry("my-1", 100),
        ])
        #expect(tally.portions == 3.5)
        for size in PortionGuidance.Size.allCases {
            #expect(Strings.shared.all(.nl)["portion.\(size.rawValue)"] != nil)
        }
    }
}
