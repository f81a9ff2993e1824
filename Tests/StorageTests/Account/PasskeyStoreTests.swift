import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Passkeys in the store")
struct PasskeyStoreTests {
    private let now = Date(timeIntervalSince1970: 1_774_085_400)

    @Test("A restored backup brings back no passkey that was removed, and takes away none that was added")
    func restored() throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
        func add(_ owner: Account.ID, _ byte: UInt8) throws -> Passkey {
            try database.passkeys.add(
                owner, name: "p\(byte)", credential: Data([byte]), publicKey: Data([byte]), counter: 5, now: now)
        }
        let lost = try add(sam, 1)
        let kept = try add(sam, 2)
        _ = try add(eve, 3)
        let file = folder.appending(path: "b.tar.gz")
        _ = try database.backups.make(at: file, lock: nil, withSecrets: false, now: now)
        try database.passkeys.remove(lost.id, of: sam)
        #expect(try database.passkeys.used(kept.id, of: sam, counter: 90, at: now))
        _ = try add(sam, 4)

        let staged = try StagedStore(file, key: nil, in: folder.appending(path: "staged"))
        _ = try database.replaceEverything(with: staged)
        staged.discard()
        func known() throws -> [Account.ID?] {
            try (1...4).map { try database.passkeys.find(credential: Data([$0]))?.owner }
        }
        #expect(try known() == [nil, sam, eve, sam])
        #expect(try !database.passkeys.used(kept.id, of: sam, counter: 6, at: now), "it counts on from here")

        let one = try StagedStore(file, key: nil, in: folder.appending(path: "one"))
        _ = try database.replaceAccount(sam, from: one)
        #expect(try known() == [nil, sam, eve, sam])
        // Whoever was erased comes back without.
        try database.beginErasing(eve)
        #expect(try known() == [nil, sam, nil, sam])
        _ = try database.replaceAccount(eve, from: one)
        one.discard()
        #expect(try known() == [nil, sam, nil, sam])

        // Another machine has nothing that was removed: what the backup has is what there is.
        let elsewhere = try Storage.Database.temporary()
        defer { try? elsewhere.close() }
        let again = try StagedStore(file, key: nil, in: folder.appending(path: "again"))
        _ = try elsewhere.replaceEverything(with: again)
        again.discard()
        #expect(try (1...3).map { try elsewhere.passkeys.find(credential: Data([$0]))?.owner } == [sam, sam, eve])
    }

    @Test("One is known once, twenty are of one account, and only its owner renames or removes it")
    func owned() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
        func add(_ owner: Account.ID, _ byte: UInt8) throws -> Passkey {
            try database.passkeys.add(
                owner, name: "p", credential: Data([byte]), publicKey: Data([0]), counter: 0, now: now)
        }
        let first = try add(sam, 0)
        #expect(throws: StorageError.notFound) { try add(eve, 0) }
        for byte in 1..<UInt8(Passkey.most) { _ = try add(sam, byte) }
        #expect(throws: StorageError.notFound) { try add(sam, 99) }
        _ = try add(eve, 99)
        #expect(throws: StorageError.notFound) { try database.passkeys.rename(first.id, of: eve, to: "x") }
        #expect(throws: StorageError.notFound) { try database.passkeys.remove(first.id, of: eve) }
        #expect(throws: StorageError.notFound) { try database.passkeys.used(first.id, of: eve, counter: 1, at: now) }
        #expect(try database.passkeys.removeAll(of: sam) == Passkey.most)
        #expect(try database.passkeys.list(eve).count == 1)
    }
}
