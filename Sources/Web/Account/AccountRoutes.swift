import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage

/// Signing in and out, sessions, tokens, the password, and the end of an account.
struct AccountRoutes {
    let database: Database
    let guests: Guests
    let events: Events
    let doorkeeper: Doorkeeper
    let downloads: Downloads
    let households: Households
    let models: ModelEndpoints
    let imports: HealthImports
    let restores: Restores
    let now: @Sendable () -> Date
    let announce: @Sendable (String) -> Void

    /// How long erasing waits for downloads that have begun, in seconds.
    private static let patience = 5.0

    func add(to group: RouterGroup<Caller>) {
        group.get("session", use: session)
        group.post("session", use: signIn)
        group.delete("session", use: signOut)
        group.get("sessions", use: sessions)
        group.delete("sessions/:id", use: endSession)
        group.put("account/password", use: setPassword)
        group.delete("account/password", use: removePassword)
        group.patch("account", use: rename)
        group.delete("account", use: erase)
        group.get("tokens", use: tokens)
        group.post("tokens", use: addToken)
        group.delete("tokens/:id", use: revokeToken)
    }

    private struct SignedIn: Encodable {
        var account: Account
        var hasPassword: Bool
        var isOwner: Bool
    }

    @Sendable private func session(_: Request, context: Caller) throws -> Response {
        .json(try signedIn(try context.owner()))
    }

    private func signedIn(_ owner: Account.ID) throws -> SignedIn {
        guard let account = try database.accounts.find(id: owner) else { throw Problem.signInNeeded }
        return SignedIn(
            account: account, hasPassword: try database.accounts.passwordHash(of: owner) != nil,
            isOwner: try households.isOwner(owner))
    }

    @Sendable private func signIn(_ request: Request, context: Caller) async throws -> Response {
        var form = try await request.form()
        let name = form.requiredText("name")
        let password = form.password("password")
        try form.check()
        let account = try await doorkeeper.account(name, password, context)
        var response = Response.json(try signedIn(account.id))
        response.headers[.setCookie] = try guests.signIn(account.id, request, context)
        return response
    }

    @Sendable private func signOut(_: Request, context: Caller) throws -> Response {
        let (owner, session) = try context.lockableSession()
        try database.sessions.end(session, of: owner)
        guests.forget(owner)
        return Response(status: .noContent, headers: [.setCookie: Guests.goneCookie])
    }

    private struct ListedSession: Encodable {
        var id: String
        var createdAt: Date
        var lastSeenAt: Date
        var userAgent: String
        var isCurrent: Bool
    }

    @Sendable private func sessions(_: Request, context: Caller) throws -> Response {
        let owner = try context.signedInOwner()
        var current: Session.ID?
        if case .session(let id)? = context.visitor?.pass { current = id }
        return .json(
            try database.sessions.list(owner).map {
                ListedSession(
                    id: $0.id, createdAt: $0.createdAt, lastSeenAt: $0.lastSeenAt, userAgent: $0.userAgent,
                    isCurrent: $0.id == current)
            })
    }

    @Sendable private func endSession(_: Request, context: Caller) throws -> Response {
        let owner = try context.signedInOwner()
        try database.sessions.end(try context.parameters.require("id"), of: owner)
        guests.forget(owner)
        return .noContent
    }

    @Sendable private func setPassword(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        var form = try await request.form()
        let password = form.password("password")
        try form.check()
        if let objection = Passwords.objection(to: password) { throw Problem.invalid(["password": objection]) }
        try await confirm(&form, owner, context)
        try database.accounts.setPasswordHash(try await Passwords.hash(password, doorkeeper.turn(context)), of: owner)
        try endOtherSessions(of: owner, context)
        return .noContent
    }

    @Sendable private func removePassword(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        var form = try await request.form()
        try await confirm(&form, owner, context)
        try database.accounts.setPasswordHash(nil, of: owner)
        return .noContent
    }

    /// The present password, where there is one, has to be known to change it.
    private func confirm(_ form: inout Form, _ owner: Account.ID, _ context: Caller) async throws {
        guard let stored = try database.accounts.passwordHash(of: owner) else { return }
        let current = form.password("current")
        try form.check()
        guard try await doorkeeper.isRight(current, stored, about: owner, context) else {
            throw Problem.invalid("current", "problem.passwordWrong")
        }
    }

    private func endOtherSessions(of owner: Account.ID, _ context: Caller) throws {
        var current: Session.ID?
        if case .session(let id)? = context.visitor?.pass { current = id }
        try database.sessions.endAll(of: owner, except: current)
        guests.forget(owner)
    }

    @Sendable private func rename(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        var form = try await request.form()
        let name = form.requiredText("name", limit: 60)
        try form.check()
        try database.accounts.rename(owner, to: name)
        return .json(try signedIn(owner).account)
    }

    @Sendable private func erase(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        var form = try await request.form()
        let confirmation = form.requiredText("confirm")
        try form.check()
        guard let account = try database.accounts.find(id: owner), account.name == confirmation else {
            throw Problem.invalid("confirm", "problem.confirm")
        }
        await downloads.end(of: owner)
        try database.beginErasing(owner)
        guests.forget(owner)
        events.close(owner)
        imports.end(of: owner)
        restores.end(of: owner)
        if try database.accounts.all().isEmpty { try welcomeAnew(request, context) }
        let isForgotten = (try? models.set(nil, of: owner)) != nil
        let isClean = await finishErasing()
        return Response(
            status: isForgotten && isClean ? .noContent : .accepted, headers: [.setCookie: Guests.goneCookie])
    }

    /// Waits on a thread of its own: others are served meanwhile.
    private func finishErasing() async -> Bool {
        await Work.onThread { [database] in database.finishErasing(within: Self.patience) }
    }

    /// With the last account gone the next visitor starts over, by a new link in the terminal.
    private func welcomeAnew(_ request: Request, _ context: Caller) throws {
        announce(
            try households.link(for: households.owner(now: now()).id, base: context.origin(of: request), now: now()))
    }

    @Sendable private func tokens(_: Request, context: Caller) throws -> Response {
        .json(try database.tokens.list(try context.signedInOwner()))
    }

    private struct NewToken: Encodable {
        var token: APIToken
        var secret: String
    }

    @Sendable private func addToken(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        var form = try await request.form()
        let name = form.requiredText("name", limit: 60)
        let scopes = form.texts("scopes").value ?? ["read"]
        let known = scopes.compactMap(APIToken.Scope.init)
        if known.isEmpty || known.count != scopes.count {
            let all = APIToken.Scope.allCases.map(\.rawValue).joined(separator: ", ")
            form.complain("scopes", "problem.choice", ["choices": .text(all)])
        }
        try form.check()
        let (token, secret) = try households.token(for: owner, name: name, scopes: known, now: now())
        return .json(NewToken(token: token, secret: secret), status: .created)
    }

    @Sendable private func revokeToken(_: Request, context: Caller) throws -> Response {
        let owner = try context.signedInOwner()
        try database.tokens.revoke(try context.parameters.require("id"), of: owner)
        guests.forget(owner)
        return .noContent
    }
}
