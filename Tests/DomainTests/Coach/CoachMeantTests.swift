import Foundation
import Testing

@testable import Domain

/// Asked on Saturday 21 November 2026.
@Suite("The coach on what is in the middle, left out, longer than, and none of it")
struct CoachMeantTests {
    private static let today = CivilDate("2026-11-21") ?? .first
    private static func ago(_ days: Int) -> CivilDate { today.adding(days: -days) }

    private static func entry(_ name: String, _ ago: Int, _ energy: Double, _ slot: MealSlot = .lunch) -> FoodEntry {
        FoodEntry(
            id: "\(name)\(ago)\(slot)", day: Self.ago(ago), at: Date(timeIntervalSince1970: 0),
            minute: slot == .dinner ? 1140 : 720, slot: slot, name: name, amount: 100, unit: "g", grams: 100,
            nutrients: Nutrients(energy: energy))
    }

    private static func record(_ figures: [Double], of metric: Metric) -> CoachRecord {
        CoachRecord(
            today: today,
            days: figures.enumerated().reversed().map { index, value in
                Day(date: ago(index + 1), figures: [metric: Figure(value: value, source: .manual)])
            })
    }

    /// Four logged days: bread on all, wine at dinner on one, pizza at dinner on two.
    private static let eaten = CoachRecord(
        today: today,
        entries: [
            entry("Bread", 4, 200), entry("Bread", 3, 200), entry("Pizza", 3, 900, .dinner), entry("Bread", 2, 200),
            entry("Wine", 2, 120, .dinner), entry("Pizza", 2, 700, .dinner), entry("Bread", 1, 200),
        ])

    @Test("The median is the middle of the days, and of an even number the mean of the two in the middle")
    func median() {
        func middle(_ figures: [Double], _ metric: Metric) -> CoachAnswer.Fact? {
            Self.record(figures, of: metric).asked(.metric(metric), .median, .days(30)).facts.first
        }
        #expect(middle([7000, 90_000, 8000], .steps)?.values["value"] == .figure(8000, .steps))
        #expect(middle([80, 84, 81, 90], .weight)?.values["value"] == .figure(82.5, .weight))
        #expect(middle([400, 420, 500], .sleep)?.key == "metricMedianNight")
    }

    @Test("A median of days with something in common is declined, not told as their mean")
    func medianOfSome() {
        let answer = Self.record([7000, 8000], of: .steps).asked(.metric(.steps), .median, .days(30)) {
            $0.condition = .init(.training(nil), isNextDay: false)
        }
        #expect(answer.isDeclined)
    }

    @Test("Days that nothing was logged on are counted from the first that something was, and today is not over")
    func unlogged() {
        func count(_ period: Period) -> [String] {
            let values = Self.eaten.asked(.foods, .without, period).facts.first?.values
            return ["count", "of"].map { "\(values?[$0] ?? .count(-1))" }
        }
        #expect(count(.days(7)) == ["count(2)", "number(6.0)"])
        #expect(count(.ever) == ["count(0)", "number(4.0)"])
        let days = Self.eaten.asked(.foods, .without, .days(7)).facts.last
        #expect(days?.values["days"] == .list([.date(Self.ago(5)), .date(Self.ago(6))]))
        #expect(Self.eaten.asked(.drinks, .without, .days(7)).isDeclined)
    }

    @Test(
        "A fast is from the last food of a day to the first of the next; a night with a day of nothing beside it tells none"
    )
    func fasts() {
        func entry(_ ago: Int, _ hour: Int, _ energy: Double = 400, drink: DrinkClass? = nil) -> FoodEntry {
            let at = Date(timeIntervalSince1970: Double(1_000_000 - ago * 24 + hour) * 3600)
            return FoodEntry(
                id: "\(ago) \(hour)", day: Self.ago(ago), at: at, minute: hour * 60, slot: .lunch, name: "Food",
                amount: 100, unit: "g", grams: 100, drink: drink, nutrients: Nutrients(energy: energy))
        }
        let record = CoachRecord(
            today: Self.today,
            entries: [
                entry(8, 20), entry(6, 7), entry(6, 12), entry(6, 19), entry(6, 23, 2, drink: .water), entry(5, 7),
                entry(5, 21), entry(4, 7), entry(4, 18),
            ])
        let mean = record.asked(.night(.fast), nil, .days(30)).facts.first?.values
        #expect(mean?["value"] == .minutes(660) && mean?["count"] == .count(2))
        let longest = record.asked(.night(.fast), .highest, .days(30)).facts.first?.values
        #expect(longest?["value"] == .minutes(720) && longest?["date"] == .date(Self.ago(5)))
        #expect(longest?["from"] == .time(1140) && longest?["until"] == .time(420))
        #expect(record.asked(.night(.fast), .last, .ever).facts.first?.values["value"] == .minutes(600))
        #expect(record.asked(.night(.fast), .lowest, .days(2)).facts.first?.key == "fast.none")
        var careful = record
        careful.profile.hasEatingDisorderHistory = true
        #expect(careful.asked(.night(.fast), .highest, .ever).facts.map(\.key) == ["topic.careful"])
    }

    @Test("All but a meal or a food is what is left of each day, and says so")
    func except() {
        func sum(_ except: Question.Except) -> CoachAnswer.Fact? {
            Self.eaten.asked(.metric(.energy), .sum, .days(30)) { $0.except = except }.facts.first
        }
        #expect(sum(.meal(.dinner))?.values["value"] == .figure(800, .energy))
        #expect(sum(.part(.food("pizza")))?.values["value"] == .figure(920, .energy))
        #expect("\(sum(.meal(.dinner))?.values["period"].map { "\($0)" } ?? "")".contains("at.except"))
        let weight = Self.eaten.asked(.metric(.weight), .average, .days(30)) { $0.except = .meal(.dinner) }
        #expect(weight.isDeclined)
    }

    @Test("A food's mean a day and a week counts the logged days without it, and tells the days with it, too")
    func zero() {
        let day = Self.eaten.asked(.metric(.energy), .average, .days(30)) { $0.part = .food("pizza") }
        #expect(day.facts.first?.values["value"] == .figure(400, .energy))
        #expect(day.facts.first?.values["count"] == .count(4))
        #expect(day.facts.last?.key == "onThose" && day.facts.last?.values["value"] == .figure(800, .energy))
        let week = Self.eaten.asked(.metric(.energy), .perWeek, .days(30)) { $0.part = .food("pizza") }
        #expect(week.facts.first?.values["value"] == .figure(2800, .energy))
        // Who had no dinner is not asked what dinner is.
        let dinner = Self.eaten.asked(.metric(.energy), .average, .days(30)) { $0.slot = .dinner }
        #expect(dinner.facts.first?.values["count"] == .count(2))
        // Of a food that was never eaten nothing is told as none of it.
        let never = Self.eaten.asked(.metric(.energy), .average, .days(30)) { $0.part = .food("seitan") }
        #expect(never.facts.first?.key == "noFigures")
    }

    @Test("How many more is told of all of both times, and a day's mean beside it")
    func sums() {
        let record = Self.record(Array(repeating: 9000, count: 7) + Array(repeating: 8000, count: 5), of: .steps)
        let answer = record.asked(.metric(.steps), .compare, .between(Self.ago(7), Self.ago(1))) {
            $0.other = .between(Self.ago(14), Self.ago(8))
            $0.counted = .sum
        }
        #expect(answer.facts.prefix(3).map(\.key) == ["compareSums", "more", "compareDays"])
        #expect(answer.facts.first?.values["now"] == .figure(63_000, .steps))
        #expect(answer.facts.first?.values["then"] == .figure(40_000, .steps))
    }

    private static let trained = CoachRecord(
        today: today,
        workouts: [(9, 30.0, 5000.0), (6, 50, 9000), (3, 60, 7000)].map { ago, minutes, metres in
            Workout(
                id: "w\(ago)", day: Self.ago(ago), at: Date(timeIntervalSince1970: 0), minute: 600, name: "Gym",
                kind: .strength, minutes: minutes,
                exercises: [
                    WorkoutExercise(
                        exerciseID: "running", name: "Running",
                        sets: [WorkoutSet(seconds: minutes * 60, metres: metres)]),
                    WorkoutExercise(
                        exerciseID: "squat", name: "Squat",
                        sets: [
                            WorkoutSet(reps: 8, load: 40, isWarmUp: true), WorkoutSet(reps: 5, load: 100),
                            WorkoutSet(reps: ago, load: 100),
                        ]),
                ])
        })

    @Test("Workouts longer than so many minutes and runs of so many km are counted, and no others")
    func limits() {
        func count(
            _ subject: Question.Subject, _ limit: Question.Threshold, _ counted: Question.Measure? = nil
        ) -> CoachAnswer.Value? {
            Self.trained.asked(subject, .count, .days(30)) { ($0.threshold, $0.counted) = (limit, counted) }
                .facts.first?.values["count"]
        }
        #expect(count(.workouts(nil), .init(value: 45, isBelow: false)) == .count(2))
        #expect(count(.workouts(nil), .init(value: 45, isBelow: true)) == .count(1))
        #expect(count(.exercise("running"), .init(value: 7, isBelow: false), .distance) == .count(2))
        #expect(count(.exercise("running"), .init(value: 7, isBelow: true), .distance) == .count(1))
        #expect(count(.exercise("running"), .init(value: 55, isBelow: false), .duration) == .count(1))
        let last = Self.trained.asked(.workouts(nil), .last, .ever) { $0.threshold = .init(value: 45, isBelow: false) }
        #expect(last.isDeclined)
    }

    @Test("Repetitions of the last workout are those of its work sets, and of a time those of all its workouts")
    func reps() {
        let last = Self.trained.asked(.workouts(nil), .reps, .ever) { $0.isLastOne = true }
        #expect(last.facts.last?.key == "workoutHadReps" && last.facts.last?.values["value"] == .number(8))
        let all = Self.trained.asked(.workouts(nil), .reps, .days(30)).facts.first
        #expect(all?.key == "workoutReps" && all?.values["value"] == .number(33))
    }

    @Test("The exercise that was done least is told of those that were done")
    func seldom() {
        var record = Self.trained
        record.workouts[0].exercises.removeFirst()
        let fact = record.asked(.exercises, .lowest, .days(30)).facts.first
        #expect(fact?.key == "exercisesSeldom" && fact?.values["exercise"] == .exercise("Running"))
        #expect(fact?.values["count"] == .count(2))
    }

    @Test("A part of nothing that was named is declined, and so is a share of a weight's goal")
    func share() {
        let answer = Self.record([80, 81], of: .weight).asked(.metric(.weight), .share, .days(30))
        #expect(answer.isDeclined)
    }

    @Test("Days without something are told first where they were asked for, and those with it beside them")
    func without() {
        let record = CoachRecord(
            today: Self.today,
            days: [(4, 20.0, 81.0), (3, 0, 80), (2, 15, 83), (1, 0, 78)].map { ago, alcohol, weight in
                Day(
                    date: Self.ago(ago),
                    figures: [
                        .alcohol: Figure(value: alcohol, source: .manual),
                        .weight: Figure(value: weight, source: .manual),
                    ])
            })
        let answer = record.asked(.metric(.weight), .average, .ever) {
            $0.condition = .init(.some(.alcohol), isNextDay: false, isWithout: true)
        }
        #expect(answer.facts.first?.values["with"] == .figure(79, .weight))
        #expect(answer.facts.first?.values["without"] == .figure(82, .weight))
        let share = record.asked(.metric(.alcohol), .share, .between(Self.ago(4), Self.ago(1))).facts.first
        #expect(share?.key == "dayShare" && share?.values["count"] == .number(2))
    }

    @Test("The set with the most repetitions is told where they were asked for, whatever it weighed")
    func mostReps() {
        let fact = Self.trained.asked(.exercise("squat"), .heaviest, .ever) { $0.counted = .reps }.facts.first
        #expect(fact?.key == "mostReps" && fact?.values["set"] == .set(WorkoutSet(reps: 9, load: 100)))
    }

    @Test("Two times of a food are held against each other by how often and by how much")
    func foods() {
        let answer = Self.eaten.asked(.food("pizza"), .compare, .day(Self.ago(3))) { $0.other = .day(Self.ago(2)) }
        #expect(answer.facts.last?.key == "inAllTwo" && answer.facts.last?.values["now"] == .grams(100))
    }
}
