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
        let end = partitioningIndex { $0.date >= date }
        let first = date.adding(days: -count)
        let start = partitioningIndex { $0.date >= first }
        return self[start..<Swift.max(start, end)]
    }
}
