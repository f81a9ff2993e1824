public import Domain
public import Foundation
import GRDB

/// Passkeys: their public halves, and how often each was used.
public struct PasskeyStore: Sendable {
    let connection: Connection

    /// One as it is looked at when somebody comes with it.
    public struct Known: Sendable {
        public let id: Passkey.ID
        public let owner: Account.ID
        /// As its authenticator wrote it
        public let publicKey: Data
    }

    /// - Throws: `StorageError.notFound` where the account has as many as one may have, or the passkey is known already
    public func add(
        _ owner: Account.ID, name: String, credential: Data, publicKey: Data, counter: UInt32, now: Date
    ) throws -> Passkey {
        let passkey = Passkey(id: UUID().uuidString.lowercased(), name: name, createdAt: now)
        try connection.writeUncounted { db in
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO passkey (id, owner, name, credential, public_key, counter, created_at)
                    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE (SELECT count(*) FROM passkey WHERE owner = ?2) < ?8
                    """,
                arguments: [
                    passkey.id, owner, name, credential, publicKey, Int64(counter), now.timeIntervalSince1970,
                    Passkey.most,
                ])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
        return passkey
    }

    /// The newest first.
    public func list(_ owner: Account.ID) throws -> [Passkey] {
        try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT id, name, created_at, last_used_at, refused_at FROM passkey WHERE owner = ?
                    ORDER BY created_at DESC, id
                    """,
                arguments: [owner]
            ).map { row in
                let (used, refused): (Double?, Double?) = (row["last_used_at"], row["refused_at"])
                return Passkey(
                    id: row["id"], name: row["name"], createdAt: Date(timeIntervalSince1970: row["created_at"]),
                    lastUsedAt: used.map(Date.init(timeIntervalSince1970:)),
                    refusedAt: refused.map(Date.init(timeIntervalSince1970:)))
            }
        }
    }

    /// What their authenticators call those of an account.
    public func credentials(of owner: Account.ID) throws -> [Data] {
        try connection.read { db in
            try Data.fetchAll(db, sql: "SELECT credential FROM passkey WHERE owner = ? ORDER BY id", arguments: [owner])
        }
    }

    public func find(credential: Data) throws -> Known? {
        try connection.read { db in
            try Row.fetchOne(
                db, sql: "SELECT id, owner, public_key FROM passkey WHERE credential = ?", arguments: [credential]
            ).map { Known(id: $0["id"], owner: $0["owner"], publicKey: $0["public_key"]) }
        }
    }

    /// Notes a use.
    ///
    /// - Parameter counter: as its authenticator says; 0 where it does not count
    /// - Returns: whether it went forward. Where it did not, there may be a copy of the passkey, and that is noted instead.
    /// - Throws: `StorageError.notFound` for one that was removed meanwhile
    public func used(_ id: Passkey.ID, of owner: Account.ID, counter: UInt32, at now: Date) throws -> Bool {
        try connection.writeUncounted { db in
            try db.execute(
                sql: """
                    UPDATE passkey SET counter = ?1, last_used_at = ?2
                    WHERE id = ?3 AND owner = ?4 AND (counter < ?1 OR counter = 0 AND ?1 = 0)
                    """,
                arguments: [Int64(counter), now.timeIntervalSince1970, id, owner])
            if db.changesCount == 1 { return true }
            try db.execute(
                sql: "UPDATE passkey SET refused_at = ? WHERE id = ? AND owner = ?",
                arguments: [now.timeIntervalSince1970, id, owner])
            if db.changesCount == 0 { throw StorageError.notFound }
            return false
        }
    }

    /// - Throws: `StorageError.notFound`
    public func rename(_ id: Passkey.ID, of owner: Account.ID, to name: String) throws {
        try change("UPDATE passkey SET name = ? WHERE id = ? AND owner = ?", [name, id, owner])
    }

    /// - Throws: `StorageError.notFound`
    public func remove(_ id: Passkey.ID, of owner: Account.ID) throws {
        try change("DELETE FROM passkey WHERE id = ? AND owner = ?", [id, owner])
    }

    /// - Returns: how many there were
    public func removeAll(of owner: Account.ID) throws -> Int {
        try connection.writeUncounted { db in
            try db.execute(sql: "DELETE FROM passkey WHERE owner = ?", arguments: [owner])
            return db.changesCount
        }
    }

    private func change(_ sql: String, _ arguments: StatementArguments) throws {
        try connection.writeUncounted { db in
            try db.execute(sql: sql, arguments: arguments)
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }
}
