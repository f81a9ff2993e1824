/// How far a value lies from what is usual, in deviations that a few wild days do not inflate: the modified z-score of
/// Iglewicz and Hoaglin (1993).
public struct RobustScore: Codable, Sendable, Equatable {
    /// Beyond it their rule calls a value an outlier.
    public static let outlier = 3.5

    public let median: Double
    /// The median distance from the median.
    public let medianDeviation: Double
    /// The mean distance from the median, which stands in where more than half of the values are the same.
    public let meanDeviation: Double
    /// `nil` where all values before are the same and this one is not: no scale says how far.
    public let score: Double?

    /// Beyond `limit`, or different where nothing ever was.
    public func isBeyond(_ limit: Double) -> Bool { score.map { abs($0) > limit } ?? true }

    /// - Parameter history: the values before, without `value`
    /// - Returns: `nil` without history.
    public init?(_ value: Double, history: [Double]) {
        guard value.isFinite, let median = Median.of(history) else { return nil }
        let distances = history.filter(\.isFinite).map { abs($0 - median) }
        self.median = median
        medianDeviation = Median.of(distances) ?? 0
        meanDeviation = distances.reduce(0, +) / Double(distances.count)
        if medianDeviation > 0 {
            score = 0.6744897501960817 * (value - median) / medianDeviation
        } else if meanDeviation > 0 {
            score = (value - median) / (1.2533141373155003 * meanDeviation)
        } else {
            score = value == median ? 0 : nil
        }
    }
}
