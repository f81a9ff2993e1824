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

    private var trend = RunningTrend()
    /// kg, of the last fortnight and the day it began after
    private var trends: [Double?] = []
    /// kg, the last of them
    private var weights: [Double] = []
    private var weighings = 0
    /// kcal of the last three days, where it is known in full
    private var energies: [Double?] = []
    private var start: Double?
    /// Half kilos of this goal that were counted.
    private var counted = 0

    mutating func note(_ day: BadgeDay, _ targets: DayTargets) {
        defer { energies = energies.suffix(2) + [day.isEnergyAtLeast ? nil : day.eaten.energy] }
        trend.note(day.weight)
        trends = trends.suffix(14) + [trend.value]
        guard let trend = trend.value else { return }
        if let weight = day.weight {
            weighings += 1
            weights = weights.suffix(Self.fewest - 1) + [weight]
        }
        lost = nil
        guard let target = targets.targetWeight?.value, targets.plan.canLose else {
            start = nil
            counted = 0
            return
        }
        if start == nil, weighings >= Self.fewest {
            start = min(trend, weights.reduce(0, +) / Double(Self.fewest))
        }
        guard let start, start - target >= Self.step else { return }
        let lost = start - max(trend, target)
        self.lost = lost
        guard day.weight != nil, lost > 0, let steps = Int(exactly: (lost / Self.step + 1e-9).rounded(.down)),
            steps > counted, isSafe(trend, targets.plan.floor)
        else { return }
        halfKilograms.award(on: day.date, times: steps - counted)
        counted = steps
        if steps >= 2, firstKilogram.count == 0 { firstKilogram.award(on: day.date) }
    }

    /// Not faster than the rails allow, and not after three days under the floor.
    private func isSafe(_ trend: Double, _ floor: Double) -> Bool {
        if trends.count > 14, let before = trends[0], before - trend > 2 * SafetyRails.fastestLossShare * before {
            return false
        }
        return energies.count < 3 || !energies.allSatisfy { $0.map { $0 < floor } == true }
    }
}
