public import Domain
public import Foundation
import GRDB

/// What someone answered to the proposals of their weeks.
public struct CheckInStore: Sendable {
    let connection: Connection

    /// Newest first.
    public func list(_ owner: Account.ID, limit: Int) throws -> [CheckIn] {
        try connection.read { db in
            try String.fetchAll(
                db, sql: "SELECT answer FROM check_in WHERE owner = ? ORDER BY day DESC LIMIT ?",
                arguments: [owner, limit])
        }.map { try StoredJSON.decode(CheckIn.self, $0) }
    }

    /// Keeps an answer, and the goals that it makes: both or neither. The same week again changes it.
    public func save(_ checkIn: CheckIn, goals: Goals?, of owner: Account.ID, now: Date) throws {
        let json = try StoredJSON.encode(checkIn)
        try connection.write(owner, [.day, .profile]) { db in
            try db.execute(
                sql: """
                    INSERT INTO check_in (owner, day, answer, at) VALUES (?, ?, ?, ?)
                    ON CONFLICT (owner, day) DO UPDATE SET answer = excluded.answer, at = excluded.at
                    """,
                arguments: [owner, checkIn.review.to.description, json, now.timeIntervalSince1970])
            if let goals { try GoalStore.set(goals, of: owner, in: db) }
        }
    }
}
