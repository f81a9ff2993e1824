import Domain
import Foundation
import GRDB
import Testing

@testable import Storage

/// Accounts with something in every table, as wild as the tables allow.
struct RandomStore {
    let database: Storage.Database
    var random: Seeded

    init(_ database: Storage.Database, seed: UInt64) {
        self.database = database
        random = Seeded(seed)
    }

    /// - Returns: the account's id
    mutating func add(_ name: String, rows: Int = 6, isOwner: Bool) throws -> Account.ID {
        let owner = try database.accounts.create(
            name: name, email: "\(name)@example.org", passwordHash: "scrypt$17$x$y",
            now: Date(timeIntervalSince1970: number(0...2e9)), isOwner: isOwner
        ).id
        for part in AccountPart.all { try fill(part.table, of: owner, rows: rows) }
        for picture in try database.connection.read({
            try String.fetchAll($0, sql: "SELECT id FROM photo WHERE owner = ?", arguments: [owner])
        }) {
            let bytes = [0xff, 0xd8, 0xff] + (0..<Int.random(in: 0..<3000, using: &random)).map { UInt8($0 % 251) }
            try PrivateFile.write(bytes, to: PhotoFiles.file(picture, in: database.photos.folder))
        }
        return owner
    }

    private mutating func fill(_ table: String, of owner: Account.ID, rows: Int) throws {
        let columns = try database.connection.read { try Row.fetchAll($0, sql: "PRAGMA table_info(\(table))") }
            .map { (name: $0["name"] as String, type: $0["type"] as String, isNeeded: $0["notnull"] as Bool) }
        for index in 0..<rows {
            var values: [(any DatabaseValueConvertible)?] = []
            for column in columns {
                let canLack = !column.isNeeded && column.name != "id"
                values.append(
                    canLack && Bool.random(using: &random)
                        ? nil : try value(of: column.name, column.type, in: table, of: owner, index))
            }
            // Two that happen to have the same key are one.
            try database.connection.pool.write { db in
                try db.execute(
                    sql: "INSERT OR IGNORE INTO \(table) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))",
                    arguments: StatementArguments(values))
            }
        }
        let count = try database.connection.read {
            try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table) WHERE owner = ?", arguments: [owner]) ?? 0
        }
        #expect(count > 0, "\(table) is empty")
    }

    private mutating func value(
        of column: String, _ type: String, in table: String, of owner: Account.ID, _ index: Int
    ) throws -> (any DatabaseValueConvertible)? {
        switch (table, column) {
        case (_, "owner"): return owner
        case ("import_batch", "id"), ("health_source", "id"): return nil
        case (_, "id"): return UUID().uuidString.lowercased()
        case (_, "day"), (_, "from_day"): return CivilDate(ordinal: 20_000 + index).description
        case (_, "batch"), ("health_figure", "source"):
            let other = column == "batch" ? "import_batch" : "health_source"
            return try database.connection.read {
                try Int64.fetchOne(
                    $0, sql: "SELECT id FROM \(other) WHERE owner = ? ORDER BY random()", arguments: [owner])
            }
        case ("own_figure", "measure"):
            return try database.connection.read {
                try String.fetchOne(
                    $0, sql: "SELECT id FROM own_measure WHERE owner = ? ORDER BY random()", arguments: [owner])
            }
        case ("app_lock", "session"):
            return try database.connection.read {
                try String.fetchOne(
                    $0, sql: "SELECT id FROM session WHERE owner = ? LIMIT 1 OFFSET ?", arguments: [owner, index])
            }
        case ("app_lock", "locks_on_return"): return index % 2
        case (_, "month"): return "2026-0\(index % 9 + 1)"
        case (_, "rivals"): return "3,14"
        case (_, "also"): return [",7,9,", ""].randomElement(using: &random)
        case ("photo", "subject"):
            guard index > 0 else { return "profile" }
            return try database.connection.read {
                try String.fetchOne(
                    $0, sql: "SELECT 'entry ' || id FROM food_entry WHERE owner = ? LIMIT 1 OFFSET ?",
                    arguments: [owner, index - 1])
            }
        case ("import_batch", "kind"): return "export"
        case ("import_batch", "state"): return ["live", "takenBack"].randomElement(using: &random)
        case ("import_batch", "origin"): return "polar"
        case ("health_source", "kind"): return "phone"
        case ("import_item", "kind"): return "entry"
        case ("health_detail", "kind"): return "steps"
        case (_, "slot"): return "lunch"
        case (_, "unit"): return "g"
        case (_, "role"): return "user"
        case ("workout", "kind"): return "strength"
        case (_, "minute"), (_, "hunger"): return Int.random(in: 1...5, using: &random)
        case (_, "workout_completed"), (_, "is_open"): return index == 0 ? 1 : 0
        case (_, "weekdays"): return "1,2"
        case (_, "micros"): return ["1.5;;0.0003;4e-05", "0.25", ";;7"].randomElement(using: &random)
        case (_, "drink"): return "water"
        case (_, "metric"): return ["weight", "steps", "mood"].randomElement(using: &random)
        case ("figure", "source"): return ["manual", "api"].randomElement(using: &random)
        case ("food", "barcode"): return "8712566328352"
        default: break
        }
        if let document = try document(column, in: table, index) { return document }
        switch type {
        case "TEXT": return word()
        case "INTEGER": return Int.random(in: 0...1_000_000, using: &random)
        case "BLOB": return Data((0..<32).map { _ in UInt8.random(in: 0...255, using: &random) })
        default: return number(0...2e9)
        }
    }

    private func document(_ column: String, in table: String, _ index: Int) throws -> String? {
        switch (table, column) {
        case ("profile", _): return try StoredJSON.encode(Profile())
        case ("preferences", _): return try StoredJSON.encode(Preferences())
        case ("reminders", "reminders"): return try StoredJSON.encode(Reminders())
        case ("goals", _):
            let day = CivilDate(ordinal: 20_000 + index)
            return try StoredJSON.encode(Goals(from: day, phase: .recomp, phaseStart: day))
        case ("check_in", "answer"):
            return """
                {"decision":"accept","review":{"from":"2026-03-09","fullLogs":7,"proposal":"keep","to":"2026-03-15","weighIns":2}}
                """
        case ("recipe", "recipe"):
            return try StoredJSON.encode(Recipe(id: "r", name: "Soup / \"thick\"", ingredients: [], servings: 2.5))
        case ("own_exercise", "exercise"):
            return try StoredJSON.encode(
                Exercise(
                    id: "e", name: "Zwaai", dutchName: nil, kind: .strength, equipment: nil, primaryMuscles: [],
                    secondaryMuscles: [], level: .beginner, aliases: ["ë\n"]))
        case ("workout_template", "template"):
            return try StoredJSON.encode(WorkoutTemplate(id: "w", name: "A", kind: .strength, exercises: []))
        case ("workout", "exercises"), ("food", "portions"), ("meal_template", "items"): return "[]"
        case ("health_detail", "content"): return "[{\"h\":[0.1,1e-7,-3]}]"
        case ("chat_message", "answer"): return "{\"k\":null,\"big\":12345678901234567,\"t\":\"\\u00e9\\u0001\"}"
        case ("import_batch", "summary"): return "{\"days\":3}"
        default: return nil
        }
    }

    private mutating func word() -> String {
        let parts = [
            "é", "\u{202e}x", "\"q\"", "a\nb", "火", "\\", "</script>", "\t", "'", "🙂", "plain", "\u{7f}", "  ",
        ]
        return "\(Int.random(in: 0...Int(Int32.max), using: &random))"
            + (0..<3).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        [Double.random(in: range, using: &random), 1, 0.1, 82.35, 1e-7].randomElement(using: &random) ?? 1
    }
}

struct Seeded: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = (seed &+ 1) &* 0x9e37_79b9_7f4a_7c15 | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// All of an account as its export has it, but for how it signs in.
func canonical(_ owner: Account.ID, in database: Storage.Database) throws -> String {
    var text = ""
    try database.export.json(owner) { text += String(decoding: $0, as: UTF8.self) }
    for door in ["sessions", "loginLinks", "apiTokens", "passkeys", "appLocks", "calendarAddresses"] {
        let start = try #require(text.range(of: ",\n\"\(door)\":["))
        let end = try #require(
            text.range(of: "],\n\"", range: start.upperBound..<text.endIndex)
                ?? text.range(of: "]}", range: start.upperBound..<text.endIndex))
        text.removeSubrange(start.lowerBound..<text.index(after: end.lowerBound))
    }
    return text
}

/// A folder that goes with the test.
func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}
