/// A behaviour and an outcome that went together more than chance and the likeness of neighbouring days explain. Which
/// brings about which, or whether a third thing brings both, it cannot tell.
public struct HabitFinding: Codable, Sendable, Equatable {
    /// The outcome on days of one kind.
    public struct Group: Codable, Sendable, Equatable {
        public let mean: Double
        public let days: Int
    }

    public struct Pair: Codable, Sendable, Equatable {
        /// Of the behaviour
        public let date: CivilDate
        public let behaviour: Double
        public let outcome: Double
    }

    public let behaviour: Behaviour
    public let outcome: Metric
    /// Days from the behaviour to the outcome
    public let lag: Int
    /// Pearson's and Spearman's coefficients
    public let r: Double
    public let rankR: Double
    /// What the pairs are worth, by Pyper and Peterman
    public let effectiveCount: Double
    /// Among all tests that were made, by Benjamini and Hochberg
    public let adjusted: Double
    public let circularShift: Double
    /// With the behaviour, or with more of it than the median
    public let with: Group
    public let without: Group
    /// The median that parts more from less, where it is not a matter of yes or no
    public let threshold: Double?
    /// Oldest first
    public let pairs: [Pair]

    /// In the outcome's unit
    public var difference: Double { with.mean - without.mean }
}

/// Looks for what goes with what.
///
/// Effective-count test, then Benjamini and Hochberg at 0.10 over all tests that were made, then circular shift at 0.05,
/// with |r| of 0.3 or more, and as much of rank correlation as no single day can carry.
public enum HabitFindings {
    /// Pairs of days, and days of both kinds, before a test is made.
    public static let fewestPairs = 28
    public static let fewestInGroup = 5
    /// Days that are looked at
    public static let reach = 90
    static let falseShare = 0.10
    static let shiftLevel = 0.05
    static let leastR = 0.3
    static let leastRankR = 0.2

    /// What was tested, and what held, the strongest first.
    public struct Result: Codable, Sendable, Equatable {
        public let tests: Int
        public let findings: [HabitFinding]
    }

    /// - Parameters:
    ///   - days: whole days in order
    ///   - entries: all of these days
    ///   - dayStartHour: 0...6
    public static func all(days: [Day], entries: [FoodEntry], dayStartHour: Int = 0) -> Result {
        let byDay = Dictionary(grouping: entries, by: \.day)
        let hrv = days.hrvMetric
        let behaviours = Behaviour.allCases.map { behaviour in
            (
                behaviour,
                series(days) { behaviour.value(on: $0, byDay[$0.date] ?? [], dayStartHour: dayStartHour) }
            )
        }
        var outcomes: [Metric: [Double?]] = [:]
        var tests: [Test] = []
        for (behaviour, values) in behaviours {
            for (metric, lag) in behaviour.outcomes {
                let metric = metric == .hrv ? hrv : metric
                let measured = outcomes[metric] ?? series(days) { $0[metric] }
                outcomes[metric] = measured
                if let test = Test(behaviour, metric, lag, values, measured) { tests.append(test) }
            }
        }
        let adjusted = FalseDiscovery.adjusted(tests.map(\.correlation.probability))
        let first = days.first?.date
        let findings = zip(tests, adjusted).compactMap { test, adjusted in
            first.flatMap { test.finding(adjusted, from: $0) }
        }
        return Result(tests: tests.count, findings: findings.sorted { abs($0.r) > abs($1.r) })
    }

    /// One value a date from the first day to the last.
    private static func series(_ days: [Day], _ value: (Day) -> Double?) -> [Double?] {
        guard let first = days.first?.date, let last = days.last?.date, first <= last else { return [] }
        var result = [Double?](repeating: nil, count: first.days(to: last) + 1)
        for day in days where first <= day.date && day.date <= last { result[first.days(to: day.date)] = value(day) }
        return result
    }
}

private struct Test {
    let behaviour: Behaviour
    let metric: Metric
    let lag: Int
    /// Days after the first
    var places: [Int] = []
    var x: [Double] = []
    var y: [Double] = []
    let threshold: Double
    let correlation: SerialCorrelation

    /// - Returns: `nil` where there are too few pairs or too few days of one kind; that is decided before looking.
    init?(_ behaviour: Behaviour, _ metric: Metric, _ lag: Int, _ values: [Double?], _ measured: [Double?]) {
        for (place, value) in values.enumerated() where place + lag < measured.count {
            guard let value, let outcome = measured[place + lag] else { continue }
            places.append(place)
            x.append(value)
            y.append(outcome)
        }
        guard x.count >= HabitFindings.fewestPairs, let threshold = behaviour.isYesOrNo ? 0 : Median.of(x) else {
            return nil
        }
        let more = x.count { $0 > threshold }
        guard min(more, x.count - more) >= HabitFindings.fewestInGroup, let correlation = SerialCorrelation(x, y)
        else { return nil }
        self.behaviour = behaviour
        self.metric = metric
        self.lag = lag
        self.threshold = threshold
        self.correlation = correlation
    }

    func finding(_ adjusted: Double, from first: CivilDate) -> HabitFinding? {
        guard adjusted <= HabitFindings.falseShare, abs(correlation.r) >= HabitFindings.leastR,
            let ranks = SerialCorrelation.ofRanks(x, y)?.r, ranks * correlation.r > 0,
            abs(ranks) >= HabitFindings.leastRankR,
            let shift = SerialCorrelation.circularShiftProbability(x, y), shift <= HabitFindings.shiftLevel,
            let with = group({ $0 > threshold }), let without = group({ $0 <= threshold }),
            (with.mean > without.mean) == (correlation.r > 0)
        else { return nil }
        return HabitFinding(
            behaviour: behaviour, outcome: metric, lag: lag, r: correlation.r, rankR: ranks,
            effectiveCount: correlation.effectiveCount, adjusted: adjusted, circularShift: shift, with: with,
            without: without, threshold: behaviour.isYesOrNo ? nil : threshold,
            pairs: zip(places, zip(x, y)).map {
                HabitFinding.Pair(date: first.adding(days: $0), behaviour: $1.0, outcome: $1.1)
            })
    }

    private func group(_ isIncluded: (Double) -> Bool) -> HabitFinding.Group? {
        DailyAverage(zip(x, y).filter { isIncluded($0.0) }.map(\.1)).map {
            HabitFinding.Group(mean: $0.mean, days: $0.days)
        }
    }
}
