public import Domain
import Synchronization

/// How often each account's data has changed since the start. All writes go through this process, so an answer made at
/// one count is true until the count moves.
public final class ChangeCounter: Sendable {
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

    func bump(_ owner: Account.ID) {
        counts.withLock { counts in
            counts[owner, default: Count()].all += 1
            counts[owner]?.besideFood += 1
            counts[owner]?.days = []
        }
    }

    /// - Parameters:
    ///   - days: which changed, and nothing else
    ///   - isFood: whether nothing changed of them but what was eaten
    func bump(_ owner: Account.ID, days: Set<CivilDate>, isFood: Bool) {
        counts.withLock { counts in
            var count = counts[owner] ?? Count()
            count.all += 1
            if !isFood { count.besideFood += 1 }
            count.days.append((count.all, days))
            if count.days.count > Self.memory { count.days.removeFirst() }
            counts[owner] = count
        }
    }
}
