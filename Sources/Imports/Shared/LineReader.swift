/// Lines of a stream, without their ends.
struct LineReader {
    let window: ByteWindow
    /// Lines that were longer than a record may be.
    private(set) var tooLong = 0
    /// Whether the line that came last had no end: the last of a file, or of one that was cut off.
    private(set) var lastHasNoEnd = false

    init(_ stream: any ByteStream, longestLine: Int) throws {
        window = ByteWindow(stream, longestRecord: longestLine)
        try window.dropByteOrderMark()
    }

    /// The next line, valid until the next call; `nil` at the end.
    mutating func next() throws -> Bytes? {
        var seen = 0
        var isTooLong = false
        while true {
            let bytes = window.bytes
            if let end = bytes.index(of: UInt8(ascii: "\n"), from: seen) {
                window.drop(end + 1)
                if isTooLong || end > window.longestRecord {
                    tooLong += 1
                    isTooLong = false
                    seen = 0
                    continue
                }
                return bytes.part(0..<(end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end))
            }
            seen = bytes.count
            if isTooLong || seen > window.longestRecord {
                isTooLong = true
                window.drop(seen)
                seen = 0
            }
            guard try window.more() else { break }
        }
        let rest = window.bytes
        window.drop(rest.count)
        if isTooLong { tooLong += 1 }
        guard !rest.isEmpty, !isTooLong else { return nil }
        lastHasNoEnd = true
        return rest
    }
}
