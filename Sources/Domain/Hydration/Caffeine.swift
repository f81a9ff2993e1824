import Foundation

/// Caffeine against what is safe for healthy people (EFSA Journal 2015;13(5):4102).
public struct Caffeine: Codable, Sendable, Equatable {
    /// mg a day for adults
    public static let daily = 400.0
    /// mg a day while pregnant or breastfeeding
    public static let dailyInPregnancy = 200.0
    /// mg at once
    public static let single = 200.0
    /// Hours until half is gone, in most adults.
    public static let halfLife = 5.0

    /// mg
    public let total: Double
    public let largest: Double
    public let limit: Double

    /// - Parameter doses: mg each
    public init(doses: [Double], isPregnant: Bool = false) {
        total = doses.reduce(0, +)
        largest = doses.max() ?? 0
        limit = isPregnant ? Self.dailyInPregnancy : Self.daily
    }

    public var isOverDaily: Bool { total > limit }
    public var isOverSingle: Bool { largest > Self.single }

    /// mg still in the body, by first-order elimination.
    ///
    /// - Parameters:
    ///   - doses: mg, and the hour of each
    ///   - hour: now; later doses do not count
    public static func remaining(_ doses: [(milligrams: Double, hour: Double)], at hour: Double) -> Double {
        doses.filter { $0.hour <= hour }.reduce(0) { $0 + $1.milligrams * exp2(-(hour - $1.hour) / halfLife) }
    }
}
