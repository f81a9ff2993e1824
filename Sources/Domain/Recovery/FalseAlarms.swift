import Foundation

/// How far out an alarm must lie so that chance alone rings it seldom.
public enum FalseAlarms {
    /// The two-sided limit, in standard deviations, that normal noise passes `target` times in `days` days over all metrics
    /// together.
    ///
    /// - Returns: `nil` where the target is none, or more than one a look.
    public static func limit(target: Double, days: Int, metrics: Int) -> Double? {
        guard days > 0, metrics > 0 else { return nil }
        let share = target / Double(days * metrics)
        guard share > 0, share < 1 else { return nil }
        var low = 0.0
        var high = 40.0
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if erfc(middle / 2.0.squareRoot()) > share { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
