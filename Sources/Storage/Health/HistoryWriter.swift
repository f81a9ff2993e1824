public import Domain
import Foundation
import GRDB

/// Takes the entries and workouts of an import, unseen until the batch is confirmed. What an earlier batch of the same app
/// holds is not written again, and what somebody logged here by hand is left out.
public final class HistoryWriter {
    private let connection: Connection
    private let owner: Account.ID
    private let batch: Int64
    private let origin: HealthOrigin
    private let now: Date
    private var waiting: [Item] = []
    private var exercises: [String: Exercise.ID] = [:]
    private var newDays: Set<CivilDate> = []
    /// Rows that were logged here already.
    private var known = (entries: 0, workouts: 0, sets: 0)
    /// What somebody logged by hand on the day that was asked for last.
    private var beside: (day: CivilDate, entries: [FoodEntry], workouts: [Workout])?
    private var loggedDays: Set<String>?

    private enum Item {
        case entry(FoodEntry)
        case workout(Workout)
    }

    private static let rowsAtOnce = 1000

    init(connection: Connection, owner: Account.ID, batch: Int64, origin: HealthOrigin, now: Date) {
        self.connection = connection
        self.owner = owner
        self.batch = batch
        self.origin = origin
        self.now = now
    }

    public func add(_ entry: FoodEntry) throws { try add(.entry(entry)) }
    public func add(_ workout: Workout) throws { try add(.workout(workout)) }

    private func add(_ item: Item) throws {
        waiting.append(item)
        if waiting.count >= Self.rowsAtOnce { try write() }
    }

    /// The person's own exercise of this name, made for this batch where there is none.
    public func ownExercise(_ name: String, _ kind: Exercise.Kind) throws -> Exercise.ID {
        if let id = exercises[name] { return id }
        let id = try connection.writeUncounted { db in
            let found = try String.fetchOne(
                db,
                sql: """
                    SELECT id FROM own_exercise WHERE owner = ? AND json_extract(exercise, '$.name') = ? COLLATE NOCASE
                        AND (deleted_at IS NULL OR deleted_at = ?)
                    """, arguments: [owner, name, ImportedItems.hidden])
            let id = found ?? "own-\(UUID().uuidString.lowercased())"
            if found == nil {
                let exercise = Exercise(
                    id: id, name: name, dutchName: nil, kind: kind, equipment: nil, primaryMuscles: [],
                    secondaryMuscles: [],
                    level: .beginner, aliases: [])
                try db.execute(
                    sql:
                        "INSERT INTO own_exercise (id, owner, exercise, created_at, deleted_at) VALUES (?, ?, ?, ?, ?)",
                    arguments: [
                        id, owner, try StoredJSON.encode(exercise), now.timeIntervalSince1970, ImportedItems.hidden,
                    ])
            }
            let isImported = try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM import_item WHERE owner = ? AND kind = 'exercise' AND item = ?)",
                arguments: [owner, id])
            // One that somebody made themselves is not this batch's to take back.
            if found == nil || isImported == true { try note(.exercise, id, day: "", db) }
            return id
        }
        exercises[name] = id
        return id
    }

    /// - Returns: days with something that was not there before, and how many rows somebody had logged here by hand
    public func finish() throws -> (newDays: Set<CivilDate>, known: (entries: Int, workouts: Int, sets: Int)) {
        try write()
        return (newDays, known)
    }

    private func write() throws {
        guard !waiting.isEmpty else { return }
        try connection.writeUncounted { db in
            for item in waiting {
                switch item {
                case .entry(let entry): try write(entry, db)
                case .workout(let workout): try write(workout, db)
                }
            }
        }
        waiting.removeAll(keepingCapacity: true)
    }

    private func write(_ entry: FoodEntry, _ db: GRDB.Database) throws {
        if try besides(entry.day, db).entries.contains(where: { Self.isSame(entry, $0) }) {
            known.entries += 1
            return
        }
        let parts = [
            entry.day.description, String(entry.minute), entry.slot.rawValue, entry.name, "\(entry.amount)", entry.unit,
            "\(entry.nutrients)",
        ]
        try write(.entry, parts, entry.day, db) { key in
            var entry = entry
            entry.id = UUID().uuidString.lowercased()
            try FoodEntryStore.insert(entry, of: owner, idempotencyKey: key, now: now, in: db)
            return entry.id
        }
    }

    private func write(_ workout: Workout, _ db: GRDB.Database) throws {
        if try besides(workout.day, db).workouts.contains(where: { $0.kind == workout.kind && Self.isSame(workout, $0) }
        ) {
            known.workouts += 1
            known.sets += workout.exercises.reduce(0) { $0 + $1.sets.count }
            return
        }
        var plain = workout
        for place in plain.exercises.indices { plain.exercises[place].exerciseID = nil }
        let parts = [
            workout.day.description, String(workout.minute), workout.name, try StoredJSON.encode(plain.exercises),
        ]
        try write(.workout, parts, workout.day, db) { key in
            var workout = workout
            workout.id = UUID().uuidString.lowercased()
            try WorkoutStore.insert(workout, of: owner, idempotencyKey: key, isUse: false, now: now, in: db)
            return workout.id
        }
    }

    /// Finds the row that an earlier batch wrote of the same thing, or makes one. The second of two equal rows of a file is
    /// another thing.
    private func write(
        _ kind: ImportedItems, _ parts: [String], _ day: CivilDate, _ db: GRDB.Database,
        insert: (String) throws -> String
    ) throws {
        let content = Fingerprint.of(parts)
        for number in 0..<10_000 {
            let key = "import:\(origin.rawValue):\(content):\(number)"
            let found = try String.fetchOne(
                db.cachedStatement(
                    sql: "SELECT id FROM \(kind.table.rawValue) WHERE owner = ? AND idempotency_key = ?"),
                arguments: [owner, key])
            if let found {
                if try isHeld(found, kind, db) { continue }
                try note(kind, found, day: day.description, db)
            } else {
                let id = try insert(key)
                try db.cachedStatement(sql: "UPDATE \(kind.table.rawValue) SET deleted_at = ? WHERE id = ?")
                    .execute(arguments: [ImportedItems.hidden, id])
                try note(kind, id, day: day.description, db)
                newDays.insert(day)
            }
            return
        }
    }

    private func isHeld(_ item: String, _ kind: ImportedItems, _ db: GRDB.Database) throws -> Bool {
        try Bool.fetchOne(
            db.cachedStatement(
                sql: "SELECT EXISTS (SELECT 1 FROM import_item WHERE owner = ? AND kind = ? AND batch = ? AND item = ?)"
            ),
            arguments: [owner, kind.rawValue, batch, item]) ?? false
    }

    private func note(_ kind: ImportedItems, _ item: String, day: String, _ db: GRDB.Database) throws {
        try db.cachedStatement(
            sql: "INSERT OR IGNORE INTO import_item (owner, kind, batch, item, day) VALUES (?, ?, ?, ?, ?)"
        ).execute(arguments: [owner, kind.rawValue, batch, item, day])
    }

    // MARK: What was logged by hand

    private func besides(_ day: CivilDate, _ db: GRDB.Database) throws -> (entries: [FoodEntry], workouts: [Workout]) {
        if loggedDays == nil {
            loggedDays = Set(
                try String.fetchAll(
                    db,
                    sql: """
                        SELECT DISTINCT day FROM food_entry WHERE owner = ?1 AND deleted_at IS NULL
                            AND coalesce(idempotency_key, '') NOT LIKE 'import:%'
                        UNION SELECT DISTINCT day FROM workout WHERE owner = ?1 AND deleted_at IS NULL
                            AND coalesce(idempotency_key, '') NOT LIKE 'import:%'
                        """, arguments: [owner]))
        }
        guard loggedDays?.contains(day.description) == true else { return ([], []) }
        if let beside, beside.day == day { return (beside.entries, beside.workouts) }
        let entries = try Row.fetchAll(
            db,
            sql: """
                SELECT \(FoodEntryStore.columns) FROM food_entry WHERE owner = ? AND day = ? AND deleted_at IS NULL
                    AND coalesce(idempotency_key, '') NOT LIKE 'import:%'
                """, arguments: [owner, day.description]
        ).compactMap(FoodEntryStore.entry)
        let workouts = try Row.fetchAll(
            db,
            sql: """
                SELECT \(WorkoutStore.columns) FROM workout WHERE owner = ? AND day = ? AND deleted_at IS NULL
                    AND coalesce(idempotency_key, '') NOT LIKE 'import:%'
                """, arguments: [owner, day.description]
        ).map(WorkoutStore.workout)
        beside = (day, entries, workouts)
        return (entries, workouts)
    }

    /// The same food in the same part of the day, or a whole meal of which something was logged here.
    private static func isSame(_ imported: FoodEntry, _ logged: FoodEntry) -> Bool {
        guard imported.slot == logged.slot else { return false }
        let isMeal = imported.unit == FoodEntry.wholeMeal
        return isMeal || imported.name.lowercased() == logged.name.lowercased()
    }

    /// At about the same time, or of which one has no time of its own.
    private static func isSame(_ imported: Workout, _ logged: Workout) -> Bool {
        let hasNoTime = imported.minute == 12 * 60 && imported.minutes == nil
        return hasNoTime || abs(imported.at.timeIntervalSince(logged.at)) <= 30 * 60
    }
}

/// A short text that is the same for the same parts, and for no others that anybody will meet.
enum Fingerprint {
    static func of(_ parts: [String]) -> String {
        // FNV-1a, twice, from two beginnings.
        var hashes: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)
        func add(_ byte: UInt8) {
            hashes.0 = (hashes.0 ^ UInt64(byte)) &* 0x100_0000_01b3
            hashes.1 = (hashes.1 ^ UInt64(byte)) &* 0x100_0000_01b3 &+ 0x1d
        }
        for part in parts {
            part.utf8.forEach(add)
            add(0)
        }
        return String(hashes.0, radix: 36) + String(hashes.1, radix: 36)
    }
}
