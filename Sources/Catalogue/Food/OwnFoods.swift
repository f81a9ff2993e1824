public import Domain

/// A person's own foods, searchable.
public struct OwnFoods: Sendable {
    /// Their own food is likelier meant than anybody's.
    private static let advantage: Float = 12
    private let foods: [Food]
    private let index: FoodIndex

    public init(_ foods: [Food]) {
        self.foods = foods
        index = FoodIndex(foods.map { FoodIndex.Names(en: $0.name, nl: $0.name, rank: 2) })
    }

    public func search(_ text: String, language: Language, limit: Int) -> [(score: Float, food: Food)] {
        index.search(text, language: language, limit: limit).map { ($0.score + Self.advantage, foods[$0.index]) }
    }
}
