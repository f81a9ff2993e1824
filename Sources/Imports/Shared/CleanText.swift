/// Text out of files, as people want to read it: one line, single spaces, no control characters, no HTML entities.
struct CleanText {
    private var buffer: [UInt8] = []

    private static let entities: [(StaticString, UInt8)] = [
        ("&quot;", 0x22), ("&amp;", 0x26), ("&#39;", 0x27), ("&apos;", 0x27), ("&lt;", 0x3c), ("&gt;", 0x3e),
        ("&nbsp;", 0x20), ("&#10;", 0x20),
    ]

    /// - Parameters:
    ///   - limit: bytes; what is longer is cut between two characters
    ///   - hasDoubledQuotes: whether two quotes stand for one, as in a cell of CSV
    ///   - hasReferences: whether character references are still to be decoded
    ///   - isLatin1: whether bytes that are not UTF-8 are to be read as Latin-1; otherwise they become U+FFFD
    /// - Returns: `nil` when nothing is left
    mutating func string(
        _ bytes: Bytes, limit: Int = 200, hasDoubledQuotes: Bool = false, hasReferences: Bool = true,
        isLatin1: Bool = false
    ) -> String? {
        buffer.removeAll(keepingCapacity: true)
        if hasDoubledQuotes {
            bytes.unquoted(into: &buffer)
        } else {
            buffer.append(contentsOf: bytes)
        }
        return result(limit, isLatin1, hasReferences)
    }

    /// The same for a string of JSON.
    mutating func string(_ text: JSONCursor.Text, limit: Int = 200) -> String? {
        buffer.removeAll(keepingCapacity: true)
        text.unescaped(into: &buffer)
        return result(limit, false, true)
    }

    private mutating func result(_ limit: Int, _ isLatin1: Bool, _ hasReferences: Bool) -> String? {
        if isLatin1, String(validating: buffer, as: UTF8.self) == nil {
            buffer = Array(String(String.UnicodeScalarView(buffer.map { Unicode.Scalar($0) })).utf8)
        }
        tidy(hasReferences)
        guard !buffer.isEmpty else { return nil }
        if buffer.count > limit {
            var end = limit
            while end > 0, buffer[end] & 0xc0 == 0x80 { end -= 1 }
            buffer.removeLast(buffer.count - end)
        }
        return String(decoding: buffer, as: UTF8.self)
    }

    private mutating func tidy(_ hasReferences: Bool) {
        var end = 0
        var position = 0
        while position < buffer.count {
            var byte = buffer[position]
            var length = 1
            if hasReferences, byte == UInt8(ascii: "&") {
                if let (character, count) = entity(at: position) {
                    byte = character
                    length = count
                } else if let (scalar, count) = number(at: position) {
                    position += count
                    // Never longer than what stood for it.
                    for byte in String(scalar).utf8 {
                        buffer[end] = byte
                        end += 1
                    }
                    continue
                }
            }
            position += length
            if byte <= 0x20 || byte == 0x7f {
                guard end > 0, buffer[end - 1] != 0x20 else { continue }
                byte = 0x20
            }
            buffer[end] = byte
            end += 1
        }
        if end > 0, buffer[end - 1] == 0x20 { end -= 1 }
        buffer.removeLast(buffer.count - end)
    }

    /// A character by its number, `&#8217;` or `&#x2019;`; control characters are left to `entity`.
    private func number(at start: Int) -> (Unicode.Scalar, Int)? {
        guard start + 3 < buffer.count, buffer[start + 1] == UInt8(ascii: "#") else { return nil }
        let isHex = buffer[start + 2] | 0x20 == UInt8(ascii: "x")
        let digits = buffer[(start + (isHex ? 3 : 2))...].prefix(9).prefix { $0 != UInt8(ascii: ";") }
        guard !digits.isEmpty, digits.endIndex < buffer.count, buffer[digits.endIndex] == UInt8(ascii: ";"),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10), value > 0x20,
            value != 0x7f, let scalar = Unicode.Scalar(value)
        else { return nil }
        return (scalar, digits.endIndex + 1 - start)
    }

    private func entity(at start: Int) -> (UInt8, Int)? {
        for (name, character) in Self.entities where start + name.utf8CodeUnitCount <= buffer.count {
            let isIt = (0..<name.utf8CodeUnitCount).allSatisfy { buffer[start + $0] == name.utf8Start[$0] }
            if isIt { return (character, name.utf8CodeUnitCount) }
        }
        return nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Appends the bytes, each pair of quotes as one.
    func unquoted(into result: inout [UInt8]) {
        var position = 0
        while position < count {
            result.append(self[position])
            let isPair =
                self[position] == UInt8(ascii: "\"") && position + 1 < count && self[position + 1] == self[position]
            position += isPair ? 2 : 1
        }
    }
}
