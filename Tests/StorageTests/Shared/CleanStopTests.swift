import Domain
import Foundation
import GRDB
import Testing

@testable import Storage

@Suite("A start after a clean stop")
struct CleanStopTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-test-\(UUID().uuidString)")
    private var files: DatabaseFiles { DatabaseFiles(folder) }
    private let day = CivilDate(ordinal: 20_521)

    private func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
    private func opened() throws -> Storage.Database { try Storage.Database(directory: folder, looksLater: true) }

    private func log(_ count: Int, in database: Storage.Database) throws {
        let account = try #require(try database.accounts.all().first).id
        for number in 0..<count {
            try database.days.save(
                account, day: day.adding(days: -number), figures: [.weight: 80, .steps: 9000],
                log: DayLogChange(notes: .set(String(repeating: "words of the day ", count: 40))), now: Date())
        }
    }

    /// A directory with some pages, cleanly stopped.
    private func made() throws {
        let database = try opened()
        _ = try database.accounts.create(name: "sam", passwordHash: nil, now: Date(), isOwner: true)
        try log(120, in: database)
        try database.close()
    }

    @Test("The mark is of one start: taken away before anything is written, and made again once all was seen sound")
    func once() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try made()
        #expect(isThere(files.cleanStop))
        for looks in [true, false] {
            let database = try opened()
            #expect(database.isSound == nil && !isThere(files.cleanStop))
            if looks { #expect(database.lookThrough() == [] && database.isSound == true) }
            try log(3, in: database)
            try database.close()
            #expect(isThere(files.cleanStop) == looks)
        }
        let next = try opened()
        #expect(next.isSound == true)
        try next.close()
        #expect(isThere(files.cleanStop))
        let attributes = try FileManager.default.attributesOfItem(atPath: files.cleanStop.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("A command looks at everything at once, whatever mark there is, and leaves one")
    func command() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try made()
        let database = try Storage.Database(directory: folder)
        #expect(database.isSound == true && !isThere(files.cleanStop))
        try database.close()
        #expect(isThere(files.cleanStop))
    }

    @Test(
        "A file that anything touched since is looked at first",
        arguments: ["written", "touched", "copied", "log", "torn", "other"])
    func touched(how: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try made()
        let manager = FileManager.default
        switch how {
        case "written":
            let before = try manager.attributesOfItem(atPath: files.database.path)[.modificationDate] as? Date
            let file = try FileHandle(forUpdating: files.database)
            try file.seek(toOffset: 40)
            try file.write(contentsOf: [0])
            try file.close()
            try manager.setAttributes([.modificationDate: try #require(before)], ofItemAtPath: files.database.path)
        case "touched": try manager.setAttributes([.modificationDate: Date()], ofItemAtPath: files.database.path)
        case "copied":
            let copy = folder.appending(path: "copy")
            try manager.copyItem(at: files.database, to: copy)
            try manager.removeItem(at: files.database)
            try manager.moveItem(at: copy, to: files.database)
        case "log": try Data(repeating: 1, count: 20).write(to: files.log)
        case "torn": try Data(try Data(contentsOf: files.cleanStop).dropLast(9)).write(to: files.cleanStop)
        default: try Data("2 of a later version\n".utf8).write(to: files.cleanStop)
        }
        let database = try opened()
        #expect(database.isSound == true && !isThere(files.cleanStop))
        try database.close()
    }

    /// As a disk leaves it that lost what it had: nothing shows it but the pages.
    private func damage(_ body: (inout Data) -> Void) throws {
        var bytes = try Data(contentsOf: files.database)
        body(&bytes)
        try bytes.write(to: files.database)
        try CleanStop.mark(files)
    }

    @Test("Damage that the mark does not show is found by the first run, leaves no mark, and the next start is refused")
    func damaged() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try made()
        try damage { bytes in
            bytes.replaceSubrange(
                bytes.count - 40_960..<bytes.count - 32_768, with: Data(repeating: 0x55, count: 8192))
        }
        let database = try opened()
        #expect(database.isSound == nil && database.findings.isEmpty)
        let findings = try #require(database.lookThrough())
        #expect(!findings.isEmpty && database.findings == findings && database.isSound == false)
        #expect(!database.examine().isWell)
        try database.close()
        #expect(!isThere(files.cleanStop))
        let error = #expect(throws: StorageError.self) { try opened() }
        guard case .corrupt = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        // By who finds it first, too: a mark outlives no refusal.
        try CleanStop.mark(files)
        #expect(throws: StorageError.self) { try Storage.Database(directory: folder) }
        #expect(!isThere(files.cleanStop))
    }

    @Test("Wherever the look of a start would find damage, the later one does, or the start is refused")
    func anywhere() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try made()
        let sound = try Data(contentsOf: files.database)
        var configuration = Configuration()
        // As the look of a start is: who may write looks at the conditions of rows, too.
        configuration.readonly = true
        var dice = SystemRandomNumberGenerator()
        var found = 0
        for number in 0..<60 {
            let size = [1, 8, 512, 4096][number % 4]
            let at = Int.random(in: 0..<sound.count - size, using: &dice)
            for file in [files.log, files.index] { try? FileManager.default.removeItem(at: file) }
            try sound.write(to: files.database)
            try damage { bytes in
                let others = (0..<size).map { _ in UInt8.random(in: 0...255, using: &dice) }
                bytes.replaceSubrange(at..<at + size, with: others)
            }
            let beside = folder.appending(path: "beside.db")
            try FileManager.default.copyItem(at: files.database, to: beside)
            let expected = try? DatabaseQueue(path: beside.path, configuration: configuration)
                .read(DatabaseFiles.findings)
            for name in ["beside.db", "beside.db-wal", "beside.db-shm"] {
                try? FileManager.default.removeItem(at: folder.appending(path: name))
            }
            let database: Storage.Database
            do {
                database = try opened()
            } catch {
                found += 1
                // A schema whose words no longer fit together is found by using it, and a form of the data that nobody knows
                // is one to come: neither by looking at pages.
                let isTold =
                    switch error {
                    case StorageError.corrupt(let reasons): !reasons.isEmpty
                    case StorageError.newerSchema: true
                    default: expected != []
                    }
                #expect(isTold, "\(size) bytes at \(at): refused without a reason: \(error)")
                continue
            }
            let findings = database.lookThrough()
            #expect((findings == []) == (expected == []), "\(size) at \(at): \(findings ?? []), \(expected ?? [])")
            if findings != [] { found += 1 }
            try? database.close()
        }
        #expect(found > 10)
    }

    @Test("Until all was looked at no page of the file changes, and no picture goes")
    func untouched() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try made()
        let stray = files.photos.appending(path: "stray.jpg")
        try Data([1]).write(to: stray)
        let before = try Data(contentsOf: files.database)
        let database = try opened()
        // More than SQLite moves into the file by itself.
        try log(2000, in: database)
        #expect(try !database.connection.emptyLog())
        #expect(try Data(contentsOf: files.database) == before && isThere(stray))
        #expect(database.lookThrough() == [])
        #expect(!isThere(stray))
        #expect(try database.connection.emptyLog())
        #expect(try Data(contentsOf: files.database) != before)
        try database.close()
    }

    @Test("Who erases an account does not wait for the look, which begins anew")
    func erasing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try made()
        let database = try opened()
        try database.beginErasing(try #require(try database.accounts.all().first).id)
        #expect(database.finishErasing(within: 0))
        #expect(database.isSound == nil)
        #expect(database.lookThrough() == [])
        try database.close()
        #expect(isThere(files.cleanStop))
    }

    @Test("An import that was begun after the start is not taken for one that an ended process left")
    func importing() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let owner = try database.accounts.create(name: "sam", passwordHash: nil, now: Date(), isOwner: true).id
        _ = try database.health.begin(owner, .export, fileName: "new.zip", now: Date())
        func batches() throws -> Int? {
            try database.connection.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM import_batch") }
        }
        try database.purgeDeleted(before: Date(), isInUse: true)
        #expect(try batches() == 1)
        try database.purgeDeleted(before: Date())
        #expect(try batches() == 0)
    }
}
