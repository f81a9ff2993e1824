/// A food with its part of what a stretch of entries adds up to.
public struct Contributor: Codable, Sendable, Equatable {
    /// As it was called last.
    public var name: String
    public let foodID: String?
    /// In the metric's unit
    public let amount: Double
    /// 0 to 1, of what is known
    public let share: Double

    /// The foods that most of `metric` came from, the largest first; empty when none of it was eaten.
    ///
    /// - Parameter metric: one that food entries have, else there are none
    public static func top(of metric: Metric, in entries: [FoodEntry], limit: Int = 3) -> [Contributor] {
        guard let path = Nutrients.byMetric.first(where: { $0.metric == metric })?.path else { return [] }
        return top(in: entries, limit: limit) { $0.nutrients[keyPath: path] }
    }

    /// The same for whatever `amount` tells of an entry.
    static func top(
        in entries: [FoodEntry], limit: Int = 3, amount: (FoodEntry) -> Double?
    ) -> [Contributor] {
        var sums: [String: (last: FoodEntry, amount: Double)] = [:]
        var total = 0.0
        for entry in entries {
            guard let amount = amount(entry), amount > 0 else { continue }
            sums[entry.habitKey] = (entry, (sums[entry.habitKey]?.amount ?? 0) + amount)
            total += amount
        }
        return sums.values
            .sorted { ($1.amount, $0.last.name) < ($0.amount, $1.last.name) }
            .prefix(limit)
            .map {
                Contributor(name: $0.last.name, foodID: $0.last.foodID, amount: $0.amount, share: $0.amount / total)
            }
    }
}
