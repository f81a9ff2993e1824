/// What can be reached every day, and be kept up.
public enum DailyGoal: String, Codable, Sendable, CaseIterable {
    case logging, water, steps, sleep, fibre

    /// Minutes: at least seven hours for adults (Watson 2015, Sleep 38:843).
    public static let sleepMinutes = 420.0

    public func isMet(on day: Day, goals: Goals) -> Bool {
        switch self {
        case .logging: !day.meals.isEmpty
        case .water: goals.water > 0 && day[.water] ?? 0 >= goals.water
        case .steps: goals.steps > 0 && day[.steps] ?? 0 >= Double(goals.steps)
        case .sleep: day[.sleep] ?? 0 >= Self.sleepMinutes
        case .fibre: day[.fibre] ?? 0 >= goals.fibre ?? FibreTarget.efsa
        }
    }
}

extension Streak {
    /// Days in a row on which a goal was met; each day by the goals of then.
    public init(_ goal: DailyGoal, days: [Day], goals: [Goals], today: CivilDate) {
        let met = days.lazy.filter { day in
            goal.isMet(on: day, goals: goals.inForce(on: day.date) ?? Goals(from: day.date))
        }
        self.init(loggedDays: met.map(\.date), today: today)
    }
}
