import Domain
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

    @Test("Done again, every set is to be done anew, and how hard it was is not known yet")
    func again() {
        let done = WorkoutExercise(name: "Row", sets: [WorkoutSet(reps: 8, load: 60, rpe: 9)])
        #expect(done.again().sets == [WorkoutSet(reps: 8, load: 60, isDone: false)])
    }
}
