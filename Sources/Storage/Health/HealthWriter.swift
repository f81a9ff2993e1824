public import Domain
import Foundation
import GRDB

/// Takes what an import finds, in small transactions: nobody who logs a meal meanwhile has to wait, and nothing of it
/// counts before the batch is confirmed. What is known already is not written again.
public final class HealthWriter {
    private let connection: Connection
    private let owner: Account.ID
    private let batch: Int64
    /// Ids of the store by number in the import.
    private let ids: [Int64]
    private let live: LiveBatches

    private var metric: Metric?
    private var known: [CivilDate: (batch: Int64, shares: [RecordedShare])] = [:]
    private var day: CivilDate?
    private var shares: [RecordedShare] = []

    private var kind: DetailText.Kind?
    private var knownText: [CivilDate: (batch: Int64, text: String)] = [:]

    private var figures: [(metric: Metric, day: CivilDate, share: RecordedShare)] = []
    private var details: [(kind: DetailText.Kind, day: CivilDate, text: String)] = []
    /// What live batches say already.
    private var same: [(table: String, column: String, name: String, day: CivilDate, batch: Int64)] = []
    private var newDays: Set<CivilDate> = []

    private static let rowsAtOnce = 1500

    init(
        connection: Connection, owner: Account.ID, batch: Int64, sources: [HealthSource], origin: HealthOrigin
    ) throws {
        self.connection = connection
        self.owner = owner
        self.batch = batch
        ids = try connection.writeUncounted { db in
            try db.execute(
                sql: "UPDATE import_batch SET origin = ? WHERE id = ? AND owner = ?",
                arguments: [origin.rawValue, batch, owner])
            return try SourceTable.ids(of: sources, owner, db)
        }
        live = try connection.read { try LiveBatches($0, owner, of: .file(origin)) }
    }

    /// A part of a figure. Those of one metric and day come together.
    public func add(_ figure: RecordedFigure) throws {
        if figure.metric != metric || figure.day != day { try close() }
        if figure.metric != metric {
            metric = figure.metric
            known = try live.isEmpty ? [:] : connection.read { try live.shares(of: figure.metric, $0) }
        }
        day = figure.day
        let share = RecordedShare(
            source: id(figure.share.source), rivals: figure.share.rivals.map(id).sorted(), value: figure.share.value)
        // Two nights or workouts of one day add up.
        if let place = shares.firstIndex(where: { $0.source == share.source && $0.rivals == share.rivals }) {
            shares[place].value += share.value
        } else {
            shares.append(share)
        }
    }

    public func add(_ detail: RecordedDetail, on day: CivilDate) throws {
        let (kind, text) = DetailText.write(detail, id: id)
        if kind != self.kind {
            self.kind = kind
            knownText =
                try live.isEmpty ? [:] : connection.read { try live.details(of: kind, $0).compactMapValues(\.first) }
        }
        if let before = knownText[day], before.text == text {
            same.append(("health_detail", "kind", kind.rawValue, day, before.batch))
            return
        }
        newDays.insert(day)
        details.append((kind, day, text))
        if details.count >= Self.rowsAtOnce / 10 { try write() }
    }

    /// - Parameter others: days that are new for another reason
    /// - Returns: how many days have something that was not there before
    public func finish(with others: Set<CivilDate> = []) throws -> Int {
        try close()
        try write()
        return newDays.union(others).count
    }

    private func id(_ source: Int) -> Int { ids.indices.contains(source) ? Int(ids[source]) : 0 }

    private func close() throws {
        defer { shares.removeAll(keepingCapacity: true) }
        guard let metric, let day, !shares.isEmpty else { return }
        if let before = known[day], before.shares.count == shares.count, shares.allSatisfy(before.shares.contains) {
            same.append(("health_figure", "metric", metric.rawValue, day, before.batch))
            if same.count >= Self.rowsAtOnce { try write() }
            return
        }
        newDays.insert(day)
        for share in shares { figures.append((metric, day, share)) }
        if figures.count >= Self.rowsAtOnce { try write() }
    }

    private func write() throws {
        guard !figures.isEmpty || !details.isEmpty || !same.isEmpty else { return }
        try connection.writeUncounted { db in
            let figure = try db.cachedStatement(
                sql: """
                    INSERT INTO health_figure (owner, metric, day, batch, source, rivals, value)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT DO UPDATE SET value = excluded.value
                    """)
            for row in figures {
                let rivals = row.share.rivals.map(String.init).joined(separator: ",")
                try figure.execute(arguments: [
                    owner, row.metric.rawValue, row.day.description, batch, row.share.source, rivals, row.share.value,
                ])
            }
            let detail = try db.cachedStatement(
                sql: """
                    INSERT INTO health_detail (owner, kind, day, batch, content) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT DO UPDATE SET content = excluded.content
                    """)
            for row in details {
                try detail.execute(arguments: [owner, row.kind.rawValue, row.day.description, batch, row.text])
            }
            for row in same {
                try db.cachedStatement(
                    sql: """
                        UPDATE \(row.table) SET also = CASE also WHEN '' THEN ',' ELSE also END || ? || ','
                        WHERE owner = ? AND \(row.column) = ? AND day = ? AND batch = ?
                        """
                ).execute(arguments: [batch, owner, row.name, row.day.description, row.batch])
            }
        }
        figures.removeAll(keepingCapacity: true)
        details.removeAll(keepingCapacity: true)
        same.removeAll(keepingCapacity: true)
    }
}
