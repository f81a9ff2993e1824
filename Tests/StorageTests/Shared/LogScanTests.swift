import Domain
import Foundation
import GRDB
import Testing

@testable import Storage

@Suite("A damaged log of changes is told, where SQLite passes over it in silence")
struct LogScanTests {
    /// The files of a database as a killed process leaves them: a row in each of 40 changes, saved to the log only.
    private struct Killed {
        static let rows = 40
        var database: [UInt8]
        var log: [UInt8]
        var index: [UInt8]

        /// - Parameter isRestarted: the log holds frames of an older, longer generation behind the present one
        init(isRestarted: Bool) throws {
            let folder = try Self.folder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "x.db")
            var configuration = Configuration()
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA wal_autocheckpoint = 0") }
            let pool = try DatabasePool(path: file.path, configuration: configuration)
            try pool.write { try $0.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, x TEXT)") }
            if isRestarted {
                for _ in 0..<60 { try Self.add(pool) }
                try pool.write { try $0.execute(sql: "DELETE FROM t") }
            }
            try pool.writeWithoutTransaction { _ = try $0.checkpoint(.restart) }
            for _ in 0..<Self.rows { try Self.add(pool) }
            func bytes(_ suffix: String) throws -> [UInt8] {
                [UInt8](try Data(contentsOf: URL(filePath: file.path + suffix)))
            }
            (database, log, index) = (try bytes(""), try bytes("-wal"), try bytes("-shm"))
            try pool.close()
        }

        private static func add(_ pool: DatabasePool) throws {
            try pool.write { try $0.execute(sql: "INSERT INTO t (x) VALUES (hex(randomblob(900)))") }
        }

        private static func folder() throws -> URL {
            let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-test-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        }

        /// The rows that SQLite itself finds with this log.
        func found(_ log: [UInt8]) throws -> Int {
            let folder = try Self.folder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "x.db")
            try Data(database).write(to: file)
            try Data(log).write(to: URL(filePath: file.path + "-wal"))
            let queue = try DatabaseQueue(path: file.path)
            defer { try? queue.close() }
            return try queue.read { try $0.tableExists("t") ? Int.fetchOne($0, sql: "SELECT count(*) FROM t") ?? 0 : 0 }
        }
    }

    @Test(
        "With SQLite's index at hand, whatever byte is wrong or missing is told exactly when a change is lost",
        arguments: [false, true])
    func anyByte(isRestarted: Bool) throws {
        let killed = try Killed(isRestarted: isRestarted)
        let index = try #require(LogIndex(killed.index))
        #expect(LogScan.damage(killed.log, index: index) == nil)
        #expect(try killed.found(killed.log) == Killed.rows)
        var random = SystemRandomNumberGenerator()
        for round in 0..<60 {
            var log = killed.log
            if round.isMultiple(of: 3) {
                log.removeLast(Int.random(in: 1...log.count, using: &random))
            } else {
                let at = round.isMultiple(of: 7) ? round % 32 : Int.random(in: 0..<log.count, using: &random)
                log[at] ^= UInt8.random(in: 1...255, using: &random)
            }
            let lost = Killed.rows - (try killed.found(log))
            let told = LogScan.damage(log, index: index)
            #expect((told != nil) == (lost > 0), "\(lost) lost of a log of \(log.count) bytes")
            #expect((told?.lost ?? 0) <= lost)
        }
    }

    @Test("A part of a change that says by a wrong byte that it is its end is none", arguments: [false, true])
    func wrongEnd(isRestarted: Bool) throws {
        let killed = try Killed(isRestarted: isRestarted)
        let index = try #require(LogIndex(killed.index))
        for number in 0..<index.frames {
            var log = killed.log
            log[32 + number * (24 + 4096) + 7] ^= 0x55
            let lost = Killed.rows - (try killed.found(log))
            let told = try #require(LogScan.damage(log, index: index), "\(number)")
            #expect(told.lost <= lost, "\(number) of \(index.frames)")
        }
    }

    @Test(
        "Without the index, what was saved after the damage tells of it, and an end as a crash leaves it is none",
        arguments: [false, true])
    func withoutIndex(isRestarted: Bool) throws {
        let killed = try Killed(isRestarted: isRestarted)
        #expect(LogScan.damage(killed.log, index: nil) == nil)
        let index = try #require(LogIndex(killed.index))
        let frame = 24 + 4096
        for number in 0..<index.frames - 3 {
            var log = killed.log
            log[32 + number * frame + 700] ^= 1
            let told = try #require(LogScan.damage(log, index: nil))
            #expect(told.readable == (try killed.found(log)))
            #expect(told.readable + told.lost == Killed.rows)
        }
        // A frame of which only the beginning was written, at the end of the file or over an older frame.
        let end = 32 + index.frames * frame
        let header = Array(killed.log[end - frame..<end - frame + 24])
        let cut = Array(killed.log[..<(end - frame)]) + header
        #expect(LogScan.damage(cut, index: nil) == nil)
        if isRestarted {
            #expect(LogScan.damage(cut + Array(killed.log[(end - frame + 24)...].map { ~$0 }), index: nil) == nil)
        }
    }

    @Test("Any bytes are read without harm")
    func noise() {
        var random = SystemRandomNumberGenerator()
        for count in 0..<300 {
            var bytes = (0..<count * 7).map { _ in UInt8.random(in: 0...255, using: &random) }
            if count.isMultiple(of: 2), count > 1 { bytes.replaceSubrange(0..<4, with: [0x37, 0x7f, 0x06, 0x82]) }
            _ = LogScan.damage(bytes, index: LogIndex(bytes))
        }
        #expect(LogScan.damage([], index: nil) == nil)
        #expect(LogIndex([]) == nil)
    }
}
