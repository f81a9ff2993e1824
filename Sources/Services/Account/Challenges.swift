import Crypto
public import Domain
public import Foundation
import Synchronization

/// What a passkey signs to show that it is there now: good once, for five minutes, for one thing and one session.
///
/// A challenge carries its own proof, so that those of others are not pushed out by who asks for many; only spent ones are
/// remembered, for as long as they would be good.
public final class Challenges: Sendable {
    /// What is signed, and in which session.
    public enum Purpose: Equatable {
        case registration(Session.ID)
        case signIn
        case unlocking(Session.ID)

        fileprivate var text: String {
            switch self {
            case .registration(let session): "registration \(session)"
            case .signIn: "signIn"
            case .unlocking(let session): "unlocking \(session)"
            }
        }
    }

    /// In seconds
    public static let lifetime: TimeInterval = 300
    private static let nonceLength = 16
    private static let stampedLength = nonceLength + 8
    private static let proofLength = 32

    private let key = SymmetricKey(size: .bits256)
    /// With the moment from which they are too old anyhow
    private let spent = Mutex<[Data: Date]>([:])

    public init() {}

    /// - Returns: 56 bytes that `spend` takes once, until `lifetime` is over
    public func issue(for purpose: Purpose, now: Date) -> Data {
        var stamped = Secret.random().prefix(Self.nonceLength)
        let end = now.addingTimeInterval(Self.lifetime).timeIntervalSince1970.bitPattern
        withUnsafeBytes(of: end.bigEndian) { stamped.append(contentsOf: $0) }
        return stamped + Data(HMAC<SHA256>.authenticationCode(for: proven(stamped, purpose), using: key))
    }

    /// Whether it was one of ours for `purpose`, in time and for the first time.
    public func spend(_ challenge: Data, for purpose: Purpose, now: Date) -> Bool {
        let bytes = Data(challenge)
        guard bytes.count == Self.stampedLength + Self.proofLength else { return false }
        let stamped = bytes.prefix(Self.stampedLength)
        let proof = bytes.dropFirst(Self.stampedLength)
        guard HMAC<SHA256>.isValidAuthenticationCode(proof, authenticating: proven(stamped, purpose), using: key) else {
            return false
        }
        let bits = stamped.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let end = Date(timeIntervalSince1970: Double(bitPattern: bits))
        guard end > now else { return false }
        return spent.withLock { spent in
            if spent.count >= 1000 { spent = spent.filter { $0.value > now } }
            return spent.updateValue(end, forKey: bytes) == nil
        }
    }

    private func proven(_ stamped: Data, _ purpose: Purpose) -> Data { stamped + Data(purpose.text.utf8) }
}
