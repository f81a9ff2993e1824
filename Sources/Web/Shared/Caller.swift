import Domain
public import Hummingbird
import NIOCore

/// What is known about one request: who asks, in which language, from where.
public struct Caller: RequestContext {
    public var coreContext: CoreRequestContextStorage
    /// The connection that the request came by
    let channel: any Channel
    /// Where it comes from, as people are counted by it
    var address: String { RemoteAddress.group(channel.remoteAddress) }
    /// Set by the door once someone has shown who they are.
    var visitor: Visitor?
    /// The language and units that problems are worded in.
    var language = Language.en
    var units = UnitSystem.metric

    public init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
    }

    /// The account whose data this request is about.
    ///
    /// - Throws: 401 when nobody is signed in.
    func owner() throws(Problem) -> Account.ID {
        guard let visitor else { throw .signInNeeded }
        return visitor.owner
    }

    /// For matters of the account itself, which no script's token may touch.
    ///
    /// - Throws: 401 when nobody is signed in, 403 when the caller holds only a token.
    func signedInOwner() throws(Problem) -> Account.ID { try signedInSession().owner }

    /// With the owner the session that is signed in.
    ///
    /// - Throws: 401 when nobody is signed in, 403 when the caller holds only a token.
    func signedInSession() throws(Problem) -> (owner: Account.ID, session: Session.ID) {
        guard let visitor else { throw .signInNeeded }
        guard case .session(let session) = visitor.pass else { throw .forbidden("problem.sessionNeeded") }
        return (visitor.owner, session)
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
