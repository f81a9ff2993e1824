import Foundation
import Synchronization
import Testing

@testable import Imports

@Suite("Reading ahead")
struct AheadStreamTests {
    /// Gives chunks without end, and counts.
    private final class Endless: ByteStream {
        struct Counts {
            var given = 0
            var isGone = false
        }

        private let counts: Counter
        private let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1000)

        init(_ counts: Counter) {
            self.counts = counts
            bytes.initialize(repeating: 1)
        }

        deinit {
            bytes.deallocate()
            counts.value.withLock { $0.isGone = true }
        }

        func next() throws -> Bytes? {
            counts.value.withLock { $0.given += 1 }
            return Bytes(bytes)
        }
    }

    private final class Counter: Sendable {
        let value = Mutex(Endless.Counts())
    }

    private let text = (0..<50_000).flatMap { Array("line \($0)\n".utf8) }

    private func ahead(_ bytes: [UInt8], of size: Int) -> AheadStream {
        AheadStream(ImportMeter(total: bytes.count) { _ in }) { _ in
            try InflateStream(PieceStream(bytes, of: size), .gzip)
        }
    }

    @Test("It gives the same bytes in the same order", arguments: [100, 3000, 1 << 20])
    func same(size: Int) throws {
        let stream = ahead(Packing.gzip(text), of: size)
        #expect(try stream.rest() == text)
        #expect(try stream.next() == nil)
        #expect(try ahead(Packing.gzip([]), of: size).rest().isEmpty)
    }

    @Test("Damage is thrown after what was read before it")
    func damage() throws {
        var packed = Packing.gzip(text)
        packed[packed.count - 6] ^= 1
        let stream = ahead(packed, of: 1000)
        var count = 0
        #expect(throws: ImportError.corrupt) { while let chunk = try stream.next() { count += chunk.count } }
        #expect(count > text.count / 2)
        #expect(throws: ImportError.corrupt) { try stream.next() }
    }

    @Test("What cannot be opened is thrown to the reader")
    func unopened() {
        let stream = AheadStream(ImportMeter(total: 1) { _ in }) { _ in throw ImportError.unreadable }
        #expect(throws: ImportError.unreadable) { try stream.next() }
    }

    @Test("It stays a few chunks ahead, and ends with a reader that stops early", arguments: [0, 1, 20])
    func early(taken: Int) throws {
        let counter = Counter()
        do {
            let stream = AheadStream(ImportMeter(total: .max) { _ in }) { _ in Endless(counter) }
            for _ in 0..<taken { #expect(try stream.next()?.count == 1000) }
            Thread.sleep(forTimeInterval: 0.05)
            #expect(counter.value.withLock { !$0.isGone })
        }
        // A chunk that is in the reader's hands, four that wait, and one for which there is no room.
        #expect(counter.value.withLock { $0.isGone && $0.given <= taken + 5 })
    }

    @Test("Progress is told on the thread that reads, once for each piece of the file")
    func progress() throws {
        let packed = Packing.gzip(text)
        let file = try TemporaryFile(packed)
        let reader = Thread.current
        var seen: [Int] = []
        let meter = ImportMeter(total: packed.count) {
            #expect(Thread.current == reader)
            seen.append($0.bytesRead)
        }
        let input = try InputFile(file.url)
        let stream = AheadStream(meter) {
            try InflateStream(FileStream(input, 0..<input.size, meter: $0, chunk: 10_000), .gzip)
        }
        #expect(try stream.rest() == text)
        #expect(seen == Array(stride(from: 10_000, to: packed.count, by: 10_000)) + [packed.count])
    }
}
