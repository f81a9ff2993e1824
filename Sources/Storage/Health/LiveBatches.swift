import Domain
import Foundation
import GRDB

/// The batches that count, and what they say: of two that tell of the same metric and day, the later export.
struct LiveBatches {
    private let owner: Account.ID
    /// The later the higher.
    private var ranks: [Int64: Int] = [:]

    var isEmpty: Bool { ranks.isEmpty }

    init(_ db: GRDB.Database, _ owner: Account.ID) throws {
        self.owner = owner
        let ids = try Int64.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT id FROM import_batch WHERE owner = ? AND state = 'live' ORDER BY exported_at, created_at, id
                    """),
            arguments: [owner])
        for (rank, id) in ids.enumerated() { ranks[id] = rank }
    }

    /// How late the batch of a row is; one that was taken back lends its rows to later ones that say the same.
    private func rank(_ batch: Int64, also: String) -> Int? {
        if let rank = ranks[batch] { return rank }
        if also.isEmpty { return nil }
        return also.split(separator: ",").compactMap { Int64($0).flatMap { ranks[$0] } }.max()
    }

    /// Every share of a metric that counts, with the batch that holds it.
    func shares(
        of metric: Metric, _ db: GRDB.Database
    ) throws -> [CivilDate: (batch: Int64, shares: [RecordedShare])] {
        var days: [CivilDate: (Int64, [RecordedShare])] = [:]
        try each(metrics: [metric], in: DayRange(from: .first, through: .last), db) { days[$1] = ($2, $3) }
        return days
    }

    /// Calls `body` with the shares of each metric and day that has any, by metric and then by day.
    func each(
        metrics: [Metric], in range: DayRange?, _ db: GRDB.Database,
        _ body: (Metric, CivilDate, _ batch: Int64, [RecordedShare]) -> Void
    ) throws {
        guard let range, !isEmpty else { return }
        let statement = try db.cachedStatement(
            sql: """
                SELECT day, batch, source, rivals, value, also FROM health_figure
                WHERE owner = ? AND metric = ? AND day BETWEEN ? AND ? ORDER BY day
                """)
        let (from, through) = (range.start.description, range.end.description)
        for metric in metrics {
            var day: String?
            var best = -1
            var batch: Int64 = 0
            var shares: [RecordedShare] = []
            func close() {
                if let date = day.flatMap({ CivilDate($0) }), !shares.isEmpty { body(metric, date, batch, shares) }
                shares = []
                best = -1
            }
            let rows = try Row.fetchCursor(statement, arguments: [owner, metric.rawValue, from, through])
            while let row = try rows.next() {
                guard let rank = rank(row[1], also: row[5]) else { continue }
                let next: String = row[0]
                if next != day {
                    close()
                    day = next
                }
                if rank < best { continue }
                if rank > best { shares = [] }
                best = rank
                batch = row[1]
                let rivals: String = row[3]
                shares.append(
                    RecordedShare(
                        source: row[2],
                        rivals: rivals.isEmpty ? [] : rivals.split(separator: ",").compactMap { Int($0) },
                        value: row[4]))
            }
            close()
        }
    }

    /// The text of one kind of detail by day, with the batch that holds it.
    func details(
        of kind: DetailText.Kind, in range: DayRange? = DayRange(from: .first, through: .last), _ db: GRDB.Database
    ) throws -> [CivilDate: (batch: Int64, text: String)] {
        guard let range, !isEmpty else { return [:] }
        var found: [CivilDate: (rank: Int, batch: Int64, text: String)] = [:]
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT day, batch, content, also FROM health_detail
                    WHERE owner = ? AND kind = ? AND day BETWEEN ? AND ?
                    """),
            arguments: [owner, kind.rawValue, range.start.description, range.end.description])
        while let row = try rows.next() {
            guard let rank = rank(row[1], also: row[3]), let day = CivilDate(row[0] as String) else { continue }
            if rank >= found[day]?.rank ?? -1 { found[day] = (rank, row[1], row[2]) }
        }
        return found.mapValues { ($0.batch, $0.text) }
    }

    /// The last day on or before `day` that has something for the metric.
    func lastDay(of metric: Metric, onOrBefore day: CivilDate, _ db: GRDB.Database) throws -> CivilDate? {
        guard !isEmpty else { return nil }
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT day, batch, also FROM health_figure WHERE owner = ? AND metric = ? AND day <= ?
                    ORDER BY day DESC
                    """),
            arguments: [owner, metric.rawValue, day.description])
        while let row = try rows.next() {
            if rank(row[1], also: row[2]) != nil { return CivilDate(row[0] as String) }
        }
        return nil
    }
}

extension LiveBatches {
    /// Figures by day, in the person's order of sources.
    func figures(
        in range: DayRange, metrics: [Metric] = Metric.allCases, _ sources: SourceTable, _ db: GRDB.Database
    ) throws -> [CivilDate: [Metric: Figure]] {
        var days: [CivilDate: [Metric: Figure]] = [:]
        try each(metrics: metrics, in: range, db) { metric, day, _, shares in
            days[day, default: [:]][metric] = Figure.recorded(shares, rank: sources.rank, source: sources.source)
        }
        return days
    }

    /// Sleep, workouts and hours by day.
    func recordings(
        in range: DayRange, _ sources: SourceTable, _ db: GRDB.Database
    ) throws -> [CivilDate: DayRecording] {
        var days: [CivilDate: DayRecording] = [:]
        for kind in DetailText.Kind.allCases {
            for (day, detail) in try details(of: kind, in: range, db) {
                DetailText.read(detail.text, kind, into: &days[day, default: DayRecording()], sources)
            }
        }
        return days
    }
}
