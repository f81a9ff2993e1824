public import Domain
import GRDB

/// A food that was logged, with how often; the entry is the last one.
public struct UsedFood: Sendable {
    public var last: FoodEntry
    public var count: Int

    public enum Order: String, CaseIterable, Sendable { case count, recent, name }
}

extension FoodEntryStore {
    /// Foods that were logged, with all of `words` in the name that they had last.
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
        // The index alone tells how often and when; only the last entry of each food is read whole.
        return try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    WITH used AS (
                        SELECT coalesce(food_id, 'called ' || lower(name)) AS food, count(*) AS times, max(at) AS latest
                        FROM food_entry WHERE owner = ?1 AND deleted_at IS NULL GROUP BY food
                    )
                    SELECT \(Self.columns), times FROM used JOIN food_entry ON food_entry.rowid = (
                        SELECT last.rowid FROM food_entry AS last
                        WHERE last.owner = ?1 AND last.deleted_at IS NULL
                        AND coalesce(last.food_id, 'called ' || lower(last.name)) = used.food AND last.at = used.latest
                    )\(condition) ORDER BY \(sort), id LIMIT ? OFFSET ?
                    """,
                arguments: [owner] + StatementArguments(patterns) + [limit, offset]
            ).compactMap { row in Self.entry(row).map { UsedFood(last: $0, count: row["times"]) } }
        }
    }
}
