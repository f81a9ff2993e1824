public import Domain
public import Foundation
import GRDB

/// Meals that are logged again and again.
public struct MealTemplateStore: Sendable {
    let connection: Connection

    private static let columns = "id, name, slot, weekdays, items, used_count, last_used_at"

    /// In the order to offer them: those for this weekday and slot, then by use, then by name; those for other weekdays
    /// last.
    public func offered(
        on date: CivilDate, in slot: MealSlot, to owner: Account.ID, offset: Int, limit: Int
    ) throws -> [MealTemplate] {
        try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT \(Self.columns) FROM meal_template WHERE owner = :owner AND deleted_at IS NULL
                    ORDER BY
                        2 * (weekdays LIKE :weekday) - 2 * (weekdays <> '' AND weekdays NOT LIKE :weekday)
                            + (slot IS :slot) DESC,
                        used_count DESC, name COLLATE names, id
                    LIMIT :limit OFFSET :offset
                    """,
                arguments: [
                    "owner": owner, "weekday": "%\(date.weekday)%", "slot": slot.rawValue, "limit": limit,
                    "offset": offset,
                ])
        }.map(Self.template)
    }

    /// - Throws: `StorageError.notFound`
    public func find(_ id: MealTemplate.ID, of owner: Account.ID) throws -> MealTemplate {
        let row = try connection.read { db in
            try Row.fetchOne(
                db,
                sql: "SELECT \(Self.columns) FROM meal_template WHERE id = ? AND owner = ? AND deleted_at IS NULL",
                arguments: [id, owner])
        }
        guard let row else { throw StorageError.notFound }
        return try Self.template(row)
    }

    /// Adds a template, or changes the one with its id.
    ///
    /// - Throws: `StorageError.notFound` when the id is somebody else's.
    public func save(_ template: MealTemplate, of owner: Account.ID, now: Date) throws {
        let items = try StoredJSON.encode(template.items)
        try connection.write(owner, [.foods]) { db in
            try db.execute(
                sql: """
                    INSERT INTO meal_template (id, owner, name, slot, weekdays, items, created_at)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET
                        name = excluded.name, slot = excluded.slot, weekdays = excluded.weekdays, items = excluded.items
                    WHERE meal_template.owner = excluded.owner
                    """,
                arguments: [
                    template.id, owner, template.name, template.slot?.rawValue,
                    template.weekdays.sorted().map(String.init).joined(separator: ","), items,
                    now.timeIntervalSince1970,
                ])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    /// Logs what was made of a template, and counts the use: both or neither; with a key that was used before, neither,
    /// and what was logged then comes back.
    ///
    /// - Throws: `StorageError.notFound`
    @discardableResult public func use(
        _ id: MealTemplate.ID, as entries: [FoodEntry], of owner: Account.ID, idempotencyKey: String? = nil, now: Date
    ) throws -> [FoodEntry] {
        try connection.writeDays(owner, [.day, .foods], isFood: true) { db, days in
            if let logged = try FoodEntryStore.logged(by: idempotencyKey, of: owner, in: db) { return logged }
            days = Set(entries.map(\.day))
            try db.execute(
                sql: """
                    UPDATE meal_template SET used_count = used_count + 1, last_used_at = ?
                    WHERE id = ? AND owner = ? AND deleted_at IS NULL
                    """,
                arguments: [now.timeIntervalSince1970, id, owner])
            if db.changesCount == 0 { throw StorageError.notFound }
            try FoodEntryStore.insert(entries, of: owner, idempotencyKey: idempotencyKey, now: now, in: db)
            return entries
        }
    }

    /// Takes a template out of sight; `restore` brings it back.
    ///
    /// - Throws: `StorageError.notFound`
    public func delete(_ id: MealTemplate.ID, of owner: Account.ID, now: Date) throws {
        try connection.mark(.template, id, of: owner, deletedAt: now)
    }

    /// - Throws: `StorageError.notFound`
    public func restore(_ id: MealTemplate.ID, of owner: Account.ID) throws -> MealTemplate {
        try connection.mark(.template, id, of: owner, deletedAt: nil)
        return try find(id, of: owner)
    }

    private static func template(_ row: Row) throws -> MealTemplate {
        let slot: String? = row["slot"]
        let weekdays: String = row["weekdays"]
        let used: Double? = row["last_used_at"]
        return MealTemplate(
            id: row["id"], name: row["name"], slot: slot.flatMap(MealSlot.init),
            weekdays: Set(weekdays.split(separator: ",").compactMap { Int($0) }),
            items: try StoredJSON.decode([MealTemplate.Item].self, row["items"]), usedCount: row["used_count"],
            lastUsedAt: used.map(Date.init(timeIntervalSince1970:)))
    }
}
