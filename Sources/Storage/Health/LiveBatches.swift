import Domain
import Foundation
import GRDB

/// The batches that count, and what they say: of two of one origin that tell of the same metric and day, the later export.
struct LiveBatches {
    private let owner: Account.ID
    /// The later the higher.
    private var ranks: [Int64: Int] = [:]
    /// Whose each batch is, also of those that do not count.
    private var origins: [Int64: HealthOrigin] = [:]

    var isEmpty: Bool { ranks.isEmpty }

    /// - Parameter origin: the only one that is asked for; all where it is `nil`
    init(_ db: GRDB.Database, _ owner: Account.ID, of origin: HealthOrigin? = nil) throws {
        self.owner = owner
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT id, origin, state = 'live' FROM import_batch WHERE owner = ? ORDER BY exported_at, created_at, id
                    """),
            arguments: [owner])
        while let row = try rows.next() {
            let whose = HealthOrigin(rawValue: row[1]) ?? .apple
            guard origin == nil || whose == origin else { continue }
            origins[row[0]] = whose
            if row[2] { ranks[row[0]] = ranks.count }
        }
    }

    private func origin(_ batch: Int64) -> HealthOrigin { origins[batch] ?? .apple }

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
            var best = OriginShares()
            func close() {
                if let date = day.flatMap({ CivilDate($0) }), let (batch, shares) = best.taken() {
                    body(metric, date, batch, shares)
                }
            }
            let rows = try Row.fetchCursor(statement, arguments: [owner, metric.rawValue, from, through])
            while let row = try rows.next() {
                guard let rank = rank(row[1], also: row[5]) else { continue }
                let next: String = row[0]
                if next != day {
                    close()
                    day = next
                }
                let rivals: String = row[3]
                best.add(
                    RecordedShare(
                        source: row[2],
                        rivals: rivals.isEmpty ? [] : rivals.split(separator: ",").compactMap { Int($0) },
                        value: row[4]), rank, row[1], origin(row[1]))
            }
            close()
        }
    }

    /// The texts of one kind of detail by day, one of each origin, with the batch that holds it.
    func details(
        of kind: DetailText.Kind, in range: DayRange? = DayRange(from: .first, through: .last), _ db: GRDB.Database
    ) throws -> [CivilDate: [(batch: Int64, text: String)]] {
        guard let range, !isEmpty else { return [:] }
        var found: [CivilDate: [HealthOrigin: (rank: Int, batch: Int64, text: String)]] = [:]
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT day, batch, content, also FROM health_detail
                    WHERE owner = ? AND kind = ? AND day BETWEEN ? AND ?
                    """),
            arguments: [owner, kind.rawValue, range.start.description, range.end.description])
        while let row = try rows.next() {
            guard let rank = rank(row[1], also: row[3]), let day = CivilDate(row[0] as String) else { continue }
            let origin = origin(row[1])
            if rank >= found[day]?[origin]?.rank ?? -1 { found[day, default: [:]][origin] = (rank, row[1], row[2]) }
        }
        return found.mapValues { texts in
            HealthOrigin.allCases.compactMap { texts[$0] }.map { ($0.batch, $0.text) }
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
            for (day, details) in try details(of: kind, in: range, db) {
                for detail in details {
                    DetailText.read(detail.text, kind, into: &days[day, default: DayRecording()], sources)
                }
                if details.count > 1 { days[day]?.markRepeatedWorkouts(sources.rank) }
            }
        }
        return days
    }
}

/// The shares of one metric and day, of the latest batch of each origin.
private struct OriginShares {
    private typealias Found = (origin: HealthOrigin, rank: Int, batch: Int64, shares: [RecordedShare])

    private var found: [Found] = []

    mutating func add(_ share: RecordedShare, _ rank: Int, _ batch: Int64, _ origin: HealthOrigin) {
        guard let place = found.firstIndex(where: { $0.origin == origin }) else {
            return found.append((origin, rank, batch, [share]))
        }
        if rank > found[place].rank {
            found[place] = (origin, rank, batch, [share])
        } else if rank == found[place].rank {
            found[place].shares.append(share)
        }
    }

    /// All of them, and nothing is left. Sources of different origins recorded the same thing as far as anyone knows: each
    /// has those of the others as rivals.
    mutating func taken() -> (batch: Int64, shares: [RecordedShare])? {
        defer { found.removeAll(keepingCapacity: true) }
        guard let first = found.first else { return nil }
        if found.count == 1 { return (first.batch, first.shares) }
        let shares = found.flatMap { these in
            let rivals = Set(found.filter { $0.origin != these.origin }.flatMap { $0.shares.map(\.source) })
            return these.shares.map { share in
                RecordedShare(
                    source: share.source, rivals: Set(share.rivals).union(rivals).sorted(), value: share.value)
            }
        }
        return (first.batch, shares)
    }
}
