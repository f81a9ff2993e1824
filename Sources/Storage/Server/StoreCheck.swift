public import Foundation
import GRDB

/// What `doctor` looks at beside SQLite's own check.
public struct StoreCheck: Sendable, Equatable {
    /// Where a data directory and what lies in it are open to others than its owner.
    public struct Access: Sendable, Equatable {
        /// Of the directory itself; `nil` where there is none
        public var mode: Int?
        public var isOwn: Bool
        /// By their paths below it
        public var openFiles: [String]
        /// The last moment at which something was written to the database or its log
        public var lastChange: Date?
    }

    /// The steps that made the form of the data, and the last of them.
    public var steps: Int
    public var lastStep: String
    public var sqlite: String
    /// What the connection that writes should be set to and is not: "journal_mode = delete".
    public var unset: [String]
    /// Pictures whose file is gone
    public var lostPhotos: Int

    /// Changes nothing. It needs no lock, so a server may run.
    public static func access(to directory: URL) -> Access {
        let manager = FileManager.default
        let attributes = try? manager.attributesOfItem(atPath: directory.path)
        let files = DatabaseFiles(directory)
        let changes = [files.database, files.log].compactMap {
            try? manager.attributesOfItem(atPath: $0.path)[.modificationDate] as? Date
        }
        return Access(
            mode: attributes?[.posixPermissions] as? Int,
            isOwn: PrivateDirectory.isOwn(directory.path),
            openFiles: PrivateDirectory.openFiles(in: directory), lastChange: changes.max())
    }

    /// Whether a file is of who runs this, and nobody else can write it.
    public static func isOnlyWritableHere(_ path: String) -> Bool {
        let mode = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        return mode.map { $0 & 0o022 == 0 } == true && PrivateDirectory.isOwn(path)
    }

    /// Bytes that can still be written there; `nil` where the system does not say.
    public static func free(in directory: URL) -> Int? { PrivateDirectory.free(directory) }
}

extension Database {
    /// - Throws: `StorageError`
    public func check() throws -> StoreCheck {
        let wanted = [("journal_mode", "wal"), ("synchronous", "2"), ("secure_delete", "1"), ("foreign_keys", "1")]
        let unset = try connection.whileNobodyWrites { db in
            try wanted.compactMap { name, value in
                let found = try String.fetchOne(db, sql: "PRAGMA \(name)") ?? "nothing"
                return found == value ? nil : "\(name) = \(found)"
            }
        }
        return try connection.read { db in
            let steps = try Schema.steps(of: db)
            let lost = try String.fetchAll(db, sql: "SELECT id FROM photo").count {
                !FileManager.default.fileExists(atPath: PhotoFiles.file($0, in: photos.folder).path)
            }
            return StoreCheck(
                steps: steps.count, lastStep: steps.last ?? "",
                sqlite: try String.fetchOne(db, sql: "SELECT sqlite_version()") ?? "", unset: unset, lostPhotos: lost)
        }
    }
}
