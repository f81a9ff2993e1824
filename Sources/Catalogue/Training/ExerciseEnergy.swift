public import Domain

/// What exercises ask of the body, in METs: multiples of what it uses at rest.
public enum ExerciseEnergy {
    /// A measured mean of an activity that an exercise is, or is most like. For lifting it includes the rests.
    public struct Rate: Sendable, Equatable {
        public let met: Double
        /// What was measured, in English.
        public let activity: String
        /// Where it is published.
        public let source: String
    }

    /// The rate of an exercise; of its kind, where it was not measured by itself.
    ///
    /// - Parameter speed: km/h, where that is known; it matters to running, walking, cycling, swimming and skating
    /// - Returns: `nil` where nothing like it was measured, or the speed is no person's.
    public static func rate(for exercise: Exercise, speed: Double? = nil) -> Rate? {
        if let rows = byExercise[exercise.id] {
            guard let speed else { return rows.first { $0.speed == nil }?.rate }
            guard speed > 0, speed < 80 else { return nil }
            return rows.last { $0.speed.map { $0 <= speed } ?? true }?.rate
        }
        let isBodyweight = exercise.kind == .strength && exercise.equipment == .bodyOnly
        return byExercise["kind:" + (isBodyweight ? "bodyweight" : exercise.kind.rawValue)]?.first?.rate
    }

    private typealias Row = (speed: Double?, rate: Rate)

    /// By exercise or kind, the slowest first; before them the one without a speed.
    private static let byExercise: [String: [Row]] = {
        var rows: [String: [Row]] = [:]
        for row in Table("Training/mets.tsv")?.rows ?? [] where row.count == 6 {
            guard let met = Double(row[2]) else { continue }
            let source = "Compendium of Physical Activities \(row[3]), \(row[4])"
            rows[String(row[0]), default: []].append(
                (Double(row[1]), Rate(met: met, activity: String(row[5]), source: source)))
        }
        return rows.mapValues { $0.sorted { ($0.speed ?? -1) < ($1.speed ?? -1) } }
    }()
}
