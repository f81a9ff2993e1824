import Foundation

/// The chart of exponentially weighted means (Roberts 1959), which sees a small lasting shift that no single day shows.
public enum MovingAverageChart {
    /// Lucas and Saccucci (1990): with 0.2 and this limit, independent normal noise rings once in 500 looks.
    public static let weight = 0.2
    public static let limit = 2.962

    /// The smoothed values; an unknown day leaves the mean as it was.
    ///
    /// - Parameter scores: standardised by the baseline: mean 0 and deviation 1 while nothing has changed
    public static func smoothed(_ scores: [Double?], weight: Double = weight) -> [Double] {
        var mean = 0.0
        return scores.map { score in
            if let score { mean = weight * score + (1 - weight) * mean }
            return mean
        }
    }

    /// The deviation of the smoothed value of long noise of deviation 1, whose neighbours correlate by `correlation`.
    public static func deviation(weight: Double = weight, correlation: Double = 0) -> Double {
        let echo = correlation * (1 - weight)
        return (weight / (2 - weight) * (1 + echo) / (1 - echo)).squareRoot()
    }
}
