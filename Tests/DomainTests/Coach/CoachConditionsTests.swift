import Foundation
import Testing

@testable import Domain

/// Asked on Saturday 21 November 2026.
@Suite("The coach on days with something in common")
struct CoachConditionsTests {
    private static let today = CivilDate("2026-11-21") ?? .first
    private static func day(_ ago: Int) -> CivilDate { today.adding(days: -ago) }

    private static func days(_ figures: [Int: [Metric: Double]]) -> [Day] {
        figures.map { ago, values in
            Day(date: day(ago), figures: DayFigures(values.mapValues { Figure(value: $0, source: .manual) }))
        }.sorted { $0.date < $1.date }
    }

    private static func ask(_ question: Question, _ record: CoachRecord) -> CoachAnswer {
        Coach.answer(question, from: record)
    }

    private static func number(_ value: CoachAnswer.Value?) -> Double? {
        switch value {
        case .figure(let value, _), .number(let value), .share(let value), .perKilo(let value, _): value
        case .count(let count): Double(count)
        default: nil
        }
    }

    @Test("Sleep after alcohol is that of the nights that end on the day after, beside all other known nights")
    func alcohol() {
        var question = Question(subject: .metric(.sleep), measure: .average)
        question.condition = Question.Condition(.some(.alcohol), isNextDay: true)
        let record = CoachRecord(
            today: Self.today,
            days: Self.days([
                6: [.alcohol: 20, .sleep: 480], 5: [.alcohol: 0, .sleep: 360], 4: [.alcohol: 30, .sleep: 470],
                3: [.alcohol: 0, .sleep: 380], 2: [.sleep: 490], 1: [.alcohol: 0],
            ]))
        let answer = Self.ask(question, record)
        let fact = answer.facts.first
        #expect(fact?.key == "condition")
        // After the 6th and the 4th day back: 360 and 380. After the 5th: 470. Of the days before the others nothing is known.
        #expect(Self.number(fact?.values["with"]) == 370 && Self.number(fact?.values["days"]) == 2)
        #expect(Self.number(fact?.values["without"]) == 480 && Self.number(fact?.values["others"]) == 2)
        #expect(answer.facts.last.map { ["chance", "conditionNoCause"].contains($0.key) } == true)
    }

    @Test(
        "What differs on some days is told where it is beyond chance for all figures together, nights a day later")
    func differing() {
        // Every third day has alcohol; the night after it is an hour shorter, mood swings without regard to it.
        var figures: [Int: [Metric: Double]] = [:]
        for ago in 1...60 {
            let isNightAfter = (ago + 1) % 3 == 0
            figures[ago] = [
                .alcohol: ago % 3 == 0 ? 20 : 0, .sleep: (isNightAfter ? 400 : 460) + Double(ago % 7),
                .mood: Double(3 + ago % 5), .steps: 8000 + Double(ago % 11) * 100,
            ]
        }
        let record = CoachRecord(today: Self.today, days: Self.days(figures))
        var question = Question(subject: .overview, measure: .compare)
        question.condition = Question.Condition(.some(.alcohol), isNextDay: false)
        let answer = Self.ask(question, record)
        #expect(answer.facts.map(\.key) == ["differing", "differing.after", "whyNoCause"])
        #expect(answer.facts.dropFirst().first?.values["metric"] == .metric(.sleep))
        #expect(Self.number(answer.facts.dropFirst().first?.values["with"]).map { (400...407).contains($0) } == true)

        // The same figures on days of the week that differ in nothing
        question.condition = nil
        question.weekdays = [1]
        #expect(Self.ask(question, record).facts.map(\.key) == ["differing.nothing"])
        // Too few days are compared with none.
        let few = CoachRecord(today: Self.today, days: Self.days(figures.filter { $0.key < 5 }))
        #expect(Self.ask(question, few).facts.map(\.key) == ["differing.unknown"])
    }

    @Test("A question that was kept before its link could say more is read as it was")
    func keptLink() throws {
        let kept = """
            {"isContinued": true, "leftOut": [], "measure": "compare", "link": {"tie": "past", "isWorst": false,
            "isOfTime": false, "isLoose": false, "isOfThose": false, "isOfAll": false, "isOfBar": false, "isBetween": false}}
            """
        let question = try JSONDecoder().decode(Question.self, from: Data(kept.utf8))
        #expect(question.measure == .compare && question.link?.tie == .past && question.link?.isOfCause == nil)
    }

    @Test("The interval of a difference of means is Welch's")
    func interval() throws {
        // 1, 2, 3 against 4, 5, 6: 3 ± 2.776 × √(1/3 + 1/3)
        let low = try #require(DailyAverage([1, 2, 3]))
        let high = try #require(DailyAverage([4, 5, 6]))
        let interval = try #require(high.difference(from: low))
        #expect(abs(interval.lowerBound - (3 - 2.7764 * 0.81650)) < 0.001)
        #expect(abs(interval.upperBound - (3 + 2.7764 * 0.81650)) < 0.001)
        #expect(DailyAverage([1]).flatMap { high.difference(from: $0) } == nil)
    }

    @Test("A streak ends with the last day that broke it, and today breaks none before it is over")
    func streak() {
        let record = CoachRecord(
            today: Self.today,
            days: Self.days([
                7: [.steps: 9000], 6: [.steps: 9000], 5: [.steps: 9000], 4: [.steps: 100], 3: [.steps: 9000],
                2: [.steps: 8000], 1: [.steps: 12000], 0: [.steps: 3000],
            ]))
        var question = Question(subject: .metric(.steps), measure: .streak)
        question.threshold = .init(value: 8000, isBelow: false)
        #expect(Self.ask(question, record).facts.first?.values["count"] == .count(3))
        question.measure = .longestStreak
        question.threshold = .init(value: 8500, isBelow: false)
        let longest = Self.ask(question, record).facts.first
        #expect(longest?.values["count"] == .count(3) && longest?.values["start"] == .date(Self.day(7)))
    }

    @Test("What a goal leaves is the goal less what is known of today")
    func remaining() {
        var goals = Goals(from: Self.day(30))
        goals.protein = 130
        let days = Self.days([0: [.protein: 45, .weight: 80]])
        let record = CoachRecord(
            today: Self.today, days: days, targets: TargetHistory(goals: [goals], days: days))
        let answer = Self.ask(Question(subject: .metric(.protein), measure: .remaining), record)
        #expect(answer.facts.first?.key == "remaining" && Self.number(answer.facts.first?.values["left"]) == 85)
        let none = Self.ask(Question(subject: .metric(.salt), measure: .remaining), record)
        #expect(none.facts.first?.key == "noGoal")
    }

    private static func entry(_ ago: Int, _ name: String, _ energy: Double, minute: Int, slot: MealSlot) -> FoodEntry {
        FoodEntry(
            id: "\(ago)\(name)\(minute)", day: day(ago), at: Date(timeIntervalSince1970: 0), minute: minute, slot: slot,
            name: name, amount: 1, unit: "g", grams: 100, nutrients: Nutrients(energy: energy, fat: 10))
    }

    @Test("Only what is meant of a figure counts: a meal, a food, an hour, a nutrient's energy")
    func parts() {
        let entries = [
            Self.entry(1, "Oats", 300, minute: 480, slot: .breakfast),
            Self.entry(1, "Pizza", 700, minute: 1140, slot: .dinner),
        ]
        let record = CoachRecord(
            today: Self.today,
            days: [Day.assemble(date: Self.day(1), figures: [], entries: entries)], entries: entries)
        var question = Question(subject: .metric(.energy), measure: .share, period: .day(Self.day(1)))
        func share() -> Double? { Self.number(Self.ask(question, record).facts.first?.values["share"]) }
        question.slot = .dinner
        #expect(share() == 0.7)
        question.slot = nil
        question.part = .food("oats")
        #expect(share() == 0.3)
        question.part = nil
        question.hours = Question.Hours(start: 1080, end: 1440)
        #expect(share() == 0.7)
        question.hours = nil
        question.part = .nutrient(.fat)
        // 20 g of fat are 180 of 1,000 kcal.
        #expect(share().map { abs($0 - 0.18) < 1e-9 } == true)
    }

    @Test("A word that nothing can be made of is told instead of a figure, with what can be told")
    func declined() {
        let question = Question(subject: .metric(.sleep), measure: .average, leftOut: ["moon"])
        let answer = Self.ask(question, CoachRecord(today: Self.today, days: Self.days([1: [.sleep: 400]])))
        #expect(answer.facts.map(\.key) == ["declinedWords", "nearMetric"] && answer.isDeclined)
    }

    @Test("No period is held against itself, and what another names is the one beside it")
    func shifts() {
        let same = Question(subject: .metric(.sleep), measure: .compare, period: .week(-1), other: .week(-1))
        let answer = Self.ask(same, CoachRecord(today: Self.today, days: Self.days([1: [.sleep: 400]])))
        #expect(answer.question.other == .week(-2))
        let last = Question(subject: .metric(.steps), measure: .average, period: .month(-1))
        func then(_ shift: Question.Shift) -> Period? {
            var question = Question(isContinued: true)
            question.shift = shift
            return Conversation.complete(question, after: [last], today: Self.today).period
        }
        #expect(then(.init(.month, -1)) == .month(-2))
        #expect(then(.init(.same, -1)) == .month(-2))
        #expect(then(.init(.day, 1)) == .day(CivilDate("2026-11-01") ?? .first))
    }

    @Test("What the last answer was about is that day, and is told when someone asks when")
    func found() {
        let record = CoachRecord(
            today: Self.today, days: Self.days([5: [.sleep: 300, .mood: 3], 4: [.sleep: 480, .mood: 8]]))
        let worst = Self.ask(Question(subject: .metric(.sleep), measure: .lowest), record).question
        #expect(worst.found?.date == Self.day(5))
        var mood = Question(subject: .metric(.mood), isContinued: true)
        mood.refersBack = true
        #expect(Conversation.complete(mood, after: [worst], today: Self.today).period == .day(Self.day(5)))
        let when = Conversation.complete(Question(measure: .when), after: [worst], today: Self.today)
        let told = Self.ask(when, record).facts.first
        #expect(told?.key == "thatWas" && told?.values["date"] == .date(Self.day(5)))
    }

    @Test("Who logs no walks is told of steps, and a run is no training of the legs")
    func walking() {
        let record = CoachRecord(today: Self.today, days: Self.days([1: [.steps: 9000], 2: [.steps: 7000]]))
        let answer = Self.ask(Question(subject: .exercise("walking"), measure: .average, period: .week(0)), record)
        #expect(Self.number(answer.facts.first?.values["value"]) == 8000)
    }
}
