import Foundation
import Services
import Synchronization

/// One export on its way into a file, at the machine's own speed, while readers follow at theirs: what holds the
/// database ends by itself, however slowly anybody reads.
final class Download: Sendable {
    private struct Gone: Error {}

    private struct State {
        var length = 0
        var end: Result<Void, any Error>?
        var readers = 0
        var isStopped = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let file: SpoolFile
    private let state = Mutex(State())

    /// - Parameters:
    ///   - crowd: with whom it shares its turns at `gate`
    ///   - produce: sends its chunks; it runs on a thread of its own once `gate` lets it.
    init(
        in folder: URL, gate: Gate, crowd: String,
        _ produce: @escaping @Sendable (_ send: ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        file = try SpoolFile(in: folder)
        Task { [self] in
            let turn = Gate.Turn(crowd: crowd) { [self] in state.withLock { $0.isStopped } }
            do { try await gate.enter(turn) } catch { return finish(.failure(error)) }
            Thread.detachNewThread { [self] in
                finish(Result { try produce(add) })
                gate.leave()
            }
        }
    }

    /// Someone who reads; when the last one has gone, nothing more is written.
    final class Reader: Sendable {
        private let download: Download

        fileprivate init(_ download: Download) { self.download = download }

        deinit { download.left() }

        /// Some bytes from `offset` on, once there are any; `nil` at the end.
        ///
        /// - Throws: why it came to no end: the answer then breaks off visibly instead of ending early.
        func bytes(at offset: Int, atMost count: Int) async throws -> [UInt8]? {
            guard let length = try await download.length(beyond: offset) else { return nil }
            return try download.file.read(min(count, length - offset), at: offset)
        }
    }

    /// - Returns: `nil` when it was stopped.
    func reader() -> Reader? {
        let isOpen = state.withLock { state in
            if !state.isStopped { state.readers += 1 }
            return !state.isStopped
        }
        return isOpen ? Reader(self) : nil
    }

    /// Readers get no further, and nothing more is written.
    func stop() { state.withLock { $0.isStopped = true } }

    /// Waits until nothing is written any more.
    func settled() async {
        while state.withLock({ $0.end == nil }) { await change() }
    }

    private func left() {
        state.withLock { state in
            state.readers -= 1
            if state.readers == 0 { state.isStopped = true }
        }
    }

    private func length(beyond offset: Int) async throws -> Int? {
        while true {
            let (length, end, isStopped) = state.withLock { ($0.length, $0.end, $0.isStopped) }
            if isStopped { throw Gone() }
            if length > offset { return length }
            if let end {
                try end.get()
                return nil
            }
            await change()
        }
    }

    private func change() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.end == nil { state.waiting.append(continuation) }
                return state.end != nil
            }
            if isOver { continuation.resume() }
        }
    }

    private func add(_ bytes: [UInt8]) throws {
        let (offset, isStopped) = state.withLock { ($0.length, $0.isStopped) }
        if isStopped { throw Gone() }
        try file.write(bytes, at: offset)
        tell { $0.length += bytes.count }
    }

    private func finish(_ result: Result<Void, any Error>) { tell { $0.end = result } }

    private func tell(_ change: (inout State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
