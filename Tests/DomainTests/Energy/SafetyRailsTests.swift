import Domain
import Testing

@Suite("Safety rails")
struct SafetyRailsTests {
    private let today = CivilDate(ordinal: 20_533)  // 2026-03-21

    private func person() -> Profile {
        var profile = Profile()
        profile.birthDate = CivilDate("1979-05-01")
        profile.sex = .male
        profile.height = 182
        profile.activity = .moderate
        return profile
    }

    private func planned(_ profile: Profile, _ weight: Double?, _ goals: Goals) -> EnergyPlan {
        DayTargets(profile: profile, goals: goals, body: KnownBody(weight: weight), on: today).plan
    }

    private func reasons(_ goals: Goals, _ profile: Profile, weight: Double? = 90) -> [SafetyRails.Reason] {
        SafetyRails.violations(
            of: goals, replacing: Goals(from: today, phase: goals.phase), profile: profile,
            body: KnownBody(weight: weight), on: today
        ).map(\.reason)
    }

    @Test("Calories have a floor: 1200 for women, 1500 for men, the higher of 1500 and rest without a sex")
    func floors() {
        #expect(SafetyRails.floor(sex: .female, resting: 1800) == 1200)
        #expect(SafetyRails.floor(sex: .male, resting: 1800) == 1500)
        #expect(SafetyRails.floor(sex: nil, resting: 1800) == 1800)
        #expect(SafetyRails.floor(sex: .other, resting: nil) == 1500)
        #expect(reasons(Goals(from: today, phase: .cutting, energy: 1499), person()) == [.belowFloor])
        #expect(reasons(Goals(from: today, phase: .cutting, energy: 1500), person()) == [])
    }

    @Test("A goal weight stays at a BMI of 18.5 or above")
    func bmi() {
        #expect(reasons(Goals(from: today, phase: .cutting, targetWeight: 61), person()) == [.belowHealthyWeight])
        #expect(reasons(Goals(from: today, phase: .cutting, targetWeight: 62), person()) == [])
    }

    @Test("Losing is at most a kilo or one per cent a week")
    func pace() {
        let fast = Goals(from: today, phase: .cutting, targetWeight: 80, targetDate: today.adding(days: 60))
        #expect(reasons(fast, person()) == [.tooFast])
        let slow = Goals(from: today, phase: .cutting, targetWeight: 80, targetDate: today.adding(days: 90))
        #expect(reasons(slow, person()) == [])
        #expect(SafetyRails.fastestLoss(weight: 60) == 0.6)
        #expect(SafetyRails.fastestLoss(weight: 130) == 1)
    }

    @Test(
        "No weight loss under 18, in pregnancy, while breastfeeding or with an eating disorder",
        arguments: [
            SafetyRails.Reason.underage, .pregnant, .breastfeeding, .eatingDisorderHistory,
        ])
    func objections(reason: SafetyRails.Reason) {
        var profile = person()
        switch reason {
        case .underage: profile.birthDate = CivilDate("2010-01-01")
        case .pregnant: profile.isPregnant = true
        case .breastfeeding: profile.isBreastfeeding = true
        default: profile.hasEatingDisorderHistory = true
        }
        #expect(reasons(Goals(from: today, phase: .cutting, targetWeight: 80), profile) == [reason])
        let plan = planned(profile, 90, Goals(from: today, phase: .cutting, targetWeight: 80))
        #expect(!plan.canLose)
        #expect(plan.suggestedTargetWeight == nil)
        #expect(plan.target == plan.maintenance)
    }

    @Test("In assessment and recovery no deficit is suggested or taken", arguments: [Phase.assessment, .recovery])
    func phases(phase: Phase) throws {
        let goals = Goals(from: today, phase: phase, targetWeight: 80)
        let plan = planned(person(), 90, goals)
        #expect(plan.reasons.contains(.phase))
        let maintenance = try #require(plan.maintenance)
        #expect(plan.target == maintenance)
        #expect(reasons(Goals(from: today, phase: phase, energy: maintenance - 400), person()) == [.belowMaintenance])
    }

    @Test("The suggestion is four kilos less, cut short at a healthy weight, with a date at half a kilo a week")
    func suggestion() throws {
        let goals = Goals(from: today, phase: .recomp)
        let plan = planned(person(), 90, goals)
        #expect(plan.suggestedTargetWeight == 86)
        #expect(plan.suggestedTargetDate == today.adding(days: 56))
        let light = planned(person(), 63, goals)
        #expect(try #require(light.suggestedTargetWeight) >= 61.27)
        let slim = planned(person(), 61.5, goals)
        #expect(slim.suggestedTargetWeight == nil)
    }

    @Test("Macros add up to the target, and protein follows a healthy weight when the BMI is over 30")
    func macros() throws {
        let goals = Goals(from: today, phase: .recomp)
        let plan = planned(person(), 120, goals)
        let protein = try #require(plan.protein)
        #expect(abs(protein - 1.6 * (plan.healthyWeightHigh ?? 0)) < 0.001)
        let energy = protein * 4 + (plan.carbs ?? 0) * 4 + (plan.fat ?? 0) * 9
        #expect(abs(energy - (plan.target ?? 0)) < 0.01)
        let unknown = planned(Profile(), nil, goals)
        #expect(unknown.target == nil)
        #expect(Set(unknown.reasons) == [.needsWeight, .needsHeight, .needsAge, .needsActivity, .sexUnknown])
    }

    @Test("Three days under the floor bring a note, two do not, and partly known days never do")
    func underFloor() {
        func days(_ energies: [Double?], atLeast: Bool = false) -> [Day] {
            energies.enumerated().map { index, energy in
                var day = Day(date: today.adding(days: index - energies.count + 1))
                day.figures[.energy] = energy.map { Figure(value: $0, source: .entries, isAtLeast: atLeast) }
                return day
            }
        }
        #expect(SafetyNote(days: days([900, 1000, 1100, 300]), floor: 1500) == .underFloor)
        #expect(SafetyNote(days: days([900, nil, 1100, 300]), floor: 1500) == nil)
        #expect(SafetyNote(days: days([900, 1600, 1100, 300]), floor: 1500) == nil)
        #expect(
            SafetyNote(days: days([900, 1000, 1100, 300], atLeast: true), floor: 1500) == nil)
        #expect(SafetyNote(days: [], floor: 1500) == nil)
    }

    @Test("Two weeks at more than one per cent a week bring a note")
    func fastLoss() {
        func days(perDay: Double) -> [Day] {
            (0..<60).map { index in
                Day(
                    date: today.adding(days: index - 59),
                    figures: [.weight: Figure(value: 95 - perDay * Double(index), source: .manual)])
            }
        }
        #expect(SafetyNote(days: days(perDay: 0.2), floor: 1500) == .fastLoss)
        #expect(SafetyNote(days: days(perDay: 0.07), floor: 1500) == nil)
    }
}
