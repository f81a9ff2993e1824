/// What an authenticator says of itself and of what happened there (WebAuthn, section 6.1).
public struct AuthenticatorData: Equatable, Sendable {
    /// A passkey that was just made.
    public struct Credential: Equatable, Sendable {
        /// What the authenticator calls it: 1 to 1,023 bytes
        public var id: [UInt8]
        public var key: COSEKey
        /// The key as it was written, which is how it is kept.
        public var keyBytes: [UInt8]
    }

    /// SHA-256 of the name that it is good for
    public let relyingPartyHash: [UInt8]
    /// Somebody was there.
    public let isPresent: Bool
    /// It was the person, by finger, face or PIN.
    public let isVerified: Bool
    /// How often it was used; 0 where that is not counted
    public let counter: UInt32
    /// Only where one was made
    public let credential: Credential?

    public static let longestID = 1023

    /// - Returns: `nil` for what is none: too short, too long, with a key of a kind that is not known, or a copy elsewhere
    ///   of what cannot be copied.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count >= 37 else { return nil }
        let flags = bytes[32]
        relyingPartyHash = Array(bytes[..<32])
        isPresent = flags & 1 != 0
        isVerified = flags & 4 != 0
        counter = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
        // Backed up, without being such that it could be.
        if flags & 0x10 != 0, flags & 8 == 0 { return nil }
        var rest = bytes[37...]
        if flags & 0x40 != 0 {
            guard let (made, after) = Self.credential(rest) else { return nil }
            credential = made
            rest = after
        } else {
            credential = nil
        }
        if flags & 0x80 != 0 {
            guard let (extensions, after) = try? CBOR.first(in: rest), extensions.map != nil else { return nil }
            rest = after
        }
        guard rest.isEmpty else { return nil }
    }

    /// What an attestation object has of it. Who made the authenticator is not asked, so what vouches for that is not read.
    public init?(attestation bytes: [UInt8]) {
        guard let members = try? CBOR(bytes).map, case .text? = members[.text("fmt")],
            members[.text("attStmt")]?.map != nil, let data = members[.text("authData")]?.bytes
        else { return nil }
        self.init(data)
    }

    private static func credential(_ bytes: ArraySlice<UInt8>) -> (Credential, ArraySlice<UInt8>)? {
        // The model of the authenticator, and the length of the name.
        guard bytes.count >= 18 else { return nil }
        let length = bytes.dropFirst(16).prefix(2).reduce(0) { $0 << 8 | Int($1) }
        let rest = bytes.dropFirst(18)
        guard (1...longestID).contains(length), rest.count >= length else { return nil }
        let keyed = rest.dropFirst(length)
        guard let (value, after) = try? CBOR.first(in: keyed), let key = COSEKey(value) else { return nil }
        let keyBytes = Array(keyed.prefix(keyed.count - after.count))
        return (Credential(id: Array(rest.prefix(length)), key: key, keyBytes: keyBytes), after)
    }
}
