public import Domain
public import Foundation
import GRDB

/// Dishes of one's own.
public struct RecipeStore: Sendable {
    let connection: Connection

    /// By name, without deleted ones; all of them, unless there is a limit.
    public func list(_ owner: Account.ID, offset: Int = 0, limit: Int = .max) throws -> [Recipe] {
        try connection.read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT recipe FROM recipe WHERE owner = ? AND deleted_at IS NULL
                    ORDER BY json_extract(recipe, '$.name') COLLATE NOCASE, id LIMIT ? OFFSET ?
                    """,
                arguments: [owner, limit, offset])
        }.map { try StoredJSON.decode(Recipe.self, $0) }
    }

    public func find(_ id: Recipe.ID, of owner: Account.ID) throws -> Recipe? {
        try connection.read { db in
            try String.fetchOne(
                db, sql: "SELECT recipe FROM recipe WHERE id = ? AND owner = ? AND deleted_at IS NULL",
                arguments: [id, owner])
        }.map { try StoredJSON.decode(Recipe.self, $0) }
    }

    /// Adds a recipe, or changes the one with its id.
    ///
    /// - Throws: `StorageError.notFound` when the id is somebody else's.
    public func save(_ recipe: Recipe, of owner: Account.ID, now: Date) throws {
        let json = try StoredJSON.encode(recipe)
        try connection.write(owner) { db in
            try db.execute(
                sql: """
                    INSERT INTO recipe (id, owner, recipe, created_at) VALUES (?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET recipe = excluded.recipe WHERE recipe.owner = excluded.owner
                    """,
                arguments: [recipe.id, owner, json, now.timeIntervalSince1970])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    /// Takes a recipe out of sight; `restore` brings it back.
    ///
    /// - Throws: `StorageError.notFound`
    public func delete(_ id: Recipe.ID, of owner: Account.ID, now: Date) throws {
        try connection.mark(.recipe, id, of: owner, deletedAt: now)
    }

    /// - Throws: `StorageError.notFound`
    public func restore(_ id: Recipe.ID, of owner: Account.ID) throws -> Recipe {
        try connection.mark(.recipe, id, of: owner, deletedAt: nil)
        guard let recipe = try find(id, of: owner) else { throw StorageError.notFound }
        return recipe
    }
}
