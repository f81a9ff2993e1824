import Catalogue
import Domain
import Foundation
import Testing

@Suite("Questions that are none")
struct QuestionSoupTests {
    private static let parser = QuestionParser(lexicon: .shared)
    private static let today = QuestionTable.today

    /// The same soups at every run.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
    }

    private static let record = CoachRecord(
        today: today,
        days: (0..<60).map { age in
            Day(
                date: today.adding(days: age - 59),
                figures: [
                    .steps: Figure(value: Double(age) * 200, source: .manual),
                    .weight: Figure(value: 80, source: .manual), .sleep: Figure(value: .infinity, source: "watch"),
                ])
        },
        workouts: [
            Workout(
                id: "w", day: today, at: Date(timeIntervalSince1970: 0), minute: 0, name: "", kind: .other,
                exercises: [
                    WorkoutExercise(
                        exerciseID: "squat", name: "Squat", sets: [WorkoutSet(), WorkoutSet(reps: 1000, load: 0)])
                ])
        ],
        entries: [
            FoodEntry(
                id: "e", day: today, at: Date(timeIntervalSince1970: 0), minute: 0, slot: .lunch, name: "", amount: 0,
                unit: "g", nutrients: Nutrients())
        ],
        targets: TargetHistory(goals: [Goals(from: .first)]))

    private func read(_ text: String) {
        for language in Language.allCases {
            let question = Self.parser.parse(text, language: language, today: Self.today)
            let full = Conversation.complete(
                question, after: [Question(subject: .metric(.steps), measure: .compare)], today: Self.today)
            let answer = Coach.answer(full, from: Self.record)
            #expect(!answer.facts.isEmpty && answer.rows.count <= CoachAnswer.mostRows)
        }
    }

    @Test("Bytes at random are answered without a trap")
    func bytes() {
        var dice = Dice(state: 7)
        for _ in 0..<300 {
            let bytes = (0..<dice.roll(80)).map { _ in UInt8(dice.roll(256)) }
            read(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test("Words of questions in any order are answered without a trap")
    func soup() {
        let words =
            (QuestionTable.writtenFirst + QuestionTable.writtenAfter + QuestionTable.accounted).flatMap {
                $0.question.split(separator: " ").map(String.init)
            } + ["-1", "0", "99999999999999999999", "1/0", "31 february", "2026-13-45", "🍕", "שלום", "\u{0}", "½"]
        var dice = Dice(state: 11)
        for _ in 0..<600 {
            read((0..<dice.roll(14)).map { _ in words[dice.roll(words.count)] }.joined(separator: " "))
        }
    }

    @Test("Every subject with every measure and time has an answer")
    func everything() {
        let subjects: [Question.Subject] =
            [
                .exercise("squat"), .exercise("no such"), .exercises, .workouts(nil), .workouts(.cardio), .food("x"),
                .foods, .drinks, .logging, .future, .micronutrient(.iron), .plan(.arrival), .plan(.training),
                .plan(.lacking),
            ]
            + Question.MuscleGroup.allCases.map { .muscles($0) } + Metric.allCases.map { .metric($0) }
            + Question.Topic.allCases.map { .topic($0) } + [.medical]
        let periods: [Period?] = [
            nil, .ever, .day(Self.today), .day(.last), .days(1), .days(3660), .week(0), .week(-5000), .weekend(0),
            .month(-20_000),
            .calendarMonth(year: 2026, month: 2), .year(-3000), .calendarYear(9999), .since(.first),
            .between(.last, .first),
        ]
        for subject in subjects {
            for measure in [nil] + Question.Measure.allCases.map(Optional.some) {
                for period in periods {
                    for slot in [nil, Question.Slot.lunch] {
                        var question = Question(subject: subject, measure: measure, period: period, slot: slot)
                        question.threshold = Question.Threshold(value: .nan, isBelow: slot == nil)
                        _ = CoachNeeds(question, today: Self.today)
                        #expect(!Coach.answer(question, from: Self.record).facts.isEmpty)
                    }
                }
            }
        }
    }

    @Test("What stands beyond five hundred characters is not read")
    func long() {
        func question(_ start: String) -> Question {
            Self.parser.parse(start + "how many squats did I do last week?", language: .en, today: Self.today)
        }
        #expect(question("").subject != nil)
        #expect(question(String(repeating: "florp ", count: 84)).subject == nil)
    }
}
