/// What several amounts of food hold together, and of what the true figure may be higher.
public struct NutrientSum: Codable, Sendable, Equatable {
    /// The sum of what is known; `nil` where no part tells anything.
    public private(set) var known = Nutrients()
    /// Figures that some part does not tell: the true sum is `known` or more.
    public private(set) var incomplete: Set<Metric> = []

    public init() {}

    public init(_ items: [MealTemplate.Item]) {
        for item in items { add(item.nutrients, isDrink: item.drink != nil) }
    }

    /// - Parameter isDrink: solid food without a figure for caffeine or alcohol has none of it.
    mutating func add(_ nutrients: Nutrients, isDrink: Bool) {
        for metric in Nutrients.metrics {
            if let value = nutrients[metric] {
                known[metric] = (known[metric] ?? 0) + value
            } else if (metric != .caffeine && metric != .alcohol) || isDrink {
                incomplete.insert(metric)
            }
        }
    }

    /// The figures that are known in full.
    public var complete: Nutrients {
        var result = known
        for metric in incomplete { result[metric] = nil }
        return result
    }
}
