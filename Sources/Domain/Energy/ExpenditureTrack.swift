import Foundation

/// One account of how weight and log hang together: a Kalman filter over the body and the habits behind them.
///
/// Energy is in the units of the log: a person who logs 85 % of what they eat burns 85 % of what they truly do, and
/// that is the figure that holds their weight by their own log. Only what is stored turns into true energy, by `rate`.
struct ExpenditureTrack: Sendable {
    /// Where each quantity stands in `mean` and in a row of `covariance`.
    enum Part {
        /// kg of tissue (with the water that never changes)
        static let tissue = 0
        /// kcal a day spent whatever is eaten; changes with steps in activity only
        static let level = 1
        /// kcal a day by which it drifts and comes back
        static let drift = 2
        /// True kcal in a logged one
        static let rate = 3
        /// kg of water that comes and goes
        static let water = 4
        /// kcal a day, expenditure of the last two weeks or so
        static let recent = 5
        /// kg, the monthly cycle and its quarter ahead; 0 for whoever has none
        static let cycle = 6
        static let quarter = 7
    }

    /// How far each quantity is off together with each other one: a symmetric matrix by rows.
    struct Covariance: Sendable {
        fileprivate(set) var tissue = SIMD8<Double>.zero
        fileprivate(set) var level = SIMD8<Double>.zero
        fileprivate(set) var drift = SIMD8<Double>.zero
        fileprivate(set) var rate = SIMD8<Double>.zero
        fileprivate(set) var water = SIMD8<Double>.zero
        fileprivate(set) var recent = SIMD8<Double>.zero
        fileprivate var cycle = SIMD8<Double>.zero
        fileprivate var quarter = SIMD8<Double>.zero
    }

    /// What one day brings.
    struct Day {
        /// kcal logged or probably eaten, with its deviation
        var intake: Double
        var deviation: Double
        /// kcal, intake of the two weeks before, which expenditure adapts to
        var habitual: Double
        /// kcal logged that went into glycogen
        var glycogen: Double
    }

    private(set) var mean = SIMD8<Double>.zero
    private(set) var covariance = Covariance()
    /// Logarithm of how well it foretold the weigh-ins, with how likely its steps were
    private(set) var score = 0.0
    private let hasCycle: Bool

    static let cycleDays = 28.5
    private static let cycleStays = 0.9966
    fileprivate static let cosine = cos(2 * Double.pi / cycleDays) * cycleStays
    fileprivate static let sine = sin(2 * Double.pi / cycleDays) * cycleStays
    private static let cycleVariance = 0.03
    /// How much of today the two weeks' expenditure takes in
    private static let recency = 1 / 7.5

    init(prior: ExpenditurePrior, maintenance: Double, habits: ExpenditureHabits) {
        hasCycle = prior.hasCycle
        mean[Part.tissue] = prior.weight
        mean[Part.level] = prior.logged - (HallModel.digestion + HallModel.adaptation) * maintenance
        mean[Part.rate] = ExpenditurePrior.rate
        mean[Part.recent] = prior.logged
        let spread = prior.deviation * prior.deviation
        let opposite = ExpenditurePrior.rateCovariance * prior.logged
        covariance.tissue[Part.tissue] = 1.5 * 1.5
        covariance.level[Part.level] = spread
        covariance.level[Part.rate] = opposite
        covariance.level[Part.recent] = spread
        covariance.drift[Part.drift] = habits.drift * habits.drift
        covariance.rate[Part.level] = opposite
        covariance.rate[Part.rate] = ExpenditurePrior.rateDeviation * ExpenditurePrior.rateDeviation
        covariance.rate[Part.recent] = opposite
        covariance.water[Part.water] = habits.water * habits.water
        covariance.recent[Part.level] = spread
        covariance.recent[Part.rate] = opposite
        covariance.recent[Part.recent] = spread
        if hasCycle {
            covariance.cycle[Part.cycle] = Self.cycleVariance
            covariance.quarter[Part.quarter] = Self.cycleVariance
        }
    }

    /// Opens the track for a step in activity of about `deviation` kcal a day, which had this `chance`.
    func stepping(deviation: Double, chance: Double) -> ExpenditureTrack {
        var track = self
        track.covariance.level[Part.level] += deviation * deviation
        track.score += log(chance)
        return track
    }

    /// Makes it forget what the body weighs: the weigh-ins say that it is someone else's, again and again.
    mutating func forgetWeight() { covariance.tissue[Part.tissue] += 100 }

    /// Takes a weigh-in in, by the chance that it is one of this person without shoes (a probabilistic data association,
    /// Bar-Shalom 1975).
    ///
    /// - Parameters:
    ///   - weight: kg, without the water that goes with intake
    ///   - noise: kg, of a weigh-in
    /// - Returns: that chance, and the error of the forecast in standard deviations
    mutating func weigh(_ weight: Double, noise: Double) -> (chance: Double, surprise: Double) {
        let gain = covariance.tissue + covariance.water + covariance.cycle
        let variance = gain[Part.tissue] + gain[Part.water] + gain[Part.cycle] + noise * noise
        let error = weight - mean[Part.tissue] - mean[Part.water] - mean[Part.cycle]
        let (right, wrong) = Self.likelihoods(error, variance)
        let chance = right / (right + wrong)
        score += log(right + wrong)
        mean += gain * (chance / variance * error)
        let shrink = gain * ((chance - chance * (1 - chance) * error * error / variance) / variance)
        covariance.tissue -= gain * shrink[Part.tissue]
        covariance.level -= gain * shrink[Part.level]
        covariance.drift -= gain * shrink[Part.drift]
        covariance.rate -= gain * shrink[Part.rate]
        covariance.water -= gain * shrink[Part.water]
        covariance.recent -= gain * shrink[Part.recent]
        if hasCycle {
            covariance.cycle -= gain * shrink[Part.cycle]
            covariance.quarter -= gain * shrink[Part.quarter]
        }
        return (chance, error / variance.squareRoot())
    }

    /// Of a weigh-in as it should be, and of one in clothes, in another unit or by someone else (1.2 % of them).
    private static func likelihoods(_ error: Double, _ variance: Double) -> (right: Double, wrong: Double) {
        func normal(_ error: Double, _ variance: Double) -> Double {
            exp(-error * error / (2 * variance)) / (2 * .pi * variance).squareRoot()
        }
        let wrong = 0.6 * normal(error, variance + 100) + 0.4 * normal(error - 1.5, variance + 0.5)
        return (0.988 * normal(error, variance), 0.012 * wrong + 1e-9)
    }

    /// Lives through a day.
    ///
    /// - Parameters:
    ///   - start: kg of tissue at which `level` holds
    ///   - upkeep: true kcal a day and kg
    mutating func live(
        _ day: Day, habits: ExpenditureHabits, parts: HallModel.Partition, start: Double, upkeep: Double
    ) {
        let storing = 1 + parts.synthesis
        let follows = HallModel.digestion * day.intake + HallModel.adaptation * day.habitual
        let rate = mean[Part.rate]
        let grown = upkeep * (mean[Part.tissue] - start)
        let free = day.intake - mean[Part.level] - mean[Part.drift] - follows - day.glycogen
        let stored = (free - grown / rate) / storing
        let spent = day.intake - day.glycogen - stored
        mean[Part.tissue] += stored * rate * parts.mass
        mean[Part.recent] += Self.recency * (spent - mean[Part.recent])
        mean *= Self.stays(drift: habits.driftStays)
        if hasCycle { Self.turn(&mean) }

        // Derivatives of tissue and of recent expenditure
        let byLevel = -rate * parts.mass / storing
        let tissue = Slopes(
            tissue: 1 - upkeep * parts.mass / storing, level: byLevel, rate: free / storing * parts.mass, recent: 0)
        let recent = Slopes(
            tissue: Self.recency * upkeep / rate / storing, level: Self.recency / storing,
            rate: -Self.recency * grown / (rate * rate) / storing, recent: 1 - Self.recency)
        covariance.live(tissue, recent, stays: Self.stays(drift: habits.driftStays), hasCycle: hasCycle)

        let eaten = (1 - HallModel.digestion) * byLevel * day.deviation
        let moved = habits.day * habits.day
        covariance.tissue[Part.tissue] +=
            eaten * eaten + byLevel * byLevel * moved + ExpenditureHabits.tissueVariance
        let shared = byLevel * recent.level * moved
        covariance.tissue[Part.recent] += shared
        covariance.recent[Part.tissue] += shared
        covariance.recent[Part.recent] += recent.level * recent.level * moved
        covariance.drift[Part.drift] += habits.drift * habits.drift * (1 - habits.driftStays * habits.driftStays)
        covariance.water[Part.water] += habits.waterVariance(intake: day.deviation)
        if hasCycle {
            let variance = Self.cycleVariance * (1 - Self.cycleStays * Self.cycleStays)
            covariance.cycle[Part.cycle] += variance
            covariance.quarter[Part.quarter] += variance
        }
    }

    /// What stays of each quantity over a day.
    private static func stays(drift: Double) -> SIMD8<Double> {
        var stays = SIMD8<Double>(repeating: 1)
        stays[Part.drift] = drift
        stays[Part.water] = ExpenditureHabits.waterStays
        return stays
    }

    /// Turns the monthly cycle by a day.
    fileprivate static func turn(_ values: inout SIMD8<Double>) {
        let (now, ahead) = (values[Part.cycle], values[Part.quarter])
        values[Part.cycle] = cosine * now + sine * ahead
        values[Part.quarter] = cosine * ahead - sine * now
    }

    /// By what a quantity follows from those of the day before; from the drift as from the level.
    fileprivate struct Slopes {
        let tissue: Double
        let level: Double
        let rate: Double
        let recent: Double

        func of(_ values: SIMD8<Double>) -> Double {
            tissue * values[Part.tissue] + level * (values[Part.level] + values[Part.drift])
                + rate * values[Part.rate] + recent * values[Part.recent]
        }
    }
}

extension ExpenditureTrack.Covariance {
    private typealias Part = ExpenditureTrack.Part

    /// Lives through a day on which tissue and recent expenditure follow by these slopes, and of each other quantity
    /// there stays what `stays` says: the matrix from both sides, half of which is the other half.
    fileprivate mutating func live(
        _ tissueSlopes: ExpenditureTrack.Slopes, _ recentSlopes: ExpenditureTrack.Slopes, stays: SIMD8<Double>,
        hasCycle: Bool
    ) {
        func row(_ slopes: ExpenditureTrack.Slopes) -> SIMD8<Double> {
            let all =
                slopes.tissue * tissue + slopes.level * (level + drift) + slopes.rate * rate + slopes.recent * recent
            var row = all * stays
            row[Part.tissue] = tissueSlopes.of(all)
            row[Part.recent] = recentSlopes.of(all)
            if hasCycle { ExpenditureTrack.turn(&row) }
            return row
        }
        (tissue, recent) = (row(tissueSlopes), row(recentSlopes))
        func other(_ row: SIMD8<Double>, _ part: Int) -> SIMD8<Double> {
            var row = row * (stays * stays[part])
            row[Part.tissue] = tissue[part]
            row[Part.recent] = recent[part]
            if hasCycle { ExpenditureTrack.turn(&row) }
            return row
        }
        (level, drift) = (other(level, Part.level), other(drift, Part.drift))
        (rate, water) = (other(rate, Part.rate), other(water, Part.water))
        guard hasCycle else { return }
        let (cosine, sine) = (ExpenditureTrack.cosine, ExpenditureTrack.sine)
        let (now, ahead) = (cycle, quarter)
        cycle = other(cosine * now + sine * ahead, Part.cycle)
        quarter = other(cosine * ahead - sine * now, Part.quarter)
    }
}
