import Domain
import Foundation
import GRDB

/// What batches hold beside figures: entries, workouts and exercises, which stand in the tables of what people log.
///
/// A row of a batch that does not count is hidden as if it were deleted, at a moment that never comes: nothing shows it,
/// and nothing removes it for good. What somebody deletes themselves has another moment, and stays deleted.
enum ImportedItems: String, CaseIterable {
    case entry, workout, exercise

    static let hidden = 4e9

    var table: Deletable {
        switch self {
        case .entry: .entry
        case .workout: .workout
        case .exercise: .exercise
        }
    }

    /// Shows what counts now, and hides the rest. Of several apps that tell of the same day, the one that the person
    /// trusts most counts; of several batches of one app, the latest.
    static func settle(_ owner: Account.ID, _ db: GRDB.Database) throws {
        let held = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM import_item WHERE owner = ?)", arguments: [owner])
        guard held == true else { return }
        let sources = try SourceTable(db, owner)
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT id, origin FROM import_batch WHERE owner = ? AND state = 'live'
                ORDER BY exported_at, created_at, id
                """, arguments: [owner])
        var ranks: [Int64: (source: Int, place: Int)] = [:]
        for (place, row) in rows.enumerated() {
            let name = HealthOrigin(rawValue: row["origin"])?.name ?? ""
            ranks[row["id"]] = (sources.rank(Source(rawValue: name)), -place)
        }
        try db.execute(
            sql: "CREATE TEMP TABLE IF NOT EXISTS import_counted (day TEXT, batch INTEGER, PRIMARY KEY (day, batch))")
        for kind in allCases {
            try db.execute(sql: "DELETE FROM temp.import_counted")
            try kind.choose(owner, ranks, db)
            try kind.show(owner, db)
        }
    }

    /// Writes down which batches count for which days.
    private func choose(
        _ owner: Account.ID, _ ranks: [Int64: (source: Int, place: Int)], _ db: GRDB.Database
    ) throws {
        var best: [String: (batch: Int64, rank: (source: Int, place: Int))] = [:]
        let rows = try Row.fetchCursor(
            db, sql: "SELECT DISTINCT batch, day FROM import_item WHERE owner = ? AND kind = ?",
            arguments: [owner, rawValue])
        let insert = try db.cachedStatement(sql: "INSERT OR IGNORE INTO temp.import_counted (day, batch) VALUES (?, ?)")
        var all: [(String, Int64)] = []
        while let row = try rows.next() {
            guard let rank = ranks[row["batch"]] else { continue }
            let day: String = row["day"]
            // An exercise is of no day: every batch that holds it counts.
            if self == .exercise {
                all.append((day, row["batch"]))
            } else if best[day].map({ rank < $0.rank }) ?? true {
                best[day] = (row["batch"], rank)
            }
        }
        for (day, batch) in all + best.map({ ($0.key, $0.value.batch) }) {
            try insert.execute(arguments: [day, batch])
        }
    }

    private func show(_ owner: Account.ID, _ db: GRDB.Database) throws {
        let counted = """
            SELECT i.item FROM import_item i JOIN temp.import_counted c ON c.day = i.day AND c.batch = i.batch
            WHERE i.owner = ?1 AND i.kind = ?2
            """
        try db.execute(
            sql: """
                UPDATE \(table.rawValue) SET deleted_at = ?3 WHERE owner = ?1 AND deleted_at IS NULL
                    AND id IN (SELECT item FROM import_item WHERE owner = ?1 AND kind = ?2) AND id NOT IN (\(counted))
                """, arguments: [owner, rawValue, Self.hidden])
        try db.execute(
            sql: """
                UPDATE \(table.rawValue) SET deleted_at = NULL
                WHERE owner = ?1 AND deleted_at = ?3 AND id IN (\(counted))
                """, arguments: [owner, rawValue, Self.hidden])
    }

    /// Removes what only this batch holds.
    static func remove(_ batch: Int64, of owner: Account.ID, _ db: GRDB.Database) throws {
        for kind in allCases {
            try db.execute(
                sql: """
                    DELETE FROM \(kind.table.rawValue) WHERE owner = ?1 AND id IN (
                        SELECT item FROM import_item WHERE owner = ?1 AND kind = ?2 AND batch = ?3
                        EXCEPT SELECT item FROM import_item WHERE owner = ?1 AND kind = ?2 AND batch <> ?3)
                    """, arguments: [owner, kind.rawValue, batch])
        }
        try db.execute(sql: "DELETE FROM import_item WHERE owner = ? AND batch = ?", arguments: [owner, batch])
    }
}
