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

    @Test(
        "What is refused keeps what its log has saved in the log",
        arguments: [
            "INSERT INTO grdb_migrations VALUES ('999-future')",
            // A condition on a column that there is no more: only who may write sees that.
            "UPDATE sqlite_master SET sql = replace(sql, 'origin TEXT', 'orygin TEXT') WHERE name = 'import_batch'",
        ])
    func refusedWithLog(change: String) throws {
        let (url, left) = (folder(), folder())
        let database = try Storage.Database(directory: url)
        let queue = try DatabaseQueue(path: url.appending(path: "vitalpath.db").path)
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA writable_schema = ON")
            try db.execute(sql: change)
        }
        // As a killed program leaves it.
        try FileManager.default.createDirectory(
            at: left, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let names = ["vitalpath.db", "vitalpath.db-wal"]
        for name in names {
            try FileManager.default.copyItem(at: url.appending(path: name), to: left.appending(path: name))
        }
        try queue.close()
        try? database.close()
        let before = try names.map { try Data(contentsOf: left.appending(path: $0)) }
        #expect(before[1].count > 0)
        #expect(throws: StorageError.self) { try Storage.Database(directory: left) }
        #expect(try names.map { try Data(contentsOf: left.appending(path: $0)) } == before)
        try FileManager.default.removeItem(at: url)
        try FileManager.default.removeItem(at: left)
    }

    @Test("A row that breaks a condition of its table is found by a full look")
    func brokenRow() throws {
        let url = folder()
        try Storage.Database(directory: url).close()
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: url.appending(path: "vitalpath.db").path, configuration: configuration)
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
            try db.execute(sql: "INSERT INTO own_measure VALUES ('m', 'nobody', '', 'cm', 0, NULL)")
        }
        try queue.close()
        let database = try Storage.Database(directory: url)
        #expect(try database.integrity(full: true).contains("CHECK constraint failed in own_measure"))
        try database.close()
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

    @Test("An older form of the data is brought up to date, and where it stands as it was is told until that is read")
    func update() throws {
        let url = folder()
        defer { try? FileManager.default.removeItem(at: url) }
        let first = try Storage.Database(directory: url)
        #expect(first.update == nil && first.backups.update == nil)
        try first.close()
        let queue = try DatabaseQueue(path: url.appending(path: "vitalpath.db").path)
        try queue.write { db in
            try db.execute(
                sql: """
                    DROP TABLE reminders; DROP TABLE calendar_address;
                    DELETE FROM grdb_migrations WHERE identifier = '018-reminders'
                    """)
        }
        try queue.close()
        let updated = try Storage.Database(directory: url)
        let update = try #require(updated.update)
        let before = try DatabaseQueue(path: update.copy)
        #expect(try before.read { try !$0.tableExists("reminders") && $0.tableExists("account") })
        try before.close()
        #expect(try updated.check().lastStep >= "018-reminders" && updated.integrity(full: true).isEmpty)
        try updated.close()
        // It outlives the start that did it, and is told no more once it is read.
        let next = try Storage.Database(directory: url)
        #expect(next.update == nil)
        let told = try #require(next.backups.update)
        #expect(told.copy == update.copy && abs(told.at.timeIntervalSince(update.at)) < 1)
        try next.backups.readUpdate()
        #expect(next.backups.update == nil)
        try next.close()
    }

    @Test("An update that fails at its second step, or never ends, leaves what the version before works with")
    func failedUpdate() throws {
        let url = folder()
        defer { try? FileManager.default.removeItem(at: url) }
        let first = try Storage.Database(directory: url)
        _ = try first.accounts.create(name: "sam", passwordHash: nil, now: Date(), isOwner: true)
        try first.close()
        let files = DatabaseFiles(url)
        let steps = try #require(try files.inspect().reader).read(Schema.steps(of:))
        var next = DatabaseMigrator()
        for step in steps { next.registerMigration(step) { _ in Issue.record("\(step) is behind it") } }
        next.registerMigration("900-first") { try $0.execute(sql: "DROP TABLE food_entry; CREATE TABLE other (id)") }
        next.registerMigration("901-second") { db in
            // Were this the moment at which the process ends: what lies on the disk is the old form.
            let file = try DatabaseQueue(path: files.database.path)
            #expect(try file.read(Schema.steps(of:)) == steps)
            #expect(try file.read { try $0.tableExists("food_entry") })
            try file.close()
            try db.execute(sql: "INSERT INTO nowhere VALUES (1)")
        }
        let pool = try DatabasePool(path: files.database.path)
        do {
            _ = try Schema.bringUpToDate(pool, files, isNew: false, by: next)
            Issue.record("it was updated")
        } catch StorageError.notUpdated(let why) {
            #expect(why.contains("nowhere"))
        }
        try pool.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: files.backups.path).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: files.staging.path).isEmpty)
        let again = try Storage.Database(directory: url)
        #expect(try again.accounts.all().map(\.name) == ["sam"])
        #expect(try again.integrity(full: true).isEmpty && again.update == nil)
        try again.close()
    }

    @Test("What doctor looks at is as it should be in a new database, and what is not is named")
    func check() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let owner = try database.accounts.create(name: "sam", passwordHash: nil, now: Date(), isOwner: true).id
        try database.photos.set(.profile, of: owner, [1, 2, 3], now: Date())
        let check = try database.check()
        #expect(check.unset.isEmpty && check.lostPhotos == 0 && check.steps >= 18)
        let picture = try #require(try database.photos.id(.profile, of: owner))
        try FileManager.default.removeItem(at: PhotoFiles.file(picture, in: database.photos.folder))
        #expect(try database.check().lostPhotos == 1)

        #expect(StoreCheck.access(to: database.directory).openFiles.isEmpty)
        let open = database.directory.appending(path: "open")
        try Data().write(to: open)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: open.path)
        let access = StoreCheck.access(to: database.directory)
        #expect(access.mode == 0o700 && access.isOwn && access.openFiles == ["open"])
        #expect(try #require(access.lastChange).timeIntervalSinceNow > -60)
        #expect(StoreCheck.access(to: open.appending(path: "none")).mode == nil)
    }

    @Test("A log names an error by its kind and code, and holds nothing of what somebody typed")
    func trace() throws {
        let queue = try DatabaseQueue()
        try queue.write { try $0.execute(sql: "CREATE VIRTUAL TABLE food USING fts5(name)") }
        do {
            _ = try queue.read {
                try Row.fetchAll($0, sql: "SELECT * FROM food WHERE food MATCH ?", arguments: ["\"secret"])
            }
            Issue.record("the search was understood")
        } catch {
            #expect("\(error)".contains("secret") || "\(error)".contains("unterminated"))
            #expect(ErrorTrace.text(error) == "SQLite 1: SELECT * FROM food WHERE food MATCH ?")
        }
        #expect(ErrorTrace.text(StorageError.unexpected("secret")) == "StorageError.unexpected")
        #expect(ErrorTrace.text(StorageError.diskFull) == "StorageError.diskFull")
        let missing = CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/home/secret"])
        #expect(ErrorTrace.text(missing) == "Cocoa 4")
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
