public import Domain
public import Foundation
import GRDB

/// Accounts: who there is.
public struct AccountStore: Sendable {
    let connection: Connection

    /// - Throws: `StorageError.nameTaken`, `.emailTaken`
    public func create(
        id: Account.ID = UUID().uuidString.lowercased(), name: String, email: String? = nil, passwordHash: String?,
        now: Date, isOwner: Bool
    ) throws -> Account {
        let account = Account(id: id, name: name, email: email, createdAt: now)
        try connection.write(account.id, []) { db in
            try db.execute(
                sql: """
                    INSERT INTO account (id, name, email, password_hash, is_owner, created_at) VALUES (?, ?, ?, ?, ?, ?)
                    """,
                arguments: [account.id, name, email, passwordHash, isOwner, now.timeIntervalSince1970])
        }
        return account
    }

    public func find(id: Account.ID) throws -> Account? { try one("id = ?", id) }

    /// Without regard to case.
    public func find(name: String) throws -> Account? { try one("name = ?", name) }

    /// Without regard to case.
    public func find(email: String) throws -> Account? { try one("email = ?", email) }

    /// Whoever signs in with Apple by this name.
    public func find(appleSubject: String) throws -> Account? {
        try one("id = (SELECT owner FROM apple_identity WHERE subject = ?)", appleSubject)
    }

    /// From now on `id` signs in with Apple as `subject`, and as nobody else.
    public func setAppleSubject(_ subject: String, of id: Account.ID, now: Date) throws {
        try connection.writeUncounted { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO apple_identity (subject, owner, created_at) VALUES (?, ?, ?)",
                arguments: [subject, id, now.timeIntervalSince1970])
        }
    }

    /// The owner first, then by age.
    public func all() throws -> [Account] {
        try connection.read { db in
            try Row.fetchAll(
                db, sql: "SELECT id, name, email, created_at FROM account ORDER BY is_owner DESC, created_at, id"
            ).map(Self.account)
        }
    }

    /// - Throws: `StorageError.nameTaken`, `.notFound`
    public func rename(_ id: Account.ID, to name: String) throws {
        try change(id, "UPDATE account SET name = ? WHERE id = ?", [name, id])
    }

    public func passwordHash(of id: Account.ID) throws -> String? {
        try connection.read { db in
            try String.fetchOne(db, sql: "SELECT password_hash FROM account WHERE id = ?", arguments: [id])
        }
    }

    /// - Throws: `StorageError.notFound`
    public func setPasswordHash(_ hash: String?, of id: Account.ID) throws {
        try change(id, "UPDATE account SET password_hash = ? WHERE id = ?", [hash, id])
    }

    /// Closes every way in that the account has, but for signing in with Apple: password, browsers, links, tokens and the
    /// address of its calendar.
    ///
    /// - Throws: `StorageError.notFound`
    public func closeDoors(of id: Account.ID) throws {
        try connection.write(id, []) { db in
            try db.execute(sql: "UPDATE account SET password_hash = NULL WHERE id = ?", arguments: [id])
            if db.changesCount == 0 { throw StorageError.notFound }
            for table in AccountPart.doors {
                try db.execute(sql: "DELETE FROM \(table) WHERE owner = ?", arguments: [id])
            }
        }
    }

    private func change(_ id: Account.ID, _ sql: String, _ arguments: StatementArguments) throws {
        try connection.write(id, [.account]) { db in
            try db.execute(sql: sql, arguments: arguments)
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    private func one(_ condition: String, _ value: String) throws -> Account? {
        try connection.read { db in
            try Row.fetchOne(
                db, sql: "SELECT id, name, email, created_at FROM account WHERE \(condition)", arguments: [value]
            ).map(Self.account)
        }
    }

    private static func account(_ row: Row) -> Account {
        Account(
            id: row["id"], name: row["name"], email: row["email"],
            createdAt: Date(timeIntervalSince1970: row["created_at"]))
    }
}
