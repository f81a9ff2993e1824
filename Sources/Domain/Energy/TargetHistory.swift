/// What one person aims at, day by day: each day by the goals in force then, the body as it was known then, and the
/// profile as it is known now.
public struct TargetHistory: Sendable {
    private let profile: Profile
    private let goals: [Goals]
    private let start: CivilDate
    private let before: KnownBody
    /// Known at the end of each day from `start` on
    private var bodies: [KnownBody] = []

    /// - Parameters:
    ///   - goals: oldest first
    ///   - before: as known before the first of `days`
    ///   - days: consecutive, oldest first
    public init(
        profile: Profile = Profile(), goals: [Goals] = [], before: KnownBody = KnownBody(),
        days: some Collection<Day> = [Day]()
    ) {
        self.profile = profile
        self.goals = goals
        self.before = before
        start = days.first?.date ?? .first
        var body = before
        bodies.reserveCapacity(days.count)
        for day in days {
            body.weight = day[.weight] ?? body.weight
            body.bodyFat = day[.bodyFat] ?? body.bodyFat
            bodies.append(body)
        }
    }

    /// The phases up to a day, oldest first
    func phases(on date: CivilDate) -> [PhaseSpan] { goals.phases(on: date) }

    public subscript(date: CivilDate) -> DayTargets {
        let index = min(start.days(to: date), bodies.count - 1)
        let body = bodies.indices.contains(index) ? bodies[index] : before
        return DayTargets(
            profile: profile, goals: goals.inForce(on: date) ?? Goals(from: date), body: body, on: date)
    }
}

/// The latest of what plans rest on.
public struct KnownBody: Sendable, Equatable {
    /// kg
    public var weight: Double?
    /// %
    public var bodyFat: Double?

    public init(weight: Double? = nil, bodyFat: Double? = nil) {
        self.weight = weight
        self.bodyFat = bodyFat
    }
}
