public import Domain
public import Foundation
import GRDB

/// A person's own workout templates.
public struct WorkoutTemplateStore: Sendable {
    let connection: Connection

    /// Those used most first, then by name.
    public func list(_ owner: Account.ID, offset: Int = 0, limit: Int = .max) throws -> [WorkoutTemplate] {
        try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT template, used_count, last_used_at FROM workout_template
                    WHERE owner = ? AND deleted_at IS NULL
                    ORDER BY used_count DESC, json_extract(template, '$.name') COLLATE names, id LIMIT ? OFFSET ?
                    """,
                arguments: [owner, limit, offset])
        }.map(Self.template)
    }

    public func find(_ id: WorkoutTemplate.ID, of owner: Account.ID) throws -> WorkoutTemplate? {
        try connection.read { db in
            try Row.fetchOne(
                db,
                sql: """
                    SELECT template, used_count, last_used_at FROM workout_template
                    WHERE id = ? AND owner = ? AND deleted_at IS NULL
                    """,
                arguments: [id, owner])
        }.map(Self.template)
    }

    /// Adds a template, or changes the one with its id; its uses stay as they were counted.
    ///
    /// - Throws: `StorageError.notFound` when the id is somebody else's.
    public func save(_ template: WorkoutTemplate, of owner: Account.ID, now: Date) throws {
        try connection.write(owner, [.training]) { db in try Self.save(template, of: owner, now: now, in: db) }
    }

    static func save(_ template: WorkoutTemplate, of owner: Account.ID, now: Date, in db: GRDB.Database) throws {
        try db.execute(
            sql: """
                INSERT INTO workout_template (id, owner, template, created_at) VALUES (?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET template = excluded.template
                WHERE workout_template.owner = excluded.owner
                """,
            arguments: [template.id, owner, try StoredJSON.encode(template), now.timeIntervalSince1970])
        if db.changesCount == 0 { throw StorageError.notFound }
    }

    /// Takes a template out of sight; `restore` brings it back.
    ///
    /// - Throws: `StorageError.notFound`
    public func delete(_ id: WorkoutTemplate.ID, of owner: Account.ID, now: Date) throws {
        try connection.mark(.workoutTemplate, id, of: owner, deletedAt: now)
    }

    /// - Throws: `StorageError.notFound`
    public func restore(_ id: WorkoutTemplate.ID, of owner: Account.ID) throws -> WorkoutTemplate {
        try connection.mark(.workoutTemplate, id, of: owner, deletedAt: nil)
        guard let template = try find(id, of: owner) else { throw StorageError.notFound }
        return template
    }

    private static func template(_ row: Row) throws -> WorkoutTemplate {
        var template = try StoredJSON.decode(WorkoutTemplate.self, row["template"])
        template.usedCount = row["used_count"]
        template.lastUsedAt = (row["last_used_at"] as Double?).map(Date.init(timeIntervalSince1970:))
        return template
    }
}
