public import Domain

/// The foods that ship with the binary: what people eat most, written by hand in both languages, and USDA's facts for the
/// rest (public domain).
///
/// Rows stay as bytes inside the binary; a `Food` is made when one is asked for.
public final class FoodCatalogue: Sendable {
    public static let shared = FoodCatalogue()

    private static let handWritten = ["Food/everyday.tsv", "Food/plants.tsv"]
    private static let facts = "Food/usda.tsv"
    /// The eight foods that are one tap away, in VitalPath's order.
    public static let quickAddIDs = [
        "chicken-breast-cooked", "rice-brown-cooked", "egg-boiled", "greek-yogurt", "salmon-baked", "avocado",
        "oatmeal",
        "banana",
    ]

    private let files: [FoodTable]
    /// Which file and row each food is, in the order of the index.
    private let places: [(file: Int, row: Int)]
    private let byID: [String: Int]
    private let index: FoodIndex
    public let handWrittenCount: Int

    init() {
        files = (Self.handWritten + [Self.facts]).compactMap(FoodTable.init)
        var places: [(Int, Int)] = []
        var names: [FoodIndex.Names] = []
        var byID: [String: Int] = [:]
        var handWrittenCount = 0
        for (number, file) in files.enumerated() {
            for row in 0..<file.count {
                byID[file.id(row)] = places.count
                places.append((number, row))
                names.append(file.names(row))
            }
            if file.isHandWritten { handWrittenCount += file.count }
        }
        self.places = places
        self.byID = byID
        self.handWrittenCount = handWrittenCount
        index = FoodIndex(names)
    }

    public var count: Int { places.count }

    public func food(id: String) -> Food? { byID[id].map(food) }

    public var quickAdds: [Food] { Self.quickAddIDs.compactMap { food(id: $0) } }

    /// Every food, one after the other.
    public var all: some Sequence<Food> { places.indices.lazy.map { self.food($0) } }

    /// The best foods for what is typed, best first.
    ///
    /// - Parameter own: a person's own foods, which compete by the same score.
    public func search(_ text: String, language: Language, limit: Int, own: OwnFoods? = nil) -> [Food] {
        let hits = index.search(text, language: language, limit: limit)
        guard let own else { return hits.map { food($0.index) } }
        let mine = own.search(text, language: language, limit: limit)
        let all =
            hits.map { (score: $0.score, food: nil as Food?, index: $0.index) } + mine.map { ($0.score, $0.food, 0) }
        return all.sorted { $0.score > $1.score }.prefix(limit).map { $0.food ?? food($0.index) }
    }

    private func food(_ number: Int) -> Food {
        let place = places[number]
        return files[place.file].food(place.row)
    }
}

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

    func search(_ text: String, language: Language, limit: Int) -> [(score: Float, food: Food)] {
        index.search(text, language: language, limit: limit).map { ($0.score + Self.advantage, foods[$0.index]) }
    }
}
