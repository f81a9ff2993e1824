import Foundation

/// How much a person's weight and expenditure move by themselves.
struct ExpenditureHabits: Sendable {
    /// kg, of a weigh-in
    var noise: Double
    /// kg, water that comes and goes over days
    var water: Double
    /// kcal a day, by which expenditure (and how fully one logs) drifts
    var drift: Double
    /// kcal, from one day to the next
    let day: Double
    /// kcal a day in balance
    let maintenance: Double

    /// kg² a day of weight that nothing else explains
    static let tissueVariance = 0.045 * 0.045
    static let waterStays = 0.78
    static let driftDays = 66.0
    let driftStays = exp(-1 / driftDays)
    /// kg, of salt and carbohydrate beyond what goes with energy
    private static let salt = 0.07

    /// What is usual: a weigh-in is 0.6 kg off, water 0.2 kg at 80 kg, expenditure drifts by 6 %.
    init(prior: ExpenditurePrior, maintenance: Double) {
        noise = 0.59
        water = 0.187 * prior.weight / 80
        drift = 0.06 * prior.logged
        day = 0.045 * prior.logged
        self.maintenance = maintenance
    }

    func waterVariance(intake deviation: Double) -> Double {
        // Water of intake that is not known for sure comes in within a day.
        let unsure = deviation / maintenance * 1.02
        return water * water * (1 - Self.waterStays * Self.waterStays) + Self.salt * Self.salt + 0.6 * unsure * unsure
    }
}
