public import Domain

/// What the catalogue's foods are used as, by `kinds.tsv`: each kind with its usual serving and where that comes from
/// (RACC: 21 CFR 101.12(b); FSIS: 9 CFR 317.312; NHS: 5 A Day), how it counts as fruit and vegetables, the kinds whose foods
/// can stand for it, and its foods, the most usual first.
///
/// Swaps stay within what someone eats for reasons of their own: no pork for other meat, no animal for plant, no wheat for
/// gluten-free.
public struct FoodKinds: Sendable {
    public static let shared = FoodKinds()

    /// The foods of each kind, the most usual first.
    private let members: [String: [Food]]
    private let kindOfFood: [Food.ID: FoodKind]
    /// For foods that are not in the table: the words of those that are, with their group.
    private let kindOfWords: [Set<[UInt8]>: (group: String, kind: FoodKind)]
    /// Words that change nothing: "Bagel, plain" is a bagel.
    private static let idleWords = Set(
        ["nfs", "plain", "regular", "any", "kind", "all", "types"].map { Array($0.utf8) })

    init() {
        var members: [String: [Food]] = [:]
        var kindOfFood: [Food.ID: FoodKind] = [:]
        var kindOfWords: [Set<[UInt8]>: (group: String, kind: FoodKind)] = [:]
        for row in Table("Food/kinds.tsv")?.rows ?? [] where row.count == 7 {
            let kind = Self.kind(row)
            let foods = row[6].split(separator: ";").compactMap { FoodCatalogue.shared.food(id: String($0)) }
            members[kind.id] = foods
            for food in foods {
                kindOfFood[food.id] = kind
                kindOfWords[Self.words(food.name[...])] = (food.group, kind)
                // "Cheese, Gouda" tells what "Cheese" is, unless another does so first.
                let head = Self.words(food.name.prefix { $0 != "," })
                if kindOfWords[head] == nil { kindOfWords[head] = (food.group, kind) }
            }
        }
        self.members = members
        self.kindOfFood = kindOfFood
        self.kindOfWords = kindOfWords
    }

    /// The kind of a food of the catalogue; of one that is not in the table, that of the food in its group with the
    /// same name. `nil` for people's own foods.
    public func kind(of food: Food) -> FoodKind? {
        if let kind = kindOfFood[food.id] { return kind }
        guard !food.isCustom, let match = kindOfWords[Self.words(food.name[...])], match.group == food.group else {
            return nil
        }
        return match.kind
    }

    /// Up to `limit` foods that could take the place of `food`, with the reasons.
    public func swaps(for food: Food, limit: Int = 3) -> [FoodSwap] {
        guard let kind = kind(of: food) else { return [] }
        return FoodSwap.better(than: food, among: kind.swaps.flatMap { members[$0] ?? [] }, limit: limit)
    }

    /// How `grams` of a food compare with a usual serving.
    public func portion(of food: Food, grams: Double) -> PortionGuidance? {
        kind(of: food).flatMap { PortionGuidance($0, grams: grams, density: food.density) }
    }

    /// The fruit and vegetables in what was eaten; entries without a weight or of no known food do not count.
    public func produce(in entries: some Sequence<FoodEntry>) -> ProduceTally {
        var tally = ProduceTally()
        for entry in entries {
            guard let id = entry.foodID, let grams = entry.grams,
                let produce = (kindOfFood[id] ?? FoodCatalogue.shared.food(id: id).flatMap(kind))?.produce
            else { continue }
            tally.add(grams: grams, as: produce)
        }
        return tally
    }

    private static func kind(_ row: [Substring]) -> FoodKind {
        let serving = Double(row[1]).map {
            FoodKind.Serving(amount: $0, unit: row[2] == "ml" ? .millilitres : .grams)
        }
        return FoodKind(
            id: String(row[0]), serving: serving, produce: FoodKind.Produce(rawValue: String(row[4])),
            swaps: row[5].split(separator: ";").map(String.init))
    }

    private static func words(_ name: Substring) -> Set<[UInt8]> {
        Set(FoldedText.words(name)).subtracting(idleWords)
    }
}
