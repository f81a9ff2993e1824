import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage

/// Sign in with Apple, for the clients that know VitalPath by it. Off until the owner has set it up.
struct AppleRoutes {
    let database: Database
    let apple: AppleSignIn?
    let guests: Guests
    let households: Households
    let doorkeeper: Doorkeeper
    let now: @Sendable () -> Date

    func add(to group: RouterGroup<Caller>) {
        group.post("auth/apple", use: signIn)
    }

    private struct SignedIn: Encodable {
        var success = true
        var user: FitIQUser
    }

    /// Someone signed in already gets the identity added to their account; someone known is signed in; anybody else gets
    /// an account. What the body says of name and address only fills an empty profile: the token alone is proof.
    @Sendable private func signIn(_ request: Request, context: Caller) async throws -> Response {
        guard let apple else { throw Problem(.notFound, "problem.apple.off") }
        var form = try await request.form()
        let token = form.requiredText("identityToken", limit: 8192)
        let firstName = form.text("givenName", limit: 60).value
        let lastName = form.text("familyName", limit: 60).value
        try form.check()
        let tried = try doorkeeper.throttle.begin("apple \(context.address)", from: context.address, now: now())
        let identity = try await apple.identity(in: token, now: now())
        doorkeeper.throttle.succeeded(tried, now: now())
        let owner = try owner(of: identity, context)
        var profile = try database.profiles.get(owner)
        profile.firstName = profile.firstName ?? firstName
        profile.lastName = profile.lastName ?? lastName
        try database.profiles.save(profile, of: owner)
        guard let account = try database.accounts.find(id: owner) else { throw Problem.signInNeeded }
        var response = Response.json(SignedIn(user: FitIQUser(account, profile)))
        response.headers[.setCookie] = try guests.signIn(owner, request, context)
        return response
    }

    private func owner(of identity: AppleSignIn.Identity, _ context: Caller) throws -> Account.ID {
        let known = try database.accounts.find(appleSubject: identity.subject)
        if case .session? = context.visitor?.pass, let owner = context.visitor?.owner {
            guard known == nil || known?.id == owner else { throw Problem(.conflict, "problem.apple.taken") }
            try database.accounts.setAppleSubject(identity.subject, of: owner, now: now())
            return owner
        }
        if let known { return known.id }
        guard try households.isOpen() else { throw Problem.forbidden("problem.registration") }
        let name = identity.email ?? "apple-\(UUID().uuidString.prefix(8).lowercased())"
        let account = try households.add(
            name, email: identity.email, passwordHash: nil, now: now(), language: context.language)
        try database.accounts.setAppleSubject(identity.subject, of: account.id, now: now())
        return account.id
    }
}
