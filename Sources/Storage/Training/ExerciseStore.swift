public import Domain
public import Foundation
import GRDB

/// Exercises of one's own.
public struct ExerciseStore: Sendable {
    let connection: Connection

    /// By name, without deleted ones; all of them, unless there is a limit.
    public func list(_ owner: Account.ID, offset: Int = 0, limit: Int = .max) throws -> [Exercise] {
        try connection.read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT exercise FROM own_exercise WHERE owner = ? AND deleted_at IS NULL
                    ORDER BY json_extract(exercise, '$.name') COLLATE NOCASE, id LIMIT ? OFFSET ?
                    """,
                arguments: [owner, limit, offset])
        }.map { try StoredJSON.decode(Exercise.self, $0) }
    }

    public func find(_ id: Exercise.ID, of owner: Account.ID) throws -> Exercise? {
        try connection.read { db in
            try String.fetchOne(
                db, sql: "SELECT exercise FROM own_exercise WHERE id = ? AND owner = ? AND deleted_at IS NULL",
                arguments: [id, owner])
        }.map { try StoredJSON.decode(Exercise.self, $0) }
    }

    /// Adds an exercise, or changes the one with its id.
    ///
    /// - Throws: `StorageError.notFound` when the id is somebody else's.
    public func save(_ exercise: Exercise, of owner: Account.ID, now: Date) throws {
        let json = try StoredJSON.encode(exercise)
        try connection.write(owner) { db in
            try db.execute(
                sql: """
                    INSERT INTO own_exercise (id, owner, exercise, created_at) VALUES (?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET exercise = excluded.exercise
                    WHERE own_exercise.owner = excluded.owner
                    """,
                arguments: [exercise.id, owner, json, now.timeIntervalSince1970])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    /// Takes an exercise out of sight; what was logged with it stays, and `restore` brings it back.
    ///
    /// - Throws: `StorageError.notFound`
    public func delete(_ id: Exercise.ID, of owner: Account.ID, now: Date) throws {
        try connection.mark(.exercise, id, of: owner, deletedAt: now)
    }

    /// - Throws: `StorageError.notFound`
    public func restore(_ id: Exercise.ID, of owner: Account.ID) throws -> Exercise {
        try connection.mark(.exercise, id, of: owner, deletedAt: nil)
        guard let exercise = try find(id, of: owner) else { throw StorageError.notFound }
        return exercise
    }
}
