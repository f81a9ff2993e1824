/// The attributes of one opening tag, as they stand in the file. It cannot be copied, so nobody can keep it.
struct HealthAttributes: ~Copyable {
    private let values: UnsafeMutableBufferPointer<Bytes>
    private var present: UInt32 = 0
    /// Those that may still have character references.
    private var written: UInt32 = 0
    /// Values without their references.
    private var room: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
    private var used = 0

    init() {
        values = .allocate(capacity: HealthAttribute.allCases.count)
        values.initialize(repeating: Bytes(start: nil, count: 0))
    }

    deinit {
        values.deallocate()
        room.deallocate()
    }

    /// Forgets the tag before.
    ///
    /// - Parameter longest: bytes that the tag can have
    mutating func begin(longest: Int) {
        present = 0
        written = 0
        used = 0
        // Before any value points into it. What stands for a reference is never longer than the reference.
        if room.count < longest {
            room.deallocate()
            room = .allocate(capacity: longest)
        }
    }

    mutating func set(_ attribute: HealthAttribute, _ value: Bytes) {
        let bit = UInt32(1) << UInt32(attribute.rawValue)
        values[attribute.rawValue] = value
        present |= bit
        written |= bit
    }

    /// The value, its character references decoded; valid until the next tag.
    subscript(attribute: HealthAttribute) -> Bytes? {
        mutating get {
            let bit = UInt32(1) << UInt32(attribute.rawValue)
            guard present & bit != 0 else { return nil }
            if written & bit != 0 {
                written &= ~bit
                values[attribute.rawValue] = decoded(values[attribute.rawValue])
            }
            return values[attribute.rawValue]
        }
    }

    private mutating func decoded(_ value: Bytes) -> Bytes {
        guard let first = value.index(of: UInt8(ascii: "&"), from: 0), let base = room.baseAddress else { return value }
        let start = used
        var position = 0
        var next: Int? = first
        while let place = next {
            append(value.part(position..<place))
            if let (scalar, count) = CharacterReference.read(value, at: place) {
                for byte in String(scalar).utf8 {
                    room[used] = byte
                    used += 1
                }
                position = place + count
            } else {
                room[used] = value[place]
                used += 1
                position = place + 1
            }
            next = value.index(of: UInt8(ascii: "&"), from: position)
        }
        append(value.part(position..<value.count))
        return Bytes(start: base + start, count: used - start)
    }

    private mutating func append(_ bytes: Bytes) {
        for byte in bytes {
            room[used] = byte
            used += 1
        }
    }
}

/// What stands for a character in XML: `&amp;`, `&#183;`, `&#xB7;`.
enum CharacterReference {
    private static let named: [(name: StaticString, scalar: Unicode.Scalar)] = [
        ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
    ]

    /// The character at an ampersand, and how many bytes stand for it; `nil` for one that XML does not have.
    static func read(_ bytes: Bytes, at start: Int) -> (Unicode.Scalar, Int)? {
        let rest = bytes.part(start..<min(bytes.count, start + 12))
        guard rest.count > 3, rest[1] == UInt8(ascii: "#") else {
            return named.first { rest.part(0..<$0.name.utf8CodeUnitCount).equals($0.name) }
                .map { ($0.scalar, $0.name.utf8CodeUnitCount) }
        }
        let isHex = rest[2] == UInt8(ascii: "x")
        guard let end = rest.index(of: UInt8(ascii: ";"), from: 2) else { return nil }
        let digits = rest.part((isHex ? 3 : 2)..<end)
        guard digits.first.map({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) == true,
            let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10), number > 0,
            let scalar = Unicode.Scalar(number)
        else { return nil }
        return (scalar, end + 1)
    }
}
