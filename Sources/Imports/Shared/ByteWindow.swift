#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The part of a stream that is being looked at, in one piece.
final class ByteWindow {
    /// A record may be this long; what is longer is skipped.
    let longestRecord: Int
    private let stream: any ByteStream
    private var buffer: UnsafeMutableBufferPointer<UInt8>
    private var start = 0
    private var end = 0
    private(set) var isAtEnd = false

    init(_ stream: any ByteStream, longestRecord: Int) {
        self.stream = stream
        self.longestRecord = longestRecord
        buffer = .allocate(capacity: 512 << 10)
    }

    deinit { buffer.deallocate() }

    /// What was read and not yet dropped; valid until `more()`.
    var bytes: Bytes { Bytes(rebasing: Bytes(buffer)[start..<end]) }

    /// Puts the next chunk behind what is there.
    ///
    /// - Returns: false at the end of the stream.
    func more() throws -> Bool {
        guard !isAtEnd, let chunk = try stream.next() else {
            isAtEnd = true
            return false
        }
        let kept = end - start
        if kept + chunk.count > buffer.count {
            let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: (kept + chunk.count) * 2)
            _ = larger.update(fromContentsOf: bytes)
            buffer.deallocate()
            buffer = larger
            start = 0
            end = kept
        } else if end + chunk.count > buffer.count {
            if kept > 0, let base = buffer.baseAddress { memmove(base, base + start, kept) }
            start = 0
            end = kept
        }
        _ = UnsafeMutableBufferPointer(rebasing: buffer[end...]).update(fromContentsOf: chunk)
        end += chunk.count
        return true
    }

    /// Lets go of the first `count` bytes, at most all there are. They stay readable until `more()`.
    func drop(_ count: Int) { start = min(end, start + count) }

    /// Drops the three bytes that some programs put before UTF-8.
    func dropByteOrderMark() throws {
        while bytes.count < 3, try more() {}
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { drop(3) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where `byte` first stands at or after `start`.
    func index(of byte: UInt8, from start: Int) -> Int? {
        guard let base = baseAddress, start < count else { return nil }
        guard let hit = memchr(base + start, Int32(byte), count - start) else { return nil }
        return UnsafeRawPointer(hit) - UnsafeRawPointer(base)
    }

    /// Where `text`, which is not empty, first stands at or after `start`.
    func index(of text: StaticString, from start: Int) -> Int? {
        var position = start
        while let place = index(of: text.utf8Start[0], from: position) {
            if part(place..<place + text.utf8CodeUnitCount).equals(text) { return place }
            position = place + 1
        }
        return nil
    }

    /// Part of it, brought into its bounds.
    func part(_ range: Range<Int>) -> Bytes { Bytes(rebasing: self[range.clamped(to: 0..<count)]) }

    func contains(_ text: StaticString) -> Bool { index(of: text, from: 0) != nil }

    func equals(_ bytes: [UInt8]) -> Bool {
        guard count == bytes.count, let base = baseAddress else { return count == bytes.count }
        return bytes.withUnsafeBytes { other in other.baseAddress.map { memcmp(base, $0, count) == 0 } ?? true }
    }

    func equals(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount, let base = baseAddress else { return false }
        return memcmp(base, text.utf8Start, count) == 0
    }
}
