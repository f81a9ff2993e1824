import Domain
import Foundation
import Testing

@Suite("Plans from workouts, and workouts from plans")
struct WorkoutPlanTests {
    @Test("A plan repeats the work sets of an exercise with the range of their repetitions, without its warm-ups")
    func repeating() {
        let done = WorkoutExercise(
            exerciseID: "bench-press", name: "Bench press",
            sets: [
                WorkoutSet(reps: 10, load: 40, isWarmUp: true), WorkoutSet(reps: 10, load: 80, rpe: 8),
                WorkoutSet(reps: 8, load: 80), WorkoutSet(reps: 9, load: 80, isDone: false),
            ], superset: 1, restSeconds: 120)
        let plan = PlannedExercise(repeating: done)
        #expect(plan.sets == 2 && plan.repsFrom == 8 && plan.repsTo == 10 && plan.load == 80 && plan.rir == nil)
        #expect(plan.superset == 1 && plan.restSeconds == 120 && plan.exerciseID == "bench-press")
        #expect(PlannedExercise(repeating: WorkoutExercise(name: "Rest", sets: [])).sets == 1)
    }

    @Test("What a plan leaves open is what it was last time; repetitions stay within its range")
    func planned() {
        let plan = PlannedExercise(name: "Squat", sets: 3, repsFrom: 5, repsTo: 8, rir: 2)
        let last = [WorkoutSet(reps: 12, load: 100, rpe: 9), WorkoutSet(reps: 4, load: 95)]
        let open = WorkoutExercise(plan, last: last, isDone: false)
        #expect(open.sets.map(\.reps) == [8, 5, 5] && open.sets.map(\.load) == [100, 95, 95])
        #expect(open.sets.allSatisfy { !$0.isDone && $0.rpe == nil })
        let done = WorkoutExercise(plan, isDone: true)
        #expect(done.sets.allSatisfy { $0.isDone && $0.rpe == 8 && $0.reps == 5 && $0.load == nil })
        let timed = WorkoutExercise(PlannedExercise(name: "Plank", sets: 1, seconds: 60), isDone: false)
        #expect(timed.sets == [WorkoutSet(seconds: 60, isDone: false)])
    }

    @Test("Each exercise of a template takes up the last workout that had it")
    func template() throws {
        func workout(_ id: String, _ exercises: [WorkoutExercise]) -> Workout {
            Workout(
                id: id, day: CivilDate(ordinal: 20_000), at: Date(timeIntervalSince1970: 0), minute: 0, name: id,
                kind: .strength, exercises: exercises)
        }
        func squat(_ load: Double) -> WorkoutExercise {
            WorkoutExercise(
                exerciseID: "squat", name: "Squat",
                sets: [WorkoutSet(reps: 9, load: 40, isWarmUp: true), WorkoutSet(reps: 5, load: load)])
        }
        let sled = WorkoutExercise(name: "SLED", sets: [WorkoutSet(reps: 3, load: 50)])
        let template = WorkoutTemplate(
            id: "legs", name: "Legs", kind: .strength,
            exercises: [
                PlannedExercise(name: "Sled", sets: 1), PlannedExercise(exerciseID: "squat", name: "Squat", sets: 2),
                PlannedExercise(name: "Hop", sets: 1, repsFrom: 6, repsTo: 8),
            ])
        let done = template.exercises(
            after: [workout("new", [squat(100), squat(60)]), workout("old", [squat(90), sled])], isDone: true)
        #expect(done.map(\.name) == ["Sled", "Squat", "Hop"])
        #expect(done.map { $0.sets.map(\.load) } == [[50], [100, 100], [nil]])
        #expect(done.map { $0.sets.map(\.reps) } == [[3], [5, 5], [6]])
        #expect(template.exercises(after: [], isDone: false).flatMap(\.sets).allSatisfy { !$0.isDone })
    }

    @Test("A plan's repetitions are a range where it has both bounds in order")
    func range() {
        func reps(_ from: Int?, _ to: Int?) -> ClosedRange<Int>? {
            PlannedExercise(name: "Squat", sets: 1, repsFrom: from, repsTo: to).reps
        }
        #expect(reps(5, 8) == 5...8 && reps(5, 5) == 5...5)
        #expect(reps(nil, 8) == nil && reps(5, nil) == nil && reps(8, 5) == nil && reps(0, 5) == nil)
    }

    @Test("Done again, every set is to be done anew, and how hard it was is not known yet")
    func again() {
        let done = WorkoutExercise(name: "Row", sets: [WorkoutSet(reps: 8, load: 60, rpe: 9)])
        #expect(done.again().sets == [WorkoutSet(reps: 8, load: 60, isDone: false)])
    }
}
