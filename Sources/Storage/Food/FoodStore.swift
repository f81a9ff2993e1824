public import Domain
public import Foundation
import GRDB

/// A person's own foods.
public struct FoodStore: Sendable {
    let connection: Connection

    private enum Column: Int, SelectedColumns { case id, name, drink, density, portions, barcode, micros }
    private static let columns = "\(Column.list), \(NutrientColumns.names)"

    /// By name, without deleted ones; all of them, unless there is a limit.
    public func list(_ owner: Account.ID, offset: Int = 0, limit: Int = .max) throws -> [Food] {
        try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT \(Self.columns) FROM food WHERE owner = ? AND deleted_at IS NULL
                    ORDER BY name COLLATE names, id LIMIT ? OFFSET ?
                    """,
                arguments: [owner, limit, offset])
        }.map(Self.food)
    }

    public func find(_ id: Food.ID, of owner: Account.ID) throws -> Food? {
        try connection.read { db in
            try Row.fetchOne(
                db, sql: "SELECT \(Self.columns) FROM food WHERE id = ? AND owner = ? AND deleted_at IS NULL",
                arguments: [id, owner])
        }.map(Self.food)
    }

    /// The newest with a barcode on its pack.
    public func find(_ barcode: Barcode, of owner: Account.ID) throws -> Food? {
        try connection.read { db in
            try Row.fetchOne(
                db,
                sql: """
                    SELECT \(Self.columns) FROM food WHERE owner = ? AND barcode = ? AND deleted_at IS NULL
                    ORDER BY created_at DESC
                    """,
                arguments: [owner, barcode.text])
        }.map(Self.food)
    }

    /// Adds a food, or changes the one with its id.
    ///
    /// - Throws: `StorageError.notFound` when the id is somebody else's.
    public func save(_ food: Food, of owner: Account.ID) throws {
        let portions = try StoredJSON.encode(food.portions)
        try connection.write(owner, [.foods]) { db in
            try db.execute(
                sql: """
                    INSERT INTO food (id, owner, name, drink, density, portions, barcode, created_at, micros, \(NutrientColumns.names))
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, \(NutrientColumns.marks))
                    ON CONFLICT (id) DO UPDATE SET
                        name = excluded.name, drink = excluded.drink, density = excluded.density,
                        portions = excluded.portions, barcode = excluded.barcode, energy = excluded.energy, protein = excluded.protein,
                        carbs = excluded.carbs, fat = excluded.fat, fibre = excluded.fibre, sugar = excluded.sugar,
                        saturated_fat = excluded.saturated_fat, salt = excluded.salt, caffeine = excluded.caffeine,
                        alcohol = excluded.alcohol, micros = excluded.micros
                    WHERE food.owner = excluded.owner
                    """,
                arguments: [
                    food.id, owner, food.name, food.drink?.rawValue, food.density, portions, food.barcode,
                    Date().timeIntervalSince1970, food.micros?.text,
                ] + NutrientColumns.arguments(food.per100g))
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    /// Takes a food out of sight; `restore` brings it back.
    ///
    /// - Throws: `StorageError.notFound`
    public func delete(_ id: Food.ID, of owner: Account.ID, now: Date = Date()) throws {
        try connection.mark(.food, id, of: owner, deletedAt: now)
    }

    /// - Throws: `StorageError.notFound`
    public func restore(_ id: Food.ID, of owner: Account.ID) throws -> Food {
        try connection.mark(.food, id, of: owner, deletedAt: nil)
        guard let food = try find(id, of: owner) else { throw StorageError.notFound }
        return food
    }

    private static func food(_ row: Row) throws -> Food {
        let drink: String? = row[Column.drink]
        return Food(
            id: row[Column.id], name: row[Column.name], group: "custom", drink: drink.flatMap(DrinkClass.init),
            per100g: NutrientColumns.read(row, from: Column.count), density: row[Column.density],
            portions: try StoredJSON.decode([Portion].self, row[Column.portions]), isCustom: true,
            barcode: row[Column.barcode], micros: Micronutrients(text: row[Column.micros]))
    }
}
