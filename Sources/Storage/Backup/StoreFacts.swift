import Crypto
import Domain
import Foundation
import GRDB

/// What a manifest says of a database, found by looking.
enum StoreFacts {
    /// Every table with its rows, by name.
    static func tables(_ db: GRDB.Database) throws -> [BackupManifest.Table] {
        let names = try String.fetchAll(
            db,
            sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY name")
        return try names.map { name in
            let columns = try Row.fetchAll(db, sql: "SELECT name, pk FROM pragma_table_info(?)", arguments: [name])
            let quoted = columns.map { "quote(\(($0["name"] as String).quotedDatabaseIdentifier))" }
            let key = columns.map { (place: $0["pk"] as Int, name: $0["name"] as String) }.filter { $0.place > 0 }
                .sorted { $0.place < $1.place }.map(\.name.quotedDatabaseIdentifier)
            var hash = SHA256()
            var rows = 0
            let cursor = try Row.fetchCursor(
                db,
                sql: """
                    SELECT \(quoted.joined(separator: " || ',' || ")) FROM \(name.quotedDatabaseIdentifier)
                    ORDER BY \(key.isEmpty ? "rowid" : key.joined(separator: ", "))
                    """)
            while let row = try cursor.next() {
                try row.withUnsafeData(atIndex: 0) { if let data = $0 { hash.update(data: data) } }
                hash.update(data: [UInt8(ascii: "\n")])
                rows += 1
            }
            return BackupManifest.Table(name: name, rows: rows, sha256: hash.finalize().hex)
        }
    }

    /// The owner first, then by age.
    static func accounts(_ db: GRDB.Database) throws -> [BackupManifest.Owner] {
        try Row.fetchAll(db, sql: "SELECT id, name, is_owner FROM account ORDER BY is_owner DESC, created_at, id").map {
            let id: String = $0["id"]
            let facts = try Row.fetchOne(
                db,
                sql: """
                    SELECT count(*), min(day), max(day) FROM (
                        SELECT day FROM food_entry WHERE owner = ?1 AND deleted_at IS NULL
                        UNION ALL SELECT day FROM workout WHERE owner = ?1 AND deleted_at IS NULL
                        UNION ALL SELECT day FROM figure WHERE owner = ?1
                        UNION ALL SELECT day FROM own_figure WHERE owner = ?1
                        UNION ALL SELECT day FROM day_log WHERE owner = ?1)
                    """,
                arguments: [id])
            return BackupManifest.Owner(
                id: id, name: $0["name"], isOwner: $0["is_owner"], entries: facts?[0] ?? 0,
                from: (facts?[1] as String?).flatMap { CivilDate($0) },
                through: (facts?[2] as String?).flatMap { CivilDate($0) })
        }
    }

    static func file(_ url: URL, as name: String) throws -> BackupManifest.File {
        var hash = SHA256()
        var bytes = 0
        let pull = try FilePull(url)
        while let piece = try pull.next() {
            hash.update(data: piece)
            bytes += piece.count
        }
        return BackupManifest.File(name: name, bytes: bytes, sha256: hash.finalize().hex)
    }
}

/// A file, piece by piece.
final class FilePull {
    private let handle: FileHandle
    private static let piece = 256 << 10

    init(_ url: URL) throws { handle = try FileHandle(forReadingFrom: url) }

    deinit { try? handle.close() }

    func next() throws -> [UInt8]? {
        guard let data = try handle.read(upToCount: Self.piece), !data.isEmpty else { return nil }
        return [UInt8](data)
    }
}
