import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Locks of devices in the store")
struct AppLockStoreTests {
    private let now = Date(timeIntervalSince1970: 1_774_085_400)

    @Test("A try of a PIN counts before it is looked at, waits, and after ten there is none")
    func guesses() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let (sam, session) = try signedIn(database, "sam", 1)
        let locks = database.locks
        #expect(try locks.guess(session, at: now) == .none)
        try locks.save(session, of: sam, minutes: 5, locksOnReturn: false, pin: "h", now: now)
        for number in 1...5 { #expect(try locks.guess(session, at: now) == .attempt(hash: "h", number: number)) }
        #expect(try locks.guess(session, at: now) == .wait(30))
        try locks.withdrawGuess(5, session)
        #expect(try locks.guess(session, at: now) == .attempt(hash: "h", number: 5))
        try locks.open(session, of: sam, forgetting: 5, at: now)
        #expect(try locks.guess(session, at: now) == .attempt(hash: "h", number: 1), "who opened it starts anew")
        var moment = now
        for number in 2...10 {
            moment += 1000
            try locks.forgetPIN(session)
            #expect(try locks.guess(session, at: moment) == .attempt(hash: "h", number: number))
        }
        #expect(try locks.guess(session, at: moment + 1_000_000) == .none)
        #expect(try locks.find(session)?.hasPIN == false)
        try locks.forgetPIN(session)
        try locks.open(session, of: sam, forgetting: 10, at: moment)
        #expect(try locks.guess(session, at: moment) == .none, "opened otherwise, it is still gone")
        try locks.save(session, of: sam, minutes: 5, locksOnReturn: false, pin: "new", now: moment)
        #expect(try locks.guess(session, at: moment) == .attempt(hash: "new", number: 1))
        try locks.save(session, of: sam, minutes: 5, locksOnReturn: false, pin: .some(nil), now: moment)
        #expect(try locks.find(session)?.hasPIN == false)
    }

    @Test("What ends one try of a PIN leaves another, that came in between, and its wait as they are")
    func interleaved() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let (sam, session) = try signedIn(database, "sam", 1)
        let locks = database.locks
        try locks.save(session, of: sam, minutes: 5, locksOnReturn: false, pin: "h", now: now)
        for number in 1...5 { #expect(try locks.guess(session, at: now) == .attempt(hash: "h", number: number)) }
        #expect(try locks.guess(session, at: now + 30) == .attempt(hash: "h", number: 6))
        // The fifth found no place in the queue: the sixth counts, with its wait.
        try locks.withdrawGuess(5, session)
        #expect(try locks.tries(session) == 5)
        #expect(try locks.guess(session, at: now + 30) == .wait(60))
        #expect(try locks.guess(session, at: now + 90) == .attempt(hash: "h", number: 6))
        // The right one was among the first three.
        try locks.open(session, of: sam, forgetting: 3, at: now + 90)
        #expect(try locks.tries(session) == 3)
        #expect(try locks.guess(session, at: now + 90) == .wait(60))
        // It is forgotten already: nobody else's is taken back for it.
        try locks.withdrawGuess(6, session)
        #expect(try locks.tries(session) == 3)
        #expect(try locks.guess(session, at: now + 149) == .wait(1))
    }

    @Test("Use keeps it open and opens nothing; it goes with its session, and belongs to its owner")
    func life() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let (sam, session) = try signedIn(database, "sam", 1)
        let (eve, _) = try signedIn(database, "eve", 2)
        let locks = database.locks
        #expect(throws: StorageError.notFound) { try locks.lock(session, of: sam, at: now) }
        #expect(throws: StorageError.notFound) {
            try locks.save(session, of: eve, minutes: 5, locksOnReturn: false, pin: nil, now: now)
        }
        try locks.save(session, of: sam, minutes: 5, locksOnReturn: true, pin: nil, now: now)
        try locks.use(session, of: sam, at: now + 299)
        #expect(try locks.find(session)?.isLocked(at: now + 500) == false)
        try locks.use(session, of: sam, at: now + 700)
        #expect(try locks.find(session)?.isLocked(at: now + 700) == true, "too late")
        try locks.open(session, of: eve, forgetting: 0, at: now + 700)
        #expect(try locks.find(session)?.isLocked(at: now + 700) == true, "not hers")
        try locks.open(session, of: sam, forgetting: 0, at: now + 700)
        try locks.lock(session, of: sam, at: now + 700)
        try locks.use(session, of: sam, at: now + 701)
        #expect(try locks.find(session)?.isLocked(at: now + 701) == true)
        try database.sessions.end(session, of: sam)
        #expect(try locks.find(session) == nil)
        #expect(try locks.removeAll(of: sam) == 0)
    }

    @Test("A restored backup opens no device that is locked, and keeps no lock in it")
    func restored() throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let (sam, session) = try signedIn(database, "sam", 1)
        let file = folder.appending(path: "b.tar.gz")
        _ = try database.backups.make(at: file, lock: nil, withSecrets: false, now: now)
        try database.locks.save(session, of: sam, minutes: 5, locksOnReturn: false, pin: "h", now: now)
        try database.locks.lock(session, of: sam, at: now)
        let before = try database.locks.find(session)
        #expect(before?.lockedAt == now)
        let whole = try StagedStore(file, key: nil, in: folder.appending(path: "whole"))
        _ = try database.replaceEverything(with: whole)
        #expect(try database.locks.find(session) == before)
        _ = try database.replaceAccount(sam, from: whole)
        whole.discard()
        #expect(try database.locks.find(session) == before)
        let later = folder.appending(path: "c.tar.gz")
        _ = try database.backups.make(at: later, lock: nil, withSecrets: false, now: now)
        let staged = try StagedStore(later, key: nil, in: folder.appending(path: "later"))
        #expect(try staged.database.locks.find(session) == nil)
        staged.discard()
    }

    private func signedIn(_ database: Storage.Database, _ name: String, _ byte: UInt8) throws -> (
        Account.ID, Session.ID
    ) {
        let owner = try database.accounts.create(name: name, passwordHash: nil, now: now, isOwner: byte == 1).id
        let session = try database.sessions.create(
            owner, tokenHash: Data([byte]), userAgent: "x", now: now, expires: now + 1e6)
        return (owner, session.id)
    }
}
