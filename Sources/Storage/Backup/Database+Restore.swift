public import Domain
public import Foundation
import GRDB

extension Database {
    /// Keeps what is here, so that it can be brought back, and changes it. What came to nothing leaves nothing to undo.
    ///
    /// - Parameter restore: what `body` replaces, and so what undoing it brings back
    /// - Throws: `BackupProblem`, and what `body` throws
    public func undoably<Value>(
        _ restore: RestoreScope, now: Date, _ body: () throws -> Value
    ) throws -> (value: Value, before: Backup) {
        let before = try backups.make(.beforeRestore, of: restore, now: now)
        do {
            return (try body(), before)
        } catch {
            try? backups.delete(before.name)
            throw error
        }
    }

    /// Everything here becomes what is staged: all of it at once, or, should this process end, nothing. Who is signed in
    /// to an account that is there still stays so, locked or not, and so do its passkeys and its calendar's address: one that
    /// was removed stays so.
    ///
    /// - Returns: the accounts that there were, and are
    /// - Throws: `BackupProblem`
    public func replaceEverything(with staged: StagedStore) throws -> Set<Account.ID> {
        do {
            if staged.manifest.accounts.isEmpty { throw BackupProblem.empty }
            let source = staged.database.connection
            let (staying, present) = try connection.read { db in
                (
                    try Self.staying.map { ($0, try Row.fetchAll(db, sql: "SELECT * FROM \($0)")) },
                    try String.fetchAll(db, sql: "SELECT id FROM account")
                )
            }
            let replicator = try connection.read(Self.replicatorTables)
            try source.pool.write { db in
                for table in Schema.replicator { try db.execute(sql: "DROP TABLE IF EXISTS \(table)") }
                // Who replicates this database goes on doing so.
                for table in replicator {
                    try db.execute(sql: table.sql)
                    for row in table.rows {
                        let marks = row.map { _ in "?" }.joined(separator: ", ")
                        try db.execute(
                            sql: "INSERT INTO \(table.name) VALUES (\(marks))", arguments: StatementArguments(row))
                    }
                }
                try db.execute(sql: "DELETE FROM login_link; DELETE FROM session; DELETE FROM erasure")
                for (table, rows) in staying { try Self.keep(rows, in: table, of: present, db) }
            }
            var accounts = Set(try self.accounts.all().map(\.id))
            let pictures = try photosApart(in: staged.database)
            try connection.whileNobodyWrites { db in
                try placePhotos(of: staged.database, ids: pictures)
                // One transaction of SQLite: what reads sees the old or the new.
                try source.pool.read { try $0.backup(to: db) }
            }
            // Nothing may fail any more: what is here is known.
            accounts.formUnion(staged.manifest.accounts.map(\.id))
            for account in accounts { changes.add(AccountChange(Set(AccountChange.Area.allCases)), of: account) }
            // It is done: what is left over goes at the next chance otherwise.
            try? photos.sweep()
            _ = try? connection.emptyLog()
            return accounts
        } catch {
            throw BackupProblem(error)
        }
    }

    /// What of the accounts here no backup changes; a session before its lock.
    private static let staying = ["session", "app_lock", "calendar_address", "passkey"]

    /// Makes `rows` all that accounts which are here have in `table`, as far as there is an account for them.
    private static func keep(_ rows: [Row], in table: String, of present: [Account.ID], _ db: GRDB.Database) throws {
        for account in present {
            try db.execute(sql: "DELETE FROM \(table) WHERE owner = ?", arguments: [account])
        }
        for row in rows {
            let marks = row.columnNames.map { _ in "?" }.joined(separator: ", ")
            let owner: DatabaseValue = row["owner"]
            try db.execute(
                sql: """
                    INSERT OR REPLACE INTO \(table) (\(row.columnNames.joined(separator: ", ")))
                    SELECT \(marks) FROM account WHERE id = ?
                    """, arguments: StatementArguments(Array(row.databaseValues) + [owner]))
        }
    }

    /// One account becomes what is staged of it, or comes as a new one. How one signs in to an account that is there
    /// stays as it is.
    ///
    /// - Parameter target: whose data goes, and who has what is put back; the same account, or a new one, otherwise
    /// - Returns: who has it now
    /// - Throws: `BackupProblem`: `.notFound`, `.taken` where rows of it belong to others here
    public func replaceAccount(
        _ id: Account.ID, from staged: StagedStore, into target: Account.ID? = nil
    ) throws -> Account.ID {
        do {
            let target = target ?? id
            let isNew = try accounts.find(id: target) == nil
            let pictures = try photosApart(in: staged.database, of: id)
            try connection.whileNobodyWrites { db in
                let file = DatabaseFiles(staged.database.directory).database.path
                try db.execute(sql: "ATTACH ? AS staged", arguments: [file])
                defer { try? db.execute(sql: "DETACH staged") }
                try db.inTransaction(.immediate) {
                    if isNew { try AccountMove.addAccount(id, as: target, in: db) }
                    try AccountMove.replaceRows(of: id, as: target, tables: staged.tables, isNew: isNew, in: db)
                    try placePhotos(of: staged.database, ids: pictures)
                    return .commit
                }
            }
            changes.add(AccountChange(Set(AccountChange.Area.allCases)), of: target)
            try? photos.sweep()
            return target
        } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_PRIMARYKEY {
            throw BackupProblem.taken
        } catch {
            throw BackupProblem(error)
        }
    }

    /// Brings back what a restore replaced: that, and nothing else.
    ///
    /// - Parameter staged: what was kept before it
    /// - Returns: the accounts that there were, or are
    /// - Throws: `BackupProblem`
    public func undo(_ restore: RestoreScope, with staged: StagedStore) throws -> Set<Account.ID> {
        guard let account = restore.account else { return try replaceEverything(with: staged) }
        if staged.manifest.accounts.contains(where: { $0.id == account }) {
            return [try replaceAccount(account, from: staged)]
        }
        // It came with the restore.
        do {
            try connection.write(account, Set(AccountChange.Area.allCases)) {
                try $0.execute(sql: "DELETE FROM account WHERE id = ?", arguments: [account])
            }
            try? photos.sweep()
            return [account]
        } catch {
            throw BackupProblem(error)
        }
    }

    /// Makes room in a directory whose database is damaged or lost: what is left of it goes to `damaged/` as it is, and an
    /// empty database takes its place.
    ///
    /// - Throws: `StorageError`
    public static func beginAnew(in directory: URL) throws {
        let (files, manager) = (DatabaseFiles(directory), FileManager.default)
        let lock = try DirectoryLock(directory)
        defer { lock.release() }
        let fresh = try StagingFolders.make(in: files.staging)
        try Database(directory: fresh).close()
        defer { try? manager.removeItem(at: fresh) }
        let stamp = Date().formatted(.iso8601).replacing(":", with: "")
        let aside = files.damaged.appending(path: "\(stamp)-before-restore", directoryHint: .isDirectory)
        try manager.createDirectory(
            at: aside, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for file in [files.log, files.index, files.photos, files.database] where manager.fileExists(atPath: file.path) {
            try manager.moveItem(at: file, to: aside.appending(path: file.lastPathComponent))
        }
        try PrivateFile.rename(DatabaseFiles(fresh).database, to: files.database)
    }

    /// Takes over the keys of this installation that came with a backup.
    ///
    /// - Returns: whether there were any
    public func replaceSecrets(from staged: StagedStore) throws -> Bool {
        let secrets = staged.database.directory.appending(path: "secrets")
        guard FileManager.default.fileExists(atPath: secrets.path) else { return false }
        try PrivateFile.rename(secrets, to: directory.appending(path: "secrets"))
        return true
    }

    private static func replicatorTables(
        _ db: GRDB.Database
    ) throws -> [(name: String, sql: String, rows: [[DatabaseValue]])] {
        try Schema.replicator.compactMap { name in
            let sql = try String.fetchOne(
                db, sql: "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", arguments: [name])
            return try sql.map { sql in
                (name, sql, try Row.fetchAll(db, sql: "SELECT * FROM \(name)").map { Array($0.databaseValues) })
            }
        }
    }

    /// A picture that comes by the name of another one here gets a new one: whichever rows count once this process has
    /// ended, their pictures are their own.
    ///
    /// - Returns: the ids of those that come, of `owner` or of all
    func photosApart(in staged: Database, of owner: Account.ID? = nil) throws -> [String] {
        let (from, to) = (DatabaseFiles(staged.directory).photos, DatabaseFiles(directory).photos)
        let manager = FileManager.default
        return try staged.connection.pool.write { db in
            let ids = try String.fetchAll(
                db, sql: "SELECT id FROM photo WHERE owner = ?1 OR ?1 IS NULL", arguments: [owner])
            return try ids.map { id in
                let (new, old) = (PhotoFiles.file(id, in: from), PhotoFiles.file(id, in: to))
                guard manager.fileExists(atPath: new.path), manager.fileExists(atPath: old.path),
                    !manager.contentsEqual(atPath: new.path, andPath: old.path)
                else { return id }
                let own = UUID().uuidString.lowercased()
                try PhotoFiles.keep(new, as: PhotoFiles.file(own, in: from))
                try db.execute(sql: "UPDATE photo SET id = ? WHERE id = ?", arguments: [own, id])
                return own
            }
        }
    }

    /// Files come before their rows: should this process end in between, the next start sweeps them away.
    ///
    /// - Parameter ids: told by `photosApart`: what is here by one of these names is the same
    func placePhotos(of staged: Database, ids: [String]) throws {
        let (from, to) = (DatabaseFiles(staged.directory).photos, DatabaseFiles(directory).photos)
        for id in ids {
            let (file, target) = (PhotoFiles.file(id, in: from), PhotoFiles.file(id, in: to))
            guard FileManager.default.fileExists(atPath: file.path),
                !FileManager.default.fileExists(atPath: target.path)
            else { continue }
            let draft = to.appending(path: "\(id).part")
            try? FileManager.default.removeItem(at: draft)
            try PhotoFiles.keep(file, as: draft)
            try PrivateFile.rename(draft, to: target)
        }
    }
}
