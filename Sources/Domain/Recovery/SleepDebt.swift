import Foundation

/// What nights fall short of a need, by three counts: none of them knows what somebody really needs.
public struct SleepDebt: Codable, Sendable, Equatable {
    /// min a night: adults sleep 7 hours or more (AASM and Sleep Research Society, Watson 2015).
    public static let adultNeed = 420.0
    public static let window = 14
    /// Known nights before anything is said.
    public static let fewest = 7
    /// What a night counts a day later.
    static let decay = 0.85

    /// min a night
    public let need: Double
    /// Nights that are known, of `of`.
    public let nights: Int
    public let of: Int
    /// min a night
    public let mean: Double
    /// min that short nights fell short, long ones not counted
    public let shortfall: Double
    /// min, long nights set against short ones; 0 where they make up
    public let net: Double
    /// min, each night counting 15 % less for each day since
    public let recent: Double

    /// - Parameter nights: min asleep, oldest first; `nil` is skipped
    /// - Returns: `nil` with fewer than `fewest` known nights.
    public init?(_ nights: [Double?], need: Double = adultNeed) {
        let known = nights.enumerated().compactMap { index, night in
            night.map { (age: nights.count - 1 - index, missing: need - $0) }
        }
        guard known.count >= Self.fewest else { return nil }
        self.need = need
        self.nights = known.count
        of = nights.count
        let sum = known.reduce(0) { $0 + $1.missing }
        mean = need - sum / Double(known.count)
        shortfall = known.reduce(0) { $0 + max(0, $1.missing) }
        net = max(0, sum)
        recent = known.reduce(0) { $0 + pow(Self.decay, Double($1.age)) * $1.missing }
    }
}
