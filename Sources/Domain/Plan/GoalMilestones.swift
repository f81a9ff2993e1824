/// The way from the weight one began with to the goal, in steps of half a kilogram.
public struct GoalMilestones: Codable, Sendable, Equatable {
    public struct Milestone: Codable, Sendable, Equatable {
        /// kg
        public let weight: Double
        /// The first day on which the trend was there; `nil` while it was not
        public let passed: CivilDate?
    }

    /// kg
    public static let step = 0.5

    /// kg, the trend when the goal was set
    public let start: Double
    public let startDate: CivilDate
    /// kg, the trend now
    public let now: Double
    /// kg
    public let goal: Double
    /// From the start to the goal, both left out but the goal itself
    public let milestones: [Milestone]
    /// 0...1
    public var share: Double { min(max((now - start) / (goal - start), 0), 1) }

    /// - Parameters:
    ///   - trend: kg by day, oldest first
    ///   - since: when the goal was set; the first known day after counts where nothing is known of it
    /// - Returns: `nil` without a trend, or where the goal was as near as half a kilogram from the start.
    public init?(trend: [(date: CivilDate, weight: Double)], goal: Double, since: CivilDate) {
        let known = trend.filter { $0.date >= since }
        guard let first = trend.last(where: { $0.date <= since }) ?? known.first, let last = trend.last,
            abs(goal - first.weight) >= Self.step, abs(goal - first.weight) < 200
        else { return nil }
        start = first.weight
        startDate = max(first.date, since)
        now = last.weight
        self.goal = goal
        let sign = goal < first.weight ? -1.0 : 1.0
        var weights: [Double] = []
        var next = (first.weight / Self.step).rounded(sign < 0 ? .down : .up) * Self.step
        if abs(next - first.weight) < 0.05 { next += sign * Self.step }
        while (goal - next) * sign > 0.05 {
            weights.append(next)
            next += sign * Self.step
        }
        milestones = (weights + [goal]).map { weight in
            Milestone(weight: weight, passed: known.first { ($0.weight - weight) * sign >= -0.005 }?.date)
        }
    }
}
