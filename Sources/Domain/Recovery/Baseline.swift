/// What is usual for someone: the median of the days before, so that a day never pulls its own measure.
public struct Baseline: Codable, Sendable, Equatable {
    /// Days of which the figure must be known.
    public static let fewest = 7

    public let median: Double
    /// Days of the window that the figure is known of.
    public let days: Int

    /// - Returns: `nil` with fewer than `fewest` known values: then nothing is usual yet.
    public init?(_ values: [Double]) {
        let known = values.filter(\.isFinite)
        guard known.count >= Self.fewest, let median = Median.of(known) else { return nil }
        self.median = median
        days = known.count
    }
}

/// How many days before a day make its baseline.
public enum BaselineWindow: Int, Codable, Sendable, CaseIterable {
    case fortnight = 14
    case month = 28
    case twoMonths = 60
    case quarter = 90
}

extension [Day] {
    /// The known values of a metric in the `count` dates before `date`, oldest first.
    ///
    /// These are to be days in order; dates that are missing are unknown.
    public func values(of metric: Metric, before date: CivilDate, _ count: Int) -> [Double] {
        days(before: date, count).compactMap { $0[metric] }
    }

    /// Of days in order, those of the `count` dates before `date`.
    func days(before date: CivilDate, _ count: Int) -> ArraySlice<Day> {
        let end = partitioningIndex(from: date)
        let start = partitioningIndex(from: date.adding(days: -count))
        return self[start..<Swift.max(start, end)]
    }

    /// The first index whose day is `date` or later.
    private func partitioningIndex(from date: CivilDate) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].date < date { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
