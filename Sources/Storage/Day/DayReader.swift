import Domain
import Foundation
import GRDB

/// Reads what each table knows of a range of days, one read a table, and puts the days together.
struct DayReader {
    /// The words of a day and whether it was one of training.
    private struct Log {
        var notes: String?
        var completed: Bool?
        var type: String?
    }

    private enum FigureColumn: Int, SelectedColumns { case day, metric, source, value, typedValue, typedUnit }

    private let db: GRDB.Database
    private let owner: Account.ID
    private let range: DayRange

    init(_ db: GRDB.Database, _ owner: Account.ID, _ range: DayRange) {
        self.db = db
        self.owner = owner
        self.range = range
    }

    /// One `Day` for each date of the range, oldest first, empty ones included.
    ///
    /// - Parameter recorded: whether to read sleep by stage, workouts and hours, too
    func days(recorded: Bool) throws -> [Day] {
        let figures = try figures()
        let logs = try logs()
        let entries = try entries()
        let logged = try logged()
        let live = try LiveBatches(db, owner)
        let sources = try live.isEmpty ? nil : SourceTable(db, owner)
        let imported = try sources.map { try live.figures(in: range, $0, db) } ?? [:]
        // Where nothing was logged, what was imported stands for itself.
        let trained = Set(logged.map(\.day))
        let beside = try trained.isEmpty ? nil : sources.map { try live.workouts(in: range, $0, db) }
        let all = TrainingLog(logged, (beside ?? [:]).filter { trained.contains($0.key) }) { _ in nil }.workouts
        let workouts = Dictionary(grouping: all, by: \.day).mapValues { list in
            list.map { LoggedWorkout(kind: $0.kind, minutes: $0.minutes) }
        }
        let recordings = try recorded ? sources.map { try live.recordings(in: range, $0, db) } ?? [:] : [:]
        return range.map { date in
            let log = logs[date]
            return Day.assemble(
                date: date, figures: figures[date] ?? [], entries: entries[date] ?? [],
                workouts: workouts[date] ?? [], workoutCompleted: log?.completed, workoutType: log?.type,
                notes: log?.notes, recorded: imported[date] ?? [:], recording: recordings[date])
        }
    }

    /// What was typed, or pushed by a program, of each day.
    private func figures() throws -> [CivilDate: [StoredFigure]] {
        let rows = try rows(
            """
            SELECT \(FigureColumn.list) FROM figure
            WHERE owner = ? AND day BETWEEN ? AND ?
            """)
        var figures: [CivilDate: [StoredFigure]] = [:]
        while let row = try rows.next() {
            guard let day = CivilDate(row[FigureColumn.day] as String),
                let metric = Metric(rawValue: row[FigureColumn.metric])
            else { continue }
            let typed = (row[FigureColumn.typedValue] as Double?).flatMap {
                Quantity(value: $0, unit: row[FigureColumn.typedUnit] ?? "")
            }
            figures[day, default: []].append(
                StoredFigure(
                    metric: metric, source: Source(rawValue: row[FigureColumn.source]),
                    value: row[FigureColumn.value], typed: typed))
        }
        return figures
    }

    private func logs() throws -> [CivilDate: Log] {
        let rows = try rows(
            "SELECT day, notes, workout_completed, workout_type FROM day_log WHERE owner = ? AND day BETWEEN ? AND ?")
        var logs: [CivilDate: Log] = [:]
        while let row = try rows.next() {
            if let day = CivilDate(row["day"] as String) {
                logs[day] = Log(
                    notes: row["notes"], completed: row["workout_completed"], type: row["workout_type"])
            }
        }
        return logs
    }

    private func entries() throws -> [CivilDate: [FoodEntry]] {
        let rows = try rows(
            """
            SELECT \(FoodEntryStore.columns) FROM food_entry
            WHERE owner = ? AND day BETWEEN ? AND ? AND deleted_at IS NULL ORDER BY at
            """)
        var entries: [CivilDate: [FoodEntry]] = [:]
        while let row = try rows.next() {
            if let entry = FoodEntryStore.entry(row) { entries[entry.day, default: []].append(entry) }
        }
        return entries
    }

    /// The finished workouts that were logged, by kind and length.
    private func logged() throws -> [Workout] {
        let rows = try rows(
            """
            SELECT id, day, at, kind, known_minutes, joined FROM workout
            WHERE owner = ? AND day BETWEEN ? AND ? AND NOT is_open AND deleted_at IS NULL ORDER BY at
            """)
        var logged: [Workout] = []
        while let row = try rows.next() {
            guard let day = CivilDate(row["day"] as String) else { continue }
            var workout = Workout(
                id: row["id"], day: day, at: Date(timeIntervalSince1970: row["at"]), minute: 0, name: "",
                kind: Workout.Kind(rawValue: row["kind"]) ?? .other, minutes: row["known_minutes"], exercises: [])
            workout.joined = row["joined"]
            logged.append(workout)
        }
        return logged
    }

    private func rows(_ sql: String) throws -> RowCursor {
        try Row.fetchCursor(
            db.cachedStatement(sql: sql), arguments: [owner, range.start.description, range.end.description])
    }
}
