import Foundation
import Testing

@testable import Domain

/// Asked on Saturday 21 November 2026.
@Suite("The coach on goals from below, rates of change, single sets, and what little there is of")
struct CoachAccountedTests {
    private static let today = CivilDate("2026-11-21") ?? .first
    private static func ago(_ days: Int) -> CivilDate { today.adding(days: -days) }

    private static func days(_ count: Int, _ figures: (Int) -> [Metric: Double]) -> [Day] {
        (0..<count).reversed().map { ago in
            Day(
                date: Self.ago(ago), figures: DayFigures(figures(ago).mapValues { Figure(value: $0, source: .manual) }))
        }
    }

    private static func entry(
        _ name: String, _ ago: Int, grams: Double = 100, slot: MealSlot = .lunch, iron: Double? = nil
    ) -> FoodEntry {
        FoodEntry(
            id: "\(name)\(ago)", day: Self.ago(ago), at: Date(timeIntervalSince1970: 0), minute: 720, slot: slot,
            name: name, amount: grams, unit: "g", grams: grams,
            nutrients: Nutrients(energy: 500), micros: iron.map { Micronutrients([.iron: $0]) })
    }

    private static let squat = Exercise(
        id: "squat", name: "Squat", dutchName: nil, kind: .strength, equipment: nil, primaryMuscles: [.quadriceps],
        secondaryMuscles: [], level: .beginner, aliases: [])

    private static func workout(_ ago: Int, _ exercises: [(String, [WorkoutSet])]) -> Workout {
        Workout(
            id: "w\(ago)", day: Self.ago(ago), at: Date(timeIntervalSince1970: 0), minute: 600, name: "Gym",
            kind: .strength,
            exercises: exercises.map { WorkoutExercise(exerciseID: $0.0, name: $0.0, sets: $0.1) })
    }

    @Test("Days above and below a goal are counted by that goal, not by what is near it")
    func sides() {
        let record = CoachRecord(
            today: Self.today, days: Self.days(10) { [.steps: $0 < 4 ? 12_000 : 8000] },
            targets: TargetHistory(goals: [Goals(from: Self.ago(30), steps: 10_000)]))
        func count(_ isBelow: Bool) -> CoachAnswer.Fact? {
            record.asked(.metric(.steps), .reached, .days(30)) { $0.isBelowGoal = isBelow }.facts.first
        }
        // Today is not over.
        #expect(count(true)?.key == "goalBelow" && count(true)?.values["count"] == .count(6))
        #expect(count(false)?.key == "goalAbove" && count(false)?.values["count"] == .count(3))
        #expect(count(false)?.values["of"] == .number(9))
    }

    @Test("A weight that falls is told by the week, as fast as the weigh-ins fall")
    func rate() {
        let record = CoachRecord(today: Self.today, days: Self.days(29) { [.weight: 80 + Double($0) * 0.1] })
        let answer = record.asked(.metric(.weight), .perWeek, .days(29))
        #expect(answer.facts.map(\.key) == ["weekly.down"])
        guard case .figure(let rate, .weight)? = answer.facts.first?.values["value"] else {
            Issue.record("no rate")
            return
        }
        // 0.1 kg a day
        #expect(abs(rate - 0.7) < 1e-6)
        let level = CoachRecord(today: Self.today, days: Self.days(29) { _ in [.weight: 80] })
        #expect(level.asked(.metric(.weight), .perWeek, .days(29)).facts.first?.key == "weekly.flat")
    }

    @Test("The most weight lifted is the heaviest set of all exercises, not a sum")
    func heaviest() {
        let record = CoachRecord(
            today: Self.today,
            workouts: [
                Self.workout(9, [("squat", [WorkoutSet(reps: 5, load: 100), WorkoutSet(reps: 5, load: 105)])]),
                Self.workout(
                    2, [("leg-press", [WorkoutSet(reps: 8, load: 150)]), ("squat", [WorkoutSet(reps: 5, load: 90)])]),
            ])
        let fact = record.asked(.exercises, .heaviest, .ever).facts.first
        #expect(fact?.key == "heaviest" && fact?.values["exercise"] == .exercise("leg-press"))
        let before = record.asked(.exercises, .heaviest, .between(Self.ago(20), Self.ago(5))).facts.first
        #expect(before?.values["exercise"] == .exercise("squat"))
    }

    @Test("The best of a long time is no more a sum than that of a short one, and is told as an estimate")
    func bestOfTwoTimes() {
        let record = CoachRecord(
            today: Self.today,
            workouts: [
                Self.workout(80, [("squat", [WorkoutSet(reps: 1, load: 90)])]),
                Self.workout(9, [("squat", [WorkoutSet(reps: 1, load: 100)])]),
            ])
        let answer = record.asked(.exercise("squat"), .compare, .days(14)) { question in
            question.other = .between(Self.ago(100), Self.ago(20))
            question.counted = .best
        }
        #expect(answer.facts.map(\.key) == ["exerciseCompareBest"])
        #expect(answer.facts.first?.values["now"] == .load(100) && answer.facts.first?.values["then"] == .load(90))
        #expect(answer.formula == "estimate")
    }

    @Test("An extreme of a body is told with the latest and what lies between, and the same is called the same")
    func sinceExtreme() {
        let record = CoachRecord(
            today: Self.today, days: Self.days(4) { [.weight: [82, 80, 82, 82][$0]] })
        let lowest = record.asked(.metric(.weight), .lowest, .ever)
        #expect(lowest.facts.map(\.key) == ["metricLowest", "sinceThat", "more"])
        let highest = record.asked(.metric(.weight), .highest, .ever)
        #expect(highest.facts.map(\.key) == ["metricHighest", "sinceThat", "same"])
        let both = record.asked(.metric(.weight), .lowest, .ever) { $0.alsoMeasures = [.highest] }
        #expect(both.facts.map(\.key) == ["metricLowest", "metricHighest", "more"])
    }

    @Test("Two times of an exercise are held against each other by what was asked: kilometres or minutes")
    func counted() {
        let record = CoachRecord(
            today: Self.today,
            workouts: [
                Self.workout(40, [("running", [WorkoutSet(seconds: 1800, metres: 5000)])]),
                Self.workout(38, [("running", [WorkoutSet(seconds: 1800, metres: 6000)])]),
                Self.workout(3, [("running", [WorkoutSet(seconds: 3600, metres: 10_000)])]),
            ])
        let answer = record.asked(.exercise("running"), .compare, .month(0)) { question in
            question.other = .month(-1)
            question.counted = .distance
        }
        #expect(answer.facts.first?.key == "exerciseCompareSum")
        #expect(answer.facts.first?.values["now"] == .kilometres(10))
        #expect(answer.facts.first?.values["then"] == .kilometres(11))
    }

    @Test("Iron of one food is what its entries gave; of what nobody knows that is said")
    func part() {
        let record = CoachRecord(
            today: Self.today,
            entries: [
                Self.entry("Spinach", 5, iron: 2.5), Self.entry("Beef", 5, iron: 3),
                Self.entry("Spinach", 3, iron: 1.5), Self.entry("Spinach", 2),
            ])
        func asked(_ food: String) -> CoachAnswer {
            record.asked(.micronutrient(.iron), .sum, .days(30)) { $0.part = .food(food) }
        }
        #expect(asked("spinach").facts.first?.key == "metricSum")
        #expect(asked("spinach").facts.first?.values["value"] == .micro(4, .iron))
        #expect(asked("spinach").notes.contains { $0.key == "atLeast" })
        #expect(asked("kale").facts.first?.key == "noFood")
        // Which food of a food it came from nobody asks.
        let sources = record.asked(.micronutrient(.iron), .sources, .days(30)) { $0.part = .food("spinach") }
        #expect(sources.facts.first?.key == "declined")
    }

    @Test("What there is little of is told from days that were logged in full, and no doctor is played")
    func lacking() {
        let meals = [MealSlot.breakfast, .lunch, .dinner]
        let record = CoachRecord(
            today: Self.today,
            days: (0..<8).reversed().map { ago in
                Day(
                    date: Self.ago(ago), figures: [.energy: Figure(value: 1500, source: .entries)],
                    meals: meals.map { MealTotal(slot: $0, entries: 1, nutrients: Nutrients(energy: 500)) })
            },
            entries: (1..<8).reversed().flatMap { ago in
                meals.map { Self.entry("Stew at \($0)", ago, slot: $0, iron: 0.5) }
            })
        let little = record.asked(.plan(.lacking), nil, nil)
        #expect(little.facts.map(\.key) == ["lacking.low", "lacking.doctor"])
        #expect(little.rows.first?.value == .micro(1.5, .iron))
        let none = CoachRecord(today: Self.today).asked(.plan(.lacking), nil, nil)
        #expect(none.facts.map(\.key) == ["lacking.few"])
    }

    @Test("Which of a group is eaten most is told by name, with what comes next")
    func ranked() {
        let record = CoachRecord(
            today: Self.today,
            entries: [1, 2, 3].map { Self.entry("Tomato", $0) } + [4, 5].map { Self.entry("Kale", $0) }
                + [Self.entry("Bread", 1)],
            foods: [:])
        let answer = record.asked(.food("tomato"), .count, .days(30))
        #expect(answer.facts.first?.values["count"] == .count(3))
        let all = record.asked(.foods, .often, .days(30))
        #expect(all.facts.map(\.key) == ["foodsOften", "foodsOftenNext"])
        #expect(
            all.facts.last?.values["foods"]
                == .list([.phrase(.init("often.one", ["food": .food(name: "Kale", id: nil), "count": .count(2)]))]))
    }

    @Test("How often a meal was had is told by its days, and what is asked on of a day goes on with it")
    func meals() {
        let record = CoachRecord(
            today: Self.today,
            entries: [1, 1, 1, 2].map { Self.entry("Oats \($0)", $0, slot: .breakfast) })
        let fact = record.asked(.foods, .count, .days(7)) { $0.slot = .breakfast }.facts.first
        #expect(fact?.key == "mealDays" && fact?.values["days"] == .number(2))
        // "And the time before that", of the last time of all
        var before = Question(isContinued: true)
        before.shift = .init(.same, -1)
        let last = Question(subject: .exercise("squat"), measure: .last, period: .ever)
        let full = Conversation.complete(before, after: [last], today: Self.today)
        #expect(Coach.answer(full, from: record).facts.first?.key == "declined")
    }

    @Test("What that comes to is told of the food that was spoken of, at the same time")
    func goingOn() {
        var next = Question(subject: .metric(.energy), measure: .sum, isContinued: true)
        next.refersBack = true
        let wine = Question(subject: .food("wine"), measure: .count, period: .month(-1))
        let full = Conversation.complete(next, after: [wine], today: Self.today)
        #expect(full.part == .food("wine") && full.period == .month(-1) && full.subject == .metric(.energy))
    }

    @Test("What is left of a day is of all of the day, whatever meal it is left for")
    func left() {
        var question = Question(subject: .metric(.energy), measure: .remaining)
        question.slot = .dinner
        #expect(CoachNeeds(question, today: Self.today).days != nil)
        let record = CoachRecord(
            today: Self.today, days: Self.days(1) { _ in [.steps: 3000] },
            targets: TargetHistory(goals: [Goals(from: Self.ago(30), steps: 10_000)]))
        #expect(
            record.asked(.metric(.steps), .remaining, nil).facts.first?.values["left"] == .figure(7000, .steps))
    }

    @Test("What is left of today is read whichever day was spoken of before")
    func leftOfToday() {
        var question = Question(subject: .metric(.protein), measure: .remaining)
        question.period = .day(Self.today.adding(days: -1))
        #expect(CoachNeeds(question, today: Self.today).days?.end == Self.today)
    }

    @Test("What to train looks at the last night and the days in a row, too")
    func training() {
        let squats = [("squat", [WorkoutSet(reps: 5, load: 100)])]
        func keys(_ figures: (Int) -> [Metric: Double], _ ages: [Int]) -> [String] {
            CoachRecord(
                today: Self.today, days: Self.days(30, figures), workouts: ages.map { Self.workout($0, squats) },
                exercises: ["squat": Self.squat]
            ).asked(.plan(.training), nil, nil).facts.map(\.key)
        }
        #expect(!keys({ _ in [.sleep: 440] }, [5]).contains("train.light"))
        #expect(keys({ [.sleep: $0 == 0 ? 300 : 440] }, [5]).contains("train.light"))
        #expect(keys({ _ in [:] }, [3, 2, 1]).contains("train.inARow"))
        #expect(!keys({ _ in [:] }, [4, 2, 1]).contains("train.inARow"))
    }
}
