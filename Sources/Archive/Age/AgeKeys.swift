public import Crypto
import CryptoExtras
import Foundation

/// Who can open a file.
public enum AgeLock: Sendable, Equatable {
    /// Whoever knows the passphrase.
    ///
    /// - Parameter logRounds: scrypt's N as a power of two; 17 takes 128 MB of memory
    case passphrase(String, logRounds: Int = 17)
    /// Whoever has the identity of one of these.
    case recipients([AgeRecipient])
}

/// What opens a file.
public enum AgeKey: Sendable {
    case passphrase(String)
    case identities([AgeIdentity])
    /// What the writer of a file knows of it; proves everything but the way to this.
    case fileKey([UInt8])
}

/// A public key that files are encrypted for: `age1...`.
public struct AgeRecipient: Sendable, Equatable {
    let key: [UInt8]

    /// - Throws: `ArchiveError.badKey`
    public init(_ text: String) throws {
        guard let key = Bech32.decode(text, prefix: "age"), key.count == 32 else { throw ArchiveError.badKey }
        self.key = key
    }

    init(key: [UInt8]) { self.key = key }

    public var text: String { Bech32.encode(key, prefix: "age") }
}

/// The secret key of a recipient: `AGE-SECRET-KEY-1...`.
public struct AgeIdentity: Sendable {
    let key: Curve25519.KeyAgreement.PrivateKey

    /// A new one.
    public init() { key = Curve25519.KeyAgreement.PrivateKey() }

    /// - Throws: `ArchiveError.badKey`
    public init(_ text: String) throws {
        guard let bytes = Bech32.decode(text, prefix: "age-secret-key-"),
            let key = try? Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes)
        else { throw ArchiveError.badKey }
        self.key = key
    }

    /// The identities of a file as `age-keygen` writes it: one a line, lines with # say nothing.
    ///
    /// - Throws: `ArchiveError.badKey`, also for a file without one
    public static func all(in file: String) throws -> [AgeIdentity] {
        let lines = file.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let identities = try lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { try AgeIdentity($0) }
        if identities.isEmpty { throw ArchiveError.badKey }
        return identities
    }

    public var recipient: AgeRecipient { AgeRecipient(key: [UInt8](key.publicKey.rawRepresentation)) }
    public var text: String { Bech32.encode([UInt8](key.rawRepresentation), prefix: "age-secret-key-").uppercased() }
}

/// How a file's key is wrapped for those who can open it.
enum AgeWrap {
    /// What opening one may take: 2^20 is 1 GB of memory.
    static let mostLogRounds = 20
    private static let keyLength = 16

    static func wrap(_ fileKey: SymmetricKey, for lock: AgeLock) throws -> [AgeStanza] {
        switch lock {
        case .passphrase(let passphrase, let logRounds):
            let salt = AgeHeader.random(16)
            let key = try scrypt(passphrase, salt: salt, logRounds: logRounds)
            return [
                AgeStanza(
                    arguments: ["scrypt", AgeStanza.base64(salt), "\(logRounds)"], body: try seal(fileKey, with: key))
            ]
        case .recipients(let recipients):
            if recipients.isEmpty { throw ArchiveError.badKey }
            return try recipients.map { recipient in
                let mine = Curve25519.KeyAgreement.PrivateKey()
                let share = [UInt8](mine.publicKey.rawRepresentation)
                let key = try shared(mine, recipient.key, salt: share + recipient.key)
                return AgeStanza(
                    arguments: ["X25519", AgeStanza.base64(share)], body: try seal(fileKey, with: key))
            }
        }
    }

    static func unwrap(_ stanzas: [AgeStanza], with key: AgeKey) throws -> SymmetricKey {
        let scrypted = stanzas.filter { $0.arguments[0] == "scrypt" }
        // A passphrase proves who wrote a file only when nobody else could open it.
        if !scrypted.isEmpty, stanzas.count > 1 { throw ArchiveError.damaged }
        switch key {
        case .fileKey(let bytes): return SymmetricKey(data: bytes)
        case .passphrase(let passphrase):
            guard let stanza = scrypted.first else { throw ArchiveError.noIdentity }
            return try unwrap(stanza, passphrase)
        case .identities(let identities):
            if !scrypted.isEmpty { throw ArchiveError.noPassphrase }
            for stanza in stanzas where stanza.arguments[0] == "X25519" {
                guard stanza.arguments.count == 2, let share = AgeStanza.bytes(stanza.arguments[1]), share.count == 32,
                    stanza.body.count == 32
                else { throw ArchiveError.damaged }
                for identity in identities {
                    let wrapping = try shared(identity.key, share, salt: share + identity.recipient.key)
                    if let fileKey = open(stanza.body, with: wrapping) { return fileKey }
                }
            }
            throw ArchiveError.wrongKey
        }
    }

    private static func unwrap(_ stanza: AgeStanza, _ passphrase: String) throws -> SymmetricKey {
        guard stanza.arguments.count == 3, let salt = AgeStanza.bytes(stanza.arguments[1]), salt.count == 16,
            stanza.body.count == 32, let logRounds = Int(stanza.arguments[2]), "\(logRounds)" == stanza.arguments[2],
            logRounds > 0
        else { throw ArchiveError.damaged }
        guard logRounds <= mostLogRounds else { throw ArchiveError.tooCostly }
        let wrapping = try scrypt(passphrase, salt: salt, logRounds: logRounds)
        guard let fileKey = open(stanza.body, with: wrapping) else { throw ArchiveError.wrongKey }
        return fileKey
    }

    private static func scrypt(_ passphrase: String, salt: [UInt8], logRounds: Int) throws -> SymmetricKey {
        try KDF.Scrypt.deriveKey(
            from: Data(passphrase.utf8), salt: Data("age-encryption.org/v1/scrypt".utf8) + salt, outputByteCount: 32,
            rounds: 1 << logRounds, blockSize: 8, parallelism: 1, maxMemory: 2 << (logRounds + 10))
    }

    private static func shared(
        _ mine: Curve25519.KeyAgreement.PrivateKey, _ theirs: [UInt8], salt: [UInt8]
    ) throws -> SymmetricKey {
        do {
            // A share of low order, whose secret is zero for everybody, is refused here.
            return try mine.sharedSecretFromKeyAgreement(with: .init(rawRepresentation: theirs))
                .hkdfDerivedSymmetricKey(
                    using: SHA256.self, salt: salt, sharedInfo: Data("age-encryption.org/v1/X25519".utf8),
                    outputByteCount: 32)
        } catch {
            throw ArchiveError.damaged
        }
    }

    private static func seal(_ fileKey: SymmetricKey, with key: SymmetricKey) throws -> [UInt8] {
        let box = try ChaChaPoly.seal(
            fileKey.withUnsafeBytes { Data($0) }, using: key, nonce: .init(data: [UInt8](repeating: 0, count: 12)))
        return [UInt8](box.ciphertext + box.tag)
    }

    private static func open(_ body: [UInt8], with key: SymmetricKey) -> SymmetricKey? {
        let nonce = [UInt8](repeating: 0, count: 12)
        guard body.count == keyLength + 16, let box = try? ChaChaPoly.SealedBox(combined: nonce + body),
            let bytes = try? ChaChaPoly.open(box, using: key)
        else { return nil }
        return SymmetricKey(data: bytes)
    }
}
