/// The weight behind the noise of daily weigh-ins.
public enum WeightTrend {
    /// Walker's smoothing (The Hacker's Diet, 1991): each day the trend moves a tenth of the way to the weight.
    public static let smoothing = 0.1

    /// One day of the trend.
    public struct Point: Sendable, Equatable {
        public let date: CivilDate
        /// kg; `nil` on days without a weigh-in
        public let measured: Double?
        /// kg
        public let trend: Double
    }

    /// How days without a weigh-in are bridged.
    public enum Gaps: Sendable {
        /// The trend stays as it was: Walker's pencil method.
        case skip
        /// Weights in between are interpolated first, as TrendWeight does.
        case interpolate
        /// The next weigh-in counts for the days before it too: `T += (1 - 0.9^gap)(W - T)`. The same as `skip` without gaps.
        case timeAware
    }

    /// The trend from the first weigh-in on, one point a day.
    public static func points(from days: [Day]) -> [Point] {
        let weights = days.map { $0[.weight] }
        return zip(days, zip(weights, trend(of: weights))).compactMap { day, pair in
            pair.1.map { Point(date: day.date, measured: pair.0, trend: $0) }
        }
    }

    /// The change of the trend over the last two weeks, kg a week.
    ///
    /// - Returns: `nil` under 5 weigh-ins, or when they span less than a week: then it would be noise.
    public static func weeklyRate(_ points: [Point]) -> Double? {
        let recent = points.suffix(14)
        let measured = recent.filter { $0.measured != nil }
        guard measured.count >= 5, let first = measured.first, let last = measured.last,
            first.date.days(to: last.date) >= 7
        else { return nil }
        let line = LineFit(
            x: recent.map { Double($0.date.ordinal) - Double(last.date.ordinal) }, y: recent.map(\.trend))
        return line.map { $0.slope * 7 }
    }

    /// Exponentially smoothed weights by day; the first weigh-in seeds the trend.
    public static func trend(
        of weights: [Double?], alpha: Double = smoothing, gaps: Gaps = .timeAware
    ) -> [Double?] {
        var trend = RunningTrend(alpha: alpha, isTimeAware: gaps == .timeAware)
        return (gaps == .interpolate ? interpolated(weights) : weights).map { weight in
            trend.note(weight)
            return trend.value
        }
    }

    private static func interpolated(_ weights: [Double?]) -> [Double?] {
        var result = weights
        var last: Int?
        for (index, weight) in weights.enumerated() {
            guard let weight else { continue }
            if let last, index - last > 1, let from = weights[last] {
                for between in last + 1..<index {
                    let share = Double(between - last) / Double(index - last)
                    result[between] = from + share * (weight - from)
                }
            }
            last = index
        }
        return result
    }
}

/// The trend of weights, a day at a time.
struct RunningTrend {
    private(set) var value: Double?
    /// Days since the last weigh-in
    private var gap = 0
    private let alpha: Double
    private let isTimeAware: Bool

    init(alpha: Double = WeightTrend.smoothing, isTimeAware: Bool = true) {
        self.alpha = alpha
        self.isTimeAware = isTimeAware
    }

    /// - Parameter weight: kg; `nil` where there was no weigh-in
    mutating func note(_ weight: Double?) {
        gap += 1
        guard let weight else { return }
        if let old = value {
            var kept = 1.0
            for _ in 0..<(isTimeAware ? gap : 1) { kept *= 1 - alpha }
            value = old + (1 - kept) * (weight - old)
        } else {
            value = weight
        }
        gap = 0
    }
}
