import Testing

@testable import Domain

/// Asked on Saturday 21 November 2026.
@Suite("The coach on what is left of a week, what was short of a goal, phases, and BMI of another time")
struct CoachRestTests {
    private static let today = CivilDate("2026-11-21") ?? .first
    private static func ago(_ days: Int) -> CivilDate { today.adding(days: -days) }

    private static func record(
        _ days: Int, goals: [Goals] = [], profile: Profile = Profile(), _ figures: (Int) -> [Metric: Double]
    ) -> CoachRecord {
        let list = DayRange(days, endingOn: today).map { date in
            Day(
                date: date,
                figures: DayFigures(
                    figures(date.days(to: today)).mapValues { Figure(value: $0, source: .manual) }))
        }
        return CoachRecord(
            today: today, days: list, targets: TargetHistory(profile: profile, goals: goals, days: list),
            profile: profile)
    }

    private static func number(_ value: CoachAnswer.Value?) -> Double? {
        if case .figure(let number, _) = value { number } else { nil }
    }

    @Test("What is left of a week is of its known days, of today and of those to come")
    func rest() {
        var goals = Goals(from: Self.ago(90))
        goals.steps = 10_000
        // Monday is 5 days ago; of Wednesday nothing is known.
        let record = Self.record(20, goals: [goals]) { $0 == 3 ? [:] : [.steps: $0 == 0 ? 4000 : 9000] }
        let answer = record.asked(.metric(.steps), .remaining, .week(0))
        #expect(answer.facts.map(\.key) == ["remainingWeek", "remainingWeekEach"])
        #expect(Self.number(answer.facts.first?.values["goal"]) == 60_000)
        #expect(Self.number(answer.facts.first?.values["value"]) == 40_000)
        #expect(Self.number(answer.facts.first?.values["left"]) == 20_000)
        #expect(Self.number(answer.facts.last?.values["each"]) == 10_000)
        #expect(answer.notes.map(\.key) == ["remainingWeekUnknown"])
    }

    @Test("A mean of the week that is asked for leaves what its known days and those to come lack")
    func mean() {
        let record = Self.record(20) { $0 == 3 ? [:] : [.steps: $0 == 0 ? 4000 : 9000] }
        let answer = record.asked(.metric(.steps), .remaining, .week(0)) { $0.goal = 10_000 }
        #expect(answer.facts.map(\.key) == ["remainingWeekMean", "remainingWeekEach"])
        #expect(Self.number(answer.facts.first?.values["mean"]) == 10_000)
        #expect(Self.number(answer.facts.first?.values["left"]) == 20_000, "60,000 less 40,000")
    }

    @Test("The latest waist is told as a share of height, what counts as healthy to nobody whom that could hurt")
    func waist() {
        var profile = Profile()
        func told() -> [CoachAnswer.Fact] {
            Self.record(30, profile: profile) { $0 == 8 ? [.waist: 90] : $0 == 20 ? [.waist: 99] : [:] }
                .asked(.plan(.waistToHeight), nil, nil).facts
        }
        #expect(told().map(\.key) == ["plan.noWaistToHeight"])
        profile.height = 180
        #expect(told().map(\.key) == ["plan.waistToHeight", "plan.waistToHeightOf"])
        #expect(told().first?.values["share"] == .share(0.5))
        #expect(told().first?.values["date"] == .date(Self.ago(8)))
        profile.hasEatingDisorderHistory = true
        #expect(told().map(\.key) == ["plan.waistToHeight"])
    }

    @Test("A week that was eaten ahead is never to be made up for by too little")
    func floor() {
        var goals = Goals(from: Self.ago(90))
        goals.energy = 2000
        let record = Self.record(20, goals: [goals]) { _ in [.energy: 2500] }
        let answer = record.asked(.metric(.energy), .remaining, .week(0))
        #expect(answer.facts.map(\.key) == ["remainingWeekOver", "remainingWeekFloor"])
        let floor = record.targets[Self.today].plan.floor
        #expect(Self.number(answer.facts.last?.values["floor"]) == floor)
    }

    @Test("A day is held against the goal of that day, and only of a week is the difference added up")
    func short() {
        var first = Goals(from: Self.ago(90))
        first.protein = 100
        var second = Goals(from: Self.ago(3))
        second.protein = 140
        let record = Self.record(40, goals: [first, second]) { _ in [.protein: 80] }
        let then = record.asked(.metric(.protein), .advised, .day(Self.ago(10)))
        #expect(then.facts.map(\.key) == ["goalIs", "metricDay", "advised.belowDay"])
        #expect(Self.number(then.facts.last?.values["left"]) == 20)
        let later = record.asked(.metric(.protein), .advised, .day(Self.ago(2)))
        #expect(Self.number(later.facts.last?.values["left"]) == 60)
        let week = record.asked(.metric(.protein), .advised, .week(-1))
        #expect(week.facts.last?.key == "advised.together")
        #expect(Self.number(week.facts.last?.values["value"]) == 420)
        #expect(record.asked(.metric(.protein), .advised, .days(30)).facts.last?.key == "advised.below")
    }

    @Test("Of a time that is over the phases of then are told, and none of now")
    func phases() {
        let goals = [
            Goals(from: Self.ago(200), phase: .assessment), Goals(from: Self.ago(100), phase: .recomp),
            Goals(from: Self.ago(40), phase: .cutting),
        ]
        let record = Self.record(10, goals: goals) { _ in [:] }
        func told(_ period: Period?) -> [CoachAnswer.Value?] {
            record.asked(.plan(.phase), nil, period).facts.filter { $0.key.hasPrefix("plan.phase") }
                .map { $0.values["phase"] }
        }
        #expect(told(.between(Self.ago(120), Self.ago(60))).count == 2)
        #expect(told(.day(Self.ago(60))) == [.phrase(.init("phase.recomp"))])
        #expect(told(nil).first == .phrase(.init("phase.cutting")))
        #expect(record.asked(.plan(.phase), nil, .day(Self.ago(300))).facts.map(\.key) == ["plan.noPhaseThen"])
    }

    @Test("A BMI of another time is that of the weight of then, beside which it stands")
    func bmi() throws {
        var profile = Profile()
        profile.height = 180
        let record = Self.record(60, profile: profile) { [.weight: $0 > 30 ? 90 : 81] }
        let answer = record.asked(.metric(.weight), .average, .between(Self.ago(50), Self.ago(40))) {
            $0.isOfUnits = true
        }
        let fact = try #require(answer.facts.last)
        #expect(fact.key == "plan.bmiAt")
        guard case .number(let bmi) = fact.values["value"] else {
            Issue.record("no BMI")
            return
        }
        #expect(abs(bmi - 90 / (1.8 * 1.8)) < 0.01)
        let tall = record.asked(.metric(.weight), .compare, .days(30)) {
            ($0.isOfUnits, $0.other) = (true, .between(Self.ago(59), Self.ago(31)))
        }
        #expect(tall.facts.filter { $0.key == "plan.bmiAt" }.count == 2)
        let unknown = Self.record(60) { _ in [.weight: 80] }.asked(.metric(.weight), .average, .days(7)) {
            $0.isOfUnits = true
        }
        #expect(unknown.facts.map(\.key) == ["plan.noBMI"])
    }
}
