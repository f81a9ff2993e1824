public import Domain
import Foundation
import GRDB

/// Everything of one account, piece by piece: rows go out as they are read, so size costs no memory.
public struct ExportStore: Sendable {
    let connection: Connection

    /// What the document holds: the name of each part, its table, and how a row becomes JSON. A test holds this against
    /// the schema: every column of every table with an owner is here, but for the hashes.
    private static let parts: [(name: String, table: String, order: String, json: String)] = [
        ("profile", "profile", "owner", "json(profile)"),
        ("preferences", "preferences", "owner", "json(preferences)"),
        ("goals", "goals", "from_day", "json_set(json(goals), '$.from', from_day)"),
        ("checkIns", "check_in", "day", "json_object('day', day, 'answer', json(answer), 'at', at)"),
        ("sourceOrder", "source_order", "position", "json_object('position', position, 'source', source)"),
        (
            "figures", "figure", "day, metric, source",
            "json_object('day', day, 'metric', metric, 'source', source, 'value', value, 'typedValue', typed_value, "
                + "'typedUnit', typed_unit, 'updatedAt', updated_at)"
        ),
        (
            "importBatches", "import_batch", "id",
            "json_object('id', id, 'kind', kind, 'origin', origin, 'fileName', file_name, 'state', state, 'exportedAt', exported_at, "
                + "'createdAt', created_at, 'takenBackAt', taken_back_at, 'summary', json(summary))"
        ),
        ("healthSources", "health_source", "id", "json_object('id', id, 'name', name, 'kind', kind)"),
        (
            "healthFigures", "health_figure", "metric, day, batch, source, rivals",
            "json_object('metric', metric, 'day', day, 'batch', batch, 'source', source, 'rivals', rivals, 'value', value, 'also', also)"
        ),
        (
            "healthDetails", "health_detail", "kind, day, batch",
            "json_object('kind', kind, 'day', day, 'batch', batch, 'content', json(content), 'also', also)"
        ),
        (
            "dayLogs", "day_log", "day",
            "json_object('day', day, 'notes', notes, 'workoutCompleted', workout_completed, 'workoutType', workout_type, "
                + "'updatedAt', updated_at)"
        ),
        (
            "foods", "food", "created_at, id",
            "json_object('id', id, 'name', name, 'drink', drink, 'density', density, 'portions', json(portions), 'barcode', barcode, "
                + "\(nutrients), 'micros', json(micros_json(micros)), 'createdAt', created_at, 'deletedAt', deleted_at)"
        ),
        (
            "foodEntries", "food_entry", "day, at, id",
            "json_object('id', id, 'day', day, 'at', at, 'minute', minute, 'slot', slot, 'foodId', food_id, 'name', name, "
                + "'amount', amount, 'unit', unit, 'grams', grams, 'millilitres', millilitres, 'drink', drink, \(nutrients), "
                + "'micros', json(micros_json(micros)), "
                + "'notes', notes, 'hunger', hunger, 'mood', mood, 'idempotencyKey', idempotency_key, "
                + "'createdAt', created_at, 'updatedAt', updated_at, 'deletedAt', deleted_at)"
        ),
        (
            "sessions", "session", "created_at, id",
            "json_object('id', id, 'userAgent', user_agent, 'createdAt', created_at, 'lastSeenAt', last_seen_at, "
                + "'expiresAt', expires_at)"
        ),
        (
            "appleIdentities", "apple_identity", "created_at",
            "json_object('subject', subject, 'createdAt', created_at)"
        ),
        (
            "mealTemplates", "meal_template", "created_at, id",
            "json_object('id', id, 'name', name, 'slot', slot, 'weekdays', weekdays, 'items', json(items), "
                + "'usedCount', used_count, 'lastUsedAt', last_used_at, 'createdAt', created_at, 'deletedAt', deleted_at)"
        ),
        (
            "recipes", "recipe", "created_at, id",
            "json_object('id', id, 'recipe', json(recipe), 'createdAt', created_at, 'deletedAt', deleted_at)"
        ),
        (
            "workouts", "workout", "day, at, id",
            "json_object('id', id, 'day', day, 'at', at, 'minute', minute, 'name', name, 'kind', kind, "
                + "'minutes', minutes, 'knownMinutes', known_minutes, 'isOpen', is_open, 'template', template, 'notes', notes, "
                + "'exercises', json(exercises), 'idempotencyKey', idempotency_key, 'createdAt', created_at, "
                + "'updatedAt', updated_at, 'deletedAt', deleted_at, 'joined', joined)"
        ),
        (
            "workoutTemplates", "workout_template", "created_at, id",
            "json_object('id', id, 'template', json(template), 'usedCount', used_count, 'lastUsedAt', last_used_at, "
                + "'createdAt', created_at, 'deletedAt', deleted_at)"
        ),
        (
            "exercises", "own_exercise", "created_at, id",
            "json_object('id', id, 'exercise', json(exercise), 'createdAt', created_at, 'deletedAt', deleted_at)"
        ),
        ("exerciseVideos", "exercise_video", "exercise", "json_object('exercise', exercise, 'address', address)"),
        (
            "chatMessages", "chat_message", "at, id",
            "json_object('id', id, 'conversation', conversation, 'at', at, 'role', role, 'text', text, "
                + "'answer', json(answer), 'deletedAt', deleted_at)"
        ),
        (
            "photos", "photo", "created_at, id",
            "json_object('id', id, 'subject', subject, 'createdAt', created_at, 'jpeg', photo_base64(id))"
        ),
        (
            "loginLinks", "login_link", "created_at",
            "json_object('createdAt', created_at, 'expiresAt', expires_at)"
        ),
        (
            "apiTokens", "api_token", "created_at, id",
            "json_object('id', id, 'name', name, 'scopes', scopes, 'createdAt', created_at, 'lastUsedAt', last_used_at)"
        ),
    ]

    /// `micros_json(micros)` for SQL: the stored text as a JSON object by key. The numbers are passed on as they are
    /// written, for there is one such text with every entry of a decade.
    static let microsJSON = DatabaseFunction("micros_json", argumentCount: 1, pure: true) { values in
        guard let text = values.first.flatMap({ String.fromDatabaseValue($0) }) else { return nil }
        var json = ""
        for (nutrient, cell) in zip(
            Micronutrient.allCases, text.split(separator: ";", omittingEmptySubsequences: false))
        where Double(cell) != nil {
            json += "\(json.isEmpty ? "{" : ",")\"\(nutrient.key)\":\(cell)"
        }
        return json.isEmpty ? nil : json + "}"
    }

    private static let nutrients =
        "'energy', energy, 'protein', protein, 'carbs', carbs, 'fat', fat, 'fibre', fibre, 'sugar', sugar, "
        + "'saturatedFat', saturated_fat, 'salt', salt, 'caffeine', caffeine, 'alcohol', alcohol"

    private static let chunkSize = 64 * 1024

    /// One JSON object with everything of an account, as of one moment. Times are seconds since 1970, units SI; deleted
    /// rows that can still be brought back have a `deletedAt`.
    public func json(_ owner: Account.ID, write: ([UInt8]) throws -> Void) throws {
        try connection.read { db in
            try write(Array("{\"format\":\"vitalpath\",\"version\":1,\"account\":".utf8))
            let account = try String.fetchOne(
                db,
                sql: """
                    SELECT json_object('id', id, 'name', name, 'email', email, 'isOwner', is_owner, 'createdAt', created_at)
                    FROM account WHERE id = ?
                    """,
                arguments: [owner])
            guard let account else { throw StorageError.notFound }
            try write(Array(account.utf8))
            var chunk: [UInt8] = []
            for part in Self.parts {
                chunk += Array(",\n\"\(part.name)\":[".utf8)
                let rows = try Row.fetchCursor(
                    db, sql: "SELECT \(part.json) FROM \(part.table) WHERE owner = ? ORDER BY \(part.order)",
                    arguments: [owner])
                var isFirst = true
                while let row = try rows.next() {
                    // The bytes go from SQLite to the chunk without becoming a String on the way.
                    try row.withUnsafeData(atIndex: 0) { data in
                        guard let data else { return }
                        if !isFirst { chunk.append(UInt8(ascii: ",")) }
                        chunk.append(UInt8(ascii: "\n"))
                        data.withUnsafeBytes { chunk.append(contentsOf: $0) }
                        isFirst = false
                    }
                    if chunk.count >= Self.chunkSize {
                        try write(chunk)
                        chunk.removeAll(keepingCapacity: true)
                    }
                }
                chunk.append(UInt8(ascii: "]"))
            }
            try write(chunk + Array("}\n".utf8))
        }
    }

    /// A row for each day with something in it, by RFC 4180, with the field names of the daily log.
    public func csv(_ owner: Account.ID, write: ([UInt8]) throws -> Void) throws {
        let words = ["workoutCompleted", "workoutType", "notes"]
        let header = ["logDate"] + DailyLog.fields.map(\.name) + words
        try write(Array((header.joined(separator: ",") + "\r\n").utf8))
        guard let (first, last) = try bounds(owner) else { return }
        var start = first
        while start <= last {
            let end = min(last, start.adding(days: 364))
            guard let range = DayRange(from: start, through: end) else { break }
            var lines = ""
            for day in try DayStore(connection: connection).days(of: owner, in: range) where !day.isEmpty {
                var cells = [day.date.description]
                cells += DailyLog.fields.map { CSV.number(day[$0.metric], factor: $0.factor) }
                cells.append(day.workoutCompleted.map { $0 ? "true" : "false" } ?? "")
                cells.append(CSV.text(day.workoutType))
                cells.append(CSV.text(day.notes))
                lines += cells.joined(separator: ",") + "\r\n"
            }
            try write(Array(lines.utf8))
            start = end.adding(days: 1)
        }
    }

    private func bounds(_ owner: Account.ID) throws -> (CivilDate, CivilDate)? {
        try connection.read { db in
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT min(day), max(day) FROM (
                        SELECT day FROM figure WHERE owner = ?1 UNION ALL SELECT day FROM day_log WHERE owner = ?1
                        UNION ALL SELECT day FROM health_figure WHERE owner = ?1
                        UNION ALL SELECT day FROM workout WHERE owner = ?1 AND deleted_at IS NULL AND NOT is_open
                        UNION ALL SELECT day FROM food_entry WHERE owner = ?1 AND deleted_at IS NULL)
                    """,
                arguments: [owner])
            guard let row, let first = (row[0] as String?).flatMap({ CivilDate($0) }),
                let last = (row[1] as String?).flatMap({ CivilDate($0) })
            else { return nil }
            return (first, last)
        }
    }
}

/// Cells of a CSV file.
public enum CSV {
    /// Text that no spreadsheet takes for a formula, quoted where it has to be.
    public static func text(_ text: String?) -> String {
        guard var text, !text.isEmpty else { return "" }
        if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) { text = "'" + text }
        guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    /// A number with a point and at most three decimals; empty when unknown.
    public static func number(_ value: Double?, factor: Double = 1) -> String {
        guard let value, value.isFinite else { return "" }
        let shown = (value / factor * 1000).rounded() / 1000
        return Int(exactly: shown).map(String.init) ?? String(shown)
    }
}
