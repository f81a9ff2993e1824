/// A public key as authenticators write it (RFC 9053): the two kinds that passkeys here are of.
public enum COSEKey: Equatable, Sendable {
    /// ECDSA with SHA-256 on P-256: the point
    case es256(x: [UInt8], y: [UInt8])
    /// EdDSA on Ed25519
    case edDSA([UInt8])

    /// The numbers that these are asked for by, the one that is wanted first.
    public static let algorithms = [-7, -8]

    /// - Returns: `nil` for a key of another kind, and for one with more or less in it than such a key has
    ///   (WebAuthn, section 6.5.1).
    public init?(_ value: CBOR) {
        guard let members = value.map, let algorithm = members[.integer(3)]?.integer,
            let type = members[.integer(1)]?.integer, let curve = members[.integer(-1)]?.integer,
            let x = members[.integer(-2)]?.bytes, x.count == 32
        else { return nil }
        switch (algorithm, type, curve) {
        case (-7, 2, 1):
            guard members.count == 5, let y = members[.integer(-3)]?.bytes, y.count == 32 else { return nil }
            self = .es256(x: x, y: y)
        case (-8, 1, 6):
            guard members.count == 4 else { return nil }
            self = .edDSA(x)
        default: return nil
        }
    }

    public init?(_ bytes: [UInt8]) {
        guard let value = try? CBOR(bytes) else { return nil }
        self.init(value)
    }
}
