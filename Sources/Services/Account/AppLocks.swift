public import Domain
public import Foundation
public import Storage
import Synchronization

/// Which sessions are locked on their device, known without asking the store at each request.
public final class AppLocks: Sendable {
    private struct Known {
        var locks: [Session.ID: AppLock?] = [:]
        /// Raised when one changes: what was looked up before that is not kept.
        var version = 0
    }

    public let store: AppLockStore
    private let now: @Sendable () -> Date
    private let known = Mutex(Known())

    public init(store: AppLockStore, now: @escaping @Sendable () -> Date) {
        self.store = store
        self.now = now
    }

    /// - Returns: `nil` for a session that never locks
    public func lock(of session: Session.ID) throws -> AppLock? {
        let (hit, version) = known.withLock { ($0.locks[session], $0.version) }
        if let hit { return hit }
        let found = try store.find(session)
        known.withLock { known in
            guard known.version == version else { return }
            if known.locks.count > 1000 { known.locks.removeAll() }
            known.locks[session] = .some(found)
        }
        return found
    }

    /// Whether it is locked at this moment; one that never locks is not.
    public func isLocked(_ session: Session.ID) throws -> Bool { try lock(of: session)?.isLocked(at: now()) ?? false }

    /// Changes what is stored of `session`.
    public func change<Value>(_ session: Session.ID, _ body: (AppLockStore) throws -> Value) throws -> Value {
        // Looked up afresh whatever came of it.
        defer {
            known.withLock { known in
                known.locks[session] = nil
                known.version += 1
            }
        }
        return try body(store)
    }
}
