import Domain
import Foundation
import GRDB

/// The pool of connections that all stores share, set up once: WAL, and a write is on the disk before it is answered.
struct Connection: Sendable {
    /// Milliseconds that a statement waits for a lock.
    private static let patience = 5000

    let pool: DatabasePool
    let changes: Changes
    /// The database as it was before this opening changed its form, where it did.
    let copyBefore: URL?

    /// - Parameters:
    ///   - files: found sound
    ///   - hasLog: whether the last run may have left one
    init(_ files: DatabaseFiles, changes: Changes, hasLog: Bool) throws {
        self.changes = changes
        let isNew = !FileManager.default.fileExists(atPath: files.database.path)
        if isNew { try PrivateFile.make(files.database) }
        var configuration = Configuration()
        configuration.maximumReaderCount = 4
        configuration.busyMode = .timeout(Double(Self.patience) / 1000)
        configuration.prepareDatabase { db in
            db.add(function: PhotoFiles.base64(in: files.photos))
            db.add(function: ExportStore.microsJSON)
            db.add(function: ExportStore.microsText)
            db.add(function: AccountMove.shiftIDs)
            db.add(collation: .names)
            try db.execute(sql: "PRAGMA secure_delete = ON")
            if !db.configuration.readonly {
                // WAL with NORMAL loses acknowledged writes at a power cut; FULL loses none.
                try db.execute(sql: "PRAGMA synchronous = FULL")
            }
        }
        pool = try DatabasePool(path: files.database.path, configuration: configuration)
        // GRDB lowers it again when it turns WAL on, after the preparation above.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        copyBefore = try Schema.bringUpToDate(pool, files, isNew: isNew)
        if hasLog { _ = try emptyLog() }
    }

    func read<Value>(_ body: (GRDB.Database) throws -> Value) throws -> Value {
        do { return try pool.read(body) } catch { throw StorageError.worded(error) }
    }

    /// One transaction that changes `owner`'s data, and is told as a change of `areas` once it is on the disk.
    func write<Value>(
        _ owner: Account.ID, _ areas: Set<AccountChange.Area>, _ body: (GRDB.Database) throws -> Value
    ) throws -> Value {
        do {
            let value = try pool.write(body)
            changes.add(AccountChange(areas), of: owner)
            return value
        } catch {
            throw StorageError.worded(error)
        }
    }

    /// One transaction that changes days of `owner` and nothing else.
    ///
    /// - Parameters:
    ///   - isFood: whether it changes nothing of them but what was eaten
    ///   - body: tells which days, those that something was taken from included
    func writeDays<Value>(
        _ owner: Account.ID, _ areas: Set<AccountChange.Area> = [.day], isFood: Bool = false,
        _ body: (GRDB.Database, inout Set<CivilDate>) throws -> Value
    ) throws -> Value {
        do {
            var days: Set<CivilDate> = []
            let value = try pool.write { try body($0, &days) }
            changes.addDays(AccountChange(areas, dates: days), of: owner, isFood: isFood)
            return value
        } catch {
            throw StorageError.worded(error)
        }
    }

    /// One transaction that no kept answer depends on: sessions, links, tokens.
    func writeUncounted<Value>(_ body: (GRDB.Database) throws -> Value) throws -> Value {
        do { return try pool.write(body) } catch { throw StorageError.worded(error) }
    }

    /// Holds the writer outside of a transaction.
    func whileNobodyWrites<Value>(_ body: (GRDB.Database) throws -> Value) throws -> Value {
        do { return try pool.writeWithoutTransaction(body) } catch { throw StorageError.worded(error) }
    }

    /// Moves everything from the write-ahead log into the file and leaves the log with 0 bytes.
    ///
    /// - Returns: `false` while somebody reads an older state, which is what the log is for.
    func emptyLog() throws -> Bool {
        try whileNobodyWrites { db in
            // Who writes does not wait for who reads.
            try db.execute(sql: "PRAGMA busy_timeout = 100")
            defer { try? db.execute(sql: "PRAGMA busy_timeout = \(Self.patience)") }
            do {
                _ = try db.checkpoint(.truncate)
                return true
            } catch let error as DatabaseError where [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode) {
                return false
            }
        }
    }

    /// Ends every connection; the file is whole, and the only one that is left.
    func close() throws {
        // The readers go first: the last connection takes the log away, and only one that may write can.
        pool.releaseMemory()
        _ = try? emptyLog()
        try pool.close()
    }
}
