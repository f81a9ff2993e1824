import NIOCore
import Synchronization

/// Every open connection and where it comes from. When there are too many, the one that will be missed least makes way.
final class ConnectionBook: Sendable {
    /// What a connection is at; the first make way first.
    enum Standing: Int {
        /// It has never had an answer, and little has come from it.
        case unproven
        /// It waits for the next request.
        case resting
        /// A body comes in: whatever this connection was good for before, it may never end.
        case reading
        /// An answer waits to be read.
        case unread
        /// A request is answered.
        case busy
    }

    fileprivate struct Entry {
        let channel: any Channel
        let address: String
        let number: Int
        var standing = Standing.unproven
        var since: NIODeadline
        var hasLeft = false
    }

    fileprivate struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var counts: [String: Int] = [:]
        /// Of each address, in the order in which they came; those that went or were answered since are passed over.
        var newcomers: [String: CircularBuffer<(id: ObjectIdentifier, number: Int)>] = [:]
        var opened = 0
    }

    let limits: ConnectionLimits
    private let state = Mutex(State())

    init(limits: ConnectionLimits = ConnectionLimits()) { self.limits = limits }

    /// - Returns: whether it may stay.
    func open(_ channel: any Channel, from address: String, at now: NIODeadline) -> Bool {
        let leaving = state.withLock { state -> [any Channel]? in
            var leaving: [any Channel] = []
            // Two at a time, so that a crowd that came within its grace shrinks again.
            for _ in 0..<2 {
                let isCrowd = state.counts[address, default: 0] >= limits.perAddress
                guard isCrowd || state.entries.count >= limits.all else { break }
                let isFull = state.entries.count >= limits.most
                let crowd = isCrowd ? address : nil
                var least = state.least(of: crowd, before: now - limits.grace)
                if isFull, least == nil {
                    // A body that has stood still is missed less than somebody who has just come.
                    least =
                        state.waiting([.reading], of: crowd, before: now - limits.grace)
                        ?? state.least(of: crowd, before: now)
                }
                guard let channel = least.flatMap({ state.remove($0) }) else {
                    if isFull { return nil }
                    break
                }
                leaving.append(channel)
            }
            state.add(channel, from: address, at: now)
            return leaving
        }
        // Not under the lock: a channel that closes takes itself out of the book.
        for channel in leaving ?? [] { channel.close(promise: nil) }
        return leaving != nil
    }

    func note(_ channel: any Channel, _ standing: Standing, since: NIODeadline) {
        state.withLock { state in
            state.entries[ObjectIdentifier(channel)]?.standing = standing
            state.entries[ObjectIdentifier(channel)]?.since = since
        }
    }

    /// The other side says nothing more: most likely it is gone.
    func left(_ channel: any Channel) {
        state.withLock { $0.entries[ObjectIdentifier(channel)]?.hasLeft = true }
    }

    func close(_ channel: any Channel) {
        state.withLock { _ = $0.remove(ObjectIdentifier(channel)) }
    }

    /// How many are open
    var count: Int { state.withLock { $0.entries.count } }

    /// Whether nobody waits for an answer on this connection any more.
    func isGone(_ channel: any Channel) -> Bool {
        state.withLock { $0.entries[ObjectIdentifier(channel)]?.hasLeft ?? true }
    }
}

extension ConnectionBook.State {
    fileprivate mutating func add(_ channel: any Channel, from address: String, at now: NIODeadline) {
        let id = ObjectIdentifier(channel)
        opened += 1
        entries[id] = ConnectionBook.Entry(channel: channel, address: address, number: opened, since: now)
        counts[address, default: 0] += 1
        _ = firstNewcomer(of: address)
        newcomers[address, default: CircularBuffer()].append((id, opened))
    }

    /// The one that will be missed least: the first newcomer of the largest crowd, else whoever waits longest.
    fileprivate mutating func least(of address: String?, before moment: NIODeadline) -> ObjectIdentifier? {
        if let newcomer = firstNewcomer(of: address ?? largest), let since = entries[newcomer]?.since {
            return since <= moment ? newcomer : nil
        }
        return waiting([.resting, .reading, .unread], of: address, before: moment)
    }

    private var largest: String { counts.max { $0.value < $1.value }?.key ?? "" }

    /// Who of those that are at one of these waits longest; of any address, one of the largest crowd first.
    fileprivate func waiting(
        _ standings: Set<ConnectionBook.Standing>, of address: String?, before moment: NIODeadline
    ) -> ObjectIdentifier? {
        let crowd = address ?? largest
        func rank(_ entry: ConnectionBook.Entry) -> (Int, Int, NIODeadline) {
            (entry.address == crowd ? 0 : 1, entry.standing.rawValue, entry.since)
        }
        let able = entries.filter { entry in
            standings.contains(entry.value.standing) && entry.value.since <= moment
                && (address == nil || entry.value.address == address)
        }
        return able.min { rank($0.value) < rank($1.value) }?.key
    }

    private func isNewcomer(_ id: ObjectIdentifier, _ number: Int) -> Bool {
        entries[id].map { $0.number == number && $0.standing == .unproven } ?? false
    }

    fileprivate mutating func firstNewcomer(of address: String) -> ObjectIdentifier? {
        while let first = newcomers[address]?.first {
            if isNewcomer(first.id, first.number) { return first.id }
            newcomers[address]?.removeFirst()
        }
        return nil
    }

    fileprivate mutating func remove(_ id: ObjectIdentifier) -> (any Channel)? {
        guard let entry = entries.removeValue(forKey: id) else { return nil }
        counts[entry.address, default: 1] -= 1
        if counts[entry.address] == 0 {
            counts[entry.address] = nil
            newcomers[entry.address] = nil
        }
        return entry.channel
    }
}
