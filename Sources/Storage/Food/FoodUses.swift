import Domain
import GRDB

/// Which foods each person logged, on which days and how often: counted whole once, then only the days that changed.
struct FoodUses: Sendable {
    /// A food of one day.
    struct Use {
        var day: CivilDate
        var count: Int32
        /// Those of them that are `FoodEntry.isEaten`
        var eaten: Int32
        /// The place of the name that it had last, in small letters, in `Table.names`
        var name: Int32
        /// Those that it had before on the day
        var earlierNames: [Int32] = []
        /// The last time, in seconds
        var at: Double
    }

    struct Table: Sendable {
        /// What each food was logged as, by day; the days of a food in their order.
        fileprivate(set) var foods: [String: Food] = [:]
        fileprivate var names: [String] = []
        fileprivate var places: [String: Int32] = [:]
    }

    struct Food: Sendable {
        fileprivate(set) var uses: [Use] = []
        fileprivate(set) var count = 0
        /// The kinds of drink it was logged as, on whatever day
        fileprivate(set) var drinks: Set<DrinkClass> = []

        var first: Use? { uses.first }
        var last: Use? { uses.last }
    }

    /// What makes two entries the same food, as the index of the table has it.
    static let key = "coalesce(food_id, '\(FoodTally.called)' || lower(name))"

    /// What parts the names of a row, which no keyboard types
    fileprivate static let separator: Character = "\u{1F}"

    private let connection: Connection
    private let kept: PerAccount<Table>

    init(connection: Connection) {
        self.connection = connection
        kept = PerAccount(changes: connection.changes, limit: 12)
    }

    /// - Parameter body: looks at the foods; nothing of the table is copied
    func look<Answer>(_ owner: Account.ID, _ body: (Table) throws -> Answer) throws -> Answer {
        try kept.update(of: owner) { kept, changed in
            var table = kept ?? Table()
            let isNew = kept == nil
            kept = nil
            try connection.read { db in
                if isNew {
                    try table.add(Self.rows(of: owner, on: nil, db))
                } else {
                    for day in changed {
                        table.remove(day)
                        try table.add(Self.rows(of: owner, on: day, db))
                    }
                }
            }
            let answer = try body(table)
            kept = table
            return answer
        }
    }

    /// A row for each food of a day, oldest day first; its name is that of its last entry, as SQLite has it of a maximum.
    /// All of its names are joined by `separator`.
    ///
    /// For one day SQLite would go through all foods of a decade in their order, to group what it then need not sort.
    private static func rows(of owner: Account.ID, on day: CivilDate?, _ db: GRDB.Database) throws -> RowCursor {
        try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT day, \(key) AS food, count(*) AS times,
                        count(iif(drink IS NULL OR energy >= \(FoodEntry.feeds), 1, NULL)) AS eaten, max(at) AS last, name,
                        group_concat(DISTINCT drink) AS drinks,
                        group_concat(name, '\(separator)') AS names
                    FROM food_entry \(day == nil ? "" : "INDEXED BY food_entry_kept")
                    WHERE owner = ?1 \(day == nil ? "" : "AND day = ?2") AND deleted_at IS NULL
                    GROUP BY day, food ORDER BY day
                    """),
            arguments: [owner] + (day.map { [$0.description] } ?? []))
    }
}

extension FoodUses.Table {
    /// The days that something was logged on
    var days: Set<CivilDate> { foods.values.reduce(into: []) { $0.formUnion($1.uses.lazy.map(\.day)) } }

    /// The days that something was eaten on, and how often each food was
    var eaten: (days: Set<CivilDate>, counts: [String: Int]) {
        var days: Set<CivilDate> = []
        var counts: [String: Int] = [:]
        for (food, found) in foods {
            for use in found.uses where use.eaten > 0 {
                days.insert(use.day)
                counts[food, default: 0] += Int(use.eaten)
            }
        }
        return (days, counts)
    }

    /// The names that a food was logged under, in small letters
    func names(of food: FoodUses.Food) -> [String] {
        var places: Set<Int32> = []
        for use in food.uses {
            places.insert(use.name)
            places.formUnion(use.earlierNames)
        }
        return places.map(name(at:))
    }

    func name(of use: FoodUses.Use) -> String { name(at: use.name) }

    private func name(at place: Int32) -> String { names.indices.contains(Int(place)) ? names[Int(place)] : "" }

    fileprivate mutating func add(_ rows: RowCursor) throws {
        while let row = try rows.next() {
            guard let day = CivilDate(row["day"] as String) else { continue }
            let name = place(of: (row["name"] as String).lowercased())
            var use = FoodUses.Use(day: day, count: row["times"], eaten: row["eaten"], name: name, at: row["last"])
            if use.count > 1, let names: String = row["names"] {
                use.earlierNames = Set(names.split(separator: FoodUses.separator)).map { place(of: $0.lowercased()) }
                    .filter { $0 != name }
            }
            foods[row["food"] as String, default: FoodUses.Food()].add(use, drinks: row["drinks"])
        }
    }

    private mutating func place(of name: String) -> Int32 {
        if let place = places[name] { return place }
        let place = Int32(clamping: names.count)
        names.append(name)
        places[name] = place
        return place
    }

    fileprivate mutating func remove(_ day: CivilDate) {
        for index in foods.values.indices { foods.values[index].remove(day) }
        if foods.values.contains(where: \.uses.isEmpty) { foods = foods.filter { !$0.value.uses.isEmpty } }
    }
}

extension FoodUses.Food {
    fileprivate mutating func add(_ use: FoodUses.Use, drinks names: String?) {
        for name in names?.split(separator: ",") ?? [] {
            if let drink = DrinkClass(rawValue: String(name)) { drinks.insert(drink) }
        }
        uses.insert(use, at: place(of: use.day))
        count += Int(use.count)
    }

    fileprivate mutating func remove(_ day: CivilDate) {
        let place = place(of: day)
        guard place < uses.endIndex, uses[place].day == day else { return }
        count -= Int(uses.remove(at: place).count)
    }

    /// Of the first day that is not before `day`
    private func place(of day: CivilDate) -> Int {
        // Most of what is logged is of the last day.
        guard let last, last.day >= day else { return uses.endIndex }
        return uses.partitioningIndex { $0.day >= day }
    }
}
