public import struct Foundation.Date

/// An exercise in a plan: "3 × 8–12, 2 in reserve".
public struct PlannedExercise: Codable, Sendable, Equatable {
    /// The library's or the person's; `nil` for a name that neither knows.
    public var exerciseID: String?
    public var name: String
    /// 1...100
    public var sets: Int
    /// The fewest and the most repetitions of a set, 1...1,000; both `nil` for what is timed or measured.
    public var repsFrom: Int?
    public var repsTo: Int?
    /// Repetitions in reserve, 0...9
    public var rir: Double?
    /// kg
    public var load: Double?
    /// The load as it was typed, where that was in another unit.
    public var typedLoad: Quantity?
    /// Of each set.
    public var seconds: Double?
    /// Of each set.
    public var metres: Double?
    /// Between sets, 1...3,600
    public var restSeconds: Int?
    /// Exercises with the same number are done in turn.
    public var superset: Int?
    /// How to do it well.
    public var notes: String?

    private enum CodingKeys: String, CodingKey {
        case exerciseID = "exerciseId"
        case name, sets, repsFrom, repsTo, rir, load, typedLoad, seconds, metres, restSeconds, superset, notes
    }

    public init(
        exerciseID: String? = nil, name: String, sets: Int, repsFrom: Int? = nil, repsTo: Int? = nil,
        rir: Double? = nil, load: Double? = nil, typedLoad: Quantity? = nil, seconds: Double? = nil,
        metres: Double? = nil, restSeconds: Int? = nil, superset: Int? = nil, notes: String? = nil
    ) {
        self.exerciseID = exerciseID
        self.name = name
        self.sets = sets
        self.repsFrom = repsFrom
        self.repsTo = repsTo
        self.rir = rir
        self.load = load
        self.typedLoad = typedLoad
        self.seconds = seconds
        self.metres = metres
        self.restSeconds = restSeconds
        self.superset = superset
        self.notes = notes
    }

    /// As `WorkoutExercise.key`
    public var key: String { Exercise.key(exerciseID, name) }

    /// The repetitions of a set; `nil` where it plans none.
    public var reps: ClosedRange<Int>? {
        guard let repsFrom, let repsTo, 1 <= repsFrom, repsFrom <= repsTo else { return nil }
        return repsFrom...repsTo
    }
}

/// A workout to do again: the person's own, or one of the library.
public struct WorkoutTemplate: Codable, Sendable, Equatable, Identifiable {
    public enum Difficulty: String, Sendable, Codable, CaseIterable {
        case beginner, intermediate, advanced
    }

    public var id: String
    public var name: String
    public var kind: Workout.Kind
    /// What it is for, in a sentence.
    public var summary: String?
    public var difficulty: Difficulty?
    /// 1...1,440
    public var minutes: Int?
    public var exercises: [PlannedExercise]
    /// For those over forty.
    public var tips: [String]
    public var usedCount: Int
    public var lastUsedAt: Date?

    public init(
        id: String, name: String, kind: Workout.Kind, summary: String? = nil, difficulty: Difficulty? = nil,
        minutes: Int? = nil, exercises: [PlannedExercise], tips: [String] = [], usedCount: Int = 0,
        lastUsedAt: Date? = nil
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.summary = summary
        self.difficulty = difficulty
        self.minutes = minutes
        self.exercises = exercises
        self.tips = tips
        self.usedCount = usedCount
        self.lastUsedAt = lastUsedAt
    }
}
