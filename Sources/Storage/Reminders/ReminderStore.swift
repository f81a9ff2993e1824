public import Domain
public import Foundation
import GRDB

/// What someone is reminded of, and the secret address at which a calendar may read it.
public struct ReminderStore: Sendable {
    let connection: Connection

    /// What was saved, and when; `nil` for who never chose.
    public func get(_ owner: Account.ID) throws -> (reminders: Reminders, savedAt: Date)? {
        try connection.read { db in
            try Row.fetchOne(db, sql: "SELECT reminders, saved_at FROM reminders WHERE owner = ?", arguments: [owner])
        }.map { row in
            (try StoredJSON.decode(Reminders.self, row["reminders"]), Date(timeIntervalSince1970: row["saved_at"]))
        }
    }

    public func save(_ reminders: Reminders, of owner: Account.ID, now: Date) throws {
        let json = try StoredJSON.encode(reminders)
        try connection.write(owner, [.reminders]) { db in
            try db.execute(
                sql: """
                    INSERT INTO reminders (owner, reminders, saved_at) VALUES (?, ?, ?)
                    ON CONFLICT (owner) DO UPDATE SET reminders = excluded.reminders, saved_at = excluded.saved_at
                    """,
                arguments: [owner, json, now.timeIntervalSince1970])
        }
    }

    /// When the address was made; `nil` where there is none.
    public func calendarMade(of owner: Account.ID) throws -> Date? {
        try connection.read { db in
            try Double.fetchOne(db, sql: "SELECT created_at FROM calendar_address WHERE owner = ?", arguments: [owner])
        }.map(Date.init(timeIntervalSince1970:))
    }

    /// Gives the calendar an address; the one before is no longer good.
    public func openCalendar(of owner: Account.ID, secretHash: Data, now: Date) throws {
        try connection.writeUncounted { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO calendar_address (owner, secret_hash, created_at) VALUES (?, ?, ?)",
                arguments: [owner, secretHash, now.timeIntervalSince1970])
        }
    }

    public func closeCalendar(of owner: Account.ID) throws {
        try connection.writeUncounted { db in
            try db.execute(sql: "DELETE FROM calendar_address WHERE owner = ?", arguments: [owner])
        }
    }

    /// Whose calendar has the address. Looked up by the hash of what was asked: how long that takes tells nothing of a
    /// secret.
    public func owner(ofCalendar secretHash: Data) throws -> Account.ID? {
        try connection.read { db in
            try String.fetchOne(
                db, sql: "SELECT owner FROM calendar_address WHERE secret_hash = ?", arguments: [secretHash])
        }
    }
}
