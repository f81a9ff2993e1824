/// The best that someone has done in an exercise, with the day and the set that it rests on.
public struct TrainingRecord: Sendable, Codable, Equatable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// kg, for one repetition or more
        case heaviest
        /// kg, the highest estimated one-repetition maximum
        case bestEstimate
        /// repetitions with `at` kg or more; without `at`, with the body alone
        case mostReps
        /// s
        case longest
        /// m
        case furthest
        /// s over `at` metres, at the mean speed of a set of that length or up to a tenth more
        case fastest
    }

    public let kind: Kind
    public let value: Double
    /// kg or m, where the kind has one
    public let at: Double?
    public let date: CivilDate
    public let workoutID: Workout.ID
    public let set: WorkoutSet
    /// How an estimate was made.
    public let method: OneRepMax.Method?
    /// The best of the sessions before it. `nil` at a first time, which beats nothing and is no record.
    public let previous: Double?

    public var isRecord: Bool { previous != nil }

    private enum CodingKeys: String, CodingKey {
        case kind, value, at, date
        case workoutID = "workoutId"
        case set, method, previous
    }

    /// kg that two loads may differ by and be the same: 60 kg is 132.3 lb, and back 60.01.
    static let tolerance = 0.25

    /// Metres that people time themselves over.
    public static let distances: [Double] = [
        400, 500, 1000, 1609.344, 2000, 5000, 10_000, 20_000, 21_097.5, 40_000, 42_195, 100_000,
    ]

    /// The best of each kind so far: of `mostReps` only those loads that no heavier one was done as often with.
    ///
    /// - Parameter sessions: of one exercise, oldest first
    public static func bests(of sessions: [ExerciseSession]) -> [TrainingRecord] {
        var result: [TrainingRecord] = []
        for (kind, at) in questions(sessions) {
            if let best = course(of: kind, at: at, in: sessions).last { result.append(best) }
        }
        return result
    }

    /// Every time that a best was beaten, oldest first; the first time is not among them.
    public static func beaten(_ kind: Kind, at: Double? = nil, in sessions: [ExerciseSession]) -> [TrainingRecord] {
        course(of: kind, at: at, in: sessions).filter(\.isRecord)
    }

    /// The first best, and each that beat the one before by more than rounding.
    private static func course(of kind: Kind, at: Double?, in sessions: [ExerciseSession]) -> [TrainingRecord] {
        var result: [TrainingRecord] = []
        for session in sessions {
            guard let best = best(kind, at, session) else { continue }
            let previous = result.last?.value
            if let previous {
                let gain = kind == .fastest ? previous - best.value : best.value - previous
                let least = kind == .heaviest || kind == .bestEstimate ? tolerance : 1e-6
                guard gain > least else { continue }
            }
            result.append(
                TrainingRecord(
                    kind: kind, value: best.value, at: at, date: session.date, workoutID: session.workoutID,
                    set: best.set, method: best.method, previous: previous))
        }
        return result
    }

    private static func best(
        _ kind: Kind, _ at: Double?, _ session: ExerciseSession
    ) -> (value: Double, set: WorkoutSet, method: OneRepMax.Method?)? {
        if kind == .bestEstimate { return session.best.map { ($0.load, $0.set, $0.method) } }
        let values = session.workSets.compactMap { set in value(kind, at, set).map { (value: $0, set: set) } }
        let best =
            kind == .fastest
            ? values.min { $0.value < $1.value } : values.max { $0.value < $1.value }
        return best.map { ($0.value, $0.set, nil) }
    }

    private static func value(_ kind: Kind, _ at: Double?, _ set: WorkoutSet) -> Double? {
        switch kind {
        case .bestEstimate: return nil
        case .heaviest: return (set.load ?? 0) > 0 && (set.reps ?? 1) > 0 ? set.load : nil
        case .mostReps:
            guard let reps = set.reps, reps > 0, (set.load ?? 0) >= (at ?? 0) - tolerance else { return nil }
            return Double(reps)
        case .longest: return set.seconds
        case .furthest: return set.metres
        case .fastest:
            guard let at, let metres = set.metres, let seconds = set.seconds, metres > 0, seconds > 0,
                metres >= at - 1, metres <= at * 1.1
            else { return nil }
            return seconds * at / metres
        }
    }

    /// What can be asked of these sessions.
    private static func questions(_ sessions: [ExerciseSession]) -> [(Kind, Double?)] {
        let sets = sessions.flatMap(\.workSets)
        var result: [(Kind, Double?)] = [(.heaviest, nil), (.bestEstimate, nil)]
        var most = 0
        for set in sets.sorted(by: { ($0.load ?? 0, $0.reps ?? 0) > ($1.load ?? 0, $1.reps ?? 0) }) {
            guard let reps = set.reps, reps > most else { continue }
            result.append((.mostReps, set.load.flatMap { $0 > 0 ? $0 : nil }))
            most = reps
        }
        result += [(.longest, nil), (.furthest, nil)]
        for distance in distances where sets.contains(where: { value(.fastest, distance, $0) != nil }) {
            result.append((.fastest, distance))
        }
        return result
    }
}
