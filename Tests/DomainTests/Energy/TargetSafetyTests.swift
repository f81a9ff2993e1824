import Domain
import Testing

@Suite("No target is ever below the rails")
struct TargetSafetyTests {
    private let start = CivilDate(ordinal: 20_533)

    @Test("Whatever is known and set, in whatever order it changes", arguments: 0..<40)
    func anything(seed: Int) {
        var someone = RandomPerson(seed: UInt64(seed))
        for step in 0..<60 {
            someone.change()
            let date = start.adding(days: step)
            let targets = DayTargets(
                profile: someone.profile, goals: someone.goals(from: date), body: someone.body, on: date)
            check(targets, someone)
            for day in 0..<7 {
                check(
                    DayTargets(
                        profile: someone.profile, goals: someone.goals(from: date), body: someone.body,
                        on: date.adding(days: day)), someone)
            }
            // What the door refuses is what would not be shown.
            let violations = SafetyRails.violations(
                of: targets.goals, replacing: Goals(from: date, phase: targets.phase), profile: someone.profile,
                body: someone.body, on: date)
            #expect(Set(violations.map(\.field)) == Set(targets.rails.map(\.field)))
        }
    }

    private func check(_ targets: DayTargets, _ someone: RandomPerson) {
        let floor = SafetyRails.floor(sex: someone.profile.sex, resting: targets.plan.resting)
        let energy = targets.energy?.value
        #expect((energy ?? .infinity) >= floor)
        let objections = SafetyRails.objections(
            profile: someone.profile, weight: someone.body.weight, phase: targets.goals.phase, on: targets.date)
        if !objections.isEmpty {
            let keeping = targets.plan.maintenance ?? (objections.contains { $0 != .phase } ? 2000 : 0)
            #expect((energy ?? .infinity) >= keeping * 0.95 - 0.001)
            #expect(targets.plan.course != .lose && targets.plan.suggestedTargetWeight == nil)
        }
        if let protein = targets.protein?.value, let carbs = targets.carbs?.value, let fat = targets.fat?.value,
            targets.origin == .typed
        {
            #expect((protein + carbs) * 4 + fat * 9 >= floor * 0.9)
        }
        let lasting = SafetyRails.lastingObjections(someone.profile, on: targets.date)
        if !lasting.isEmpty { #expect(targets.phase != .cutting) }
        if let goal = targets.targetWeight?.value, goal < someone.body.weight ?? .infinity {
            #expect(lasting.isEmpty)
            if let lowest = SafetyRails.lowestWeight(height: someone.profile.height) { #expect(goal >= lowest) }
            if let weight = someone.body.weight, let end = targets.targetDate {
                let weeks = Double(targets.date.days(to: end)) / 7
                #expect(weight - goal <= SafetyRails.fastestLoss(weight: weight) * weeks + 0.51)
            }
        }
    }
}

extension DayTargets {
    /// Of the macros together
    fileprivate var origin: Origin? {
        protein?.origin == carbs?.origin && carbs?.origin == fat?.origin ? protein?.origin : nil
    }
}
