import Domain
import HTTPTypes
public import Hummingbird
import NIOCore
import Services

/// What is known about one request: who asks, in which language, from where.
public struct Caller: RequestContext {
    public var coreContext: CoreRequestContextStorage
    /// The connection that the request came by
    let channel: any Channel
    /// Where it comes from, as people are counted by it
    var address: String { RemoteAddress.group(channel.remoteAddress) }
    /// Whether it came by TLS, from the network at home.
    var isSecure = false
    /// Set by the door once someone has shown who they are.
    var visitor: Visitor?
    /// Who that is
    var person: Person?
    /// Who is there by a session that is locked on its device. To all routes but the lock's own they are nobody.
    var locked: Visitor?
    /// The language and units that problems are worded in.
    var language = Language.en
    var units = UnitSystem.metric

    public init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
    }

    /// Where the page that this request is for stands: `http://localhost:8042`
    func origin(of request: Request) -> String {
        "\(isSecure ? "https" : "http")://\(request.head.authority ?? "localhost")"
    }

    /// The account whose data this request is about.
    ///
    /// - Throws: 401 when nobody is signed in, 423 when the session is locked.
    func owner() throws(Problem) -> Account.ID {
        guard let visitor else { throw nobody }
        return visitor.owner
    }

    /// What is said to who is nobody here, or as good as that.
    var nobody: Problem { locked == nil ? .signInNeeded : Problem(.locked, "problem.locked") }

    /// For matters of the account itself, which no script's token may touch.
    ///
    /// - Throws: 401 when nobody is signed in, 403 when the caller holds only a token, 423 when the session is locked.
    func signedInOwner() throws(Problem) -> Account.ID { try signedInSession().owner }

    /// With the owner the session that is signed in.
    ///
    /// - Throws: as `signedInOwner`
    func signedInSession() throws(Problem) -> (owner: Account.ID, session: Session.ID) {
        guard let visitor else { throw nobody }
        return try visitor.session()
    }

    /// The session that is signed in, locked or not.
    ///
    /// - Throws: 401 when nobody is signed in, 403 when the caller holds only a token.
    func lockableSession() throws(Problem) -> (owner: Account.ID, session: Session.ID) {
        guard let visitor = visitor ?? locked else { throw .signInNeeded }
        return try visitor.session()
    }
}

/// Someone who has shown who they are, and by what.
struct Visitor: Sendable {
    enum Pass: Sendable {
        case session(id: Session.ID)
        case token(scopes: [APIToken.Scope])
        case jwt
    }

    let owner: Account.ID
    let pass: Pass

    fileprivate func session() throws(Problem) -> (owner: Account.ID, session: Session.ID) {
        guard case .session(let session) = pass else { throw .forbidden("problem.sessionNeeded") }
        return (owner, session)
    }

    /// Whether it came by a token with this scope.
    func holds(_ scope: APIToken.Scope) -> Bool {
        if case .token(let scopes) = pass { scopes.contains(scope) } else { false }
    }

    var mayWrite: Bool {
        if case .token(let scopes) = pass { scopes.contains(.write) } else { true }
    }

    var mayRead: Bool {
        if case .token(let scopes) = pass { scopes.contains(.read) || scopes.contains(.write) } else { true }
    }
}

extension HTTPResponse.Status {
    /// RFC 4918, section 11.3
    static var locked: HTTPResponse.Status { HTTPResponse.Status(code: 423, reasonPhrase: "Locked") }
}
