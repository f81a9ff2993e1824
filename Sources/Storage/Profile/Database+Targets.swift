public import Domain

extension Database {
    /// What someone aims at, beside their days.
    ///
    /// - Parameter days: consecutive, oldest first; without any each day is judged by the body as it is known last
    public func targets(of owner: Account.ID, beside days: some Collection<Day>) throws -> TargetHistory {
        let eve = days.first?.date.adding(days: -1) ?? .last
        return TargetHistory(
            profile: try profiles.get(owner), goals: try goals.history(owner),
            before: try self.days.body(of: owner, on: eve), days: days)
    }

    /// What someone aims at on one day.
    public func targets(of owner: Account.ID, on date: CivilDate) throws -> DayTargets {
        TargetHistory(
            profile: try profiles.get(owner), goals: try goals.history(owner),
            before: try days.body(of: owner, on: date), days: [])[date]
    }
}
