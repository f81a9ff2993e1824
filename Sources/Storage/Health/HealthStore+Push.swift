public import Domain
public import Foundation
import GRDB

extension HealthStore {
    /// Takes what was sent: it counts at once, in the order of sources like what was imported. Messages of one day are one
    /// batch; of a day that the same source tells of again, the later message counts. Workouts that come one by one add up.
    ///
    /// - Parameters:
    ///   - figures: with sources by their number in `sources`, and so `details`
    ///   - today: the batch's name
    /// - Returns: how many days have something that was not there before
    public func receive(
        _ figures: [RecordedFigure], _ details: [(day: CivilDate, detail: RecordedDetail)], _ sources: [HealthSource],
        _ summary: HealthSummary, of owner: Account.ID, now: Date, today: CivilDate
    ) throws -> Int {
        let name = today.description
        let open = try batches(of: owner).first { $0.kind == .push && $0.fileName == name && $0.state == .live }
        return try connection.write(owner, [.day, .health]) { db in
            let batch = try open?.id ?? Self.begin(owner, name, now, db)
            let ids = try SourceTable.ids(of: sources, owner, db).map { Int($0) }
            var push = try PushRows(batch: batch, owner: owner, ids: ids, db)
            for figure in figures where figure.metric != .workoutMinutes && figure.metric != .workoutCount {
                push.add(figure)
            }
            for (day, detail) in details {
                switch detail {
                case .workouts(let workouts): try push.add(workouts, on: day, db)
                case .sleep(let nights): try push.add(nights, on: day, db)
                case .steps, .heartRate: try push.write(detail, on: day, db)
                }
            }
            let newDays = try push.write(db)
            var total = open?.summary ?? HealthSummary()
            total.add(summary, newDays: newDays)
            let json = String(decoding: try JSONEncoder().encode(total), as: UTF8.self)
            try db.execute(
                sql: "UPDATE import_batch SET state = 'live', summary = ?, exported_at = ? WHERE id = ? AND owner = ?",
                arguments: [json, now.timeIntervalSince1970, batch, owner])
            return newDays
        }
    }

    private static func begin(
        _ owner: Account.ID, _ name: String, _ now: Date, _ db: GRDB.Database
    ) throws -> Int64 {
        try db.execute(
            sql: """
                INSERT INTO import_batch (owner, kind, file_name, state, exported_at, created_at)
                VALUES (?, 'push', ?, 'reading', ?, ?)
                """,
            arguments: [owner, name, now.timeIntervalSince1970, now.timeIntervalSince1970])
        return db.lastInsertedRowID
    }
}

/// What one message says, on its way into the tables.
private struct PushRows {
    let batch: Int64
    let owner: Account.ID
    /// Ids of the store by number in the message.
    let ids: [Int]

    private let live: LiveBatches
    private var shares: [Metric: [CivilDate: [RecordedShare]]] = [:]

    init(batch: Int64, owner: Account.ID, ids: [Int], _ db: GRDB.Database) throws {
        self.batch = batch
        self.owner = owner
        self.ids = ids
        live = try LiveBatches(db, owner, of: .pushed)
    }

    private func id(_ source: Int) -> Int { ids.indices.contains(source) ? ids[source] : 0 }

    mutating func add(_ figure: RecordedFigure) {
        let share = figure.share
        add(
            RecordedShare(source: id(share.source), rivals: share.rivals.map(id).sorted(), value: share.value),
            figure.metric, figure.day)
    }

    private mutating func add(_ share: RecordedShare, _ metric: Metric, _ day: CivilDate) {
        var list = shares[metric]?[day] ?? []
        if let place = list.firstIndex(where: { $0.source == share.source && $0.rivals == share.rivals }) {
            list[place].value += share.value
        } else {
            list.append(share)
        }
        shares[metric, default: [:]][day] = list
    }

    /// Workouts of a day, with those that were sent before.
    mutating func add(_ sent: [RecordedDetail.Workout], on day: CivilDate, _ db: GRDB.Database) throws {
        var all = sent.map { RecordedDetail.Workout(source: id($0.source), rivals: [], workout: $0.workout) }
        let texts = try live.details(of: .workouts, in: DayRange(from: day, through: day), db)[day] ?? []
        for known in texts.flatMap({ DetailText.workouts($0.text) }) {
            if !all.contains(where: { $0.source == known.source && $0.workout.isSame(as: known.workout) }) {
                all.append(known)
            }
        }
        all.sort { $0.workout.start < $1.workout.start }
        for place in all.indices {
            let rivals = all.filter { $0.source != all[place].source && $0.workout.overlaps(all[place].workout) }
            all[place].rivals = Set(rivals.map(\.source)).sorted()
            let share = RecordedShare(source: all[place].source, rivals: all[place].rivals, value: 1)
            add(share, .workoutCount, day)
            add(
                RecordedShare(source: share.source, rivals: share.rivals, value: all[place].workout.minutes),
                .workoutMinutes, day)
        }
        try write(DetailText.write(.workouts(all), id: { $0 }), on: day, db)
    }

    /// Nights of a day, with those that other sources sent before.
    func add(_ sent: [RecordedNight], on day: CivilDate, _ db: GRDB.Database) throws {
        var all = sent
        for night in all.indices {
            for record in all[night].sources.indices {
                all[night].sources[record].source = id(all[night].sources[record].source)
            }
        }
        let told = Set(all.flatMap(\.sources).map(\.source))
        let texts = try live.details(of: .sleep, in: DayRange(from: day, through: day), db)[day] ?? []
        all += texts.flatMap { DetailText.nights($0.text) }.filter { told.isDisjoint(with: $0.sources.map(\.source)) }
        try write(DetailText.write(.sleep(all), id: { $0 }), on: day, db)
    }

    func write(_ detail: RecordedDetail, on day: CivilDate, _ db: GRDB.Database) throws {
        try write(DetailText.write(detail, id: id), on: day, db)
    }

    private func write(_ detail: (kind: DetailText.Kind, text: String), on day: CivilDate, _ db: GRDB.Database) throws {
        try db.execute(
            sql: """
                INSERT INTO health_detail (owner, kind, day, batch, content) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET content = excluded.content
                """,
            arguments: [owner, detail.kind.rawValue, day.description, batch, detail.text])
    }

    /// - Returns: how many days have something that was not there before
    func write(_ db: GRDB.Database) throws -> Int {
        var newDays: Set<CivilDate> = []
        let forget = try db.cachedStatement(
            sql: "DELETE FROM health_figure WHERE owner = ? AND metric = ? AND day = ? AND batch = ? AND source = ?")
        let insert = try db.cachedStatement(
            sql: """
                INSERT INTO health_figure (owner, metric, day, batch, source, rivals, value)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """)
        for (metric, days) in shares {
            let known = try live.shares(of: metric, db)
            for (day, list) in days {
                let before = known[day]?.shares ?? []
                if !list.allSatisfy({ share in before.contains { $0.source == share.source && $0.value == share.value }
                }) {
                    newDays.insert(day)
                }
                let about = [owner, metric.rawValue, day.description, batch] as [any DatabaseValueConvertible]
                for source in Set(list.map(\.source)) {
                    try forget.execute(arguments: StatementArguments(about + [source]))
                }
                for share in list {
                    let rivals = share.rivals.map(String.init).joined(separator: ",")
                    try insert.execute(arguments: StatementArguments(about + [share.source, rivals, share.value]))
                }
            }
        }
        return newDays.count
    }
}
