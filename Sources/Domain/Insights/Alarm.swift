import Foundation

/// A figure so far from usual that chance would seldom make it.
public struct Alarm: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable {
        /// A single day
        case day
        /// A shift of the last two weeks that no single day shows
        case shift
    }

    public let kind: Kind
    public let metric: Metric
    public let date: CivilDate
    /// Of the day; of a shift the mean of the last seven known days of it
    public let value: Double
    /// The median of the days before, of `baselineDays` known ones
    public let usual: Double
    public let baselineDays: Int
    /// Deviations from usual
    public let score: Double
    /// Deviations that it had to pass
    public let limit: Double
}

/// Watches what devices measure for days and weeks that stand out, at about one false alarm a month over all of them.
///
/// Real figures have heavy tails and resemble the day before, and their baselines are estimates: where normal noise would
/// ring once in two months, limits are stretched by what a simulation of such noise asks for (`AlarmTests` repeats it): a
/// single day by more than a mean of days, whose tails are lighter.
public enum Alarms {
    static let target = 0.5
    static let dayStretch = 1.42
    static let shiftStretch = 1.25
    /// Days that make the baseline, and how many of them must be known.
    public static let baseline = 60
    public static let fewest = 28
    /// A shift is looked for in so many days.
    public static let shiftDays = 14
    /// How many days an alarm is told.
    static let told = 3

    /// Those of the last days on or before `date`, one a metric, the furthest out first.
    ///
    /// - Parameters:
    ///   - days: in order, the 80 before `date` among them
    ///   - today: sums of this day are still growing, and not looked at
    public static func recent(days: [Day], on date: CivilDate, today: CivilDate) -> [Alarm] {
        let watches = [Metric.sleep, days.hrvMetric, .restingHeartRate, .respiratoryRate, .steps, .activeEnergy]
            .compactMap { metric in
                let last = date == today && metric.growsThroughTheDay ? date.adding(days: -1) : date
                return Watch(metric, until: last, days: days)
            }
        guard let normal = FalseAlarms.limit(target: target, days: 30, metrics: watches.count) else { return [] }
        return watches.compactMap { $0.alarm(day: normal * dayStretch, shift: normal * shiftStretch) }.sorted {
            abs($0.score) > abs($1.score)
        }
    }
}

/// One metric over the days that an alarm looks at, on the scale where its noise is about even.
private struct Watch {
    let metric: Metric
    let last: CivilDate
    /// One a date, the last of them `last`
    let scaled: [Double?]
    let raw: [Double?]

    /// - Returns: `nil` where too little is known for any alarm.
    init?(_ metric: Metric, until last: CivilDate, days: [Day]) {
        let count = Alarms.baseline + Alarms.shiftDays + Alarms.told
        var raw = [Double?](repeating: nil, count: count)
        var known = 0
        for day in days.days(before: last.adding(days: 1), count) {
            guard let value = day[metric] else { continue }
            raw[count - 1 - day.date.days(to: last)] = value
            known += 1
        }
        guard known > Alarms.fewest else { return nil }
        self.metric = metric
        self.last = last
        self.raw = raw
        scaled = raw.map { $0.flatMap { Self.scaled($0, metric) } }
    }

    /// Heart rate variability varies by a share of itself, what is counted by about its root.
    private static func scaled(_ value: Double, _ metric: Metric) -> Double? {
        switch metric {
        case .hrv, .hrvSleep: value > 0 ? log(value) : nil
        case .steps, .activeEnergy: value >= 0 ? value.squareRoot() : nil
        default: value
        }
    }

    /// The latest day that stands out, else a shift that does.
    func alarm(day dayLimit: Double, shift shiftLimit: Double) -> Alarm? {
        let latest = scaled.indices.suffix(Alarms.told).reversed()
        for index in latest {
            if let value = scaled[index], let shown = raw[index], let usual = Usual(before: index, in: scaled) {
                let score = (value - usual.median) / usual.deviation
                if abs(score) > dayLimit { return alarm(.day, index, shown, usual, score, dayLimit) }
            }
        }
        guard let end = latest.first(where: { scaled[$0] != nil }) else { return nil }
        let start = end + 1 - Alarms.shiftDays
        let recent = raw[start...end].compactMap { $0 }.suffix(7)
        guard let usual = Usual(before: start, in: scaled), recent.count == 7 else { return nil }
        let scores = scaled[start...end].map { $0.map { ($0 - usual.median) / usual.deviation } }
        let score = (MovingAverageChart.smoothed(scores).last ?? 0) / usual.chartDeviation
        guard abs(score) > shiftLimit else { return nil }
        return alarm(.shift, end, recent.reduce(0, +) / 7, usual, score, shiftLimit)
    }

    private func alarm(
        _ kind: Alarm.Kind, _ index: Int, _ value: Double, _ usual: Usual, _ score: Double, _ limit: Double
    ) -> Alarm {
        let start = kind == .day ? index : index + 1 - Alarms.shiftDays
        let before = raw[max(start - Alarms.baseline, 0)..<start].compactMap { $0 }
        return Alarm(
            kind: kind, metric: metric, date: last.adding(days: index + 1 - raw.count), value: value,
            usual: Median.of(before) ?? value, baselineDays: usual.count, score: score, limit: limit)
    }
}

/// Middle, spread and memory of the days before one.
private struct Usual {
    let median: Double
    /// The larger of the standard deviation and what the median distance says it is: heavy tails show in the former.
    let deviation: Double
    let count: Int
    /// How much a day resembles the one before it, 0...0.8
    let correlation: Double

    init?(before index: Int, in values: [Double?]) {
        let window = values[max(index - Alarms.baseline, 0)..<index]
        let known = window.compactMap { $0 }
        guard known.count >= Alarms.fewest, let median = Median.of(known), let average = DailyAverage(known),
            let standard = average.deviation,
            let distance = Median.of(known.map { abs($0 - median) })
        else { return nil }
        let deviation = max(standard, distance / 0.6744897501960817)
        // Roots and logarithms of equal values differ by a rounding.
        guard deviation > 1e-9 * abs(median) else { return nil }
        self.median = median
        self.deviation = deviation
        count = known.count
        var products = 0.0
        var pairs = 0
        for (a, b) in zip(window, window.dropFirst()) {
            guard let a, let b else { continue }
            products += (a - average.mean) * (b - average.mean)
            pairs += 1
        }
        let size = Double(known.count)
        let seen = pairs > 0 ? products / Double(pairs) / (standard * standard) : 0
        // An estimate from few days is too low by about (1 + 4r)/n (Kendall 1954).
        correlation = min(max(seen + (1 + 4 * seen) / size, 0), 0.8)
    }

    /// Of the chart's value: its own noise, and that of the median it is measured from.
    var chartDeviation: Double {
        let own = MovingAverageChart.deviation(correlation: correlation)
        let ofMedian = 0.5 * Double.pi / Double(count) * (1 + correlation) / (1 - correlation)
        return (own * own + ofMedian).squareRoot()
    }
}
