import Foundation

/// What someone burns, in the calories of their own log: what they would have to log to hold their weight.
///
/// Found from weigh-ins and logs of any quality by a Kalman filter over Hall's model of body weight, starting from the
/// equation of the profile (`ExpenditurePrior`), with steps in activity as alternatives (`ExpenditureFilter`). The
/// intervals hold for 9 in 10 simulated people.
public struct AdaptiveExpenditure: Sendable {
    /// The mean expenditure of the two weeks up to a date.
    public struct Estimate: Sendable, Equatable {
        public let date: CivilDate
        /// kcal logged a day
        public let kilocalories: Double
        /// kcal logged a day; 9 in 10 times it is in here
        public let interval: ClosedRange<Double>
    }

    /// What is missing before anything can be said.
    public struct Lacking: Sendable, Equatable {
        /// So many more weigh-ins within 28 days
        public let weighIns: Int
        /// So many more days logged in full within 28 days
        public let fullLogs: Int
    }

    /// One a day from the first on which enough was known; days of too little in between are left out.
    public let days: [Estimate]
    /// What is missing now; `nil` when the last day has an estimate.
    public let lacking: Lacking?
    let end: End?

    /// What a forecast starts from.
    struct End: Sendable {
        let filter: ExpenditureFilter
        let belief: ExpenditureFilter.Belief
        let restlessness: Double
        let date: CivilDate
    }

    /// The last estimate, where it is of the last day of the record.
    public var now: Estimate? { lacking == nil ? days.last : nil }

    static let neededWeighIns = 3
    static let neededLogs = 6
    /// Half of a 90 % interval in standard deviations
    static let reach = 1.645
    /// What half an interval takes to hold for 9 in 10 simulated people, by the full logs of 28 days: what is not logged
    /// is less like the rest than the filter believes.
    static func calibration(fullLogs: Int) -> Double { pow(20 / Double(max(fullLogs, 1)), 0.25) }

    public init(record: EnergyRecord, profile: Profile) {
        let needed = Lacking(
            weighIns: max(0, Self.neededWeighIns - record.recentWeighIns),
            fullLogs: max(0, Self.neededLogs - record.recentFullLogs))
        let isEnough = needed == Lacking(weighIns: 0, fullLogs: 0)
        guard let filter = ExpenditureFilter(record: record, profile: profile) else {
            days = []
            lacking = needed
            end = nil
            return
        }
        var days: [Estimate] = []
        var end: End?
        var weighIns = 0
        var logs = 0
        let entries = record.entries
        filter.run { day, belief in
            weighIns += entries[day].weight == nil ? 0 : 1
            logs += entries[day].isFull ? 1 : 0
            if day >= 28 {
                weighIns -= entries[day - 28].weight == nil ? 0 : 1
                logs -= entries[day - 28].isFull ? 1 : 0
            }
            guard weighIns >= Self.neededWeighIns, logs >= Self.neededLogs else { return }
            let (mean, deviation) = belief.moments { track in
                let recent = ExpenditureTrack.Part.recent
                return (track.mean[recent], track.covariance.recent[recent])
            }
            let restlessness = filter.restlessness(belief)
            let reach = Self.reach * Self.calibration(fullLogs: logs) * restlessness * deviation
            let date = record.first.adding(days: day)
            days.append(
                Estimate(date: date, kilocalories: mean, interval: max(0, mean - reach)...max(mean + reach, 0)))
            if day == entries.count - 1 {
                end = End(filter: filter, belief: belief, restlessness: restlessness, date: date)
            }
        }
        self.days = days
        lacking = isEnough ? nil : needed
        self.end = isEnough ? end : nil
    }
}

extension ExpenditureFilter {
    /// How much wider than usual an interval has to be for someone whose weight and expenditure move more than others',
    /// or whose last weigh-ins all came out on one side of what was expected: 1 for the middle one of simulated people.
    func restlessness(_ belief: Belief) -> Double {
        let last = belief.surprises.last?.day ?? 0
        let (count, sum) = belief.surprises.reversed().prefix { $0.day > last - 28 }
            .reduce((0.0, 0.0)) { ($0.0 + 1, $0.1 + $1.error) }
        let onOneSide = count > 2 ? abs(sum) / count.squareRoot() : 0.8
        let usual = ExpenditureHabits(prior: prior, maintenance: maintenance)
        let score =
            0.5 + 0.5 * log(0.3 + onOneSide) + 0.6 * abs(belief.tracks[0].mean[ExpenditureTrack.Part.drift])
            / usual.drift
            + 2.5 * log(habits.water / usual.water) + 1.6 * log(habits.drift / usual.drift)
            + 1.8 * log(habits.noise / usual.noise)
        return min(max(exp(0.2 * score), 0.7), 2.2)
    }
}

extension ExpenditureFilter.Belief {
    /// Mean and standard deviation over the tracks.
    func moments(_ value: (ExpenditureTrack) -> (mean: Double, variance: Double)) -> (mean: Double, deviation: Double) {
        let values = zip(tracks.map(value), weights)
        let mean = values.reduce(0) { $0 + $1.0.mean * $1.1 }
        let variance = values.reduce(0) { $0 + ($1.0.variance + ($1.0.mean - mean) * ($1.0.mean - mean)) * $1.1 }
        return (mean, max(variance, 0).squareRoot())
    }
}
