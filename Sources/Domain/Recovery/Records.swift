/// Best values that are more than the next one in a row of chances: of n values that mean nothing, the last is the best of
/// them with probability 1/n (Rényi 1962).
public enum Records {
    /// Attempts before one can be a record.
    public static let fewest = 5

    /// Whether `value` beats all of `history` by as much as the measure can tell apart.
    ///
    /// - Parameters:
    ///   - resolution: the smallest step of the measure
    ///   - typicalError: what the same performance varies by
    public static func isRecord(
        _ value: Double, history: [Double], resolution: Double, typicalError: Double = 0
    ) -> Bool {
        guard history.count >= fewest, let best = history.max() else { return false }
        // A rounding of binary fractions is no smaller step.
        return value - best >= max(resolution, 0.5 * typicalError) * (1 - 1e-9)
    }

    /// How many records `count` values are expected to set that only chance orders: 1 + 1/2 + … + 1/count.
    public static func expected(_ count: Int) -> Double {
        count < 1 ? 0 : (1...count).reduce(0) { $0 + 1 / Double($1) }
    }
}
