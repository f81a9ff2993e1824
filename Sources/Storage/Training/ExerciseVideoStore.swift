public import Domain
internal import GRDB

/// Where someone keeps videos of how exercises are done: an https address each.
public struct ExerciseVideoStore: Sendable {
    let connection: Connection

    public func all(_ owner: Account.ID) throws -> [Exercise.ID: String] {
        try connection.read { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT exercise, address FROM exercise_video WHERE owner = ?", arguments: [owner])
            return Dictionary(
                rows.map { ($0["exercise"] as String, $0["address"] as String) },
                uniquingKeysWith: { first, _ in first })
        }
    }

    /// - Parameter address: beginning with `https://`; `nil` forgets it
    public func set(_ address: String?, for exercise: Exercise.ID, of owner: Account.ID) throws {
        try connection.write(owner, [.training]) { db in
            guard let address else {
                return try db.execute(
                    sql: "DELETE FROM exercise_video WHERE owner = ? AND exercise = ?", arguments: [owner, exercise])
            }
            try db.execute(
                sql: "INSERT OR REPLACE INTO exercise_video (owner, exercise, address) VALUES (?, ?, ?)",
                arguments: [owner, exercise, address])
        }
    }
}
