import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage

/// Registering and logging in for API clients: e-mail and password for a signed token.
struct FitIQAuthRoutes {
    let database: Database
    let people: People
    let households: Households
    let registrations: Registrations
    let accessTokens: AccessTokens
    let doorkeeper: Doorkeeper
    let now: @Sendable () -> Date

    func add(to group: RouterGroup<Caller>) {
        group.post("auth/register", use: register)
        group.post("auth/login", use: login)
    }

    private struct LoggedIn: Encodable {
        var user: FitIQUser
        var accessToken: String
        var tokenType = "Bearer"
        var expiresIn = Int(AccessTokens.lifetime)
    }

    /// The token holds from the moment that the owner lets whoever has it in.
    @Sendable private func register(_ request: Request, context: Caller) async throws -> Response {
        guard try households.isOpen() else { throw Problem.forbidden("problem.registration") }
        var form = try await request.form()
        let email = form.requiredText("email", limit: 254)
        if form.problems["email"] == nil, !Self.looksLikeEmail(email) { form.complain("email", "problem.email") }
        let password = form.password("password")
        if form.has("password"), let objection = Passwords.objection(to: password) {
            form.complain("password", objection.key, objection.values)
        }
        let today = CivilDate(ordinal: Int(now().timeIntervalSince1970 / 86_400))
        var profile = Profile()
        form.text("firstName", limit: 60).apply(to: &profile.firstName)
        form.text("lastName", limit: 60).apply(to: &profile.lastName)
        form.date("dateOfBirth", in: today.adding(days: -120 * 366)...today.adding(days: -13 * 365))
            .apply(to: &profile.birthDate)
        try form.check()
        // Every one counts, also the one that succeeds.
        let tried = try doorkeeper.throttle.begin("register \(context.address)", from: context.address, now: now())
        let hash: String
        do {
            hash = try await Passwords.hash(password, doorkeeper.turn(context))
        } catch {
            doorkeeper.throttle.withdraw(tried, now: now())
            throw error
        }
        let waiting = Registrations.Registration(
            id: UUID().uuidString.lowercased(), email: email, passwordHash: hash, profile: profile,
            language: context.language, registeredAt: now())
        try registrations.add(waiting)
        let account = Account(id: waiting.id, name: email, email: email, createdAt: waiting.registeredAt)
        return .json(
            LoggedIn(
                user: FitIQUser(account, profile),
                accessToken: try await accessTokens.issue(for: account.id, passwordHash: hash, now: now())),
            status: .created)
    }

    @Sendable private func login(_ request: Request, context: Caller) async throws -> Response {
        var form = try await request.form()
        let email = form.requiredText("email", limit: 254)
        let password = form.password("password")
        try form.check()
        let account = try await doorkeeper.account(email, password, context)
        return .json(try await loggedIn(account))
    }

    private func loggedIn(_ account: Account) async throws -> LoggedIn {
        LoggedIn(
            user: FitIQUser(account, try database.profiles.get(account.id)),
            accessToken: try await accessTokens.issue(
                for: account.id, passwordHash: try database.accounts.passwordHash(of: account.id), now: now()))
    }

    /// One `@` with something on both sides and no spaces: the rest only the mail server knows.
    private static func looksLikeEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !text.contains(where: \.isWhitespace)
    }
}

/// A user as FitIQ's clients know one.
struct FitIQUser: Encodable {
    var id: String
    var email: String?
    var firstName: String?
    var lastName: String?
    var dateOfBirth: CivilDate?

    init(_ account: Account, _ profile: Profile) {
        id = account.id
        email = account.email
        firstName = profile.firstName
        lastName = profile.lastName
        dateOfBirth = profile.birthDate
    }
}
