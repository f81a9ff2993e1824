/// Which exercises someone wants to see; `nil` lets all through.
public struct ExerciseFilter: Sendable, Equatable {
    public var kind: Exercise.Kind?
    /// What it is done for first of all.
    public var muscle: Exercise.Muscle?
    public var equipment: Exercise.Equipment?
    public var level: Exercise.Level?

    public init(
        kind: Exercise.Kind? = nil, muscle: Exercise.Muscle? = nil, equipment: Exercise.Equipment? = nil,
        level: Exercise.Level? = nil
    ) {
        self.kind = kind
        self.muscle = muscle
        self.equipment = equipment
        self.level = level
    }

    public var isEmpty: Bool { self == ExerciseFilter() }

    public func allows(_ exercise: Exercise) -> Bool {
        (kind ?? exercise.kind) == exercise.kind && (level ?? exercise.level) == exercise.level
            && (equipment == nil || equipment == exercise.equipment)
            && muscle.map(exercise.primaryMuscles.contains) ?? true
    }
}
