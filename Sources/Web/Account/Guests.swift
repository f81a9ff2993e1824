import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Storage
import Synchronization

/// Finds out who makes a request: by session cookie, API token or signed token.
public final class Guests: Sendable {
    static let cookie = "__session"
    /// Prefix of API tokens, so that a leaked one can be recognised.
    public static let tokenPrefix = "vp_"
    private static let sessionLength: TimeInterval = 90 * 86_400
    private static let touchEvery: TimeInterval = 600

    private struct Known {
        var session: Session.ID
        var owner: Account.ID
        var touchedAt: Date
    }

    private let database: Database
    private let accessTokens: AccessTokens
    private let now: @Sendable () -> Date
    private let sessions = Mutex<[Data: Known]>([:])

    init(database: Database, accessTokens: AccessTokens, now: @escaping @Sendable () -> Date) {
        self.database = database
        self.accessTokens = accessTokens
        self.now = now
    }

    /// - Throws: 401 for a bearer token that is unknown, expired or revoked. A stale cookie is only nobody.
    func visitor(of request: Request) async throws -> Visitor? {
        if let header = request.headers[.authorization] {
            let parts = header.split(separator: " ")
            guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw Problem.signInNeeded }
            return try await bearer(String(parts[1]))
        }
        guard let token = request.cookies[Self.cookie]?.value, token.utf8.count == 43 else { return nil }
        return try session(Secret.hash(token))
    }

    /// Starts a session and ends the one that the browser held before.
    ///
    /// - Returns: the `Set-Cookie` value.
    func signIn(_ owner: Account.ID, request: Request) throws -> String {
        let now = now()
        if let old = request.cookies[Self.cookie]?.value,
            let (session, account) = try database.sessions.find(tokenHash: Secret.hash(old), now: now)
        {
            try database.sessions.end(session.id, of: account)
            forget(account)
        }
        let token = Secret.token()
        let agent = String(
            (request.headers[.userAgent] ?? "").unicodeScalars.filter { $0.value >= 32 }.prefix(200).map(Character.init)
        )
        _ = try database.sessions.create(
            owner, tokenHash: Secret.hash(token), userAgent: agent, now: now,
            expires: now.addingTimeInterval(Self.sessionLength))
        return "\(Self.cookie)=\(token); Path=/; HttpOnly; SameSite=Strict; Max-Age=\(Int(Self.sessionLength))"
    }

    static let goneCookie = "\(cookie)=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0"

    /// Sessions of `owner` are looked up afresh from now on.
    func forget(_ owner: Account.ID) {
        sessions.withLock { known in known = known.filter { $0.value.owner != owner } }
    }

    private func session(_ hash: Data) throws -> Visitor? {
        let now = now()
        if let hit = sessions.withLock({ $0[hash] }), now.timeIntervalSince(hit.touchedAt) < Self.touchEvery {
            return Visitor(owner: hit.owner, pass: .session(id: hit.session))
        }
        guard let (session, owner) = try database.sessions.find(tokenHash: hash, now: now) else {
            sessions.withLock { _ = $0.removeValue(forKey: hash) }
            return nil
        }
        try database.sessions.touch(
            session.id, of: owner, now: now, expires: now.addingTimeInterval(Self.sessionLength))
        sessions.withLock { known in
            if known.count > 1000 { known.removeAll() }
            known[hash] = Known(session: session.id, owner: owner, touchedAt: now)
        }
        return Visitor(owner: owner, pass: .session(id: session.id))
    }

    private func bearer(_ token: String) async throws -> Visitor {
        if token.hasPrefix(Self.tokenPrefix) {
            guard let (found, owner) = try database.tokens.find(tokenHash: Secret.hash(token)) else {
                throw Problem.signInNeeded
            }
            try database.tokens.used(found, of: owner, at: now())
            return Visitor(owner: owner, pass: .token(scopes: found.scopes))
        }
        return Visitor(owner: try await accessTokens.owner(of: token, now: now()), pass: .jwt)
    }
}
