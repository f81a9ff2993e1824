import Foundation
import GRDB

/// The form of the database, and how older ones get there.
enum Schema {
    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("001-start") { try $0.execute(sql: Migration001Start.sql) }
        migrator.registerMigration("002-apple-identity") { try $0.execute(sql: Migration002AppleIdentity.sql) }
        migrator.registerMigration("003-photo") { try $0.execute(sql: Migration003Photo.sql) }
        migrator.registerMigration("004-meal-template") { try $0.execute(sql: Migration004MealTemplate.sql) }
        migrator.registerMigration("005-recipe") { try $0.execute(sql: Migration005Recipe.sql) }
        migrator.registerMigration("006-health-import") { try $0.execute(sql: Migration006HealthImport.sql) }
        migrator.registerMigration("007-micronutrients") { try $0.execute(sql: Migration007Micronutrients.sql) }
        migrator.registerMigration("008-training") { try $0.execute(sql: Migration008Training.sql) }
        migrator.registerMigration("009-chat") { try $0.execute(sql: Migration009Chat.sql) }
        migrator.registerMigration("010-import-origin") { try $0.execute(sql: Migration010ImportOrigin.sql) }
        migrator.registerMigration("011-exercise-video") { try $0.execute(sql: Migration011ExerciseVideo.sql) }
        migrator.registerMigration("012-erasure") { try $0.execute(sql: Migration012Erasure.sql) }
        migrator.registerMigration("013-food-entry-indexes") { try $0.execute(sql: Migration013FoodEntryIndexes.sql) }
        migrator.registerMigration("014-workout-join") { try $0.execute(sql: Migration014WorkoutJoin.sql) }
        migrator.registerMigration("015-check-in") { try $0.execute(sql: Migration015CheckIn.sql) }
        migrator.registerMigration("016-article-read") { try $0.execute(sql: Migration016ArticleRead.sql) }
        migrator.registerMigration("017-history-import") { try $0.execute(sql: Migration017HistoryImport.sql) }
        migrator.registerMigration("018-reminders") { try $0.execute(sql: Migration018Reminders.sql) }
        migrator.registerMigration("019-locks") { try $0.execute(sql: Migration019Locks.sql) }
        migrator.registerMigration("020-model-use") { try $0.execute(sql: Migration020ModelUse.sql) }
        migrator.registerMigration("021-own-measure") { try $0.execute(sql: Migration021OwnMeasure.sql) }
        return migrator
    }

    /// Brings an older database into the form of this version, all steps at once: they are taken by a copy, and what comes
    /// of it takes the old one's place in one transaction. Whatever fails, and whenever this process ends, the database is
    /// the old one, which the version before can use, or the new. Another copy stays in `backups/`.
    ///
    /// - Returns: the copy that stays, where the database was an older one
    /// - Throws: `StorageError`: `.newerSchema` for a file that a later version made, `.notUpdated` where a step failed
    static func bringUpToDate(
        _ pool: DatabasePool, _ files: DatabaseFiles, isNew: Bool, by migrator: DatabaseMigrator = migrator
    ) throws -> URL? {
        if try pool.read(migrator.hasBeenSuperseded) { throw StorageError.newerSchema }
        guard try !pool.read(migrator.hasCompletedMigrations) else { return nil }
        guard !isNew, try pool.read({ try !migrator.appliedIdentifiers($0).isEmpty }) else {
            try migrator.migrate(pool)
            return nil
        }
        let kept = try backUp(pool, to: files.backups)
        do {
            let folder = try StagingFolders.make(in: files.staging)
            defer { try? FileManager.default.removeItem(at: folder) }
            let updated = try copy(pool, to: folder.appending(path: "update.db"))
            defer { try? updated.close() }
            do { try migrator.migrate(updated) } catch { throw failure(error) }
            try check(updated)
            try updated.backup(to: pool)
            return kept
        } catch {
            // The database is what this is a copy of.
            try? FileManager.default.removeItem(at: kept)
            throw error
        }
    }

    /// What a disk refuses is no fault of a step.
    private static func failure(_ error: any Error) -> any Error {
        let worded = StorageError.worded(error)
        return worded is StorageError ? worded : StorageError.notUpdated("\(error)")
    }

    /// The steps that a database has behind it, the first of them first.
    static func steps(of db: GRDB.Database) throws -> [String] {
        guard try db.tableExists("grdb_migrations") else { return [] }
        let applied = try migrator.appliedIdentifiers(db)
        return migrator.migrations.filter(applied.contains) + applied.subtracting(migrator.migrations).sorted()
    }

    /// Whether a later version than this made no step of these.
    static func knows(_ steps: [String]) -> Bool { Set(steps).isSubset(of: migrator.migrations) }

    /// Whether these are all there are.
    static func isCurrent(_ steps: [String]) -> Bool { Set(steps) == Set(migrator.migrations) }

    /// What SQLite keeps of the form that this version gives a database.
    static func form() throws -> [String] {
        let fresh = try DatabaseQueue()
        try migrator.migrate(fresh)
        return try fresh.read(form(of:))
    }

    static func form(of db: GRDB.Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql: """
                SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_master
                WHERE NOT (type = 'table' AND name IN (?, ?)) ORDER BY 1
                """, arguments: StatementArguments(replicator))
    }

    /// Tables that Litestream keeps in a database which it replicates. They come and go with it, and hold nothing of ours.
    static let replicator = ["_litestream_seq", "_litestream_lock"]

    private static let backupPrefix = "before-update-"

    static func isBackup(_ file: URL) -> Bool {
        file.lastPathComponent.hasPrefix(backupPrefix) && file.pathExtension == "db"
    }

    @discardableResult static func backUp(_ pool: DatabasePool, to folder: URL) throws -> URL {
        try PrivateDirectory.make(folder)
        let stamp = Date().formatted(.iso8601).replacing(":", with: "")
        let file = folder.appending(path: "\(backupPrefix)\(stamp)-\(UUID().uuidString.prefix(4)).db")
        let copy = try copy(pool, to: file)
        defer { try? copy.close() }
        try check(copy)
        return file
    }

    private static func copy(_ pool: DatabasePool, to file: URL) throws -> DatabaseQueue {
        try PrivateFile.make(file)
        let target = try DatabaseQueue(path: file.path)
        try pool.backup(to: target)
        return target
    }

    private static func check(_ queue: DatabaseQueue) throws {
        let findings = try queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }.filter { $0 != "ok" }
        guard findings.isEmpty else { throw StorageError.corrupt(findings) }
    }
}
