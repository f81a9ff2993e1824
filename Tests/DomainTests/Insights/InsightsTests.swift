import Domain
import Testing

@Suite("Insights")
struct InsightsTests {
    private let today = CivilDate(ordinal: 20_535)
    private var goals: Goals {
        var goals = Goals(from: today.adding(days: -5), phase: .recomp)
        goals.protein = 120
        return goals
    }

    /// 90 days until today, with what a function of days ago gives.
    private func days(_ figures: (Int) -> [Metric: Double] = { _ in [:] }) -> [Day] {
        DayRange(91, endingOn: today).map { date in
            Day(
                date: date,
                figures: DayFigures(figures(date.days(to: today)).mapValues { Figure(value: $0, source: .manual) }))
        }
    }

    private func names(_ days: [Day], profile: Profile = Profile(), goals: Goals? = nil) -> [String] {
        Insights.all(
            days: days, profile: profile,
            targets: TargetHistory(profile: profile, goals: [goals ?? self.goals], days: days)[today], today: today
        ).map(\.name)
    }

    @Test("Nothing is said of nothing, nor of usual days")
    func quiet() {
        #expect(names([]).isEmpty)
        #expect(names(days()).isEmpty)
        let usual = names(
            days { age in
                let sway = Double(age * 7 % 5)
                return [
                    .sleep: 405 + 10 * sway, .steps: 7000 + 400 * sway, .water: 1700 + 100 * sway,
                    .stress: 4 + sway / 2,
                    .restingHeartRate: 57 + sway, .energy: 2100 + 60 * sway, .protein: 105 + 4 * sway,
                ]
            })
        #expect(usual.isEmpty, "\(usual)")
    }

    @Test("Short nights are told where they are surely short, and enough sleep where most nights are")
    func sleep() throws {
        #expect(names(days { [.sleep: 350 + Double($0 % 4) * 10] }) == ["shortNights"])
        #expect(names(days { [.sleep: $0 % 2 == 0 ? 240 : 540] }).isEmpty, "an uncertain mean says nothing")
        #expect(names(days { [.sleep: $0 % 9 == 8 ? 400 : 450] }) == ["enoughSleep"])
        #expect(names(days { $0 < 9 ? [.sleep: 300] : [:] }).isEmpty, "nine nights are too few")
        let insight = try #require(
            Insights.all(
                days: days { _ in [.sleep: 350] }, profile: Profile(), targets: TargetHistory(goals: [goals])[today],
                today: today
            ).first)
        #expect(insight.tone == .warning)
        #expect(insight.category == .sleep)
        #expect(insight.rows.count == 14)
        #expect(insight.rows.first?.date == today)
        #expect(insight.rows.first?.source == .manual)
        #expect(insight.id(on: today) == "shortNights.\(today)")
    }

    @Test("Protein and drinks far under the target over a week are told; a day that is not over is not counted")
    func targets() {
        func eaten(_ protein: Double, _ water: Double) -> [Day] {
            days {
                $0 == 0
                    ? [.energy: 100, .protein: 0, .water: 0]
                    : [.energy: 2000, .protein: protein + Double($0 % 3), .water: water + Double($0 % 3)]
            }
        }
        #expect(names(eaten(80, 2500)) == ["lowProtein", "waterReached"])
        #expect(names(eaten(110, 1800)).isEmpty)
        #expect(names(eaten(119, 1200)) == ["lowWater", "proteinReached"])
    }

    @Test("Protein that is partly unknown, or of days hardly logged, is not judged")
    func unknown() {
        var partly = days { _ in [.energy: 2000, .protein: 60] }
        for index in partly.indices { partly[index].figures[.protein]?.isAtLeast = true }
        #expect(names(partly).isEmpty)
        var breakfast = days()
        for index in breakfast.indices {
            breakfast[index].figures = [
                .energy: Figure(value: 400, source: .entries), .protein: Figure(value: 20, source: .entries),
            ]
            breakfast[index].meals = [MealTotal(slot: .breakfast, entries: 1, nutrients: Nutrients(energy: 400))]
        }
        #expect(names(breakfast).isEmpty)
    }

    @Test("Logging that became rare is told to those who logged often, not to those who stopped")
    func logging() {
        let often: (Int) -> Bool = { $0 > 7 || $0 == 2 }
        #expect(names(days { often($0) ? [.energy: 2000] : [:] }) == ["fewLogged"])
        #expect(names(days { $0 > 7 ? [.energy: 2000] : [:] }).isEmpty)
        #expect(names(days { $0 == 2 || $0 == 12 ? [.energy: 2000] : [:] }).isEmpty)
    }

    @Test("Stress, a long phase, and goals that were reached are told")
    func others() {
        #expect(names(days { $0 < 5 ? [.stress: 8] : [:] }) == ["stress"])
        #expect(names(days { $0 < 4 ? [.stress: 8] : [:] }).isEmpty)
        let old = { Goals(from: today.adding(days: -100), phase: $0) }
        #expect(names(days(), goals: old(.assessment)) == ["longPhase"])
        #expect(names(days(), goals: old(.cutting)) == ["longPhase"])
        #expect(names(days(), goals: old(.recovery)).isEmpty)
        #expect(names(days { [.steps: $0 == 0 ? 100 : 9000 - Double($0)] }) == ["stepsReached"])
        var training = goals
        training.weeklyWorkouts = 3
        #expect(names(days { $0 % 2 == 0 ? [.workoutMinutes: 40] : [:] }, goals: training) == ["workoutsReached"])
    }

    @Test("A record beats two months by more than a usual day's difference, and the same day again is none")
    func record() {
        let steps: (Int) -> Double = { 5000 + Double($0 * 37 % 1000) }
        #expect(names(days { [.steps: $0 == 1 ? 7900 : steps($0)] }).contains("record"))
        #expect(!names(days { [.steps: $0 == 1 ? 6010 : steps($0)] }).contains("record"))
        #expect(!names(days { $0 < 50 ? [.steps: $0 == 1 ? 7900 : steps($0)] : [:] }).contains("record"))
    }

    @Test("Who eats too little, or struggles with eating, is neither praised nor counted at")
    func rails() {
        let eager = days { age in
            age == 0
                ? [:]
                : [.energy: 900, .protein: 130, .steps: age == 1 ? 30_000 : 9000 + Double(age % 3) * 100]
        }
        #expect(names(eager).isEmpty, "three days under the floor")
        var profile = Profile()
        profile.hasEatingDisorderHistory = true
        let enough = days { $0 == 0 ? [:] : [.energy: 2200, .protein: 60, .steps: 9000] }
        #expect(names(enough) == ["lowProtein", "stepsReached"])
        #expect(names(enough, profile: profile).isEmpty)
    }

    @Test("What stands out comes first, and less sleep is a warning where more of it is none")
    func order() throws {
        var noise = NoiseDays(91, seed: 9, correlation: 0, tails: .normal).days
        noise[90].figures[.restingHeartRate]?.value = 90
        for index in 80...90 { noise[index].figures[.stress] = Figure(value: 9, source: .manual) }
        let found = Insights.all(
            days: noise, profile: Profile(), targets: TargetHistory(goals: [goals])[today], today: today)
        #expect(found.prefix(2).map(\.name) == ["unusual", "stress"])
        #expect(found.first?.tone == .warning)
        #expect(found.map(\.priority) == found.map(\.priority).sorted())
        noise[90].figures[.restingHeartRate]?.value = 30
        let slow = Insights.all(
            days: noise, profile: Profile(), targets: TargetHistory(goals: [goals])[today], today: today)
        #expect(slow.first { $0.name == "unusual" }?.tone == .suggestion)
    }
}
