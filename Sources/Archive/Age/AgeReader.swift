import Crypto

/// Decrypts a file in the age format, version 1, as it is read. What it gives is what was written, or it throws; only at
/// the end is it certain that nothing is missing.
public final class AgeReader {
    private let source: Source
    private var chunks: AgeChunks
    private var isFirst = true
    private var isOver = false

    /// Whether a file that begins with these bytes is one.
    public static func recognises(_ head: [UInt8]) -> Bool { head.starts(with: Array((AgeHeader.intro + "\n").utf8)) }

    /// Reads the header.
    ///
    /// - Throws: `ArchiveError`: `.foreign`, `.truncated`, `.damaged`, `.noPassphrase` and `.noIdentity` for a key of the
    ///   other kind, `.wrongKey`, `.tooCostly`
    public init(_ pull: @escaping Pull, key: AgeKey) throws {
        source = Source(pull)
        let header = try AgeHeader(line: source.line)
        let fileKey = try AgeWrap.unwrap(header.stanzas, with: key)
        try header.check(fileKey)
        let nonce = try source.bytes(16)
        guard nonce.count == 16 else { throw ArchiveError.truncated }
        chunks = AgeChunks(AgeHeader.payloadKey(fileKey, nonce: nonce))
    }

    /// Whether a passphrase opens the file that begins with these bytes; otherwise keys do.
    ///
    /// - Throws: `ArchiveError`: `.foreign`, `.truncated`, `.damaged`
    public static func needsPassphrase(_ head: [UInt8]) throws -> Bool {
        var head: [UInt8]? = head
        let source = Source {
            defer { head = nil }
            return head
        }
        return try AgeHeader(line: source.line).stanzas.contains { $0.arguments[0] == "scrypt" }
    }

    /// The next bytes; `nil` at the end.
    ///
    /// - Throws: `ArchiveError.truncated`, `.damaged`
    public func next() throws -> [UInt8]? {
        if isOver { return nil }
        let sealed = try source.bytes(AgeChunks.size + AgeChunks.tag)
        isOver = try source.isAtEnd
        guard let bytes = chunks.open(sealed, isLast: isOver) else {
            // A whole chunk that is not the last one means that the last one is missing.
            if isOver, sealed.isEmpty || chunks.open(sealed, isLast: false) != nil { throw ArchiveError.truncated }
            throw ArchiveError.damaged
        }
        // An empty chunk ends an empty file and no other.
        if bytes.isEmpty, !isFirst { throw ArchiveError.damaged }
        isFirst = false
        return bytes.isEmpty ? nil : bytes
    }
}

/// Bytes by line and by number.
private final class Source {
    private let pull: Pull
    private var buffer: [UInt8] = []
    private var start = 0
    private var taken = 0

    init(_ pull: @escaping Pull) { self.pull = pull }

    var isAtEnd: Bool { get throws { try start == buffer.count && !fill() } }

    private func fill() throws -> Bool {
        guard let more = try pull() else { return false }
        buffer.removeFirst(start)
        start = 0
        buffer += more
        return true
    }

    /// - Throws: `ArchiveError.truncated`, `.damaged` for one that is too long
    func line() throws -> String {
        var looked = start
        while true {
            if let end = buffer[looked...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                taken += end - start
                guard taken <= AgeHeader.longest else { throw ArchiveError.damaged }
                guard let text = String(validating: buffer[start..<end], as: UTF8.self) else {
                    throw ArchiveError.damaged
                }
                return text
            }
            guard buffer.count - start <= AgeHeader.longest else { throw ArchiveError.damaged }
            let seen = buffer.count - start
            guard try fill() else { throw ArchiveError.truncated }
            looked = start + seen
        }
    }

    /// Fewer than `count` only at the end.
    func bytes(_ count: Int) throws -> [UInt8] {
        while buffer.count - start < count, try fill() {}
        let end = min(buffer.count, start + count)
        defer { start = end }
        return Array(buffer[start..<end])
    }
}
