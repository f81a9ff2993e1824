import Foundation

/// What a figure comes to on an average day, and how much the days differ: enough to tell a real change from chance.
public struct DailyAverage: Codable, Sendable, Equatable {
    public let mean: Double
    /// The sample standard deviation; `nil` with a single day, or beyond what a number holds.
    public let deviation: Double?
    /// Days that the figure is known of.
    public let days: Int
    /// Days of which a part is unknown, so that the true mean is this or more.
    public let atLeastDays: Int

    public var isAtLeast: Bool { atLeastDays > 0 }

    /// - Returns: `nil` without a finite value.
    public init?(_ values: [Double], atLeastDays: Int = 0) {
        let known = values.filter(\.isFinite)
        let mean = known.reduce(0, +) / Double(known.count)
        guard !known.isEmpty, mean.isFinite else { return nil }
        self.mean = mean
        let squares = known.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        deviation = known.count > 1 && squares.isFinite ? (squares / Double(known.count - 1)).squareRoot() : nil
        days = known.count
        self.atLeastDays = atLeastDays
    }

    /// Whether chance alone would make two means so far apart in fewer than `level` of all cases, by Welch's t test
    /// (1947), two-sided. Never with a single day on either side.
    public func differs(from other: DailyAverage, level: Double = 0.05) -> Bool {
        guard let deviation, let otherDeviation = other.deviation else { return false }
        let a = deviation * deviation / Double(days)
        let b = otherDeviation * otherDeviation / Double(other.days)
        guard a + b > 0 else { return mean != other.mean }
        let t = abs(mean - other.mean) / (a + b).squareRoot()
        let freedom = (a + b) * (a + b) / (a * a / Double(days - 1) + b * b / Double(other.days - 1))
        return StudentT.isBeyondChance(t, degreesOfFreedom: freedom, level: level)
    }
}

extension StudentT {
    /// Whether |T| reaches `t` with a probability below `level`.
    static func isBeyondChance(_ t: Double, degreesOfFreedom: Double, level: Double) -> Bool {
        guard t.isFinite, let freedom = Int(exactly: degreesOfFreedom.rounded(.down)), freedom >= 1 else {
            return t == .infinity
        }
        return 2 * (1 - cumulative(t, freedom)) < level
    }
}
