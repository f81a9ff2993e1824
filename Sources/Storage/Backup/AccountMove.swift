import Domain
import GRDB

/// The rows of one account on their way from the attached database `staged` into this one.
enum AccountMove {
    /// A new account; its name, if another has it, with a number, its address only where nobody has it.
    static func addAccount(_ id: Account.ID, as target: Account.ID, in db: GRDB.Database) throws {
        guard let row = try Row.fetchOne(db, sql: "SELECT * FROM staged.account WHERE id = ?", arguments: [id]) else {
            throw BackupProblem.notFound
        }
        let taken = Set(try String.fetchAll(db, sql: "SELECT lower(name) FROM main.account"))
        let name: String = row["name"]
        let free = (1...).lazy.map { $0 == 1 ? name : "\(name) \($0)" }.first { !taken.contains($0.lowercased()) }
        try db.execute(
            sql: """
                INSERT INTO main.account (id, name, email, password_hash, is_owner, created_at)
                VALUES (?1, ?2, (SELECT ?3 WHERE NOT EXISTS (SELECT 1 FROM main.account WHERE email = ?3)), ?4,
                    ?5 AND NOT EXISTS (SELECT 1 FROM main.account WHERE is_owner), ?6)
                """,
            arguments: [
                target, free ?? target, row["email"], row["password_hash"], row["is_owner"], row["created_at"],
            ])
    }

    /// - Parameter replaced: those that are replaced; what is in others stays
    static func replaceRows(
        of id: Account.ID, as target: Account.ID, tables replaced: Set<String>, isNew: Bool, in db: GRDB.Database
    ) throws {
        let batches = try shift("import_batch", of: id, beside: target, in: db)
        let sources = try shift("health_source", of: id, beside: target, in: db)
        let kept = isNew ? ["session", "app_lock", "passkey", "login_link"] : AccountPart.doors + ["apple_identity"]
        let tables = AccountPart.all.map(\.table).filter { replaced.contains($0) && !kept.contains($0) }
        for table in tables.reversed() {
            try db.execute(sql: "DELETE FROM main.\(table) WHERE owner = ?", arguments: [target])
        }
        for table in tables {
            let columns = try String.fetchAll(
                db, sql: "SELECT name FROM pragma_table_info(?, 'main')", arguments: [table])
            let values = columns.map { column in
                switch (table, column) {
                case (_, "owner"): "?2"
                case ("import_batch", "id"), (_, "batch"): "\(column) + ?3"
                case ("health_source", "id"), ("health_figure", "source"): "\(column) + ?4"
                case ("health_figure", "rivals"): "shift_ids(rivals, ?4)"
                case ("health_figure", "also"), ("health_detail", "also"): "shift_ids(also, ?3)"
                default: column
                }
            }
            try db.execute(
                sql: """
                    INSERT INTO main.\(table) (\(columns.joined(separator: ", ")))
                    SELECT \(values.joined(separator: ", ")) FROM staged.\(table) WHERE owner = ?1
                    """, arguments: Self.arguments(values, id, target, batches, sources))
        }
    }

    /// SQLite wants as many arguments as the statement names.
    private static func arguments(
        _ values: [String], _ id: Account.ID, _ target: Account.ID, _ batches: Int64, _ sources: Int64
    ) -> StatementArguments {
        let most = (1...4).last { number in values.contains { $0.contains("?\(number)") } } ?? 1
        let all: [(any DatabaseValueConvertible)?] = [id, target, batches, sources]
        return StatementArguments(all.prefix(most))
    }

    /// What is to be added to numbers of rows so that they meet nobody else's here; 0 where they do not.
    ///
    /// - Parameter target: whose rows make room
    private static func shift(
        _ table: String, of id: Account.ID, beside target: Account.ID, in db: GRDB.Database
    ) throws -> Int64 {
        let meets = try Bool.fetchOne(
            db,
            sql: """
                SELECT EXISTS (SELECT 1 FROM staged.\(table) s JOIN main.\(table) m USING (id)
                WHERE s.owner = ?1 AND m.owner <> ?2)
                """, arguments: [id, target])
        guard meets == true else { return 0 }
        return try Int64.fetchOne(db, sql: "SELECT max(id) FROM main.\(table)") ?? 0
    }

    /// `shift_ids(',3,14,', 100)` is `',103,114,'`.
    static let shiftIDs = DatabaseFunction("shift_ids", argumentCount: 2, pure: true) { values in
        guard let text = String.fromDatabaseValue(values[0]), let by = Int64.fromDatabaseValue(values[1]), by != 0
        else { return values[0] }
        return text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Int64($0).map { "\($0 &+ by)" } ?? String($0) }.joined(separator: ",")
    }
}
