/// How far the middle of sleep moves between working days and free ones (Wittmann 2006).
public struct SocialJetlag: Codable, Sendable, Equatable {
    public static let fewestWork = 4
    public static let fewestFree = 2

    /// The middle of sleep, hours after midnight; negative before it.
    public let work: Double
    public let free: Double
    public let workNights: Int
    public let freeNights: Int

    /// Hours
    public var hours: Double { abs(free - work) }

    /// - Parameters:
    ///   - work: the middle of each sleep that ended on a working day, hours after midnight
    ///   - free: those that ended on free days
    public init?(work: [Double], free: [Double]) {
        guard let early = DailyAverage(work), let late = DailyAverage(free) else { return nil }
        self.work = early.mean
        self.free = late.mean
        workNights = early.days
        freeNights = late.days
    }

    /// Saturdays and Sundays are taken for free. Of each day the longest sleep counts: a nap is no night.
    public init?(_ days: [Day]) {
        let middles = days.compactMap { day in day.mainSleepMiddle.map { (day.date.weekday >= 6, $0 / 60) } }
        self.init(work: middles.filter { !$0.0 }.map(\.1), free: middles.filter(\.0).map(\.1))
        guard workNights >= Self.fewestWork, freeNights >= Self.fewestFree else { return nil }
    }
}

extension Day {
    /// Minutes after midnight, from falling asleep to waking; negative before midnight.
    fileprivate var mainSleepMiddle: Double? {
        let sleeps = (recorded?.sleep ?? []).compactMap { session -> (start: Double, end: Double)? in
            let asleep = session.spans.filter(\.stage.isAsleep)
            guard let start = asleep.map(\.start).min(), let end = asleep.map(\.end).max() else { return nil }
            return (start, end)
        }
        return sleeps.max { $0.end - $0.start < $1.end - $1.start }.map { ($0.start + $0.end) / 2 }
    }
}
