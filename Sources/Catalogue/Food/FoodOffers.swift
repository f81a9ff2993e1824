public import Domain

/// A food that a search found, and how well it fits: comparable between searches, below 0 for a guess at mistyped words.
public typealias FoodHit = (score: Float, food: Food)

/// The foods that someone had before, as the search of the catalogue knows them.
public struct HadFoods: Sendable {
    public let ids: Set<Food.ID>
    /// By the numbers of the catalogue's index; empty where there is none
    let numbers: [Bool]

    public init(_ ids: Set<Food.ID>) {
        self.ids = ids
        numbers = ids.isEmpty ? [] : FoodCatalogue.shared.numbers(of: ids)
    }

    func has(_ number: Int) -> Bool { numbers.indices.contains(number) && numbers[number] }
}

/// What searches of several lists found, as one list.
public struct FoodOffers {
    public enum Order: Sendable {
        /// By what the words mean most likely
        case meaning
        /// The same, and several of one name: whatever was logged as that
        case allOfName
        /// What is theirs first, to choose from
        case theirsFirst
    }

    private struct Offer {
        var hit: FoodHit
        /// Whether they made it, or had it before
        var isTheirs: Bool

        /// Their own, then what they had before, then what says most.
        var worth: (Int, Int, Int) {
            let food = hit.food
            let known = Nutrients.metrics.count { food.per100g[$0] != nil } + food.portions.count
            return (food.isCustom ? 1 : 0, isTheirs ? 1 : 0, known)
        }
    }

    /// Fewer than this are few enough to guess beside them.
    private static let enough = 3

    private let language: Language
    private let order: Order
    private var offers: [Offer] = []

    init(_ language: Language, _ order: Order) {
        self.language = language
        self.order = order
    }

    mutating func add(_ hit: FoodHit, isTheirs: Bool) { offers.append(Offer(hit: hit, isTheirs: isTheirs)) }

    /// Guesses stand last, and beside no list of what was typed.
    func best(_ limit: Int) -> [Food] {
        // Sorted by place too: of equals the first that was added is first.
        let sorted = offers.enumerated()
            .sorted { ($1.element.hit.score, $0.offset) < ($0.element.hit.score, $1.offset) }.map(\.element)
        let typed = once(sorted.filter { $0.hit.score >= 0 })
        let guesses = typed.count < Self.enough ? once(sorted.filter { $0.hit.score < 0 }, after: typed) : []
        return (arranged(typed, limit) + arranged(guesses, limit)).prefix(limit).map(\.hit.food)
    }

    /// Of one name and brand the best, in the place of the first.
    private func once(_ offers: [Offer], after others: [Offer] = []) -> [Offer] {
        var list: [Offer] = []
        var places: [String: Int?] = Dictionary(others.map { (key($0), nil) }, uniquingKeysWith: { first, _ in first })
        for offer in offers {
            guard let known = places[key(offer)] else {
                places[key(offer)] = list.count
                list.append(offer)
                continue
            }
            if let place = known, offer.worth > list[place].worth { list[place] = offer }
        }
        return list
    }

    private func key(_ offer: Offer) -> String {
        let food = offer.hit.food
        return order == .allOfName ? food.id : "\(food.name(in: language))\t\(food.brand ?? "")".lowercased()
    }

    private func arranged(_ offers: [Offer], _ limit: Int) -> [Offer] {
        guard order == .theirsFirst else { return offers }
        // A third of the places is for what they never had.
        let others = offers.count { !$0.isTheirs }
        let room = max(limit - limit / 3, limit - others)
        let theirs = offers.filter(\.isTheirs)
        return theirs.prefix(room) + offers.filter { !$0.isTheirs } + theirs.dropFirst(room)
    }
}
