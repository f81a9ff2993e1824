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

    @Test("A search finds conversations by words of questions and answers, of one's own and none that are hidden")
    func search() throws {
        let database = try Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: .now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: .now, isOwner: false).id
        func said(_ text: String, in conversation: String, _ second: Double, _ answer: String? = nil) throws {
            let id = "\(conversation)\(second)"
            try database.chat.add(
                [
                    ChatMessage(
                        id: id, conversation: conversation, at: Date(timeIntervalSince1970: second),
                        role: answer == nil ? .user : .assistant, text: text, answer: answer)
                ], of: sam)
        }
        try said("How was my crème brûlée?", in: "a", 1)
        try said("You had it on Friday.", in: "a", 2, #"{"isAboutEnergy":false}"#)
        try said("And on Friday?", in: "b", 3)
        try said("2,000 kcal of pizza", in: "b", 4, #"{"isAboutEnergy":true}"#)
        func found(_ words: String, hidesEnergy: Bool = false, of owner: Account.ID? = nil) throws -> [String] {
            try database.chat.search(
                FoldedText.words(words), of: owner ?? sam, hidesEnergy: hidesEnergy, limit: 10
            ).map(\.conversation.id)
        }
        #expect(try found("friday") == ["b", "a"])
        #expect(try found("CREME fri") == ["a"])
        #expect(try found("brul") == ["a"] && found("rulee").isEmpty && found("friday brulee pizza").isEmpty)
        #expect(try found("pizza") == ["b"] && found("pizza", hidesEnergy: true).isEmpty)
        #expect(try found("friday", of: eve).isEmpty && found("100%_'\"").isEmpty)
        #expect(
            try database.chat.search(FoldedText.words("friday"), of: sam, hidesEnergy: false, offset: 1, limit: 5)
                .map(\.text) == ["You had it on Friday."])
        try database.chat.delete("a", of: sam, now: .now)
        #expect(try found("friday") == ["b"])
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
