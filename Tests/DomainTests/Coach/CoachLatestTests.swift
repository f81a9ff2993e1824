import Foundation
import Testing

@testable import Domain

/// Asked on Saturday 21 November 2026.
@Suite(
    "The coach on the latest of some days, different ones, days of the week, records, what comes next and what is tried"
)
struct CoachLatestTests {
    private static let today = CivilDate("2026-11-21") ?? .first
    private static func ago(_ days: Int) -> CivilDate { today.adding(days: -days) }

    private static func entry(_ name: String, _ ago: Int, grams: Double? = 80) -> FoodEntry {
        FoodEntry(
            id: "\(name)\(ago)", day: Self.ago(ago), at: Date(timeIntervalSince1970: 0), minute: 720, slot: .lunch,
            name: name, amount: grams ?? 1, unit: "g", grams: grams, nutrients: Nutrients(energy: 20, sugar: 2))
    }

    private static func workout(_ id: String, _ ago: Int, _ sets: [WorkoutSet]) -> Workout {
        Workout(
            id: "\(id)\(ago)", day: Self.ago(ago), at: Date(timeIntervalSince1970: 0), minute: 1000, name: id,
            kind: id == "running" ? .cardio : .strength, minutes: 45,
            exercises: [WorkoutExercise(exerciseID: id, name: id, sets: sets)])
    }

    private static func squat(_ ago: Int, _ reps: Int, _ load: Double) -> Workout {
        workout("squat", ago, Array(repeating: WorkoutSet(reps: reps, load: load), count: 3))
    }

    private static func run(_ ago: Int, _ kilometres: Double, minutes: Double) -> Workout {
        workout("running", ago, [WorkoutSet(seconds: minutes * 60, metres: kilometres * 1000)])
    }

    private static func slept(_ minutes: [Int: Double]) -> [Day] {
        minutes.sorted { $0.key > $1.key }.map {
            Day(date: ago($0.key), figures: [.sleep: Figure(value: $0.value, source: .manual)])
        }
    }

    @Test("After the last of some days is the night after that one day, and of no such day nothing is told")
    func latest() {
        var record = CoachRecord(
            today: Self.today, days: Self.slept([9: 400, 5: 450, 4: 500, 3: 420]),
            workouts: [Self.squat(6, 5, 100), Self.squat(5, 5, 100), Self.run(3, 5, minutes: 30)])
        func told(_ event: Question.Condition.Event, _ period: Period? = nil) -> CoachAnswer.Fact? {
            record.asked(.metric(.sleep), nil, period) {
                $0.condition = .init(event, isNextDay: true, isLatest: true)
            }.facts.first
        }
        #expect(told(.exercise("squat"))?.values["value"] == .figure(500, .sleep))
        #expect(told(.exercise("squat"))?.values["period"] == .period(.day(Self.ago(4))))
        #expect(told(.exercise("running"))?.key == "noFigures", "the night after it was not worn")
        #expect(told(.exercise("deadlift"))?.key == "conditionUnknown")
        let other = record.asked(.metric(.sleep), nil, nil) {
            $0.condition = .init(.exercise("squat"), isNextDay: true, isLatest: true)
            $0.weekdays = [Self.ago(5).weekday]
        }
        #expect(other.facts.first?.values["value"] == .figure(450, .sleep), "of such days of the week alone")
        record.workouts = []
        #expect(told(.training(nil))?.key == "conditionUnknown")
    }

    @Test("Training of some muscles is what days have in common, told by the muscles of what was done")
    func muscles() {
        let squat = Exercise(
            id: "squat", name: "Squat", dutchName: nil, kind: .strength, equipment: nil,
            primaryMuscles: [.quadriceps], secondaryMuscles: [], level: .beginner, aliases: [])
        let record = CoachRecord(
            today: Self.today, days: Self.slept([6: 400, 5: 500, 4: 400, 3: 400]), workouts: [Self.squat(6, 5, 100)],
            exercises: ["squat": squat])
        func days(_ group: Question.MuscleGroup) -> CoachAnswer.Value? {
            record.asked(.metric(.sleep), nil, nil) { $0.condition = .init(.muscles(group), isNextDay: true) }
                .facts.first?.values["with"]
        }
        #expect(days(.legs) == .figure(500, .sleep))
        #expect(days(.chest) == nil)
    }

    @Test("Different ones are counted once, however often they were eaten, and named by how often that was")
    func variety() {
        let record = CoachRecord(
            today: Self.today,
            entries: [
                Self.entry("Tomato", 4), Self.entry("Tomato", 3), Self.entry("Leek", 3), Self.entry("Kale", 40),
            ])
        let answer = record.asked(.foods, .variety, .days(7))
        #expect(answer.facts.first?.values["count"] == .count(2))
        #expect(
            answer.facts.last?.values["list"]
                == .list([.food(name: "Tomato", id: nil), .food(name: "Leek", id: nil)]))
        #expect(record.asked(.foods, .variety, .ever).facts.first?.values["count"] == .count(3))
        #expect(record.asked(.metric(.protein), .variety, .ever).isDeclined)
    }

    @Test("The day of the week with the most of something comes first, with the next three")
    func weekdays() {
        let record = CoachRecord(
            today: Self.today,
            workouts: [Self.run(9, 5, minutes: 30), Self.run(4, 5, minutes: 30), Self.run(2, 5, minutes: 30)],
            entries: [Self.entry("Pizza", 8), Self.entry("Pizza", 3), Self.entry("Pizza", 1)])
        let eaten = record.asked(.food("pizza"), .byWeekday, nil).facts
        #expect(eaten.first?.values["day"] == .weekday(5) && eaten.first?.values["count"] == .count(2))
        let trained = record.asked(.workouts(nil), .byWeekday, nil).facts
        #expect(trained.map(\.key) == ["weekdayTrained", "foodsOftenNext"])
        #expect(trained.first?.values["day"] == .weekday(4))
        #expect(record.asked(.exercise("running"), .byWeekday, nil).facts.first?.values["day"] == .weekday(4))
    }

    @Test("A run is held against a mean one of the 90 days before it, by pace or by length; without any it says so")
    func besideUsual() {
        let record = CoachRecord(
            today: Self.today,
            workouts: [
                Self.run(120, 20, minutes: 200), Self.run(30, 5, minutes: 30), Self.run(20, 7, minutes: 42),
                Self.run(1, 10, minutes: 50),
            ])
        func told(_ counted: Question.Measure, _ period: Period? = nil) -> CoachAnswer.Fact? {
            record.asked(.exercise("running"), .usual, period) {
                ($0.counted, $0.isLastOne) = (counted, period == nil ? true : nil)
            }.facts.first
        }
        #expect(told(.pace)?.values["now"] == .pace(5) && told(.pace)?.values["then"] == .pace(6))
        #expect(told(.distance)?.values["now"] == .kilometres(10))
        #expect(told(.distance)?.values["then"] == .kilometres(6) && told(.distance)?.values["count"] == .count(2))
        #expect(told(.pace, .day(Self.ago(120)))?.key == "exerciseNoUsual")
    }

    @Test("The latest record is the last set better than all before it; what improved most is told by its share")
    func records() {
        let record = CoachRecord(
            today: Self.today,
            workouts: [
                Self.squat(60, 1, 100), Self.squat(40, 1, 120), Self.squat(20, 1, 110),
                Self.workout("bench", 50, [WorkoutSet(reps: 1, load: 50)]),
                Self.workout("bench", 30, [WorkoutSet(reps: 1, load: 60)]),
                Self.workout("bench", 10, [WorkoutSet(reps: 1, load: 75)]),
                Self.workout("row", 9, [WorkoutSet(reps: 1, load: 500)]),
            ].sorted { $0.day < $1.day })
        let last = record.asked(.exercises, .last, nil).facts.first
        #expect(last?.key == "lastRecord" && last?.values["date"] == .date(Self.ago(10)), "what was done once is none")
        #expect(last?.values["load"] == .load(75))
        guard case .list(let courses)? = record.asked(.exercises, .trend, nil).facts.first?.values["list"],
            case .phrase(let first)? = courses.first
        else { return #expect(Bool(false), "no list") }
        #expect(courses.count == 2 && first.key == "course.up")
        #expect(first.values["share"] == .share(0.5) && first.values["from"] == .load(50))
        #expect(record.asked(.exercises, .trend, .days(15)).facts.first?.key == "noCourse")
    }

    @Test("My records are the best of each exercise, by load or by distance, those done most first")
    func bests() {
        let record = CoachRecord(
            today: Self.today,
            workouts: [
                Self.squat(60, 1, 100), Self.squat(40, 1, 120), Self.squat(20, 1, 110), Self.run(50, 5, minutes: 30),
                Self.run(9, 4.7, minutes: 20), Self.workout("plank", 8, [WorkoutSet(seconds: 60)]),
                Self.workout("row", 9, [WorkoutSet(reps: 1, load: 50)]),
            ].sorted { $0.day < $1.day })
        let told = record.asked(.exercises, .best, nil)
        #expect(told.facts.map(\.key) == ["bests"])
        #expect(told.rows.map(\.name) == ["squat", "running", "row"].map { .exercise($0) })
        #expect(told.rows.map(\.value) == [.load(120), .kilometres(5), .load(50)])
        #expect(told.rows.first?.date == Self.ago(40))
        #expect(record.asked(.exercises, .best, .days(30)).facts.first?.key == "noRecords", "none in that time")
        #expect(CoachRecord(today: Self.today).asked(.exercises, .best, nil).facts.first?.key == "noWorkouts")
    }

    @Test("Age, height and what the body uses at rest are those of the profile, and what it lacks is said")
    func person() {
        var record = CoachRecord(today: Self.today)
        #expect(record.asked(.plan(.person), nil, nil).facts.map(\.key) == ["plan.noPerson"])
        #expect(record.asked(.plan(.resting), nil, nil).facts.map(\.key) == ["plan.noResting"])
        (record.profile.sex, record.profile.height) = (.male, 180)
        record.profile.birthDate = CivilDate(year: 1980, month: 5, day: 1)
        let told = record.asked(.plan(.person), nil, nil).facts
        #expect(told.map(\.key) == ["plan.age", "plan.height"] && told[0].values["count"] == .count(46))
        #expect(record.asked(.plan(.resting), nil, nil).facts.map(\.key) == ["plan.noResting"], "no weight yet")
    }

    @Test("Sets, repetitions, load and the best of two months are held against each other, each by itself")
    func twoMonths() {
        let record = CoachRecord(today: Self.today, workouts: [Self.squat(40, 5, 100), Self.squat(3, 1, 130)])
        func told(_ counted: Question.Measure) -> [String: CoachAnswer.Value]? {
            record.asked(.exercise("squat"), .compare, .month(0)) { ($0.other, $0.counted) = (.month(-1), counted) }
                .facts.first?.values
        }
        #expect(told(.volume)?["now"] == .load(390) && told(.volume)?["then"] == .load(1500))
        #expect(told(.reps)?["now"] == .phrase(.init("repsOf", ["value": .number(3)])))
        #expect(told(.sets)?["then"] == .phrase(.init("setsOf", ["value": .number(3)])))
        #expect(told(.best)?["now"] == .load(130))
    }

    @Test(
        "The week in which most was lost is told by the trend, whole weeks alone, and where there was none it says so")
    func changes() {
        // Level, but for the three weeks before the last two.
        let record = CoachRecord(
            today: Self.today,
            days: (0..<84).reversed().map { ago in
                let lost = Double(min(max(35 - ago, 0), 21)) * 0.1
                return Day(date: Self.ago(ago), figures: [.weight: Figure(value: 90 - lost, source: .manual)])
            })
        func told(_ measure: Question.Measure, _ period: Period = .ever) -> CoachAnswer.Fact? {
            record.asked(.metric(.weight), measure, period) { ($0.span, $0.counted) = (.week, .trend) }.facts.first
        }
        #expect(told(.lowest)?.key == "weekLost")
        guard case .period(let week)? = told(.lowest)?.values["when"], let range = week.range(today: Self.today),
            case .figure(let lost, .weight)? = told(.lowest)?.values["value"]
        else { return #expect(Bool(false), "no week") }
        #expect((6...35).contains(range.end.days(to: Self.today)) && (0.4...0.8).contains(lost))
        #expect(told(.highest)?.key == "weekGainedNone")
    }

    @Test("What to load next is double progression after the last session, and without a load what was done")
    func next() {
        let heavier = CoachRecord(today: Self.today, workouts: [Self.squat(3, 12, 100)])
        let told = heavier.asked(.exercise("squat"), .next, nil).facts.first
        #expect(told?.key == "nextStep.add_weight" && told?.values["load"] == .load(102.5))
        #expect(told?.values["count"] == .count(8))
        let push = CoachRecord(
            today: Self.today, workouts: [Self.workout("push-up", 2, [WorkoutSet(reps: 20)])])
        #expect(push.asked(.exercise("push-up"), .next, nil).facts.first?.key == "exerciseLast")
    }

    @Test(
        "Of one day it is yes or no, with what it was; a distance is at least what was asked, but for a watch's error")
    func ofOneDay() {
        let record = CoachRecord(
            today: Self.today,
            days: [Day(date: Self.ago(1), figures: [.steps: Figure(value: 9000, source: .manual)])],
            workouts: [Self.run(9, 4.7, minutes: 20), Self.run(5, 5.2, minutes: 30)])
        func key(_ limit: Double, isBelow: Bool = false) -> String? {
            record.asked(.metric(.steps), .reached, .day(Self.ago(1))) {
                $0.threshold = .init(value: limit, isBelow: isBelow)
            }.facts.first?.key
        }
        #expect(key(8000) == "yes" && key(10_000) == "no" && key(10_000, isBelow: true) == "yes")
        func last(_ limit: Question.Threshold) -> CoachAnswer {
            record.asked(.exercise("running"), .last, nil) { ($0.threshold, $0.counted) = (limit, .distance) }
        }
        #expect(last(.init(value: 4, isBelow: false)).facts.first?.values["date"] == .date(Self.ago(5)))
        #expect(last(.init(value: 6, isBelow: true)).isDeclined, "the sentence tells of what is that far or farther")
        #expect(last(.init(value: 4, isBelow: false, upTo: 6)).isDeclined)
        let fastest = record.asked(.exercise("running"), .fastest, .ever) { $0.distance = 5 }
        #expect(fastest.facts.first?.values["date"] == .date(Self.ago(5)))
    }

    @Test("Drinks alone are what a nutrient came from, where they are asked for")
    func ofPart() {
        var cola = Self.entry("Cola", 2)
        cola.drink = .water
        let record = CoachRecord(today: Self.today, entries: [Self.entry("Cake", 2), cola])
        let told = record.asked(.metric(.sugar), .sources, .days(7)) { $0.part = .food("cola") }.facts.first
        #expect(told?.values["food"] == .food(name: "Cola", id: nil) && told?.values["share"] == .share(1))
    }

    @Test("What is tried is told as the Plan page has it, within what is safe, and to nobody whom it could harm")
    func trial() throws {
        var record = CoachRecord(
            today: Self.today,
            days: (1...90).reversed().map { ago in
                Day(
                    date: Self.ago(ago),
                    figures: DayFigures(
                        ([
                            .weight: 84 - 0.05 * Double(90 - ago), .energy: 2400, .steps: 8000, .protein: 100,
                            .carbs: 250, .fat: 80,
                        ] as [Metric: Double]).mapValues { Figure(value: $0, source: .manual) }))
            })
        (record.profile.sex, record.profile.height) = (.male, 180)
        record.profile.birthDate = CivilDate(year: 1980, month: 5, day: 1)
        func answer(_ trial: Question.Trial) -> CoachAnswer {
            record.asked(.plan(.trial), nil, nil) { $0.trial = trial }
        }
        #expect(answer(.init(energy: 2000)).facts.map(\.key) == ["plan.noBurn"])
        func outlook(_ phase: Phase) -> EnergyOutlook {
            var goals = Goals(from: record.today)
            (goals.phase, goals.targetWeight) = (phase, .init(74))
            return EnergyOutlook(
                days: record.days, profile: record.profile,
                targets: DayTargets(
                    profile: record.profile, goals: goals, body: KnownBody(weight: 80), on: record.today))
        }
        record.outlook = outlook(.assessment)
        #expect(answer(.init(energy: 1500)).facts.first?.key == "trial.notNow")
        record.outlook = outlook(.cutting)
        let plan = PlanTrial(.energy(2000), in: outlook(.cutting))
        let point = try #require(plan.forecast?.points.first { $0.date == Self.today.adding(days: 84) })
        let told = answer(.init(energy: 2000)).facts
        #expect(told.first?.values["value"] == .figure(2000, .energy))
        #expect(told.first { $0.key == "trial.then" }?.values["value"] == .figure(point.weight, .weight))
        #expect(answer(.init(energy: 600)).facts.first?.key == "trial.tooFast")
        #expect(answer(.init(pace: 1.5)).facts.first?.key == "trial.tooFast")
        #expect(answer(.init(steps: 12_000)).facts.first?.key == "trial.steps.more")
        #expect(answer(.init(steps: 2000)).facts.first?.key == "trial.steps.less")
        // Of what is eaten and walked now: 2,400 kcal and 8,000 steps on each of these days
        let less = answer(.init(energyChange: -300)).facts
        #expect(less.first?.key == "trial.eaten.less" && less.first?.values["usual"] == .figure(2400, .energy))
        #expect(less.first?.values["value"] == .figure(2100, .energy))
        let thatMuch = PlanTrial(.energy(2100), in: outlook(.cutting)).forecast?.points
            .first { $0.date == Self.today.adding(days: 84) }
        #expect(less.first { $0.key == "trial.then" }?.values["value"] == thatMuch.map { .figure($0.weight, .weight) })
        #expect(answer(.init(energyChange: 100)).facts.first?.key == "trial.eaten.more")
        #expect(answer(.init(stepsChange: 3000)).facts.first?.values["steps"] == .figure(11_000, .steps))
        #expect(
            answer(.init(stepsChange: -9000)).facts.first?.values["steps"] == .figure(0, .steps), "never below none")
        #expect(told.contains { $0.key == "trial.least" }, "the least that is safe")
        #expect(!answer(.init(energy: 600)).facts.contains { $0.key == "trial.least" }, "it was told already")
        func byDate(_ mass: Double?, _ ahead: Int) -> [CoachAnswer.Fact] {
            record.asked(.plan(.byDate), nil, nil) { ($0.goal, $0.ahead) = (mass, Self.today.adding(days: ahead)) }
                .facts
        }
        func then(_ mass: Double?, _ ahead: Int) -> Double? {
            let fact = byDate(mass, ahead).first { $0.key == "trial.then" }
            return if case .figure(let weight, .weight)? = fact?.values["value"] { weight } else { nil }
        }
        #expect(then(77, 120).map { abs($0 - 77) < 0.2 } == true, "what is eaten leads there by that day")
        #expect(then(nil, 200).map { abs($0 - 74) < 0.2 } == true, "the goal is that of the plan")
        #expect(byDate(75, 14).first?.key == "trial.tooFast")
        #expect(byDate(45, 300).map(\.key) == ["arrival.rail"])
        record.profile.height = 215
        record.outlook = outlook(.cutting)
        #expect(!answer(.init(energy: 1900)).facts.contains { $0.key == "trial.then" }, "below a healthy weight")
        record.profile.hasEatingDisorderHistory = true
        #expect(answer(.init(energy: 2000)).facts.map(\.key) == ["topic.careful"])
        #expect(byDate(77, 120).map(\.key) == ["topic.careful"])
    }
}
