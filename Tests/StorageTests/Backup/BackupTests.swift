import Archive
import Domain
import Foundation
import GRDB
import Imports
import Testing

@testable import Storage

@Suite("Backups")
struct BackupTests {
    private let now = Date(timeIntervalSince1970: 1_774_000_000)

    private func erase(_ owner: Account.ID, in database: Storage.Database) throws {
        try database.beginErasing(owner)
        #expect(database.finishErasing(within: 5))
    }

    @Test("A database that closes ends the backup that is being made, without a file and without a complaint")
    func endsWithTheDatabase() throws {
        let database = try Storage.Database.temporary()
        var store = RandomStore(database, seed: 3)
        _ = try store.add("sam", isOwner: true)
        database.backups.settle()
        #expect(throws: CancellationError.self) {
            try database.backups.make(.daily, now: now)
        }
        #expect(database.backups.failure == nil)
        #expect(try database.backups.list().isEmpty)
        try database.close()
    }

    @Test(
        "Exported, backed up, erased, put back, exported: byte for byte the same, whatever was in which table",
        arguments: 0..<6)
    func wholeRoundTrip(seed: UInt64) throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        var store = RandomStore(database, seed: seed)
        let sam = try store.add("sam", rows: 1 + Int(seed) * 3, isOwner: true)
        let eve = try store.add("eve", isOwner: false)
        let before = try [sam, eve].map { try canonical($0, in: database) }
        let file = folder.appending(path: "b.tar.gz")
        let lock: AgeLock? = seed % 2 == 0 ? nil : .passphrase("a lake", logRounds: 3)
        let facts = try database.backups.make(at: file, lock: lock, withSecrets: false, now: now)
        #expect(facts.accounts.map(\.name) == ["sam", "eve"] && facts.photos > 0)
        try erase(eve, in: database)
        try erase(sam, in: database)
        #expect(try database.accounts.all().isEmpty)
        let staged = try StagedStore(
            file, key: lock.map { _ in .passphrase("a lake") }, in: folder.appending(path: "staged"))
        #expect(try database.replaceEverything(with: staged) == [sam, eve])
        staged.discard()
        #expect(try [sam, eve].map { try canonical($0, in: database) } == before)
        #expect(try database.integrity(full: true).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: database.photos.folder.path).count == facts.photos)
    }

    @Test(
        "One account comes back from its export and from a backup, byte for byte, and nobody else is touched",
        arguments: 0..<4)
    func accountRoundTrip(seed: UInt64) throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        var store = RandomStore(database, seed: seed)
        let eve = try store.add("eve", isOwner: true)
        let sam = try store.add("sam", rows: 9, isOwner: false)
        let (samBefore, eveBefore) = (try canonical(sam, in: database), try canonical(eve, in: database))
        let export = folder.appending(path: "sam.json")
        var bytes: [UInt8] = []
        try database.export.json(sam) { bytes += $0 }
        try Data(bytes).write(to: export)
        let backup = folder.appending(path: "b.tar.gz")
        _ = try database.backups.make(at: backup, lock: nil, withSecrets: true, now: now)

        func rows(_ name: String) throws -> StagedStore {
            let file = try AccountFile(export)
            return try StagedStore(rows: file.next, now: now, in: folder.appending(path: name))
        }
        // Over what is there, into nothing, from the one and the other.
        for round in 0..<4 {
            if round % 2 == 1 {
                try erase(sam, in: database)
            } else {
                try database.days.save(
                    sam, day: CivilDate(ordinal: 20_900), figures: [.steps: 5], log: DayLogChange(), now: now)
                #expect(try canonical(sam, in: database) != samBefore)
            }
            let staged =
                round < 2
                ? try rows("staged-\(round)")
                : try StagedStore(backup, key: nil, in: folder.appending(path: "staged-\(round)"))
            #expect(try database.replaceAccount(sam, from: staged) == sam)
            staged.discard()
            #expect(try canonical(sam, in: database) == samBefore, "round \(round)")
            #expect(try canonical(eve, in: database) == eveBefore, "round \(round)")
        }
        #expect(try database.integrity(full: true).isEmpty)
    }

    @Test("A picture that comes by the name of another takes its place only with its row")
    func picturesOfOneName() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        try database.photos.set(.profile, of: sam, [1], now: now)
        let id = try #require(try database.photos.id(.profile, of: sam))
        let file = folder.appending(path: "b.tar.gz")
        _ = try database.backups.make(at: file, lock: nil, withSecrets: false, now: now)
        for isWhole in [true, false] {
            let staged = try StagedStore(file, key: nil, in: folder.appending(path: "staged"))
            defer { staged.discard() }
            // What no page does.
            let restored = try #require(try database.photos.id(.profile, of: sam))
            PhotoFiles.remove(restored, in: database.photos.folder)
            try PrivateFile.write([2], to: PhotoFiles.file(id, in: database.photos.folder))
            try database.connection.pool.write { try $0.execute(sql: "UPDATE photo SET id = ?", arguments: [id]) }
            // As far as a restore comes that is ended just before its transaction.
            try database.placePhotos(of: staged.database, ids: database.photosApart(in: staged.database))
            #expect(try database.photos.bytes(.profile, of: sam) == Data([2]))
            if isWhole {
                #expect(try database.replaceEverything(with: staged) == [sam])
            } else {
                #expect(try database.replaceAccount(sam, from: staged) == sam)
            }
            #expect(try database.photos.bytes(.profile, of: sam) == Data([1]))
            // A browser that has the other one asks by its name.
            #expect(try database.photos.id(.profile, of: sam) != id)
            #expect(try FileManager.default.contentsOfDirectory(atPath: database.photos.folder.path).count == 1)
        }
    }

    @Test("An account from another installation keeps its own numbers apart from those that are here")
    func fromElsewhere() throws {
        let (here, there) = (try Storage.Database.temporary(), try Storage.Database.temporary())
        let folder = try scratch()
        defer {
            try? here.close()
            try? there.close()
            try? FileManager.default.removeItem(at: folder)
        }
        var hereStore = RandomStore(here, seed: 1)
        var thereStore = RandomStore(there, seed: 2)
        let eve = try hereStore.add("Sam", isOwner: true)
        let sam = try thereStore.add("sam", isOwner: true)
        let eveBefore = try canonical(eve, in: here)
        let file = folder.appending(path: "b.tar.gz")
        _ = try there.backups.make(at: file, lock: nil, withSecrets: false, now: now)
        let staged = try StagedStore(file, key: nil, in: folder.appending(path: "staged"))
        defer { staged.discard() }
        _ = try here.replaceAccount(sam, from: staged)
        #expect(try canonical(eve, in: here) == eveBefore)
        let found = try #require(try here.accounts.find(id: sam))
        #expect(found.name == "sam 2")
        #expect(try here.accounts.all().map(\.id) == [eve, sam])
        func facts(_ database: Storage.Database, _ owner: Account.ID) throws -> [String] {
            try database.connection.read { db in
                try String.fetchAll(
                    db,
                    sql: """
                        SELECT metric || day || value || s.name || b.file_name FROM health_figure f
                        JOIN health_source s ON s.id = f.source AND s.owner = f.owner
                        JOIN import_batch b ON b.id = f.batch AND b.owner = f.owner WHERE f.owner = ? ORDER BY 1
                        """, arguments: [owner])
            }
        }
        let known = try facts(here, sam)
        #expect(try known == facts(there, sam) && !known.isEmpty)
        // The other way round, what is here has rows of the same ids, which are not to be taken.
        #expect(throws: BackupProblem.taken) { try here.replaceAccount(sam, from: staged, into: "someone-else") }
        #expect(try here.accounts.find(id: "someone-else") == nil)
    }

    @Test(
        "Whatever byte of a backup is damaged, whatever is cut off: it is said, and nothing changes",
        arguments: [true, false])
    func damaged(isLocked: Bool) throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        var store = RandomStore(database, seed: 7)
        let sam = try store.add("sam", isOwner: true)
        let before = try canonical(sam, in: database)
        let file = folder.appending(path: "b")
        let lock: AgeLock? = isLocked ? .passphrase("a lake", logRounds: 2) : nil
        let key: AgeKey? = isLocked ? .passphrase("a lake") : nil
        _ = try database.backups.make(at: file, lock: lock, withSecrets: false, now: now)
        let bytes = [UInt8](try Data(contentsOf: file))
        let bad = folder.appending(path: "bad")
        var problems: Set<BackupProblem> = []
        for number in 0..<120 {
            var damaged = bytes
            // All of the first bytes, where the kinds of places are, then anywhere.
            let place = number < 60 ? number * 3 : Int.random(in: 0..<bytes.count)
            if number % 3 == 2 {
                damaged.removeLast(bytes.count - place)
            } else {
                damaged[place] ^= UInt8.random(in: 1...255)
            }
            try Data(damaged).write(to: bad)
            do {
                // Damage that the form of gzip does not look at leaves everything as it was.
                let staged = try StagedStore(bad, key: key, in: folder.appending(path: "staged"))
                #expect(!isLocked && place < 10 && number % 3 != 2, "at \(place) of \(bytes.count)")
                #expect(try canonical(sam, in: staged.database) == before)
                staged.discard()
            } catch {
                problems.insert(try #require(error as? BackupProblem))
            }
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "staged").path))
        }
        #expect(problems.isSuperset(of: [.damaged, .truncated]) && !problems.contains(.unexpected), "\(problems)")
        #expect(throws: isLocked ? BackupProblem.noPassphrase : .foreign) {
            try isLocked
                ? StagedStore(file, key: nil, in: folder.appending(path: "x"))
                : StagedStore(URL(filePath: #filePath), key: nil, in: folder.appending(path: "x"))
        }
        if isLocked {
            #expect(throws: BackupProblem.wrongKey) {
                try StagedStore(file, key: .passphrase("a sea"), in: folder.appending(path: "x"))
            }
        }
        #expect(try canonical(sam, in: database) == before)
    }

    @Test(
        "What is no store of ours is refused: other databases, later ones, ones that act by themselves, ids that are paths"
    )
    func foreign() throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        func refusal(_ change: String, of sound: Bool = true) throws -> BackupProblem? {
            let file = folder.appending(path: "\(UUID()).db")
            if sound {
                let made = try Storage.Database(directory: folder.appending(path: "made-\(UUID())"))
                _ = try made.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true)
                let target = try DatabaseQueue(path: file.path)
                try made.connection.pool.backup(to: target)
                try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
                try target.close()
                try made.close()
            }
            let queue = try DatabaseQueue(path: file.path)
            try queue.writeWithoutTransaction { try $0.execute(sql: change) }
            try queue.close()
            do {
                let staged = try StagedStore(file, key: nil, in: folder.appending(path: "staged"))
                staged.discard()
                return nil
            } catch {
                return error as? BackupProblem
            }
        }
        #expect(try refusal("SELECT 1") == nil)
        #expect(try refusal("CREATE TABLE notes (text TEXT)", of: false) == .foreign)
        #expect(try refusal("INSERT INTO grdb_migrations VALUES ('999-later')") == .newer)
        #expect(
            try refusal("CREATE TRIGGER t AFTER INSERT ON account BEGIN DELETE FROM account; END") == .foreign)
        #expect(try refusal("CREATE TABLE extra (x)") == .foreign)
        #expect(try refusal("UPDATE account SET id = '../../etc'") == .foreign)
        #expect(
            try refusal("INSERT INTO photo SELECT '../p', id, 'profile', 0 FROM account") == .foreign)
    }

    @Test("Rows that no page could show are refused with the whole export, and half an export too")
    func badRows() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        func problem(_ text: String) throws -> BackupProblem? {
            let file = folder.appending(path: "x.json")
            try Data(text.utf8).write(to: file)
            do {
                let rows = try AccountFile(file)
                try StagedStore(rows: rows.next, now: now, in: folder.appending(path: "staged")).discard()
                return nil
            } catch {
                return BackupProblem(error)
            }
        }
        let head = #"{"format":"vitalpath","version":1,"account":{"id":"a-1","name":"sam","isOwner":1,"createdAt":5}"#
        #expect(try problem(head + "}") == nil)
        #expect(
            try problem(
                head
                    + #","figures":[{"day":"2026-01-01","metric":"weight","source":"manual","value":80,"updatedAt":1}]}"#
            ) == nil)
        for row in [
            #""figures":[{"day":"soon","metric":"weight","source":"manual","value":80,"updatedAt":1}]"#,
            #""figures":[{"day":"2026-01-01","metric":"weight","source":"manual","value":"x","updatedAt":1}]"#,
            #""profile":[{"heightCm":"tall","units":4}]"#, #""goals":[{"from":"2026-01-01"}]"#, #""figures":[{}]"#,
            #""photos":[{"id":"../x","subject":"profile","createdAt":1,"jpeg":"/9j/"}]"#,
            #""photos":[{"id":"a","subject":"profile","createdAt":1,"jpeg":"PHN2Zz4="}]"#,
        ] { #expect(try problem("\(head),\(row)}") == .damaged, "\(row)") }
        #expect(try problem(head + #","moods":[{"id":1}]}"#) == .newer)
        #expect(try problem(#"{"account":{"id":"../a","name":"sam","createdAt":5}}"#) == .foreign)
        #expect(try problem(#"{"users":[{"id":1}]}"#) == .foreign)
        #expect(try problem("[1,2]") != nil)
        #expect(try problem(head + #","figures":[{"day":"2026-01-01","#) != nil)
    }

    /// A store with an account that has logged, until February 2026
    private func demo() throws -> (database: Storage.Database, owner: Account.ID) {
        let database = try Storage.Database.temporary()
        let owner = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        try DemoData.fill(database, owner: owner, endingOn: CivilDate(ordinal: 20_500), now: now)
        return (database, owner)
    }

    @Test("Those who log wait for no backup: writes go on while one is made, and it has one moment of them")
    func whileLogging() throws {
        let (database, owner) = try demo()
        defer { try? database.close() }
        let log = WriteLog()
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [now] in
            while !log.isOver {
                let begin = ContinuousClock.now
                try? database.days.save(
                    owner, day: CivilDate(ordinal: 21_000 + log.count % 700), figures: [.steps: Double(log.count)],
                    log: DayLogChange(), now: now)
                log.add(begin.duration(to: .now))
            }
            ended.signal()
        }
        var rows: [Int] = []
        for number in 0..<3 {
            // Something is written between two.
            let count = log.count
            while log.count == count { Thread.sleep(forTimeInterval: 0.001) }
            rows.append(
                try database.backups.make(.manual, now: now.addingTimeInterval(Double(number))).facts?.rows ?? 0)
        }
        log.end()
        ended.wait()
        #expect(rows[0] < rows[2])
        print("\(log.count) writes beside 3 backups; the longest took \(log.longest)")
    }

    @Test("A copy is of one moment and comes to its end though something is written between any two of its steps")
    func whileWriting() throws {
        let (database, owner) = try demo()
        defer { try? database.close() }
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = DatabaseFiles(database.directory)
        let queue = try files.reader()
        defer { try? queue.close() }
        var writes = 0
        let copy = try StoreCopy.make(
            of: files, queue, in: folder.appending(path: "copy"), withSecrets: false
        ) {
            writes += 1
            try #require(writes < 100)
            try database.days.save(
                owner, day: CivilDate(ordinal: 21_000 + writes), figures: [.steps: 1], log: DayLogChange(),
                now: self.now)
        }
        #expect(writes > 2, "or nothing was written meanwhile")
        let kept = try DatabaseQueue(path: copy.database.path)
        defer { try? kept.close() }
        let later = try kept.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM figure WHERE day >= '2027-07-01'") }
        #expect(later == 0)
    }

    @Test(
        "A folder that is not there is told until it is, a passphrase locks what is made, and what is proved says when")
    func folders() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let backups = database.backups
        #expect(throws: BackupProblem.noFolder) { try backups.set(BackupSettings(folder: "/nowhere/at/all")) }
        #expect(throws: BackupProblem.badKey) { try backups.set(BackupSettings(recipient: "age1x")) }
        let own = folder.appending(path: "sync")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try backups.set(BackupSettings(folder: own.path, passphrase: "a lake"))
        try FileManager.default.removeItem(at: own)
        #expect(throws: BackupProblem.noFolder) { try backups.make(.daily, now: now) }
        #expect(backups.failure == BackupFailure(at: now, problem: .noFolder))
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        #expect(try backups.isDue(now: now))
        let made = try backups.make(.daily, now: now)
        #expect(backups.failure == nil && made.isEncrypted && made.isSound)
        #expect(try FileManager.default.contentsOfDirectory(atPath: own.path) == [made.name])
        #expect(try !backups.isDue(now: now.addingTimeInterval(86_399)))
        #expect(try backups.isDue(now: now.addingTimeInterval(86_400)))
        let later = now.addingTimeInterval(5000)
        #expect(try backups.prove(made.name, now: later).provedAt == later)
        #expect(throws: BackupProblem.wrongKey) { try backups.prove(made.name, key: .passphrase("b"), now: later) }
        var bytes = try Data(contentsOf: own.appending(path: made.name))
        bytes[bytes.count - 20] ^= 1
        try bytes.write(to: own.appending(path: made.name))
        #expect(throws: BackupProblem.damaged) { try backups.prove(made.name, now: later) }
        #expect(backups.failure == BackupFailure(at: later, problem: .damaged, of: made.at))
        #expect(try backups.list().first?.isSound == false)
        #expect(try backups.isDue(now: now))
        #expect(throws: BackupProblem.notFound) { try backups.delete("../vitalpath.db") }
        try backups.delete(made.name)
        #expect(try backups.list().isEmpty)
    }

    @Test("What a restore replaced comes back in one step for 30 days")
    func undo() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        var store = RandomStore(database, seed: 4)
        let sam = try store.add("sam", isOwner: true)
        let backups = database.backups
        try backups.set(BackupSettings(recipient: AgeIdentity().recipient.text))
        let before = try canonical(sam, in: database)
        let kept = try backups.make(.beforeRestore, now: now)
        #expect(!kept.isEncrypted)
        try database.days.save(
            sam, day: CivilDate(ordinal: 20_900), figures: [.steps: 5], log: DayLogChange(), now: now)
        let undo = try #require(try backups.undo(now: now.addingTimeInterval(29 * 86_400)) { _ in true })
        #expect(undo.1 == RestoreScope())
        let staged = try StagedStore(
            backups.url(of: undo.kept.name), key: nil, in: backups.stagingFolder().appending(path: "s"))
        _ = try database.replaceEverything(with: staged)
        staged.discard()
        #expect(try canonical(sam, in: database) == before)
        #expect(try backups.undo(now: now.addingTimeInterval(30 * 86_400)) { _ in true } == nil)
        try backups.make(.daily, now: now.addingTimeInterval(31 * 86_400))
        #expect(try backups.list().map(\.reason) == [.daily])
    }

    @Test("Undoing the restore of one account brings back that account, or takes it away again, and nothing else")
    func undoOne() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        var store = RandomStore(database, seed: 6)
        let sam = try store.add("sam", isOwner: true)
        let eve = try store.add("eve", isOwner: false)
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "b.tar.gz")
        _ = try database.backups.make(at: file, lock: nil, withSecrets: false, now: now)
        func walk(_ owner: Account.ID, _ steps: Double) throws {
            try database.days.save(
                owner, day: CivilDate(ordinal: 20_900), figures: [.steps: steps], log: DayLogChange(), now: now)
        }
        func restore(_ owner: Account.ID, at now: Date) throws {
            let staged = try StagedStore(file, key: nil, in: folder.appending(path: "a"))
            defer { staged.discard() }
            _ = try database.undoably(RestoreScope(account: owner, by: sam), now: now) {
                try database.replaceAccount(owner, from: staged)
            }
        }
        func undo(by person: Account.ID, at now: Date) throws {
            let (kept, scope) = try #require(try database.backups.undo(now: now) { $0.by == person })
            let staged = try StagedStore(
                database.backups.url(of: kept.name), key: nil, in: folder.appending(path: "u"))
            defer { staged.discard() }
            #expect(try database.undo(scope, with: staged) == [eve])
        }
        try walk(eve, 7)
        let eveBefore = try canonical(eve, in: database)
        try restore(eve, at: now)
        #expect(try canonical(eve, in: database) != eveBefore)
        // What somebody else logs after it stays.
        try walk(sam, 9)
        let samBefore = try canonical(sam, in: database)
        #expect(try database.backups.undo(now: now) { $0.by == eve } == nil)
        try undo(by: sam, at: now)
        #expect(try canonical(eve, in: database) == eveBefore && canonical(sam, in: database) == samBefore)

        try erase(eve, in: database)
        let later = now.addingTimeInterval(60)
        try restore(eve, at: later)
        #expect(try database.accounts.find(id: eve) != nil)
        try undo(by: sam, at: later)
        #expect(try database.accounts.find(id: eve) == nil && canonical(sam, in: database) == samBefore)
        #expect(try database.integrity(full: true).isEmpty)
    }

    @Test("What an export does not have a list of stays, and one with half of what belongs together is refused")
    func missingLists() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        var store = RandomStore(database, seed: 8)
        let sam = try store.add("sam", rows: 6, isOwner: true)
        let before = try canonical(sam, in: database)
        var bytes: [UInt8] = []
        try database.export.json(sam) { bytes += $0 }
        let file = folder.appending(path: "x.json")
        try Data(bytes).write(to: file)
        var lists: [(name: String, rows: [String])] = []
        let rows = try AccountFile(file)
        while let (name, row) = try rows.next() {
            if let row { lists[lists.count - 1].rows.append(row) } else { lists.append((name, [])) }
        }
        func staged(without missing: [String]) throws -> StagedStore {
            let text = lists.filter { !missing.contains($0.name) && $0.name != "format" && $0.name != "version" }
                .map {
                    $0.name == "account"
                        ? #""account":\#($0.rows[0])"# : #""\#($0.name)":[\#($0.rows.joined(separator: ","))]"#
                }
            try Data("{\(text.joined(separator: ","))}".utf8).write(to: file)
            let rows = try AccountFile(file)
            return try StagedStore(rows: rows.next, now: now, in: folder.appending(path: "s"))
        }
        for lists in [["measures", "measureFigures"], ["foodEntries", "photos"], AccountPart.all.map(\.name)] {
            let store = try staged(without: lists)
            #expect(try database.replaceAccount(sam, from: store) == sam)
            store.discard()
            #expect(try canonical(sam, in: database) == before, "\(lists)")
        }
        for lists in [["measureFigures"], ["photos"], ["healthFigures"]] {
            #expect(throws: BackupProblem.damaged, "\(lists)") { try staged(without: lists).discard() }
        }
        #expect(try canonical(sam, in: database) == before)
    }

    @Test("A backup can be made and read beside the process that serves")
    func beside() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        var store = RandomStore(database, seed: 5)
        _ = try store.add("sam", isOwner: true)
        let outside = Backups(directory: database.directory)
        let made = try outside.make(.manual, now: now)
        #expect(made.facts?.accounts.map(\.name) == ["sam"])
        #expect(try database.backups.list() == [made])
        #expect(try database.integrity(full: true).isEmpty)
    }
}

/// Writes that somebody does while something else goes on.
private final class WriteLog: @unchecked Sendable {
    private let lock = NSLock()
    private var state = (count: 0, longest: Duration.zero, isOver: false)

    var count: Int { lock.withLock { state.count } }
    var longest: Duration { lock.withLock { state.longest } }
    var isOver: Bool { lock.withLock { state.isOver } }

    func add(_ duration: Duration) {
        lock.withLock { state = (state.count + 1, max(state.longest, duration), state.isOver) }
    }

    func end() { lock.withLock { state.isOver = true } }
}
