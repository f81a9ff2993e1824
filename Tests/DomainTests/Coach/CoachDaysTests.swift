import Testing

@testable import Domain

/// Asked on Saturday 21 November 2026.
@Suite("The coach on some days of the week, days without, and several figures")
struct CoachDaysTests {
    private static let today = CivilDate("2026-11-21") ?? .first
    private static func day(_ text: String) -> CivilDate { CivilDate(text) ?? .first }

    private static func figures(_ values: [String: [Metric: Double]]) -> [Day] {
        values.map { date, figures in
            Day(date: day(date), figures: DayFigures(figures.mapValues { Figure(value: $0, source: .manual) }))
        }.sorted { $0.date < $1.date }
    }

    /// Two Mondays, a Tuesday, a Saturday and a Sunday.
    private static let record = CoachRecord(
        today: today,
        days: figures([
            "2026-11-02": [.energy: 1800, .steps: 5000], "2026-11-09": [.energy: 2000, .steps: 7000],
            "2026-11-10": [.energy: 2600], "2026-11-14": [.energy: 3000, .steps: 9000], "2026-11-15": [.energy: 2800],
        ]))

    @Test("Only the days of the week that are named count, and the answer says which")
    func weekdays() {
        let answer = Self.record.asked(.metric(.energy), nil, nil) { $0.weekdays = [1] }
        #expect(answer.facts.first?.key == "metricAverage")
        #expect(answer.facts.first?.values["value"] == .figure(1900, .energy))
        #expect(answer.facts.first?.values["period"] == .weekdays([1], .days(90)))
        #expect(answer.rows.map(\.date) == ["2026-11-09", "2026-11-02"].map(Self.day) && answer.picture == nil)
        let weekend = Self.record.asked(.metric(.energy), .highest, .month(0)) { $0.weekdays = [1, 2] }
        #expect(weekend.facts.first?.values["value"] == .figure(2600, .energy))
        let none = Self.record.asked(.metric(.energy), .average, .month(0)) { $0.weekdays = [5] }
        #expect(none.facts.map(\.key) == ["noFigures"])
    }

    @Test("Some days of the week are held against the others that are named, or all the others")
    func compared() {
        let named = Self.record.asked(.metric(.energy), .compare, .month(0)) { question in
            question.weekdays = [6, 7]
            question.otherWeekdays = [1]
        }
        #expect(named.facts.first?.values["now"] == .figure(2900, .energy))
        #expect(named.facts.first?.values["then"] == .figure(1900, .energy))
        #expect(named.facts.first?.values["other"] == .weekdays([1], .month(0)))
        let rest = Self.record.asked(.metric(.energy), .compare, .month(0)) { $0.weekdays = [1] }
        #expect(rest.facts.first?.values["then"] == .figure(2800, .energy))
        #expect(rest.facts.first?.values["other"] == .weekdays([2, 3, 4, 5, 6, 7], .month(0)))
    }

    @Test("A day without is one that is logged and has none; of days with nothing logged that is said")
    func without() {
        var fasted = Self.figures([
            "2026-11-16": [.alcohol: 0], "2026-11-17": [.alcohol: 12], "2026-11-18": [.alcohol: 0],
            "2026-11-21": [.alcohol: 0],
        ])
        // Food without a drink: nobody counts alcohol in bread.
        fasted.insert(
            Day(
                date: Self.day("2026-11-19"), figures: [:],
                meals: [MealTotal(slot: .lunch, entries: 1, nutrients: Nutrients(energy: 300))]), at: 3)
        let record = CoachRecord(today: Self.today, days: fasted)
        let answer = record.asked(.metric(.alcohol), .without, .week(0))
        #expect(answer.facts.first?.key == "without")
        #expect(answer.facts.first?.values["count"] == .count(3) && answer.facts.first?.values["of"] == .number(4))
        #expect(answer.rows.map(\.date) == ["2026-11-19", "2026-11-18", "2026-11-16"].map(Self.day))
        // Friday the 20th: neither with nor without. Today is not over.
        #expect(answer.facts.last == .init("withoutRest", ["count": .count(1)]))
        #expect(answer.notes.map(\.key) == ["withoutToday"])
        #expect(record.asked(.metric(.alcohol), .without, .month(-1)).facts.first?.key == "noFigures")
    }

    @Test("Days without a food are those with something else")
    func withoutFood() {
        func entry(_ date: String, _ name: String) -> FoodEntry {
            FoodEntry(
                id: date + name, day: Self.day(date), at: .init(timeIntervalSince1970: 0), minute: 720, slot: .lunch,
                name: name, amount: 1, unit: "g", nutrients: Nutrients())
        }
        let record = CoachRecord(
            today: Self.today,
            entries: [entry("2026-11-16", "Pizza"), entry("2026-11-16", "Egg"), entry("2026-11-17", "Egg")])
        let answer = record.asked(.food("pizza"), .without, .week(0))
        #expect(answer.facts.first?.values["count"] == .count(1) && answer.facts.first?.values["of"] == .number(2))
        #expect(answer.facts.last == .init("withoutRest", ["count": .count(3)]))
    }

    @Test("Two figures are told one after the other, and each row says whose it is")
    func several() {
        let answer = Self.record.asked(.metric(.energy), .average, .month(0)) { $0.also = [.steps] }
        #expect(answer.facts.map(\.key) == ["metricAverage", "between", "metricAverage", "between"])
        #expect(answer.facts[2].values["value"] == .figure(7000, .steps))
        #expect(answer.rowCount == 8 && answer.rows.allSatisfy { $0.name != nil } && answer.rows.count == 8)
        var hidden = Self.record
        hidden.hidesEnergy = true
        let rest = hidden.asked(.metric(.steps), .average, .month(0)) { $0.also = [.energy] }
        #expect(rest.facts.map(\.key) == ["metricAverage", "between", "energyHidden"])
    }

    @Test("The time that was asked about is not offered again")
    func followUps() {
        #expect(!Self.record.asked(.metric(.energy), .average, .week(-1)).followUps.contains(.week))
        #expect(Self.record.asked(.metric(.energy), .average, .month(0)).followUps.contains(.week))
        #expect(!Self.record.asked(.metric(.energy), .average, .month(-1)).followUps.contains(.month))
    }

    @Test("A question that goes on keeps the days of the week, but not for a single day")
    func conversation() {
        var first = Question(subject: .metric(.steps), period: .month(0))
        first.weekdays = [6, 7]
        func then(_ question: Question) -> Question {
            Conversation.complete(question, after: [first], today: Self.today)
        }
        #expect(then(Question(period: .month(-1), isContinued: true)).weekdays == [6, 7])
        #expect(then(Question(period: .day(Self.today), isContinued: true)).weekdays == nil)
        var mondays = Question(isContinued: true)
        mondays.weekdays = [1]
        #expect(then(mondays).weekdays == [1] && then(mondays).period == .month(0))
    }
}
