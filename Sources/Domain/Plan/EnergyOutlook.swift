/// What is known of someone's energy today: what a plan starts from. Made once, asked often.
public struct EnergyOutlook: Sendable {
    /// What someone burns a day.
    public struct Burn: Codable, Sendable, Equatable {
        /// kcal a day
        public let kilocalories: Double
        /// kcal a day; 9 in 10 times it is in here. `nil` for what was typed.
        public let interval: ClosedRange<Double>?
        public let source: Source

        public enum Source: String, Codable, Sendable {
            /// From weigh-ins and logs, in logged calories
            case estimate
            /// From the profile alone
            case equation
            /// The person said so
            case typed
        }
    }

    /// The longest that weight is foretold, days
    public static let horizon = 365
    /// Days that there have to be figures of before any is usual
    private static let usualDays = 7

    public let today: CivilDate
    public let profile: Profile
    /// Those in force today, or that someone tries.
    public var goals: Goals
    public let body: KnownBody
    private let record: EnergyRecord?
    /// `nil` where nothing was ever weighed or logged.
    public let expenditure: AdaptiveExpenditure?
    /// What is missing before expenditure can be told.
    public let lacking: AdaptiveExpenditure.Lacking?
    /// Up to 400 days, today the last.
    public let days: [Day]
    /// The trend of weight beside `days`
    public let trend: [Double?]
    /// Steps a day over the last four weeks
    public let usualSteps: Double?

    /// - Parameter days: consecutive, oldest first, today the last; what of today was eaten so far is not counted
    /// - Parameter before: an outlook of the same person; its estimate stands where what it rests on is the same
    public init(days: [Day], profile: Profile, targets: DayTargets, after before: EnergyOutlook? = nil) {
        today = targets.date
        self.profile = profile
        goals = targets.goals
        body = targets.body
        self.days = days
        trend = WeightTrend.trend(of: days.map { $0[.weight] })
        let record = EnergyRecord(days: days, through: targets.date, isLastEaten: false)
        self.record = record
        if let before, before.record == record, before.profile == profile {
            expenditure = before.expenditure
        } else {
            expenditure = record.map { AdaptiveExpenditure(record: $0, profile: profile) }
        }
        lacking =
            record == nil
            ? AdaptiveExpenditure.Lacking(
                weighIns: AdaptiveExpenditure.neededWeighIns, fullLogs: AdaptiveExpenditure.neededLogs)
            : expenditure?.lacking
        usualSteps = Self.lastWeeks(of: days).compactMap { $0[.steps] }.mean(least: Self.usualDays)
    }

    /// kcal a day over the days of the last four weeks that were logged in full
    public var usualEaten: Double? {
        Self.lastWeeks(of: days).compactMap { $0.whole(.energy) }.mean(least: Self.usualDays)
    }

    /// Four weeks up to yesterday
    private static func lastWeeks(of days: [Day]) -> ArraySlice<Day> { days.dropLast().suffix(28) }

    /// What the profile alone says, kcal a day; `nil` where it says too little.
    public var equation: Burn? {
        var goals = goals
        goals.maintenance = nil
        return Self.burn(of: targets(goals).plan, .equation)
    }

    /// What is burnt, by the best that is known.
    public var burn: Burn? {
        if let now = expenditure?.now {
            return Burn(kilocalories: now.kilocalories, interval: now.interval, source: .estimate)
        }
        return Self.burn(of: targets(goals).plan, goals.maintenance == nil ? .equation : .typed)
    }

    /// The goals with what is burnt as far as it is known from weigh-ins and logs: what new goals rest on.
    var informed: Goals {
        var goals = goals
        if let now = expenditure?.now { goals.maintenance = now.kilocalories.rounded() }
        return goals
    }

    /// What is aimed at by the goals in force.
    public var aims: DayTargets { targets(goals) }

    func targets(_ goals: Goals) -> DayTargets {
        DayTargets(profile: profile, goals: goals, body: body, on: today)
    }

    private static func burn(of plan: EnergyPlan, _ source: Burn.Source) -> Burn? {
        plan.maintenance.map { maintenance in
            var interval: ClosedRange<Double>?
            if let low = plan.maintenanceLow, let high = plan.maintenanceHigh, low <= high { interval = low...high }
            return Burn(kilocalories: maintenance, interval: interval, source: source)
        }
    }

    /// One day's expenditure beside what the equation says and what was eaten.
    public struct Row: Sendable, Equatable {
        public let date: CivilDate
        public let estimate: AdaptiveExpenditure.Estimate?
        /// kcal, by the trend of weight as it was then
        public let equation: Double?
        /// kcal, where the log is full
        public let eaten: Double?
    }

    /// A row for each day of `range`, oldest first.
    public func expenditures(_ range: DayRange) -> [Row] {
        let estimates = Dictionary(
            (expenditure?.days ?? []).map { ($0.date, $0) }, uniquingKeysWith: { _, last in last })
        let start = days.first?.date ?? today
        return range.map { date in
            let index = start.days(to: date)
            guard days.indices.contains(index) else {
                return Row(date: date, estimate: nil, equation: nil, eaten: nil)
            }
            let plan = EnergyPlan(
                profile: profile, weight: trend[index], bodyFat: body.bodyFat, goals: Goals(from: date), on: date)
            return Row(
                date: date, estimate: estimates[date], equation: plan.maintenance,
                eaten: date < today ? days[index].whole(.energy) : nil)
        }
    }

    /// How much expenditure has changed since `date`, kcal a day.
    ///
    /// The two estimates are taken as if they had nothing in common, so the interval is rather too wide.
    ///
    /// - Returns: `nil` within three weeks, or where the change could as well be none.
    public func change(since date: CivilDate) -> (kilocalories: Double, interval: ClosedRange<Double>)? {
        guard let now = expenditure?.now, date.days(to: now.date) >= 21,
            let then = expenditure?.days.last(where: { $0.date <= date })
        else { return nil }
        let change = now.kilocalories - then.kilocalories
        let reach = now.interval.reach(beside: then.interval)
        return abs(change) > reach ? (change, change - reach...change + reach) : nil
    }
}

extension ClosedRange<Double> {
    /// How far the difference of two estimates with these intervals may be off, where they have nothing in common.
    func reach(beside other: Self) -> Double {
        let (half, otherHalf) = ((upperBound - lowerBound) / 2, (other.upperBound - other.lowerBound) / 2)
        return (half * half + otherHalf * otherHalf).squareRoot()
    }
}
