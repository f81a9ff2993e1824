/// What is told of the tags of a Health export.
protocol HealthTagHandler {
    /// - Parameter attributes: lent; they are gone when this returns
    func opened(_ element: HealthElement, _ attributes: inout HealthAttributes, isEmpty: Bool) throws
    /// An end has no attributes.
    func closed(_ element: HealthElement) throws
}

/// The tags of a Health export, one after the other, read where they stand: nothing is copied.
///
/// Forgiving where real files are wrong: the document type is passed over unread (phones have written it with a bracket
/// missing), and a tag that makes no sense is counted and left out. Strict where a file could do harm: entities are
/// refused.
final class HealthTags {
    /// Tags that could not be read.
    private(set) var malformed = 0

    private let window: ByteWindow
    private var attributes = HealthAttributes()

    private enum Outcome {
        case open(HealthElement, isEmpty: Bool, count: Int)
        case close(HealthElement, count: Int)
        case skip(Int)
        /// Whatever it is, up to these letters.
        case passOver(Int, to: StaticString)
        case malformed
        case more
    }

    init(_ stream: any ByteStream) throws {
        window = ByteWindow(stream, longestRecord: 1 << 20)
        try window.dropByteOrderMark()
    }

    /// Tells of every tag up to the end of the stream.
    ///
    /// - Throws: `ImportError`: `.truncated` when it ends within a tag, `.corrupt` for a tag of more than a megabyte,
    ///   `.entities`; what the handler throws
    func read(_ handler: some HealthTagHandler) throws {
        while true {
            let bytes = window.bytes
            guard let start = bytes.index(of: UInt8(ascii: "<"), from: 0) else {
                window.drop(bytes.count)
                if try window.more() { continue }
                return
            }
            window.drop(start)
            let tag = bytes.part(start..<bytes.count)
            switch try look(at: tag) {
            case .open(let element, let isEmpty, let count):
                try handler.opened(element, &attributes, isEmpty: isEmpty)
                window.drop(count)
            case .close(let element, let count):
                try handler.closed(element)
                window.drop(count)
            case .skip(let count):
                window.drop(count)
            case .passOver(let count, let end):
                window.drop(count)
                try passOver(to: end)
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
    private func look(at bytes: Bytes) throws -> Outcome {
        guard let base = bytes.baseAddress, bytes.count > 2 else { return .more }
        switch base[1] {
        case UInt8(ascii: "!"): return try declaration(bytes)
        case UInt8(ascii: "?"): return .passOver(2, to: "?>")
        case UInt8(ascii: "/"):
            guard let end = bytes.index(of: UInt8(ascii: ">"), from: 2) else { return .more }
            var last = end
            while last > 2, base[last - 1] <= 0x20 { last -= 1 }
            return .close(HealthElement(bytes.part(2..<last)), count: end + 1)
        default: return start(base, bytes.count)
        }
    }

    /// An element and its attributes.
    private func start(_ base: UnsafePointer<UInt8>, _ count: Int) -> Outcome {
        attributes.begin(longest: count)
        var position = 1
        while position < count, Self.isName(base[position]) { position += 1 }
        guard position < count else { return .more }
        guard position > 1 else { return .malformed }
        let element = HealthElement(Bytes(start: base + 1, count: position - 1))
        func passSpace() { while position < count, base[position] <= 0x20 { position += 1 } }
        while true {
            let before = position
            passSpace()
            guard position < count else { return .more }
            switch base[position] {
            case UInt8(ascii: ">"):
                return .open(element, isEmpty: false, count: position + 1)
            case UInt8(ascii: "/"):
                guard position + 1 < count else { return .more }
                guard base[position + 1] == UInt8(ascii: ">") else { return .malformed }
                return .open(element, isEmpty: true, count: position + 2)
            default: break
            }
            let name = position
            while position < count, Self.isName(base[position]) { position += 1 }
            let nameEnd = position
            passSpace()
            // A space before and a name, an equals sign, and a value in quotes.
            guard position < count else { return .more }
            guard name > before, nameEnd > name, base[position] == UInt8(ascii: "=") else { return .malformed }
            position += 1
            passSpace()
            guard position < count else { return .more }
            let quote = base[position]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .malformed }
            let value = position + 1
            guard let end = Bytes(start: base, count: count).index(of: quote, from: value) else { return .more }
            if let attribute = HealthAttribute.named(Bytes(start: base + name, count: nameEnd - name)) {
                attributes.set(attribute, Bytes(start: base + value, count: end - value))
            }
            position = end + 1
        }
    }

    /// A comment, a document type or a section of raw text.
    private func declaration(_ bytes: Bytes) throws -> Outcome {
        guard bytes.count > 9 else { return .more }
        if bytes.part(0..<4).equals("<!--") { return .passOver(4, to: "-->") }
        if bytes.part(0..<9).equals("<![CDATA[") { return .passOver(9, to: "]]>") }
        guard bytes.part(0..<9).equals("<!DOCTYPE") else { return .malformed }
        var position = 9
        while let next = bytes.firstIndex(
            from: position, where: { $0 == 0x5b || $0 == 0x3e || $0 == 0x5d || $0 == 0x3c })
        {
            switch bytes[next] {
            case UInt8(ascii: "["):
                position = next + 1
            case UInt8(ascii: "<"):
                guard next + 8 < bytes.count else { return .more }
                if bytes.part(next..<next + 8).equals("<!ENTITY") { throw ImportError.entities }
                guard bytes.part(next..<next + 4).equals("<!--") else {
                    position = next + 1
                    continue
                }
                guard let end = bytes.index(of: "-->", from: next + 4) else { return .more }
                position = end + 3
            case UInt8(ascii: "]"):
                guard let end = bytes.firstIndex(from: next + 1, where: { $0 > 0x20 }) else { return .more }
                if bytes[end] == UInt8(ascii: ">") { return .skip(end + 1) }
                position = next + 1
            default:
                // Without a bracket before it, this is the end of the declaration itself.
                if bytes.index(of: UInt8(ascii: "["), from: 0).map({ $0 > next }) ?? true { return .skip(next + 1) }
                position = next + 1
            }
        }
        return .more
    }

    /// Drops everything up to the end of `end`, however long it is.
    private func passOver(to end: StaticString) throws {
        while true {
            let bytes = window.bytes
            if let place = bytes.index(of: end, from: 0) { return window.drop(place + end.utf8CodeUnitCount) }
            window.drop(max(0, bytes.count - end.utf8CodeUnitCount + 1))
            guard try window.more() else { throw ImportError.truncated }
        }
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
