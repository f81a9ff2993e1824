public import Domain
import Synchronization

/// How often each account's data has changed since the start. All writes go through this process, so an answer made at
/// one count is true until the count moves.
public final class ChangeCounter: Sendable {
    private let counts = Mutex<[Account.ID: UInt64]>([:])

    public func version(of owner: Account.ID) -> UInt64 { counts.withLock { $0[owner] ?? 0 } }

    func bump(_ owner: Account.ID) { counts.withLock { $0[owner, default: 0] += 1 } }
}
