import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services

/// What every request passes: the Host check, the check against other sites, who it is, and the headers of every answer.
struct Door: RouterMiddleware {
    /// What the server is called in the network at home, where it is served to that
    let network: LocalNetwork?
    let guests: Guests
    let people: People
    let locks: AppLocks

    func handle(
        _ request: Request, context: Caller, next: (Request, Caller) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.language = Self.acceptedLanguage(request)
        var response: Response
        var changes: RequestChanges?
        do {
            // Any other Host is somebody else's page pointing at us (DNS rebinding).
            let isOurs =
                context.isSecure
                ? network?.allows(request.head.authority) == true : ThisMachine.isCalled(request.head.authority)
            guard isOurs else { throw Problem(.misdirectedRequest, "problem.host") }
            try CrossSite.check(request, context)
            if context.visitor == nil, !Self.isForAnybody(request) {
                context.visitor = try await guests.visitor(of: request)
            }
            if let owner = context.visitor?.owner {
                let person = try people.person(owner)
                context.person = person
                context.language = person.language
                context.units = person.preferences.units
            }
            try Self.checkScope(request, context.visitor)
            try Self.checkAccount(request, context.visitor)
            if case .session(let session)? = context.visitor?.pass, try locks.isLocked(session) {
                (context.visitor, context.person, context.locked) = (nil, nil, context.visitor)
            }
            changes = context.visitor.flatMap { RequestChanges(request, of: $0.owner) }
            response = try await RequestChanges.$current.withValue(changes) { [context] in
                try await next(request, context)
            }
        } catch {
            // Also what the store says while it is asked who this is.
            let problem = ProblemMiddleware.problem(for: error, request, context)
            response = problem.response(in: context.language, context.units)
        }
        Self.addHeaders(to: &response)
        changes?.tell(in: &response)
        return response
    }

    /// Whether all is well is told whoever asks, also where the rows that tell who asks are damaged.
    private static func isForAnybody(_ request: Request) -> Bool { request.uri.path == "/healthz" }

    private static func checkScope(_ request: Request, _ visitor: Visitor?) throws(Problem) {
        guard let visitor else { return }
        // A question changes nothing; what a tool changes is asked of its own route.
        let reads =
            request.method == .get || request.method == .head || ["/api/ask", "/mcp"].contains(request.uri.path)
        // A token may be for one address alone.
        if reads, let only = Self.narrow[request.uri.path], visitor.holds(only) { return }
        if reads ? !visitor.mayRead : !visitor.mayWrite { throw .forbidden("problem.scope") }
    }

    private static let narrow: [String: APIToken.Scope] = [
        "/widget": .widget, "/widget/today.svg": .widget, "/metrics": .metrics,
    ]

    /// A page of one person that is still open while another is signed in changes nothing of theirs.
    private static func checkAccount(_ request: Request, _ visitor: Visitor?) throws(Problem) {
        guard let visitor, let account = request.headers[.vitalpathAccount] else { return }
        if account != "\(visitor.owner)" { throw Problem(.conflict, "problem.otherAccount") }
    }

    static func addHeaders(to response: inout Response) {
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[.crossOriginResourcePolicy] = "same-origin"
        // Files that never change have no owner and are no pages; the rest would be half of what the small ones weigh.
        if response.headers[.cacheControl] == Assets.forGood { return }
        let isPage = response.headers[.contentType]?.contains("json") != true
        if isPage {
            response.headers[.referrerPolicy] = "no-referrer"
            response.headers[.crossOriginOpenerPolicy] = "same-origin"
        }
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = isPage ? policy : bare
        }
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    }

    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:",
        "connect-src 'self'", "font-src 'self'", "manifest-src 'self'", "worker-src 'self'", "form-action 'self'",
        "base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types keeper",
    ].joined(separator: "; ")

    /// For what is no page and has nothing to load.
    private static let bare = "default-src 'none'; frame-ancestors 'none'"

    /// Before anybody is known, the browser's own wish decides.
    static func acceptedLanguage(_ request: Request) -> Language {
        let wanted = request.headers[.acceptLanguage]?.lowercased() ?? ""
        return Language.allCases.first { wanted.hasPrefix($0.rawValue) } ?? .en
    }
}

/// The names by which programs on this machine reach it.
enum ThisMachine {
    private static let names: Set = ["localhost", "127.0.0.1", "[::1]"]

    static func isCalled(_ authority: String?) -> Bool { host(of: authority).map(names.contains) ?? false }

    /// What an authority names, in small letters and without its port
    static func host(of authority: String?) -> String? {
        guard var name = authority?.lowercased() else { return nil }
        if let colon = name.lastIndex(of: ":"), name[name.index(after: colon)...].allSatisfy(\.isNumber) {
            name = String(name[..<colon])
        }
        return name
    }
}

/// No other site, and no other program on this machine, makes changes or reads data through someone's browser.
enum CrossSite {
    static func check(_ request: Request, _ context: Caller) throws(Problem) {
        let site = request.headers[.secFetchSite]
        switch request.method {
        case .get, .head:
            // Following a link is fine; reading from a script of another origin is not.
            if let site, site == "cross-site" || site == "same-site",
                request.headers[.secFetchMode] != "navigate"
            {
                throw .forbidden("problem.crossSite")
            }
        default:
            if let site {
                guard site == "same-origin" else { throw .forbidden("problem.crossSite") }
            } else if let origin = request.headers[.origin] {
                guard origin == context.origin(of: request) else { throw .forbidden("problem.crossSite") }
            } else if request.headers[.cookie] != nil {
                throw .forbidden("problem.crossSite")
            }
        }
    }
}
