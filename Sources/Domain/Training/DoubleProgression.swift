/// The scheme that first adds repetitions within a range, then load: what comes next in it after a session. A scheme is
/// arithmetic, no advice: it knows nothing of sleep, pain or plans.
public enum DoubleProgression {
    public enum Action: String, Sendable, Codable {
        case addWeight = "add_weight"
        case addReps = "add_reps"
        case `repeat`
        case deload
    }

    public enum Reason: String, Sendable, Codable {
        case everySetAtTop, someSetBelowRange, belowRangeAgain, withinRange
    }

    public struct Step: Sendable, Codable, Equatable {
        public let action: Action
        /// kg
        public let load: Double
        /// For the weakest set, where repetitions are added; else for every set.
        public let targetReps: Int
        public let reason: Reason
        /// What it rests on: kg and the repetitions of each set.
        public let lastLoad: Double
        public let lastReps: [Int]
        /// Sessions in a row, the last included, with a set below the range.
        public let failures: Int
    }

    /// Sessions below the range, before the last one, after which the load goes down.
    public static let patience = 2
    private static let deload = 0.9

    /// - Parameters:
    ///   - load: kg of the last session, above 0
    ///   - reps: of each of its work sets at that load
    ///   - range: of repetitions, from 1
    ///   - increment: kg, the smallest step of load
    ///   - earlierFailures: sessions in a row before it with a set below the range
    /// - Returns: `nil` without sets, and for loads or increments that are none.
    public static func suggest(
        load: Double, reps: [Int], range: ClosedRange<Int>, increment: Double, earlierFailures: Int = 0
    ) -> Step? {
        guard let weakest = reps.min(), load > 0, load.isFinite, increment > 0, increment.isFinite,
            range.lowerBound >= 1
        else { return nil }
        let hasFailed = weakest < range.lowerBound
        func step(_ action: Action, _ next: Double, _ target: Int, _ reason: Reason) -> Step {
            Step(
                action: action, load: next, targetReps: target, reason: reason, lastLoad: load, lastReps: reps,
                failures: hasFailed ? max(earlierFailures, 0) + 1 : 0)
        }
        if weakest >= range.upperBound {
            return step(.addWeight, load + increment, range.lowerBound, .everySetAtTop)
        }
        guard hasFailed else { return step(.addReps, load, weakest + 1, .withinRange) }
        guard earlierFailures >= patience else { return step(.repeat, load, range.lowerBound, .someSetBelowRange) }
        // A hair, so that 22.5 of 25 is not 22.4999.
        let steps = (load * deload / increment + 1e-9).rounded(.down)
        return step(.deload, steps > 0 ? steps * increment : load, range.lowerBound, .belowRangeAgain)
    }

    /// kg: the smallest step of load that plates make, 5 lb or 2.5 kg
    public static func increment(isPounds: Bool) -> Double { isPounds ? 5 * UnitConversion.kilogramsPerPound : 2.5 }

    /// The range that someone seems to train in who planned none: around the most repetitions of their last sets.
    public static func usualRange(_ reps: [Int]) -> ClosedRange<Int> {
        switch reps.max() ?? 8 {
        case ...5: 3...5
        case ...7: 5...8
        case ...12: 8...12
        default: 12...20
        }
    }

    /// The same from sessions of one exercise, oldest first: of the last one the sets at its heaviest load, and before it
    /// the sessions at that load.
    public static func suggest(
        after sessions: [ExerciseSession], range: ClosedRange<Int>, increment: Double
    ) -> Step? {
        guard let last = sessions.last, let load = last.workSets.compactMap(\.load).max() else { return nil }
        let earlier = sessions.dropLast().reversed().prefix { session in
            let reps = session.reps(at: load)
            return reps.min().map { $0 < range.lowerBound } ?? false
        }
        return suggest(
            load: load, reps: last.reps(at: load), range: range, increment: increment, earlierFailures: earlier.count)
    }
}

extension ExerciseSession {
    /// Whether its last load was typed in pounds; `nil` where none was typed in another unit.
    public var isInPounds: Bool? { workSets.last { $0.load != nil }?.typedLoad.map { $0.unit == "lb" } }

    /// Repetitions of the work sets at a load, give or take what rounding between units makes.
    func reps(at load: Double) -> [Int] {
        workSets.filter { abs(($0.load ?? 0) - load) <= TrainingRecord.tolerance }.compactMap(\.reps)
    }
}
