public import Domain
import Synchronization

/// What is made of an account's data and kept until that changes. Where several ask at once, one makes it and the others
/// wait for it.
public final class PerAccount<Value: Sendable>: Sendable {
    private final class Slot: Sendable {
        let kept = Mutex<(version: UInt64, value: Value)?>(nil)
    }

    private let changes: Changes
    private let limit: Int
    private let slots = Mutex<[Account.ID: Slot]>([:])

    /// - Parameter limit: accounts whose values are kept at once
    public init(changes: Changes, limit: Int = 64) {
        self.changes = changes
        self.limit = limit
    }

    /// The kept value, or the one that `make` gives.
    ///
    /// - Parameters:
    ///   - needsDays: whether it depends on what days hold, and not only on what stands beside them
    ///   - isCurrent: whether what is kept holds now, where it depends on more than data: the day
    public func value(
        of owner: Account.ID, needsDays: Bool = true, where isCurrent: (Value) -> Bool = { _ in true },
        make: () throws -> Value
    ) rethrows -> Value {
        try update(of: owner) { kept, changed in
            if let value = kept, !needsDays || changed.isEmpty, isCurrent(value) { return value }
            let value = try make()
            kept = value
            return value
        }
    }

    /// Changes what is kept.
    ///
    /// - Parameter body: gets what is kept, `nil` where that is nothing or more than days has changed since, and the days
    ///   that have; leaves what is to be kept. Where it throws, nothing is.
    public func update<Answer>(
        of owner: Account.ID, _ body: (inout Value?, _ changed: Set<CivilDate>) throws -> Answer
    ) rethrows -> Answer {
        try slot(of: owner).kept.withLock { kept in
            // Read before the data: a write in between makes the kept value old at once, never wrong.
            let version = changes.version(of: owner)
            var value: Value?
            var changed: Set<CivilDate> = []
            if let known = kept, let days = changes.days(of: owner, changedSince: known.version) {
                (value, changed) = (known.value, days)
            }
            kept = nil
            let answer = try body(&value, changed)
            kept = value.map { (version, $0) }
            return answer
        }
    }

    private func slot(of owner: Account.ID) -> Slot {
        slots.withLock { slots in
            if let slot = slots[owner] { return slot }
            if slots.count >= limit { slots.removeAll(keepingCapacity: true) }
            let slot = Slot()
            slots[owner] = slot
            return slot
        }
    }
}
