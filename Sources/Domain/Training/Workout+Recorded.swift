public import struct Foundation.Date

extension Workout {
    /// What a device recorded of it.
    public struct Recorded: Codable, Sendable, Equatable {
        public var source: Source
        /// In the Health app's words: `Running`.
        public var activity: String
        public var minutes: Double
        /// km
        public var distance: Double?
        /// kcal above rest
        public var activeEnergy: Double?
        /// Beats a minute.
        public var heartRate: Double?
        public var heartRateMax: Double?

        init(_ workout: RecordedWorkout) {
            source = workout.source
            activity = workout.activity
            minutes = workout.minutes
            distance = workout.distance
            activeEnergy = workout.activeEnergy
            heartRate = workout.heartRate
            heartRateMax = workout.heartRateMax
        }
    }

    /// What the ids of workouts begin with that stand in no log, but in an import.
    public static let importedPrefix = "imported-"

    /// The id of a workout that a device recorded.
    public static func importedID(_ start: Date, _ activity: String) -> ID {
        "\(importedPrefix)\(Int64(exactly: start.timeIntervalSince1970.rounded()) ?? 0)-\(activity)"
    }

    public var isImported: Bool { id.hasPrefix(Self.importedPrefix) }

    /// A workout that a device recorded, as one that was done.
    ///
    /// - Parameter exercise: what the activity is called in the library, if it is there
    public init(_ recorded: RecordedWorkout, on day: CivilDate, exercise: Exercise.ID?) {
        let name = Self.name(of: recorded.activity)
        var exercises: [WorkoutExercise] = []
        if let exercise {
            let seconds = (recorded.minutes * 60).rounded()
            let set = WorkoutSet(
                seconds: (1...86_400).contains(seconds) ? seconds : nil,
                metres: recorded.distance.flatMap { (1...500_000).contains($0 * 1000) ? $0 * 1000 : nil })
            exercises = [WorkoutExercise(exerciseID: exercise, name: name, sets: [set])]
        }
        self.init(
            id: Self.importedID(recorded.start, recorded.activity), day: day, at: recorded.start,
            minute: recorded.minute, name: name, kind: Kind(activity: recorded.activity), minutes: recorded.minutes,
            exercises: exercises)
        self.recorded = Recorded(recorded)
    }

    /// `TraditionalStrengthTraining` as people write it.
    private static func name(of activity: String) -> String {
        let words = activity.reduce(into: "") { text, letter in
            if letter.isUppercase, text.last?.isLowercase == true { text += " " }
            text.append(letter)
        }
        return words.isEmpty ? "Other" : words
    }

    /// Whether both tell of the same training: of one kind, at the same time. Who logs afterwards knows the time roughly.
    func isTwin(of imported: Workout) -> Bool {
        guard kind == imported.kind, day == imported.day else { return false }
        let (start, other) = (at.timeIntervalSince1970, imported.at.timeIntervalSince1970)
        let (end, otherEnd) = (start + (knownMinutes ?? 0) * 60, other + (imported.minutes ?? 0) * 60)
        return abs(start - other) <= 30 * 60 || min(end, otherEnd) > max(start, other)
    }
}

extension Workout.Kind {
    /// What kind of training an activity of the Health app is.
    init(activity: String) {
        let name = activity.lowercased()
        func has(_ parts: String...) -> Bool { parts.contains { name.contains($0) } }
        self =
            if has("strength", "coretraining", "weight") {
                .strength
            } else if has("yoga", "pilates", "flexibility", "stretch", "taichi", "barre") {
                .flexibility
            } else if has("mindandbody", "cooldown", "recovery", "sauna") {
                .recovery
            } else if name == "other" {
                .other
            } else {
                .cardio
            }
    }
}

/// What was logged and what devices recorded, each training once.
public struct TrainingLog: Sendable {
    /// Oldest first. One that was joined with a record has what that says.
    public private(set) var workouts: [Workout] = []
    /// By the id of a workout that was logged: what a device recorded at the same time, which does not count again.
    public private(set) var twins: [Workout.ID: Workout] = [:]

    /// - Parameter exercise: the library's id for an activity
    public init(
        _ logged: [Workout], _ recorded: [CivilDate: [RecordedWorkout]], exercise: (String) -> Exercise.ID?
    ) {
        workouts = logged
        let places = Dictionary(grouping: logged.indices) { logged[$0].day }
        for (day, records) in recorded {
            for record in records where !record.isRepeat {
                let imported = Workout(record, on: day, exercise: exercise(record.activity))
                let beside = places[day] ?? []
                if let place = beside.first(where: { logged[$0].joined == imported.id }) {
                    workouts[place].recorded = imported.recorded
                    workouts[place].minutes = workouts[place].minutes ?? imported.minutes
                } else if let place = beside.first(where: { logged[$0].isTwin(of: imported) }) {
                    twins[logged[place].id] = imported
                } else {
                    workouts.append(imported)
                }
            }
        }
        workouts.sort { ($0.day, $0.at, $0.id) < ($1.day, $1.at, $1.id) }
    }
}
