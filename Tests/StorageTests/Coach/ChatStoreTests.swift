import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Conversations in the store")
struct ChatStoreTests {
    private func message(_ id: String, _ conversation: String, _ second: Double, _ role: ChatMessage.Role = .user)
        -> ChatMessage
    {
        ChatMessage(
            id: id, conversation: conversation, at: Date(timeIntervalSince1970: second), role: role,
            text: "text of \(id)",
            answer: role == .assistant ? #"{"rows":[]}"# : nil)
    }

    @Test("Messages come back in the order they were said, those of others never")
    func order() throws {
        let database = try Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: .now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: .now, isOwner: false).id
        try database.chat.add([message("1", "a", 10), message("2", "a", 10, .assistant)], of: sam)
        try database.chat.add([message("3", "a", 20), message("4", "a", 20, .assistant)], of: sam)
        try database.chat.add([message("5", "b", 15)], of: sam)
        #expect(try database.chat.messages(of: sam, in: "a", limit: 10).map(\.id) == ["1", "2", "3", "4"])
        #expect(try database.chat.messages(of: sam, in: "a", limit: 3).map(\.id) == ["2", "3", "4"])
        #expect(try database.chat.messages(of: eve, in: "a", limit: 10).isEmpty)
        #expect(try database.chat.latest(of: sam) == "a" && database.chat.latest(of: eve) == nil)
        let list = try database.chat.conversations(of: sam, limit: 10)
        #expect(
            list.map(\.id) == ["a", "b"] && list.map(\.title) == ["text of 1", "text of 5"]
                && list.map(\.count) == [4, 1])
    }

    @Test("A deleted conversation is out of sight until it is brought back, and gone for good later")
    func delete() throws {
        let database = try Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: .now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: .now, isOwner: false).id
        try database.chat.add([message("1", "a", 10), message("2", "a", 10, .assistant)], of: sam)
        let now = Date(timeIntervalSince1970: 100)
        #expect(throws: StorageError.notFound) { try database.chat.delete("a", of: eve, now: now) }
        try database.chat.delete("a", of: sam, now: now)
        #expect(try database.chat.latest(of: sam) == nil)
        #expect(throws: StorageError.notFound) { try database.chat.delete("a", of: sam, now: now) }
        #expect(throws: StorageError.notFound) { try database.chat.restore("a", of: eve) }
        try database.chat.restore("a", of: sam)
        #expect(try database.chat.messages(of: sam, in: "a", limit: 9).count == 2)
        try database.chat.delete("a", of: sam, now: now)
        try database.purgeDeleted(before: Date(timeIntervalSince1970: 200))
        #expect(throws: StorageError.notFound) { try database.chat.restore("a", of: sam) }
    }
}
