import Domain
import Foundation
import GRDB

/// The pool of connections that all stores share, set up once: WAL, and a write is on the disk before it is answered.
struct Connection: Sendable {
    let pool: DatabasePool
    let changes: ChangeCounter

    init(directory: URL, changes: ChangeCounter) throws {
        self.changes = changes
        let file = directory.appending(path: "vitalpath.db")
        let isNew = !FileManager.default.fileExists(atPath: file.path)
        if isNew { try PrivateFile.make(file) }
        var configuration = Configuration()
        configuration.maximumReaderCount = 4
        configuration.busyMode = .timeout(5)
        let photos = PhotoFiles.folder(in: directory)
        configuration.prepareDatabase { db in
            db.add(function: PhotoFiles.base64(in: photos))
            db.add(function: ExportStore.microsJSON)
            try db.execute(sql: "PRAGMA secure_delete = ON")
            if !db.configuration.readonly {
                // WAL with NORMAL loses acknowledged writes at a power cut; FULL loses none.
                try db.execute(sql: "PRAGMA synchronous = FULL")
            }
        }
        pool = try DatabasePool(path: file.path, configuration: configuration)
        // GRDB lowers it again when it turns WAL on, after the preparation above.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        if !isNew {
            let findings = try pool.read { try String.fetchAll($0, sql: "PRAGMA quick_check(20)") }.filter {
                $0 != "ok"
            }
            guard findings.isEmpty else { throw StorageError.corrupt(findings) }
        }
        try Schema.bringUpToDate(pool, directory: directory, isNew: isNew)
    }

    func read<Value>(_ body: (GRDB.Database) throws -> Value) throws -> Value {
        do { return try pool.read(body) } catch { throw StorageError.worded(error) }
    }

    /// One transaction that changes `owner`'s data, and is counted as such once it is on the disk.
    func write<Value>(_ owner: Account.ID, _ body: (GRDB.Database) throws -> Value) throws -> Value {
        do {
            let value = try pool.write(body)
            changes.bump(owner)
            return value
        } catch {
            throw StorageError.worded(error)
        }
    }

    /// One transaction that no kept answer depends on: sessions, links, tokens.
    func writeUncounted<Value>(_ body: (GRDB.Database) throws -> Value) throws -> Value {
        do { return try pool.write(body) } catch { throw StorageError.worded(error) }
    }
}
