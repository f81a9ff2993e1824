/// When a goal weight is reached, as far as the forecast can tell.
public struct GoalArrival: Sendable, Equatable {
    /// 9 in 10 times it is in here
    public let dates: ClosedRange<CivilDate>
    /// The date on which it is as likely reached as not
    public let likely: CivilDate
}

extension WeightForecast {
    /// - Parameter goal: kg
    /// - Returns: `nil` where the data cannot tell: part of what is likely does not reach the goal within the forecast.
    public func arrival(at goal: Double) -> GoalArrival? {
        guard goal.isFinite, let first = points.first else { return nil }
        // Mirrored for who gains, so that the goal always lies below.
        let sign = goal < first.weight ? 1.0 : -1.0
        func date(where edge: (Point) -> Double) -> CivilDate? { points.first { edge($0) * sign <= goal * sign }?.date }
        guard
            let earliest = date(where: { sign > 0 ? $0.interval.lowerBound : $0.interval.upperBound }),
            let likely = date(where: { $0.weight }),
            let latest = date(where: { sign > 0 ? $0.interval.upperBound : $0.interval.lowerBound })
        else { return nil }
        return GoalArrival(dates: earliest...latest, likely: likely)
    }
}
