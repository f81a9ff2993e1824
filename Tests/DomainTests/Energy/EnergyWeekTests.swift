import Foundation
import Testing

@testable import Domain

/// Monday 16 to Sunday 22 March 2026.
@Suite("A week's energy as one sum")
struct EnergyWeekTests {
    private let monday = CivilDate(ordinal: 20_528)
    private let saturday = [1900.0, 1900, 1900, 1900, 1900, 2600, 1900]

    private func person(_ change: (inout Profile) -> Void = { _ in }) -> Profile {
        var profile = Profile()
        profile.sex = .male
        profile.height = 180
        profile.birthDate = CivilDate(year: 1985, month: 1, day: 1)
        profile.activity = .light
        change(&profile)
        return profile
    }

    private func targets(
        _ energies: [Double], energy: Double = 2000, phase: Phase = .cutting, weight: Double = 90,
        _ change: (inout Profile) -> Void = { _ in }
    ) -> [DayTargets] {
        var goals = Goals(from: monday.adding(days: -10), phase: phase, energy: energy)
        goals.week = EnergyWeek(energies: energies, usual: energy)
        return (0..<7).map {
            DayTargets(
                profile: person(change), goals: goals, body: KnownBody(weight: weight), on: monday.adding(days: $0))
        }
    }

    @Test("Each day aims at what it was moved to, carbohydrate with it, and the sum stays")
    func moved() {
        let week = targets(saturday)
        #expect(week.compactMap { $0.energy?.value } == saturday)
        #expect(week.allSatisfy { $0.usualEnergy?.value == 2000 && $0.isWeekMoved && $0.rails.isEmpty })
        #expect((week[5].carbs?.value ?? 0) > (week[4].carbs?.value ?? 0) + 80)
        let even = targets([Double](repeating: 2000, count: 7))
        #expect(even.allSatisfy { $0.energy?.value == 2000 && !$0.isWeekMoved })
    }

    @Test(
        "What is no week of that sum is none",
        arguments: [
            [], [2000], [2000, 2000, 2000, 2000, 2000, 2000, 2010], [.nan, 2000, 2000, 2000, 2000, 2000, 2000],
            [1e300, -1e300, 2000, 2000, 2000, 2000, 2000], [.infinity, 0, 0, 0, 0, 0, 0],
        ] as [[Double]])
    func none(energies: [Double]) {
        #expect(EnergyWeek(energies: energies, usual: 2000) == nil)
    }

    @Test(
        "What was stored and is no week moves nothing",
        arguments: [
            "[]", "[1, 2]", "[9, 9, 9, 9, 9, 9, 9]", "[1e300, -1e300, 0, 0, 0, 0, 0]", "[0, 0, 0, 0, 0, 0, 0, 0]",
        ])
    func stored(shifts: String) throws {
        var goals = Goals(from: monday, phase: .cutting, energy: 2000)
        goals.week = try JSONDecoder().decode(EnergyWeek.self, from: Data(#"{"shifts": \#(shifts)}"#.utf8))
        for day in 0..<7 {
            let targets = DayTargets(
                profile: person(), goals: goals, body: KnownBody(weight: 90), on: monday.adding(days: day))
            #expect(targets.energy?.value == 2000)
        }
    }

    @Test("A day below the floor is not aimed at: all are moved less, and the sum stays")
    func floor() {
        let week = targets([1000, 1500, 2000, 2000, 2000, 2500, 3000])
        let energies = week.compactMap { $0.energy?.value }
        #expect(abs((energies.min() ?? 0) - 1500) < 0.001 && energies[6] > 2400)
        #expect(abs(energies.reduce(0, +) - 14_000) < 0.001)
        #expect(week.allSatisfy { $0.rails.contains { $0.field == .week && $0.reason == .belowFloor } })
        // No feast after days of little either.
        #expect((targets([1500, 1500, 1500, 1500, 1500, 1500, 5000])[6].energy?.value ?? 0) <= 3000)
    }

    @Test("Whom eating less could harm aims at the same every day, and reads why")
    func careful() {
        let changes: [(inout Profile) -> Void] = [
            { $0.isPregnant = true }, { $0.isBreastfeeding = true }, { $0.hasEatingDisorderHistory = true },
            { $0.birthDate = CivilDate(year: 2010, month: 1, day: 1) },
        ]
        for change in changes {
            let week = targets(saturday.map { $0 + 1000 }, energy: 3000, phase: .recomp, change)
            #expect(Set(week.map { $0.energy?.value }) == [3000])
            #expect(week.allSatisfy { $0.rails.contains { $0.field == .week } && $0.plan.dayLimits == nil })
        }
        let thin = targets(saturday.map { $0 + 1000 }, energy: 3000, phase: .recomp, weight: 58)
        #expect(Set(thin.map { $0.energy?.value }) == [3000])
    }

    @Test("What is left of the week counts what was eaten, and unlogged days as they were aimed at")
    func remaining() throws {
        var goals = Goals(from: monday.adding(days: -10), phase: .cutting, energy: 2000)
        goals.week = EnergyWeek(energies: saturday, usual: 2000)
        func day(_ index: Int, _ energy: Double, isAtLeast: Bool = false) -> Day {
            let figure = Figure(value: energy, source: .entries, isAtLeast: isAtLeast)
            return Day(date: monday.adding(days: index), figures: [.energy: figure])
        }
        let days = [day(0, 2400), day(1, 300, isAtLeast: true), day(2, 1500)]
        let history = TargetHistory(
            profile: person(), goals: [goals], before: KnownBody(weight: 90), days: [Day]())
        let budget = try #require(WeekBudget(of: monday.adding(days: 2), targets: history, days: days))
        #expect(budget.sum == 14_000 && budget.days.map(\.eaten) == [2400, nil, 1500, nil, nil, nil, nil])
        #expect(budget.remaining == 14_000 - 2400 - 1900 - 1500)
        goals.week = nil
        let even = TargetHistory(profile: person(), goals: [goals], days: [Day]())
        #expect(!even[monday].isWeekMoved)
        #expect(WeekBudget(of: monday, targets: even, days: days)?.sum == 14_000)
    }

    @Test("A past week keeps its own")
    func dated() {
        var now = Goals(from: monday, energy: 2500)
        now.week = EnergyWeek(energies: saturday.map { $0 + 500 }, usual: 2500)
        let goals = [Goals(from: monday.adding(days: -30), energy: 2500), now]
        let history = TargetHistory(profile: person(), goals: goals, days: [Day]())
        #expect(history[monday.adding(days: -2)].energy?.value == 2500)
        #expect(history[monday.adding(days: 5)].energy?.value == 3100)
    }
}
