import Crypto

/// Encrypts into the age format, version 1, as bytes come in.
public final class AgeWriter {
    /// For whoever reads the file again at once.
    public let fileKey: [UInt8]
    private let send: Push
    private var chunks: AgeChunks
    private var rest: [UInt8] = []

    /// Writes the header.
    ///
    /// - Throws: what `send` throws, `ArchiveError.badKey` for no recipient
    public init(_ lock: AgeLock, send: @escaping Push) throws {
        let key = SymmetricKey(size: .bits128)
        let nonce = AgeHeader.random(16)
        fileKey = key.withUnsafeBytes { [UInt8]($0) }
        self.send = send
        chunks = AgeChunks(AgeHeader.payloadKey(key, nonce: nonce))
        try send(Array(AgeHeader(AgeWrap.wrap(key, for: lock)).text(key).utf8) + nonce)
    }

    public func write(_ bytes: [UInt8]) throws {
        rest += bytes
        // What may be the last chunk waits.
        guard rest.count > AgeChunks.size else { return }
        var start = 0
        while rest.count - start > AgeChunks.size {
            try send(chunks.seal(Array(rest[start..<start + AgeChunks.size]), isLast: false))
            start += AgeChunks.size
        }
        rest.removeFirst(start)
    }

    /// The end of the file; nothing can be written afterwards.
    public func finish() throws { try send(chunks.seal(rest, isLast: true)) }
}
