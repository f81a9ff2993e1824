import Archive
import Domain
import Foundation
import GRDB
import Imports
import Testing

@testable import Storage

/// Files that somebody may put back by mistake, or that a disk has spoilt. `VITALPATH_DAMAGE=1000` tries as many.
@Suite("Damaged files")
struct DamageTests {
    private static let count = ProcessInfo.processInfo.environment["VITALPATH_DAMAGE"].flatMap(Int.init) ?? 50

    private enum Kind: String, CaseIterable { case backup, locked, database, export, packedExport }

    /// What is in a file of each kind, and the key that opens it.
    private func make(_ kind: Kind, of owner: Account.ID, _ database: Storage.Database, at file: URL) throws {
        switch kind {
        case .backup, .locked:
            let lock: AgeLock? = kind == .locked ? .passphrase("a lake", logRounds: 1) : nil
            _ = try database.backups.make(at: file, lock: lock, withSecrets: false, now: Date())
        case .database:
            let target = try DatabaseQueue(path: file.path)
            try database.connection.pool.backup(to: target)
            try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try target.close()
        case .export, .packedExport:
            var bytes: [UInt8] = []
            try database.export.json(owner) { bytes += $0 }
            if kind == .packedExport {
                let pack = try GzipStream()
                bytes = try pack.write(bytes) + pack.finish()
            }
            try Data(bytes).write(to: file)
        }
    }

    /// Flips bits, cuts, leaves blocks out, empties, repeats and swaps them, or puts something else in their place.
    private func damage(_ whole: [UInt8], _ random: inout Seeded) -> [UInt8] {
        var bytes = whole
        func place() -> Int { Int.random(in: 0..<max(bytes.count, 1), using: &random) }
        for _ in 0...Int.random(in: 0...2, using: &random) where bytes.count > 8 {
            let (size, first, second) = (
                min([1, 16, 512, 4096].randomElement(using: &random) ?? 1, bytes.count / 2), place(), place()
            )
            let from = min(first, bytes.count - size)
            let to = min(second, bytes.count - size)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: bytes[first] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 1: bytes.removeLast(bytes.count - first)
            case 2: bytes.removeSubrange(from..<from + size)
            case 3: bytes.replaceSubrange(from..<from + size, with: [UInt8](repeating: 0, count: size))
            case 4: bytes.insert(contentsOf: bytes[from..<from + size], at: second)
            case 5:
                let block = Array(bytes[from..<from + size])
                bytes.replaceSubrange(from..<from + size, with: bytes[to..<to + size])
                bytes.replaceSubrange(to..<to + size, with: block)
            case 6: for at in from..<from + size { bytes[at] = UInt8.random(in: 0...255, using: &random) }
            default: bytes += bytes.suffix(size)
            }
        }
        return bytes
    }

    /// Files of other programs, and of nobody.
    private func foreign(_ random: inout Seeded) throws -> [UInt8] {
        let noise = (0..<Int.random(in: 0...5000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random)
        }
        let heads: [[UInt8]] = [
            [], [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], Array("%PDF-1.7\n".utf8), [0x50, 0x4b, 3, 4],
            [0x1f, 0x8b, 8, 0],
            Array("SQLite format 3\0".utf8), Array("age-encryption.org/v1\n-> X25519 abc\n".utf8), [0xff, 0xd8, 0xff],
            Array("{\"format\":\"vitalpath\",\"version\":1,\"account\":".utf8),
            Array("Date,Weight\n2026-01-01,80\n".utf8),
            Array(#"{"format":"vitalpath","version":1,"account":{"id":"../x","name":"a","createdAt":1}}"#.utf8),
            Array(String(repeating: "[", count: 3000).utf8), [UInt8](repeating: 0, count: 2048),
        ]
        let bytes = (heads.randomElement(using: &random) ?? []) + noise
        guard Bool.random(using: &random) else { return bytes }
        let pack = try GzipStream()
        return try pack.write(bytes) + pack.finish()
    }

    private func stage(_ file: URL, _ kind: Kind, in folder: URL) throws -> StagedStore {
        if kind == .export || kind == .packedExport {
            let rows = try AccountFile(file)
            return try StagedStore(rows: rows.next, now: Date(), in: folder)
        }
        return try StagedStore(file, key: kind == .locked ? .passphrase("a lake") : nil, in: folder)
    }

    @Test("Whatever became of a file, it is put back as it was or refused in words, and nothing else changes")
    func damaged() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        var store = RandomStore(database, seed: 11)
        let sam = try store.add("sam", isOwner: true)
        let before = try canonical(sam, in: database)
        var random = Seeded(UInt64(Self.count))
        let (bad, staged) = (folder.appending(path: "bad"), folder.appending(path: "staged"))
        var outcomes: [String: Int] = [:]
        for kind in Kind.allCases {
            let sound = folder.appending(path: kind.rawValue)
            try make(kind, of: sam, database, at: sound)
            let whole = [UInt8](try Data(contentsOf: sound))
            for number in 0..<max(1, Self.count / Kind.allCases.count) {
                let bytes = number % 5 == 4 ? try foreign(&random) : damage(whole, &random)
                try Data(bytes).write(to: bad)
                do {
                    let found = try stage(bad, kind, in: staged)
                    // It is a store that every page can be made of.
                    for account in try found.database.accounts.all() {
                        let text = try canonical(account.id, in: found.database)
                        for table in ExportRowsTests.tables {
                            try table.of(found.database.export)(account.id, nil) { _ in }
                        }
                        // What has sums beside it is as it was; in the others a letter may have become another.
                        if kind == .backup || kind == .locked || kind == .packedExport {
                            #expect(text == before, "\(kind) \(number)")
                        }
                    }
                    found.discard()
                    outcomes["taken", default: 0] += 1
                } catch {
                    let problem = (error as? BackupProblem) ?? BackupProblem(error)
                    #expect(problem != .unexpected, "\(kind) \(number): \(error)")
                    outcomes["\(problem)", default: 0] += 1
                }
                #expect(!FileManager.default.fileExists(atPath: staged.path), "\(kind) \(number)")
            }
        }
        print(
            "damaged files:",
            outcomes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
        #expect(outcomes["damaged", default: 0] > 0 && outcomes["foreign", default: 0] > 0)
        #expect(try canonical(sam, in: database) == before)
        #expect(try database.integrity(full: true).isEmpty)
    }

    @Test(
        "A database that Litestream replicates is backed up without what that keeps in it, and goes on being replicated"
    )
    func replicated() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        var store = RandomStore(database, seed: 3)
        let sam = try store.add("sam", isOwner: true)
        let file = folder.appending(path: "b.tar.gz")
        func seconds() throws -> [Int] {
            try database.connection.read { try Int.fetchAll($0, sql: "SELECT seq FROM _litestream_seq") }
        }
        try database.connection.pool.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER);
                    CREATE TABLE _litestream_lock (id INTEGER);
                    INSERT INTO _litestream_seq VALUES (1, 42);
                    """)
        }
        let facts = try database.backups.make(at: file, lock: nil, withSecrets: false, now: Date())
        #expect(facts.accounts.count == 1)
        let before = try canonical(sam, in: database)
        let staged = try StagedStore(file, key: nil, in: folder.appending(path: "staged"))
        #expect(staged.manifest.tables.allSatisfy { !$0.name.hasPrefix("_") })
        #expect(try database.replaceEverything(with: staged) == [sam])
        staged.discard()
        #expect(try canonical(sam, in: database) == before && seconds() == [42])
        // The database itself, as Litestream gives it back on another machine.
        let plain = folder.appending(path: "plain.db")
        try make(.database, of: sam, database, at: plain)
        let elsewhere = try Storage.Database.temporary()
        defer { try? elsewhere.close() }
        let again = try StagedStore(plain, key: nil, in: folder.appending(path: "again"))
        #expect(try elsewhere.replaceEverything(with: again) == [sam])
        again.discard()
        #expect(try elsewhere.accounts.all().map(\.id) == [sam] && elsewhere.integrity(full: true).isEmpty)
        #expect(try elsewhere.connection.read { try !$0.tableExists("_litestream_seq") })
    }
}
