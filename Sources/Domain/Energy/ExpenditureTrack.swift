import Foundation

/// One account of how weight and log hang together: a Kalman filter over the body and the habits behind them.
///
/// Energy is in the units of the log: a person who logs 85 % of what they eat burns 85 % of what they truly do, and
/// that is the figure that holds their weight by their own log. Only what is stored turns into true energy, by `rate`.
struct ExpenditureTrack: Sendable {
    /// Where each quantity stands in `mean` and `covariance`.
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
        /// kg, the monthly cycle and its quarter ahead
        static let cycle = 6
        static let quarter = 7
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

    private(set) var mean: [Double]
    private(set) var covariance: [Double]
    /// Logarithm of how well it foretold the weigh-ins, with how likely its steps were
    var score = 0.0
    /// Errors of the forecast of each weigh-in, in standard deviations, with the day
    private(set) var surprises: [(day: Int, error: Double)] = []
    private let size: Int

    static let cycleDays = 28.5
    private static let cycleStays = 0.9966
    private static let cosine = cos(2 * Double.pi / cycleDays) * cycleStays
    private static let sine = sin(2 * Double.pi / cycleDays) * cycleStays
    private static let cycleVariance = 0.03
    /// How much of today the two weeks' expenditure takes in
    private static let recency = 1 / 7.5

    init(prior: ExpenditurePrior, maintenance: Double, habits: ExpenditureHabits) {
        size = prior.hasCycle ? 8 : 6
        mean = [Double](repeating: 0, count: size)
        covariance = [Double](repeating: 0, count: size * size)
        mean[Part.tissue] = prior.weight
        mean[Part.level] = prior.logged - (HallModel.digestion + HallModel.adaptation) * maintenance
        mean[Part.rate] = ExpenditurePrior.rate
        mean[Part.recent] = prior.logged
        let spread = prior.deviation * prior.deviation
        let opposite = ExpenditurePrior.rateCovariance * prior.logged
        set(Part.tissue, Part.tissue, 1.5 * 1.5)
        for (a, b) in [(Part.level, Part.level), (Part.recent, Part.recent), (Part.level, Part.recent)] {
            set(a, b, spread)
        }
        set(Part.level, Part.rate, opposite)
        set(Part.recent, Part.rate, opposite)
        set(Part.drift, Part.drift, habits.drift * habits.drift)
        set(Part.rate, Part.rate, ExpenditurePrior.rateDeviation * ExpenditurePrior.rateDeviation)
        set(Part.water, Part.water, habits.water * habits.water)
        if prior.hasCycle {
            set(Part.cycle, Part.cycle, Self.cycleVariance)
            set(Part.quarter, Part.quarter, Self.cycleVariance)
        }
    }

    private mutating func set(_ row: Int, _ column: Int, _ value: Double) {
        covariance[row * size + column] = value
        covariance[column * size + row] = value
    }

    func covariance(_ row: Int, _ column: Int) -> Double { covariance[row * size + column] }

    var hasCycle: Bool { size > 6 }

    /// Opens the track for a step in activity of about `deviation` kcal a day, which had this `chance`.
    func stepping(deviation: Double, chance: Double) -> ExpenditureTrack {
        var track = self
        track.covariance[Part.level * size + Part.level] += deviation * deviation
        track.score += log(chance)
        return track
    }

    /// Makes it forget what the body weighs: the weigh-ins say that it is someone else's, again and again.
    mutating func forgetWeight() { covariance[0] += 100 }

    /// Takes a weigh-in in, by the chance that it is one of this person without shoes (a probabilistic data association,
    /// Bar-Shalom 1975).
    ///
    /// - Parameters:
    ///   - weight: kg, without the water that goes with intake
    ///   - noise: kg, of a weigh-in
    /// - Returns: that chance
    mutating func weigh(_ weight: Double, noise: Double, on day: Int) -> Double {
        let size = size
        var (chance, score, surprise) = (0.0, 0.0, 0.0)
        mean.withUnsafeMutableBufferPointer { x in
            covariance.withUnsafeMutableBufferPointer { p in
                withUnsafeTemporaryAllocation(of: Double.self, capacity: size) { gain in
                    for i in 0..<size {
                        gain[i] = p[i * size] + p[i * size + Part.water] + (size > 6 ? p[i * size + Part.cycle] : 0)
                    }
                    let cycle = size > 6 ? x[Part.cycle] : 0
                    let variance = gain[0] + gain[Part.water] + (size > 6 ? gain[Part.cycle] : 0) + noise * noise
                    let error = weight - x[0] - x[Part.water] - cycle
                    let (right, wrong) = Self.likelihoods(error, variance)
                    chance = right / (right + wrong)
                    score = log(right + wrong)
                    surprise = error / variance.squareRoot()
                    let step = chance / variance
                    let shrink = (chance - chance * (1 - chance) * error * error / variance) / variance
                    for i in 0..<size {
                        x[i] += gain[i] * step * error
                        for j in 0..<size { p[i * size + j] -= gain[i] * gain[j] * shrink }
                    }
                }
            }
        }
        self.score += score
        if chance > 0.5 { surprises.append((day, surprise)) }
        return chance
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
        let size = size
        let storing = 1 + parts.synthesis
        let follows = HallModel.digestion * day.intake + HallModel.adaptation * day.habitual
        let stays = habits.driftStays
        let (cosine, sine) = (Self.cosine, Self.sine)
        let recency = Self.recency
        mean.withUnsafeMutableBufferPointer { x in
            covariance.withUnsafeMutableBufferPointer { p in
                let rate = x[Part.rate]
                let grown = upkeep * (x[0] - start)
                let free = day.intake - x[Part.level] - x[Part.drift] - follows - day.glycogen
                let stored = (free - grown / rate) / storing
                let spent = day.intake - day.glycogen - stored
                // Derivatives of tissue and of recent expenditure
                let tissueByTissue = 1 - upkeep * parts.mass / storing
                let tissueByLevel = -rate * parts.mass / storing
                let tissueByRate = free / storing * parts.mass
                let recentByLevel = recency / storing
                let recentByTissue = recency * upkeep / rate / storing
                let recentByRate = -recency * grown / (rate * rate) / storing
                x[0] += stored * rate * parts.mass
                x[Part.recent] += recency * (spent - x[Part.recent])
                x[Part.drift] *= stays
                x[Part.water] *= ExpenditureHabits.waterStays
                if size > 6 {
                    (x[6], x[7]) = (cosine * x[6] + sine * x[7], cosine * x[7] - sine * x[6])
                }
                func turn(_ start: Int, _ step: Int) {
                    let tissue = p[start]
                    let level = p[start + step] + p[start + 2 * step]
                    let rate = p[start + 3 * step]
                    p[start] = tissueByTissue * tissue + tissueByLevel * level + tissueByRate * rate
                    p[start + 5 * step] =
                        (1 - recency) * p[start + 5 * step] + recentByLevel * level + recentByTissue * tissue
                        + recentByRate * rate
                    p[start + 2 * step] *= stays
                    p[start + 4 * step] *= ExpenditureHabits.waterStays
                    if size > 6 {
                        let (a, b) = (p[start + 6 * step], p[start + 7 * step])
                        p[start + 6 * step] = cosine * a + sine * b
                        p[start + 7 * step] = cosine * b - sine * a
                    }
                }
                for column in 0..<size { turn(column, size) }
                for row in 0..<size { turn(row * size, 1) }
                let eaten = (1 - HallModel.digestion) * tissueByLevel * day.deviation
                let moved = habits.day * habits.day
                p[0] += eaten * eaten + tissueByLevel * tissueByLevel * moved + ExpenditureHabits.tissueVariance
                let shared = tissueByLevel * recentByLevel * moved
                p[Part.recent] += shared
                p[Part.recent * size] += shared
                p[Part.recent * size + Part.recent] += recentByLevel * recentByLevel * moved
                p[Part.drift * size + Part.drift] += habits.drift * habits.drift * (1 - stays * stays)
                p[Part.water * size + Part.water] += habits.waterVariance(intake: day.deviation)
                if size > 6 {
                    let variance = Self.cycleVariance * (1 - Self.cycleStays * Self.cycleStays)
                    p[6 * size + 6] += variance
                    p[7 * size + 7] += variance
                }
            }
        }
    }
}
