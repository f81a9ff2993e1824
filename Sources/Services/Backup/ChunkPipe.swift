import Dispatch
import Foundation
import Synchronization

/// Carries bytes from one thread to another, a few chunks ahead at most: one reads rows while the other packs them.
final class ChunkPipe: Sendable {
    private struct Gone: Error {}

    private struct State {
        var chunks: [[UInt8]] = []
        var end: Result<Void, any Error>?
        var readerLeft = false
    }

    private static let ahead = 4
    private let state = Mutex(State())
    // They start at 0 and are raised: libdispatch traps when a semaphore goes away below its first value.
    private let room = DispatchSemaphore(value: 0)
    private let ready = DispatchSemaphore(value: 0)

    /// - Parameter produce: runs on a thread of its own and sends its chunks.
    init(_ produce: @escaping @Sendable (_ send: @escaping ([UInt8]) throws -> Void) throws -> Void) {
        for _ in 0..<Self.ahead { room.signal() }
        Thread.detachNewThread { [self] in
            let result = Result { try produce(send) }
            state.withLock { $0.end = result }
            ready.signal()
        }
    }

    /// The next chunk, or `nil` at the end. It blocks.
    ///
    /// - Throws: what the producer threw
    func next() throws -> [UInt8]? {
        ready.wait()
        let (chunk, end) = state.withLock { state in
            (state.chunks.isEmpty ? nil : state.chunks.removeFirst(), state.end)
        }
        guard let chunk else {
            try end?.get()
            return nil
        }
        room.signal()
        return chunk
    }

    private func send(_ bytes: [UInt8]) throws {
        room.wait()
        let isWanted = state.withLock { state in
            if !state.readerLeft { state.chunks.append(bytes) }
            return !state.readerLeft
        }
        guard isWanted else { throw Gone() }
        ready.signal()
    }

    /// Nothing more is wanted; a producer that still sends is stopped.
    func leave() {
        state.withLock { $0.readerLeft = true }
        room.signal()
    }
}
