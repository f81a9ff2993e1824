/// The mean of a metric in the first half of some days against that of the second.
public struct HalfComparison: Sendable, Equatable {
    /// Days that a half must know before its mean is shown.
    public static let fewest = 2

    public let first: Double?
    public let second: Double?
    /// Of all days
    public let mean: Double?
    /// Days with a known figure in each half.
    public let firstDays: Int
    public let secondDays: Int

    /// `second - first`, where both are known.
    public var change: Double? {
        guard let first, let second else { return nil }
        return second - first
    }

    /// - Parameter days: consecutive, oldest first; of an odd number the middle day belongs to the second half.
    public init(_ metric: Metric, in days: [Day]) {
        let middle = days.count / 2
        let early = days[..<middle].compactMap { $0[metric] }
        let late = days[middle...].compactMap { $0[metric] }
        firstDays = early.count
        secondDays = late.count
        first = early.mean(least: Self.fewest)
        second = late.mean(least: Self.fewest)
        mean = DailyAverage(early + late)?.mean
    }
}
