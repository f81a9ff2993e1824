import Foundation
import Testing

@testable import Domain

/// Asked on Saturday 21 November 2026.
@Suite("The coach on single meals, times on a day, hours of workouts, weeks in a row and the day before")
struct CoachCountedTests {
    private static let today = CivilDate("2026-11-21") ?? .first
    private static func ago(_ days: Int) -> CivilDate { today.adding(days: -days) }

    private static func day(_ ago: Int, _ meals: [MealSlot: Double]) -> Day {
        Day(
            date: Self.ago(ago),
            meals: meals.map { slot, energy in
                MealTotal(slot: slot, entries: 1, nutrients: Nutrients(energy: energy))
            })
    }

    private static func entry(_ ago: Int, _ name: String, _ amount: Double, _ unit: String) -> FoodEntry {
        FoodEntry(
            id: "\(name)\(ago)\(amount)", day: Self.ago(ago), at: Date(timeIntervalSince1970: 0), minute: 500,
            slot: .breakfast, foodID: nil, name: name, amount: amount, unit: unit, grams: 50 * amount,
            nutrients: Nutrients())
    }

    private static func run(_ ago: Int, minute: Int = 1000) -> Workout {
        Workout(
            id: "run\(ago)", day: Self.ago(ago), at: Date(timeIntervalSince1970: 0), minute: minute, name: "Run",
            kind: .cardio, minutes: 30,
            exercises: [
                WorkoutExercise(exerciseID: "running", name: "Running", sets: [WorkoutSet(seconds: 1800, metres: 5000)])
            ])
    }

    @Test("The biggest meal is one meal of one day, whatever was drunk beside it; the smallest is none between meals")
    func oneMeal() {
        let record = CoachRecord(
            today: Self.today,
            days: [
                Self.day(3, [.breakfast: 400, .dinner: 900, .drinks: 1200]),
                Self.day(2, [.lunch: 700, .eveningSnack: 90, .dinner: 650]),
            ])
        func asked(_ measure: Question.Measure, _ slot: Question.Slot? = nil) -> CoachAnswer.Fact? {
            record.asked(.metric(.energy), measure, .days(30)) { ($0.isOfMeals, $0.slot) = (true, slot) }.facts.first
        }
        #expect(asked(.highest)?.key == "mealHighest")
        #expect(asked(.highest)?.values["value"] == .figure(900, .energy))
        #expect(asked(.highest)?.values["date"] == .date(Self.ago(3)))
        #expect(asked(.lowest)?.values["value"] == .figure(400, .energy))
        #expect(asked(.highest, .lunch)?.values["value"] == .figure(700, .energy))
    }

    @Test("Days with more than two of something are told from days with fewer, and counted where nothing else is asked")
    func times() {
        let entries = [
            Self.entry(4, "Coffee", 1, "cup"), Self.entry(4, "Coffee", 2, "cup"), Self.entry(4, "Coffee", 3, "cup"),
            Self.entry(3, "Coffee", 1, "cup"), Self.entry(2, "Tea", 1, "cup"),
        ]
        let record = CoachRecord(
            today: Self.today,
            days: (2...4).reversed().map { ago in
                Day(date: Self.ago(ago), figures: [.mood: Figure(value: ago == 4 ? 8 : 5, source: .manual)])
            }, entries: entries)
        let limit = Question.Threshold(value: 3, isBelow: false)
        let mood = record.asked(.metric(.mood), .average, .days(30)) {
            $0.condition = .init(.eatenTimes(.food("coffee"), limit), isNextDay: false)
        }.facts.first
        #expect(mood?.values["with"] == .figure(8, .mood) && mood?.values["without"] == .figure(5, .mood))
        let days = record.asked(.food("coffee"), .reached, .days(30)) { $0.threshold = limit }.facts.first
        #expect(days?.key == "foodAbove" && days?.values["count"] == .count(1) && days?.values["of"] == .number(3))
    }

    @Test("What was logged by the piece is told in pieces, and what is weighed is not")
    func pieces() {
        let record = CoachRecord(
            today: Self.today, entries: [Self.entry(3, "Egg", 2, "medium"), Self.entry(2, "Egg", 3, "medium")])
        let facts = record.asked(.food("egg"), .count, .days(30)).facts
        #expect(facts.first { $0.key == "inPieces" }?.values["value"] == .number(5))
        let weighed = CoachRecord(today: Self.today, entries: [Self.entry(3, "Ham", 40, "g")])
        #expect(!weighed.asked(.food("ham"), .count, .days(30)).facts.contains { $0.key.hasPrefix("inPieces") })
    }

    @Test("Workouts of some hours are those that began in them")
    func hours() {
        let record = CoachRecord(today: Self.today, workouts: [Self.run(9, minute: 450), Self.run(5), Self.run(2)])
        for subject in [Question.Subject.workouts(nil), .exercise("running")] {
            let fact = record.asked(subject, .count, .days(30)) { $0.hours = .init(start: 240, end: 720) }.facts.first
            #expect(fact?.values["count"] == .count(1))
        }
    }

    @Test("Weeks in a row have as many as were asked for; this week is not over and breaks none")
    func weeks() {
        // Mondays 2, 9 and 16 November begin the weeks; this one has one run yet.
        let record = CoachRecord(
            today: Self.today,
            workouts: [Self.run(40), Self.run(18), Self.run(17), Self.run(12), Self.run(10), Self.run(2)])
        func asked(_ measure: Question.Measure, _ least: Double) -> CoachAnswer.Fact? {
            record.asked(.workouts(nil), measure, nil) {
                ($0.span, $0.threshold) = (.week, .init(value: least, isBelow: false))
            }.facts.first
        }
        #expect(asked(.streak, 2)?.values["count"] == .count(2))
        #expect(asked(.streak, 1)?.values["count"] == .count(3))
        #expect(asked(.longestStreak, 3)?.key == "streakWeeksNone")
    }

    @Test("Of the last two there is one gap; the day before a workout is another than the day after")
    func around() {
        let workouts = [Self.run(20), Self.run(8), Self.run(3)]
        let days = (1...20).reversed().map { ago in
            Day(date: Self.ago(ago), figures: [.mood: Figure(value: ago == 4 || ago == 9 ? 9 : 5, source: .manual)])
        }
        let record = CoachRecord(today: Self.today, days: days, workouts: workouts)
        let gap = record.asked(.exercise("running"), .gap, nil) { $0.isLastOne = true }.facts.first
        #expect(gap?.key == "gapLast" && gap?.values["count"] == .count(5))
        let mood = record.asked(.metric(.mood), .average, .days(18)) {
            $0.condition = .init(.exercise("running"), isNextDay: false, isDayBefore: true)
        }.facts.first
        #expect(mood?.values["with"] == .figure(9, .mood) && mood?.values["days"] == .number(2))
    }

    @Test("The first few of a ranking are named with their days")
    func top() {
        let record = CoachRecord(
            today: Self.today,
            days: [7000, 12_000, 9000, 8000].enumerated().reversed().map { index, steps in
                Day(date: Self.ago(index + 1), figures: [.steps: Figure(value: steps, source: .manual)])
            })
        let fact = record.asked(.metric(.steps), .highest, .days(30)) { $0.top = 3 }.facts.first
        #expect(fact?.key == "rankedList" && fact?.values["number"] == .number(3))
        guard case .list(let list)? = fact?.values["list"], case .phrase(let first)? = list.first else {
            Issue.record("no list")
            return
        }
        #expect(first.values["day"] == .date(Self.ago(2)) && first.values["value"] == .figure(12_000, .steps))
    }
}
