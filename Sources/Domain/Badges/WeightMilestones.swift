/// Half kilos towards a goal weight, by the trend and not by one reading.
///
/// They are counted only while a goal to lose is in force and nothing speaks against losing (`SafetyRails`), down to the
/// goal or the lowest healthy weight, at a pace that the rails allow, and not after days below the calorie floor.
struct WeightMilestones {
    static let step = 0.5
    /// Weigh-ins before the start of a goal is known.
    private static let fewest = 5

    private(set) var halfKilograms = BadgeTally()
    private(set) var firstKilogram = BadgeTally()
    /// kg lost since the start, at most down to the goal; `nil` without a goal to lose.
    private(set) var lost: Double?

    private var days: [Day] = []
    private var weights: [Double?] = []
    private var trends: [Double?] = []
    /// Weigh-ins up to here.
    private var weighings = 0
    private var start: Double?
    /// Half kilos of this goal that were counted.
    private var counted = 0

    /// - Parameters:
    ///   - days: consecutive, oldest first
    ///   - weights: kg, one for each day
    ///   - targets: one for each day
    mutating func run(days: [Day], weights: [Double?], targets: [DayTargets]) {
        guard targets.contains(where: { $0.targetWeight != nil }) else { return }
        self.days = days
        self.weights = weights
        trends = WeightTrend.trend(of: weights)
        for (index, targets) in zip(days.indices, targets) { note(index, targets) }
    }

    private mutating func note(_ index: Int, _ targets: DayTargets) {
        guard let trend = trends[index] else { return }
        if weights[index] != nil { weighings += 1 }
        let date = days[index].date
        lost = nil
        guard let target = targets.targetWeight?.value, targets.plan.canLose else {
            start = nil
            counted = 0
            return
        }
        if start == nil, weighings >= Self.fewest {
            let last = weights[...index].reversed().lazy.compactMap(\.self).prefix(Self.fewest)
            start = min(trend, last.reduce(0, +) / Double(Self.fewest))
        }
        guard let start, start - target >= Self.step else { return }
        let lost = start - max(trend, target)
        self.lost = lost
        guard weights[index] != nil, lost > 0, let steps = Int(exactly: (lost / Self.step + 1e-9).rounded(.down)),
            steps > counted, isSafe(index, trend, targets.plan.floor)
        else { return }
        halfKilograms.award(on: date, times: steps - counted)
        counted = steps
        if steps >= 2, firstKilogram.count == 0 { firstKilogram.award(on: date) }
    }

    /// Not faster than the rails allow, and not after three days under the floor.
    private func isSafe(_ index: Int, _ trend: Double, _ floor: Double) -> Bool {
        if index >= 14, let before = trends[index - 14],
            before - trend > 2 * SafetyRails.fastestLossShare * before
        {
            return false
        }
        guard index >= 3 else { return true }
        return !days[index - 3..<index].allSatisfy { day in
            guard let figure = day.figures[.energy], !figure.isAtLeast else { return false }
            return figure.value < floor
        }
    }
}
