/// What can be reached every day, and be kept up.
public enum DailyGoal: String, Codable, Sendable, CaseIterable {
    case logging, water, steps, sleep, fibre

    /// Minutes: at least seven hours for adults (Watson 2015, Sleep 38:843).
    public static let sleepMinutes = 420.0

    public func isMet(on day: Day, goals: Goals) -> Bool {
        guard let metric else { return !day.meals.isEmpty }
        return isMet(by: day[metric], goals: goals)
    }

    /// - Parameter value: of `metric`
    func isMet(by value: Double?, goals: Goals) -> Bool {
        guard let value, let goal = goal(goals), goal > 0 else { return false }
        return value >= goal
    }

    /// What is measured; `nil` for logging at all.
    private var metric: Metric? {
        switch self {
        case .logging: nil
        case .water: .water
        case .steps: .steps
        case .sleep: .sleep
        case .fibre: .fibre
        }
    }

    private func goal(_ goals: Goals) -> Double? {
        switch self {
        case .logging: nil
        case .water: goals.water
        case .steps: Double(goals.steps)
        case .sleep: Self.sleepMinutes
        case .fibre: goals.fibre ?? FibreTarget.efsa
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
