import Catalogue
import Domain
import Storage

/// Which food the name of another app means: one of the person's own, else the catalogue's, of exactly this name. What has
/// two such foods, or none, stays a name.
final class FoodNamer {
    private let own: [[[UInt8]]: [Food]]
    private var known: [String: Food?] = [:]

    /// Names that are kept; a diary has fewer.
    private static let mostKnown = 20_000
    private static let mostCandidates = 12

    /// - Parameter own: the person's own foods
    init(_ own: [Food]) { self.own = Dictionary(grouping: own) { Self.words($0.name) } }

    /// The entry with the food that it is of. Its figures stay as they were written; vitamins and minerals are those of the
    /// food, where its weight is known and the app tells none.
    func settled(_ entry: FoodEntry) -> FoodEntry {
        guard entry.foodID == nil, entry.unit != FoodEntry.wholeMeal, let food = food(entry.name),
            Self.agree(entry, food)
        else { return entry }
        var entry = entry
        entry.foodID = food.id
        if entry.micros == nil, let grams = entry.grams {
            let micros = food.micros ?? FoodCatalogue.shared.micros(of: food.id)
            entry.micros = micros?.scaled(by: grams / 100)
        }
        return entry
    }

    /// Whether the energy that an app tells may be this food's; it may where it cannot be said.
    static func agree(_ entry: FoodEntry, _ food: Food) -> Bool {
        guard let told = entry.nutrients.energy, let grams = entry.grams, let usual = food.per100g.energy else {
            return true
        }
        let expected = usual * grams / 100
        return abs(told - expected) <= max(mostApart * expected, leastKcal)
    }

    /// Tables differ by so much for the same food.
    private static let mostApart = 0.25
    private static let leastKcal = 10.0

    private func food(_ name: String) -> Food? {
        if let food = known[name] { return food }
        let found = find(name)
        if known.count < Self.mostKnown { known[name] = .some(found) }
        return found
    }

    private func find(_ name: String) -> Food? {
        let words = Self.words(name)
        guard !words.isEmpty else { return nil }
        if let mine = own[words] { return mine.count == 1 ? mine[0] : nil }
        var found: [Food.ID: Food] = [:]
        for language in Language.allCases {
            for food in FoodCatalogue.shared.search(name, language: language, limit: Self.mostCandidates)
            where [food.name, food.nameNL].contains(where: { Self.words($0 ?? "") == words }) {
                found[food.id] = food
            }
        }
        return found.count == 1 ? found.first?.value : nil
    }

    /// Without capitals, accents and points; their order and number have to be the same.
    private static func words(_ name: String) -> [[UInt8]] { FoldedText.words(name) }
}
