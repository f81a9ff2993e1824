/// What can be reached every day, and be kept up.
public enum DailyGoal: String, Codable, Sendable, CaseIterable {
    case logging, water, steps, sleep, fibre

    public func isMet(on day: Day, _ targets: DayTargets) -> Bool {
        guard let metric else { return !day.meals.isEmpty }
        return isMet(by: day[metric], targets)
    }

    /// - Parameter value: of `metric`
    func isMet(by value: Double?, _ targets: DayTargets) -> Bool {
        guard let value, let metric, let goal = targets[metric]?.value, goal > 0 else { return false }
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
}

extension Streak {
    /// Days in a row on which a goal was met; each day by the targets of then.
    ///
    /// - Parameter targets: one for each of `days`
    public init(_ goal: DailyGoal, days: [Day], targets: [DayTargets], today: CivilDate) {
        self.init(
            loggedDays: zip(days, targets).filter { goal.isMet(on: $0, $1) }.map(\.0.date), today: today)
    }
}
