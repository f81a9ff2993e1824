public import Domain
public import Foundation
import GRDB

/// What was eaten and drunk.
public struct FoodEntryStore: Sendable {
    /// A year and some: what habits and periods look back on.
    private static let mostKept = 500
    private static let mostAccounts = 12

    let connection: Connection
    /// Entries by day, without vitamins and minerals.
    private let kept: KeptDays<[FoodEntry]>
    let uses: FoodUses

    init(connection: Connection) {
        self.connection = connection
        kept = KeptDays(changes: connection.changes, mostDays: Self.mostKept, mostAccounts: Self.mostAccounts)
        uses = FoodUses(connection: connection)
    }

    private enum Column: Int, SelectedColumns {
        case id, day, at, minute, slot, foodId, name, amount, unit, grams, millilitres, drink, notes, hunger, mood
    }
    static let columns = "\(Column.list), \(NutrientColumns.names)"
    /// After `columns`, where they are wanted.
    static let allColumns = "\(columns), micros"

    /// Entries of a day, oldest first.
    ///
    /// - Parameter withMicros: whether they come with their vitamins and minerals, which few ask for
    public func entries(of owner: Account.ID, on day: CivilDate, withMicros: Bool = false) throws -> [FoodEntry] {
        try entries(of: owner, in: DayRange(1, endingOn: day), withMicros: withMicros)
    }

    /// Entries of a range of days, oldest first.
    ///
    /// - Parameter withMicros: whether they come with their vitamins and minerals, which few ask for
    public func entries(of owner: Account.ID, in range: DayRange, withMicros: Bool = false) throws -> [FoodEntry] {
        if withMicros { return try read(owner, range, Self.allColumns, Self.wholeEntry) }
        return try kept.items(of: owner, in: range) { range in
            let byDay = Dictionary(grouping: try read(owner, range, Self.columns, Self.entry), by: \.day)
            return range.map { byDay[$0] ?? [] }
        }.flatMap { $0 }
    }

    /// What a range of days has of some foods, however long it is, oldest first; and the dates that anything was logged on,
    /// in the range and beyond it.
    ///
    /// - Parameter isMeant: told the id of a food, the names it was logged under in small letters and the kinds of drink.
    ///   There may be entries of others, too.
    public func entries(
        of owner: Account.ID, in range: DayRange, where isMeant: (Food.ID?, [String], Set<DrinkClass>) -> Bool
    ) throws -> (entries: [FoodEntry], days: Set<CivilDate>) {
        let (keys, days) = try uses.look(owner) { table in
            let meant = table.foods.filter { key, food in
                isMeant(key.hasPrefix(FoodTally.called) ? nil : key, table.names(of: food), food.drinks)
            }
            return (Array(meant.keys), table.days)
        }
        // What is kept is quicker.
        if range.count <= Self.mostKept { return (try entries(of: owner, in: range), days) }
        let marks = repeatElement("?", count: keys.count).joined(separator: ",")
        return (
            try read(owner, range, Self.columns, Self.entry, where: "AND \(FoodUses.key) IN (\(marks))", keys), days
        )
    }

    /// The foods with an id that someone has logged.
    public func foods(of owner: Account.ID) throws -> Set<Food.ID> {
        try uses.look(owner) { Set($0.foods.keys.filter { !$0.hasPrefix(FoodTally.called) }) }
    }

    /// The dates that something was eaten on; `FoodEntry.isEaten` says what that is.
    public func daysEaten(by owner: Account.ID) throws -> Set<CivilDate> { try uses.look(owner, \.eaten.days) }

    /// How often each food was eaten, of all there is.
    public func tally(of owner: Account.ID) throws -> FoodTally {
        let (days, counts) = try uses.look(owner, \.eaten)
        let most = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(FoodTally.most)
        let foods = try connection.read { db in
            try most.compactMap { key, count in
                try Row.fetchOne(
                    db.cachedStatement(
                        sql: """
                            SELECT \(Self.columns) FROM food_entry
                            WHERE owner = ? AND \(FoodUses.key) = ? AND deleted_at IS NULL ORDER BY at DESC LIMIT 1
                            """),
                    arguments: [owner, key]
                ).flatMap(Self.entry).map { FoodTally.Food(last: $0, count: count) }
            }
        }
        return FoodTally(
            days: days.count, entries: counts.values.reduce(0, +),
            different: counts.count { $0.value > 0 }, foods: foods)
    }

    private func read(
        _ owner: Account.ID, _ range: DayRange, _ columns: String, _ entry: (Row) -> FoodEntry?,
        where condition: String = "", _ more: [String] = []
    ) throws -> [FoodEntry] {
        try connection.read { db in
            let rows = try Row.fetchCursor(
                db.cachedStatement(
                    sql: """
                        SELECT \(columns) FROM food_entry
                        WHERE owner = ? AND day BETWEEN ? AND ? AND deleted_at IS NULL \(condition)
                        ORDER BY day, at, created_at, id
                        """),
                arguments: [owner, range.start.description, range.end.description] + StatementArguments(more))
            var entries: [FoodEntry] = []
            while let row = try rows.next() { if let entry = entry(row) { entries.append(entry) } }
            return entries
        }
    }

    /// Entries with all of `words` in their name or notes, without regard to case, newest first.
    public func search(_ words: [String], of owner: Account.ID, offset: Int, limit: Int) throws -> [FoodEntry] {
        let patterns = Self.patterns(words)
        let condition = patterns.map { _ in " AND (name || ' ' || coalesce(notes, '')) LIKE ? ESCAPE '\\'" }.joined()
        return try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT \(Self.columns) FROM food_entry WHERE owner = ? AND deleted_at IS NULL\(condition)
                    ORDER BY day DESC, at DESC, id LIMIT ? OFFSET ?
                    """,
                arguments: [owner] + StatementArguments(patterns) + [limit, offset]
            ).compactMap(Self.entry)
        }
    }

    /// Words as patterns of LIKE, whatever they hold.
    static func patterns(_ words: [String]) -> [String] {
        words.map { word in
            "%" + word.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_") + "%"
        }
    }

    public func find(_ id: FoodEntry.ID, of owner: Account.ID) throws -> FoodEntry? {
        try connection.read { try Self.find("id = ?", id, owner, in: $0) }
    }

    /// Logs an entry.
    ///
    /// - Parameter idempotencyKey: with a key that was used before, nothing is logged and the first entry comes back, even
    ///   when it was deleted since: sending it once more is not logging it anew.
    public func add(
        _ entry: FoodEntry, of owner: Account.ID, idempotencyKey: String? = nil, now: Date
    ) throws -> FoodEntry {
        try connection.writeDays(owner, isFood: true) { db, days in
            if let idempotencyKey,
                let first = try Self.find("idempotency_key = ?", idempotencyKey, owner, evenDeleted: true, in: db)
            {
                return first
            }
            try Self.insert(entry, of: owner, idempotencyKey: idempotencyKey, now: now, in: db)
            days = [entry.day]
            return entry
        }
    }

    /// Logs several entries, all or none; with a key that was used before, none, and those come back.
    @discardableResult public func add(
        _ entries: [FoodEntry], of owner: Account.ID, idempotencyKey: String? = nil, now: Date
    ) throws -> [FoodEntry] {
        try connection.writeDays(owner, isFood: true) { db, days in
            if let logged = try Self.logged(by: idempotencyKey, of: owner, in: db) { return logged }
            days = Set(entries.map(\.day))
            try Self.insert(entries, of: owner, idempotencyKey: idempotencyKey, now: now, in: db)
            return entries
        }
    }

    /// What was logged at once by a key before, even what was deleted since; `nil` where nothing was.
    static func logged(by key: String?, of owner: Account.ID, in db: GRDB.Database) throws -> [FoodEntry]? {
        guard let key else { return nil }
        var logged: [FoodEntry] = []
        while let next = try find("idempotency_key = ?", "\(key) \(logged.count)", owner, evenDeleted: true, in: db) {
            logged.append(next)
        }
        return logged.isEmpty ? nil : logged
    }

    static func insert(
        _ entries: [FoodEntry], of owner: Account.ID, idempotencyKey: String?, now: Date, in db: GRDB.Database
    ) throws {
        for (place, entry) in entries.enumerated() {
            try insert(entry, of: owner, idempotencyKey: idempotencyKey.map { "\($0) \(place)" }, now: now, in: db)
        }
    }

    static func insert(
        _ entry: FoodEntry, of owner: Account.ID, idempotencyKey: String?, now: Date, in db: GRDB.Database
    ) throws {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO food_entry (owner, idempotency_key, created_at, updated_at, \(allColumns))
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, \(NutrientColumns.marks), ?)
                """)
        let stamp = now.timeIntervalSince1970
        try statement.execute(arguments: [owner, idempotencyKey, stamp, stamp] + arguments(entry))
    }

    /// - Parameter entry: as `find` gave it, changed
    /// - Throws: `StorageError.notFound`
    public func update(_ entry: FoodEntry, of owner: Account.ID, now: Date) throws {
        try connection.writeDays(owner, isFood: true) { db, days in
            days = try Deletable.entry.days(of: entry.id, of: owner, in: db).union([entry.day])
            try db.execute(
                sql: """
                    UPDATE food_entry SET (\(Self.allColumns), updated_at) =
                    (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, \(NutrientColumns.marks), ?, ?)
                    WHERE id = ? AND owner = ? AND deleted_at IS NULL
                    """,
                arguments: Self.arguments(entry) + [now.timeIntervalSince1970, entry.id, owner])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    /// Takes an entry out of its day; `restore` brings it back.
    ///
    /// - Throws: `StorageError.notFound`
    public func delete(_ id: FoodEntry.ID, of owner: Account.ID, now: Date) throws {
        try mark(id, of: owner, deletedAt: now)
    }

    /// - Throws: `StorageError.notFound`
    public func restore(_ id: FoodEntry.ID, of owner: Account.ID) throws -> FoodEntry {
        try mark(id, of: owner, deletedAt: nil)
        guard let entry = try find(id, of: owner) else { throw StorageError.notFound }
        return entry
    }

    private func mark(_ id: FoodEntry.ID, of owner: Account.ID, deletedAt moment: Date?) throws {
        try connection.writeDays(owner, isFood: true) { db, days in
            days = try Deletable.entry.days(of: id, of: owner, in: db)
            try Deletable.entry.mark(id, of: owner, deletedAt: moment, in: db)
        }
    }

    private static func find(
        _ condition: String, _ value: String, _ owner: Account.ID, evenDeleted: Bool = false, in db: GRDB.Database
    ) throws -> FoodEntry? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT \(allColumns) FROM food_entry
                WHERE \(condition) AND owner = ?\(evenDeleted ? "" : " AND deleted_at IS NULL")
                """,
            arguments: [value, owner]
        ).flatMap(wholeEntry)
    }

    private static func arguments(_ entry: FoodEntry) -> StatementArguments {
        [
            entry.id, entry.day.description, entry.at.timeIntervalSince1970, entry.minute, entry.slot.rawValue,
            entry.foodID, entry.name, entry.amount, entry.unit, entry.grams, entry.millilitres, entry.drink?.rawValue,
            entry.notes, entry.hunger, entry.mood,
        ] + NutrientColumns.arguments(entry.nutrients) + [entry.micros?.text]
    }

    /// An entry from a row of `allColumns`.
    static func wholeEntry(_ row: Row) -> FoodEntry? {
        var entry = entry(row)
        entry?.micros = Micronutrients(text: row["micros"])
        return entry
    }

    /// An entry from a row of `columns`; `nil` for a day or slot that this version does not know.
    static func entry(_ row: Row) -> FoodEntry? {
        let day: String = row[Column.day]
        let slot: String = row[Column.slot]
        let drink: String? = row[Column.drink]
        guard let day = CivilDate(day), let slot = MealSlot(rawValue: slot) else { return nil }
        return FoodEntry(
            id: row[Column.id], day: day, at: Date(timeIntervalSince1970: row[Column.at]), minute: row[Column.minute],
            slot: slot, foodID: row[Column.foodId], name: row[Column.name], amount: row[Column.amount],
            unit: row[Column.unit], grams: row[Column.grams], millilitres: row[Column.millilitres],
            drink: drink.flatMap(DrinkClass.init), nutrients: NutrientColumns.read(row, from: Column.count),
            notes: row[Column.notes], hunger: row[Column.hunger], mood: row[Column.mood])
    }
}
