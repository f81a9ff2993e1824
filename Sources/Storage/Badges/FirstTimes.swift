public import Domain
public import struct Foundation.Date
import GRDB

/// When someone did things for the first time.
public struct FirstTimes: Sendable {
    /// For each different food the day on which it was logged first.
    public var foods: [CivilDate]
    public var photo: Date?
    public var recipe: Date?
}

extension DayStore {
    public func firstTimes(_ owner: Account.ID) throws -> FirstTimes {
        try connection.read { db in
            func moment(_ sql: String) throws -> Date? {
                try Double.fetchOne(db, sql: sql, arguments: [owner]).map(Date.init(timeIntervalSince1970:))
            }
            return FirstTimes(
                foods: try String.fetchAll(
                    db,
                    sql: """
                        SELECT min(day) FROM food_entry WHERE owner = ? AND deleted_at IS NULL
                        GROUP BY coalesce(food_id, 'called ' || lower(name))
                        """,
                    arguments: [owner]
                ).compactMap { CivilDate($0) },
                photo: try moment("SELECT min(created_at) FROM photo WHERE owner = ? AND subject LIKE 'entry%'"),
                recipe: try moment("SELECT min(created_at) FROM recipe WHERE owner = ? AND deleted_at IS NULL"))
        }
    }
}
