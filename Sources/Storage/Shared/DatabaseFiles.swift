public import Foundation
import GRDB

/// What lies in a data directory, and whether it is sound: looked at before SQLite opens it, since SQLite passes over
/// a damaged log in silence and begins anew in an empty file.
struct DatabaseFiles: Sendable {
    let directory: URL

    init(_ directory: URL) { self.directory = directory }

    var database: URL { directory.appending(path: "vitalpath.db") }
    /// What is written and not yet in the database.
    var log: URL { directory.appending(path: "vitalpath.db-wal") }
    /// SQLite's index of the log.
    var index: URL { directory.appending(path: "vitalpath.db-shm") }
    var photos: URL { directory.appending(path: "photos", directoryHint: .isDirectory) }
    /// Copies from before updates.
    var backups: URL { directory.appending(path: "backups", directoryHint: .isDirectory) }
    /// What is put together before it is put back, or kept: of nobody's use once the process that made it has ended.
    var staging: URL { directory.appending(path: "staging", directoryHint: .isDirectory) }
    /// How backups are made, and what is known of each.
    var backupRecord: URL { directory.appending(path: "backups.json") }
    /// Says that the database is as the last run left it, which had seen all of it sound.
    var cleanStop: URL { directory.appending(path: "clean-stop") }
    /// What was found damaged, as it was found: a folder each time.
    var damaged: URL { directory.appending(path: "damaged", directoryHint: .isDirectory) }
    /// Files on their way in, a folder for each account.
    var uploads: URL { directory.appending(path: "uploads", directoryHint: .isDirectory) }

    /// Looks at the files without changing one. A damaged log is copied to `damaged/`, with its database.
    ///
    /// - Parameter isTrusted: leaves the pages for later, and the reader in a transaction that sees them as they are now
    /// - Returns: what the log has lost, where it has; and a reader to be closed once the database is open: until then
    ///   no connection that is refused is the last one, which moves the log into the file when it closes
    /// - Throws: `StorageError.emptied`, `.corrupt`, and what SQLite throws for a file that is no database
    func inspect(isTrusted: Bool = false) throws -> (damage: LogDamage?, reader: DatabaseQueue?) {
        let evidence = evidence
        guard Self.size(database) > 0 else {
            let beside = (Self.size(log) > 0 ? [log.lastPathComponent] : []) + evidence
            if beside.isEmpty { return (nil, nil) }
            throw StorageError.emptied(beside: beside)
        }
        let damage = try LogScan.damage(log: log, index: index).map { LogDamage(scan: $0, copy: try putAside()) }
        let reader = try reader()
        let (findings, tables) = try reader.unsafeRead { db in
            if isTrusted { try db.execute(sql: "BEGIN") }
            return (
                isTrusted ? [] : try Self.findings(db),
                try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
            )
        }
        guard findings.isEmpty else { throw StorageError.corrupt(findings) }
        if tables == 0, !evidence.isEmpty { throw StorageError.emptied(beside: evidence) }
        return (damage, reader)
    }

    func reader() throws -> DatabaseQueue {
        var configuration = Configuration()
        // A connection that may not write leaves the log alone when it closes: it may be another process's.
        configuration.readonly = true
        configuration.busyMode = .timeout(5)
        configuration.allowsUnsafeTransactions = true
        return try DatabaseQueue(path: database.path, configuration: configuration)
    }

    /// What the look of each start, at every page, finds wrong.
    static func findings(_ db: GRDB.Database) throws -> [String] {
        try String.fetchAll(db, sql: "PRAGMA quick_check(20)").flatMap { $0.split(separator: "\n").map(String.init) }
            .filter { $0 != "ok" && !$0.hasPrefix("*** in database") }
    }

    var areUsed: Bool {
        [database, log].contains { FileManager.default.fileExists(atPath: $0.path) } || !evidence.isEmpty
    }

    /// What only a directory in use has.
    private var evidence: [String] {
        func isFilled(_ folder: URL) -> Bool {
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty == false
        }
        var names = [photos, backups].filter(isFilled).map { $0.lastPathComponent + "/" }
        if FileManager.default.fileExists(atPath: directory.appending(path: "secrets").path) { names.append("secrets") }
        return names
    }

    /// Copies database and log as they are, once for each state of the log.
    private func putAside() throws -> URL {
        let manager = FileManager.default
        let written = try manager.attributesOfItem(atPath: log.path)[.modificationDate] as? Date ?? .distantPast
        let stamp = written.formatted(.iso8601).replacing(":", with: "")
        let folder = damaged.appending(path: stamp, directoryHint: .isDirectory)
        if manager.fileExists(atPath: folder.path) { return folder }
        let unfinished = damaged.appending(path: "unfinished", directoryHint: .isDirectory)
        try? manager.removeItem(at: unfinished)
        try manager.createDirectory(
            at: unfinished, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for file in [database, log, index] where manager.fileExists(atPath: file.path) {
            let copy = unfinished.appending(path: file.lastPathComponent)
            try manager.copyItem(at: file, to: copy)
            try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy.path)
        }
        try manager.moveItem(at: unfinished, to: folder)
        return folder
    }

    /// In bytes; 0 for no file.
    static func size(_ file: URL) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    }
}

/// Changes that were saved and can no longer be read, because the write-ahead log is damaged.
public struct LogDamage: Sendable, Equatable {
    /// Changes of the log that could be read.
    public let readable: Int
    /// Later ones that could not, at least.
    public let lost: Int
    /// Database and log as they were found.
    public let copy: URL

    init(scan: LogScan.Damage, copy: URL) {
        readable = scan.readable
        lost = scan.lost
        self.copy = copy
    }
}
