/// A week looked back on: what happened, and what follows for the goals.
public struct WeekReview: Codable, Sendable, Equatable {
    /// What is proposed, and why.
    public enum Proposal: String, Codable, Sendable {
        /// The goals do what they are meant to
        case keep
        /// What is burnt has turned out differently
        case less, more
        /// Too little is known to propose anything
        case unknown
    }

    public let from: CivilDate
    public let to: CivilDate
    /// kcal a day over the days with a full log
    public let eaten: Double?
    public let fullLogs: Int
    /// kcal a day that was aimed at
    public let target: Double?
    /// kg, of the trend
    public let weightChange: Double?
    /// kg that the energy aimed at meant
    public let expectedChange: Double?
    public let weighIns: Int
    /// kcal a day at the end of the week; 9 in 10 times within the interval
    public let burn: Double?
    public let burnInterval: ClosedRange<Double>?
    /// kcal a day more than a week before
    public let burnChange: Double?
    /// Energy felt, 1...10, and what was usual in the six weeks before
    public let felt: Double?
    public let usuallyFelt: Double?
    public let proposal: Proposal
    /// kcal a day
    public let proposed: Double?

    /// kcal a day: less of a difference is not worth a change
    static let threshold = 75.0

    /// The last whole week before the latest check-in day.
    ///
    /// - Parameter weekday: 1 for Monday to 7 for Sunday
    public static func week(before today: CivilDate, weekday: Int) -> DayRange {
        let since = (today.weekday - weekday + 7) % 7
        return DayRange(7, endingOn: today.adding(days: -since - 1))
    }

    /// - Parameter targets: of each day of the week
    public init(_ range: DayRange, outlook: EnergyOutlook, targets: [DayTargets]) {
        from = range.start
        to = range.end
        let days = outlook.days.filter { range.contains($0.date) }
        let logs = days.compactMap { $0.whole(.energy) }
        eaten = logs.mean()
        fullLogs = logs.count
        let target = targets.compactMap { $0.energy?.value }.mean()
        self.target = target
        weighIns = days.count { $0[.weight] != nil }
        func trend(_ date: CivilDate) -> Double? {
            outlook.trend.indices.last { outlook.days[$0].date <= date }.flatMap { outlook.trend[$0] }
        }
        let isWeighed = weighIns > 0
        weightChange =
            isWeighed
            ? trend(range.end).flatMap { end in trend(range.start.adding(days: -1)).map { end - $0 } } : nil
        func estimate(_ date: CivilDate) -> AdaptiveExpenditure.Estimate? {
            outlook.expenditure?.days.first { $0.date == date }
        }
        let now = estimate(range.end)
        burn = now?.kilocalories
        burnInterval = now?.interval
        burnChange = estimate(range.start.adding(days: -1)).flatMap { before in
            now.map { $0.kilocalories - before.kilocalories }
        }
        expectedChange = now.flatMap { now in
            target.map { ($0 - now.kilocalories) * Double(range.count) / EnergyPlan.energyPerKilogram }
        }
        felt = days.compactMap { $0[.energyLevel] }.mean()
        let before = DayRange(42, endingOn: range.start.adding(days: -1))
        usuallyFelt = outlook.days.filter { before.contains($0.date) }.compactMap { $0[.energyLevel] }.mean()
        guard let known = outlook.expenditure?.now, let aimed = outlook.aims.usualEnergy?.value else {
            proposal = .unknown
            proposed = nil
            return
        }
        let fresh = Self.same(outlook, by: known.kilocalories).map { ($0 / 10).rounded() * 10 } ?? aimed
        let doubt = (known.interval.upperBound - known.interval.lowerBound) / 4
        if abs(fresh - aimed) < max(Self.threshold, doubt) {
            proposal = .keep
            proposed = aimed
        } else {
            proposal = fresh < aimed ? .less : .more
            proposed = fresh
        }
    }

    /// The energy a day that does by what is burnt now what the goals are meant to do.
    private static func same(_ outlook: EnergyOutlook, by burn: Double) -> Double? {
        var goals = outlook.informed
        if let typed = outlook.goals.energy, let maintenance = outlook.goals.maintenance {
            // As far from what is burnt as it was when it was set.
            goals.energy = typed + burn - maintenance
        } else if outlook.goals.energy != nil, outlook.goals.phase != .cutting {
            goals.energy = burn
        } else {
            goals.energy = nil
        }
        return outlook.targets(goals).usualEnergy?.value
    }

    /// The goals that accepting makes, or changing to `energy` kcal a day.
    ///
    /// - Returns: `nil` where nothing changes.
    public func goals(in outlook: EnergyOutlook, energy: Double? = nil) -> Goals? {
        guard let energy = energy ?? (proposal == .less || proposal == .more ? proposed : nil) else { return nil }
        var goals = outlook.informed
        goals.energy = energy
        return goals
    }
}

/// What someone answered to a week's proposal.
public struct CheckIn: Codable, Sendable, Equatable {
    public enum Decision: String, Codable, Sendable, CaseIterable { case accept, change, decline }

    public let review: WeekReview
    public let decision: Decision
    /// kcal a day aimed at from then on, where that is known
    public let energy: Double?
    /// In one's own words
    public let note: String?

    public init(review: WeekReview, decision: Decision, energy: Double?, note: String?) {
        self.review = review
        self.decision = decision
        self.energy = energy
        self.note = note
    }
}
