/// A food with its part of what a stretch of entries adds up to.
public struct Contributor: Codable, Sendable, Equatable {
    /// As it was called last.
    public var name: String
    public let foodID: String?
    /// In the metric's unit
    public let amount: Double
    /// 0 to 1, of what is known
    public let share: Double
}

/// Entries by the food that they are of: what most of one thing or another came from.
public struct Contributors: Sendable {
    private let entries: [FoodEntry]
    /// Which food each entry is of, as a number from 0
    private let foods: [Int]
    private let count: Int

    public init(_ entries: [FoodEntry]) {
        var numbers: [String: Int] = [:]
        foods = entries.map { entry in
            let key = entry.habitKey
            if let number = numbers[key] { return number }
            numbers[key] = numbers.count
            return numbers.count - 1
        }
        count = numbers.count
        self.entries = entries
    }

    /// The foods that most of `metric` came from, the largest first; empty when none of it was eaten.
    ///
    /// - Parameter metric: one that food entries have, else there are none
    public func top(of metric: Metric, limit: Int = 3) -> [Contributor] {
        top(limit: limit) { $0.nutrients[metric] }
    }

    /// The same for whatever `amount` tells of an entry.
    func top(limit: Int = 3, amount: (FoodEntry) -> Double?) -> [Contributor] {
        var sums = [(last: Int, amount: Double)](repeating: (0, 0), count: count)
        var total = 0.0
        for index in entries.indices {
            guard let amount = amount(entries[index]), amount > 0 else { continue }
            sums[foods[index]] = (index, sums[foods[index]].amount + amount)
            total += amount
        }
        return sums.filter { $0.amount > 0 }
            .sorted { ($1.amount, entries[$0.last].name) < ($0.amount, entries[$1.last].name) }
            .prefix(limit)
            .map { last, amount in
                Contributor(
                    name: entries[last].name, foodID: entries[last].foodID, amount: amount, share: amount / total)
            }
    }
}
