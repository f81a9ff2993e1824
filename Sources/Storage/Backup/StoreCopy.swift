import Domain
import Foundation
import GRDB

/// A store as of one moment, in a folder of its own, taken while people log: who writes waits for nothing.
struct StoreCopy {
    let database: URL
    /// By the names that they have in an archive.
    let photos: [(name: String, file: URL)]
    let secrets: URL?

    /// 1 MB
    private static let pagesAtOnce: CInt = 256

    /// - Parameters:
    ///   - reader: of the database of `files`
    ///   - folder: where there is nothing yet
    ///   - goesOn: asked now and then; what it throws ends it
    static func make(
        of files: DatabaseFiles, _ reader: any DatabaseReader, in folder: URL, withSecrets: Bool,
        goesOn: @escaping () throws -> Void
    ) throws -> StoreCopy {
        let manager = FileManager.default
        let pictures = folder.appending(path: "photos", directoryHint: .isDirectory)
        try manager.createDirectory(
            at: pictures, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        func keep(_ name: String) {
            let source = files.photos.appending(path: name)
            let target = pictures.appending(path: name)
            if manager.fileExists(atPath: target.path) { return }
            try? PhotoFiles.keep(source, as: target)
        }
        for name in (try? manager.contentsOfDirectory(atPath: files.photos.path)) ?? [] { keep(name) }
        let database = folder.appending(path: "vitalpath.db")
        try PrivateFile.make(database)
        // Nobody needs it after a power cut, and a disk that writes it out at once has those who log wait.
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
        let copy = try DatabaseQueue(path: database.path, configuration: configuration)
        defer { try? copy.close() }
        try reader.read { source in
            // What was read pins the moment: without it each write of another process would begin the copy anew.
            _ = try Int.fetchOne(source, sql: "SELECT 1 FROM sqlite_schema LIMIT 1")
            try copy.writeWithoutTransaction {
                try source.backup(to: $0, pagesPerStep: pagesAtOnce) { _ in try goesOn() }
            }
        }
        try goesOn()
        let ids = try copy.writeWithoutTransaction { db in
            // One file, with no page in it that only traces of the past are in; and no open door.
            try db.execute(sql: "PRAGMA journal_mode = DELETE")
            for table in ["session", "login_link", "erasure"] where try db.tableExists(table) {
                try db.execute(sql: "DELETE FROM \(table)")
            }
            for table in Schema.replicator { try db.execute(sql: "DROP TABLE IF EXISTS \(table)") }
            try db.execute(sql: "VACUUM")
            return try db.tableExists("photo") ? String.fetchAll(db, sql: "SELECT id FROM photo ORDER BY id") : []
        }
        for id in ids { keep("\(id).jpg") }
        let photos = ids.map { ("photos/\($0).jpg", pictures.appending(path: "\($0).jpg")) }
            .filter { manager.fileExists(atPath: $0.1.path) }
        let secrets = files.directory.appending(path: "secrets")
        let hasSecrets = withSecrets && manager.fileExists(atPath: secrets.path)
        return StoreCopy(database: database, photos: photos, secrets: hasSecrets ? secrets : nil)
    }

    /// What is in it, looked at file by file and row by row.
    func manifest(reason: BackupReason, now: Date) throws -> BackupManifest {
        let queue = try DatabaseQueue(path: database.path)
        defer { try? queue.close() }
        var files = [try StoreFacts.file(database, as: "vitalpath.db")]
        files += try photos.map { try StoreFacts.file($0.file, as: $0.name) }
        if let secrets { files.append(try StoreFacts.file(secrets, as: "secrets")) }
        return try queue.read { db in
            BackupManifest(
                app: Version.text, createdAt: Date(timeIntervalSince1970: now.timeIntervalSince1970),
                reason: reason, schema: try Schema.steps(of: db), accounts: try StoreFacts.accounts(db),
                tables: try StoreFacts.tables(db), files: files)
        }
    }

    func url(of file: BackupManifest.File) -> URL? {
        switch file.name {
        case "vitalpath.db": database
        case "secrets": secrets
        default: photos.first { $0.name == file.name }?.file
        }
    }
}
