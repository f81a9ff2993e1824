#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A text as UTF-8, whatever it is written in: by its byte order mark, by how its first letters are written, by the
/// encoding that a document of XML names (XML 1.0, appendix F). What is UTF-8 already is passed on as it is.
///
/// Bytes that mean nothing in their encoding become U+FFFD.
final class EncodedStream: ByteStream {
    private let source: any ByteStream
    private var head: [UInt8] = []
    private var isBegun = false
    private var converter: Converter?
    private var output: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

    /// A declaration is shorter.
    private static let longestHead = 400

    init(_ source: any ByteStream) { self.source = source }

    deinit { output.deallocate() }

    /// - Throws: `ImportError.encoding` for a name that is not known here, and what the source throws
    func next() throws -> Bytes? {
        if !isBegun {
            isBegun = true
            try begin()
            if let bytes = give(converter?.convert(head) ?? head) { return bytes }
        }
        guard let converter else { return try source.next() }
        while let chunk = try source.next() {
            if let bytes = give(converter.convert(Array(chunk))) { return bytes }
        }
        return give(converter.finish())
    }

    private func begin() throws {
        while head.count < Self.longestHead, !(head.count >= 4 && head.last == UInt8(ascii: ">")),
            let chunk = try source.next()
        { head += chunk }
        let (name, mark) = Self.encoding(of: head)
        head.removeFirst(mark)
        if let name { converter = try Converter(from: name) }
    }

    /// `nil` for nothing: a chunk may be half a character, and a stream gives nothing empty.
    private func give(_ bytes: [UInt8]) -> Bytes? {
        guard !bytes.isEmpty else { return nil }
        if output.count < bytes.count {
            output.deallocate()
            output = .allocate(capacity: bytes.count)
        }
        _ = output.update(fromContentsOf: bytes)
        return Bytes(rebasing: Bytes(output)[..<bytes.count])
    }

    /// The name of what a document is written in, `nil` for UTF-8, and how long its byte order mark is.
    static func encoding(of head: [UInt8]) -> (name: String?, mark: Int) {
        let marks: [(bytes: [UInt8], name: String?)] = [
            ([0xef, 0xbb, 0xbf], nil), ([0, 0, 0xfe, 0xff], "UTF-32BE"), ([0xff, 0xfe, 0, 0], "UTF-32LE"),
            ([0xfe, 0xff], "UTF-16BE"), ([0xff, 0xfe], "UTF-16LE"),
        ]
        if let mark = marks.first(where: { head.starts(with: $0.bytes) }) { return (mark.name, mark.bytes.count) }
        // No text holds zeros, but for the halves of its first letter.
        switch head.prefix(4).map({ $0 == 0 }) {
        case [true, true, true, false]: return ("UTF-32BE", 0)
        case [false, true, true, true]: return ("UTF-32LE", 0)
        case [true, false, true, false]: return ("UTF-16BE", 0)
        case [false, true, false, true]: return ("UTF-16LE", 0)
        default: break
        }
        return (declared(in: head), 0)
    }

    /// The encoding that an XML declaration names. One that is wider than the declaration itself cannot be meant.
    private static func declared(in head: [UInt8]) -> String? {
        guard head.starts(with: Array("<?xml".utf8)), let end = head.firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        let text = String(decoding: head[..<end], as: UTF8.self)
        guard let place = text.range(ofName: "encoding") else { return nil }
        let rest = text[place...].drop { $0.isWhitespace }
        guard rest.first == "=" else { return nil }
        let quoted = rest.dropFirst().drop { $0.isWhitespace }
        guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
        let name = quoted.dropFirst().prefix { $0 != quote }.uppercased()
        let isWide = ["UTF-16", "UTF16", "UTF-32", "UTF32", "UCS", "ISO-10646"].contains { name.hasPrefix($0) }
        return isWide || ["", "UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name) ? nil : name
    }
}

extension String {
    /// Where the text behind `name` begins, where it stands as a word of its own.
    fileprivate func range(ofName name: String) -> Index? {
        var words = self[...]
        while let space = words.firstIndex(where: \.isWhitespace) {
            words = words[space...].drop { $0.isWhitespace }
            if words.hasPrefix(name) { return words.index(words.startIndex, offsetBy: name.count) }
        }
        return nil
    }
}

/// What turns bytes of one encoding into UTF-8, piece by piece.
private final class Converter {
    private let handle: iconv_t
    /// Bytes of the smallest character.
    private let width: Int
    private var rest: [UInt8] = []

    private static let replacement: [UInt8] = [0xef, 0xbf, 0xbd]

    /// - Throws: `ImportError.encoding`
    init(from name: String) throws {
        let isName = name.count <= 40 && name.utf8.allSatisfy { $0 > 0x2c && $0 < 0x7f && $0 != UInt8(ascii: "/") }
        guard isName, let handle = iconv_open("UTF-8", name), Int(bitPattern: handle) != -1 else {
            throw ImportError.encoding
        }
        self.handle = handle
        width = name.hasPrefix("UTF-16") ? 2 : name.hasPrefix("UTF-32") ? 4 : 1
    }

    deinit { iconv_close(handle) }

    func convert(_ bytes: [UInt8]) -> [UInt8] {
        var input = rest + bytes
        rest = []
        var result: [UInt8] = []
        var done = 0
        while done < input.count {
            var output = [CChar](repeating: 0, count: (input.count - done) * 3 + 16)
            let (problem, read, written) = input.withUnsafeMutableBytes { input in
                output.withUnsafeMutableBufferPointer { output in
                    var from = input.baseAddress.map { ($0 + done).assumingMemoryBound(to: CChar.self) }
                    var fromCount = input.count - done
                    var to = output.baseAddress
                    var toCount = output.count
                    let isWhole = iconv(handle, &from, &fromCount, &to, &toCount) != -1
                    let problem = isWhole ? 0 : errno
                    return (problem, input.count - done - fromCount, output.count - toCount)
                }
            }
            result += output[..<written].lazy.map { UInt8(bitPattern: $0) }
            done += read
            if problem == EILSEQ {
                result += Self.replacement
                done = min(input.count, done + width)
            } else if problem == EINVAL {
                rest = Array(input[done...])
                break
            }
        }
        return result
    }

    /// What stands for half a character at the end.
    func finish() -> [UInt8] {
        defer { rest = [] }
        return rest.isEmpty ? [] : Self.replacement
    }
}
