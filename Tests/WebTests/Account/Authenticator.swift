import Crypto
import Foundation

@testable import Services
@testable import Web

/// A device with one passkey: what a browser would send of it.
final class Authenticator {
    enum Kind { case es256, edDSA }

    private enum Key {
        case p256(P256.Signing.PrivateKey)
        case edwards(Curve25519.Signing.PrivateKey)
    }

    let id = (0..<32).map { _ in UInt8.random(in: 0...255) }
    var origin: String
    var host = "localhost"
    /// Present and verified
    var flags: UInt8 = 5
    var counter: UInt32 = 0
    var userHandle = ""
    private let key: Key

    init(_ kind: Kind = .es256, origin: String) {
        key = kind == .es256 ? .p256(.init()) : .edwards(.init())
        self.origin = origin
    }

    private var publicKey: [UInt8] {
        switch key {
        case .p256(let key):
            let point = [UInt8](key.publicKey.rawRepresentation)
            return [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32] + point.prefix(32) + [0x22, 0x58, 32]
                + point.suffix(32)
        case .edwards(let key):
            return [0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32] + key.publicKey.rawRepresentation
        }
    }

    private func data(_ flags: UInt8) -> [UInt8] {
        SHA256.hash(data: Data(host.utf8)) + [flags]
            + (0..<4).reversed().map { UInt8(truncatingIfNeeded: counter >> UInt32($0 * 8)) }
    }

    private func clientData(_ type: String, _ challenge: String) -> Data {
        let asked = #""type":"webauthn.\#(type)","challenge":"\#(challenge)""#
        return Data(#"{\#(asked),"origin":"\#(origin)","crossOrigin":false}"#.utf8)
    }

    /// The body that adds it.
    func registration(_ challenge: String, name: String = "Phone") -> String {
        let data = data(flags | 0x40) + [UInt8](repeating: 0, count: 16) + [0, 32] + id + publicKey
        var attestation: [UInt8] = [0xa3]
        attestation += [0x63] + Array("fmt".utf8) + [0x64] + Array("none".utf8)
        attestation += [0x67] + Array("attStmt".utf8) + [0xa0]
        attestation += [0x68] + Array("authData".utf8) + [0x58, UInt8(data.count)] + data
        let words = clientData("create", challenge).base64URL
        return """
            {"name": "\(name)", "id": "\(Data(id).base64URL)", "clientDataJSON": "\(words)",
            "attestationObject": "\(Data(attestation).base64URL)"}
            """
    }

    /// The body that comes in with it.
    func assertion(_ challenge: String) throws -> String {
        let (data, words) = (data(flags), clientData("get", challenge))
        let signed = Data(data) + Data(SHA256.hash(data: words))
        let signature =
            switch key {
            case .p256(let key): try key.signature(for: signed).derRepresentation
            case .edwards(let key): try key.signature(for: signed)
            }
        let handle = userHandle.isEmpty ? "null" : "\"\(userHandle)\""
        return """
            {"id": "\(Data(id).base64URL)", "clientDataJSON": "\(words.base64URL)", "userHandle": \(handle),
            "authenticatorData": "\(Data(data).base64URL)", "signature": "\(signature.base64URL)"}
            """
    }
}
