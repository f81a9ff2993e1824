/// What a workout is called where nobody named it: after what it trains, or what was done.
///
/// Muscles count by the sets that are done for them first, not by what they help with.
public enum WorkoutName: Sendable, Equatable {
    public enum Group: String, Sendable, CaseIterable {
        case chest, back, shoulders, biceps, triceps, forearms, arms, legs, core, neck
    }

    public enum Part: Sendable, Equatable {
        case group(Group)
        case exercise(WorkoutExercise)
    }

    /// One or two.
    case parts([Part])
    case push, pull, upperBody, lowerBody, fullBody
    case kind(Workout.Kind)

    /// - Parameter known: the library's or the person's exercise, where there is one
    public init(of exercises: [WorkoutExercise], known: (WorkoutExercise) -> Exercise?) {
        let kind = Workout.Kind(of: exercises, known: known)
        if exercises.count == 1, let only = exercises.first {
            self = .parts([.exercise(only)])
            return
        }
        let same = exercises.filter { Workout.Kind(of: [$0], known: known) == kind }
        let distinct = same.reduce(into: [WorkoutExercise]()) { list, exercise in
            if !list.contains(where: { $0.key == exercise.key }) { list.append(exercise) }
        }
        let trained =
            kind == .strength
            ? Self.groups(
                same.compactMap { exercise in
                    known(exercise).map { ($0, max(exercise.workSets.count, 1)) }
                }) : []
        if trained.isEmpty {
            self = distinct.isEmpty || distinct.count > 2 ? .kind(kind) : .parts(distinct.map(Part.exercise))
        } else {
            self = Self.name(trained)
        }
    }

    /// The groups that are trained, the most first, without those that get less than a sixth of the sets.
    private static func groups(_ exercises: [(exercise: Exercise, sets: Int)]) -> [Group] {
        var order: [Group] = []
        var first: [Group: Int] = [:]
        for (exercise, sets) in exercises {
            for group in Set(exercise.primaryMuscles.map(\.group)).sorted(by: { $0.rawValue < $1.rawValue }) {
                if first[group] == nil { order.append(group) }
                first[group, default: 0] += sets
            }
        }
        let all = first.values.reduce(0, +)
        return order.enumerated()
            .filter { first[$0.element, default: 0] * 6 >= all }
            .sorted { one, other in
                let (left, right) = (first[one.element, default: 0], first[other.element, default: 0])
                return left == right ? one.offset < other.offset : left > right
            }
            .map(\.element)
    }

    private static func name(_ trained: [Group]) -> WorkoutName {
        if trained.count <= 2 { return .parts(trained.map(Part.group)) }
        let groups = Set(trained)
        if groups.isSubset(of: [.chest, .shoulders, .triceps]) { return .push }
        if groups.isSubset(of: [.back, .biceps, .forearms]) { return .pull }
        if groups.isSuperset(of: [.biceps, .triceps]) {
            var merged = trained.filter { ![.biceps, .triceps, .forearms].contains($0) }
            if merged.count < 2 {
                merged.append(.arms)
                return .parts(merged.map(Part.group))
            }
        }
        let upper = groups.subtracting([.legs, .core, .neck])
        if groups.contains(.legs) { return upper.isEmpty ? .lowerBody : .fullBody }
        return upper.isEmpty ? .fullBody : .upperBody
    }
}

extension Exercise.Muscle {
    var group: WorkoutName.Group {
        switch self {
        case .abdominals: .core
        case .abductors, .adductors, .calves, .glutes, .hamstrings, .quadriceps: .legs
        case .biceps: .biceps
        case .chest: .chest
        case .forearms: .forearms
        case .lats, .lowerBack, .middleBack, .traps: .back
        case .neck: .neck
        case .shoulders: .shoulders
        case .triceps: .triceps
        }
    }
}

extension Workout.Kind {
    /// What most of the exercises are; the heavier kind where as many are of another.
    ///
    /// - Parameter known: the library's or the person's exercise, where there is one
    public init(of exercises: [WorkoutExercise], known: (WorkoutExercise) -> Exercise?) {
        var counts: [Workout.Kind: Int] = [:]
        for exercise in exercises { counts[Self.kind(exercise, known(exercise)), default: 0] += 1 }
        let most = counts.values.max() ?? 0
        self = Self.allCases.first { counts[$0] == most } ?? .other
    }

    private static func kind(_ exercise: WorkoutExercise, _ known: Exercise?) -> Workout.Kind {
        switch known?.kind {
        case .strength, .powerlifting, .strongman, .plyometrics, .olympicWeightlifting: .strength
        case .cardio: .cardio
        case .stretching: .flexibility
        case .recovery: .recovery
        case nil:
            if exercise.sets.contains(where: { $0.load != nil || $0.reps != nil }) {
                .strength
            } else if exercise.sets.contains(where: { $0.metres != nil }) {
                .cardio
            } else {
                .other
            }
        }
    }
}
