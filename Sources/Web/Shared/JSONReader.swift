/// Any JSON, as it was sent.
enum JSONValue: Equatable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])
}

/// Reads JSON (RFC 8259) that anybody may have sent: from front to back, each byte once, and no further than its limits,
/// so that what it costs depends on the length alone.
struct JSONReader {
    /// It is no JSON, or none that a form looks like.
    struct Malformed: Error {}

    /// Lists and objects inside each other
    static let deepest = 16
    /// Values and keys in all
    static let mostValues = 10_000
    /// Bytes of a key or a number
    static let longestWord = 256

    private let bytes: [UInt8]
    private let most: Int
    private var position = 0
    private var values = 0
    /// How often a byte was looked at.
    private(set) var looks = 0

    /// - Parameter most: values and keys in all
    init(_ bytes: [UInt8], most: Int = mostValues) {
        self.bytes = bytes
        self.most = most
    }

    /// The value that the whole text is.
    ///
    /// - Throws: `Malformed`
    static func value(_ bytes: [UInt8], most: Int = mostValues) throws(Malformed) -> JSONValue {
        var reader = JSONReader(bytes, most: most)
        return try reader.whole()
    }

    mutating func whole() throws(Malformed) -> JSONValue {
        let value = try value(depth: 0)
        guard peek() == nil else { throw Malformed() }
        return value
    }

    private mutating func value(depth: Int) throws(Malformed) -> JSONValue {
        try count()
        switch peek() {
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try list(depth: depth + 1)
        case UInt8(ascii: "\""): return .text(try text(limit: .max))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        default: return .number(try number())
        }
    }

    private mutating func count() throws(Malformed) {
        values += 1
        guard values <= most else { throw Malformed() }
    }

    private mutating func object(depth: Int) throws(Malformed) -> JSONValue {
        guard depth <= Self.deepest else { throw Malformed() }
        position += 1
        var members: [String: JSONValue] = [:]
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            guard peek() == UInt8(ascii: "\"") else { throw Malformed() }
            try count()
            let key = try text(limit: Self.longestWord)
            guard take(UInt8(ascii: ":")) else { throw Malformed() }
            members[key] = try value(depth: depth)
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw Malformed() }
        return .object(members)
    }

    private mutating func list(depth: Int) throws(Malformed) -> JSONValue {
        guard depth <= Self.deepest else { throw Malformed() }
        position += 1
        var items: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return .list(items) }
        repeat { items.append(try value(depth: depth)) } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw Malformed() }
        return .list(items)
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Malformed) -> JSONValue {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, bytes[position..<end].elementsEqual(word.description.utf8) else { throw Malformed() }
        position = end
        return value
    }

    private mutating func number() throws(Malformed) -> Double {
        let start = position
        _ = takeByte(UInt8(ascii: "-"))
        if !takeByte(UInt8(ascii: "0")) { try digits() }
        if takeByte(UInt8(ascii: ".")) { try digits() }
        if takeByte(UInt8(ascii: "e")) || takeByte(UInt8(ascii: "E")) {
            if !takeByte(UInt8(ascii: "+")) { _ = takeByte(UInt8(ascii: "-")) }
            try digits()
        }
        guard position - start <= Self.longestWord,
            let number = Double(String(decoding: bytes[start..<position], as: UTF8.self))
        else { throw Malformed() }
        return number
    }

    private mutating func digits() throws(Malformed) {
        let start = position
        while let byte = byte(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        guard position > start else { throw Malformed() }
    }

    private mutating func text(limit: Int) throws(Malformed) -> String {
        position += 1
        var result: [UInt8] = []
        var start = position
        while let byte = byte(), byte >= 0x20 {
            guard result.count + position - start <= limit else { throw Malformed() }
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                result += bytes[start..<position - 1]
                guard let text = String(validating: result, as: UTF8.self) else { throw Malformed() }
                return text
            case UInt8(ascii: "\\"):
                result += bytes[start..<position - 1]
                result += String(Character(try escaped())).utf8
                start = position
            default: break
            }
        }
        throw Malformed()
    }

    /// What stands after a backslash.
    private mutating func escaped() throws(Malformed) -> Unicode.Scalar {
        guard let byte = byte() else { throw Malformed() }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "u"): return try unit()
        default: throw Malformed()
        }
    }

    /// Four hexadecimal digits, and the other half of a pair (RFC 8259, section 7).
    private mutating func unit() throws(Malformed) -> Unicode.Scalar {
        let first = try fourDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xdc00, takeByte(UInt8(ascii: "\\")), takeByte(UInt8(ascii: "u")) else { throw Malformed() }
        let second = try fourDigits()
        guard (0xdc00...0xdfff).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
        else { throw Malformed() }
        return scalar
    }

    private mutating func fourDigits() throws(Malformed) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = byte(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw Malformed()
            }
            position += 1
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    /// Passes over space and then over `byte`, where it is next.
    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }

    private mutating func takeByte(_ wanted: UInt8) -> Bool {
        guard byte() == wanted else { return false }
        position += 1
        return true
    }

    /// The next byte that is not space.
    private mutating func peek() -> UInt8? {
        while let byte = byte() {
            guard byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 else { return byte }
            position += 1
        }
        return nil
    }

    private mutating func byte() -> UInt8? {
        looks += 1
        return position < bytes.count ? bytes[position] : nil
    }
}
