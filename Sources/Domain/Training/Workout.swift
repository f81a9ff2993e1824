public import struct Foundation.Date

/// One set of an exercise. What was not done, said or measured is `nil`.
public struct WorkoutSet: Codable, Sendable, Equatable {
    /// 1...1,000
    public var reps: Int?
    /// kg, 0...1,000; `nil` where the body is the load
    public var load: Double?
    /// The load as it was typed, where that was in another unit.
    public var typedLoad: Quantity?
    /// Rate of perceived exertion, 1...10; repetitions in reserve are 10 − RPE.
    public var rpe: Double?
    /// 1...86,400
    public var seconds: Double?
    /// 1...500,000
    public var metres: Double?
    /// Counts for no volume, record or trend.
    public var isWarmUp: Bool
    /// False while it is only planned.
    public var isDone: Bool

    public init(
        reps: Int? = nil, load: Double? = nil, typedLoad: Quantity? = nil, rpe: Double? = nil, seconds: Double? = nil,
        metres: Double? = nil, isWarmUp: Bool = false, isDone: Bool = true
    ) {
        self.reps = reps
        self.load = load
        self.typedLoad = typedLoad
        self.rpe = rpe
        self.seconds = seconds
        self.metres = metres
        self.isWarmUp = isWarmUp
        self.isDone = isDone
    }

    /// Done, and no warm-up.
    public var isWorkSet: Bool { isDone && !isWarmUp }
}

/// An exercise in a workout, with its sets in order.
public struct WorkoutExercise: Codable, Sendable, Equatable {
    /// The library's or the person's; `nil` for a name that neither knows.
    public var exerciseID: String?
    /// The English standard name, or what the person wrote, as it was when it was logged.
    public var name: String
    public var sets: [WorkoutSet]
    /// Exercises with the same number are done in turn.
    public var superset: Int?
    /// Between sets, 1...3,600
    public var restSeconds: Int?
    public var notes: String?

    private enum CodingKeys: String, CodingKey {
        case exerciseID = "exerciseId"
        case name, sets, superset, restSeconds, notes
    }

    public init(
        exerciseID: String? = nil, name: String, sets: [WorkoutSet], superset: Int? = nil, restSeconds: Int? = nil,
        notes: String? = nil
    ) {
        self.exerciseID = exerciseID
        self.name = name
        self.sets = sets
        self.superset = superset
        self.restSeconds = restSeconds
        self.notes = notes
    }

    public var workSets: [WorkoutSet] { sets.filter(\.isWorkSet) }

    /// What trends and records follow: the same exercise under another spelling is the same.
    public var key: String { Exercise.key(exerciseID, name) }
}

extension Exercise {
    /// What tells one exercise from another: its id, or where nobody knows it, its name in small letters.
    public static func key(_ id: Exercise.ID?, _ name: String) -> String { id ?? name.lowercased() }
}

/// A workout that someone logged, or is doing now.
public struct Workout: Codable, Sendable, Equatable, Identifiable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case strength, cardio, flexibility, recovery, other
    }

    public var id: String
    /// The day it counts for, fixed when it was logged.
    public var day: CivilDate
    /// When it began.
    public var at: Date
    /// Wall-clock minutes after midnight where it began, 0..<1440.
    public var minute: Int
    public var name: String
    public var kind: Kind
    /// How long it took, 0...1,440; `nil` where nobody said.
    public var minutes: Double?
    public var exercises: [WorkoutExercise]
    public var notes: String?
    /// It is being done now: sets may still be planned. An open workout counts for nothing yet.
    public var isOpen: Bool
    /// The template that it was made from.
    public var templateID: String?
    /// The id of the imported workout that is the same training.
    public var joined: String?
    /// What a device recorded of it; only known where imports are read.
    public var recorded: Recorded?

    private enum CodingKeys: String, CodingKey {
        case id, day, at, minute, name, kind, minutes, exercises, notes, isOpen, joined, recorded
        case templateID = "templateId"
    }

    public init(
        id: String, day: CivilDate, at: Date, minute: Int, name: String, kind: Kind, minutes: Double? = nil,
        exercises: [WorkoutExercise], notes: String? = nil, isOpen: Bool = false, templateID: String? = nil
    ) {
        self.id = id
        self.day = day
        self.at = at
        self.minute = minute
        self.name = name
        self.kind = kind
        self.minutes = minutes
        self.exercises = exercises
        self.notes = notes
        self.isOpen = isOpen
        self.templateID = templateID
    }

    /// How long it took, or where nobody said that, how long its timed sets did.
    public var knownMinutes: Double? {
        if let minutes { return minutes }
        let seconds = exercises.flatMap(\.sets).filter(\.isDone).compactMap(\.seconds)
        return seconds.isEmpty ? nil : seconds.reduce(0, +) / 60
    }
}
