import Foundation

/// Runs through a record with several accounts at once: one without a step in activity, and for every few days one in
/// which a step came then. What they foretell of the weigh-ins says how likely each is.
struct ExpenditureFilter: Sendable {
    let prior: ExpenditurePrior
    let intake: IntakeReading
    let entries: [EnergyRecord.Entry]
    /// kcal logged that held the weight on average
    private(set) var maintenance: Double
    private(set) var habits: ExpenditureHabits
    /// kg by which intake moves weight on each morning, and kcal logged that each day put into glycogen
    private var water: [(kilograms: Double, glycogen: Double)] = []

    /// A new job, an injury, a training block: one step in 250 days, of some 9 % of expenditure.
    static let stepChance = 0.0039
    static let stepShare = 0.09
    private static let stepEvery = 5
    private static let tracks = 8
    /// kg that the monthly cycle weighs on average, for those who may have one
    private static let cycleWeight = 0.15

    /// What is believed at the end of a day.
    struct Belief: Sendable {
        /// The first without a step
        let tracks: [ExpenditureTrack]
        /// How likely each is; they add up to 1.
        let weights: [Double]
        /// kcal a day over the last weeks
        let habitual: Double
        let water: BodyWater
        /// kg
        let fat: Double
        /// By how many standard deviations the account without a step foretold each weigh-in wrongly
        let surprises: [(day: Int, error: Double)]
    }

    /// - Returns: `nil` without a weigh-in or a full log.
    init?(record: EnergyRecord, profile: Profile) {
        entries = record.entries
        let weights = entries.compactMap(\.weight)
        guard let usual = Median.of(weights), let early = Median.of(Array(weights.prefix(7))),
            let intake = IntakeReading(record)
        else { return nil }
        // The first weeks may be someone else's.
        let weight = abs(early - usual) > 0.15 * usual ? usual : early
        let prior = ExpenditurePrior(profile: profile, weight: weight, on: record.last)
        self.prior = prior
        self.intake = intake
        let eaten = intake.mean.reduce(0, +) / Double(entries.count)
        maintenance = 0.7 * eaten + 0.3 * prior.logged
        habits = ExpenditureHabits(prior: prior, maintenance: maintenance)
        followWater()
        maintenance = max(700, run(tracks: 1).recent)
        habits = ExpenditureHabits(prior: prior, maintenance: maintenance)
        followWater()
        fitHabits()
    }

    private mutating func followWater() {
        var body = BodyWater(maintenance: maintenance * ExpenditurePrior.rate)
        water = intake.smoothed.map { eaten in
            let before = body.weight
            return (before, body.eat(eaten / maintenance) / ExpenditurePrior.rate)
        }
    }

    /// Finds the person's own noise of weigh-ins, water and drift: of each a few are tried, and their mean is taken by how
    /// well they foretell the weigh-ins. Restless ones have to be twice as good.
    private mutating func fitHabits() {
        let doubt = 0.7
        var choices: [(habits: ExpenditureHabits, doubt: Double)] = []
        for noise in [0.74, 0.91, 1.09, 1.26] {
            for (water, doubt) in [(0.59, 0), (1, 0), (1.64, doubt)] {
                var choice = habits
                choice.noise *= noise
                choice.water *= water
                choices.append((choice, doubt))
            }
        }
        blend(choices)
        blend(
            [(0.6, 0), (1, 0), (1.7, doubt)].map { drift, doubt in
                var choice = habits
                choice.drift *= drift
                return (choice, doubt)
            })
    }

    private mutating func blend(_ choices: [(habits: ExpenditureHabits, doubt: Double)]) {
        let scores = choices.map { choice in
            var filter = self
            filter.habits = choice.habits
            return filter.run(tracks: 1).score - choice.doubt
        }
        let best = scores.max() ?? 0
        let weights = scores.map { exp($0 - best) }
        let total = weights.reduce(0, +)
        func mean(_ field: KeyPath<ExpenditureHabits, Double>) -> Double {
            zip(weights, choices).map { $0 * $1.habits[keyPath: field] }.reduce(0, +) / total
        }
        let (noise, water, drift) = (mean(\.noise), mean(\.water), mean(\.drift))
        habits.noise = noise
        habits.water = water
        habits.drift = drift
    }

    /// Tells what is believed at the end of each day.
    ///
    /// - Returns: of the account without a step how well it foretold, and its expenditure on average, kcal a day.
    @discardableResult
    func run(tracks limit: Int = tracks, each: ((Int, Belief) -> Void)? = nil) -> (score: Double, recent: Double) {
        var recent = 0.0
        var tracks = [ExpenditureTrack(prior: prior, maintenance: maintenance, habits: habits)]
        var body = BodyWater(maintenance: maintenance * ExpenditurePrior.rate)
        var habitual = maintenance
        var fat = prior.fat
        var surprises: [(day: Int, error: Double)] = []
        var strangers = 0
        for day in entries.indices {
            let parts = HallModel.Partition(fat: fat)
            if let weight = entries[day].weight {
                let cycle = prior.hasCycle ? Self.cycleWeight : 0
                var chance = 0.0
                for index in tracks.indices {
                    let seen = tracks[index].weigh(weight - water[day].kilograms - cycle, noise: habits.noise)
                    chance += seen.chance
                    if index == 0, seen.chance > 0.5 { surprises.append((day, seen.surprise)) }
                }
                strangers = chance < 0.1 * Double(tracks.count) ? strangers + 1 : 0
                if strangers >= 4 {
                    for index in tracks.indices { tracks[index].forgetWeight() }
                    strangers = 0
                }
            }
            if limit > 1, day > 3, day % Self.stepEvery == 0 { step(&tracks, limit) }
            let input = ExpenditureTrack.Day(
                intake: intake.mean[day], deviation: intake.deviation[day], habitual: habitual,
                glycogen: water[day].glycogen)
            for index in tracks.indices {
                tracks[index].live(
                    input, habits: habits, parts: parts, start: prior.weight, upkeep: parts.upkeep + prior.activity)
            }
            habitual += (intake.mean[day] - habitual) / HallModel.adaptationDays
            recent += tracks[0].mean[ExpenditureTrack.Part.recent]
            let grown = tracks[0].mean[ExpenditureTrack.Part.tissue] - prior.weight
            fat = max(0.06 * prior.weight, prior.fat + parts.fat / parts.mass * grown)
            guard let each else { continue }
            _ = body.eat(intake.smoothed[day] / maintenance)
            each(
                day,
                Belief(
                    tracks: tracks, weights: Self.weights(of: tracks), habitual: habitual, water: body, fat: fat,
                    surprises: surprises))
        }
        return (tracks[0].score, recent / Double(entries.count))
    }

    /// Opens an account in which activity changes now, and closes the least likely ones.
    private func step(_ tracks: inout [ExpenditureTrack], _ limit: Int) {
        let deviation = Self.stepShare * prior.logged
        let chance = Self.stepChance * Double(Self.stepEvery)
        var parents = [tracks[0]]
        if let best = tracks.max(by: { $0.score < $1.score }), best.score > tracks[0].score + 1 { parents.append(best) }
        tracks += parents.map { $0.stepping(deviation: deviation, chance: chance) }
        if tracks.count > limit {
            tracks = [tracks[0]] + tracks.dropFirst().sorted { $0.score > $1.score }.prefix(limit - 1)
        }
    }

    private static func weights(of tracks: [ExpenditureTrack]) -> [Double] {
        let best = tracks.map(\.score).max() ?? 0
        let weights = tracks.map { exp($0.score - best) }
        let total = weights.reduce(0, +)
        return weights.map { $0 / total }
    }
}
