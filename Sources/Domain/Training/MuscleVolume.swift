/// Sets by muscle and week.
public enum MuscleVolume {
    /// Weeks from Monday to Sunday, oldest first, the last with `today` in it; a week without training is there, too.
    ///
    /// - Parameters:
    ///   - workouts: in any order; open ones and those after `today` count for nothing
    ///   - count: of weeks, at least one
    ///   - exercise: by its id
    public static func weekly(
        _ workouts: [Workout], endingOn today: CivilDate, count: Int, exercise: (Exercise.ID) -> Exercise?
    ) -> [TrainingWeek] {
        let range = DayRange(weeks: count, endingOn: today)
        let first = range.start
        var weeks = stride(from: first.ordinal, through: today.ordinal, by: 7).map {
            TrainingWeek(start: CivilDate(ordinal: $0))
        }
        var byMuscle = weeks.map { _ in FractionalSets<Exercise.Muscle>() }
        for workout in workouts where !workout.isOpen && range.contains(workout.day) {
            let index = first.days(to: workout.day) / 7
            guard weeks.indices.contains(index) else { continue }
            weeks[index].workouts += 1
            weeks[index].minutes += workout.knownMinutes ?? 0
            for done in workout.exercises {
                let sets = done.workSets
                weeks[index].tonnage += sets.reduce(0) { $0 + $1.tonnage }
                let known = done.exerciseID.flatMap(exercise)
                guard !sets.isEmpty, known?.kind.buildsMuscle ?? (workout.kind == .strength) else { continue }
                weeks[index].sets += sets.count
                if let known {
                    byMuscle[index].add(
                        sets.count, primary: known.primaryMuscles, secondary: known.secondaryMuscles)
                }
                if known?.primaryMuscles.isEmpty ?? true { weeks[index].setsOfUnknownMuscles += sets.count }
                weeks[index].add(done, sets.count, known)
            }
        }
        for index in weeks.indices { weeks[index].muscles = byMuscle[index].counts }
        return weeks
    }
}

extension TrainingWeek {
    fileprivate mutating func add(_ done: WorkoutExercise, _ count: Int, _ exercise: Exercise?) {
        if let index = parts.firstIndex(where: { $0.key == done.key }) {
            parts[index].sets += count
        } else {
            parts.append(
                Part(
                    key: done.key, name: done.name, sets: count, primary: exercise?.primaryMuscles ?? [],
                    secondary: exercise?.secondaryMuscles ?? []))
        }
    }
}

extension Exercise.Kind {
    /// Whether its sets count as training of a muscle.
    public var buildsMuscle: Bool {
        switch self {
        case .strength, .powerlifting, .strongman, .olympicWeightlifting: true
        case .plyometrics, .stretching, .cardio, .recovery: false
        }
    }
}

extension DayRange {
    /// From the Monday of the first of `count` weeks, at least one, to `end` in the last.
    public init(weeks count: Int, endingOn end: CivilDate) {
        let days = end.startOfWeek.days(to: end) + 1
        self.init(7 * (Swift.max(count, 1) - 1) + days, endingOn: end)
    }

    /// In how many weeks its days lie.
    public var weeks: Int { start.startOfWeek.days(to: end) / 7 + 1 }
}
