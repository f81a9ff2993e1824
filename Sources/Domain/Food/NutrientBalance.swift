/// What was eaten beside what is advised for most adults. Feedback, no verdict on anyone's health.
public struct NutrientBalance: Codable, Sendable, Equatable {
    public enum Nutrient: String, Codable, Sendable, CaseIterable {
        case protein, proteinShare, carbsShare, fatShare, saturatedShare, sugar, fibre, salt, alcohol, water
    }

    public enum Verdict: String, Codable, Sendable, CaseIterable { case below, within, above, unknown }

    public struct Item: Codable, Sendable, Equatable {
        public let nutrient: Nutrient
        /// A day, or a day on average, in `unit`; `nil` when it is not known.
        public let value: Double?
        public let unit: MetricUnit
        public let low: Double?
        public let high: Double?
        /// The true value is this or more, because a figure is missing or the day is not over.
        public let isAtLeast: Bool
        public let verdict: Verdict
    }

    /// How many days it is about.
    public let days: Int
    /// In the order of `Nutrient`.
    public let items: [Item]

    public subscript(nutrient: Nutrient) -> Item? { items.first { $0.nutrient == nutrient } }

    /// One day. While it is not whole, "too little" cannot be told, "a lot" can.
    ///
    /// - Parameter isOver: a day that is not over is not whole
    public init(day: Day, isOver: Bool, references: References) {
        days = 1
        items = Self.items([day], areWhole: isOver && Self.isWhole(day, target: references.energy), references)
    }

    /// The mean of the whole days among `days`.
    ///
    /// - Parameters:
    ///   - days: without today, which is not over
    ///   - target: kcal for a day, where there is one
    /// - Returns: `nil` with fewer than three whole days.
    public init?(days: [Day], references: References, target: (CivilDate) -> Double?) {
        let whole = days.filter { Self.isWhole($0, target: target($0.date)) }
        guard whole.count >= Self.fewestDays else { return nil }
        self.days = whole.count
        items = Self.items(whole, areWhole: true, references)
    }

    public static let fewestDays = 3
    /// Of the target: a day with less than this and without its three meals was probably not logged in full.
    static let wholeShare = 0.6

    /// Whether a day was logged well enough to say what was too little: breakfast, lunch and dinner are there, or 60 % of
    /// the target energy.
    public static func isWhole(_ day: Day, target: Double?) -> Bool {
        func has(_ slot: MealSlot) -> Bool { day.meals.contains { $0.slot == slot } }
        if has(.breakfast), has(.lunch), has(.dinner) { return true }
        guard let target, target > 0, let energy = day[.energy] else { return false }
        return energy >= wholeShare * target
    }

    private static func items(_ days: [Day], areWhole: Bool, _ references: References) -> [Item] {
        let shares = days.compactMap(EnergyShares.init)
        func share(_ nutrient: Nutrient, _ values: [Double], isAtLeast: Bool = false) -> Item {
            item(nutrient, mean(values, of: days.count), .percent, references, isAtLeast, isSettled: areWhole)
        }
        func amount(_ nutrient: Nutrient, _ metric: Metric) -> Item {
            let figures = days.compactMap { $0.figures[metric] }
            return item(
                nutrient, mean(figures.map(\.value), of: days.count), metric.unit, references,
                !areWhole || figures.contains(where: \.isAtLeast))
        }
        return Nutrient.allCases.map { nutrient in
            switch nutrient {
            case .protein: amount(nutrient, .protein)
            case .proteinShare: share(nutrient, shares.map(\.protein))
            case .carbsShare: share(nutrient, shares.map(\.carbs))
            case .fatShare: share(nutrient, shares.map(\.fat))
            case .saturatedShare:
                share(
                    nutrient, shares.compactMap(\.saturatedFat),
                    isAtLeast: shares.contains(where: \.isSaturatedAtLeast))
            case .sugar: amount(nutrient, .sugar)
            case .fibre: amount(nutrient, .fibre)
            case .salt: amount(nutrient, .salt)
            case .alcohol: amount(nutrient, .alcohol)
            case .water: amount(nutrient, .water)
            }
        }
    }

    /// The mean over the days that know it; those have to be three of a week, or the day itself.
    private static func mean(_ values: [Double], of days: Int) -> Double? {
        values.mean(least: min(days, fewestDays))
    }

    private static func item(
        _ nutrient: Nutrient, _ value: Double?, _ unit: MetricUnit, _ references: References, _ isAtLeast: Bool,
        isSettled: Bool = true
    ) -> Item {
        let (low, high) = references[nutrient]
        let verdict = isSettled ? verdict(value, low, high, isAtLeast) : .unknown
        return Item(
            nutrient: nutrient, value: value, unit: unit, low: low, high: high,
            isAtLeast: value != nil && isAtLeast, verdict: verdict)
    }

    private static func verdict(_ value: Double?, _ low: Double?, _ high: Double?, _ isAtLeast: Bool) -> Verdict {
        guard let value, low != nil || high != nil else { return .unknown }
        if let high, value > high { return .above }
        if let low, value < low { return isAtLeast ? .unknown : .below }
        return isAtLeast && high != nil ? .unknown : .within
    }
}
