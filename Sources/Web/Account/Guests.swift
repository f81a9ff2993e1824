import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage
import Synchronization

/// Finds out who makes a request: by session cookie, API token or signed token.
public final class Guests: Sendable {
    static let cookie = "__session"
    private static let sessionLength: TimeInterval = 90 * 86_400
    /// A session's or token's last use is noted this often.
    private static let noteEvery: TimeInterval = 600

    /// Whose sessions and tokens were seen lately, by their hashes.
    private struct Known {
        var visitors: [Data: (visitor: Visitor, notedAt: Date)] = [:]
        /// Raised when some are forgotten: what was looked up before that is not kept.
        var version = 0
    }

    private let database: Database
    private let accessTokens: AccessTokens
    private let now: @Sendable () -> Date
    private let known = Mutex(Known())

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
    func signIn(_ owner: Account.ID, _ request: Request, _ context: Caller) throws -> String {
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
        let kind = context.isSecure ? "Secure; HttpOnly" : "HttpOnly"
        return "\(Self.cookie)=\(token); Path=/; \(kind); SameSite=Strict; Max-Age=\(Int(Self.sessionLength))"
    }

    static let goneCookie = "\(cookie)=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0"

    /// Sessions and tokens of `owner` are looked up afresh from now on.
    func forget(_ owner: Account.ID) {
        known.withLock { known in
            known.visitors = known.visitors.filter { $0.value.visitor.owner != owner }
            known.version += 1
        }
    }

    private func session(_ hash: Data) throws -> Visitor? {
        try visitor(hash) { now in
            guard let (session, owner) = try database.sessions.find(tokenHash: hash, now: now) else { return nil }
            // That it cannot be noted, as on a full disk, keeps nobody from their data.
            try? database.sessions.touch(
                session.id, of: owner, now: now, expires: now.addingTimeInterval(Self.sessionLength))
            return Visitor(owner: owner, pass: .session(id: session.id))
        }
    }

    /// - Throws: 401 for a token that is unknown, expired or revoked
    func bearer(_ token: String) async throws -> Visitor {
        guard token.hasPrefix(Secret.prefix) else {
            return Visitor(owner: try await accessTokens.owner(of: token, now: now()), pass: .jwt)
        }
        let hash = Secret.hash(token)
        let visitor = try visitor(hash) { now in
            guard let (found, owner) = try database.tokens.find(tokenHash: hash) else { return nil }
            try? database.tokens.used(found, of: owner, at: now)
            return Visitor(owner: owner, pass: .token(scopes: found.scopes))
        }
        guard let visitor else { throw Problem.signInNeeded }
        return visitor
    }

    /// The visitor that was seen lately with a secret of this hash, or whom `find` finds.
    private func visitor(_ hash: Data, find: (_ now: Date) throws -> Visitor?) rethrows -> Visitor? {
        let now = now()
        let (hit, version) = known.withLock { ($0.visitors[hash], $0.version) }
        if let hit, now.timeIntervalSince(hit.notedAt) < Self.noteEvery { return hit.visitor }
        let visitor = try find(now)
        known.withLock { known in
            guard known.version == version else { return }
            if known.visitors.count > 1000 { known.visitors.removeAll() }
            known.visitors[hash] = visitor.map { ($0, now) }
        }
        return visitor
    }
}
