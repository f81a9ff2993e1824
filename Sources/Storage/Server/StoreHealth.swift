import Domain
public import Foundation
import GRDB

/// Whether the store does what it is for, found out without writing a byte.
public struct StoreHealth: Sendable, Equatable {
    /// Bytes on the disk below which it is time to act
    static let leastRoom: Int64 = 16 << 20

    /// A question to the database was answered.
    public let reads: Bool
    /// The one place of a writer was had, and its file may be written to.
    public let writes: Bool
    /// The disk has room.
    public let hasRoom: Bool
    /// What a look at every page found; `nil` until it has
    public let isSound: Bool?

    public var isWell: Bool { reads && writes && hasRoom && isSound != false }
}

/// How large the store is, and how old its last backup.
public struct StoreSizes: Sendable {
    /// Bytes of the database and of what is not yet in it
    public let database: Int64
    public let log: Int64
    /// Bytes that are free on the disk; `nil` where the system does not say
    public let free: Int64?
    public let accounts: Int
    public let lastBackup: Date?
}

extension Database {
    /// - Complexity: waits for whoever writes
    public func examine() -> StoreHealth {
        let reads = try? connection.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM account") }
        let place: Void? = try? connection.whileNobodyWrites { db in
            // It is the lock that is had and given back: SQLite writes nothing for it.
            try db.inTransaction(.immediate) { .rollback }
        }
        let file = DatabaseFiles(directory).database.path
        return StoreHealth(
            reads: reads != nil, writes: place != nil && FileManager.default.isWritableFile(atPath: file),
            hasRoom: free.map { $0 >= StoreHealth.leastRoom } ?? true, isSound: isSound)
    }

    /// - Throws: `StorageError`
    public func sizes() throws -> StoreSizes {
        let files = DatabaseFiles(directory)
        func size(_ file: URL) -> Int64 {
            (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber)?.int64Value ?? 0
        }
        return StoreSizes(
            database: size(files.database), log: size(files.log), free: free, accounts: try accounts.all().count,
            lastBackup: try backups.list().first { $0.isSound }?.at)
    }

    private var free: Int64? {
        (try? FileManager.default.attributesOfFileSystem(forPath: directory.path)[.systemFreeSize] as? NSNumber)?
            .int64Value
    }
}
