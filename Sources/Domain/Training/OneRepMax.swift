import Foundation

/// The heaviest load for one repetition, estimated from a set of several. Estimates are best up to 10 repetitions (LeSuer
/// 1997, Reynolds 2006) and run low for squats and deadlifts.
public enum OneRepMax {
    public enum Formula: String, Sendable, Codable, CaseIterable {
        /// load (1 + reps / 30); Epley 1985
        case epley
        /// 36 load / (37 − reps); Brzycki 1993
        case brzycki
        /// load reps^0.10; Lombardi 1989
        case lombardi
        /// 100 load / (52.2 + 41.9 e^(−0.055 reps)); Mayhew 1992
        case mayhew
        /// load (1 + 0.025 reps); O'Conner 1989
        case oConner = "oconner"
        /// 100 load / (48.8 + 53.8 e^(−0.075 reps)); Wathan 1994
        case wathan
        /// 100 load / (101.3 − 2.67123 reps); Lander 1985
        case lander

        /// - Parameters:
        ///   - load: kg, above 0
        ///   - reps: 1 or more, those left in reserve included
        /// - Returns: kg; `nil` where the formula has no value.
        public func estimate(load: Double, reps: Double) -> Double? {
            guard load > 0, load.isFinite, reps >= 1, reps.isFinite else { return nil }
            let estimate =
                switch self {
                case .epley: reps == 1 ? load : load * (1 + reps / 30)
                case .brzycki: reps < 37 ? 36 * load / (37 - reps) : .nan
                case .lombardi: load * pow(reps, 0.1)
                case .mayhew: 100 * load / (52.2 + 41.9 * exp(-0.055 * reps))
                case .oConner: load * (1 + 0.025 * reps)
                case .wathan: 100 * load / (48.8 + 53.8 * exp(-0.075 * reps))
                case .lander: reps < 37 ? 100 * load / (101.3 - 2.67123 * reps) : .nan
                }
            return estimate.isFinite ? estimate : nil
        }
    }

    /// How an estimate was made.
    public enum Method: String, Sendable, Codable {
        /// One repetition: the load itself.
        case lifted
        /// `RPEChart`
        case rpe
        case epley
    }

    /// The most repetitions that an estimate is made from.
    public static let mostReps = 12

    /// kg, by Epley; `inReserve` are the repetitions that could have followed (10 − RPE).
    public static func epley(load: Double, reps: Int, inReserve: Double = 0) -> Double? {
        Formula.epley.estimate(load: load, reps: Double(reps) + inReserve)
    }

    /// kg, by Brzycki; `nil` from 37 repetitions on.
    public static func brzycki(load: Double, reps: Int) -> Double? {
        Formula.brzycki.estimate(load: load, reps: Double(reps))
    }

    /// kg, by Lombardi.
    public static func lombardi(load: Double, reps: Int) -> Double? {
        Formula.lombardi.estimate(load: load, reps: Double(reps))
    }

    /// kg, from a set by its RPE, or as if to the limit by Epley where nobody rated it.
    ///
    /// - Parameter body: kg of the body that move along; 0 for a lift of a bar or machine
    /// - Returns: `nil` without load or repetitions, for a warm-up, above 12 repetitions, and for a set that was rated below
    ///   RPE 6: that far from the limit nobody can tell.
    public static func estimate(_ set: WorkoutSet, body: Double = 0) -> Double? {
        estimateWithMethod(set, body: body)?.load
    }

    public static func estimateWithMethod(_ set: WorkoutSet, body: Double = 0) -> (load: Double, method: Method)? {
        guard set.isWorkSet, let reps = set.reps, (1...mostReps).contains(reps) else { return nil }
        let load = (set.load ?? 0) + body
        guard load > 0, load.isFinite else { return nil }
        if let rpe = set.rpe {
            guard let percent = RPEChart.percent(reps: reps, rpe: rpe) else { return nil }
            return (load / percent * 100, percent == 100 ? .lifted : .rpe)
        }
        return epley(load: load, reps: reps).map { ($0, reps == 1 ? .lifted : .epley) }
    }
}
