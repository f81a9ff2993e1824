public import Domain
public import Foundation
import GRDB

/// Bearer tokens for scripts. Only their hashes are kept.
public struct TokenStore: Sendable {
    let connection: Connection

    public func create(
        _ owner: Account.ID, name: String, scopes: [APIToken.Scope], tokenHash: Data, now: Date
    ) throws -> APIToken {
        let token = APIToken(id: UUID().uuidString.lowercased(), name: name, scopes: scopes, createdAt: now)
        try connection.writeUncounted { db in
            try db.execute(
                sql: """
                    INSERT INTO api_token (id, owner, name, scopes, token_hash, created_at) VALUES (?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    token.id, owner, name, scopes.map(\.rawValue).joined(separator: ","), tokenHash,
                    now.timeIntervalSince1970,
                ])
        }
        return token
    }

    /// The newest first.
    public func list(_ owner: Account.ID) throws -> [APIToken] {
        try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT id, name, scopes, created_at, last_used_at FROM api_token WHERE owner = ?
                    ORDER BY created_at DESC, id
                    """,
                arguments: [owner]
            ).map(Self.token)
        }
    }

    public func find(tokenHash: Data) throws -> (APIToken, Account.ID)? {
        try connection.read { db in
            try Row.fetchOne(
                db,
                sql: """
                    SELECT id, name, scopes, created_at, last_used_at, owner FROM api_token WHERE token_hash = ?
                    """,
                arguments: [tokenHash]
            ).map { (Self.token($0), $0["owner"]) }
        }
    }

    public func used(_ token: APIToken, of owner: Account.ID, at now: Date) throws {
        try connection.writeUncounted { db in
            try db.execute(
                sql: "UPDATE api_token SET last_used_at = ? WHERE id = ? AND owner = ?",
                arguments: [now.timeIntervalSince1970, token.id, owner])
        }
    }

    /// - Throws: `StorageError.notFound`
    public func revoke(_ id: APIToken.ID, of owner: Account.ID) throws {
        try connection.writeUncounted { db in
            try db.execute(sql: "DELETE FROM api_token WHERE id = ? AND owner = ?", arguments: [id, owner])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    private static func token(_ row: Row) -> APIToken {
        let scopes: String = row["scopes"]
        let used: Double? = row["last_used_at"]
        return APIToken(
            id: row["id"], name: row["name"],
            scopes: scopes.split(separator: ",").compactMap { .init(rawValue: String($0)) },
            createdAt: Date(timeIntervalSince1970: row["created_at"]),
            lastUsedAt: used.map(Date.init(timeIntervalSince1970:)))
    }
}
