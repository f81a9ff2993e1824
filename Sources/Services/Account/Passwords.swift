import Catalogue
import Crypto
import CryptoExtras
import Domain
import Foundation

/// Passwords as they are kept: scrypt with N = 2^17, r = 8, p = 1 (RFC 7914; the cost that OWASP's password storage
/// cheat sheet gives). One takes 128 MB for about a third of a second, so at most two run at once.
public enum Passwords {
    public static let shortest = 8
    static let longest = 256
    private static let logRounds = 17
    private static let gate = Gate(places: 2, longestQueue: 256)

    /// Why a new password cannot be taken; `nil` when it can.
    public static func objection(to password: String) -> Message? {
        if password.count < shortest {
            return Message(key: "problem.passwordShort", values: ["min": .number(Double(shortest))])
        }
        if password.utf8.count > longest * 4 || password.count > longest {
            return Message(key: "problem.tooLong", values: ["max": .number(Double(longest))])
        }
        let trace = SHA256.hash(data: Data(password.lowercased().utf8)).prefix(CommonPasswords.traceLength)
        return CommonPasswords.shared.contains(Array(trace)) ? Message(key: "problem.passwordCommon") : nil
    }

    /// What is kept of a password.
    ///
    /// - Throws: `Gate.Busy`
    public static func hash(_ password: String) async throws -> String { try await hash(password, Gate.Turn()) }

    /// - Throws: `Gate.Busy`
    public static func hash(_ password: String, _ turn: Gate.Turn) async throws -> String {
        let salt = Secret.random().prefix(16)
        let key = try await derive(password, salt: Data(salt), turn)
        return "scrypt$\(logRounds)$\(Data(salt).base64EncodedString())$\(key.base64EncodedString())"
    }

    /// Whether `password` is the one behind `stored`. Takes the same time when there is none.
    ///
    /// - Throws: `Gate.Busy`
    public static func verify(_ password: String, against stored: String?, _ turn: Gate.Turn) async throws -> Bool {
        guard password.utf8.count <= longest * 4 else { return false }
        let parts = stored?.split(separator: "$") ?? []
        guard parts.count == 4, parts[0] == "scrypt", parts[1] == "\(logRounds)",
            let salt = Data(base64Encoded: String(parts[2])), let expected = Data(base64Encoded: String(parts[3]))
        else {
            _ = try await derive(password, salt: Data(repeating: 0, count: 16), turn)
            return false
        }
        let key = try await derive(password, salt: salt, turn)
        // Compared as hashes, so that the time tells nothing about where they differ.
        return SHA256.hash(data: key) == SHA256.hash(data: expected)
    }

    private static func derive(_ password: String, salt: Data, _ turn: Gate.Turn) async throws -> Data {
        try await gate.enter(turn)
        defer { gate.leave() }
        // The same letters typed on another keyboard may be composed differently.
        let normalised = Data(password.precomposedStringWithCompatibilityMapping.utf8)
        return try await withCheckedThrowingContinuation { continuation in
            // Those who wait for a thread of the server should not wait for so long.
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        try KDF.Scrypt.deriveKey(
                            from: normalised, salt: salt, outputByteCount: 32, rounds: 1 << logRounds, blockSize: 8,
                            parallelism: 1, maxMemory: 256 << 20
                        ).withUnsafeBytes { Data($0) }
                    })
            }
        }
    }
}

extension Passwords {
    /// Why a new password cannot be taken, in English for the command line.
    public static func objectionInWords(to password: String) -> String? { objection(to: password)?.text(.en, .metric) }
}
