import Dispatch
import Foundation
import Synchronization

/// Carries bytes from work that blocks to a response that awaits, a few chunks ahead at most: a slow reader slows the
/// writer instead of filling memory, and a reader that leaves stops it.
final class ChunkPipe: Sendable {
    private struct Gone: Error {}

    private struct State {
        var chunks: [[UInt8]] = []
        var end: Result<Void, any Error>?
        var reader: CheckedContinuation<Void, Never>?
        var readerLeft = false
    }

    private static let ahead = 4
    private let state: Mutex<State>
    // Starts at 0 and is raised: libdispatch traps when a semaphore goes away below its first value.
    private let room = DispatchSemaphore(value: 0)

    /// - Parameter produce: runs on a thread of its own and sends its chunks; it may block.
    init(_ produce: @escaping @Sendable (_ send: @escaping ([UInt8]) throws -> Void) throws -> Void) {
        state = Mutex(State())
        for _ in 0..<Self.ahead { room.signal() }
        Thread.detachNewThread { [self] in
            finish(Result { try produce(send) })
        }
    }

    /// The next chunk, or `nil` at the end.
    ///
    /// - Throws: what the producer threw: the response then breaks off visibly instead of ending early.
    func next() async throws -> [UInt8]? {
        while true {
            let (chunk, end) = state.withLock { state -> ([UInt8]?, Result<Void, any Error>?) in
                state.chunks.isEmpty ? (nil, state.end) : (state.chunks.removeFirst(), nil)
            }
            if let chunk {
                room.signal()
                return chunk
            }
            if let end {
                try end.get()
                return nil
            }
            await wait()
            try Task.checkCancellation()
        }
    }

    private func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if !state.chunks.isEmpty || state.end != nil || Task.isCancelled { return true }
                    state.reader = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            wake()
        }
    }

    private func wake() {
        let reader = state.withLock { state in
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume()
    }

    private func send(_ bytes: [UInt8]) throws {
        room.wait()
        if state.withLock({ $0.readerLeft }) { throw Gone() }
        state.withLock { $0.chunks.append(bytes) }
        wake()
    }

    private func finish(_ result: Result<Void, any Error>) {
        state.withLock { $0.end = result }
        wake()
    }

    /// The reader is done or gone; a producer that still sends is stopped.
    func leave() {
        state.withLock { $0.readerLeft = true }
        room.signal()
    }
}
