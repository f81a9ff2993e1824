public import Domain
public import Foundation
import GRDB

/// Imports of health records: batches that are written unseen, then count all at once, and can stop counting again.
///
/// A day's figure is put together when it is read (`RecordedFigures`), so confirming, taking back and another order of
/// sources are each a change of a few rows, however much was imported.
public struct HealthStore: Sendable {
    let connection: Connection
    private let keptSources: PerAccount<[KnownSource]>

    init(connection: Connection) {
        self.connection = connection
        keptSources = PerAccount(changes: connection.changes)
    }

    /// Starts a batch that counts for nothing yet.
    public func begin(_ owner: Account.ID, _ kind: ImportBatch.Kind, fileName: String, now: Date) throws -> Int64 {
        try connection.writeUncounted { db in
            try db.execute(
                sql: """
                    INSERT INTO import_batch (owner, kind, file_name, state, exported_at, created_at)
                    VALUES (?, ?, ?, 'reading', ?, ?)
                    """,
                arguments: [
                    owner, kind.rawValue, fileName, now.timeIntervalSince1970, now.timeIntervalSince1970,
                ])
            return db.lastInsertedRowID
        }
    }

    /// What takes the figures and details of a batch.
    public func writer(
        _ owner: Account.ID, batch: Int64, sources: [HealthSource], from origin: HealthOrigin = .apple
    ) throws -> HealthWriter {
        try HealthWriter(connection: connection, owner: owner, batch: batch, sources: sources, origin: origin)
    }

    /// What takes the entries and workouts of a batch.
    public func historyWriter(
        _ owner: Account.ID, batch: Int64, from origin: HealthOrigin, now: Date
    ) -> HistoryWriter {
        HistoryWriter(connection: connection, owner: owner, batch: batch, origin: origin, now: now)
    }

    /// What somebody answered about files, by question.
    public func answers(of owner: Account.ID) throws -> [String: String] {
        try connection.read { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT question, answer FROM import_answer WHERE owner = ?", arguments: [owner])
            return Dictionary(rows.map { ($0["question"], $0["answer"]) }, uniquingKeysWith: { first, _ in first })
        }
    }

    public func remember(_ answers: [String: String], of owner: Account.ID) throws {
        try connection.writeUncounted { db in
            for (question, answer) in answers {
                try db.execute(
                    sql: """
                        INSERT INTO import_answer (owner, question, answer) VALUES (?, ?, ?)
                        ON CONFLICT DO UPDATE SET answer = excluded.answer
                        """, arguments: [owner, question, answer])
            }
        }
    }

    /// All is there; it waits to be confirmed.
    public func finish(_ batch: Int64, of owner: Account.ID, _ summary: HealthSummary) throws {
        let json = String(decoding: try JSONEncoder().encode(summary), as: UTF8.self)
        try connection.writeUncounted { db in
            try db.execute(
                sql: """
                    UPDATE import_batch SET state = 'ready', summary = ?, exported_at = coalesce(?, exported_at)
                    WHERE id = ? AND owner = ? AND state = 'reading'
                    """,
                arguments: [json, summary.exportedAt, batch, owner])
        }
    }

    /// Makes a batch count: a new one, or one that was taken back.
    ///
    /// - Throws: `StorageError.notFound`
    public func confirm(_ batch: Int64, of owner: Account.ID) throws {
        try set(.live, batch, of: owner, from: [.ready, .takenBack], now: nil)
    }

    /// Every day is as if it had never been imported; `confirm` undoes it.
    ///
    /// - Throws: `StorageError.notFound`
    public func takeBack(_ batch: Int64, of owner: Account.ID, now: Date) throws {
        try set(.takenBack, batch, of: owner, from: [.live], now: now)
    }

    private func set(
        _ state: ImportBatch.State, _ batch: Int64, of owner: Account.ID, from: [ImportBatch.State], now: Date?
    ) throws {
        let from = from.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        try connection.write(owner, [.day, .health]) { db in
            try db.execute(
                sql:
                    "UPDATE import_batch SET state = ?, taken_back_at = ? WHERE id = ? AND owner = ? AND state IN (\(from))",
                arguments: [state.rawValue, now?.timeIntervalSince1970, batch, owner])
            if db.changesCount == 0 { throw StorageError.notFound }
            try ImportedItems.settle(owner, db)
        }
    }

    /// Newest first.
    public func batches(of owner: Account.ID) throws -> [ImportBatch] {
        try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT id, kind, file_name, state, exported_at, created_at, summary FROM import_batch
                    WHERE owner = ? ORDER BY created_at DESC, id DESC
                    """,
                arguments: [owner]
            ).compactMap(Self.batch)
        }
    }

    private static func batch(_ row: Row) -> ImportBatch? {
        guard let kind = ImportBatch.Kind(rawValue: row["kind"]), let state = ImportBatch.State(rawValue: row["state"])
        else {
            return nil
        }
        let summary = (row["summary"] as String?).flatMap {
            try? JSONDecoder().decode(HealthSummary.self, from: Data($0.utf8))
        }
        return ImportBatch(
            id: row["id"], kind: kind, fileName: row["file_name"], state: state,
            exportedAt: Date(timeIntervalSince1970: row["exported_at"]),
            createdAt: Date(timeIntervalSince1970: row["created_at"]), summary: summary)
    }

    /// Removes a batch for good, a part at a time so that nobody who logs a meal has to wait.
    public func discard(_ batch: Int64, of owner: Account.ID) throws {
        try connection.write(owner, [.day, .health]) { db in
            // From here on it is nothing that could be confirmed.
            try db.execute(
                sql: "UPDATE import_batch SET state = 'reading' WHERE id = ? AND owner = ?", arguments: [batch, owner])
            try ImportedItems.settle(owner, db)
            try ImportedItems.remove(batch, of: owner, db)
        }
        let others = try batches(of: owner).map(\.id).filter { $0 != batch }
        for metric in Metric.allCases {
            try remove(batch, of: owner, "health_figure", "metric", metric.rawValue, heirs: others)
        }
        for kind in DetailText.Kind.allCases {
            try remove(batch, of: owner, "health_detail", "kind", kind.rawValue, heirs: others)
        }
        // Counted: what others say of its days is theirs by now.
        try connection.write(owner, [.day, .health]) { db in
            try db.execute(sql: "DELETE FROM import_batch WHERE id = ? AND owner = ?", arguments: [batch, owner])
        }
    }

    /// Removes the rows of a batch, but for those of which another says the same: they become its own.
    private func remove(
        _ batch: Int64, of owner: Account.ID, _ table: String, _ column: String, _ name: String, heirs: [Int64]
    ) throws {
        try connection.writeUncounted { db in
            for heir in heirs {
                try db.execute(
                    sql: """
                        UPDATE OR IGNORE \(table) SET batch = ?1
                        WHERE owner = ?2 AND \(column) = ?3 AND batch = ?4 AND also <> '' AND instr(also, ',' || ?1 || ',')
                        """,
                    arguments: [heir, owner, name, batch])
            }
            try db.execute(
                sql: "DELETE FROM \(table) WHERE owner = ? AND \(column) = ? AND batch = ?",
                arguments: [owner, name, batch])
        }
    }

    /// Removes what an ended process left half-read or unconfirmed; this process holds the directory, so no other reads.
    public func discardUnfinished() throws { try sweep(before: Date(timeIntervalSince1970: 0)) }

    /// Removes what was taken back before `moment` and, `withUnfinished`, what an ended process left half-read or unconfirmed.
    func sweep(before moment: Date, withUnfinished: Bool = true) throws {
        let old = try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT id, owner FROM import_batch
                    WHERE state IN ('reading', 'ready') AND ? OR taken_back_at < ?
                    """, arguments: [withUnfinished, moment.timeIntervalSince1970]
            ).map { (id: $0["id"] as Int64, owner: $0["owner"] as String) }
        }
        for batch in old { try discard(batch.id, of: batch.owner) }
    }

    /// What there is of a source.
    public struct KnownSource: Sendable {
        public let source: HealthSource
        /// It has something for
        public let days: Int
        /// The last of them
        public let lastDay: CivilDate
        /// Whether the last of them was sent here, and not in a file
        public let isSent: Bool
    }

    /// Sources of live imports in the order that counts.
    public func sources(of owner: Account.ID) throws -> [KnownSource] {
        // What someone logs on a day changes nothing of what was recorded.
        try keptSources.value(of: owner, needsDays: false) { try readSources(of: owner) }
    }

    private func readSources(of owner: Account.ID) throws -> [KnownSource] {
        try connection.read { db in
            let counts = try Row.fetchAll(
                db,
                sql: """
                    SELECT f.source, count(DISTINCT f.day) AS days, max(f.day) AS last,
                        max(CASE WHEN b.kind = 'push' THEN f.day END) AS last_sent
                    FROM health_figure f JOIN import_batch b ON b.id = f.batch
                    WHERE f.owner = ?1 AND b.owner = ?1 AND b.state = 'live'
                    GROUP BY f.source
                    """,
                arguments: [owner])
            var known: [Int64: (days: Int, last: String, isSent: Bool)] = [:]
            for row in counts {
                let last = row["last"] as String
                known[row["source"]] = (row["days"], last, row["last_sent"] as String? == last)
            }
            let all = try SourceTable(db, owner)
            let held = try Row.fetchAll(
                db,
                sql: """
                    SELECT b.origin, count(DISTINCT i.day) AS days, max(i.day) AS last
                    FROM import_item i JOIN import_batch b ON b.id = i.batch
                    WHERE i.owner = ? AND b.state = 'live' AND i.day <> '' GROUP BY b.origin
                    """,
                arguments: [owner])
            for row in held {
                let name = HealthOrigin(rawValue: row["origin"])?.name
                if let id = all.sources.first(where: { $0.value.name == name })?.key {
                    let (days, last, isSent) = known[id] ?? (0, "", false)
                    let own = row["last"] as String
                    known[id] = (max(days, row["days"]), max(last, own), isSent && last >= own)
                }
            }
            return all.ordered.compactMap { id in
                guard let source = all.sources[id], let (days, last, isSent) = known[id],
                    let lastDay = CivilDate(last)
                else { return nil }
                return KnownSource(source: source, days: days, lastDay: lastDay, isSent: isSent)
            }
        }
    }

    /// Names, the most trusted first. Those that are not named keep the place that their kind gives them.
    public func setOrder(_ names: [String], of owner: Account.ID) throws {
        try connection.write(owner, [.day, .health]) { db in
            try db.execute(sql: "DELETE FROM source_order WHERE owner = ?", arguments: [owner])
            for (position, name) in names.enumerated() {
                try db.execute(
                    sql: "INSERT INTO source_order (owner, position, source) VALUES (?, ?, ?)",
                    arguments: [owner, position, name])
            }
            try ImportedItems.settle(owner, db)
        }
    }
}

/// The sources of an account and the order in which they count.
struct SourceTable {
    private(set) var sources: [Int64: HealthSource] = [:]
    /// The most trusted first.
    private(set) var ordered: [Int64] = []
    private var ranks: [Int: Int] = [:]

    /// Ids of sources, which are written down where they are not known.
    static func ids(of sources: [HealthSource], _ owner: Account.ID, _ db: GRDB.Database) throws -> [Int64] {
        try sources.map { source in
            try db.execute(
                sql: """
                    INSERT INTO health_source (owner, name, kind) VALUES (?, ?, ?)
                    ON CONFLICT (owner, name) DO UPDATE SET kind = excluded.kind WHERE health_source.kind = 'other'
                    """,
                arguments: [owner, source.name, source.kind.rawValue])
            let id = try Int64.fetchOne(
                db, sql: "SELECT id FROM health_source WHERE owner = ? AND name = ?", arguments: [owner, source.name])
            guard let id else { throw StorageError.unexpected("a source that was just written is not there") }
            return id
        }
    }

    init(_ db: GRDB.Database, _ owner: Account.ID) throws {
        var ids: [String: Int64] = [:]
        var all: [HealthSource] = []
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: "SELECT id, name, kind FROM health_source WHERE owner = ? ORDER BY id"),
            arguments: [owner])
        while let row = try rows.next() {
            let source = HealthSource(name: row["name"], kind: HealthSource.Kind(rawValue: row["kind"]) ?? .other)
            sources[row["id"]] = source
            ids[source.name] = row["id"]
            all.append(source)
        }
        guard !all.isEmpty else { return }
        let chosen = try String.fetchAll(
            db, sql: "SELECT source FROM source_order WHERE owner = ? ORDER BY position", arguments: [owner])
        ordered = HealthSource.order(all, chosen: chosen).compactMap { ids[$0.name] }
        for (rank, id) in ordered.enumerated() { ranks[Int(id)] = rank }
    }

    func rank(_ id: Int) -> Int { ranks[id] ?? .max }

    /// The same for a source by its name.
    func rank(_ source: Source) -> Int {
        sources.first { $0.value.name == source.rawValue }.map { rank(Int($0.key)) } ?? .max
    }

    func source(_ id: Int) -> Source { Source(rawValue: sources[Int64(id)]?.name ?? "?") }
}
