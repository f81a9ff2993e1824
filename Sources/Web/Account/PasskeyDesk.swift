import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// Looks at what passkeys sign: who signs in, and who opens a session that was locked.
struct PasskeyDesk {
    let database: Database
    let throttle: LoginThrottle
    let challenges = Challenges()
    let now: @Sendable () -> Date

    /// What a browser is asked to have signed.
    struct Question: Encodable {
        struct Known: Encodable {
            var type = "public-key"
            var id: String
        }

        var challenge: String
        var rpId = RelyingParty.id
        /// Milliseconds
        var timeout = Int(Challenges.lifetime) * 1000
        var userVerification = "required"
        /// Which it may be signed with; any that the device has where none is named
        var allowCredentials: [Known]

        init(_ challenge: Data, allowed: [Data]) {
            self.challenge = challenge.base64URL
            allowCredentials = allowed.map { Known(id: $0.base64URL) }
        }
    }

    /// - Parameter owner: whose passkeys it may be; anybody's where nobody is named
    func question(for purpose: Challenges.Purpose, of owner: Account.ID? = nil) throws -> Question {
        Question(
            challenges.issue(for: purpose, now: now()),
            allowed: try owner.map { try database.passkeys.credentials(of: $0) } ?? [])
    }

    /// Whose passkey has signed what `request` says, by the form of it.
    ///
    /// - Parameter owner: whose it has to be, where that is known
    /// - Throws: 403 for anything but a passkey that is known here, at its place and for this purpose; 429 where one was
    ///   wrong too often
    func owner(
        in form: inout Form, for purpose: Challenges.Purpose, expecting owner: Account.ID? = nil,
        _ request: Request, _ context: Caller
    ) throws -> Account.ID {
        let party = try RelyingParty(request, context)
        let id = form.bytes("id", limit: AuthenticatorData.longestID)
        let clientData = form.bytes("clientDataJSON", limit: 4096)
        let authenticatorData = form.bytes("authenticatorData", limit: 4096)
        let signature = form.bytes("signature", limit: 256)
        let handle = form.has("userHandle") && !form.isNull("userHandle") ? form.bytes("userHandle", limit: 64) : nil
        try form.check()
        let tried = try throttle.begin("passkey \(Data(id).base64URL)", from: context.address, now: now())
        guard let known = try database.passkeys.find(credential: Data(id)) else {
            throw Problem.forbidden("problem.passkey.unknown")
        }
        guard let key = COSEKey(Array(known.publicKey)) else { throw Problem.forbidden("problem.passkey.refused") }
        let counter = try party.counter(
            clientData: clientData, authenticatorData: authenticatorData, signature: signature, key: key
        ) { challenges.spend($0, for: purpose, now: now()) }
        // Who is not known yet is told by the passkey; whoever is has to be the same.
        guard owner == nil || owner == known.owner, handle.map({ $0 == Array(known.owner.utf8) }) ?? (owner != nil)
        else { throw Problem.forbidden("problem.passkey.unknown") }
        guard try database.passkeys.used(known.id, of: known.owner, counter: counter, at: now()) else {
            throw Problem.forbidden("problem.passkey.counter")
        }
        throttle.succeeded(tried, now: now())
        return known.owner
    }
}

extension Form {
    /// Bytes in base64url (RFC 4648, section 5, without padding): 1 to `limit` of them.
    mutating func bytes(_ key: String, limit: Int) -> [UInt8] {
        let text = requiredText(key, limit: (limit * 4 + 2) / 3)
        guard problems[key] == nil else { return [] }
        guard let bytes = Data(base64URL: text) else {
            complain(key, "problem.base64")
            return []
        }
        return Array(bytes)
    }
}
