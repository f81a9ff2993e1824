import Dispatch
import Foundation
import Synchronization

/// Reads another stream on a thread of its own, a few chunks ahead at most: unpacking goes on while what was unpacked is
/// read.
///
/// The meter is told on the thread that reads. A reader that stops early ends the thread.
final class AheadStream: ByteStream {
    private let exchange = Exchange()
    private let meter: ImportMeter
    private var current: Chunk?
    private var counted = 0
    private var end: Result<Void, any Error>?

    /// - Parameter open: opens the stream, on the thread that then reads it; what it throws is thrown by `next()`.
    init(_ meter: ImportMeter, _ open: @escaping @Sendable (ImportMeter) throws -> any ByteStream) {
        self.meter = meter
        Thread.detachNewThread { [exchange, total = meter.total] in exchange.fill(total, open) }
    }

    deinit { exchange.leave() }

    func next() throws -> Bytes? {
        if let chunk = current {
            current = nil
            exchange.giveBack(chunk)
        }
        if end == nil {
            switch exchange.take() {
            case .chunk(let chunk): current = chunk
            case .end(let result): end = result
            }
        }
        guard let chunk = current else {
            try end?.get()
            return nil
        }
        meter.total = chunk.progress.bytesTotal
        let news = chunk.progress.bytesRead - counted
        counted = chunk.progress.bytesRead
        if news > 0 { try meter.add(news) }
        return chunk.bytes
    }
}

/// A piece of memory with what is on its way, and how far the source was then.
///
/// One thread fills it and hands it over, the other reads it and hands it back; never do both hold it.
private final class Chunk: @unchecked Sendable {
    private var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    private var count = 0
    private(set) var progress = ImportProgress(bytesRead: 0, bytesTotal: 0, items: 0)

    deinit { buffer.deallocate() }

    var bytes: Bytes { Bytes(rebasing: Bytes(buffer)[..<count]) }

    func fill(_ bytes: Bytes, _ progress: ImportProgress) {
        if buffer.count < bytes.count {
            buffer.deallocate()
            buffer = .allocate(capacity: bytes.count)
        }
        _ = buffer.update(fromContentsOf: bytes)
        count = bytes.count
        self.progress = progress
    }
}

/// Where chunks pass from the one thread to the other, and come back empty.
private final class Exchange: Sendable {
    enum Item {
        case chunk(Chunk)
        case end(Result<Void, any Error>)
    }

    private struct State {
        var ready: [Chunk] = []
        var empty: [Chunk]
        var end: Result<Void, any Error> = .success(())
        var readerLeft = false
    }

    private static let ahead = 4
    private let state = Mutex(State(empty: (0..<ahead).map { _ in Chunk() }))
    // All start at 0 and are raised: libdispatch traps when a semaphore goes away below its first value.
    private let room = DispatchSemaphore(value: 0)
    private let news = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)

    init() {
        for _ in 0..<Self.ahead { room.signal() }
    }

    /// Reads all of the stream, or until the reader leaves.
    func fill(_ total: Int, _ open: (ImportMeter) throws -> any ByteStream) {
        let result = Result { try pump(total, open) }
        state.withLock { $0.end = result }
        news.signal()
        done.signal()
    }

    private func pump(_ total: Int, _ open: (ImportMeter) throws -> any ByteStream) throws {
        var progress = ImportProgress(bytesRead: 0, bytesTotal: total, items: 0)
        let source = try open(ImportMeter(total: total) { progress = $0 })
        while let bytes = try source.next() {
            room.wait()
            guard let chunk = state.withLock({ $0.readerLeft ? nil : $0.empty.popLast() }) else { return }
            chunk.fill(bytes, progress)
            state.withLock { $0.ready.append(chunk) }
            news.signal()
        }
    }

    /// The next chunk, or the end; waits for it.
    func take() -> Item {
        news.wait()
        return state.withLock { $0.ready.isEmpty ? .end($0.end) : .chunk($0.ready.removeFirst()) }
    }

    func giveBack(_ chunk: Chunk) {
        state.withLock { $0.empty.append(chunk) }
        room.signal()
    }

    /// Waits until the stream has been let go.
    func leave() {
        state.withLock { $0.readerLeft = true }
        room.signal()
        done.wait()
    }
}
