/// How fast a target weight is approached: as its date asks for, never faster than the rails allow.
struct TargetPace: Sendable, Equatable {
    /// kg a week, above 0, towards the target
    let weekly: Double
    /// When the target can be met at the soonest; `nil` where eating less would leave no safe day.
    let nearest: CivilDate?
    /// The asked date where it can be met, else the nearest.
    let date: CivilDate?
    /// Why `date` is not the asked one.
    let reason: SafetyRails.Reason?

    /// kg a week: slower than this no date tells anything.
    private static let slowest = 0.05

    /// - Parameters:
    ///   - weight: kg, now
    ///   - target: kg, other than `weight`
    ///   - usual: kg a week where no date asks for another
    ///   - fastest: kg a week that the rails allow, the energy floor included
    init(
        from weight: Double, to target: Double, by asked: CivilDate?, on date: CivilDate, usual: Double, fastest: Double
    ) {
        let distance = abs(target - weight)
        let fastest = max(fastest, 0)
        func day(at rate: Double) -> CivilDate? {
            rate < Self.slowest ? nil : date.adding(days: SafetyRails.days(for: distance, rate: rate))
        }
        let nearest = day(at: fastest)
        self.nearest = nearest
        let days = asked.map { date.days(to: $0) } ?? 0
        guard let asked, days > 0 else {
            weekly = min(usual, fastest)
            self.date = asked == nil ? nil : day(at: weekly)
            reason = asked == nil ? nil : self.date == nil ? .noRoom : .datePassed
            return
        }
        guard let nearest else {
            weekly = fastest
            self.date = nil
            reason = .noRoom
            return
        }
        weekly = min(distance / Double(days) * 7, fastest)
        self.date = max(asked, nearest)
        reason = asked < nearest ? .tooFast : nil
    }
}
