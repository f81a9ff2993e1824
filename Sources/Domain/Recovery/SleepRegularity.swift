/// How much the hours of sleep are the same from day to day: the Sleep Regularity Index (Phillips 2017, Sci Rep 7:3216).
///
/// The share of moments, 24 hours apart, at which someone is asleep both times or awake both times; 100 is always the
/// same, 0 is chance.
public enum SleepRegularity {
    /// Pairs of days before it means anything.
    public static let fewestPairs = 5

    /// - Parameter days: whether asleep at each moment, as many moments for each day; `nil` for a day without a record
    /// - Returns: -100...100; `nil` where no two days in a row are known.
    public static func index(_ days: [[Bool]?]) -> Double? {
        var same = 0
        var all = 0
        for (first, second) in zip(days, days.dropFirst()) {
            guard let first, let second, first.count == second.count else { continue }
            for (a, b) in zip(first, second) where a == b { same += 1 }
            all += first.count
        }
        return all > 0 ? 200 * Double(same) / Double(all) - 100 : nil
    }

    /// Of recorded sleep, minute by minute from noon to noon; a night without a record is not taken for a night awake.
    ///
    /// - Parameter days: consecutive, oldest first
    /// - Returns: the index and the pairs it rests on; `nil` with too few pairs.
    public static func index(of days: [Day]) -> (index: Double, pairs: Int)? {
        var nights = days.map { day in
            day.hasSleepRecord ? [Bool](repeating: false, count: 1440) : nil
        }
        for (index, day) in days.enumerated() {
            for span in day.recorded?.sleep.flatMap(\.spans) ?? [] where span.stage.isAsleep {
                mark(span, wakingOn: index, in: &nights)
            }
        }
        let pairs = zip(nights, nights.dropFirst()).filter { $0 != nil && $1 != nil }.count
        guard pairs >= fewestPairs, let value = Self.index(nights) else { return nil }
        return (value, pairs)
    }

    private static func mark(_ span: SleepSession.Span, wakingOn day: Int, in nights: inout [[Bool]?]) {
        // A day and a half on both sides is more than a sleep has.
        guard let start = Int(exactly: max(span.start, -2160).rounded()),
            let end = Int(exactly: min(span.end, 3600).rounded()), start < end
        else { return }
        for minute in start..<end {
            let sinceNoon = minute + 720
            let night = day + (sinceNoon >= 0 ? sinceNoon / 1440 : (sinceNoon - 1439) / 1440)
            guard nights.indices.contains(night) else { continue }
            nights[night]?[((sinceNoon % 1440) + 1440) % 1440] = true
        }
    }
}

extension Day {
    fileprivate var hasSleepRecord: Bool {
        recorded?.sleep.contains { $0.spans.contains(where: \.stage.isAsleep) } ?? false
    }
}
