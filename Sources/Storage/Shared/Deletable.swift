import Domain
import Foundation
import GRDB

/// Tables whose rows are marked when they are deleted, so that it can be undone.
enum Deletable: String, CaseIterable {
    case entry = "food_entry"
    case food
    case template = "meal_template"
    case recipe
    case workout
    case workoutTemplate = "workout_template"
    case exercise = "own_exercise"
    case chatMessage = "chat_message"

    /// As `Connection.mark`, in a transaction that is under way.
    func mark(_ id: String, of owner: Account.ID, deletedAt moment: Date?, in db: GRDB.Database) throws {
        try db.execute(
            sql: """
                UPDATE \(rawValue) SET deleted_at = ?1
                WHERE id = ?2 AND owner = ?3 AND (?1 IS NULL OR deleted_at IS NULL)
                """,
            arguments: [moment?.timeIntervalSince1970, id, owner])
        if db.changesCount == 0 { throw StorageError.notFound }
    }
}

extension Connection {
    /// Takes a row out of sight, or brings it back where `moment` is `nil`.
    ///
    /// - Throws: `StorageError.notFound`, for what is deleted already, too
    func mark(_ table: Deletable, _ id: String, of owner: Account.ID, deletedAt moment: Date?) throws {
        try write(owner) { try table.mark(id, of: owner, deletedAt: moment, in: $0) }
    }

    /// Removes for good what was deleted before `moment`.
    func purgeDeleted(before moment: Date) throws {
        try writeUncounted { db in
            for table in Deletable.allCases {
                try db.execute(
                    sql: "DELETE FROM \(table.rawValue) WHERE deleted_at < ?", arguments: [moment.timeIntervalSince1970]
                )
            }
        }
    }
}
