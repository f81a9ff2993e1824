/// The tags of a Health export, one after the other, read where they stand: nothing is copied.
///
/// Forgiving where real files are wrong: the document type is passed over unread (phones have written it with a bracket
/// missing), and a tag that makes no sense is counted and left out. Strict where a file could do harm: entities are
/// refused.
final class HealthTags {
    enum Form { case open, close, empty }

    private(set) var element = HealthElement.other
    private(set) var form = Form.empty
    /// Tags that could not be read.
    private(set) var malformed = 0

    private let window: ByteWindow
    private var consumed = 0
    private let values: UnsafeMutableBufferPointer<Bytes>
    private var present: UInt32 = 0

    private enum Outcome {
        case tag(Int)
        case skip(Int)
        case malformed
        case more
    }

    init(_ stream: any ByteStream) throws {
        window = ByteWindow(stream, longestRecord: 1 << 20)
        values = .allocate(capacity: HealthAttribute.allCases.count)
        values.initialize(repeating: Bytes(start: nil, count: 0))
        try window.dropByteOrderMark()
    }

    deinit { values.deallocate() }

    /// The value as it is written, until the next tag is asked for.
    subscript(attribute: HealthAttribute) -> Bytes? {
        present & 1 << UInt32(attribute.rawValue) != 0 ? values[attribute.rawValue] : nil
    }

    /// Goes to the next tag.
    ///
    /// - Returns: false at the end of the stream
    /// - Throws: `ImportError`: `.truncated` when it ends within a tag, `.corrupt` for a tag of more than a megabyte,
    ///   `.entities`
    func next() throws -> Bool {
        window.drop(consumed)
        consumed = 0
        while true {
            let bytes = window.bytes
            guard let start = bytes.index(of: UInt8(ascii: "<"), from: 0) else {
                window.drop(bytes.count)
                if try window.more() { continue }
                return false
            }
            if start > 0 { window.drop(start) }
            let tag = bytes.part(start..<bytes.count)
            switch try read(tag) {
            case .tag(let count):
                consumed = count
                return true
            case .skip(let count):
                window.drop(count)
            case .malformed:
                malformed += 1
                window.drop(1)
            case .more:
                guard tag.count <= window.longestRecord else { throw ImportError.corrupt }
                guard try window.more() else { throw ImportError.truncated }
            }
        }
    }

    /// - Parameter bytes: from a `<` on
    private func read(_ bytes: Bytes) throws -> Outcome {
        guard let base = bytes.baseAddress, bytes.count > 2 else { return .more }
        switch base[1] {
        case UInt8(ascii: "!"): return try declaration(bytes)
        case UInt8(ascii: "?"): return passOver(bytes, to: "?>")
        case UInt8(ascii: "/"):
            guard let end = bytes.index(of: UInt8(ascii: ">"), from: 2) else { return .more }
            var last = end
            while last > 2, base[last - 1] <= 0x20 { last -= 1 }
            element = HealthElement(bytes.part(2..<last))
            form = .close
            return .tag(end + 1)
        default: return start(base, bytes.count)
        }
    }

    /// An element and its attributes.
    private func start(_ base: UnsafePointer<UInt8>, _ count: Int) -> Outcome {
        present = 0
        var position = 1
        while position < count, Self.isName(base[position]) { position += 1 }
        guard position < count else { return .more }
        guard position > 1 else { return .malformed }
        element = HealthElement(Bytes(start: base + 1, count: position - 1))
        while true {
            let before = position
            while position < count, base[position] <= 0x20 { position += 1 }
            guard position < count else { return .more }
            switch base[position] {
            case UInt8(ascii: ">"):
                form = .open
                return .tag(position + 1)
            case UInt8(ascii: "/"):
                guard position + 1 < count else { return .more }
                guard base[position + 1] == UInt8(ascii: ">") else { return .malformed }
                form = .empty
                return .tag(position + 2)
            default: break
            }
            let name = position
            while position < count, Self.isName(base[position]) { position += 1 }
            let nameEnd = position
            // A space before and a name, an equals sign, and a value in quotes.
            guard position + 1 < count else { return .more }
            guard name > before, nameEnd > name, base[position] == UInt8(ascii: "=") else { return .malformed }
            let quote = base[position + 1]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .malformed }
            let value = position + 2
            guard let end = Bytes(start: base, count: count).index(of: quote, from: value) else { return .more }
            if let attribute = HealthAttribute.named(Bytes(start: base + name, count: nameEnd - name)) {
                values[attribute.rawValue] = Bytes(start: base + value, count: end - value)
                present |= 1 << UInt32(attribute.rawValue)
            }
            position = end + 1
        }
    }

    /// A comment, a document type or a section of raw text.
    private func declaration(_ bytes: Bytes) throws -> Outcome {
        guard bytes.count > 9 else { return .more }
        if bytes.part(0..<4).equals("<!--") { return passOver(bytes, to: "-->") }
        if bytes.part(0..<9).equals("<![CDATA[") { return passOver(bytes, to: "]]>") }
        guard bytes.part(0..<9).equals("<!DOCTYPE") else { return .malformed }
        var position = 9
        while let next = bytes.firstIndex(from: position, where: { $0 == 0x5b || $0 == 0x3e || $0 == 0x5d }) {
            switch bytes[next] {
            case UInt8(ascii: "["):
                position = next + 1
            case UInt8(ascii: "]"):
                guard let end = bytes.firstIndex(from: next + 1, where: { $0 > 0x20 }) else { return .more }
                if bytes[end] == UInt8(ascii: ">") {
                    try refuseEntities(bytes.part(0..<end))
                    return .skip(end + 1)
                }
                position = next + 1
            default:
                // Without a bracket before it, this is the end of the declaration itself.
                if bytes.index(of: UInt8(ascii: "["), from: 0).map({ $0 > next }) ?? true { return .skip(next + 1) }
                position = next + 1
            }
        }
        return .more
    }

    private func refuseEntities(_ bytes: Bytes) throws {
        var position = 0
        while let place = bytes.index(of: UInt8(ascii: "<"), from: position) {
            if bytes.part(place..<place + 8).equals("<!ENTITY") { throw ImportError.entities }
            position = place + 1
        }
    }

    private func passOver(_ bytes: Bytes, to end: StaticString) -> Outcome {
        var position = 2
        while let place = bytes.index(of: end.utf8Start[0], from: position) {
            if bytes.part(place..<place + end.utf8CodeUnitCount).equals(end) {
                return .skip(place + end.utf8CodeUnitCount)
            }
            position = place + 1
        }
        return .more
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != UInt8(ascii: "=") && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
            && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func firstIndex(from start: Int, where belongs: (UInt8) -> Bool) -> Int? {
        guard start < count else { return nil }
        return self[start...].firstIndex(where: belongs)
    }
}
