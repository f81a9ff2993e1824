import Domain
import Foundation
import GRDB
import Testing

@testable import Storage

@Suite("Erasing an account")
struct ErasuresTests {
    private let now = Date(timeIntervalSince1970: 1_774_000_000)
    private let secret = "SECRETNOTE-\(UUID().uuidString)"

    /// Two accounts with much in them; every place that the first is written to holds `secret`.
    private func fill(_ database: Storage.Database) throws -> (gone: Account.ID, kept: Account.ID) {
        let kept = try database.accounts.create(name: "kept", passwordHash: nil, now: now, isOwner: true).id
        let gone = try database.accounts.create(name: secret, passwordHash: nil, now: now, isOwner: false).id
        let day = CivilDate(ordinal: 20_533)
        // Longer and shorter again, so that rows are moved between pages.
        for round in 0..<3 {
            for index in 0..<150 {
                let notes = String(repeating: secret + " ", count: (index * 7 + round * 5) % 20 + 1)
                try database.days.save(
                    gone, day: day.adding(days: -index), figures: [.steps: 5], log: DayLogChange(notes: .set(notes)),
                    now: now)
            }
        }
        try database.days.save(
            kept, day: day, figures: [.steps: 7], log: DayLogChange(notes: .set("KEPTNOTE")), now: now)
        try database.photos.set(.profile, of: gone, Array(secret.utf8), now: now)
        try database.photos.set(.profile, of: kept, Array("KEPTPHOTO".utf8), now: now)
        let files = DatabaseFiles(database.directory)
        try FileManager.default.createDirectory(
            at: database.uploads(of: gone), withIntermediateDirectories: true)
        try Data(secret.utf8).write(to: database.uploads(of: gone).appending(path: "export.zip"))
        try FileManager.default.createDirectory(at: files.damaged, withIntermediateDirectories: true)
        try Data(secret.utf8).write(to: files.damaged.appending(path: "vitalpath.db-wal"))
        let connection = try #require(Mirror(reflecting: database).descendant("connection") as? Connection)
        try Schema.backUp(connection.pool, to: files.backups)
        return (gone, kept)
    }

    /// Files that hold a text.
    private func traces(_ text: String, in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
            (try? Data(contentsOf: folder.appending(path: name)))?.range(of: Data(text.utf8)) != nil
        }
    }

    private func expectErased(_ account: (gone: Account.ID, kept: Account.ID), in folder: URL) throws {
        #expect(try traces(secret, in: folder) == [])
        #expect(try traces(account.gone, in: folder) == [])
        #expect(try traces("KEPTNOTE", in: folder).count == 2, "in the database and its copy")
        #expect(try traces("KEPTPHOTO", in: folder).count == 1)
    }

    @Test("No byte of it stays in any file: database, log, photos, files on their way in, copies from before updates")
    func noTrace() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let account = try fill(database)
        #expect(try traces(secret, in: database.directory).count >= 5)
        try database.beginErasing(account.gone)
        #expect(try database.accounts.find(id: account.gone) == nil)
        #expect(throws: StorageError.notFound) { try database.beginErasing(account.gone) }
        #expect(database.finishErasing(within: 10))
        try expectErased(account, in: database.directory)
        #expect(try database.days.logged(account.kept).count == 1)
        #expect(try database.integrity(full: true).isEmpty)
    }

    @Test("Who was erased, put back from a copy kept elsewhere, and erased again leaves no byte either")
    func twice() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let elsewhere = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: elsewhere) }
        let account = try fill(database)
        let copy = elsewhere.appending(path: "copy.tar.gz")
        _ = try database.backups.make(at: copy, lock: nil, withSecrets: false, now: now)
        try database.beginErasing(account.gone)
        #expect(database.finishErasing(within: 10))
        let staged = try StagedStore(copy, key: nil, in: elsewhere.appending(path: "staged"))
        #expect(try database.replaceAccount(account.gone, from: staged) == account.gone)
        staged.discard()
        #expect(try traces(secret, in: database.directory).count >= 2)
        try database.beginErasing(account.gone)
        #expect(database.finishErasing(within: 10))
        try expectErased(account, in: database.directory)
    }

    @Test("While somebody reads an older state it is not called done, and it goes on by itself when they leave")
    func besideReader() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let account = try fill(database)
        let isReading = DispatchSemaphore(value: 0)
        let mayLeave = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            var isFirst = true
            try? database.export.json(account.gone) { _ in
                if isFirst {
                    isFirst = false
                    isReading.signal()
                    mayLeave.wait()
                }
            }
        }
        isReading.wait()
        try database.beginErasing(account.gone)
        let isClean = database.finishErasing(within: 0)
        // A download that holds no reader while it waits is in nobody's way.
        if !isClean { #expect(try traces(secret, in: database.directory) != []) }
        mayLeave.signal()
        for _ in 0..<300 where try traces(account.gone, in: database.directory) != [] {
            Thread.sleep(forTimeInterval: 0.1)
        }
        try expectErased(account, in: database.directory)
    }

    @Test("Who reads for as long as it runs, a replicator, does not have the whole database written again and again")
    func besideReplicator() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let account = try fill(database)
        var configuration = Configuration()
        configuration.readonly = true
        configuration.allowsUnsafeTransactions = true
        let replicator = try DatabaseQueue(
            path: database.directory.appending(path: "vitalpath.db").path, configuration: configuration)
        try replicator.writeWithoutTransaction { try $0.execute(sql: "BEGIN; SELECT count(*) FROM account") }
        try database.beginErasing(account.gone)
        #expect(!database.finishErasing(within: 0))
        let log = database.directory.appending(path: "vitalpath.db-wal")
        func size() throws -> Int { try FileManager.default.attributesOfItem(atPath: log.path)[.size] as? Int ?? 0 }
        let once = try size()
        for _ in 0..<5 { #expect(!database.finishErasing(within: 0)) }
        // Nothing but what it may have begun at the same moment.
        #expect(try size() <= 2 * once)
        try replicator.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
        try replicator.close()
        #expect(database.finishErasing(within: 10))
        try expectErased(account, in: database.directory)
    }

    @Test("What a killed process left to do is done by the next start", arguments: [0, 1, 2])
    func nextStart(steps: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let account = try fill(database)
        try database.beginErasing(account.gone)
        let connection = try #require(Mirror(reflecting: database).descendant("connection") as? Connection)
        if steps > 0 { try database.photos.sweep() }
        if steps > 1 { try connection.pool.vacuum() }
        // As they are now, the files are those of a process that is killed now.
        try FileManager.default.copyItem(at: database.directory, to: folder)
        #expect(try traces(secret, in: folder) != [])
        let again = try Storage.Database(directory: folder)
        try expectErased(account, in: folder)
        try again.close()
    }

    @Test("A picture that is being set while another account is erased is there when its setting is done")
    func besidePicture() async throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let now = now
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { for _ in 0..<200 { try database.photos.sweep() } }
            group.addTask {
                for number in 0..<100 {
                    try database.photos.set(.profile, of: sam, [UInt8(number)], now: now)
                    #expect(try database.photos.bytes(.profile, of: sam) == Data([UInt8(number)]))
                }
            }
            try await group.waitForAll()
        }
    }
}
