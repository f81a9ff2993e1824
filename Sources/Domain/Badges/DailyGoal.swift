/// What can be reached every day, and be kept up.
public enum DailyGoal: String, Codable, Sendable, CaseIterable {
    case logging, water, steps, sleep, fibre

    /// By the targets of that day.
    public func isMet(on day: Day, _ targets: DayTargets) -> Bool { isMet(by: BadgeDay(day), targets) }

    func isMet(by day: BadgeDay, _ targets: DayTargets) -> Bool {
        let (value, metric): (Double?, Metric)
        switch self {
        case .logging: return day.isLogged
        case .water: (value, metric) = (day.water, .water)
        case .steps: (value, metric) = (day.steps, .steps)
        case .sleep: (value, metric) = (day.sleep, .sleep)
        case .fibre: (value, metric) = (day.eaten.fibre, .fibre)
        }
        guard let value, let goal = targets[metric]?.value, goal > 0 else { return false }
        return value >= goal
    }
}
