import Domain
import Foundation
import GRDB

/// Rows of an export on their way into a store that has none yet.
enum AccountRows {
    /// SQL that is true of ids that nothing here would give: they become names of files.
    static func strange(_ column: String) -> String {
        "\(column) GLOB '*[^0-9a-z-]*' OR length(\(column)) NOT BETWEEN 1 AND 64"
    }

    /// Columns whose text has to mean something to this program, or nobody could open a page.
    private static let documents: [(table: String, column: String, read: @Sendable (String) throws -> Void)] = [
        ("profile", "profile", { _ = try StoredJSON.decode(Profile.self, $0) }),
        ("preferences", "preferences", { _ = try StoredJSON.decode(Preferences.self, $0) }),
        ("reminders", "reminders", { _ = try StoredJSON.decode(Reminders.self, $0) }),
        ("goals", "goals", { _ = try StoredJSON.decode(Goals.self, $0) }),
        ("check_in", "answer", { _ = try StoredJSON.decode(CheckIn.self, $0) }),
        ("food", "portions", { _ = try StoredJSON.decode([Portion].self, $0) }),
        ("meal_template", "items", { _ = try StoredJSON.decode([MealTemplate.Item].self, $0) }),
        ("recipe", "recipe", { _ = try StoredJSON.decode(Recipe.self, $0) }),
        ("own_exercise", "exercise", { _ = try StoredJSON.decode(Exercise.self, $0) }),
        ("workout", "exercises", { _ = try StoredJSON.decode([WorkoutExercise].self, $0) }),
        ("workout_template", "template", { _ = try StoredJSON.decode(WorkoutTemplate.self, $0) }),
    ]

    /// - Returns: the tables whose lists the export has, with rows or without
    /// - Throws: `BackupProblem.foreign` for what is no export, `.damaged` for a row that cannot be one, and where a list
    ///   is missing of which rows belong to those of another
    static func fill(
        _ database: Storage.Database, _ next: () throws -> (part: String, row: String?)?
    ) throws -> Set<String> {
        let parts = Dictionary(uniqueKeysWithValues: AccountPart.all.map { ($0.name, $0) })
        var present: Set<String> = []
        do {
            try database.connection.pool.write { db in
                var head = try next()
                while let read = head, read.row == nil { head = try next() }
                guard let head, head.part == "account", let row = head.row, let owner = try account(row, in: db) else {
                    throw BackupProblem.foreign
                }
                while let (name, row) = try next() {
                    guard let row else {
                        if let part = parts[name] { present.insert(part.table) }
                        continue
                    }
                    guard let part = parts[name] else { throw BackupProblem.newer }
                    if AccountPart.doors.contains(part.table) { continue }
                    try db.cachedStatement(sql: part.insertion).execute(arguments: [owner, row])
                    if part.table == "photo" { try photo(row, of: database, in: db) }
                }
                try checkTogether(present, in: db)
                for document in documents {
                    let texts = try String.fetchCursor(db, sql: "SELECT \(document.column) FROM \(document.table)")
                    while let text = try texts.next() { try document.read(text) }
                }
                try db.execute(
                    sql: """
                        DELETE FROM photo WHERE subject NOT LIKE 'profile' AND NOT EXISTS (
                            SELECT 1 FROM food_entry WHERE photo.subject = 'entry ' || food_entry.id)
                        """)
            }
        } catch let error as DatabaseError where StorageError.worded(error) is DatabaseError {
            throw BackupProblem.damaged
        } catch is DecodingError {
            throw BackupProblem.damaged
        }
        return present
    }

    /// Tables whose rows name each other without SQLite's knowing.
    private static let together: [Set] = [
        ["food_entry", "photo"], ["import_batch", "import_item", "health_source", "health_figure", "health_detail"],
    ]

    /// Rows that stay where the export does not have their list must not lose those that they belong to.
    private static func checkTogether(_ present: Set<String>, in db: GRDB.Database) throws {
        for table in AccountPart.all.map(\.table) where !present.contains(table) {
            let others = try String.fetchAll(
                db, sql: "SELECT DISTINCT \"table\" FROM pragma_foreign_key_list(?)", arguments: [table])
            if others.contains(where: present.contains) { throw BackupProblem.damaged }
        }
        for tables in together where present.isDisjoint(with: tables) == present.isSuperset(of: tables) {
            throw BackupProblem.damaged
        }
    }

    private static func account(_ row: String, in db: GRDB.Database) throws -> Account.ID? {
        let id = try String.fetchOne(db, sql: "SELECT json_extract(?, '$.id')", arguments: [row])
        guard let id, try Bool.fetchOne(db, sql: "SELECT \(strange("?1"))", arguments: [id]) == false else {
            return nil
        }
        try db.execute(
            sql: """
                INSERT INTO account (id, name, email, is_owner, created_at) VALUES (json_extract(?1, '$.id'),
                    json_extract(?1, '$.name'), json_extract(?1, '$.email'), coalesce(json_extract(?1, '$.isOwner'), 0),
                    json_extract(?1, '$.createdAt'))
                """, arguments: [row])
        return id
    }

    private static func photo(_ row: String, of database: Storage.Database, in db: GRDB.Database) throws {
        let values = try Row.fetchOne(
            db, sql: "SELECT json_extract(?1, '$.id') AS id, json_extract(?1, '$.jpeg') AS jpeg", arguments: [row])
        guard let values, let id = values["id"] as String?,
            try Bool.fetchOne(db, sql: "SELECT \(strange("?1"))", arguments: [id]) == false
        else { throw BackupProblem.damaged }
        // The file of a picture may have been lost before.
        guard let text = values["jpeg"] as String? else { return }
        guard let bytes = Data(base64Encoded: text), bytes.starts(with: [0xff, 0xd8, 0xff]) else {
            throw BackupProblem.damaged
        }
        let file = PhotoFiles.file(id, in: database.photos.folder)
        if !FileManager.default.fileExists(atPath: file.path) { try PrivateFile.write([UInt8](bytes), to: file) }
    }
}
