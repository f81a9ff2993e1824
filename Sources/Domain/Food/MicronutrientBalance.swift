/// The vitamins and minerals of what was logged, beside what is advised. What was not logged, and what no table tells, is
/// not in it: it says nothing about what someone has or lacks.
public struct MicronutrientBalance: Sendable, Equatable {
    public enum Verdict: String, Codable, Sendable, CaseIterable {
        /// Less than two thirds of the reference, on average over several days, in food of which it is mostly known
        case low
        /// The reference, or more
        case reached
        case unknown
    }

    public struct Item: Sendable, Equatable {
        public let nutrient: Micronutrient
        /// A day, or a day on average; of the foods that tell it. `nil` where none does.
        public let amount: Double?
        public let reference: MicronutrientReference?
        /// Entries that tell it, of how many.
        public let known: Int
        public let count: Int
        /// 0...1, see `MicronutrientSum`
        public let coverage: Double
        /// The true amount is this or more.
        public let isAtLeast: Bool
        public let verdict: Verdict
        /// The foods that most of it came from.
        public let contributors: [Contributor]

        /// Of the reference: 1 is all of it.
        public var share: Double? {
            guard let amount, let reference else { return nil }
            return amount / reference.amount
        }
    }

    /// How many days it is about.
    public let days: Int
    /// In the order of `Micronutrient`
    public let items: [Item]

    /// Of the energy: where less is known, little tells nothing.
    static let enoughCoverage = 0.8
    static let lowShare = 2.0 / 3

    /// - Parameters:
    ///   - entries: of whole days, with their micronutrients. Of a single day, which may be half logged, and for which the
    ///     body has its stores, nothing is called low.
    ///   - days: how many they are, at least 1
    public init(_ entries: [FoodEntry], days: Int = 1, person: MicronutrientReference.Person) {
        let days = max(1, days)
        let parts = entries.map { (micros: $0.micros, energy: $0.nutrients.energy) }
        let contributors = Contributors(entries)
        self.days = days
        items = Micronutrient.allCases.map { nutrient in
            let sum = MicronutrientSum(nutrient, parts)
            let amount = sum.amount.map { $0 / Double(days) }
            let reference = MicronutrientReference(nutrient, for: person)
            return Item(
                nutrient: nutrient, amount: amount, reference: reference, known: sum.known, count: sum.count,
                coverage: sum.coverage, isAtLeast: amount != nil && (sum.isAtLeast || nutrient.isMadeToo),
                verdict: Self.verdict(nutrient, amount, reference, sum, days),
                contributors: contributors.top { $0.micros?[nutrient] })
        }
    }

    public subscript(nutrient: Micronutrient) -> Item? { items.first { $0.nutrient == nutrient } }

    private static func verdict(
        _ nutrient: Micronutrient, _ amount: Double?, _ reference: MicronutrientReference?, _ sum: MicronutrientSum,
        _ days: Int
    ) -> Verdict {
        guard let amount, let reference else { return .unknown }
        if amount >= reference.amount { return .reached }
        let isTold = days >= NutrientBalance.fewestDays && sum.coverage >= enoughCoverage && !nutrient.isMadeToo
        return isTold && amount < reference.amount * lowShare ? .low : .unknown
    }
}

extension Micronutrient {
    /// The body makes some of it, of protein or in the sun: food alone tells too little.
    var isMadeToo: Bool { self == .niacin || self == .vitaminD }
}
