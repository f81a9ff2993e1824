import Domain
import Foundation
import GRDB
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads `catalogue.db`, whichever file that is just now: an import puts a new one in its place.
final class CatalogueReader: Sendable {
    let file: URL
    private let open = Mutex<Open?>(nil)

    private struct Open {
        var queue: DatabaseQueue
        var identity: FileIdentity
    }

    private struct FileIdentity: Equatable {
        var inode: UInt64
        var seconds: Int
        var nanoseconds: Int

        init?(_ file: URL) {
            var status = stat()
            guard stat(file.path, &status) == 0 else { return nil }
            inode = UInt64(status.st_ino)
            #if canImport(Darwin)
                seconds = status.st_mtimespec.tv_sec
                nanoseconds = status.st_mtimespec.tv_nsec
            #else
                seconds = status.st_mtim.tv_sec
                nanoseconds = status.st_mtim.tv_nsec
            #endif
        }
    }

    init(_ file: URL) { self.file = file }

    /// - Returns: `nil` when there is no catalogue, or none that can be read.
    func read<Value>(_ body: (GRDB.Database) throws -> Value) throws -> Value? {
        guard let known = try current() else { return nil }
        do {
            return try known.queue.read(body)
        } catch let error as DatabaseError where Self.isBroken(error) {
            setAside(known.identity)
            return nil
        }
    }

    /// Takes a file that cannot be read out of the way.
    func setAside() { setAside(FileIdentity(file)) }

    /// Lets go of the file while `body` puts another in its place.
    func replaceFile(_ body: () throws -> Void) throws {
        try open.withLock { open in
            open = nil
            try body()
        }
    }

    private func current() throws -> Open? {
        try open.withLock { open in
            guard let identity = FileIdentity(file) else {
                open = nil
                return nil
            }
            if let known = open, known.identity == identity { return known }
            open = nil
            guard let queue = try Self.sound(file) else {
                try? Self.rename(file)
                return nil
            }
            open = Open(queue: queue, identity: identity)
            return open
        }
    }

    private static func sound(_ file: URL) throws -> DatabaseQueue? {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.prepareDatabase { db in
            // Not mapped into memory: a file that is cut short by someone else would end the program.
            try db.execute(sql: "PRAGMA mmap_size = 0; PRAGMA cache_size = -32768")
        }
        do {
            try bringUpToDate(file)
            let queue = try DatabaseQueue(path: file.path, configuration: configuration)
            let isSound = try queue.read { db in
                guard try Int.fetchOne(db, sql: "PRAGMA user_version") == CatalogueSchema.version else { return false }
                let word = try Int.fetchOne(db, sql: "SELECT rowid FROM words WHERE words MATCH 'a*' LIMIT 1") ?? 0
                return try Int.fetchOne(db, sql: "SELECT sum(foods) FROM source") != nil && word >= 0
            }
            return isSound ? queue : nil
        } catch let error as DatabaseError where isBroken(error) || error.resultCode == .SQLITE_ERROR {
            return nil
        }
    }

    /// Gives a catalogue of the version before its new column, which stays empty until the next import.
    private static func bringUpToDate(_ file: URL) throws {
        var configuration = Configuration()
        configuration.readonly = true
        let isOlder = try DatabaseQueue(path: file.path, configuration: configuration).read { db in
            try Int.fetchOne(db, sql: "PRAGMA user_version") == CatalogueSchema.olderVersion
        }
        guard isOlder else { return }
        try DatabaseQueue(path: file.path).write { db in
            try db.execute(
                sql: """
                    ALTER TABLE food ADD COLUMN micros TEXT; PRAGMA user_version = \(CatalogueSchema.version)
                    """)
        }
    }

    /// - Parameter broken: the file that could not be read; by now there may be a better one.
    private func setAside(_ broken: FileIdentity?) {
        open.withLock { open in
            guard let broken, FileIdentity(file) == broken else { return }
            open = nil
            try? Self.rename(file)
        }
    }

    private static func rename(_ file: URL) throws {
        try PrivateFile.rename(file, to: file.appendingPathExtension("unusable"))
    }

    static func isBroken(_ error: DatabaseError) -> Bool {
        [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT].contains(error.resultCode)
    }
}
