import Catalogue
import Domain
import Foundation
import Testing

@testable import Services

@Suite("Words of the coach")
struct CoachWordsTests {
    @Test("Every answer has all its words in every language, with no blank left open")
    func words() {
        let today = CivilDate(ordinal: 20_778)
        let exercise = Exercise(
            id: "squat", name: "Squat", dutchName: nil, kind: .strength, equipment: nil, primaryMuscles: [.quadriceps],
            secondaryMuscles: [], level: .beginner, aliases: [])
        var record = CoachRecord(today: today, exercises: ["squat": exercise])
        record.days = (0..<90).map { age in
            var day = Day(date: today.adding(days: age - 89))
            for metric in Metric.allCases {
                day.figures[metric] = Figure(value: 50 + Double(age % 7), source: .manual, isAtLeast: age % 9 == 0)
            }
            return day
        }
        record.workouts = (0..<12).map { index in
            Workout(
                id: "\(index)", day: today.adding(days: index * 4 - 50), at: Date(timeIntervalSince1970: 0), minute: 0,
                name: "Legs", kind: index == 0 ? .cardio : .strength, minutes: 40,
                exercises: [
                    WorkoutExercise(
                        exerciseID: "squat", name: "Squat",
                        sets: [WorkoutSet(reps: 5, load: 100 + Double(index), rpe: 8)]),
                    WorkoutExercise(name: "Run", sets: [WorkoutSet(seconds: 1500, metres: 5000)]),
                    WorkoutExercise(name: "Plank", sets: [WorkoutSet(seconds: 60)]),
                    WorkoutExercise(name: "Push-up", sets: [WorkoutSet(reps: 20)]),
                ])
        }
        record.entries = (0..<40).map { index in
            FoodEntry(
                id: "\(index)", day: today.adding(days: -index), at: Date(timeIntervalSince1970: 0), minute: 0,
                slot: MealSlot.allCases[index % 7], name: "Milk \(index % 3)", amount: 1, unit: "g", grams: 100,
                millilitres: index % 2 == 0 ? 100 : nil, drink: index % 2 == 0 ? .water : nil,
                nutrients: Nutrients(energy: 60, protein: 3, sugar: 5))
        }
        record.targets = TargetHistory(
            goals: [Goals(from: today.adding(days: -100), energy: 2000, protein: 100, weeklyWorkouts: 3)])
        // An answer is the same in each: working it out is what takes long.
        let languages = Language.allCases.map { language in
            CoachWords(
                person: Person(
                    owner: "sam", preferences: Preferences(language: language),
                    clock: DayClock(timeZone: .gmt, dayStartHour: 0),
                    now: Date(timeIntervalSince1970: 20_778 * 86_400)),
                exercises: record.exercises)
        }
        let subjects: [Question.Subject] =
            [
                .exercise("squat"), .exercise("run"), .exercise("plank"), .exercise("push-up"), .exercise("none"),
                .exercises,
            ]
            + [
                .workouts(nil), .workouts(.cardio), .workouts(.recovery), .food("milk"), .food("tea"), .foods, .drinks,
                .logging, .future,
            ]
            + Question.MuscleGroup.allCases.map { .muscles($0) } + Metric.allCases.map { .metric($0) }
            + Question.Topic.allCases.map { .topic($0) } + [.medical]
            + Question.Courtesy.allCases.map { .courtesy($0) }
        let periods: [Period?] = [
            nil, .ever, .day(today), .day(today.adding(days: -1)), .day(today.adding(days: -3)), .days(30), .week(0),
            .week(-1), .week(-3),
            .weekend(-1), .month(-1), .month(-2), .calendarMonth(year: 2026, month: 2), .year(0), .year(-2),
            .calendarYear(2025),
            .since(today.adding(days: -20)), .between(today.adding(days: -20), today.adding(days: -10)),
            .day(today.adding(days: 1)),
        ]
        var seen: Set<String> = []
        for kept in [record, CoachRecord(today: today)] {
            for (place, subject) in (subjects + [nil] as [Question.Subject?]).enumerated() {
                for (turn, measure) in ([nil] + Question.Measure.allCases.map(Optional.some)).enumerated() {
                    // Each subject with each measure and with each period, and each measure with each period.
                    for (index, period) in periods.enumerated() where (place + turn + index) % 3 == 0 {
                        let answer = Coach.answer(
                            Question(
                                subject: subject, measure: measure, period: period,
                                leftOut: measure == .sum ? ["zzz"] : []), from: kept)
                        for words in languages {
                            let reply = words.reply(answer)
                            let texts =
                                [words.text(answer)] + reply.notes + reply.next
                                + reply.rows.flatMap { [$0.value, $0.name ?? ""] } + [reply.formula ?? ""]
                            for text in texts where text.unicodeScalars.contains(where: { $0 == "«" || $0 == "{" }) {
                                seen.insert(text)
                            }
                        }
                    }
                }
            }
        }
        #expect(seen.isEmpty)
    }

    @Test("Every question that the page offers is understood", arguments: Language.allCases)
    func offered(language: Language) {
        let parser = QuestionParser(lexicon: .shared)
        let today = CivilDate(ordinal: 20_778)
        let person = Person(
            owner: "sam", preferences: Preferences(language: language),
            clock: DayClock(timeZone: .gmt, dayStartHour: 0), now: Date())
        let keys = (1...6).map { "coach.prompt.\($0)" } + (1...8).map { "coach.chip.\($0)" }
        for key in keys {
            #expect(parser.parse(person.text(key), language: language, today: today).subject != nil, "\(key)")
        }
        let before = Question(subject: .exercise("squat"), measure: .count, period: .month(0))
        for next in CoachAnswer.FollowUp.allCases {
            let question = Conversation.complete(
                parser.parse(person.text("coach.next.\(next.rawValue)"), language: language, today: today),
                after: [before], today: today)
            #expect(question.subject?.isOfHistory == true, "\(next)")
        }
    }
}
