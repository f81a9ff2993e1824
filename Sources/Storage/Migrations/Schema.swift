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
        return migrator
    }

    /// Copies an older database to `backups/` and checks the copy before anything changes.
    ///
    /// - Throws: `StorageError.newerSchema` for a file that a later version made.
    static func bringUpToDate(_ pool: DatabasePool, directory: URL, isNew: Bool) throws {
        let migrator = migrator
        if try pool.read(migrator.hasBeenSuperseded) { throw StorageError.newerSchema }
        guard try !pool.read(migrator.hasCompletedMigrations) else { return }
        if !isNew, try pool.read({ try !migrator.appliedIdentifiers($0).isEmpty }) {
            try backUp(pool, to: DatabaseFiles(directory).backups)
        }
        try migrator.migrate(pool)
    }

    private static let backupPrefix = "before-update-"

    static func isBackup(_ file: URL) -> Bool {
        file.lastPathComponent.hasPrefix(backupPrefix) && file.pathExtension == "db"
    }

    static func backUp(_ pool: DatabasePool, to folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let stamp = Date().formatted(.iso8601).replacing(":", with: "")
        let copy = folder.appending(path: "\(backupPrefix)\(stamp)-\(UUID().uuidString.prefix(4)).db")
        try PrivateFile.make(copy)
        let target = try DatabaseQueue(path: copy.path)
        try pool.backup(to: target)
        let findings = try target.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }.filter { $0 != "ok" }
        try target.close()
        guard findings.isEmpty else { throw StorageError.corrupt(findings) }
    }
}
