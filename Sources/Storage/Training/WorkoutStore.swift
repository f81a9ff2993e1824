public import Domain
public import Foundation
import GRDB

/// Workouts that were logged, and the one that is being done.
public struct WorkoutStore: Sendable {
    private typealias Known = (end: CivilDate, workouts: [Workout])

    let connection: Connection
    /// Every workout up to a day, of which those days are read again that changed.
    private let known: PerAccount<Known>

    init(connection: Connection) {
        self.connection = connection
        known = PerAccount(changes: connection.changes, limit: 6)
    }

    static let columns = "id, day, at, minute, name, kind, minutes, exercises, notes, is_open, template, joined"

    /// Finished workouts of a range of days, oldest first.
    public func list(of owner: Account.ID, in range: DayRange) throws -> [Workout] {
        try fetch(
            "owner = ? AND day BETWEEN ? AND ? AND NOT is_open",
            [owner, range.start.description, range.end.description]
        )
    }

    /// The same with what devices recorded, each training once.
    public func log(of owner: Account.ID, in range: DayRange) throws -> TrainingLog {
        try TrainingLog(try list(of: owner, in: range), recorded(of: owner, in: range)) { Self.exercise(of: $0) }
    }

    /// Every finished workout up to and with a day, also those that devices recorded, oldest first.
    public func everything(of owner: Account.ID, through day: CivilDate) throws -> [Workout] {
        try known.update(of: owner) { kept, changed in
            var known: Known = (day, [])
            if let before = kept, before.end >= day {
                kept = nil
                known = before
                for date in changed where date <= known.end {
                    let end = known.workouts.partitioningIndex { $0.day > date }
                    let start = known.workouts[..<end].partitioningIndex { $0.day >= date }
                    known.workouts.replaceSubrange(
                        start..<end, with: try log(of: owner, in: DayRange(1, endingOn: date)).workouts)
                }
            } else if let range = DayRange(from: .first, through: day) {
                known.workouts = try log(of: owner, in: range).workouts
            }
            kept = known
            guard known.end > day else { return known.workouts }
            return Array(known.workouts[..<known.workouts.partitioningIndex { $0.day > day }])
        }
    }

    private func recorded(of owner: Account.ID, in range: DayRange) throws -> [CivilDate: [RecordedWorkout]] {
        try connection.read { db in
            let live = try LiveBatches(db, owner)
            return live.isEmpty ? [:] : try live.workouts(in: range, SourceTable(db, owner), db)
        }
    }

    /// What the library calls an activity of the Health app.
    static func exercise(of activity: String) -> Exercise.ID? { activities[activity] }

    private static let activities: [String: Exercise.ID] = [
        "Running": "running", "Walking": "walking", "Cycling": "cycling", "Hiking": "hiking", "Swimming": "swimming",
        "Rowing": "rowing", "Elliptical": "elliptical", "JumpRope": "jump-rope", "StairClimbing": "stair-climber",
        "Stairs": "stair-climber", "Tennis": "tennis", "Badminton": "badminton", "Basketball": "basketball",
        "Boxing": "boxing", "Climbing": "climbing", "Dance": "dancing", "Soccer": "football", "Golf": "golf",
        "HighIntensityIntervalTraining": "hiit", "Squash": "squash", "Volleyball": "volleyball",
        "TableTennis": "table-tennis", "MartialArts": "martial-arts", "SkatingSports": "skating", "Hockey": "hockey",
    ]

    /// The one that is being done.
    public func open(of owner: Account.ID) throws -> Workout? {
        try fetch("owner = ? AND is_open", [owner]).last
    }

    /// The finished workouts that began before `moment`, the newest first: of each exercise the last `limit`.
    ///
    /// - Parameter keys: as `WorkoutExercise.key`
    public func latest(
        with keys: Set<String>, of owner: Account.ID, before moment: Date, limit: Int = 1
    ) throws -> [Workout] {
        // Day by day along the index, so that what was done lately is found without a look at what was done long ago.
        // One key that stands in no workout is not looked for by decoding each.
        let one = keys.count == 1 ? keys.first.flatMap(Self.plain) : nil
        return try connection.read { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT \(Self.columns) FROM workout
                    WHERE owner = ? AND at < ? AND NOT is_open AND deleted_at IS NULL
                        \(one == nil ? "" : "AND instr(lower(exercises), ?)")
                    ORDER BY day DESC, at DESC, created_at DESC, id
                    """,
                arguments: [owner, moment.timeIntervalSince1970] + StatementArguments([one].compactMap { $0 }))
            var found: [Workout] = []
            var wanted = Dictionary(uniqueKeysWithValues: keys.map { ($0, limit) })
            while !wanted.isEmpty, let row = try rows.next() {
                let workout = try Self.workout(row)
                let met = Set(workout.exercises.map(\.key)).intersection(wanted.keys)
                if !met.isEmpty { found.append(workout) }
                for key in met { wanted[key] = wanted[key].flatMap { $0 > 1 ? $0 - 1 : nil } }
            }
            return found
        }
    }

    /// A key as it stands in the JSON of a workout, in small letters; `nil` where JSON could write it in another way.
    private static func plain(_ key: String) -> String? {
        let isPlain = key.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 || $0 == 32 }
        return isPlain ? key : nil
    }

    public func find(_ id: Workout.ID, of owner: Account.ID) throws -> Workout? {
        try fetch("id = ? AND owner = ?", [id, owner]).first
    }

    /// Logs a workout.
    ///
    /// - Parameters:
    ///   - idempotencyKey: with a key that was used before, nothing is logged and the first workout comes back, even when
    ///     it was deleted since
    ///   - isUse: whether it counts as a use of its template
    /// - Throws: `StorageError.workoutOpen` when it is open and another is, too
    public func add(
        _ workout: Workout, of owner: Account.ID, idempotencyKey: String? = nil, isUse: Bool = false, now: Date
    ) throws -> Workout {
        try connection.writeDays(owner, Self.areas(workout)) { db, days in
            if let idempotencyKey {
                let first = try Row.fetchOne(
                    db, sql: "SELECT \(Self.columns) FROM workout WHERE owner = ? AND idempotency_key = ?",
                    arguments: [owner, idempotencyKey])
                if let first { return try Self.workout(first) }
            }
            try Self.refuseSecond(workout, of: owner, db)
            try Self.insert(
                workout, of: owner, idempotencyKey: idempotencyKey, isUse: isUse, now: now, in: db)
            days = [workout.day]
            return workout
        }
    }

    static func insert(
        _ workout: Workout, of owner: Account.ID, idempotencyKey: String?, isUse: Bool, now: Date, in db: GRDB.Database
    ) throws {
        let stamp = now.timeIntervalSince1970
        try db.cachedStatement(
            sql: """
                INSERT INTO workout (owner, idempotency_key, created_at, updated_at, \(Self.columns), known_minutes)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [owner, idempotencyKey, stamp, stamp]
                + Self.arguments(workout, try StoredJSON.encode(workout.exercises)))
        guard isUse, let template = workout.templateID else { return }
        try db.execute(
            sql: """
                UPDATE workout_template SET used_count = used_count + 1, last_used_at = ?
                WHERE id = ? AND owner = ?
                """, arguments: [stamp, template, owner])
    }

    /// - Parameter workout: as `find` gave it, changed
    /// - Throws: `StorageError.notFound`, `.workoutOpen` when it is open and another is, too
    public func update(_ workout: Workout, of owner: Account.ID, now: Date) throws {
        let exercises = try StoredJSON.encode(workout.exercises)
        try connection.writeDays(owner, Self.areas(try find(workout.id, of: owner), workout)) { db, days in
            days = try Deletable.workout.days(of: workout.id, of: owner, in: db).union([workout.day])
            try Self.refuseSecond(workout, of: owner, db)
            try db.execute(
                sql: """
                    UPDATE workout SET (\(Self.columns), known_minutes, updated_at) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    WHERE id = ? AND owner = ? AND deleted_at IS NULL
                    """,
                arguments: Self.arguments(workout, exercises) + [now.timeIntervalSince1970, workout.id, owner])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    /// Takes a workout out of its day; `restore` brings it back.
    ///
    /// - Throws: `StorageError.notFound`
    public func delete(_ id: Workout.ID, of owner: Account.ID, now: Date) throws {
        try connection.writeDays(owner, Self.areas(try find(id, of: owner))) { db, days in
            days = try Deletable.workout.days(of: id, of: owner, in: db)
            try Deletable.workout.mark(id, of: owner, deletedAt: now, in: db)
        }
    }

    /// - Throws: `StorageError.notFound`, `.workoutOpen` when it is open and another is, too
    public func restore(_ id: Workout.ID, of owner: Account.ID) throws -> Workout {
        try connection.writeDays(owner, Deletable.workout.areas) { db, days in
            let row = try Row.fetchOne(
                db, sql: "SELECT \(Self.columns) FROM workout WHERE id = ? AND owner = ?", arguments: [id, owner])
            guard let workout = try row.map(Self.workout) else { throw StorageError.notFound }
            try Self.refuseSecond(workout, of: owner, db)
            try Deletable.workout.mark(id, of: owner, deletedAt: nil, in: db)
            days = [workout.day]
            return workout
        }
    }

    /// Says that a workout which was logged is the same training as an imported one, or with `nil` that it is not.
    ///
    /// - Throws: `StorageError.notFound`
    public func join(_ id: Workout.ID, with imported: String?, of owner: Account.ID, now: Date) throws {
        try connection.writeDays(owner, Deletable.workout.areas) { db, days in
            days = try Deletable.workout.days(of: id, of: owner, in: db)
            try db.execute(
                sql: "UPDATE workout SET joined = ?, updated_at = ? WHERE id = ? AND owner = ? AND deleted_at IS NULL",
                arguments: [imported, now.timeIntervalSince1970, id, owner])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    /// What changes with a workout: one that is open is in no day yet.
    private static func areas(_ states: Workout?...) -> Set<AccountChange.Area> {
        states.allSatisfy { $0?.isOpen != false } ? [.training] : Deletable.workout.areas
    }

    private static func refuseSecond(_ workout: Workout, of owner: Account.ID, _ db: GRDB.Database) throws {
        guard workout.isOpen else { return }
        let other = try String.fetchOne(
            db, sql: "SELECT id FROM workout WHERE owner = ? AND is_open AND deleted_at IS NULL AND id <> ?",
            arguments: [owner, workout.id])
        if other != nil { throw StorageError.workoutOpen }
    }

    private func fetch(_ condition: String, _ arguments: StatementArguments) throws -> [Workout] {
        try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT \(Self.columns) FROM workout WHERE \(condition) AND deleted_at IS NULL
                    ORDER BY day, at, created_at, id
                    """,
                arguments: arguments)
        }.map(Self.workout)
    }

    private static func arguments(_ workout: Workout, _ exercises: String) -> StatementArguments {
        [
            workout.id, workout.day.description, workout.at.timeIntervalSince1970, workout.minute, workout.name,
            workout.kind.rawValue, workout.minutes, exercises, workout.notes, workout.isOpen, workout.templateID,
            workout.joined, workout.knownMinutes,
        ]
    }

    static func workout(_ row: Row) throws -> Workout {
        guard let day = CivilDate(row["day"] as String) else { throw StorageError.corrupt(["workout.day"]) }
        var workout = Workout(
            id: row["id"], day: day, at: Date(timeIntervalSince1970: row["at"]), minute: row["minute"],
            name: row["name"], kind: Workout.Kind(rawValue: row["kind"]) ?? .other, minutes: row["minutes"],
            exercises: try StoredJSON.decode([WorkoutExercise].self, row["exercises"]), notes: row["notes"],
            isOpen: row["is_open"], templateID: row["template"])
        workout.joined = row["joined"]
        return workout
    }
}
