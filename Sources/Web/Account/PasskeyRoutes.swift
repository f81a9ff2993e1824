import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage

/// Passkeys (WebAuthn): making, naming and removing them, and signing in with one.
struct PasskeyRoutes {
    let database: Database
    let desk: PasskeyDesk
    let guests: Guests
    let now: @Sendable () -> Date

    func add(to group: RouterGroup<Caller>) {
        group.get("passkeys", use: list)
        group.post("passkeys", use: addPasskey)
        group.patch("passkeys/:id", use: rename)
        group.delete("passkeys/:id", use: remove)
        group.post("passkeys/registration", use: askForOne)
        group.post("passkeys/assertion", use: askWho)
        group.post("session/passkey", use: signIn)
    }

    @Sendable private func list(_: Request, context: Caller) throws -> Response {
        .json(try database.passkeys.list(try context.signedInOwner()))
    }

    /// What a browser is asked to make: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, section 5.1.9.
    private struct Order: Encodable {
        struct Party: Encodable {
            var id = RelyingParty.id
            var name = "VitalPath"
        }

        struct User: Encodable {
            var id: String
            var name: String
            var displayName: String
        }

        struct Parameters: Encodable {
            var type = "public-key"
            var alg: Int
        }

        struct Selection: Encodable {
            var residentKey = "required"
            var requireResidentKey = true
            var userVerification = "required"
        }

        var rp = Party()
        var user: User
        var challenge: String
        var pubKeyCredParams = COSEKey.algorithms.map { Parameters(alg: $0) }
        var timeout = Int(Challenges.lifetime) * 1000
        var excludeCredentials: [PasskeyDesk.Question.Known]
        var authenticatorSelection = Selection()
        var attestation = "none"
    }

    @Sendable private func askForOne(_ request: Request, context: Caller) throws -> Response {
        let (owner, session) = try context.signedInSession()
        _ = try RelyingParty(request, context)
        guard let account = try database.accounts.find(id: owner) else { throw Problem.signInNeeded }
        let known = try database.passkeys.credentials(of: owner)
        if known.count >= Passkey.most { throw Self.tooMany }
        return .json(
            Order(
                user: .init(id: Data(owner.utf8).base64URL, name: account.name, displayName: account.name),
                challenge: desk.challenges.issue(for: .registration(session), now: now()).base64URL,
                excludeCredentials: known.map { .init(id: $0.base64URL) }))
    }

    private static let tooMany = Problem(
        .conflict, "problem.passkey.most", values: ["max": .number(Double(Passkey.most))])

    @Sendable private func addPasskey(_ request: Request, context: Caller) async throws -> Response {
        let (owner, session) = try context.signedInSession()
        let party = try RelyingParty(request, context)
        var form = try await request.form()
        let name = form.requiredText("name", limit: 60)
        let id = form.bytes("id", limit: AuthenticatorData.longestID)
        let clientData = form.bytes("clientDataJSON", limit: 4096)
        let attestation = form.bytes("attestationObject", limit: 32 * 1024)
        try form.check()
        let (credential, counter) = try party.credential(clientData: clientData, attestation: attestation) {
            desk.challenges.spend($0, for: .registration(session), now: now())
        }
        guard credential.id == id else { throw Problem.forbidden("problem.passkey.refused") }
        if try database.passkeys.find(credential: Data(id)) != nil { throw Problem(.conflict, "problem.passkey.known") }
        do {
            let passkey = try database.passkeys.add(
                owner, name: name, credential: Data(id), publicKey: Data(credential.keyBytes), counter: counter,
                now: now())
            return .json(passkey, status: .created)
        } catch StorageError.notFound {
            throw Self.tooMany
        }
    }

    @Sendable private func rename(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        let id = try context.parameters.require("id")
        var form = try await request.form()
        let name = form.requiredText("name", limit: 60)
        // Whose it is comes first: nobody learns of another's by what is said of its name.
        guard let before = try database.passkeys.list(owner).first(where: { $0.id == id }) else {
            throw Problem.notFound
        }
        try form.check()
        try database.passkeys.rename(before.id, of: owner, to: name)
        return .noContent
    }

    @Sendable private func remove(_: Request, context: Caller) throws -> Response {
        try database.passkeys.remove(try context.parameters.require("id"), of: try context.signedInOwner())
        return .noContent
    }

    @Sendable private func askWho(_ request: Request, context: Caller) throws -> Response {
        _ = try RelyingParty(request, context)
        return .json(try desk.question(for: .signIn))
    }

    private struct SignedIn: Encodable {
        var account: Account
    }

    @Sendable private func signIn(_ request: Request, context: Caller) async throws -> Response {
        var form = try await request.form()
        let owner: Account.ID
        do {
            owner = try desk.owner(in: &form, for: .signIn, request, context)
        } catch var problem as Problem where problem.status == .forbidden {
            // As a wrong password is told.
            problem.status = .unauthorized
            throw problem
        }
        guard let account = try database.accounts.find(id: owner) else { throw Problem.signInNeeded }
        var response = Response.json(SignedIn(account: account))
        response.headers[.setCookie] = try guests.signIn(owner, request, context)
        return response
    }
}
