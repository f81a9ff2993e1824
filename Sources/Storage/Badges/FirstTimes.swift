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

extension Database {
    public func firstTimes(of owner: Account.ID) throws -> FirstTimes {
        let foods = try entries.firstDays(of: owner)
        return try connection.read { db in
            func moment(_ sql: String) throws -> Date? {
                try Double.fetchOne(db, sql: sql, arguments: [owner]).map(Date.init(timeIntervalSince1970:))
            }
            return FirstTimes(
                foods: foods,
                photo: try moment("SELECT min(created_at) FROM photo WHERE owner = ? AND subject LIKE 'entry%'"),
                recipe: try moment("SELECT min(created_at) FROM recipe WHERE owner = ? AND deleted_at IS NULL"))
        }
    }
}
