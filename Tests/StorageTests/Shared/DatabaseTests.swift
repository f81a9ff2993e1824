import Domain
import Foundation
import GRDB
import Testing

@testable import Storage

@Suite("The database file")
struct DatabaseTests {
    private func folder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "vitalpath-test-\(UUID().uuidString)")
    }

    @Test("Directory and files are for their owner only, and a write is on the disk before it is answered")
    func modes() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        func mode(_ path: String) throws -> Int {
            (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int) ?? 0
        }
        #expect(try mode(database.directory.path) == 0o700)
        #expect(try mode(database.directory.appending(path: "vitalpath.db").path) == 0o600)
        let raw = Mirror(reflecting: database).descendant("connection") as? Connection
        let pool = try #require(raw).pool
        #expect(try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
        #expect(try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA secure_delete") } == 1)
        #expect(try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA foreign_keys") } == 1)
        #expect(try pool.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
        #expect(try database.integrity(full: true).isEmpty)
    }

    @Test("A second process is told who has it")
    func lock() throws {
        let url = folder()
        let first = try Storage.Database(directory: url)
        #expect(throws: StorageError.locked(pid: ProcessInfo.processInfo.processIdentifier)) {
            try Storage.Database(directory: url)
        }
        try first.close()
        let again = try Storage.Database(directory: url)
        try again.close()
        try FileManager.default.removeItem(at: url)
    }

    @Test("A file of a later version is refused by name, and untouched")
    func newer() throws {
        let url = folder()
        try Storage.Database(directory: url).close()
        let file = url.appending(path: "vitalpath.db").path
        let queue = try DatabaseQueue(path: file)
        try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999-future')") }
        try queue.close()
        #expect(throws: StorageError.newerSchema) { try Storage.Database(directory: url) }
        try FileManager.default.removeItem(at: url)
    }

    @Test("A damaged file is refused, not repaired in silence")
    func damaged() throws {
        let url = folder()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data(repeating: 0x55, count: 8192).write(to: url.appending(path: "vitalpath.db"))
        #expect(throws: StorageError.self) { try Storage.Database(directory: url) }
        try FileManager.default.removeItem(at: url)
    }

    @Test("A backup before an update is whole and can be opened")
    func backup() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let owner = try database.accounts.create(name: "sam", passwordHash: nil, now: Date(), isOwner: true).id
        let connection = try #require(Mirror(reflecting: database).descendant("connection") as? Connection)
        let target = database.directory.appending(path: "backups")
        try Schema.backUp(connection.pool, to: target)
        let copy = try #require(
            try FileManager.default.contentsOfDirectory(at: target, includingPropertiesForKeys: nil).first {
                $0.pathExtension == "db"
            })
        let queue = try DatabaseQueue(path: copy.path)
        #expect(try queue.read { try String.fetchOne($0, sql: "SELECT id FROM account") } == owner)
    }

    @Test("The tables refuse nonsense themselves")
    func checks() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let connection = try #require(Mirror(reflecting: database).descendant("connection") as? Connection)
        let owner = try database.accounts.create(name: "sam", passwordHash: nil, now: Date(), isOwner: true).id
        for sql in [
            "INSERT INTO figure VALUES ('\(owner)', 'soon', 'weight', 'manual', 80, NULL, NULL, 0)",
            "INSERT INTO figure VALUES ('\(owner)', '2026-01-01', 'weight', 'manual', 1e300, NULL, NULL, 0)",
            "INSERT INTO figure VALUES ('nobody', '2026-01-01', 'weight', 'manual', 80, NULL, NULL, 0)",
            "INSERT INTO profile VALUES ('\(owner)', 'not json')",
            "INSERT INTO account VALUES ('x', '', NULL, NULL, 0, 0)",
        ] {
            #expect(throws: DatabaseError.self, "\(sql)") { try connection.pool.write { try $0.execute(sql: sql) } }
        }
    }

    @Test("schema.sql is what the migrations make")
    func snapshot() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let connection = try #require(Mirror(reflecting: database).descendant("connection") as? Connection)
        let now =
            try connection.read { db in
                try String.fetchAll(
                    db,
                    sql:
                        "SELECT sql || ';' FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'grdb%' ORDER BY name"
                )
            }.joined(separator: "\n\n") + "\n"
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../Sources/Storage/schema.sql"
        ).standardized
        if ProcessInfo.processInfo.environment["VITALPATH_WRITE_SCHEMA"] == "1" {
            try now.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == now,
            "write it anew: VITALPATH_WRITE_SCHEMA=1 swift test --filter snapshot")
    }
}
