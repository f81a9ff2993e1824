import Domain
import Storage
import Synchronization

/// What is made of an account's data and kept until that changes. Where several ask at once, one makes it and the others
/// wait for it.
final class PerAccount<Value: Sendable>: Sendable {
    private final class Slot: Sendable {
        let kept = Mutex<(version: UInt64, value: Value)?>(nil)
    }

    private let changes: ChangeCounter
    private let limit: Int
    private let slots = Mutex<[Account.ID: Slot]>([:])

    /// - Parameter limit: accounts whose values are kept at once
    init(changes: ChangeCounter, limit: Int = 64) {
        self.changes = changes
        self.limit = limit
    }

    /// The kept value, or the one that `make` gives.
    ///
    /// - Parameter isCurrent: whether what is kept holds now, where it depends on more than data: the day
    func value(
        of owner: Account.ID, where isCurrent: (Value) -> Bool = { _ in true }, make: () throws -> Value
    ) rethrows -> Value {
        let slot = slots.withLock { slots in
            if let slot = slots[owner] { return slot }
            if slots.count >= limit { slots.removeAll(keepingCapacity: true) }
            let slot = Slot()
            slots[owner] = slot
            return slot
        }
        return try slot.kept.withLock { kept in
            // Read before the data: a write in between makes the kept value old at once, never wrong.
            let version = changes.version(of: owner)
            if let hit = kept, hit.version == version, isCurrent(hit.value) { return hit.value }
            let value = try make()
            kept = (version, value)
            return value
        }
    }
}
