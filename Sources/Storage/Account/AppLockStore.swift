public import Domain
public import Foundation
import GRDB

/// Which sessions lock themselves on their device, and what opens them there beside a password or a passkey.
public struct AppLockStore: Sendable {
    let connection: Connection

    /// What becomes of a PIN that somebody tries.
    public enum Guess: Sendable, Equatable {
        /// There is none, or none any more.
        case none
        /// In seconds
        case wait(TimeInterval)
        /// To be looked at; it counts as wrong until `open` says otherwise.
        ///
        /// - `number`: how many tries there are with it
        case attempt(hash: String, number: Int)
    }

    public func find(_ session: Session.ID) throws -> AppLock? {
        try connection.read { db in
            try Row.fetchOne(
                db,
                sql: """
                    SELECT minutes, locks_on_return, pin_hash IS NOT NULL AND pin_tries < ? AS has_pin, active_at, locked_at
                    FROM app_lock WHERE session = ?
                    """,
                arguments: [AppLock.mostTries, session]
            ).map { row in
                let locked: Double? = row["locked_at"]
                return AppLock(
                    minutes: row["minutes"], locksOnReturn: row["locks_on_return"], hasPIN: row["has_pin"],
                    activeAt: Date(timeIntervalSince1970: row["active_at"]),
                    lockedAt: locked.map(Date.init(timeIntervalSince1970:)))
            }
        }
    }

    /// Has a session lock itself from now on.
    ///
    /// - Parameter pin: the hash of a new one, `.some(nil)` for none any more, `nil` where it stays as it is
    /// - Throws: `StorageError.notFound` for a session that is somebody else's
    public func save(
        _ session: Session.ID, of owner: Account.ID, minutes: Int, locksOnReturn: Bool, pin: String??, now: Date
    ) throws {
        try connection.writeUncounted { db in
            try db.execute(
                sql: """
                    INSERT INTO app_lock (session, owner, minutes, locks_on_return, active_at)
                    SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM session WHERE id = ?1 AND owner = ?2)
                    ON CONFLICT (session) DO UPDATE SET minutes = excluded.minutes,
                        locks_on_return = excluded.locks_on_return, active_at = excluded.active_at
                    """,
                arguments: [session, owner, minutes, locksOnReturn, now.timeIntervalSince1970])
            if db.changesCount == 0 { throw StorageError.notFound }
            guard let pin else { return }
            try db.execute(
                sql: "UPDATE app_lock SET pin_hash = ?, pin_tries = 0, pin_open_at = NULL WHERE session = ?",
                arguments: [pin.map { Data($0.utf8) }, session])
        }
    }

    public func remove(_ session: Session.ID, of owner: Account.ID) throws {
        try run("DELETE FROM app_lock WHERE session = ? AND owner = ?", [session, owner])
    }

    /// - Returns: how many there were
    public func removeAll(of owner: Account.ID) throws -> Int {
        try run("DELETE FROM app_lock WHERE owner = ?", [owner])
    }

    /// - Throws: `StorageError.notFound` for a session that locks never
    public func lock(_ session: Session.ID, of owner: Account.ID, at now: Date) throws {
        let count = try run(
            "UPDATE app_lock SET locked_at = coalesce(locked_at, ?) WHERE session = ? AND owner = ?",
            [now.timeIntervalSince1970, session, owner])
        if count == 0 { throw StorageError.notFound }
    }

    /// Somebody uses it; where it is locked that counts for nothing.
    public func use(_ session: Session.ID, of owner: Account.ID, at now: Date) throws {
        try run(
            """
            UPDATE app_lock SET active_at = ?1
            WHERE session = ?2 AND owner = ?3 AND locked_at IS NULL AND active_at + minutes * 60 > ?1
            """, [now.timeIntervalSince1970, session, owner])
    }

    /// It was opened by who may: wrong PINs of before are forgotten, those that came since it was tried are not.
    ///
    /// - Parameter tries: how many there were when it was tried
    public func open(_ session: Session.ID, of owner: Account.ID, forgetting tries: Int, at now: Date) throws {
        try run(
            """
            UPDATE app_lock SET locked_at = NULL, active_at = ?1,
                pin_open_at = iif(pin_tries > ?2, pin_open_at, NULL),
                pin_tries = iif(pin_hash IS NULL, pin_tries, max(pin_tries - ?2, 0))
            WHERE session = ?3 AND owner = ?4
            """, [now.timeIntervalSince1970, tries, session, owner])
    }

    /// How many PINs were tried since it was last opened
    public func tries(_ session: Session.ID) throws -> Int {
        try connection.read { db in
            try Int.fetchOne(db, sql: "SELECT pin_tries FROM app_lock WHERE session = ?", arguments: [session])
        } ?? 0
    }

    /// Counts a try before anybody looks at it, so that many at once cost as much as one after the other.
    public func guess(_ session: Session.ID, at now: Date) throws -> Guess {
        try connection.writeUncounted { db in
            let row = try Row.fetchOne(
                db, sql: "SELECT pin_hash, pin_tries, pin_open_at FROM app_lock WHERE session = ?",
                arguments: [session])
            guard let row, let hash = row["pin_hash"] as Data? else { return .none }
            let (before, opens): (Int, Double?) = (row["pin_tries"], row["pin_open_at"])
            guard before < AppLock.mostTries else { return .none }
            if let opens, opens > now.timeIntervalSince1970 { return .wait(opens - now.timeIntervalSince1970) }
            let wait = AppLock.wait(after: before + 1)
            try db.execute(
                sql: "UPDATE app_lock SET pin_tries = ?, pin_open_at = ? WHERE session = ?",
                arguments: [before + 1, wait > 0 ? now.timeIntervalSince1970 + wait : nil, session])
            return .attempt(hash: String(decoding: hash, as: UTF8.self), number: before + 1)
        }
    }

    /// The last of the tries was wrong: there is no PIN any more.
    public func forgetPIN(_ session: Session.ID) throws {
        try run(
            "UPDATE app_lock SET pin_hash = NULL, pin_open_at = NULL WHERE session = ? AND pin_tries >= ?",
            [session, AppLock.mostTries])
    }

    /// A try that was counted was never looked at. The wait for one that came after it stays, and where it was forgotten
    /// with those before it there is nothing to take back.
    public func withdrawGuess(_ number: Int, _ session: Session.ID) throws {
        try run(
            """
            UPDATE app_lock SET pin_tries = pin_tries - 1, pin_open_at = iif(pin_tries > ?1, pin_open_at, NULL)
            WHERE session = ?2 AND pin_tries >= ?1
            """, [number, session])
    }

    @discardableResult
    private func run(_ sql: String, _ arguments: StatementArguments) throws -> Int {
        try connection.writeUncounted { db in
            try db.execute(sql: sql, arguments: arguments)
            return db.changesCount
        }
    }
}
