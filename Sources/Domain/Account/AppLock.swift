public import Foundation

/// When a session locks itself on its device, and how often its PIN was guessed at.
public struct AppLock: Sendable, Equatable {
    /// Without anybody using it, until it locks; one of `choices`
    public var minutes: Int
    /// Whether it locks as soon as its page is left for another
    public var locksOnReturn: Bool
    public var hasPIN: Bool
    /// When somebody last used it
    public var activeAt: Date
    /// When it was locked, other than by time
    public var lockedAt: Date?

    public static let choices = [1, 2, 5, 15, 30, 60, 240]
    /// Digits of a PIN
    public static let pinLength = 4...12
    /// How many wrong PINs there may be: after that it is gone.
    public static let mostTries = 10
    private static let freeTries = 5

    public init(minutes: Int, locksOnReturn: Bool, hasPIN: Bool, activeAt: Date, lockedAt: Date? = nil) {
        self.minutes = minutes
        self.locksOnReturn = locksOnReturn
        self.hasPIN = hasPIN
        self.activeAt = activeAt
        self.lockedAt = lockedAt
    }

    public func isLocked(at now: Date) -> Bool {
        lockedAt != nil || now.timeIntervalSince(activeAt) >= Double(minutes) * 60
    }

    /// Seconds until the next try after so many: 30 after the fifth, and twice as long after each.
    public static func wait(after tries: Int) -> TimeInterval {
        tries < freeTries ? 0 : 30 * pow(2, Double(min(tries, mostTries) - freeTries))
    }
}
