public import Domain
public import Foundation
import Synchronization

/// Those who registered and wait until the owner lets them in: whoever is new waits like whoever gives an address that has
/// an account, so that nobody learns who has one. Kept in memory alone: nothing of a stranger is written down.
public final class Registrations: Sendable {
    /// Seconds that one waits at most.
    static let lifetime: TimeInterval = 86_400
    /// Waiting at once.
    static let limit = 50

    /// Somebody who waits.
    public struct Registration: Identifiable, Sendable {
        /// Of the account that it becomes
        public let id: Account.ID
        public var email: String
        public var passwordHash: String
        public var profile: Profile
        public var language: Language
        public var registeredAt: Date

        public init(
            id: Account.ID, email: String, passwordHash: String, profile: Profile, language: Language,
            registeredAt: Date
        ) {
            self.id = id
            self.email = email
            self.passwordHash = passwordHash
            self.profile = profile
            self.language = language
            self.registeredAt = registeredAt
        }
    }

    private let waiting = Mutex<[Registration]>([])

    public init() {}

    /// Too many wait.
    public struct Full: Error {}

    /// - Throws: `Full`
    public func add(_ registration: Registration) throws {
        try waiting.withLock { waiting in
            waiting = Self.current(waiting, registration.registeredAt)
            guard waiting.count < Self.limit else { throw Full() }
            waiting.append(registration)
        }
    }

    /// The oldest first.
    public func list(now: Date) -> [Registration] {
        waiting.withLock { waiting in
            waiting = Self.current(waiting, now)
            return waiting
        }
    }

    /// Lets one go, whether they were let in or not; nothing where none is known.
    public func remove(_ id: Registration.ID) { waiting.withLock { $0.removeAll { $0.id == id } } }

    private static func current(_ waiting: [Registration], _ now: Date) -> [Registration] {
        waiting.filter { $0.registeredAt.addingTimeInterval(lifetime) > now }
    }
}
