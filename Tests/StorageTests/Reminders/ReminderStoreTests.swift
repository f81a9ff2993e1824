import Domain
import Foundation
import Testing

@testable import Storage

@Suite("What is kept of reminders")
struct ReminderStoreTests {
    private let now = Date(timeIntervalSince1970: 1_774_085_400)
    private func hash(_ byte: UInt8) -> Data { Data(repeating: byte, count: 32) }

    @Test("They are kept for one account; the address of a calendar leads to its owner, until another is made")
    func kept() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
        var reminders = Reminders()
        reminders[.lunch].isOn = true
        try database.reminders.save(reminders, of: sam, now: now)
        #expect(try database.reminders.get(sam)?.reminders == reminders)
        #expect(try database.reminders.get(sam)?.savedAt == now)
        #expect(try database.reminders.get(eve) == nil)
        try database.reminders.openCalendar(of: sam, secretHash: hash(1), now: now)
        try database.reminders.openCalendar(of: eve, secretHash: hash(2), now: now)
        #expect(try database.reminders.owner(ofCalendar: hash(1)) == sam)
        try database.reminders.openCalendar(of: sam, secretHash: hash(3), now: now)
        #expect(try database.reminders.owner(ofCalendar: hash(1)) == nil)
        try database.reminders.closeCalendar(of: sam)
        #expect(try database.reminders.owner(ofCalendar: hash(3)) == nil)
        #expect(try database.reminders.owner(ofCalendar: hash(2)) == eve)
        #expect(try database.reminders.calendarMade(of: sam) == nil)
        try database.beginErasing(eve)
        #expect(try database.reminders.owner(ofCalendar: hash(2)) == nil)
    }

    @Test("A backup brings reminders back, and opens no address of a calendar that was taken back or never made here")
    func restored() throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
        var reminders = Reminders()
        reminders[.workout].isOn = true
        try database.reminders.save(reminders, of: sam, now: now)
        try database.reminders.openCalendar(of: sam, secretHash: hash(1), now: now)
        try database.reminders.openCalendar(of: eve, secretHash: hash(2), now: now)
        let file = folder.appending(path: "b.tar.gz")
        _ = try database.backups.make(at: file, lock: nil, withSecrets: false, now: now)
        try database.reminders.save(Reminders(), of: sam, now: now)
        try database.reminders.openCalendar(of: sam, secretHash: hash(3), now: now)
        try database.reminders.closeCalendar(of: eve)

        let staged = try StagedStore(file, key: nil, in: folder.appending(path: "staged"))
        _ = try database.replaceEverything(with: staged)
        staged.discard()
        #expect(try database.reminders.get(sam)?.reminders == reminders)
        func owners() throws -> [Account.ID?] {
            try (1...3).map { try database.reminders.owner(ofCalendar: hash(UInt8($0))) }
        }
        #expect(try owners() == [nil, nil, sam])

        let one = try StagedStore(file, key: nil, in: folder.appending(path: "one"))
        _ = try database.replaceAccount(sam, from: one)
        one.discard()
        #expect(try owners() == [nil, nil, sam])
    }
}
