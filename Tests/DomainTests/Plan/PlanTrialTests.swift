import Foundation
import Testing

@testable import Domain

@Suite("Trying a plan")
struct PlanTrialTests {
    private static let outlook = outlook(MadeUpPerson(seed: 7_919), phase: .cutting)

    /// Days of a made-up person, who aims at five kilograms less.
    private static func outlook(
        _ person: MadeUpPerson, phase: Phase, change: (inout Goals) -> Void = { _ in }
    ) -> EnergyOutlook {
        let known = Dictionary(person.record.map { ($0.date, $0.entry) }) { _, last in last }
        let days = DayRange(400, endingOn: person.last).map { date in
            var day = Day(date: date)
            if let weight = known[date]?.weight { day.figures[.weight] = Figure(value: weight, source: .manual) }
            if let intake = known[date]?.intake { day.figures[.energy] = Figure(value: intake, source: .manual) }
            day.figures[.steps] = Figure(value: 7000, source: .manual)
            return day
        }
        let weight = days.compactMap { $0[.weight] }.sorted()
        let body = KnownBody(weight: weight.isEmpty ? nil : weight[weight.count / 2])
        var goals = Goals(from: person.last.adding(days: -60), phase: phase)
        goals.targetWeight = body.weight.map { Goals.Wish($0 - 5) }
        change(&goals)
        return EnergyOutlook(
            days: days, profile: person.profile,
            targets: DayTargets(profile: person.profile, goals: goals, body: body, on: person.last))
    }

    @Test("More energy is more weight, at every distance")
    func monotone() throws {
        var last = -Double.infinity
        for energy in stride(from: 1600.0, through: 3000, by: 200) {
            let trial = PlanTrial(.energy(energy), in: Self.outlook)
            let end = try #require(trial.forecast?.points[83].weight)
            #expect(end >= last)
            last = end
        }
    }

    @Test("The energy for a pace is what is burnt with 7,700 kcal a kilogram, and the same pace comes back")
    func pace() throws {
        let burn = try #require(Self.outlook.burn?.kilocalories)
        let trial = PlanTrial(.pace(-0.25), in: Self.outlook)
        let energy = try #require(trial.energy)
        #expect(abs(energy - (burn - 275)) <= 1)
        #expect(abs(try #require(trial.pace) + 0.25) < 0.001)
        #expect(trial.goals.pace == Goals.Wish(0.25) && trial.goals.energy == nil)
        let gain = PlanTrial(.pace(0.1), in: Self.outlook)
        #expect(gain.goals.pace == nil && gain.goals.energy == gain.energy)
    }

    @Test("The energy for a date leads to the goal on that date")
    func date() throws {
        let far = Self.outlook.today.adding(days: 200)
        let trial = PlanTrial(.date(far), in: Self.outlook)
        let goal = try #require(trial.goal)
        #expect(trial.refusal == nil)
        let there = try #require(trial.forecast?.points.first { $0.date == far })
        #expect(abs(there.weight - goal) < 0.15)
        let soon = PlanTrial(.date(Self.outlook.today.adding(days: 10)), in: Self.outlook)
        #expect(soon.refusal != nil && soon.energy == soon.limits?.energy.lowerBound)
    }

    @Test("As it is set, it says what Today says")
    func asSet() {
        let trial = PlanTrial(.asSet, in: Self.outlook)
        #expect(trial.energy == Self.outlook.aims.energy?.value.rounded())
    }

    @Test("A thousand steps more cost some 20 kcal, and twice as many twice that")
    func steps() {
        let one = StepsEnergy.change(steps: 1000, mass: 80, height: 180)
        #expect((15...30).contains(one))
        #expect(near(StepsEnergy.change(steps: -2000, mass: 80, height: 180), -2 * one, 1e-9))
    }

    @Test("Whoever tries whatever, nothing beyond the rails is ever planned, and what is kept passes them")
    func anything() {
        var dice = Random(seed: 5)
        for seed in 1...25 {
            var person = MadeUpPerson(seed: UInt64(seed), days: seed % 3 == 0 ? 8 : 60)
            if dice.share() < 0.3 { person.profile.isPregnant = true }
            if dice.share() < 0.3 { person.profile.height = nil }
            if dice.share() < 0.3 { person.profile.sex = nil }
            let phase = Phase.allCases[seed % 4]
            let outlook = Self.outlook(person, phase: phase) { goals in
                if dice.share() < 0.3 { goals.targetWeight = nil }
                if dice.share() < 0.3 { goals.pace = Goals.Wish(dice.share()) }
            }
            for _ in 0..<6 {
                let wish: PlanTrial.Wish =
                    switch Int(dice.share() * 3) {
                    case 0: .energy(20_000 * dice.share())
                    case 1: .pace(20 * dice.share() - 10)
                    default: .date(outlook.today.adding(days: Int(2000 * dice.share()) - 500))
                    }
                let trial = PlanTrial(wish, steps: dice.share() < 0.5 ? 30_000 * dice.share() : nil, in: outlook)
                guard let energy = trial.energy, let limits = trial.limits else { continue }
                #expect(limits.energy.contains(energy.rounded(.up)) || limits.energy.contains(energy.rounded(.down)))
                #expect(energy >= SafetyRails.floor(sex: person.profile.sex, resting: nil))
                #expect(trial.forecast?.points.allSatisfy { $0.weight.isFinite } ?? true)
                let violations = SafetyRails.violations(
                    of: trial.goals, replacing: outlook.goals, profile: person.profile, body: outlook.body,
                    on: outlook.today)
                #expect(!violations.contains { $0.field == .energy }, "\(seed) \(wish)")
            }
        }
    }
}
