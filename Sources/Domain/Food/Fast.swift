public import struct Foundation.Date

/// The time without food, as what was logged tells it.
public struct Fast: Codable, Sendable, Equatable {
    /// Hours that can be aimed at; what is longer is for nobody's dashboard to cheer on.
    public static let goals = 12...16
    /// Hours after which nothing was logged rather than eaten.
    private static let longest = 36.0
    /// Hours of a night that tells.
    private static let night = 6.0...20.0
    private static let fewestNights = 3

    /// The last food; a drink that hardly feeds does not count.
    public let since: Date
    public let goalHours: Int
    /// Minutes from the last food of a day to the first of the next, on average of a week; `nil` with fewer than three
    /// nights that tell.
    public let meanNight: Double?

    /// - Parameters:
    ///   - entries: of the last eight days, in any order
    ///   - goalHours: one of `goals`
    /// - Returns: `nil` when nothing was eaten lately, or for no goal
    public init?(_ entries: [FoodEntry], goalHours: Int, now: Date) {
        let eaten = entries.filter { $0.isEaten && $0.at <= now }.sorted { $0.at < $1.at }
        guard Self.goals.contains(goalHours), let last = eaten.last,
            now.timeIntervalSince(last.at) <= Self.longest * 3600
        else { return nil }
        since = last.at
        self.goalHours = goalHours
        meanNight = Self.nights(eaten).map(\.minutes).mean(least: Self.fewestNights)
    }

    /// From the last food of a day to the first of the next.
    public struct Night: Sendable, Equatable {
        /// The day that it ended on
        public let date: CivilDate
        /// Minutes after midnight of the day before, and of `date`
        public let from, until: Int
        public let minutes: Double
    }

    /// The nights that tell, oldest first.
    ///
    /// - Parameter eaten: what was eaten, oldest first
    public static func nights(_ eaten: [FoodEntry]) -> [Night] {
        zip(eaten, eaten.dropFirst()).compactMap { last, first in
            let hours = first.at.timeIntervalSince(last.at) / 3600
            guard last.day != first.day, night.contains(hours) else { return nil }
            return Night(date: first.day, from: last.minute, until: first.minute, minutes: hours * 60)
        }
    }
}
