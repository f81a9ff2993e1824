import Domain
import Foundation
import Testing

@Suite("What is aimed at on a day")
struct DayTargetsTests {
    private let today = CivilDate(ordinal: 20_533)  // 2026-03-21

    private func person(_ change: (inout Profile) -> Void = { _ in }) -> Profile {
        var profile = Profile()
        profile.birthDate = CivilDate("1979-05-01")
        profile.sex = .female
        profile.height = 168
        profile.activity = .moderate
        change(&profile)
        return profile
    }

    private func targets(_ profile: Profile, _ goals: Goals, weight: Double? = 70) -> DayTargets {
        DayTargets(profile: profile, goals: goals, body: KnownBody(weight: weight), on: today)
    }

    private static func target(_ value: Double, _ origin: DayTargets.Origin) -> DayTargets.Target {
        DayTargets.Target(value: value, origin: origin)
    }

    private var losing: Goals {
        Goals(
            from: today, phase: .cutting, targetWeight: 62, energy: 1500, protein: 130, carbs: 120, fat: 50)
    }

    @Test("What was set is aimed at, what was not follows from the person, and the rest is what is advised")
    func origins() {
        let set = targets(person(), losing)
        #expect(set.energy == Self.target(1500, .typed) && set.rails.isEmpty)
        #expect(set.fibre == Self.target(21, .profile))
        let open = targets(person(), Goals(from: today))
        #expect(open.energy?.origin == .profile && open.protein == Self.target(112, .profile))
        #expect(open.fluid.origin == .reference && open.steps.origin == .reference && open.sleep.value == 420)
        let nobody = targets(Profile(), Goals(from: today), weight: nil)
        #expect(nobody.energy == nil && nobody.protein == nil && nobody.fibre == Self.target(25, .reference))
    }

    @Test("Where no energy can be suggested, what is missing is said, and nothing that would not help")
    func missing() throws {
        func told(_ targets: DayTargets) throws -> [String]? {
            let answer = try JSONSerialization.jsonObject(with: JSONEncoder().encode(targets)) as? [String: Any]
            return answer?["missing"] as? [String]
        }
        let nobody = targets(Profile(), Goals(from: today), weight: nil)
        #expect(try told(nobody) == ["needsWeight", "needsHeight", "needsAge", "needsActivity"])
        let resting = targets(person { $0.activity = nil }, Goals(from: today))
        #expect(try told(resting) == ["needsActivity"])
        #expect(try told(targets(person(), losing)) == nil)
    }

    @Test(
        "What becomes unsafe is made safe at once, with the reason and what was set",
        arguments: [SafetyRails.Reason.pregnant, .breastfeeding, .eatingDisorderHistory, .underage, .lowWeight])
    func unsafe(reason: SafetyRails.Reason) throws {
        var weight = 70.0
        let profile = person {
            switch reason {
            case .pregnant: $0.isPregnant = true
            case .breastfeeding: $0.isBreastfeeding = true
            case .eatingDisorderHistory: $0.hasEatingDisorderHistory = true
            case .underage: $0.birthDate = CivilDate("2010-01-01")
            default: weight = 52
            }
        }
        let targets = targets(profile, losing, weight: weight)
        #expect(targets.energy?.value == targets.plan.maintenance && targets.energy?.origin == .rail)
        #expect(targets.rails.contains { $0.field == .energy && $0.reason == reason && $0.typed == 1500 })
        #expect(targets.phase == .recovery && targets.goals == losing, "what was set stands")
        if reason != .lowWeight { #expect(targets.targetWeight == nil) }
        let eaten = try #require(targets.protein).value * 4 + (targets.carbs?.value ?? 0) * 4
        #expect(abs(eaten + (targets.fat?.value ?? 0) * 9 - (targets.energy?.value ?? 0)) < 1)
    }

    @Test("At the target weight one keeps it; a higher floor lifts the target")
    func reached() {
        #expect(targets(person(), losing, weight: 61.9).rails.contains { $0.reason == .targetReached })
        var low = losing
        (low.energy, low.protein) = (1250, nil)
        #expect(targets(person(), low).rails.isEmpty)
        let man = targets(person { $0.sex = .male }, low)
        #expect(man.energy == Self.target(1500, .rail) && man.rails.map(\.reason) == [.belowFloor])
    }

    @Test("A safer phase is always open, whatever was set before", arguments: [Phase.assessment, .recovery, .recomp])
    func safer(phase: Phase) {
        for profile in [person(), person { $0.isPregnant = true }] {
            var safer = losing
            safer.phase = phase
            let found = SafetyRails.violations(
                of: safer, replacing: losing, profile: profile, body: KnownBody(weight: 70), on: today)
            #expect(found.isEmpty)
        }
        let cutting = SafetyRails.violations(
            of: losing, replacing: Goals(from: today), profile: person { $0.isPregnant = true },
            body: KnownBody(weight: 70), on: today)
        #expect(Set(cutting.map(\.field)) == [.energy, .macros, .targetWeight, .phase])
    }

    @Test("Each day has the goals and the body of then")
    func history() {
        let goals = [losing, Goals(from: today.adding(days: 5), phase: .recovery)]
        var days = (0..<10).map { Day(date: today.adding(days: $0)) }
        days[7].figures[.weight] = Figure(value: 80, source: .manual)
        let history = TargetHistory(profile: person(), goals: goals, before: KnownBody(weight: 70), days: days)
        #expect(history[today].energy?.value == 1500 && history[today.adding(days: 6)].energy?.origin == .profile)
        #expect(history[today.adding(days: 6)].body.weight == 70 && history[today.adding(days: 9)].body.weight == 80)
        #expect(history[today.adding(days: -3)].body.weight == 70 && history[today.adding(days: 99)].body.weight == 80)
    }

    @Test("The date that is asked for sets the pace, as far as is safe")
    func dates() throws {
        func aim(_ days: Int?, energy: Double? = nil) -> DayTargets {
            targets(
                person(),
                Goals(
                    from: today, phase: .cutting, targetWeight: 66,
                    targetDate: days.map { today.adding(days: $0) }, energy: energy))
        }
        let (none, slow, far, near) = (aim(nil), aim(140), aim(400), aim(10))
        #expect(none.plan.weeklyChange == 0.5)
        #expect(abs((slow.plan.weeklyChange ?? 0) - 0.2) < 0.001 && slow.targetDate == today.adding(days: 140))
        let energies = [near, none, slow, far].compactMap(\.energy?.value)
        #expect(energies.count == 4 && energies == energies.sorted() && energies[1] < energies[2])
        #expect(near.rails.map(\.reason) == [.tooFast])
        let nearest = try #require(near.targetDate)
        #expect(aim(today.days(to: nearest)).rails.isEmpty, "the date that is told can be met")
        #expect(aim(today.days(to: nearest) - 1).rails.map(\.reason) == [.tooFast])
        #expect(aim(-4).rails.map(\.reason) == [.datePassed])
    }

    @Test("The lowest weight that is told is the lowest that is taken")
    func lowest() throws {
        for height in stride(from: 140.0, through: 210, by: 0.7) {
            let tall = person { $0.height = height }
            let lowest = try #require(targets(tall, Goals(from: today, phase: .recomp)).plan.healthyWeightLow)
            func reasons(_ target: Double) -> [SafetyRails.Reason] {
                targets(tall, Goals(from: today, phase: .recomp, targetWeight: target), weight: 120).rails.map(\.reason)
            }
            #expect(reasons(lowest).isEmpty && reasons(lowest - 0.1) == [.belowHealthyWeight])
            let pounds = (lowest / 0.45359237 * 10).rounded() / 10
            #expect(reasons(pounds * 0.45359237).isEmpty, "\(height) cm in pounds")
        }
    }
}
