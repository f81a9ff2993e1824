import Domain
import Foundation
import HTTPTypes
import Synchronization

/// Those who registered and wait until the owner lets them in: whoever is new waits like whoever gives an address that has
/// an account, so that nobody learns who has one. Kept in memory alone: nothing of a stranger is written down.
final class Registrations: Sendable {
    /// Seconds that one waits at most.
    static let lifetime: TimeInterval = 86_400
    /// Waiting at once.
    static let limit = 50

    struct Registration: Identifiable, Sendable {
        /// Of the account that it becomes
        let id: Account.ID
        var email: String
        var passwordHash: String
        var profile: Profile
        var language: Language
        var registeredAt: Date
    }

    private let waiting = Mutex<[Registration]>([])

    /// - Throws: 503 while too many wait.
    func add(_ registration: Registration) throws {
        try waiting.withLock { waiting in
            waiting = Self.current(waiting, registration.registeredAt)
            guard waiting.count < Self.limit else { throw Problem(.serviceUnavailable, "problem.registration.full") }
            waiting.append(registration)
        }
    }

    /// The oldest first.
    func list(now: Date) -> [Registration] {
        waiting.withLock { waiting in
            waiting = Self.current(waiting, now)
            return waiting
        }
    }

    func remove(_ id: Registration.ID) { waiting.withLock { $0.removeAll { $0.id == id } } }

    private static func current(_ waiting: [Registration], _ now: Date) -> [Registration] {
        waiting.filter { $0.registeredAt.addingTimeInterval(lifetime) > now }
    }
}
