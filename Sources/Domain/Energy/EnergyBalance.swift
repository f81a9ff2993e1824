/// Expenditure by the plain balance of a window of days: what was logged less what the weight says was stored.
///
/// What anybody can check with a pencil; `AdaptiveExpenditure` knows more.
public struct EnergyBalance: Sendable, Equatable {
    /// kcal logged a day
    public let expenditure: Double
    /// kcal a day, standard error
    public let error: Double
    /// kcal logged a day on the days with a full log
    public let meanIntake: Double
    /// kg a day
    public let slope: Double
    public let weighIns: Int
    public let fullLogs: Int

    /// - Parameters:
    ///   - entries: the days of the window, whose energy counts, and the morning after the last, whose weight does
    ///   - energyPerKilogram: kcal
    /// - Returns: `nil` with fewer than three weigh-ins or two full logs.
    public init?(_ entries: some Collection<EnergyRecord.Entry>, energyPerKilogram: Double) {
        let weights = entries.enumerated().compactMap { day, entry in entry.weight.map { (Double(day), $0) } }
        let logs = entries.dropLast().compactMap { $0.isFull ? $0.intake : nil }
        guard logs.count >= 2, let line = LineFit(x: weights.map(\.0), y: weights.map(\.1)) else { return nil }
        let count = Double(logs.count)
        let mean = logs.reduce(0, +) / count
        let variance = logs.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / (count - 1)
        // Days that were not logged are all that is uncertain about the mean of the window.
        let missing = 1 - count / Double(entries.count - 1)
        let stored = energyPerKilogram * line.slopeError
        meanIntake = mean
        slope = line.slope
        expenditure = mean - energyPerKilogram * line.slope
        error = (stored * stored + variance / count * missing).squareRoot()
        weighIns = weights.count
        fullLogs = logs.count
    }
}
