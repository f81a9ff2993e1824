extension PlannedExercise {
    /// How to do again what was done: as many work sets, in the range of their repetitions, with the load of the first.
    public init(repeating exercise: WorkoutExercise) {
        let planned = exercise.sets.filter { !$0.isWarmUp }
        let work = exercise.workSets.isEmpty ? planned : exercise.workSets
        let reps = work.compactMap(\.reps)
        self.init(
            exerciseID: exercise.exerciseID, name: exercise.name, sets: max(work.count, 1), repsFrom: reps.min(),
            repsTo: reps.max(), load: work.first?.load, typedLoad: work.first?.typedLoad,
            seconds: work.first?.seconds, metres: work.first?.metres, restSeconds: exercise.restSeconds,
            superset: exercise.superset, notes: exercise.notes)
    }
}

extension WorkoutExercise {
    /// The exercise as a plan has it. What the plan leaves open is what it was last time.
    ///
    /// - Parameters:
    ///   - last: the work sets of last time, in order
    ///   - isDone: whether it is logged as done, not set up to be done
    public init(_ plan: PlannedExercise, last: [WorkoutSet] = [], isDone: Bool) {
        let sets = (0..<max(plan.sets, 1)).map { index in
            let before = last.isEmpty ? nil : last[min(index, last.count - 1)]
            var set = WorkoutSet(
                reps: plan.reps(like: before?.reps), load: plan.load, typedLoad: plan.typedLoad,
                rpe: plan.rir.map { 10 - $0 }, seconds: plan.seconds, metres: plan.metres, isDone: isDone)
            if plan.load == nil {
                set.load = before?.load
                set.typedLoad = before?.typedLoad
            }
            // How hard it was is only known afterwards.
            if !isDone { set.rpe = nil }
            return set
        }
        self.init(
            exerciseID: plan.exerciseID, name: plan.name, sets: sets, superset: plan.superset,
            restSeconds: plan.restSeconds, notes: plan.notes)
    }

    /// What it will be the next time: the same sets, to be done anew.
    public func again() -> WorkoutExercise {
        var next = self
        next.sets = sets.map { set in
            var fresh = set
            fresh.rpe = nil
            fresh.isDone = false
            return fresh
        }
        return next
    }
}

extension WorkoutTemplate {
    /// Its exercises as those of a workout. What it leaves open is what was done the last time.
    ///
    /// - Parameters:
    ///   - earlier: newest first
    ///   - isDone: whether they are logged as done, not set up to be done
    public func exercises(after earlier: [Workout], isDone: Bool) -> [WorkoutExercise] {
        var wanted = Set(exercises.map(\.key))
        var last: [String: [WorkoutSet]] = [:]
        for workout in earlier {
            if wanted.isEmpty { break }
            for exercise in workout.exercises where wanted.remove(exercise.key) != nil {
                last[exercise.key] = exercise.workSets
            }
        }
        return exercises.map { WorkoutExercise($0, last: last[$0.key] ?? [], isDone: isDone) }
    }
}

extension PlannedExercise {
    /// The repetitions to begin with: those of last time where they are within the range.
    fileprivate func reps(like last: Int?) -> Int? {
        guard let from = repsFrom ?? repsTo else { return last }
        return min(max(last ?? from, from), max(repsTo ?? from, from))
    }
}
