import Foundation
import Testing

@testable import Domain

/// Asked on Saturday 21 November 2026.
@Suite("The coach's answers")
struct CoachAnswerTests {
    private static let today = CivilDate("2026-11-21") ?? .first
    private static func day(_ text: String) -> CivilDate { CivilDate(text) ?? .first }

    private static let library: [Exercise.ID: Exercise] = Dictionary(
        uniqueKeysWithValues: [
            ("squat", "Squat", Exercise.Muscle.quadriceps), ("bench-press", "Bench press", .chest),
            ("running", "Running", .quadriceps),
        ].map { id, name, muscle in
            (
                id,
                Exercise(
                    id: id, name: name, dutchName: nil, kind: .strength, equipment: nil, primaryMuscles: [muscle],
                    secondaryMuscles: [], level: .beginner,
                    aliases: ["Back Squat (Barbell)"].filter { _ in id == "squat" })
            )
        })

    private static func workout(_ date: String, _ exercises: [WorkoutExercise], minutes: Double? = 60) -> Workout {
        Workout(
            id: "w\(date)", day: day(date), at: Date(timeIntervalSince1970: 0), minute: 600, name: "Workout",
            kind: .strength, minutes: minutes, exercises: exercises)
    }

    private static func sets(_ id: String?, _ name: String, _ sets: [(Int, Double)]) -> WorkoutExercise {
        WorkoutExercise(exerciseID: id, name: name, sets: sets.map { WorkoutSet(reps: $0.0, load: $0.1) })
    }

    private static let workouts = [
        workout(
            "2026-03-02",
            [sets("squat", "Squat", [(5, 100), (5, 100)]), sets("bench-press", "Bench press", [(5, 80)])]),
        workout("2026-10-12", [sets("squat", "Squat", [(3, 120), (1, 130)])]),
        workout(
            "2026-10-26",
            [sets(nil, "back squat (barbell)", [(10, 110)]), sets("bench-press", "Bench press", [(5, 90)])]),
        workout("2026-11-10", [sets("bench-press", "Bench press", [(5, 95), (8, 80)])], minutes: 40),
        workout(
            "2026-11-17", [sets("squat", "Squat", [(5, 115)]), sets("bench-press", "Bench press", [(4, 95)])],
            minutes: 50),
        workout(
            "2026-11-20",
            [
                WorkoutExercise(exerciseID: "running", name: "Running", sets: [WorkoutSet(seconds: 1500, metres: 5000)])
            ], minutes: 25),
    ]

    private static func record(_ change: (inout CoachRecord) -> Void = { _ in }) -> CoachRecord {
        var record = CoachRecord(today: today, workouts: workouts, exercises: library)
        change(&record)
        return record
    }

    private static func ask(
        _ subject: Question.Subject, _ measure: Question.Measure? = nil, _ period: Period? = nil,
        vs other: Period? = nil,
        _ record: CoachRecord = record()
    ) -> CoachAnswer {
        Coach.answer(Question(subject: subject, measure: measure, period: period, other: other), from: record)
    }

    @Test(
        "The heaviest squat is the one with the most on the bar, with its estimate, under whatever name it was logged")
    func heaviest() {
        let answer = Self.ask(.exercise("squat"), .heaviest)
        #expect(answer.facts.map(\.key) == ["heaviest"])
        #expect(answer.facts.first?.values["set"] == .set(WorkoutSet(reps: 1, load: 130)))
        #expect(answer.facts.first?.values["date"] == .date(Self.day("2026-10-12")))
        #expect(
            answer.rows.map(\.date)
                == ["2026-10-12", "2026-10-12", "2026-11-17", "2026-10-26", "2026-03-02"].map(Self.day))
        // By Epley 110 kg for ten is 146.7 kg, more than the single of 130.
        let best = Self.ask(.exercise("squat"), .best)
        #expect(best.facts.first?.key == "bestEstimate")
        #expect(best.facts.first?.values["load"].flatMap(\.load).map { abs($0 - 110 * (1 + 10 / 30.0)) < 1e-9 } == true)
        #expect(best.facts.last?.key == "heaviestToo")
        // Whichever is asked, the heaviest set is the same one.
        #expect(best.facts.last?.values["set"] == answer.facts.first?.values["set"])
        #expect(best.facts.last?.values["date"] == answer.facts.first?.values["date"])
    }

    @Test("The heaviest set beside the best is that with the most repetitions of its load")
    func heaviestBesideBest() {
        let record = Self.record {
            $0.workouts = [
                ("2026-08-14", WorkoutSet(reps: 10, load: 70, rpe: 8)), ("2026-08-24", WorkoutSet(reps: 9, load: 72.5)),
                ("2026-10-19", WorkoutSet(reps: 10, load: 72.5, rpe: 10)),
            ].map { day, set in
                Self.workout(day, [WorkoutExercise(exerciseID: "bench-press", name: "Bench press", sets: [set])])
            }
        }
        let best = Self.ask(.exercise("bench-press"), .best, nil, vs: nil, record)
        #expect(best.facts.last?.values["date"] == .date(Self.day("2026-10-19")))
        let heaviest = Self.ask(.exercise("bench-press"), .heaviest, nil, vs: nil, record)
        #expect(best.facts.last?.values["set"] == heaviest.facts.first?.values["set"])
    }

    @Test("Progress goes from the first to the last session's best estimate")
    func progress() {
        let answer = Self.ask(.exercise("bench-press"), .trend)
        let fact = answer.facts.first
        #expect(fact?.key == "exerciseTrend" && fact?.values["count"] == .count(4))
        // 80 × (1 + 5/30) to 95 × (1 + 4/30)
        #expect(fact?.values["from"]?.load.map { abs($0 - 93.333) < 0.01 } == true)
        #expect(fact?.values["to"]?.load.map { abs($0 - 107.667) < 0.01 } == true)
        // The best was on 10 November: 95 × (1 + 5/30).
        #expect(answer.facts.last?.values["load"]?.load.map { abs($0 - 110.833) < 0.01 } == true)
        #expect(answer.facts.last?.values["date"] == .date(Self.day("2026-11-10")))
        #expect(
            answer.picture
                == DayRange(from: Self.day("2026-03-02"), through: Self.today).map { .exercise("bench-press", $0) })
    }

    @Test("Of a time with one session of it the one before tells the progress; sets that tell no maximum tell none")
    func progressOfOne() {
        func bench(_ day: String, _ set: WorkoutSet) -> Workout {
            Self.workout(day, [WorkoutExercise(exerciseID: "bench-press", name: "Bench press", sets: [set])])
        }
        let day = Self.day("2026-11-10")
        let record = Self.record {
            $0.workouts = [
                bench("2026-10-01", WorkoutSet(reps: 5, load: 60)), bench("2026-11-10", WorkoutSet(reps: 5, load: 66)),
            ]
        }
        let answer = Self.ask(.exercise("bench-press"), .trend, .between(day, day), vs: nil, record)
        #expect(answer.facts.first?.key == "exerciseTrend")
        #expect(answer.facts.first?.values["start"] == .date(Self.day("2026-10-01")))
        let easy = Self.record { $0.workouts = [bench("2026-11-10", WorkoutSet(reps: 30, load: 20))] }
        #expect(
            Self.ask(.exercise("bench-press"), .trend, .between(day, day), vs: nil, easy).facts.last?.key
                == "noEstimate")
    }

    @Test("Workouts are counted by the week from Monday, and a watch's count where it knows of more")
    func workoutCount() {
        let logged = Self.ask(.workouts(nil), .count, .week(0))
        #expect(logged.facts.first?.values["count"] == .count(2))
        #expect(logged.facts.contains { $0.key == "inAll" && $0.values["value"] == .minutes(75) })
        let watched = Self.ask(
            .workouts(nil), .count, .week(0),
            Self.record { record in
                record.days = [
                    Day(date: Self.day("2026-11-18"), figures: [.workoutCount: Figure(value: 1, source: "watch")]),
                    Day(date: Self.day("2026-11-20"), figures: [.workoutCount: Figure(value: 2, source: "watch")]),
                ]
            })
        #expect(watched.facts.first?.values["count"] == .count(4))
        #expect(
            Self.ask(.workouts(nil), .compare, .month(0), vs: .month(-1)).facts.first?.values == [
                "period": .period(.month(0)), "other": .period(.month(-1)), "now": .count(3), "then": .count(2),
            ])
    }

    @Test("The exercise of most workouts comes first, by workouts, then by sets")
    func often() {
        let answer = Self.ask(.exercises, .often, .ever)
        #expect(answer.facts.first?.values["exercise"] == .exercise("bench-press"))
        #expect(answer.facts.first?.values["count"] == .count(4))
        #expect(answer.facts.first?.values["of"] == .number(6))
        #expect(answer.rows.map(\.value) == [.count(4), .count(3), .count(1), .count(1)])
    }

    @Test("Sets of a muscle group are the work sets of exercises that are mainly for it")
    func muscles() {
        let chest = Self.ask(.muscles(.chest), .sets, .month(0))
        #expect(chest.facts.first?.values["value"] == .number(3) && chest.facts.first?.values["count"] == .count(2))
        #expect(Self.ask(.muscles(.back), .sets, .ever).facts.first?.key == "noMuscles")
    }

    @Test("Distance and pace of a run")
    func run() {
        #expect(Self.ask(.exercise("running"), .distance, .month(0)).facts.first?.values["value"] == .kilometres(5))
        #expect(Self.ask(.exercise("running"), .fastest).facts.first?.values["pace"] == .pace(5))
    }

    // MARK: Figures of days

    private static func days(_ metric: Metric, _ values: [String: Double]) -> [Day] {
        values.map { Day(date: day($0.key), figures: [metric: Figure(value: $0.value, source: .manual)]) }
            .sorted { $0.date < $1.date }
    }

    @Test("An average is over the days that are known, and leaves out today, which is not over")
    func average() {
        let record = Self.record {
            $0.days = Self.days(
                .protein, ["2026-11-10": 90, "2026-11-12": 110, "2026-11-15": 100, "2026-11-20": 80, "2026-11-21": 10])
        }
        let week = Self.ask(.metric(.protein), .average, .week(-1), record)
        #expect(week.facts.first?.values["value"] == .figure(100, .protein))
        #expect(week.facts.first?.values["count"] == .count(3))
        #expect(week.facts.last?.values == ["low": .figure(90, .protein), "high": .figure(110, .protein)])
        let present = Self.ask(.metric(.protein), .average, .week(0), record)
        #expect(present.facts.first?.values["value"] == .figure(80, .protein))
        #expect(present.notes.map(\.key) == ["withoutToday"])
        #expect(
            Self.ask(.metric(.protein), .average, .month(-3), record).facts.map(\.key) == ["noFigures", "lastFigure"])
    }

    @Test("A goal is the one that was in force on the day")
    func goals() {
        let record = Self.record {
            $0.days = Self.days(
                .steps, ["2026-11-02": 7000, "2026-11-03": 9000, "2026-11-04": 11_000, "2026-11-05": 9999])
            $0.targets = TargetHistory(goals: [
                Goals(from: Self.day("2026-01-01"), steps: 8000), Goals(from: Self.day("2026-11-04"), steps: 10_000),
            ])
        }
        let answer = Self.ask(.metric(.steps), .reached, .month(0), record)
        #expect(answer.facts.first?.values["count"] == .count(2) && answer.facts.first?.values["of"] == .number(4))
        #expect(answer.rows.map(\.date) == ["2026-11-04", "2026-11-03"].map(Self.day))
        var question = Question(subject: .metric(.steps), measure: .reached, period: .month(0))
        question.threshold = Question.Threshold(value: 9000, isBelow: true)
        #expect(Coach.answer(question, from: record).facts.first?.values["count"] == .count(1))
        #expect(
            Self.ask(
                .metric(.mood), .reached, .month(0),
                Self.record {
                    $0.days = Self.days(.mood, ["2026-11-02": 7])
                }
            ).facts.first?.key == "noGoal")
    }

    @Test("The most and the least of a time, and when alcohol was last drunk")
    func extremes() {
        let record = Self.record {
            $0.days = Self.days(.alcohol, ["2026-11-01": 20, "2026-11-14": 10, "2026-11-18": 0])
        }
        let last = Self.ask(.metric(.alcohol), .last, nil, record)
        #expect(last.facts.first?.values["date"] == .date(Self.day("2026-11-14")))
        #expect(last.facts.first?.values["age"] == .age(7))
        #expect(
            Self.ask(.metric(.alcohol), .highest, .month(0), record).facts.first?.values["value"]
                == .figure(20, .alcohol))
        #expect(Self.ask(.metric(.alcohol), .count, .month(0), record).facts.first?.values["count"] == .count(2))
        #expect(
            Self.ask(.metric(.alcohol), .sum, .month(0), record).facts.first?.values["value"] == .figure(30, .alcohol))
    }

    @Test("Weight goes from the trend at the start to the trend at the end")
    func weight() {
        let record = Self.record { record in
            record.days = (0..<10).map { index in
                Day(
                    date: Self.day("2026-11-01").adding(days: index),
                    figures: [.weight: Figure(value: 80 - Double(index), source: .manual)])
            }
        }
        let fact = Self.ask(.metric(.weight), .trend, .month(0), record).facts.first
        #expect(fact?.values["from"] == .figure(80, .weight))
        // Each day a tenth of the way: computed by hand in a loop.
        var trend = 80.0
        for index in 1..<10 { trend += 0.1 * (80 - Double(index) - trend) }
        #expect(fact?.values["to"]?.figure.map { abs($0 - trend) < 1e-9 } == true)
        #expect(Self.ask(.metric(.weight), .value, nil, record).facts.first?.values["value"] == .figure(71, .weight))
    }

    @Test("Two times are held against each other by their means, and chance is named")
    func compare() {
        let record = Self.record {
            $0.days = Self.days(
                .steps, ["2026-11-16": 9000, "2026-11-17": 11_000, "2026-11-10": 8000, "2026-11-11": 10_000])
        }
        let answer = Self.ask(.metric(.steps), .compare, .week(0), vs: .week(-1), record)
        #expect(answer.facts.map(\.key) == ["compareDays", "more", "chance"])
        #expect(
            answer.facts[0].values["now"] == .figure(10_000, .steps)
                && answer.facts[0].values["then"] == .figure(9000, .steps))
        #expect(answer.facts[1].values["share"] == .share(1.0 / 9))
    }

    // MARK: Food

    private static func entry(
        _ date: String, _ name: String, _ id: String? = nil, slot: MealSlot = .lunch, grams: Double = 100,
        protein: Double = 10, ml: Double? = nil
    ) -> FoodEntry {
        FoodEntry(
            id: "\(date) \(name)", day: day(date), at: Date(timeIntervalSince1970: 0), minute: 720, slot: slot,
            foodID: id,
            name: name, amount: 1, unit: "g", grams: grams, millilitres: ml, drink: ml == nil ? nil : .water,
            nutrients: Nutrients(energy: ml == nil ? 100 : 0, protein: protein))
    }

    private static let food = record {
        $0.entries = [
            entry("2026-10-03", "Banana", "banana", slot: .breakfast),
            entry("2026-10-05", "Bread, wholemeal", "bread", protein: 30),
            entry("2026-10-05", "Banana", "banana", protein: 5), entry("2026-10-09", "Pizza margherita"),
            entry("2026-10-09", "Water", "water", slot: .drinks, ml: 250), entry("2026-11-20", "Pizzas", slot: .dinner),
        ]
    }

    @Test("What was eaten most, and a food by its name in the singular or plural")
    func foods() {
        let often = Self.ask(.foods, .often, .month(-1), Self.food)
        #expect(often.facts.first?.values["food"] == .food(name: "Banana", id: "banana"))
        #expect(often.facts.first?.values["count"] == .count(2))
        #expect(often.rows.count == 3)
        let pizza = Self.ask(.food("pizza"), .count, .ever, Self.food)
        #expect(pizza.facts.first?.values["count"] == .count(2))
        #expect(pizza.facts.last?.values["value"] == .grams(200))
        #expect(
            Self.ask(.food("bananas"), .last, nil, Self.food).facts.first?.values["date"]
                == .date(Self.day("2026-10-05")))
        #expect(Self.ask(.food("sushi"), .count, .ever, Self.food).facts.map(\.key) == ["noFood"])
        var breakfast = Question(subject: .foods, measure: .list, period: .month(-1))
        breakfast.slot = .breakfast
        #expect(Coach.answer(breakfast, from: Self.food).facts.first?.values["count"] == .count(1))
    }

    @Test("Where protein came from, as a share of what is known")
    func sources() {
        let answer = Self.ask(.metric(.protein), .sources, .month(-1), Self.food)
        #expect(answer.facts.first?.values["food"] == .food(name: "Bread, wholemeal", id: "bread"))
        // 30 of 10 + 30 + 5 + 10 + 10 g
        #expect(answer.facts.first?.values["share"] == .share(30.0 / 65))
    }

    // MARK: What is not answered

    @Test("Whoever hides calories is told of none, and of protein still")
    func hidden() {
        let record = Self.record {
            $0.hidesEnergy = true
            $0.days = Self.days(.energy, ["2026-11-10": 2000]) + Self.days(.protein, ["2026-11-11": 90])
        }
        #expect(Self.ask(.metric(.energy), .average, .month(0), record).facts.map(\.key) == ["energyHidden"])
        #expect(Self.ask(.metric(.energy), .average, .month(0), record).rows.isEmpty)
        #expect(Self.ask(.topic(.calories), nil, nil, record).facts.map(\.key) == ["energyHidden"])
        #expect(Self.ask(.metric(.protein), .average, .month(0), record).facts.first?.key == "metricAverage")
    }

    @Test("With an eating disorder in the past, pregnant or under age, nothing is said of eating less")
    func rails() {
        let record = Self.record { $0.profile.hasEatingDisorderHistory = true }
        for topic in [Question.Topic.calories, .deficit, .plateau, .adaptation] {
            #expect(Self.ask(.topic(topic), nil, nil, record).facts.map(\.key) == ["topic.careful"])
        }
        #expect(Self.ask(.topic(.tired), nil, nil, record).facts.first?.key == "topic.tired")
    }

    @Test("What is a doctor's to answer gets words and no figure")
    func medical() {
        let answer = Self.ask(.medical)
        #expect(answer.facts == [.init("medical")] && answer.rows.isEmpty && answer.picture == nil)
    }

    @Test("What was not understood is said, and so is a time that has not come")
    func refusals() {
        #expect(
            Coach.answer(Question(leftOut: ["zorgvlied"]), from: Self.record()).facts.first?.key == "notUnderstoodWords"
        )
        #expect(Coach.answer(Question(period: .week(0)), from: Self.record()).facts.first?.key == "aboutWhat")
        #expect(Self.ask(.metric(.steps), .average, .day(Self.today.adding(days: 3))).facts.first?.key == "notYet")
        #expect(Self.ask(.foods, .heaviest).facts.first?.key == "declined")
        #expect(Self.ask(.exercise("squat"), .last, .month(-4)).facts.map(\.key) == ["noExercise", "lastWas"])
    }

    // MARK: Going on

    @Test("A question that goes on takes what it does not say from before")
    func conversation() {
        let first = Question(subject: .exercise("squat"), measure: .count, period: .month(0))
        func then(_ question: Question) -> Question {
            Conversation.complete(question, after: [first], today: Self.today)
        }
        let month = then(Question(period: .month(-1), isContinued: true))
        #expect(month.subject == .exercise("squat") && month.measure == .count && month.period == .month(-1))
        let bench = then(Question(subject: .exercise("bench-press"), isContinued: true))
        #expect(bench.measure == .count && bench.period == .month(0))
        // A measure that means nothing of the new subject is not taken over, nor is anything by a question that stands alone.
        let heaviest = Question(subject: .exercise("squat"), measure: .heaviest, period: .ever)
        #expect(
            Conversation.complete(
                Question(subject: .metric(.sleep), isContinued: true), after: [heaviest], today: Self.today
            ).measure == nil)
        #expect(then(Question(subject: .metric(.sleep))).period == nil)
        #expect(then(Question(subject: .topic(.tired))).measure == nil)
        // Only the last five exchanges are remembered.
        let old = [first] + [Question](repeating: Question(subject: .courtesy(.thanks)), count: 5)
        #expect(Conversation.complete(Question(period: .month(-1)), after: old, today: Self.today).subject == nil)
    }

    @Test("Periods are whole weeks, months and years up to today")
    func periods() {
        func range(_ period: Period) -> String {
            period.range(today: Self.today).map { "\($0.start)..\($0.end)" } ?? "none"
        }
        #expect(range(.week(0)) == "2026-11-16..2026-11-21" && range(.week(-1)) == "2026-11-09..2026-11-15")
        #expect(range(.month(-11)) == "2025-12-01..2025-12-31" && range(.month(0)) == "2026-11-01..2026-11-21")
        #expect(range(.calendarMonth(year: 2024, month: 2)) == "2024-02-01..2024-02-29")
        #expect(range(.year(-1)) == "2025-01-01..2025-12-31" && range(.days(7)) == "2026-11-15..2026-11-21")
        #expect(range(.weekend(-1)) == "2026-11-14..2026-11-15" && range(.month(1)) == "none")
    }
}

extension CoachAnswer.Value {
    fileprivate var load: Double? { if case .load(let value) = self { value } else { nil } }
    fileprivate var figure: Double? { if case .figure(let value, _) = self { value } else { nil } }
}
