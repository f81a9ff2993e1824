/// Reads JSON in place, value by value, and passes quickly over what nobody asks for.
///
/// Skipped values are only checked for balanced brackets and quotes.
struct JSONCursor {
    struct Malformed: Error {}

    /// A string as it stands between its quotes.
    struct Text {
        var bytes: Bytes
        var isEscaped: Bool
    }

    private let bytes: Bytes
    private var position = 0
    private var isAfterValue = false

    private static let deepest = 64

    init(_ bytes: Bytes) { self.bytes = bytes }

    /// Steps into an object; a value of another kind is skipped.
    ///
    /// - Returns: whether there was one: then `key()` gives its keys until `nil`.
    mutating func object() throws -> Bool { try step(into: UInt8(ascii: "{")) }

    /// Steps into an array; a value of another kind is skipped.
    ///
    /// - Returns: whether there was one: then `element()` says whether there is another element.
    mutating func array() throws -> Bool { try step(into: UInt8(ascii: "[")) }

    /// The next key of the object, or `nil` at its end. Its value must be read or skipped before the next.
    mutating func key() throws -> Bytes? {
        guard try hasMore(end: UInt8(ascii: "}")) else { return nil }
        let key = try quoted()
        guard peek() == UInt8(ascii: ":") else { throw Malformed() }
        position += 1
        return key.bytes
    }

    /// Whether the array has another element, which must then be read or skipped.
    mutating func element() throws -> Bool { try hasMore(end: UInt8(ascii: "]")) }

    /// A number, also one that is written as a string; `nil` for anything else.
    mutating func number() throws -> Double? {
        switch peek() {
        case UInt8(ascii: "\""):
            defer { isAfterValue = true }
            return NumberBytes.double(try quoted().bytes)
        case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            return NumberBytes.double(try literal())
        default:
            try skip()
            return nil
        }
    }

    /// A string; `nil` for anything else.
    mutating func text() throws -> Text? {
        guard peek() == UInt8(ascii: "\"") else {
            try skip()
            return nil
        }
        defer { isAfterValue = true }
        return try quoted()
    }

    /// A string or a number as it is written; `nil` for anything else.
    mutating func textOrNumber() throws -> Text? {
        switch peek() {
        case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            Text(bytes: try literal(), isEscaped: false)
        default: try text()
        }
    }

    /// true, false, null or a number as it is written; `nil` for anything else.
    mutating func word() throws -> Bytes? {
        switch peek() {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["):
            try skip()
            return nil
        default: return try literal()
        }
    }

    /// Whether the next value is a string.
    mutating func isAtText() -> Bool { peek() == UInt8(ascii: "\"") }

    /// Whether the next value is an object.
    mutating func isAtObject() -> Bool { peek() == UInt8(ascii: "{") }

    /// Whether the next value is an array.
    mutating func isAtArray() -> Bool { peek() == UInt8(ascii: "[") }

    /// Passes over one value.
    mutating func skip() throws {
        switch peek() {
        case UInt8(ascii: "\""): _ = try quoted()
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            var nesting = JSONNesting()
            guard let end = nesting.end(in: bytes, from: position), !nesting.isBroken else { throw Malformed() }
            position = end
        default: _ = try literal()
        }
        isAfterValue = true
    }

    /// Whether nothing but space is left.
    mutating func isAtEnd() -> Bool { peek() == nil }

    private mutating func step(into bracket: UInt8) throws -> Bool {
        guard peek() == bracket else {
            try skip()
            return false
        }
        position += 1
        isAfterValue = false
        return true
    }

    private mutating func hasMore(end: UInt8) throws -> Bool {
        var next = peek()
        if next == end {
            position += 1
            isAfterValue = true
            return false
        }
        if isAfterValue {
            guard next == UInt8(ascii: ",") else { throw Malformed() }
            position += 1
            next = peek()
        }
        guard next != nil else { throw Malformed() }
        isAfterValue = false
        return true
    }

    /// The next byte that is not space.
    private mutating func peek() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            if byte > 0x20 { return byte }
            position += 1
        }
        return nil
    }

    /// true, false, null or a number: what reaches to the next separator.
    private mutating func literal() throws -> Bytes {
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
                position += 1
                continue
            default: break
            }
            break
        }
        guard position > start else { throw Malformed() }
        isAfterValue = true
        return bytes.part(start..<position)
    }

    private mutating func quoted() throws -> Text {
        guard peek() == UInt8(ascii: "\"") else { throw Malformed() }
        position += 1
        let start = position
        var isEscaped = false
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return Text(bytes: bytes.part(start..<position - 1), isEscaped: isEscaped)
            case UInt8(ascii: "\\"):
                isEscaped = true
                position += 2
            default: position += 1
            }
        }
        throw Malformed()
    }
}

extension JSONCursor.Text {
    /// The string with its escapes undone, in UTF-8. Broken escapes become U+FFFD.
    func unescaped(into result: inout [UInt8]) {
        guard isEscaped else {
            result.append(contentsOf: bytes)
            return
        }
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == UInt8(ascii: "\\"), position + 1 < bytes.count else {
                result.append(byte)
                position += 1
                continue
            }
            position += 2
            switch bytes[position - 1] {
            case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "f"):
                result.append(0x20)
            case UInt8(ascii: "u"):
                var unit = hex(at: position)
                position += unit == nil ? 0 : 4
                if let high = unit, high & 0xfc00 == 0xd800, bytes.part(position..<position + 2).equals("\\u"),
                    let low = hex(at: position + 2), low & 0xfc00 == 0xdc00
                {
                    unit = 0x10000 + (high & 0x3ff) << 10 + low & 0x3ff
                    position += 6
                }
                let scalar = unit.flatMap(Unicode.Scalar.init) ?? "\u{fffd}"
                result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            case let other: result.append(other)
            }
        }
    }

    private func hex(at start: Int) -> UInt32? {
        guard start + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[start..<start + 4] {
            switch byte {
            case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
            case 0x41...0x46: value = value << 4 | UInt32(byte - 0x37)
            case 0x61...0x66: value = value << 4 | UInt32(byte - 0x57)
            default: return nil
            }
        }
        return value
    }
}

/// Where a bracketed value ends, found piece by piece.
struct JSONNesting {
    private var depth = 0
    // A bit for each open bracket: 1 for an object.
    private var kinds: UInt64 = 0
    private var isInString = false
    private var isAfterBackslash = false
    /// Brackets did not match, or were nested too deep: then the end is a guess.
    private(set) var isBroken = false

    private static let isSpecial: [Bool] = (0..<256).map { "\"{}[]".utf8.contains(UInt8($0)) }

    /// Goes on from `start`.
    ///
    /// - Returns: the place after the value's last bracket, or `nil` when it is not in these bytes.
    mutating func end(in bytes: Bytes, from start: Int) -> Int? {
        Self.isSpecial.withUnsafeBufferPointer { isSpecial in
            var position = start
            while position < bytes.count {
                if isInString {
                    guard let end = stringEnd(in: bytes, from: position) else { return nil }
                    position = end
                    continue
                }
                let byte = bytes[position]
                position += 1
                guard isSpecial[Int(byte)] else { continue }
                switch byte {
                case UInt8(ascii: "\""): isInString = true
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    if depth >= 64 { isBroken = true }
                    depth += 1
                    kinds = kinds << 1 | (byte == UInt8(ascii: "{") ? 1 : 0)
                default:
                    if kinds & 1 != (byte == UInt8(ascii: "}") ? 1 : 0) { isBroken = true }
                    kinds >>= 1
                    depth -= 1
                    if depth <= 0 { return position }
                }
            }
            return nil
        }
    }

    private mutating func stringEnd(in bytes: Bytes, from start: Int) -> Int? {
        var position = start
        if isAfterBackslash {
            position += 1
            isAfterBackslash = false
        }
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") {
                isInString = false
                return position
            }
            if byte == UInt8(ascii: "\\") {
                if position == bytes.count { isAfterBackslash = true }
                position += 1
            }
        }
        return nil
    }
}
