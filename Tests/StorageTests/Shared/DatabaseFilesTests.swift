import Domain
import Foundation
import GRDB
import Testing

@testable import Storage

@Suite("The files of a data directory")
struct DatabaseFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-test-\(UUID().uuidString)")
    private var files: DatabaseFiles { DatabaseFiles(folder) }

    private func size(_ file: URL) -> Int? {
        try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    }

    /// A directory in use, as a killed process leaves it.
    private func killed(_ body: (Storage.Database) throws -> Void = { _ in }) throws {
        let used = FileManager.default.temporaryDirectory.appending(path: "vitalpath-test-\(UUID().uuidString)")
        let database = try Storage.Database(directory: used)
        for name in ["one", "two", "three"] {
            let owner = try database.accounts.create(name: name, passwordHash: nil, now: Date(), isOwner: false).id
            try database.photos.set(.profile, of: owner, [1], now: Date())
        }
        try body(database)
        try FileManager.default.copyItem(at: used, to: folder)
        try database.close()
        try FileManager.default.removeItem(at: used)
    }

    @Test("A clean stop leaves one whole file and no log, also after a download")
    func cleanStop() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Storage.Database(directory: folder)
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: Date(), isOwner: true)
        try database.export.json(sam.id) { _ in }
        try database.close()
        #expect((size(files.log) ?? 0) == 0)
        let copy = folder.appending(path: "copied")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: files.database, to: DatabaseFiles(copy).database)
        let again = try Storage.Database(directory: copy)
        #expect(try again.accounts.all().map(\.name) == ["sam"])
        #expect(again.damage == nil)
        try again.close()
    }

    @Test("After a kill everything is there, and no damage is told")
    func afterKill() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try killed()
        let database = try Storage.Database(directory: folder)
        #expect(database.damage == nil)
        #expect(database.damagedCopies.isEmpty)
        #expect(try database.accounts.all().count == 3)
        #expect(size(files.log) == 0)
        try database.close()
    }

    @Test("A damaged log is told with what is lost, and kept as it was found beside its database")
    func damagedLog() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try killed()
        var log = try Data(contentsOf: files.log)
        log[log.startIndex + log.count - 6000] ^= 0xff
        try log.write(to: files.log)
        let before = try Data(contentsOf: files.database)
        let database = try Storage.Database(directory: folder)
        let damage = try #require(database.damage)
        #expect(damage.lost > 0)
        #expect(database.damagedCopies.map(\.lastPathComponent) == [damage.copy.lastPathComponent])
        #expect(try Data(contentsOf: damage.copy.appending(path: "vitalpath.db-wal")) == log)
        #expect(try Data(contentsOf: damage.copy.appending(path: "vitalpath.db")) == before)
        try database.close()
        let again = try Storage.Database(directory: folder)
        #expect(again.damage == nil)
        #expect(again.damagedCopies.count == 1)
        try again.close()
    }

    @Test(
        "A database that is empty or gone beside what shows its use is refused, and no file is changed",
        arguments: ["empty", "gone", "without tables"])
    func emptied(how: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try killed()
        switch how {
        case "empty": try Data().write(to: files.database)
        case "gone": try FileManager.default.removeItem(at: files.database)
        default:
            try FileManager.default.removeItem(at: files.log)
            try FileManager.default.removeItem(at: files.index)
            try FileManager.default.removeItem(at: files.database)
            let empty = try DatabaseQueue(path: files.database.path)
            try empty.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
            try empty.close()
        }
        func state() throws -> [String: Data] {
            var found: [String: Data] = [:]
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name != "lock" {
                // SQLite's index is made anew by whoever looks.
                if name.hasSuffix("-shm") { continue }
                found[name] = (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
            }
            return found.filter { !$0.value.isEmpty }
        }
        let before = try state()
        for _ in 0..<2 {
            let error = #expect(throws: StorageError.self) { try Storage.Database(directory: folder) }
            guard case .emptied(let beside) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(beside.contains("photos/"))
            #expect(beside.contains("vitalpath.db-wal") == (how != "without tables"))
            #expect(try state() == before)
        }
    }

    @Test("A damaged database is refused with its log untouched")
    func damagedDatabase() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try killed()
        try Storage.Database(directory: folder).close()
        var bytes = try Data(contentsOf: files.database)
        bytes.replaceSubrange(4096..<12_288, with: Data(repeating: 0x55, count: 8192))
        try bytes.write(to: files.database)
        #expect(throws: StorageError.self) { try Storage.Database(directory: folder) }
        #expect(try Data(contentsOf: files.database) == bytes)
    }

    @Test("A directory with nothing in it, or killed at its very first start, begins")
    func firstStart() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(!Storage.Database.isPresent(in: folder))
        try FileManager.default.createDirectory(at: files.photos, withIntermediateDirectories: true)
        try Data().write(to: files.database)
        let database = try Storage.Database(directory: folder)
        #expect(try database.accounts.all().isEmpty)
        try database.close()
        #expect(Storage.Database.isPresent(in: folder))
    }
}
