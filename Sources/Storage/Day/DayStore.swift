public import Domain
public import Foundation
import GRDB

/// What to do with one text or flag of a day.
public enum FieldChange<Value: Sendable>: Sendable {
    case leave
    case clear
    case set(Value)

    func applied(to old: Value?) -> Value? {
        switch self {
        case .leave: old
        case .clear: nil
        case .set(let value): value
        }
    }
}

/// A change to the words of a day.
public struct DayLogChange: Sendable {
    public var notes: FieldChange<String>
    public var workoutCompleted: FieldChange<Bool>
    public var workoutType: FieldChange<String>

    public init(
        notes: FieldChange<String> = .leave, workoutCompleted: FieldChange<Bool> = .leave,
        workoutType: FieldChange<String> = .leave
    ) {
        self.notes = notes
        self.workoutCompleted = workoutCompleted
        self.workoutType = workoutType
    }
}

/// Days, put together from figures, words and food entries.
public struct DayStore: Sendable {
    /// Ten years and some
    private static let mostKept = 4000
    private static let mostAccounts = 12
    /// Dates of an account before which bodies are kept
    private static let mostBodies = 50

    let connection: Connection
    /// Days as they were put together, read again where they changed.
    private let kept: KeptDays<Day>
    /// The same with what was recorded of them.
    private let keptRecorded: KeptDays<Day>
    private let keptLogged: PerAccount<Set<CivilDate>>
    /// As bodies were known on a date
    private let keptBodies: PerAccount<[CivilDate: KnownBody]>

    init(connection: Connection) {
        self.connection = connection
        kept = KeptDays(changes: connection.changes, mostDays: Self.mostKept, mostAccounts: Self.mostAccounts)
        keptRecorded = KeptDays(changes: connection.changes, mostDays: Self.mostKept, mostAccounts: Self.mostAccounts)
        keptLogged = PerAccount(changes: connection.changes)
        keptBodies = PerAccount(changes: connection.changes)
    }

    /// One `Day` for each date of the range, oldest first, empty ones included.
    ///
    /// - Parameter recorded: whether to read sleep by stage, workouts and hours, too
    public func days(of owner: Account.ID, in range: DayRange, recorded: Bool = false) throws -> [Day] {
        try (recorded ? keptRecorded : kept).items(of: owner, in: range) { range in
            try connection.read { try DayReader($0, owner, range).days(recorded: recorded) }
        }
    }

    /// Saves part of a day: figures that someone typed (`nil` clears one) and words. All or nothing.
    ///
    /// - Parameters:
    ///   - typed: figures that were typed in a unit of their own
    ///   - measures: figures of the person's own measures
    /// - Throws: `StorageError.notFound` for a measure that is not theirs, or deleted.
    public func save(
        _ owner: Account.ID, day: CivilDate, figures: [Metric: Double?], typed: [Metric: Quantity] = [:],
        log: DayLogChange = DayLogChange(), measures: [OwnMeasure.ID: Double?] = [:], now: Date
    ) throws {
        try connection.writeDays(owner) { db, days in
            days = [day]
            try OwnMeasureStore.setFigures(measures, of: owner, day: day, now: now, in: db)
            try Self.setFigures(figures, typed: typed, of: owner, day: day, source: .manual, now: now, in: db)
            try Self.setLog(log, of: owner, day: day, now: now, in: db)
        }
    }

    static func setFigures(
        _ figures: [Metric: Double?], typed: [Metric: Quantity] = [:], of owner: Account.ID, day: CivilDate,
        source: Source, now: Date,
        in db: GRDB.Database
    ) throws {
        for (metric, value) in figures {
            if let value {
                try db.cachedStatement(
                    sql: """
                        INSERT INTO figure (owner, day, metric, source, value, typed_value, typed_unit, updated_at)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                        ON CONFLICT (owner, day, metric, source) DO UPDATE SET
                            value = excluded.value, typed_value = excluded.typed_value, typed_unit = excluded.typed_unit,
                            updated_at = excluded.updated_at
                        """
                ).execute(
                    arguments: [
                        owner, day.description, metric.rawValue, source.rawValue, value, typed[metric]?.value,
                        typed[metric]?.unit, now.timeIntervalSince1970,
                    ])
            } else {
                try db.cachedStatement(
                    sql: "DELETE FROM figure WHERE owner = ? AND day = ? AND metric = ? AND source = ?"
                ).execute(arguments: [owner, day.description, metric.rawValue, source.rawValue])
            }
        }
    }

    static func setLog(
        _ change: DayLogChange, of owner: Account.ID, day: CivilDate, now: Date, in db: GRDB.Database
    ) throws {
        if case .leave = change.notes, case .leave = change.workoutCompleted, case .leave = change.workoutType {
            return
        }
        let old = try Row.fetchOne(
            db, sql: "SELECT notes, workout_completed, workout_type FROM day_log WHERE owner = ? AND day = ?",
            arguments: [owner, day.description])
        let notes = change.notes.applied(to: old?[0])
        let completed = change.workoutCompleted.applied(to: old?[1])
        let type = change.workoutType.applied(to: old?[2])
        if notes == nil, completed == nil, type == nil {
            try db.execute(
                sql: "DELETE FROM day_log WHERE owner = ? AND day = ?", arguments: [owner, day.description])
            return
        }
        try db.cachedStatement(
            sql: """
                INSERT INTO day_log (owner, day, notes, workout_completed, workout_type, updated_at)
                VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (owner, day) DO UPDATE SET
                    notes = excluded.notes, workout_completed = excluded.workout_completed,
                    workout_type = excluded.workout_type, updated_at = excluded.updated_at
                """
        ).execute(arguments: [owner, day.description, notes, completed, type, now.timeIntervalSince1970])
    }

    /// The last known figure of a body or activity metric, whichever source; typed ones first within a day.
    public func latest(
        _ metric: Metric, of owner: Account.ID, onOrBefore day: CivilDate
    ) throws -> (date: CivilDate, value: Double)? {
        try connection.read { try Self.latest(metric, owner, onOrBefore: day, LiveBatches($0, owner), $0) }
    }

    private static func latest(
        _ metric: Metric, _ owner: Account.ID, onOrBefore day: CivilDate, _ live: LiveBatches, _ db: GRDB.Database
    ) throws -> (date: CivilDate, value: Double)? {
        let row = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT day, value FROM figure WHERE owner = ? AND metric = ? AND day <= ?
                    ORDER BY day DESC, source <> 'manual' LIMIT 1
                    """),
            arguments: [owner, metric.rawValue, day.description])
        let typed = row.flatMap { row in
            CivilDate(row["day"] as String).map { (date: $0, value: row["value"] as Double) }
        }
        guard let date = try live.lastDay(of: metric, onOrBefore: day, db), date > typed?.date ?? .first,
            let range = DayRange(from: date, through: date),
            let figure = try live.figures(in: range, metrics: [metric], SourceTable(db, owner), db)[date]?[metric]
        else { return typed }
        return (date, figure.value)
    }

    /// A body as it was known on a date: what was weighed and measured last.
    func body(of owner: Account.ID, on date: CivilDate) throws -> KnownBody {
        try keptBodies.update(of: owner) { kept, changed in
            var known = kept ?? [:]
            kept = nil
            if let first = changed.min() { known = known.filter { $0.key < first } }
            if known[date] == nil, known.count >= Self.mostBodies { known = [:] }
            let body =
                try known[date]
                ?? connection.read { db in
                    let live = try LiveBatches(db, owner)
                    return KnownBody(
                        weight: try Self.latest(.weight, owner, onOrBefore: date, live, db)?.value,
                        bodyFat: try Self.latest(.bodyFat, owner, onOrBefore: date, live, db)?.value)
                }
            known[date] = body
            kept = known
            return body
        }
    }

    /// What `latest` finds on each day of a range that has a figure, oldest first.
    public func series(
        _ metric: Metric, of owner: Account.ID, in range: DayRange
    ) throws -> [(date: CivilDate, value: Double)] {
        try connection.read { db in
            let live = try LiveBatches(db, owner)
            var values =
                live.isEmpty
                ? [:]
                : try live.figures(in: range, metrics: [metric], SourceTable(db, owner), db)
                    .compactMapValues { $0[metric]?.value }
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT day, value FROM figure WHERE owner = ? AND metric = ? AND day BETWEEN ? AND ?
                    ORDER BY day, source = 'manual'
                    """,
                arguments: [owner, metric.rawValue, range.start.description, range.end.description])
            while let row = try rows.next() {
                if let date = CivilDate(row["day"] as String) { values[date] = row["value"] }
            }
            return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }

    /// Every day on which the person entered something themselves.
    public func logged(_ owner: Account.ID) throws -> Set<CivilDate> {
        try keptLogged.update(of: owner) { kept, changed in
            var known = kept ?? []
            let isNew = kept == nil
            kept = nil
            let found = try connection.read { db in
                try isNew
                    ? Self.logged(owner, in: nil, db)
                    : changed.reduce(into: []) { $0.formUnion(try Self.logged(owner, in: $1, db)) }
            }
            known.subtract(changed)
            known.formUnion(found)
            kept = known
            return known
        }
    }

    /// - Parameter day: the only one to look at; `nil` for all
    private static func logged(
        _ owner: Account.ID, in day: CivilDate?, _ db: GRDB.Database
    ) throws -> Set<CivilDate> {
        let condition = day == nil ? "owner = ?1" : "owner = ?1 AND day = ?2"
        let days = try String.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT DISTINCT day FROM food_entry WHERE \(condition) AND deleted_at IS NULL
                    UNION SELECT DISTINCT day FROM figure WHERE \(condition) AND source = 'manual'
                    UNION SELECT day FROM day_log WHERE \(condition)
                    UNION SELECT day FROM own_figure WHERE \(condition)
                    """),
            arguments: [owner] + (day.map { [$0.description] } ?? []))
        return Set(days.compactMap { CivilDate($0) })
    }
}
