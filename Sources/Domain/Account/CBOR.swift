/// CBOR (RFC 8949) in the canonical form that authenticators write (CTAP 2.1, section 8): every length is told before, in as
/// few bytes as it takes, no key stands twice, and there are no tags and no fractions.
///
/// Anybody may have sent it: each byte is looked at once, and what is not in that form is no value.
public enum CBOR: Equatable, Sendable {
    case integer(Int64)
    case bytes([UInt8])
    case text(String)
    case array([CBOR])
    case map([Key: CBOR])
    case flag(Bool)
    case null

    /// What things are called in a map.
    public enum Key: Hashable, Sendable {
        case integer(Int64)
        case text(String)
    }

    /// It is none, or none in that form.
    public struct Malformed: Error {}

    /// Arrays and maps inside each other
    public static let deepest = 4

    /// The value that `bytes` begin with.
    ///
    /// - Returns: with it, what stands after it
    /// - Throws: `Malformed`
    public static func first(
        in bytes: ArraySlice<UInt8>
    ) throws(Malformed) -> (value: CBOR, rest: ArraySlice<UInt8>) {
        var reader = CBORReader(rest: bytes)
        let value = try reader.value(depth: 0)
        return (value, reader.rest)
    }

    /// The value that `bytes` are.
    ///
    /// - Throws: `Malformed`
    public init(_ bytes: [UInt8]) throws(Malformed) {
        let (value, rest) = try Self.first(in: bytes[...])
        guard rest.isEmpty else { throw Malformed() }
        self = value
    }

    /// How many values are begun before it is known what `bytes` are, or that they are nothing: what reading them costs.
    static func begun(in bytes: [UInt8]) -> Int {
        var reader = CBORReader(rest: bytes[...])
        _ = try? reader.value(depth: 0)
        return reader.begun
    }

    public var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
    public var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
    public var map: [Key: CBOR]? { if case .map(let map) = self { map } else { nil } }
}

private struct CBORReader {
    private(set) var rest: ArraySlice<UInt8>
    private(set) var begun = 0

    init(rest: ArraySlice<UInt8>) { self.rest = rest }

    mutating func value(depth: Int) throws(CBOR.Malformed) -> CBOR {
        begun += 1
        guard let first = rest.popFirst() else { throw CBOR.Malformed() }
        if first >> 5 == 7 { return try simple(first) }
        let argument = try argument(first & 31)
        switch first >> 5 {
        case 0, 1: return .integer(try integer(argument, isNegative: first >> 5 == 1))
        case 2: return .bytes(Array(try take(argument)))
        case 3: return .text(try text(argument))
        case 4:
            let count = try count(argument, depth)
            var items: [CBOR] = []
            for _ in 0..<count { items.append(try value(depth: depth + 1)) }
            return .array(items)
        case 5:
            let count = try count(argument, depth)
            var members: [CBOR.Key: CBOR] = [:]
            for _ in 0..<count {
                let key = try key()
                guard members.updateValue(try value(depth: depth + 1), forKey: key) == nil else {
                    throw CBOR.Malformed()
                }
            }
            return .map(members)
        default: throw CBOR.Malformed()
        }
    }

    private func simple(_ first: UInt8) throws(CBOR.Malformed) -> CBOR {
        switch first & 31 {
        case 20: return .flag(false)
        case 21: return .flag(true)
        case 22: return .null
        default: throw CBOR.Malformed()
        }
    }

    private mutating func key() throws(CBOR.Malformed) -> CBOR.Key {
        guard let first = rest.popFirst(), first >> 5 < 4, first >> 5 != 2 else { throw CBOR.Malformed() }
        let argument = try argument(first & 31)
        if first >> 5 == 3 { return .text(try text(argument)) }
        return .integer(try integer(argument, isNegative: first >> 5 == 1))
    }

    /// The number that stands in the first byte, or in the 1, 2, 4 or 8 after it where it takes them.
    private mutating func argument(_ short: UInt8) throws(CBOR.Malformed) -> UInt64 {
        if short < 24 { return UInt64(short) }
        guard short < 28 else { throw CBOR.Malformed() }
        let width = 1 << Int(short - 24)
        let value = try take(UInt64(width)).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let least: UInt64 = width == 1 ? 24 : 1 << UInt64(width * 4)
        guard value >= least else { throw CBOR.Malformed() }
        return value
    }

    private func integer(_ argument: UInt64, isNegative: Bool) throws(CBOR.Malformed) -> Int64 {
        guard let value = Int64(exactly: argument) else { throw CBOR.Malformed() }
        return isNegative ? -1 - value : value
    }

    private mutating func take(_ count: UInt64) throws(CBOR.Malformed) -> ArraySlice<UInt8> {
        guard let count = Int(exactly: count), count <= rest.count else { throw CBOR.Malformed() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    private mutating func text(_ argument: UInt64) throws(CBOR.Malformed) -> String {
        guard let text = String(validating: try take(argument), as: UTF8.self) else { throw CBOR.Malformed() }
        return text
    }

    /// How many follow: each takes a byte at least, so that none is promised that is not there.
    private func count(_ argument: UInt64, _ depth: Int) throws(CBOR.Malformed) -> Int {
        guard depth < CBOR.deepest, let count = Int(exactly: argument), count <= rest.count else {
            throw CBOR.Malformed()
        }
        return count
    }
}
