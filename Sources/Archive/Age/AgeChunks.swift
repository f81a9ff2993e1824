import Crypto
import Foundation

/// The payload in chunks of 64 KiB, each sealed under a nonce that counts them and marks the last (STREAM).
struct AgeChunks {
    static let size = 64 << 10
    static let tag = 16

    private let key: SymmetricKey
    private var count: UInt64 = 0

    init(_ key: SymmetricKey) { self.key = key }

    mutating func seal(_ chunk: [UInt8], isLast: Bool) throws -> [UInt8] {
        let box = try ChaChaPoly.seal(chunk, using: key, nonce: .init(data: nonce(isLast)))
        count += 1
        return [UInt8](box.ciphertext) + [UInt8](box.tag)
    }

    /// - Returns: `nil` for a chunk that is not the one that was written here
    mutating func open(_ sealed: [UInt8], isLast: Bool) -> [UInt8]? {
        guard let box = try? ChaChaPoly.SealedBox(combined: nonce(isLast) + sealed),
            let bytes = try? ChaChaPoly.open(box, using: key)
        else { return nil }
        count += 1
        return [UInt8](bytes)
    }

    /// Eleven bytes count, the twelfth says whether it is the last.
    private func nonce(_ isLast: Bool) -> [UInt8] {
        [0, 0, 0] + withUnsafeBytes(of: count.bigEndian, Array.init) + [isLast ? 1 : 0]
    }
}
