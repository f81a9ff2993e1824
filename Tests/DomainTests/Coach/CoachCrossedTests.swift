import Foundation
import Testing

@testable import Domain

/// Asked on Saturday 21 November 2026.
@Suite("The coach on limits, ranks, months and what is from one time to the next")
struct CoachCrossedTests {
    private static let today = CivilDate("2026-11-21") ?? .first
    private static func ago(_ days: Int) -> CivilDate { today.adding(days: -days) }

    private static func record(_ figures: [Double], of metric: Metric) -> CoachRecord {
        CoachRecord(
            today: today,
            days: figures.enumerated().reversed().map { index, value in
                Day(date: ago(index + 1), figures: [metric: Figure(value: value, source: .manual)])
            })
    }

    private static func run(_ ago: Int, km: Double) -> Workout {
        Workout(
            id: "run\(ago)", day: Self.ago(ago), at: Date(timeIntervalSince1970: 0), minute: 1000, name: "Run",
            kind: .cardio, minutes: 6 * km,
            exercises: [
                WorkoutExercise(
                    exerciseID: "running", name: "Running", sets: [WorkoutSet(seconds: 360 * km, metres: 1000 * km)])
            ])
    }

    private static func lift(_ ago: Int, sets: Int) -> Workout {
        Workout(
            id: "lift\(ago)", day: Self.ago(ago), at: Date(timeIntervalSince1970: 0), minute: 1000, name: "Legs",
            kind: .strength, minutes: 40,
            exercises: [
                WorkoutExercise(
                    exerciseID: "squat", name: "Squat",
                    sets: Array(repeating: WorkoutSet(reps: 5, load: 80), count: sets))
            ])
    }

    /// Runs on 1, 5 and 15 of the last days, of 4, 6 and 9 km
    private static let runs = CoachRecord(today: today, workouts: [run(15, km: 9), run(5, km: 6), run(1, km: 4)])

    @Test("Between two limits are the days at both and between them, and no others")
    func between() {
        let limit = Question.Threshold(value: 420, isBelow: false, upTo: 480)
        let fact = Self.record([419, 420, 450, 480, 481], of: .sleep).asked(.metric(.sleep), .reached, .days(30)) {
            $0.threshold = limit
        }.facts.first
        #expect(fact?.key == "metricBetween" && fact?.values["count"] == .count(3))
        #expect(fact?.values["top"] == .figure(480, .sleep))
        // What is known in part may be above.
        #expect(limit.holds(Figure(value: 450, source: .manual, isAtLeast: true)) == nil)
        #expect(limit.holds(Figure(value: 500, source: .manual, isAtLeast: true)) == false)
    }

    @Test("Runs between two distances are counted without longer ones")
    func runsBetween() {
        let fact = Self.runs.asked(.exercise("running"), .count, .days(30)) {
            $0.threshold = .init(value: 4, isBelow: false, upTo: 6)
            $0.counted = .distance
        }.facts.first
        #expect(fact?.values["count"] == .count(2))
    }

    @Test("The second of a ranking is told as the second, and where there is none that is said")
    func rank() {
        let weights = Self.record([80, 84, 81], of: .weight)
        let second = weights.asked(.metric(.weight), .lowest, .ever) { $0.rank = 2 }.facts
        #expect(second.map(\.key) == ["ranked"] && second.first?.values["value"] == .figure(81, .weight))
        #expect(weights.asked(.metric(.weight), .lowest, .ever) { $0.rank = 4 }.facts.first?.key == "rankedFew")
        let run = Self.runs.asked(.exercise("running"), .longest, .ever) { $0.rank = 2 }.facts.first
        #expect(run?.values["date"] == .date(Self.ago(5)))
    }

    @Test("From one run to the next are the days between them, the longest with its dates")
    func gap() {
        let facts = Self.runs.asked(.exercise("running"), .gap, .ever).facts
        #expect(facts.first?.values["value"] == .number(7) && facts.first?.values["count"] == .count(2))
        #expect(facts.last?.values["start"] == .date(Self.ago(15)) && facts.last?.values["end"] == .date(Self.ago(5)))
        let one = CoachRecord(today: Self.today, workouts: [Self.run(3, km: 5)])
        #expect(one.asked(.exercise("running"), .gap, .ever).facts.map(\.key) == ["gapNone"])
    }

    @Test("A month's mean counts whole months, those without anything too, and lists the others as parts")
    func months() {
        // 22 September, 30 October, and today's month, which is not over; August begins what is known.
        let record = CoachRecord(
            today: Self.today,
            workouts: [Self.run(112, km: 3), Self.run(60, km: 8), Self.run(22, km: 4), Self.run(1, km: 100)])
        let facts = record.asked(.exercise("running"), .average, .days(365)) {
            $0.span = .month
            $0.counted = .distance
        }.facts
        // 1 August, 22 September, 30 October
        #expect(facts.first?.key == "monthMeanSum" && facts.first?.values["count"] == .count(3))
        #expect(facts.first?.values["value"] == .kilometres(5))
        guard case .list(let months) = facts.last?.values["list"] else { return #expect(Bool(false), "no list") }
        #expect(months.count == 4 && "\(months.last.map { "\($0)" } ?? "")".contains("spanPart"))
    }

    @Test("Sets of a workout are a mean of the workouts that have some, and a run has none")
    func setsPerWorkout() {
        let record = CoachRecord(
            today: Self.today, workouts: [Self.lift(9, sets: 3), Self.run(5, km: 5), Self.lift(2, sets: 6)])
        let fact = record.asked(.workouts(nil), .average, .days(30)) { $0.counted = .sets }.facts.first
        #expect(fact?.key == "workoutMean" && fact?.values["count"] == .count(2))
        #expect(fact?.values["value"] == .phrase(.init("setsOf", ["value": .number(4.5)])))
        #expect(record.asked(.workouts(nil), .sets, .days(30)).facts.first?.values["value"] == .number(9))
    }

    @Test("How much was run is its distance, not the longest run")
    func howMuch() {
        let fact = Self.runs.asked(.exercise("running"), .heaviest, .days(30)).facts.first
        #expect(fact?.key == "exerciseDistance" && fact?.values["value"] == .kilometres(19))
    }

    @Test("On what part of the days a meal had more than a limit is of days, not of the meal's part of all")
    func shareOfDays() {
        func entry(_ ago: Int, _ slot: MealSlot, _ protein: Double) -> FoodEntry {
            FoodEntry(
                id: "\(ago)\(slot)", day: Self.ago(ago), at: Date(timeIntervalSince1970: 0), minute: 720, slot: slot,
                name: "Egg", amount: 100, unit: "g", grams: 100, nutrients: Nutrients(protein: protein))
        }
        let record = CoachRecord(
            today: Self.today,
            entries: [entry(3, .lunch, 10), entry(2, .lunch, 40), entry(1, .lunch, 30), entry(1, .dinner, 50)])
        let facts = record.asked(.metric(.protein), .share, .days(30)) {
            $0.slot = .lunch
            $0.threshold = .init(value: 30, isBelow: false)
        }.facts
        #expect(facts.map(\.key).prefix(2) == ["metricAbove", "thatShare"])
        #expect(facts.dropFirst().first?.values["share"] == .share(2.0 / 3))
    }

    @Test("Several meals are left out together")
    func exceptMeals() {
        func entry(_ slot: MealSlot, _ energy: Double) -> FoodEntry {
            FoodEntry(
                id: "\(slot)", day: Self.ago(1), at: Date(timeIntervalSince1970: 0), minute: 720, slot: slot,
                name: "Egg", amount: 100, unit: "g", grams: 100, nutrients: Nutrients(energy: energy))
        }
        let record = CoachRecord(
            today: Self.today, entries: [entry(.breakfast, 1), entry(.lunch, 20), entry(.dinner, 300)])
        let fact = record.asked(.metric(.energy), .sum, .days(30)) {
            ($0.except, $0.alsoExcept) = (.meal(.breakfast), [.lunch])
        }.facts.first
        #expect(fact?.values["value"] == .figure(300, .energy))
    }

    @Test("Rest days of more than two weeks are told a week, too")
    func restDays() {
        let facts = Self.runs.asked(.workouts(nil), .without, .days(30)).facts
        // From the first run on: 15 days of which 12 have none
        #expect(facts.first?.values["count"] == .count(12))
        #expect(facts.dropFirst().first?.values["value"] == .number(5.6))
    }
}
