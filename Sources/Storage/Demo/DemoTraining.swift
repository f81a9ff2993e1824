import Domain
import Foundation

/// What the made-up person trains: push, pull and legs in turn by double progression, a lighter week in eight, and a run a
/// week. Strength comes slowly, and goes a little in holidays and when ill.
struct DemoTraining {
    private struct Lift {
        var id: Exercise.ID
        var name: String
        var sets: Int
        var reps: ClosedRange<Int>
        /// kg; 0 where the body is the load
        var load: Double
        var step: Double
        /// kg, for one repetition on the first day
        var strength: Double
        /// How much of it comes in time, 0...1
        var gain: Double
        /// s between sets
        var rest = 120
        var hasWarmUp = false
    }

    private static let plans: [(name: String, lifts: [Lift])] = [
        (
            "Push",
            [
                Lift(
                    id: "bench-press", name: "Bench press", sets: 4, reps: 6...10, load: 60, step: 2.5, strength: 82,
                    gain: 0.24, rest: 180, hasWarmUp: true),
                Lift(
                    id: "overhead-press", name: "Overhead press", sets: 3, reps: 6...10, load: 35, step: 2.5,
                    strength: 48, gain: 0.2, rest: 150),
                Lift(
                    id: "incline-dumbbell-press", name: "Incline dumbbell press", sets: 3, reps: 8...12, load: 20,
                    step: 2, strength: 30, gain: 0.3),
                Lift(
                    id: "lateral-raise", name: "Lateral raise", sets: 3, reps: 12...15, load: 7, step: 1,
                    strength: 11.5,
                    gain: 0.3, rest: 90),
                Lift(
                    id: "triceps-pushdown", name: "Triceps pushdown", sets: 3, reps: 10...15, load: 22.5, step: 2.5,
                    strength: 36, gain: 0.3, rest: 90),
            ]
        ),
        (
            "Pull",
            [
                Lift(
                    id: "deadlift", name: "Deadlift", sets: 3, reps: 4...6, load: 100, step: 5, strength: 125,
                    gain: 0.24, rest: 210, hasWarmUp: true),
                Lift(
                    id: "pull-up", name: "Pull-up", sets: 3, reps: 4...10, load: 0, step: 0, strength: 103, gain: 0.12,
                    rest: 150),
                Lift(
                    id: "barbell-row", name: "Barbell row", sets: 3, reps: 8...12, load: 50, step: 2.5, strength: 70,
                    gain: 0.24),
                Lift(
                    id: "face-pull", name: "Face pull", sets: 3, reps: 12...15, load: 15, step: 2.5, strength: 25,
                    gain: 0.3, rest: 90),
                Lift(
                    id: "biceps-curl", name: "Biceps curl", sets: 3, reps: 8...12, load: 22.5, step: 2.5, strength: 33,
                    gain: 0.25, rest: 90),
            ]
        ),
        (
            "Legs",
            [
                Lift(
                    id: "squat", name: "Squat", sets: 4, reps: 5...8, load: 80, step: 2.5, strength: 104, gain: 0.3,
                    rest: 180, hasWarmUp: true),
                Lift(
                    id: "romanian-deadlift", name: "Romanian deadlift", sets: 3, reps: 8...10, load: 70, step: 2.5,
                    strength: 96, gain: 0.25, rest: 150),
                Lift(
                    id: "leg-press", name: "Leg press", sets: 3, reps: 10...12, load: 120, step: 5, strength: 172,
                    gain: 0.25),
                Lift(
                    id: "leg-curl", name: "Leg curl", sets: 3, reps: 10...12, load: 32.5, step: 2.5, strength: 47,
                    gain: 0.25, rest: 90),
                Lift(
                    id: "calf-raise", name: "Calf raise", sets: 3, reps: 12...15, load: 60, step: 5, strength: 92,
                    gain: 0.25, rest: 90),
            ]
        ),
    ]

    let templates: [WorkoutTemplate]
    private var random = SeededRandom(seed: 44)
    private var turn = 0
    private var sessions: [Exercise.ID: [ExerciseSession]] = [:]
    /// Part of the strength that is there after days off.
    private var form = 1.0
    private var last: CivilDate?

    init() {
        var random = SeededRandom(seed: 45)
        templates = Self.plans.map { plan in
            WorkoutTemplate(
                id: random.uuid(), name: plan.name, kind: .strength, difficulty: .intermediate, minutes: 45,
                exercises: plan.lifts.map {
                    PlannedExercise(
                        exerciseID: $0.id, name: $0.name, sets: $0.sets, repsFrom: $0.reps.lowerBound,
                        repsTo: $0.reps.upperBound, rir: 2, restSeconds: $0.rest)
                })
        }
    }

    /// The workout of a day, as long as the watch says that it was.
    ///
    /// - Parameters:
    ///   - index: days since the first
    ///   - distance: km, of a run
    mutating func workout(on date: CivilDate, index: Int, minutes: Double, distance: Double?) -> Workout {
        let off = last.map { $0.days(to: date) } ?? 3
        form = off > 7 ? max(0.93, form - 0.04) : min(1, form + 0.015)
        last = date
        var workout = Workout(
            id: random.uuid(), day: date,
            at: DemoWatch.start(date), minute: Int(DemoWatch.workoutMinute), name: "Run", kind: .cardio,
            minutes: minutes, exercises: [])
        workout.joined = Workout.importedID(workout.at, DemoWatch.activity(distance))
        if let distance {
            workout.exercises = [
                WorkoutExercise(
                    exerciseID: "running", name: "Running",
                    sets: [WorkoutSet(rpe: 6, seconds: minutes * 60, metres: (distance * 1000).rounded())])
            ]
            return workout
        }
        let plan = Self.plans[turn % Self.plans.count]
        workout.name = plan.name
        workout.kind = .strength
        workout.templateID = templates[turn % templates.count].id
        turn += 1
        let isLight = index / 7 % 8 == 7
        for lift in plan.lifts {
            let exercise = WorkoutExercise(
                exerciseID: lift.id, name: lift.name, sets: sets(of: lift, index: index, isLight: isLight),
                restSeconds: lift.rest)
            workout.exercises.append(exercise)
            // A lighter week is planned: the scheme goes on from the session before it.
            if !isLight {
                sessions[lift.id, default: []].append(
                    ExerciseSession(
                        date: date, workoutID: workout.id, exerciseID: lift.id, name: lift.name, sets: exercise.sets))
            }
        }
        return workout
    }

    private mutating func sets(of lift: Lift, index: Int, isLight: Bool) -> [WorkoutSet] {
        let next = DoubleProgression.suggest(
            after: (sessions[lift.id] ?? []).suffix(4), range: lift.reps, increment: max(lift.step, 1))
        let planned = next?.load ?? lift.load
        let load = isLight && lift.step > 0 ? (planned * 0.8 / lift.step).rounded() * lift.step : planned
        let day = 1 + random.noise() * 0.018
        let strength = lift.strength * (1 + lift.gain * (1 - exp(-Double(index) / 220))) * form * day
        // Who weighs 90 kg pulls that up.
        let body = lift.load == 0 ? 88.0 : 0
        var result: [WorkoutSet] = []
        if lift.hasWarmUp {
            result.append(WorkoutSet(reps: 8, load: (load * 0.5 / 2.5).rounded() * 2.5, isWarmUp: true))
        }
        for set in 0..<(isLight ? 2 : lift.sets) {
            // Epley the other way round; each set tires a little.
            let most = 30 * (strength * (1 - 0.012 * Double(set)) / max(load + body, 1) - 1)
            let top = isLight ? lift.reps.lowerBound : lift.reps.upperBound
            let reps = max(1, min(top, Int(max(most - 0.6, 1).rounded(.down))))
            let rpe = min(max(((10 - (most - Double(reps))) * 2).rounded() / 2, 5), 10)
            result.append(WorkoutSet(reps: reps, load: body > 0 ? nil : load, rpe: rpe))
        }
        return result
    }
}
