/// One exercise on one occasion.
public struct ExerciseSession: Sendable, Codable, Equatable {
    public let date: CivilDate
    public let workoutID: Workout.ID
    public let exerciseID: Exercise.ID?
    public let name: String
    /// Those that were done, warm-ups included, in order.
    public internal(set) var sets: [WorkoutSet]
    /// kg of the body that move along, 0 for a lift of a bar or machine; `nil` where the body is lifted and its weight is
    /// unknown.
    public let body: Double?

    private enum CodingKeys: String, CodingKey {
        case date
        case workoutID = "workoutId"
        case exerciseID = "exerciseId"
        case name, sets, body
    }

    public init(
        date: CivilDate, workoutID: Workout.ID, exerciseID: Exercise.ID?, name: String, sets: [WorkoutSet],
        body: Double? = 0
    ) {
        self.date = date
        self.workoutID = workoutID
        self.exerciseID = exerciseID
        self.name = name
        self.sets = sets
        self.body = body
    }

    public var workSets: [WorkoutSet] { sets.filter(\.isWorkSet) }

    /// kg, repetitions times load of all work sets; the body does not count.
    public var tonnage: Double { workSets.reduce(0) { $0 + $1.tonnage } }

    /// The set with the highest estimated one-repetition maximum. Where the body is lifted, what it is lifted with is
    /// left after its own mass is taken away.
    public var best: OneRepEstimate? {
        guard let body else { return nil }
        var best: OneRepEstimate?
        for set in sets {
            guard let (load, method) = OneRepMax.estimateWithMethod(set, body: body) else { continue }
            if load - body > best?.load ?? -.infinity {
                best = OneRepEstimate(load: load - body, body: body, method: method, set: set)
            }
        }
        return best
    }
}

/// An estimated one-repetition maximum, with what it rests on.
public struct OneRepEstimate: Sendable, Codable, Equatable {
    /// kg on the bar, or beside the body; below 0 where it takes help to lift the body.
    public let load: Double
    /// kg of the body that were lifted with it and are not in `load`
    public let body: Double
    public let method: OneRepMax.Method
    public let set: WorkoutSet
}

extension WorkoutSet {
    /// kg; 0 where there is no load or no repetition.
    public var tonnage: Double { (load ?? 0) * Double(reps ?? 0) }
}

/// What someone has trained, by exercise. Workouts that are still open count for nothing.
public struct TrainingHistory: Sendable {
    /// An exercise that was done, with how often and when.
    public struct Known: Sendable, Codable, Equatable {
        public let key: String
        public let exerciseID: Exercise.ID?
        /// As it was logged last.
        public let name: String
        public let sessions: Int
        public let first: CivilDate
        public let last: CivilDate

        private enum CodingKeys: String, CodingKey {
            case key
            case exerciseID = "exerciseId"
            case name, sessions, first, last
        }

        public func named(_ name: String) -> Known {
            Known(key: key, exerciseID: exerciseID, name: name, sessions: sessions, first: first, last: last)
        }
    }

    /// Finished ones, oldest first.
    public let workouts: [Workout]
    private let byKey: [String: [ExerciseSession]]

    /// Without the body's mass: exercises that lift it have no estimate.
    public init(_ workouts: [Workout]) { self.init(workouts) { _ in nil } }

    /// - Parameters:
    ///   - workouts: in any order
    ///   - bodyMass: kg on a day, for exercises that lift the body
    public init(_ workouts: [Workout], bodyMass: (CivilDate) throws -> Double?) rethrows {
        self.workouts = workouts.filter { !$0.isOpen }.sorted { ($0.day, $0.at, $0.id) < ($1.day, $1.at, $1.id) }
        var byKey: [String: [ExerciseSession]] = [:]
        for workout in self.workouts {
            for exercise in workout.exercises {
                let done = exercise.sets.filter(\.isDone)
                guard !done.isEmpty else { continue }
                let key = exercise.key
                // Done twice in one workout, it is one session.
                if let last = byKey[key]?.indices.last, byKey[key]?[last].workoutID == workout.id {
                    byKey[key]?[last].sets += done
                    continue
                }
                let share = exercise.exerciseID.map(BodyLoad.share) ?? 0
                byKey[key, default: []].append(
                    ExerciseSession(
                        date: workout.day, workoutID: workout.id, exerciseID: exercise.exerciseID, name: exercise.name,
                        sets: done, body: share == 0 ? 0 : try bodyMass(workout.day).map { $0 * share }))
            }
        }
        self.byKey = byKey
    }

    /// What was done, most often first, then the latest.
    public var exercises: [Known] {
        byKey.compactMap { key, sessions in
            sessions.first.flatMap { first in
                sessions.last.map {
                    Known(
                        key: key, exerciseID: $0.exerciseID, name: $0.name, sessions: sessions.count, first: first.date,
                        last: $0.date)
                }
            }
        }.sorted { ($1.sessions, $1.last, $0.key) < ($0.sessions, $0.last, $1.key) }
    }

    public var exerciseKeys: [String] { exercises.map(\.key) }

    /// Oldest first.
    public func sessions(of key: String) -> [ExerciseSession] { byKey[key] ?? [] }

    /// The latest session before a day, or of all; never that of the workout which is being looked at.
    public func last(
        of key: String, before date: CivilDate? = nil, excluding workout: Workout.ID? = nil
    ) -> ExerciseSession? {
        sessions(of: key).last { session in
            session.workoutID != workout && date.map { session.date < $0 } ?? true
        }
    }

    /// The best of each kind so far; see `TrainingRecord.bests`.
    public func records(of key: String) -> [TrainingRecord] { TrainingRecord.bests(of: sessions(of: key)) }

    /// The scheme's next step for an exercise; `nil` without a load.
    public func suggestion(
        for key: String, range: ClosedRange<Int> = 8...12, increment: Double = 2.5
    ) -> DoubleProgression.Step? {
        DoubleProgression.suggest(after: sessions(of: key), range: range, increment: increment)
    }
}
