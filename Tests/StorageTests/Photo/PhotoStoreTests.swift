import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Pictures")
struct PhotoStoreTests {
    private let now = Date(timeIntervalSince1970: 1_774_085_400)

    private func files(_ database: Database) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: database.directory.appending(path: "photos").path)
    }

    @Test("A new picture replaces the old one, file and all, and each person has their own")
    func replaced() throws {
        let database = try Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
        try database.photos.set(.profile, of: sam, [1], now: now)
        try database.photos.set(.profile, of: eve, [9], now: now)
        let first = try database.photos.id(.profile, of: sam)
        try database.photos.set(.profile, of: sam, [2, 3], now: now)
        #expect(try database.photos.id(.profile, of: sam) != first)
        #expect(try database.photos.bytes(.profile, of: sam) == Data([2, 3]))
        #expect(try database.photos.bytes(.profile, of: eve) == Data([9]))
        #expect(try files(database).count == 2)
        var export: [UInt8] = []
        try database.export.json(sam) { export += $0 }
        #expect(String(decoding: export, as: UTF8.self).contains("\"jpeg\":\"AgM=\""))
        try database.photos.remove(.profile, of: sam)
        #expect(throws: StorageError.notFound) { try database.photos.bytes(.profile, of: sam) }
        #expect(try files(database).count == 1)
    }

    @Test("Erasing an account takes its pictures along, and what a crash left behind goes at the next start")
    func swept() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Database(directory: folder)
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
        try database.photos.set(.profile, of: sam, [1], now: now)
        try database.photos.set(.profile, of: eve, [2], now: now)
        try database.beginErasing(sam)
        #expect(database.finishErasing(within: 10))
        #expect(try files(database).count == 1)
        try Data([7]).write(to: folder.appending(path: "photos/left-over.jpg"))
        try database.close()
        let again = try Database(directory: folder)
        #expect(try files(again).count == 1)
        #expect(try again.photos.bytes(.profile, of: eve) == Data([2]))
        try again.close()
    }

    @Test("An entry's picture is found by its day, and goes when the entry is gone for good")
    func entries() throws {
        let database = try Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let entry = FoodEntry(
            id: "e1", day: .first, at: now, minute: 600, slot: .lunch, name: "soup", amount: 1, unit: "bowl",
            nutrients: Nutrients())
        _ = try database.entries.add(entry, of: sam, now: now)
        try database.photos.set(.entry("e1"), of: sam, [1], now: now)
        try database.photos.set(.profile, of: sam, [2], now: now)
        let id = try #require(try database.photos.id(.entry("e1"), of: sam))
        #expect(try database.photos.ofEntries(of: sam, on: .first) == ["e1": id])
        #expect(try database.photos.ofEntries(of: sam, on: CivilDate.first.adding(days: 1)).isEmpty)
        try database.entries.delete("e1", of: sam, now: now)
        try database.purgeDeleted(before: now)
        #expect(try files(database).count == 2, "it can still be brought back")
        try database.purgeDeleted(before: now + 1)
        #expect(try files(database).count == 1)
        #expect(try database.photos.bytes(.profile, of: sam) == Data([2]))
    }

    @Test("A picture of nobody is not kept")
    func nobody() throws {
        let database = try Database.temporary()
        defer { try? database.close() }
        #expect(throws: (any Error).self) { try database.photos.set(.profile, of: "nobody", [1], now: now) }
        #expect(try files(database).isEmpty)
    }
}
