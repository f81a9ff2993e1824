public import Domain
public import Foundation
import GRDB

/// Pictures, as files beside the database. A file is whole and on the disk before its row is kept, and goes after it:
/// what a crash leaves between the two is swept away at the next start. Files come and are swept while the one writer
/// of the database is held, so a sweep never meets a file whose row is still to come.
public struct PhotoStore: Sendable {
    /// What a picture shows.
    public enum Subject: Sendable, Equatable {
        case profile
        case entry(FoodEntry.ID)

        var stored: String {
            switch self {
            case .profile: "profile"
            case .entry(let id): Self.entryPrefix + id
            }
        }

        fileprivate var areas: Set<AccountChange.Area> { self == .profile ? [.profile] : [.day] }

        fileprivate static let entryPrefix = "entry "
    }

    let connection: Connection
    let folder: URL

    init(connection: Connection, folder: URL) throws {
        self.connection = connection
        self.folder = folder
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// The id of the picture, when there is one. It changes with the picture.
    public func id(_ subject: Subject, of owner: Account.ID) throws -> String? {
        try connection.read { try Self.id(subject, of: owner, in: $0) }
    }

    private static func id(_ subject: Subject, of owner: Account.ID, in db: GRDB.Database) throws -> String? {
        try String.fetchOne(
            db, sql: "SELECT id FROM photo WHERE owner = ? AND subject = ?", arguments: [owner, subject.stored])
    }

    /// The ids of the pictures of a day's entries, by entry.
    public func ofEntries(of owner: Account.ID, on day: CivilDate) throws -> [FoodEntry.ID: String] {
        try connection.read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT food_entry.id AS entry, photo.id AS photo FROM food_entry
                    JOIN photo ON photo.owner = food_entry.owner AND photo.subject = ? || food_entry.id
                    WHERE food_entry.owner = ? AND food_entry.day = ?
                    """,
                arguments: [Subject.entryPrefix, owner, day.description])
            return Dictionary(rows.map { ($0["entry"], $0["photo"]) }) { first, _ in first }
        }
    }

    /// - Throws: `StorageError.notFound`
    public func bytes(_ subject: Subject, of owner: Account.ID) throws -> Data {
        guard let id = try id(subject, of: owner),
            let data = try? Data(contentsOf: PhotoFiles.file(id, in: folder))
        else { throw StorageError.notFound }
        return data
    }

    /// Sets, or replaces, a picture.
    public func set(_ subject: Subject, of owner: Account.ID, _ bytes: [UInt8], now: Date) throws {
        let id = UUID().uuidString.lowercased()
        do {
            let old = try connection.write(owner, subject.areas) { db in
                let old = try Self.id(subject, of: owner, in: db)
                try db.execute(
                    sql: "INSERT OR REPLACE INTO photo (id, owner, subject, created_at) VALUES (?, ?, ?, ?)",
                    arguments: [id, owner, subject.stored, now.timeIntervalSince1970])
                try PrivateFile.write(bytes, to: PhotoFiles.file(id, in: folder))
                return old
            }
            if let old { PhotoFiles.remove(old, in: folder) }
        } catch {
            PhotoFiles.remove(id, in: folder)
            throw error
        }
    }

    public func remove(_ subject: Subject, of owner: Account.ID) throws {
        guard let id = try id(subject, of: owner) else { return }
        try connection.write(owner, subject.areas) { db in
            try db.execute(sql: "DELETE FROM photo WHERE id = ? AND owner = ?", arguments: [id, owner])
        }
        PhotoFiles.remove(id, in: folder)
    }

    /// Removes pictures of entries that are gone for good, and files that belong to nobody any more.
    func sweep() throws {
        try connection.writeUncounted { db in
            try db.execute(
                sql: """
                    DELETE FROM photo WHERE subject LIKE ? || '%'
                    AND NOT EXISTS (SELECT 1 FROM food_entry WHERE photo.subject = ? || food_entry.id)
                    """,
                arguments: [Subject.entryPrefix, Subject.entryPrefix])
        }
        try connection.whileNobodyWrites { db in
            let kept = Set(try String.fetchAll(db, sql: "SELECT id FROM photo"))
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                let url = folder.appending(path: name)
                guard !kept.contains(url.deletingPathExtension().lastPathComponent) else { continue }
                // Who sets another picture takes the old one away at the same time.
                do { try FileManager.default.removeItem(at: url) } catch CocoaError.fileNoSuchFile {}
            }
        }
    }
}

/// The files of `photos/`.
enum PhotoFiles {
    static func file(_ id: String, in folder: URL) -> URL { folder.appending(path: "\(id).jpg") }

    static func remove(_ id: String, in folder: URL) { try? FileManager.default.removeItem(at: file(id, in: folder)) }

    /// Gives a picture one more name, which outlives what happens to the first: pictures are never changed in their place.
    static func keep(_ file: URL, as target: URL) throws {
        if (try? FileManager.default.linkItem(at: file, to: target)) == nil {
            try FileManager.default.copyItem(at: file, to: target)
        }
    }

    /// `photo_base64(id)` for SQL: the file of a picture, `NULL` when there is none.
    static func base64(in folder: URL) -> DatabaseFunction {
        DatabaseFunction("photo_base64", argumentCount: 1) { values in
            guard let id = values.first.flatMap({ String.fromDatabaseValue($0) }) else { return nil }
            return try? Data(contentsOf: file(id, in: folder)).base64EncodedString()
        }
    }
}
