import Foundation

/// What a week asked of the body beside the weeks before. None of these figures tells who gets injured (Impellizzeri 2020:
/// the acute:chronic ratio does so no better than chance), so none is called a risk.
public struct TrainingLoad: Codable, Sendable, Equatable {
    /// Of the last 7 days
    public let acute: Double
    /// A week, over the last 28 days
    public let chronic: Double
    /// A week, over the 21 days before the last 7
    public let before: Double
    /// `acute / chronic`, of which a quarter is the acute week itself (Lolli 2019), and `acute / before`, free of that
    public let coupledRatio: Double?
    public let uncoupledRatio: Double?
    /// Means that forget with time constants of 7 and 28 days (Williams 2017), the first day as their start
    public let acuteSmoothed: Double
    public let chronicSmoothed: Double
    public let smoothedRatio: Double?
    /// % against the 7 days before the last 7
    public let weekChange: Double?
    /// Mean over deviation of the last 7 days, and that times their sum (Foster 2001); `nil` where all are the same
    public let monotony: Double?
    public let strain: Double?

    /// - Parameter daily: 28 days or more, oldest first; a day of rest is 0
    public init?(_ daily: [Double]) {
        guard daily.count >= 28, daily.allSatisfy(\.isFinite), let first = daily.first else { return nil }
        let month = daily.suffix(28)
        let week = month.suffix(7)
        let previous = month.dropLast(7).suffix(7).reduce(0, +)
        acute = week.reduce(0, +)
        chronic = month.reduce(0, +) / 4
        before = month.dropLast(7).reduce(0, +) / 3
        coupledRatio = chronic > 0 ? acute / chronic : nil
        uncoupledRatio = before > 0 ? acute / before : nil
        func smoothed(_ days: Double) -> Double {
            let weight = 2 / (days + 1)
            return daily.dropFirst().reduce(first) { weight * $1 + (1 - weight) * $0 }
        }
        acuteSmoothed = smoothed(7)
        chronicSmoothed = smoothed(28)
        smoothedRatio = chronicSmoothed > 0 ? acuteSmoothed / chronicSmoothed : nil
        weekChange = previous > 0 ? (acute - previous) / previous * 100 : nil
        let spread = DailyAverage(Array(week))?.deviation ?? 0
        let sum = acute
        monotony = spread > 0 ? sum / 7 / spread : nil
        strain = monotony.map { $0 * sum }
    }
}
