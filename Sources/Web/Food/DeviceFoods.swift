import Catalogue
import Domain
import Services
import Storage

/// What a device keeps of a person to find foods without a network, beside the catalogue's (`CompactFoods`).
struct DeviceFoods: Encodable {
    /// What in these foods this person does not eat.
    struct Flag: Encodable {
        var certainty: DietaryFlag.Certainty
        var text: String
        var foods: [Food.ID]
    }

    struct Last: Encodable {
        var servingQuantity: Double
        var unit: String
    }

    /// More than this of each are not kept.
    private static let most = 500

    let language: Language
    /// Their own foods and recipes, and those that they had which the device does not have anyway.
    let foods: [FoodItem]
    /// How much of each food of the catalogue they had the last time.
    let last: [Food.ID: Last]
    /// Of the catalogue's foods.
    let flags: [Flag]

    init(_ database: Database, _ finder: FoodFinder, _ person: Person) throws {
        let used = try database.entries.usedFoods([], of: person.owner, by: .recent, offset: 0, limit: Self.most)
            .map(\.last)
        let own = try finder.own(of: person.owner).prefix(Self.most)
        let kept = Set(own.map(\.id))
        let rest = try used.compactMap(\.foodID).filter { !kept.contains($0) && !Self.isOfDevice($0) }
            .compactMap { try finder.food($0, of: person.owner) }
        let amounts = Dictionary(
            used.compactMap { entry in entry.foodID.map { ($0, entry) } }, uniquingKeysWith: { first, _ in first })
        language = person.language
        foods = try finder.items(own + rest, for: person).map { $0.had(amounts[$0.id], person.language) }
        last = amounts.filter { Self.isOfDevice($0.key) }
            .mapValues { Last(servingQuantity: $0.amount, unit: $0.unit) }
        flags = try Self.flags(finder, person)
    }

    /// Whether a food is one of those that every device keeps.
    private static func isOfDevice(_ id: Food.ID) -> Bool {
        !id.hasPrefix(FoodFinder.ownPrefix) && !id.hasPrefix(Recipe.idPrefix)
            && FoodCatalogue.shared.isHandWritten(id)
    }

    private static func flags(_ finder: FoodFinder, _ person: Person) throws -> [Flag] {
        let diet = try finder.diet(of: person.owner)
        var flags: [String: Flag] = [:]
        for food in FoodCatalogue.shared.all.prefix(FoodCatalogue.shared.handWrittenCount) {
            for flag in diet.flags(for: food) {
                let text = flag.words(person.language)
                flags[text, default: Flag(certainty: flag.certainty, text: text, foods: [])].foods.append(food.id)
            }
        }
        // What is sure of a food is told before what is likely.
        let order = DietaryFlag.Certainty.allCases
        return order.flatMap { certainty in
            flags.values.filter { $0.certainty == certainty }.sorted { $0.text < $1.text }
        }
    }
}
