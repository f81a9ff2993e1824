public import Domain

/// A person's own foods, searchable; or those of imported catalogues that they had before.
public struct OwnFoods: Sendable {
    /// Their own food is likelier meant than anybody's.
    private static let advantage: Float = 12
    private let foods: [Food]
    private let names: Set<[[UInt8]]>
    private let index: FoodIndex

    public init(_ foods: [Food]) {
        self.foods = foods
        names = Set(foods.map { FoldedText.words($0.name) })
        index = FoodIndex(
            foods.map { food in
                let branded = food.brand.map { ["\(food.name) \($0)"] } ?? []
                return FoodIndex.Names(
                    en: food.name, nl: food.nameNL ?? food.name, synonymsEN: branded, synonymsNL: branded, rank: 2)
            })
    }

    public func search(_ text: String, language: Language, limit: Int) -> [FoodHit] {
        if foods.isEmpty { return [] }
        return index.search(text, language: language, limit: limit).map { ($0.score + Self.advantage, foods[$0.index]) }
    }

    /// Whether `text` is the whole name of one.
    public func isName(_ text: String) -> Bool { names.contains(FoldedText.words(text)) }
}
