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
    /// - Parameters:
    ///   - days: consecutive, oldest first
    ///   - targets: one for each of `days`
    public init(_ goal: DailyGoal, days: [Day], targets: [DayTargets], today: CivilDate) {
        var (run, longest) = (0, 0)
        // By index: pairs would copy each day and its targets.
        for index in 0..<min(days.count, targets.count) where days[index].date <= today {
            if goal.isMet(on: days[index], targets[index]) {
                run += 1
                longest = max(longest, run)
            } else if days[index].date < today {
                run = 0
            }
        }
        let isCurrent = days.last.map { $0.date >= today.adding(days: -1) } ?? false
        self.init(current: isCurrent ? run : 0, longest: longest)
    }
}
