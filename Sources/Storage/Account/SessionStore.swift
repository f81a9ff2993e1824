public import Domain
public import Foundation
import GRDB

/// Browsers that are signed in, and the links that let one in. Only hashes of their tokens are kept.
public struct SessionStore: Sendable {
    let connection: Connection

    public func create(_ owner: Account.ID, tokenHash: Data, userAgent: String, now: Date, expires: Date) throws
        -> Session
    {
        let session = Session(id: UUID().uuidString.lowercased(), createdAt: now, lastSeenAt: now, userAgent: userAgent)
        try connection.writeUncounted { db in
            try db.execute(sql: "DELETE FROM session WHERE expires_at <= ?", arguments: [now.timeIntervalSince1970])
            try db.execute(
                sql: """
                    INSERT INTO session (id, owner, token_hash, user_agent, created_at, last_seen_at, expires_at)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    session.id, owner, tokenHash, userAgent, now.timeIntervalSince1970, now.timeIntervalSince1970,
                    expires.timeIntervalSince1970,
                ])
        }
        return session
    }

    /// The session behind a token that has not run out, and whose it is.
    public func find(tokenHash: Data, now: Date) throws -> (Session, Account.ID)? {
        try connection.read { db in
            try Row.fetchOne(
                db,
                sql: """
                    SELECT id, created_at, last_seen_at, user_agent, owner FROM session
                    WHERE token_hash = ? AND expires_at > ?
                    """,
                arguments: [tokenHash, now.timeIntervalSince1970]
            ).map { (Self.session($0), $0["owner"]) }
        }
    }

    public func touch(_ id: Session.ID, of owner: Account.ID, now: Date, expires: Date) throws {
        try connection.writeUncounted { db in
            try db.execute(
                sql: "UPDATE session SET last_seen_at = ?, expires_at = ? WHERE id = ? AND owner = ?",
                arguments: [now.timeIntervalSince1970, expires.timeIntervalSince1970, id, owner])
        }
    }

    /// The last seen first.
    public func list(_ owner: Account.ID) throws -> [Session] {
        try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT id, created_at, last_seen_at, user_agent FROM session WHERE owner = ?
                    ORDER BY last_seen_at DESC, id
                    """,
                arguments: [owner]
            ).map(Self.session)
        }
    }

    /// - Throws: `StorageError.notFound`
    public func end(_ id: Session.ID, of owner: Account.ID) throws {
        try connection.writeUncounted { db in
            try db.execute(sql: "DELETE FROM session WHERE id = ? AND owner = ?", arguments: [id, owner])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    public func endAll(of owner: Account.ID, except kept: Session.ID?) throws {
        try connection.writeUncounted { db in
            try db.execute(
                sql: "DELETE FROM session WHERE owner = ? AND id IS NOT ?", arguments: [owner, kept])
            try db.execute(sql: "DELETE FROM login_link WHERE owner = ?", arguments: [owner])
        }
    }

    public func createLink(_ owner: Account.ID, tokenHash: Data, now: Date, expires: Date) throws {
        try connection.writeUncounted { db in
            try db.execute(sql: "DELETE FROM login_link WHERE expires_at <= ?", arguments: [now.timeIntervalSince1970])
            try db.execute(
                sql: "INSERT INTO login_link (token_hash, owner, created_at, expires_at) VALUES (?, ?, ?, ?)",
                arguments: [tokenHash, owner, now.timeIntervalSince1970, expires.timeIntervalSince1970])
        }
    }

    /// Uses a link up.
    ///
    /// - Returns: whose it was; `nil` for one that is unknown, used or too old.
    public func spendLink(_ tokenHash: Data, now: Date) throws -> Account.ID? {
        try connection.writeUncounted { db in
            try String.fetchOne(
                db, sql: "DELETE FROM login_link WHERE token_hash = ? AND expires_at > ? RETURNING owner",
                arguments: [tokenHash, now.timeIntervalSince1970])
        }
    }

    private static func session(_ row: Row) -> Session {
        Session(
            id: row["id"], createdAt: Date(timeIntervalSince1970: row["created_at"]),
            lastSeenAt: Date(timeIntervalSince1970: row["last_seen_at"]), userAgent: row["user_agent"])
    }
}
