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
        let nights = zip(eaten, eaten.dropFirst()).filter { $0.day != $1.day }
            .map { $1.at.timeIntervalSince($0.at) / 3600 }.filter(Self.night.contains)
        meanNight = nights.mean(least: Self.fewestNights).map { $0 * 60 }
    }
}
