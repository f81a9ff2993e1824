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
    case measure = "own_measure"
    case chatMessage = "chat_message"

    var areas: Set<AccountChange.Area> {
        switch self {
        case .entry, .measure: [.day]
        case .food, .template, .recipe: [.foods]
        case .workout: [.day, .training]
        case .workoutTemplate, .exercise: [.training]
        case .chatMessage: []
        }
    }

    /// As `Connection.mark`, in a transaction that is under way. What is brought back of an import that does not count
    /// stays out of sight.
    func mark(_ id: String, of owner: Account.ID, deletedAt moment: Date?, in db: GRDB.Database) throws {
        try db.execute(
            sql: """
                UPDATE \(rawValue) SET deleted_at = ?1
                WHERE id = ?2 AND owner = ?3 AND (?1 IS NULL AND deleted_at IS NOT ?4 OR deleted_at IS NULL)
                """,
            arguments: [moment?.timeIntervalSince1970, id, owner, ImportedItems.hidden])
        if db.changesCount == 0 { throw StorageError.notFound }
        if moment == nil, ImportedItems.allCases.contains(where: { $0.table == self }) {
            try ImportedItems.settle(owner, db)
        }
    }

    /// The day that an entry or a workout is of, deleted or not; empty where there is none.
    func days(of id: String, of owner: Account.ID, in db: GRDB.Database) throws -> Set<CivilDate> {
        let days = try String.fetchAll(
            db, sql: "SELECT day FROM \(rawValue) WHERE id = ? AND owner = ?", arguments: [id, owner])
        return Set(days.compactMap { CivilDate($0) })
    }
}

extension Connection {
    /// Takes a row out of sight, or brings it back where `moment` is `nil`.
    ///
    /// - Throws: `StorageError.notFound`, for what is deleted already, too
    func mark(_ table: Deletable, _ id: String, of owner: Account.ID, deletedAt moment: Date?) throws {
        try write(owner, table.areas) { try table.mark(id, of: owner, deletedAt: moment, in: $0) }
    }

    /// Removes for good what was deleted before `moment`.
    func purgeDeleted(before moment: Date) throws {
        let time = moment.timeIntervalSince1970
        for table in Deletable.allCases {
            // No index tells these: who writes does not wait until they are found.
            let old = try read {
                try String.fetchAll($0, sql: "SELECT id FROM \(table.rawValue) WHERE deleted_at < ?", arguments: [time])
            }
            if old.isEmpty { continue }
            try writeUncounted { db in
                let sql = "DELETE FROM \(table.rawValue) WHERE id = ? AND deleted_at < ?"
                for id in old { try db.cachedStatement(sql: sql).execute(arguments: [id, time]) }
            }
        }
    }
}
