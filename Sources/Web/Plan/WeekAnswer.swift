import Domain
import Services

/// The week's energy as one sum, and what each day may be moved to.
struct WeekAnswer: Encodable {
    struct Day: Encodable {
        var date: CivilDate
        var targetKcal: Double
        /// `nil` where it is not known in full
        var eatenKcal: Double?
    }

    /// Monday to Sunday
    var days: [Day]
    /// What the goals make of seven days; what is moved has to add up to it
    var sumKcal: Double
    /// From today to Sunday
    var remainingKcal: Double
    var isMoved: Bool
    /// What a day may be moved to; absent where energy may not be moved
    var lowKcal: Double?
    var highKcal: Double?
    /// How it may be moved, or why not
    var text: String

    init?(_ budget: WeekBudget?, _ aims: DayTargets, for person: Person) {
        guard !person.preferences.hideCalories, let budget, let usual = aims.usualEnergy?.value else { return nil }
        days = budget.days.map {
            Day(
                date: $0.date, targetKcal: (aims.energy(on: $0.date) ?? usual).rounded(),
                eatenKcal: $0.eaten?.rounded())
        }
        sumKcal = (usual * 7).rounded()
        remainingKcal = budget.remaining.rounded()
        isMoved = aims.isWeekMoved
        lowKcal = aims.plan.dayLimits.map { $0.lowerBound.rounded(.up) }
        highKcal = aims.plan.dayLimits.map { $0.upperBound.rounded(.down) }
        if let lowKcal, let highKcal {
            text = person.text(
                "plan.week.limits",
                [
                    "low": .text(person.number(lowKcal, .energy)),
                    "high": .text(person.shown(highKcal, .energy)),
                ])
        } else {
            text = person.text("plan.week.care")
        }
    }
}

extension Form {
    /// Seven days of energy that add up to a week of `aims`, each within its limits; `null` moves nothing.
    mutating func week(_ key: String, _ aims: DayTargets) -> EnergyWeek? {
        let energies = decimals(key, in: 0...50_000)
        guard !isNull(key) else { return nil }
        guard let usual = aims.usualEnergy?.value, let limits = aims.plan.dayLimits else {
            complain(key, "plan.week.care")
            return nil
        }
        guard let energies else {
            complain(key, "problem.required")
            return nil
        }
        guard let week = EnergyWeek(energies: energies, usual: usual) else {
            complain(key, "plan.week.sum", ["sum": .quantity((usual * 7).rounded(), .kilocalories)])
            return nil
        }
        let most = EnergyWeek.grace
        guard energies.allSatisfy({ (limits.lowerBound - most...limits.upperBound + most).contains($0) }) else {
            complain(
                key, "plan.week.limits",
                [
                    "low": .number(limits.lowerBound.rounded(.up)),
                    "high": .quantity(limits.upperBound.rounded(.down), .kilocalories),
                ])
            return nil
        }
        return week
    }
}
