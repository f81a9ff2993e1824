/// What someone weighed and logged, day by day without a gap: what expenditure is estimated from.
public struct EnergyRecord: Sendable, Equatable {
    /// What is known of one day.
    public struct Entry: Sendable, Equatable {
        /// kg in the morning
        public var weight: Double?
        /// kcal logged
        public var intake: Double?
        /// All that was eaten is in `intake`, as far as the log says.
        public var isFull: Bool

        public init(weight: Double? = nil, intake: Double? = nil, isFull: Bool = true) {
            self.weight = weight.flatMap { EnergyRecord.weights.contains($0) ? $0 : nil }
            self.intake = intake.flatMap { EnergyRecord.intakes.contains($0) ? $0 : nil }
            self.isFull = isFull && self.intake != nil
        }
    }

    /// kg; anything else is no weight of an adult
    static let weights = 25.0...400.0
    /// kcal; more is a slip of the pen, less is not a day's log
    static let intakes = 100.0...12_000.0
    /// Older days say nothing about today.
    public static let longest = 400

    public let first: CivilDate
    /// One a day from `first` on; never empty, the first has a weight or an intake.
    public let entries: [Entry]

    public var last: CivilDate { first.adding(days: entries.count - 1) }

    /// - Parameters:
    ///   - known: what is known, by date; a date that appears twice counts as it was given last
    ///   - last: the day it ends with; later days are left out
    /// - Returns: `nil` where nothing is known of the 400 days before.
    public init?(_ known: some Sequence<(date: CivilDate, entry: Entry)>, through last: CivilDate) {
        var byDay = [Entry?](repeating: nil, count: Self.longest)
        for (date, entry) in known where date <= last && (entry.weight != nil || entry.intake != nil) {
            let age = date.days(to: last)
            if age < Self.longest { byDay[Self.longest - 1 - age] = entry }
        }
        guard let start = byDay.firstIndex(where: { $0 != nil }) else { return nil }
        first = last.adding(days: start - (Self.longest - 1))
        entries = byDay[start...].map { $0 ?? Entry() }
    }

    /// - Parameter isLastEaten: whether all of the last day was eaten, as far as it will be
    public init?(days: [Day], through last: CivilDate, isLastEaten: Bool = true) {
        self.init(
            days.lazy.map { day in
                let energy = isLastEaten || day.date != last ? day.figures[.energy] : nil
                return (
                    day.date,
                    Entry(weight: day[.weight], intake: energy?.value, isFull: energy?.isAtLeast == false)
                )
            }, through: last)
    }

    /// Weigh-ins of the last 28 days.
    var recentWeighIns: Int { entries.suffix(28).count { $0.weight != nil } }
    /// Full logs of the last 28 days.
    var recentFullLogs: Int { entries.suffix(28).count { $0.isFull } }
}
