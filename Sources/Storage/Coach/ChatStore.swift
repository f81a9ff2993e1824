public import Domain
public import Foundation
import GRDB

/// One message of a conversation with the coach.
public struct ChatMessage: Sendable, Equatable, Identifiable {
    public enum Role: String, Sendable, Codable { case user, assistant }

    public var id: String
    public var conversation: String
    public var at: Date
    public var role: Role
    public var text: String
    /// JSON of the coach's answer beside its text
    public var answer: String?

    public init(id: String, conversation: String, at: Date, role: Role, text: String, answer: String? = nil) {
        self.id = id
        self.conversation = conversation
        self.at = at
        self.role = role
        self.text = text
        self.answer = answer
    }
}

/// A conversation as a list shows it.
public struct ChatConversation: Sendable, Equatable, Codable {
    public var id: String
    /// What was asked first
    public var title: String
    public var at: Date
    public var count: Int
}

/// A conversation in which something was found, and the message that it was found in.
public struct ChatFinding: Sendable, Equatable {
    public var conversation: ChatConversation
    public var text: String
}

/// Conversations with the coach.
public struct ChatStore: Sendable {
    let connection: Connection

    /// Adds a question and its answer, both or none.
    public func add(_ messages: [ChatMessage], of owner: Account.ID) throws {
        // No kept answer depends on what was asked.
        try connection.writeUncounted { db in
            for message in messages {
                try db.execute(
                    sql: """
                        INSERT INTO chat_message (id, owner, conversation, at, role, text, answer)
                        VALUES (?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        message.id, owner, message.conversation, message.at.timeIntervalSince1970,
                        message.role.rawValue, message.text, message.answer,
                    ])
            }
        }
    }

    /// The newest messages of a conversation, the oldest of them first.
    public func messages(of owner: Account.ID, in conversation: String, limit: Int) throws -> [ChatMessage] {
        try connection.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT id, conversation, at, role, text, answer FROM chat_message
                    WHERE owner = ? AND conversation = ? AND deleted_at IS NULL ORDER BY at DESC, rowid DESC LIMIT ?
                    """,
                arguments: [owner, conversation, limit])
        }.reversed().map(Self.message)
    }

    /// The conversation of the newest message; `nil` where nothing was ever asked.
    public func latest(of owner: Account.ID) throws -> String? {
        try connection.read { db in
            try String.fetchOne(
                db,
                sql: """
                    SELECT conversation FROM chat_message WHERE owner = ? AND deleted_at IS NULL
                    ORDER BY at DESC, rowid DESC LIMIT 1
                    """,
                arguments: [owner])
        }
    }

    /// Those with a message, the newest first.
    public func conversations(of owner: Account.ID, offset: Int = 0, limit: Int) throws -> [ChatConversation] {
        try connection.read { try Self.conversations(of: owner, in: $0, offset: offset, limit: limit) }
    }

    private static func conversations(
        of owner: Account.ID, in db: GRDB.Database, offset: Int = 0, limit: Int = -1
    ) throws -> [ChatConversation] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT conversation, max(at) AS last, count(*) AS messages, (
                    SELECT text FROM chat_message AS first
                    WHERE first.owner = chat_message.owner AND first.conversation = chat_message.conversation
                        AND first.deleted_at IS NULL ORDER BY at, rowid LIMIT 1) AS title
                FROM chat_message WHERE owner = ? AND deleted_at IS NULL GROUP BY conversation
                ORDER BY last DESC, conversation LIMIT ? OFFSET ?
                """,
            arguments: [owner, limit, offset]
        ).map {
            ChatConversation(
                id: $0["conversation"], title: $0["title"] ?? "", at: Date(timeIntervalSince1970: $0["last"]),
                count: $0["messages"])
        }
    }

    /// Those in which all of some words begin a word of a question or an answer, the newest first, with the newest message
    /// that has one of them.
    ///
    /// - Parameters:
    ///   - words: folded, at least one
    ///   - hidesEnergy: what tells of energy is not looked at
    public func search(
        _ words: [[UInt8]], of owner: Account.ID, hidesEnergy: Bool, offset: Int = 0, limit: Int
    ) throws -> [ChatFinding] {
        try connection.read { db in
            var found: [String: (left: Set<Int>, text: String)] = [:]
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT conversation, text, answer FROM chat_message WHERE owner = ? AND deleted_at IS NULL
                    ORDER BY at DESC, rowid DESC
                    """,
                arguments: [owner])
            while let row = try rows.next() {
                let text: String = row["text"]
                let said = FoldedText.words(text)
                let there = words.indices.filter { index in said.contains { $0.starts(with: words[index]) } }
                if there.isEmpty || hidesEnergy && Self.tellsEnergy(row["answer"]) { continue }
                found[row["conversation"], default: (Set(words.indices), text)].left.subtract(there)
            }
            let whole = found.filter(\.value.left.isEmpty)
            return try Self.conversations(of: owner, in: db).filter { whole[$0.id] != nil }
                .dropFirst(offset).prefix(limit)
                .map { ChatFinding(conversation: $0, text: whole[$0.id]?.text ?? "") }
        }
    }

    private static func tellsEnergy(_ answer: String?) -> Bool { answer?.contains("\"isAboutEnergy\":true") ?? false }

    /// Takes a conversation out of sight; `restore` brings it back.
    ///
    /// - Throws: `StorageError.notFound`
    public func delete(_ conversation: String, of owner: Account.ID, now: Date) throws {
        try mark(conversation, of: owner, "deleted_at = ?1", "deleted_at IS NULL", now)
    }

    /// Brings back what was deleted last of a conversation.
    ///
    /// - Throws: `StorageError.notFound`
    public func restore(_ conversation: String, of owner: Account.ID) throws {
        try mark(conversation, of: owner, "deleted_at = NULL", "deleted_at IS NOT NULL AND ?1 IS NULL", nil)
    }

    private func mark(
        _ conversation: String, of owner: Account.ID, _ change: String, _ condition: String, _ moment: Date?
    ) throws {
        try connection.writeUncounted { db in
            try db.execute(
                sql: "UPDATE chat_message SET \(change) WHERE conversation = ?2 AND owner = ?3 AND \(condition)",
                arguments: [moment?.timeIntervalSince1970, conversation, owner])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    private static func message(_ row: Row) -> ChatMessage {
        ChatMessage(
            id: row["id"], conversation: row["conversation"], at: Date(timeIntervalSince1970: row["at"]),
            role: ChatMessage.Role(rawValue: row["role"]) ?? .user, text: row["text"], answer: row["answer"])
    }
}
