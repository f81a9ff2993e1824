import Domain
import NIOCore
import Storage
import Synchronization

/// Answers that stay true until their owner changes something. Every write goes through this process, so the change
/// counter knows; a stale answer is never served.
final class AnswerCache: Sendable {
    private struct Key: Hashable {
        let owner: Account.ID
        let question: String
    }

    private let changes: ChangeCounter
    private let limit: Int
    private let answers = Mutex<[Key: (version: UInt64, bytes: ByteBuffer)]>([:])

    init(changes: ChangeCounter, limit: Int = 512) {
        self.changes = changes
        self.limit = limit
    }

    /// The kept answer to `question`, or the one that `make` gives.
    ///
    /// - Parameter question: names everything that the answer depends on beside the owner's data.
    func answer(_ owner: Account.ID, _ question: String, make: () throws -> ByteBuffer) rethrows -> ByteBuffer {
        let key = Key(owner: owner, question: question)
        // Read before the data: a write in between makes the kept answer old at once, never wrong.
        let version = changes.version(of: owner)
        if let hit = answers.withLock({ $0[key] }), hit.version == version { return hit.bytes }
        let bytes = try make()
        answers.withLock { answers in
            if answers.count >= limit { answers.removeAll(keepingCapacity: true) }
            answers[key] = (version, bytes)
        }
        return bytes
    }
}
