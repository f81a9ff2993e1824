public import Domain
import Synchronization

/// Counts how often each account's data has changed since the start, and tells who listens what changed. All writes go
/// through this process, so an answer made at one count is true until the count moves.
public final class Changes: Sendable {
    /// Told of a change once it is on the disk, by whoever made it.
    public typealias Listener = @Sendable (Account.ID, AccountChange) -> Void

    /// Which part of someone's data an answer is made of.
    public enum Part: Sendable {
        case everything
        /// All but what was eaten: what is told of training does not grow old with each meal.
        case besideFood
    }

    private struct Count {
        var all: UInt64 = 0
        var besideFood: UInt64 = 0
        /// The last changes that were of single days.
        var days: [(version: UInt64, days: Set<CivilDate>)] = []
    }

    /// Changes of days that are remembered one by one.
    private static let memory = 100
    private let counts = Mutex<[Account.ID: Count]>([:])
    private let listeners = Mutex<[Listener]>([])

    /// Calls `listener` with every change from now on.
    public func listen(_ listener: @escaping Listener) { listeners.withLock { $0.append(listener) } }

    public func version(of owner: Account.ID, _ part: Part = .everything) -> UInt64 {
        counts.withLock { counts in
            guard let count = counts[owner] else { return 0 }
            return part == .everything ? count.all : count.besideFood
        }
    }

    /// The days that changed after a version, where nothing else did.
    ///
    /// - Returns: `nil` where more than days changed, or too much to remember
    public func days(of owner: Account.ID, changedSince version: UInt64) -> Set<CivilDate>? {
        counts.withLock { counts in
            let count = counts[owner] ?? Count()
            let later = count.days.filter { $0.version > version }
            guard UInt64(later.count) == count.all - version else { return nil }
            return later.reduce(into: []) { $0.formUnion($1.days) }
        }
    }

    /// Anything of the account may have changed.
    func add(_ change: AccountChange, of owner: Account.ID) {
        counts.withLock { counts in
            counts[owner, default: Count()].all += 1
            counts[owner]?.besideFood += 1
            counts[owner]?.days = []
        }
        tell(change, of: owner)
    }

    /// Nothing changed but the days of `change`.
    ///
    /// - Parameter isFood: whether nothing changed of them but what was eaten
    func addDays(_ change: AccountChange, of owner: Account.ID, isFood: Bool) {
        counts.withLock { counts in
            var count = counts[owner] ?? Count()
            count.all += 1
            if !isFood { count.besideFood += 1 }
            count.days.append((count.all, change.dates))
            if count.days.count > Self.memory { count.days.removeFirst() }
            counts[owner] = count
        }
        if !change.dates.isEmpty { tell(change, of: owner) }
    }

    private func tell(_ change: AccountChange, of owner: Account.ID) {
        if change.areas.isEmpty { return }
        for listener in listeners.withLock({ $0 }) { listener(owner, change) }
    }
}
