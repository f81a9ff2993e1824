/// What a workout costs, estimated exercise by exercise from measured rates (`ActivityEnergy`).
public struct WorkoutEnergy: Sendable, Equatable {
    public struct Part: Sendable, Equatable {
        public let exercise: WorkoutExercise
        public let minutes: Double
        public let met: Double
        /// kcal above rest
        public let net: Double
    }

    public let parts: [Part]
    /// kcal above rest
    public let net: Double
    /// kcal, with what rest would have cost
    public let gross: Double
    /// Exercises without a rate are left out.
    public let isAtLeast: Bool

    /// What has a time of its own is counted by that; the rest of the workout, pauses included, is shared by the sets of
    /// what has none.
    ///
    /// - Parameters:
    ///   - mass: of the body, kg
    ///   - rate: METs of an exercise at a speed in km/h, `nil` where that is not known
    /// - Returns: `nil` where it is not known how long something took, or nothing has a rate
    public init?(_ workout: Workout, mass: Double, rate: (WorkoutExercise, Double?) -> Double?) {
        let done = workout.exercises.map { exercise in (exercise, sets: exercise.sets.filter(\.isDone)) }
            .filter { !$0.sets.isEmpty }
        func ownSeconds(_ sets: [WorkoutSet]) -> Double? {
            let known = sets.compactMap(\.seconds)
            return known.count == sets.count ? known.reduce(0, +) : nil
        }
        let timed = done.compactMap { ownSeconds($0.sets) }.reduce(0, +) / 60
        let untimedSets = done.filter { ownSeconds($0.sets) == nil }.reduce(0) { $0 + $1.sets.count }
        var shared = 0.0
        if untimedSets > 0 {
            guard let minutes = workout.minutes, minutes > timed else { return nil }
            shared = minutes - timed
        }
        var parts: [Part] = []
        var gross = 0.0
        for (exercise, sets) in done {
            let seconds = ownSeconds(sets)
            let metres = sets.compactMap(\.metres).reduce(0, +)
            let speed = seconds.flatMap { $0 > 0 && metres > 0 ? metres / $0 * 3.6 : nil }
            let minutes = seconds.map { $0 / 60 } ?? shared * Double(sets.count) / Double(untimedSets)
            guard let met = rate(exercise, speed),
                let net = ActivityEnergy.net(met: met, mass: mass, minutes: minutes),
                let whole = ActivityEnergy.gross(met: met, mass: mass, minutes: minutes)
            else { continue }
            parts.append(Part(exercise: exercise, minutes: minutes, met: met, net: net))
            gross += whole
        }
        guard !parts.isEmpty else { return nil }
        self.parts = parts
        self.gross = gross
        net = parts.reduce(0) { $0 + $1.net }
        isAtLeast = parts.count < done.count
    }
}
