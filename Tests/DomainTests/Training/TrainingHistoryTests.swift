import Domain
import Foundation
import Testing

@Suite("What someone has trained")
struct TrainingHistoryTests {
    private func workout(
        _ day: Int, _ exercises: [WorkoutExercise], id: String? = nil, kind: Workout.Kind = .strength,
        minutes: Double? = nil, isOpen: Bool = false
    ) -> Workout {
        Workout(
            id: id ?? "w\(day)", day: CivilDate(ordinal: 20_000 + day),
            at: Date(timeIntervalSince1970: Double(20_000 + day) * 86_400 + 64_800), minute: 1080, name: "Workout",
            kind: kind, minutes: minutes, exercises: exercises, isOpen: isOpen)
    }

    private func bench(_ sets: [WorkoutSet]) -> WorkoutExercise {
        WorkoutExercise(exerciseID: "bench-press", name: "Bench press", sets: sets)
    }

    private func run(_ metres: Double, _ seconds: Double) -> WorkoutExercise {
        WorkoutExercise(exerciseID: "running", name: "Running", sets: [WorkoutSet(seconds: seconds, metres: metres)])
    }

    @Test("Sessions come oldest first, without what is open or was only planned")
    func sessions() {
        let set = WorkoutSet(reps: 8, load: 60)
        let history = TrainingHistory([
            workout(7, [bench([set])]), workout(0, [bench([set])]), workout(9, [bench([set])], isOpen: true),
            workout(3, [bench([WorkoutSet(reps: 8, load: 60, isDone: false)])]),
        ])
        #expect(history.sessions(of: "bench-press").map(\.workoutID) == ["w0", "w7"])
        #expect(history.sessions(of: "squat").isEmpty)
        #expect(history.exercises.first?.sessions == 2)
    }

    @Test("An exercise done twice in a workout is one session; two workouts of a day are two")
    func merged() {
        let set = WorkoutSet(reps: 8, load: 60)
        let history = TrainingHistory([
            workout(0, [bench([set]), run(1000, 300), bench([set, set])]), workout(0, [bench([set])], id: "w0b"),
        ])
        #expect(history.sessions(of: "bench-press").map(\.sets.count) == [3, 1])
    }

    @Test("Last time is before the day, and never the workout itself")
    func last() {
        let set = WorkoutSet(reps: 8, load: 60)
        let history = TrainingHistory([0, 3, 7].map { workout($0, [bench([set])]) })
        let day = { CivilDate(ordinal: 20_000 + $0) }
        #expect(history.last(of: "bench-press")?.workoutID == "w7")
        #expect(history.last(of: "bench-press", excluding: "w7")?.workoutID == "w3")
        #expect(history.last(of: "bench-press", before: day(3))?.workoutID == "w0")
        #expect(history.last(of: "bench-press", before: day(0)) == nil)
    }

    @Test("The exercise done most often comes first; another spelling is the same exercise")
    func order() {
        let set = WorkoutSet(reps: 8, load: 60)
        let sled = WorkoutExercise(name: "Sled Thing", sets: [set])
        let same = WorkoutExercise(name: "sled thing", sets: [set])
        let history = TrainingHistory([
            workout(0, [sled]), workout(1, [same]), workout(2, [bench([set])]), workout(3, [run(1000, 300)]),
        ])
        #expect(history.exerciseKeys == ["sled thing", "running", "bench-press"])
        #expect(history.exercises.first?.name == "sled thing")
    }

    @Test("A first time is no record; beating it by more than rounding is one, with its day, set and what it beat")
    func records() throws {
        let history = TrainingHistory([
            workout(0, [bench([WorkoutSet(reps: 8, load: 60), WorkoutSet(reps: 8, load: 62.5)])]),
            workout(3, [bench([WorkoutSet(reps: 8, load: 62.6)])]),
            workout(7, [bench([WorkoutSet(reps: 6, load: 70)])]),
            workout(9, [bench([WorkoutSet(reps: 3, load: 90, isWarmUp: true)])]),
        ])
        let sessions = history.sessions(of: "bench-press")
        let first = try #require(TrainingRecord.bests(of: [sessions[0]]).first { $0.kind == .heaviest })
        #expect(first.value == 62.5)
        #expect(!first.isRecord)
        #expect(TrainingRecord.beaten(.heaviest, in: [sessions[0], sessions[1]]).isEmpty)
        let heaviest = try #require(history.records(of: "bench-press").first { $0.kind == .heaviest })
        #expect(heaviest.value == 70)
        #expect(heaviest.previous == 62.5)
        #expect(heaviest.workoutID == "w7")
        #expect(heaviest.set == WorkoutSet(reps: 6, load: 70))
        let estimate = try #require(history.records(of: "bench-press").first { $0.kind == .bestEstimate })
        #expect(estimate.value == 84)
        #expect(estimate.method == .epley)
    }

    @Test("Most repetitions are told for those loads that no heavier one was done as often with")
    func mostReps() {
        let history = TrainingHistory([
            workout(0, [bench([WorkoutSet(reps: 12, load: 50), WorkoutSet(reps: 8, load: 60)])]),
            workout(3, [bench([WorkoutSet(reps: 8, load: 65), WorkoutSet(reps: 3, load: 80)])]),
            workout(7, [bench([WorkoutSet(reps: 14, load: 50)])]),
        ])
        let records = history.records(of: "bench-press").filter { $0.kind == .mostReps }
        #expect(records.map(\.at) == [80, 65, 50])
        #expect(records.map(\.value) == [3, 8, 14])
        #expect(records.map(\.previous) == [nil, nil, 12])
    }

    @Test("Pull-ups are records in repetitions, and in what hangs from the belt once the body's weight is known")
    func body() throws {
        let pullUp = { (sets: [WorkoutSet]) in WorkoutExercise(exerciseID: "pull-up", name: "Pull-up", sets: sets) }
        let workouts = [
            workout(0, [pullUp([WorkoutSet(reps: 6)])]), workout(3, [pullUp([WorkoutSet(reps: 6, load: 10)])]),
        ]
        let unknown = TrainingHistory(workouts)
        #expect(unknown.sessions(of: "pull-up").allSatisfy { $0.best == nil })
        #expect(unknown.records(of: "pull-up").contains { $0.kind == .mostReps && $0.value == 6 })
        let known = TrainingHistory(workouts) { _ in 80 }
        let best = try #require(known.sessions(of: "pull-up").last?.best)
        #expect(abs(best.load - 28) < 1e-9)
        #expect(best.body == 80)
    }

    @Test("The fastest five kilometres are of runs about that long; a shorter time beats")
    func fastest() throws {
        let history = TrainingHistory([
            workout(0, [run(5000, 1600)], kind: .cardio), workout(3, [run(5200, 1560)], kind: .cardio),
            workout(7, [run(10_000, 3000)], kind: .cardio), workout(9, [run(5000, 1700)], kind: .cardio),
        ])
        let records = history.records(of: "running")
        let five = try #require(records.first { $0.kind == .fastest && $0.at == 5000 })
        #expect(five.value == 1500)
        #expect(five.previous == 1600)
        #expect(records.first { $0.kind == .furthest }?.value == 10_000)
        #expect(records.first { $0.kind == .longest }?.value == 3000)
        #expect(!records.contains { $0.kind == .heaviest })
    }

    @Test("Weeks run from Monday to Sunday; warm-ups, cardio and days to come count for no muscle")
    func weeks() throws {
        let press = Exercise(
            id: "bench-press", name: "Bench press", dutchName: nil, kind: .strength, equipment: .barbell,
            primaryMuscles: [.chest], secondaryMuscles: [.triceps, .chest], level: .beginner, aliases: [])
        let running = Exercise(
            id: "running", name: "Running", dutchName: nil, kind: .cardio, equipment: nil,
            primaryMuscles: [.quadriceps], secondaryMuscles: [], level: .beginner, aliases: [])
        let sets = [WorkoutSet(reps: 5, load: 20, isWarmUp: true), WorkoutSet(reps: 8, load: 60), WorkoutSet(reps: 6)]
        let unknown = WorkoutExercise(name: "Sled", sets: [WorkoutSet(reps: 10, load: 40)])
        // Ordinal 20,000 is a Friday, five days before it a Sunday.
        let workouts = [
            workout(-5, [bench(sets)], minutes: 40), workout(-3, [bench(sets), unknown], minutes: 50),
            workout(0, [run(5000, 1800)], kind: .cardio), workout(2, [bench(sets)]),
        ]
        let weeks = MuscleVolume.weekly(workouts, endingOn: CivilDate(ordinal: 20_001), count: 3) { id in
            [press, running].first { $0.id == id }
        }
        #expect(weeks.map(\.start.weekday) == [1, 1, 1])
        #expect(weeks.map(\.workouts) == [0, 1, 2])
        #expect(weeks.map(\.minutes) == [0, 40, 80])
        #expect(weeks.map(\.tonnage) == [0, 480, 880])
        let week = try #require(weeks.last)
        #expect(week.muscles == [.chest: 2, .triceps: 1])
        #expect(week.sets == 3)
        #expect(week.setsOfUnknownMuscles == 1)
        #expect(week.parts.map(\.name) == ["Bench press", "Sled"])
    }

    @Test("A week is written with its muscles by name")
    func coding() throws {
        let weeks = MuscleVolume.weekly(
            [workout(0, [bench([WorkoutSet(reps: 8, load: 60)])])], endingOn: CivilDate(ordinal: 20_001), count: 1
        ) { id in
            Exercise(
                id: id, name: id, dutchName: nil, kind: .strength, equipment: nil, primaryMuscles: [.lowerBack],
                secondaryMuscles: [], level: .beginner, aliases: [])
        }
        let text = String(decoding: try JSONEncoder().encode(weeks), as: UTF8.self)
        #expect(text.contains(#""muscles":{"lower back":1}"#))
        #expect(try JSONDecoder().decode([TrainingWeek].self, from: Data(text.utf8)) == weeks)
    }

    @Test("Bands are half-open: 5 is moderate, 10 is high")
    func bands() {
        #expect(
            [0, 4.5, 5, 9.5, 10, 30].map(VolumeBand.init(sets:)) == [.low, .low, .moderate, .moderate, .high, .high])
    }
}
