public import Domain
import GRDB

/// A food that was logged, with how often; the entry is the last one.
public struct UsedFood: Sendable {
    public var last: FoodEntry
    public var count: Int

    public enum Order: String, CaseIterable, Sendable { case count, recent, name }
}

extension FoodEntryStore {
    /// Foods that were logged, with all of `words` in the name that they had last, whatever their case.
    public func usedFoods(
        _ words: [String], of owner: Account.ID, by order: UsedFood.Order, offset: Int, limit: Int
    ) throws -> [UsedFood] {
        let words = words.map { $0.lowercased() }
        let page = try uses.look(owner) { table in
            table.foods.compactMap { key, food -> (key: String, name: String, count: Int, last: FoodUses.Use)? in
                guard let last = food.last else { return nil }
                let name = table.name(of: last)
                return words.allSatisfy(name.contains) ? (key, name, food.count, last) : nil
            }
            .sorted { a, b in
                switch order {
                case .count where a.count != b.count: a.count > b.count
                case .name where a.name != b.name: a.name < b.name
                case .count, .recent:
                    (a.last.day, a.last.at, a.key) > (b.last.day, b.last.at, b.key)
                case .name: a.key < b.key
                }
            }
            .dropFirst(offset).prefix(limit)
        }
        let last = try last(of: page.map(\.key), of: owner)
        return page.compactMap { food in last[food.key].map { UsedFood(last: $0, count: food.count) } }
    }

    /// The foods that `owner` logged, by their ids; what was logged without one has none.
    public func usedFoodIDs(of owner: Account.ID) throws -> Set<Food.ID> {
        try uses.look(owner) { table in Set(table.foods.keys.filter { !$0.hasPrefix(FoodTally.called) }) }
    }

    /// For each food of `owner` the day on which it was logged first.
    func firstDays(of owner: Account.ID) throws -> [CivilDate] {
        try uses.look(owner) { table in table.foods.values.compactMap { $0.first?.day } }
    }

    /// The last entry of each of these foods that was logged, found along the index of foods.
    public func last(of foodIDs: [String], of owner: Account.ID) throws -> [String: FoodEntry] {
        try connection.read { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT \(Self.columns) FROM food_entry
                    WHERE owner = ? AND deleted_at IS NULL AND \(FoodUses.key) = ?
                    ORDER BY at DESC LIMIT 1
                    """)
            return try foodIDs.reduce(into: [:]) { last, id in
                last[id] = try Row.fetchOne(statement, arguments: [owner, id]).flatMap(Self.entry)
            }
        }
    }
}
