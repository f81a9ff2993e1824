public import Domain
import GRDB

/// A food that was logged, with how often; the entry is the last one.
public struct UsedFood: Sendable {
    public var last: FoodEntry
    public var count: Int

    public enum Order: String, CaseIterable, Sendable { case count, recent, name }
}

extension FoodEntryStore {
    /// Foods that were logged, with all of `words` in their name.
    public func usedFoods(
        _ words: [String], of owner: Account.ID, by order: UsedFood.Order, offset: Int, limit: Int
    ) throws -> [UsedFood] {
        let patterns = Self.patterns(words)
        let condition = patterns.map { _ in " AND name LIKE ? ESCAPE '\\'" }.joined()
        let sort =
            switch order {
            case .count: "times DESC, latest DESC"
            case .recent: "latest DESC"
            case .name: "name COLLATE NOCASE"
            }
        // The other columns are those of the row with the latest moment, as SQLite promises beside a max.
        return try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT \(Self.columns), count(*) AS times, max(at) AS latest FROM food_entry
                    WHERE owner = ? AND deleted_at IS NULL\(condition)
                    GROUP BY coalesce(food_id, 'called ' || lower(name)) ORDER BY \(sort), id LIMIT ? OFFSET ?
                    """,
                arguments: [owner] + StatementArguments(patterns) + [limit, offset]
            ).compactMap { row in Self.entry(row).map { UsedFood(last: $0, count: row["times"]) } }
        }
    }
}
