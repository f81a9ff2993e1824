import Crypto
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Who passkeys are for: this server by its name `localhost`, at the port that it listens on. What was signed for a page of
/// another program on this computer is not good here.
struct RelyingParty {
    /// Browsers know passkeys of names, and of no address in numbers.
    static let id = "localhost"
    static let idHash = Array(SHA256.hash(data: Data(id.utf8)))

    /// Of its pages
    let origin: String

    init(origin: String) { self.origin = origin }

    /// - Throws: 421 for who came by another name, where it tells the right one, or from another device.
    init(_ request: Request, _ context: Caller) throws(Problem) {
        if context.isSecure { throw Problem(.misdirectedRequest, "problem.passkey.device") }
        let port = context.channel.localAddress?.port ?? 80
        origin = "http://\(Self.id)" + (port == 80 ? "" : ":\(port)")
        guard "http://\(request.head.authority?.lowercased() ?? "")" == origin else {
            throw Problem(.misdirectedRequest, "problem.passkey.place", values: ["address": .text(origin)])
        }
    }

    /// The passkey that a browser has just made (WebAuthn, section 7.1).
    ///
    /// - Throws: 403 for one that was made elsewhere, for other words than these, or without looking who is there
    func credential(
        clientData: [UInt8], attestation: [UInt8], isOurs: (Data) -> Bool
    ) throws(Problem) -> (AuthenticatorData.Credential, counter: UInt32) {
        try check(clientData, type: "webauthn.create", isOurs)
        guard let data = AuthenticatorData(attestation: attestation) else { throw .forbidden("problem.passkey.kind") }
        try check(data)
        guard let credential = data.credential, credential.key.isUsable else {
            throw .forbidden("problem.passkey.kind")
        }
        return (credential, data.counter)
    }

    /// What an authenticator says with a signature of `key` (WebAuthn, section 7.2).
    ///
    /// - Throws: 403 for what was signed elsewhere, for other words than these, by another key, or without looking who is
    ///   there
    func counter(
        clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8], key: COSEKey, isOurs: (Data) -> Bool
    ) throws(Problem) -> UInt32 {
        try check(clientData, type: "webauthn.get", isOurs)
        guard let data = AuthenticatorData(authenticatorData) else { throw .forbidden("problem.passkey.refused") }
        try check(data)
        guard key.verifies(Data(signature), of: Data(authenticatorData) + Data(SHA256.hash(data: Data(clientData))))
        else { throw .forbidden("problem.passkey.refused") }
        return data.counter
    }

    /// The challenge is spent by being looked at.
    private func check(_ clientData: [UInt8], type: String, _ isOurs: (Data) -> Bool) throws(Problem) {
        guard case .object(let said)? = try? JSONReader.value(clientData), said["type"] == .text(type),
            case .text(let text)? = said["challenge"], let challenge = Data(base64URL: text)
        else { throw .forbidden("problem.passkey.refused") }
        guard isOurs(challenge) else { throw .forbidden("problem.passkey.challenge") }
        guard said["origin"] == .text(origin), said["crossOrigin"] == nil || said["crossOrigin"] == .flag(false),
            said["topOrigin"] == nil
        else { throw Problem(.forbidden, "problem.passkey.origin", values: ["address": .text(origin)]) }
    }

    private func check(_ data: AuthenticatorData) throws(Problem) {
        guard data.relyingPartyHash == Self.idHash else {
            throw Problem(.forbidden, "problem.passkey.origin", values: ["address": .text(origin)])
        }
        guard data.isPresent, data.isVerified else { throw .forbidden("problem.passkey.unverified") }
    }
}

extension COSEKey {
    /// Whether it is a key at all: not any point is one.
    var isUsable: Bool {
        switch self {
        case .es256(let x, let y): (try? P256.Signing.PublicKey(x963Representation: [4] + x + y)) != nil
        case .edDSA(let bytes): (try? Curve25519.Signing.PublicKey(rawRepresentation: bytes)) != nil
        }
    }

    /// - Parameter signature: for ECDSA in DER, as WebAuthn has it
    func verifies(_ signature: Data, of data: Data) -> Bool {
        switch self {
        case .es256(let x, let y):
            guard let key = try? P256.Signing.PublicKey(x963Representation: [4] + x + y),
                let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature)
            else { return false }
            return key.isValidSignature(signature, for: data)
        case .edDSA(let bytes):
            guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else { return false }
            return key.isValidSignature(signature, for: data)
        }
    }
}

extension Data {
    /// RFC 4648, section 5, without padding; `nil` for anything else.
    init?(base64URL text: String) {
        guard text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }) else {
            return nil
        }
        let standard = text.replacing("-", with: "+").replacing("_", with: "/")
        self.init(base64Encoded: standard + String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4))
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
