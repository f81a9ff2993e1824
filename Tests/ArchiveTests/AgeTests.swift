import Foundation
import Testing

@testable import Archive

@Suite("The age format")
struct AgeTests {
    /// Keys and files that the program age 1.1.1 made.
    private static let identity = "AGE-SECRET-KEY-15ZK55DXD87HMP29T5J9WHN37AZX854W9A9ZJW00DER69SWWW7F0S4YEART"
    private static let recipient = "age1kyv77s738kjyjvp9u4u4ersfeu79j7rrauhw36u7tkxjawp9wufswuaf4z"
    private static let forKey = """
        YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSB5bERGcEZzOGZyV2lLQjRESzFOSVdSUmpsSS8rN2JSdmpFTTNQeVYyRnpV\
        CndtcERwd21rUWVEYmhhY2o0U3BiajhQeEVVVzJUWUo1bXptaUpBTTdIa2cKLS0tIDlHQ3dlU2JOeXBHOFArVzBYZDhVamJjZDJy\
        WmcrL3ZEREJGNC93REMrY1kKBHIUZHoojB1bTxwC1gJKvdM3z6n/SkRmO4bRsFHoN4pTIZTEbsrb1IZB1YuQKA==
        """
    private static let forPassphrase = """
        YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBMMHZMaUVEVG9mNXdXOGpicTcxNGVBIDE4CjJlLzVjNElQSEpKZVh6MGhp\
        TjhEelE1MmRUTHhiQUNmU2UwV3JzNE5RR00KLS0tIG1HcXBRWkJrLzZ3RnhscXlyYkt4ais3ZjdtVWpTZndQN1k5aUp5cFlqaW8K\
        sDoz8sEcx12hxT0wpXlG3RtspeYCMJGDY0kaSVqFT+OjNebHZYqZxZb20XCpQA==
        """

    @Test("A file that the program age wrote opens, by key and by passphrase")
    func foreign() throws {
        let key = AgeKey.identities([try AgeIdentity(Self.identity)])
        #expect(try decrypted([UInt8](try #require(Data(base64Encoded: Self.forKey))), key) == text)
        let locked = [UInt8](try #require(Data(base64Encoded: Self.forPassphrase)))
        #expect(try decrypted(locked, .passphrase("correct horse")) == text)
        #expect(throws: ArchiveError.wrongKey) { try decrypted(locked, .passphrase("wrong horse")) }
        #expect(throws: ArchiveError.noPassphrase) { try decrypted(locked, key) }
        #expect(try AgeReader.needsPassphrase(locked))
        #expect(try AgeIdentity(Self.identity).recipient.text == Self.recipient)
    }

    private let text = Array("A quiet lake.\n".utf8)

    @Test(
        "What is written comes back, whatever its size and in whatever pieces it comes",
        arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 200_001])
    func roundTrip(size: Int) throws {
        var random = SystemRandomNumberGenerator()
        let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
        let identity = AgeIdentity()
        let file = try encrypted(bytes, .recipients([AgeIdentity().recipient, identity.recipient]), random: true)
        #expect(try decrypted(file, .identities([AgeIdentity(), identity]), random: true) == bytes)
        #expect(throws: ArchiveError.wrongKey) { try decrypted(file, .identities([AgeIdentity()])) }
        #expect(throws: ArchiveError.noIdentity) { try decrypted(file, .passphrase("x")) }
        let locked = try encrypted(bytes, .passphrase("ë 火", logRounds: 2))
        #expect(try decrypted(locked, .passphrase("ë 火")) == bytes)
    }

    @Test("A byte that was flipped anywhere, and an end that is missing anywhere, are told and never passed over")
    func damage() throws {
        let identity = AgeIdentity()
        let bytes = [UInt8](repeating: 7, count: AgeChunks.size + 40)
        let file = try encrypted(bytes, .recipients([identity.recipient]))
        let places = Array(0..<300) + (0..<200).map { _ in Int.random(in: 300..<file.count) } + [file.count - 1]
        for place in places {
            var damaged = file
            damaged[place] ^= UInt8.random(in: 1...255)
            #expect(throws: ArchiveError.self, "at \(place)") { try decrypted(damaged, .identities([identity])) }
            #expect(throws: ArchiveError.self, "cut at \(place)") {
                try decrypted(Array(file[..<place]), .identities([identity]))
            }
        }
        #expect(throws: ArchiveError.self) { try decrypted(file + [0], .identities([identity])) }
        // A payload that ends with its first whole chunk.
        let header = file.count - (bytes.count + 2 * AgeChunks.tag)
        #expect(throws: ArchiveError.truncated) {
            try decrypted(Array(file[..<(header + AgeChunks.size + AgeChunks.tag)]), .identities([identity]))
        }
    }

    @Test("Noise never ends the program", arguments: 0..<40)
    func noise(_: Int) {
        let lines = [
            "age-encryption.org/v1\n", "-> X25519 AAAA\n", "-> scrypt AAAAAAAAAAAAAAAAAAAAAA 1\n", "---", "\n", "AAAA",
        ]
        let file = (0..<Int.random(in: 0..<12)).flatMap { _ -> [UInt8] in
            if Bool.random() { return Array(lines.randomElement()!.utf8) }
            return (0..<Int.random(in: 0..<50)).map { _ in UInt8.random(in: 0...255) }
        }
        let head = Array(lines[0].utf8)
        for bytes in [file, head + file] {
            #expect(throws: ArchiveError.self) { try decrypted(bytes, .passphrase("x")) }
            #expect(throws: ArchiveError.self) { try decrypted(bytes, .identities([AgeIdentity()])) }
        }
    }

    @Test("A file that asks for more memory than 1 GB to open is refused before it gets it")
    func cost() throws {
        let line = "-> scrypt AAAAAAAAAAAAAAAAAAAAAA 21\n" + String(repeating: "A", count: 43) + "\n"
        let file = "age-encryption.org/v1\n\(line)--- \(String(repeating: "A", count: 43))\n"
        #expect(throws: ArchiveError.tooCostly) { try decrypted(Array(file.utf8), .passphrase("x")) }
    }

    @Test("A key with a slip of the pen is no key")
    func keys() throws {
        for (place, letter) in Self.recipient.enumerated() where letter != "q" {
            let slip = String(Self.recipient.prefix(place)) + "q" + Self.recipient.dropFirst(place + 1)
            #expect(throws: ArchiveError.badKey) { try AgeRecipient(slip) }
        }
        #expect(throws: ArchiveError.badKey) { try AgeRecipient("") }
        #expect(throws: ArchiveError.badKey) { try AgeIdentity(Self.recipient) }
        #expect(try AgeIdentity.all(in: "# made today\n\n\(Self.identity)\n").count == 1)
        #expect(throws: ArchiveError.badKey) { try AgeIdentity.all(in: "# nothing\n") }
    }
}

func encrypted(_ bytes: [UInt8], _ lock: AgeLock, random: Bool = false) throws -> [UInt8] {
    var file: [UInt8] = []
    let writer = try AgeWriter(lock) { file += $0 }
    for piece in pieces(bytes, random) { try writer.write(piece) }
    try writer.finish()
    return file
}

func decrypted(_ file: [UInt8], _ key: AgeKey, random: Bool = false) throws -> [UInt8] {
    let reader = try AgeReader(pull(file, random), key: key)
    var bytes: [UInt8] = []
    while let piece = try reader.next() { bytes += piece }
    return bytes
}

func pull(_ bytes: [UInt8], _ random: Bool = false) -> Pull {
    var rest = pieces(bytes, random)[...]
    return { rest.popFirst() }
}

private func pieces(_ bytes: [UInt8], _ random: Bool) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
        let end = min(bytes.count, start + (random ? Int.random(in: 1...90_000) : 64 << 10))
        pieces.append(Array(bytes[start..<end]))
        start = end
    }
    return pieces
}
