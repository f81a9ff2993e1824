import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage

/// The way in by a single-use link, and the pages.
struct StartRoutes {
    let database: Database
    let guests: Guests
    let pages: Pages
    let now: @Sendable () -> Date

    func add(to router: Router<Caller>) {
        router.get("start", use: start)
        router.get("say", use: say)
        for page in Pages.all {
            router.get(RouterPath(page.path)) { request, context in
                try show(page.path, isPublic: page.isPublic, request, context)
            }
        }
    }

    /// What was a page of its own is the box over Today.
    @Sendable private func say(_ request: Request, context _: Caller) -> Response {
        // What another app shares may come in three parts.
        let parts = ["title", "text", "url"].compactMap { request.uri.queryParameters[Substring($0)] }
        let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let query = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return .redirect(to: "/?say=\(query)", type: .normal)
    }

    private func show(_ path: String, isPublic: Bool, _ request: Request, _ context: Caller) throws -> Response {
        if !isPublic, context.locked != nil { throw context.nobody }
        guard isPublic || context.visitor != nil else { return .redirect(to: "/welcome", type: .normal) }
        if request.uri.path == "/", let owner = context.visitor?.owner {
            let profile = try database.profiles.get(owner)
            if !profile.onboardingCompleted, profile.onboardingSteps.isEmpty {
                return .redirect(to: "/onboarding", type: .normal)
            }
        }
        guard let page = pages.page(at: path, isUsual: request.uri.query == nil, context: context) else {
            throw Problem.notFound
        }
        return page
    }

    /// Spends the link; who only asks for the head does not. The answer is a page that moves on by itself: the cookie is `SameSite=Strict`, so a redirect
    /// that began in another program would arrive without it.
    @Sendable private func start(_ request: Request, context: Caller) throws -> Response {
        guard request.method == .get, request.headers[.secPurpose] == nil,
            let token = request.uri.queryParameters["token"],
            token.utf8.count == 43, let owner = try database.sessions.spendLink(Secret.hash(token), now: now())
        else { throw Problem(.forbidden, "problem.link") }
        try settle(owner, request)
        guard var page = pages.page("account/start.html", context: context) else { throw Problem.notFound }
        page.headers[.setCookie] = try guests.signIn(owner, request, context)
        return page
    }

    /// Whoever comes in first, and has told nothing yet, reads and measures as their browser does, until they choose.
    private func settle(_ owner: Account.ID, _ request: Request) throws {
        let profile = try database.profiles.get(owner)
        guard !profile.onboardingCompleted, profile.onboardingSteps.isEmpty, try database.sessions.list(owner).isEmpty
        else { return }
        let before = try database.preferences.get(owner)
        var preferences = before
        preferences.language = Door.acceptedLanguage(request)
        if request.headers[.acceptLanguage]?.lowercased().hasPrefix("en-us") == true { preferences.units = .imperial }
        if preferences != before { try database.preferences.save(preferences, of: owner) }
    }
}
