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
        /// An answer waits to be read.
        case unread
        /// A request is read or answered.
        case busy
    }

    private struct Entry {
        let channel: any Channel
        let address: String
        var standing = Standing.unproven
        var since: NIODeadline
        var hasLeft = false
    }

    let limits: ConnectionLimits
    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    init(limits: ConnectionLimits = ConnectionLimits()) { self.limits = limits }

    /// - Returns: whether it may stay.
    func open(_ channel: any Channel, from address: String, at now: NIODeadline) -> Bool {
        let (stays, leaving) = entries.withLock { entries -> (Bool, (any Channel)?) in
            let isFull = entries.count >= limits.all
            let isCrowd = entries.values.lazy.filter { $0.address == address }.count >= limits.perAddress
            var leaving: (any Channel)?
            if isFull || isCrowd {
                let able = entries.filter { $0.value.standing != .busy && (!isCrowd || $0.value.address == address) }
                let least = able.min {
                    ($0.value.standing.rawValue, $0.value.since) < ($1.value.standing.rawValue, $1.value.since)
                }
                guard let least else { return (false, nil) }
                leaving = entries.removeValue(forKey: least.key)?.channel
            }
            entries[ObjectIdentifier(channel)] = Entry(channel: channel, address: address, since: now)
            return (true, leaving)
        }
        // Not under the lock: a channel that closes takes itself out of the book.
        leaving?.close(promise: nil)
        return stays
    }

    func note(_ channel: any Channel, _ standing: Standing, since: NIODeadline) {
        entries.withLock { entries in
            entries[ObjectIdentifier(channel)]?.standing = standing
            entries[ObjectIdentifier(channel)]?.since = since
        }
    }

    /// The other side says nothing more: most likely it is gone.
    func left(_ channel: any Channel) {
        entries.withLock { $0[ObjectIdentifier(channel)]?.hasLeft = true }
    }

    func close(_ channel: any Channel) {
        entries.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(channel)) }
    }

    /// Whether nobody waits for an answer on this connection any more.
    func isGone(_ channel: any Channel) -> Bool {
        entries.withLock { $0[ObjectIdentifier(channel)]?.hasLeft ?? true }
    }

    var count: Int { entries.withLock { $0.count } }
}
