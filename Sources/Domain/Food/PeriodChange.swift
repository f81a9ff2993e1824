/// A daily average beside that of the period before.
public struct PeriodChange: Codable, Sendable, Equatable {
    public let metric: Metric
    public let now: DailyAverage
    public let before: DailyAverage
    /// More than chance would make in 1 of 20 cases.
    public let isReal: Bool
}

extension FoodPeriod {
    /// What both periods know, in the order of `Metric`.
    public func changes(since before: FoodPeriod) -> [PeriodChange] {
        Metric.allCases.compactMap { metric in
            guard let now = averages[metric], let then = before.averages[metric] else { return nil }
            return PeriodChange(metric: metric, now: now, before: then, isReal: now.differs(from: then))
        }
    }
}
