import Domain
import Foundation
import GRDB

/// The batches that count, and what they say: of two of one origin that tell of the same metric and day, the later export;
/// of what was pushed, the later message of each source.
struct LiveBatches {
    /// Whose a batch is.
    enum Origin: Hashable {
        case file(HealthOrigin)
        case pushed
    }

    private enum ShareColumn: Int, SelectedColumns { case metric, day, batch, source, rivals, value, also }

    private let owner: Account.ID
    /// The later the higher.
    private var ranks: [Int64: Int] = [:]
    /// Whose each batch is, also of those that do not count.
    private var origins: [Int64: Origin] = [:]
    /// What senders are made of that have put several sources together: `Watch|iPhone`.
    private var parts: [Int: Set<Int>] = [:]

    var isEmpty: Bool { ranks.isEmpty }

    /// - Parameter origin: the only one that is asked for; all where it is `nil`
    init(_ db: GRDB.Database, _ owner: Account.ID, of origin: Origin? = nil) throws {
        self.owner = owner
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT id, origin, state = 'live' AS is_live, kind = 'push' AS is_push FROM import_batch
                    WHERE owner = ? ORDER BY exported_at, created_at, id
                    """),
            arguments: [owner])
        while let row = try rows.next() {
            let whose = row["is_push"] ? Origin.pushed : .file(HealthOrigin(rawValue: row["origin"]) ?? .apple)
            guard origin == nil || whose == origin else { continue }
            origins[row["id"]] = whose
            if row["is_live"] { ranks[row["id"]] = ranks.count }
        }
        if origins.values.contains(.pushed) { parts = try Self.parts(db, owner) }
    }

    private static func parts(_ db: GRDB.Database, _ owner: Account.ID) throws -> [Int: Set<Int>] {
        let rows = try Row.fetchAll(db, sql: "SELECT id, name FROM health_source WHERE owner = ?", arguments: [owner])
        let ids = Dictionary(
            rows.map { ($0["name"] as String, $0["id"] as Int) }, uniquingKeysWith: { first, _ in first })
        return ids.reduce(into: [:]) { parts, source in
            let names = source.key.split(separator: "|")
            if names.count > 1 { parts[source.value] = Set(names.compactMap { ids[String($0)] }).union([source.value]) }
        }
    }

    private func origin(_ batch: Int64) -> Origin { origins[batch] ?? .file(.apple) }

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
        // One statement for all: each would be some microseconds of its own, and a day asks for fifty.
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT \(ShareColumn.list) FROM health_figure
                    WHERE owner = ? AND metric IN (\(databaseQuestionMarks(count: metrics.count))) AND day BETWEEN ? AND ?
                    ORDER BY metric, day
                    """),
            arguments: [owner] + StatementArguments(metrics.map(\.rawValue))
                + [range.start.description, range.end.description])
        var current: (metric: String, day: String)?
        var best = OriginShares()
        func close() {
            if let current, let metric = Metric(rawValue: current.metric), let date = CivilDate(current.day),
                let (batch, shares) = best.taken(parts)
            {
                body(metric, date, batch, shares)
            }
        }
        while let row = try rows.next() {
            guard let rank = rank(row[ShareColumn.batch], also: row[ShareColumn.also]) else { continue }
            let next: (String, String) = (row[ShareColumn.metric], row[ShareColumn.day])
            if current.map({ $0 != next }) ?? true {
                close()
                current = next
            }
            let rivals: String = row[ShareColumn.rivals]
            best.add(
                RecordedShare(
                    source: row[ShareColumn.source],
                    rivals: rivals.isEmpty ? [] : rivals.split(separator: ",").compactMap { Int($0) },
                    value: row[ShareColumn.value]), rank, row[ShareColumn.batch], origin(row[ShareColumn.batch]))
        }
        close()
    }

    /// The texts of one kind of detail by day, one of each origin, the latest first, with the batch that holds it.
    func details(
        of kind: DetailText.Kind, in range: DayRange? = DayRange(from: .first, through: .last), _ db: GRDB.Database
    ) throws -> [CivilDate: [(batch: Int64, text: String)]] {
        guard let range, !isEmpty else { return [:] }
        var found: [CivilDate: [Origin: (rank: Int, batch: Int64, text: String)]] = [:]
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT day, batch, content, also FROM health_detail
                    WHERE owner = ? AND kind = ? AND day BETWEEN ? AND ?
                    """),
            arguments: [owner, kind.rawValue, range.start.description, range.end.description])
        while let row = try rows.next() {
            guard let rank = rank(row["batch"], also: row["also"]), let day = CivilDate(row["day"] as String) else {
                continue
            }
            let origin = origin(row["batch"])
            if rank >= found[day]?[origin]?.rank ?? -1 {
                found[day, default: [:]][origin] = (rank, row["batch"], row["content"])
            }
        }
        return found.mapValues { texts in
            texts.values.sorted { $0.rank > $1.rank }.map { ($0.batch, $0.text) }
        }
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
            if rank(row["batch"], also: row["also"]) != nil { return CivilDate(row["day"] as String) }
        }
        return nil
    }
}

extension LiveBatches {
    /// Figures by day, in the person's order of sources.
    func figures(
        in range: DayRange, metrics: [Metric] = Metric.allCases, _ sources: SourceTable, _ db: GRDB.Database
    ) throws -> [CivilDate: DayFigures] {
        var days: [CivilDate: DayFigures] = [:]
        try each(metrics: metrics, in: range, db) { metric, day, _, shares in
            days[day, default: DayFigures()][metric] = Figure.recorded(
                shares, rank: sources.rank, source: sources.source)
        }
        return days
    }

    /// Workouts by day, those that another source recorded as well marked as repeats.
    func workouts(
        in range: DayRange, _ sources: SourceTable, _ db: GRDB.Database
    ) throws -> [CivilDate: [RecordedWorkout]] {
        try details(of: .workouts, in: range, db).mapValues { details in
            var day = DayRecording()
            DetailText.read(details.map(\.text), .workouts, into: &day, sources)
            if details.count > 1 { day.markRepeatedWorkouts(sources.rank) }
            return day.workouts
        }
    }

    /// Sleep, workouts and hours by day.
    func recordings(
        in range: DayRange, _ sources: SourceTable, _ db: GRDB.Database
    ) throws -> [CivilDate: DayRecording] {
        var days: [CivilDate: DayRecording] = [:]
        for kind in DetailText.Kind.allCases {
            for (day, details) in try details(of: kind, in: range, db) {
                DetailText.read(details.map(\.text), kind, into: &days[day, default: DayRecording()], sources)
                if details.count > 1 { days[day]?.markRepeatedWorkouts(sources.rank) }
            }
        }
        return days
    }
}
