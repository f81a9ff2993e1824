public import Domain
public import Foundation
import GRDB

/// What people measure of their bodies by names and in units of their own.
public struct OwnMeasureStore: Sendable {
    let connection: Connection

    /// The first that was made first.
    public func list(_ owner: Account.ID) throws -> [OwnMeasure] {
        try connection.read { try Self.list(owner, $0) }
    }

    private static func list(_ owner: Account.ID, _ db: GRDB.Database) throws -> [OwnMeasure] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT id, name, unit FROM own_measure WHERE owner = ? AND deleted_at IS NULL ORDER BY created_at, id
                """, arguments: [owner]
        ).map { OwnMeasure(id: $0["id"], name: $0["name"], unit: $0["unit"]) }
    }

    /// Adds a measure, or changes the one with its id.
    ///
    /// - Throws: `StorageError.notFound` for an id that is somebody else's, or deleted.
    public func save(_ measure: OwnMeasure, of owner: Account.ID, now: Date) throws {
        try connection.write(owner, [.day]) { db in
            try db.execute(
                sql: """
                    INSERT INTO own_measure (id, owner, name, unit, created_at) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET name = excluded.name, unit = excluded.unit
                    WHERE own_measure.owner = excluded.owner AND own_measure.deleted_at IS NULL
                    """,
                arguments: [measure.id, owner, measure.name, measure.unit, now.timeIntervalSince1970])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    /// Takes a measure with its figures out of sight; `restore` brings it back.
    ///
    /// - Throws: `StorageError.notFound`
    public func delete(_ id: OwnMeasure.ID, of owner: Account.ID, now: Date) throws {
        try connection.mark(.measure, id, of: owner, deletedAt: now)
    }

    /// - Throws: `StorageError.notFound`
    public func restore(_ id: OwnMeasure.ID, of owner: Account.ID) throws {
        try connection.mark(.measure, id, of: owner, deletedAt: nil)
    }

    /// Sets the figure of a day, or clears it.
    ///
    /// - Throws: `StorageError.notFound` for a measure that is not theirs, or deleted.
    public func set(
        _ value: Double?, of id: OwnMeasure.ID, _ owner: Account.ID, day: CivilDate, now: Date
    ) throws {
        try connection.writeDays(owner) { db, days in
            days = [day]
            try Self.setFigures([id: value], of: owner, day: day, now: now, in: db)
        }
    }

    /// Part of a transaction: figures of a day by measure, `nil` clears one.
    static func setFigures(
        _ figures: [OwnMeasure.ID: Double?], of owner: Account.ID, day: CivilDate, now: Date, in db: GRDB.Database
    ) throws {
        if figures.isEmpty { return }
        let known = Set(try list(owner, db).map(\.id))
        guard known.isSuperset(of: figures.keys) else { throw StorageError.notFound }
        for (id, value) in figures {
            if let value {
                try db.execute(
                    sql: """
                        INSERT INTO own_figure (owner, measure, day, value, updated_at) VALUES (?, ?, ?, ?, ?)
                        ON CONFLICT (owner, measure, day) DO UPDATE SET
                            value = excluded.value, updated_at = excluded.updated_at
                        """, arguments: [owner, id, day.description, value, now.timeIntervalSince1970])
            } else {
                try db.execute(
                    sql: "DELETE FROM own_figure WHERE owner = ? AND measure = ? AND day = ?",
                    arguments: [owner, id, day.description])
            }
        }
    }

    /// The figures of all measures that are not deleted, by day.
    public func figures(
        of owner: Account.ID, in range: DayRange
    ) throws -> [CivilDate: [OwnMeasure.ID: Double]] {
        try connection.read { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT day, measure, value FROM own_figure
                    WHERE owner = ?1 AND day BETWEEN ?2 AND ?3
                        AND measure IN (SELECT id FROM own_measure WHERE owner = ?1 AND deleted_at IS NULL)
                    """, arguments: [owner, range.start.description, range.end.description])
            var figures: [CivilDate: [OwnMeasure.ID: Double]] = [:]
            while let row = try rows.next() {
                if let day = CivilDate(row["day"] as String) {
                    figures[day, default: [:]][row["measure"] as String] = row["value"]
                }
            }
            return figures
        }
    }

    /// The last two figures of a measure up to a day, the later first.
    public func latest(
        _ id: OwnMeasure.ID, of owner: Account.ID, onOrBefore day: CivilDate
    ) throws -> [(date: CivilDate, value: Double)] {
        try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT day, value FROM own_figure WHERE owner = ? AND measure = ? AND day <= ?
                    ORDER BY day DESC LIMIT 2
                    """, arguments: [owner, id, day.description]
            ).compactMap { row in CivilDate(row["day"] as String).map { ($0, row["value"]) } }
        }
    }
}
