public import Domain
public import Foundation
import GRDB

/// What someone keeps under a name of theirs, a row a document: dishes and exercises of one's own.
public struct DocumentStore<Document: Codable & Identifiable & Sendable>: Sendable where Document.ID == String {
    let connection: Connection
    let table: Deletable
    /// Holds the document as JSON; it has a `name`.
    let column: String

    private var name: String { table.rawValue }

    /// By name, without deleted ones; all of them, unless there is a limit.
    public func list(_ owner: Account.ID, offset: Int = 0, limit: Int = .max) throws -> [Document] {
        try connection.read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT \(column) FROM \(name) WHERE owner = ? AND deleted_at IS NULL
                    ORDER BY json_extract(\(column), '$.name') COLLATE names, id LIMIT ? OFFSET ?
                    """,
                arguments: [owner, limit, offset])
        }.map { try StoredJSON.decode(Document.self, $0) }
    }

    public func find(_ id: Document.ID, of owner: Account.ID) throws -> Document? {
        try connection.read { db in
            try String.fetchOne(
                db, sql: "SELECT \(column) FROM \(name) WHERE id = ? AND owner = ? AND deleted_at IS NULL",
                arguments: [id, owner])
        }.map { try StoredJSON.decode(Document.self, $0) }
    }

    /// Adds a document, or changes the one with its id.
    ///
    /// - Throws: `StorageError.notFound` when the id is somebody else's.
    public func save(_ document: Document, of owner: Account.ID, now: Date) throws {
        let json = try StoredJSON.encode(document)
        try connection.write(owner, table.areas) { db in
            try db.execute(
                sql: """
                    INSERT INTO \(name) (id, owner, \(column), created_at) VALUES (?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET \(column) = excluded.\(column)
                    WHERE \(name).owner = excluded.owner
                    """,
                arguments: [document.id, owner, json, now.timeIntervalSince1970])
            if db.changesCount == 0 { throw StorageError.notFound }
        }
    }

    /// Takes a document out of sight; what was logged with it stays, and `restore` brings it back.
    ///
    /// - Throws: `StorageError.notFound`
    public func delete(_ id: Document.ID, of owner: Account.ID, now: Date) throws {
        try connection.mark(table, id, of: owner, deletedAt: now)
    }

    /// - Throws: `StorageError.notFound`
    public func restore(_ id: Document.ID, of owner: Account.ID) throws -> Document {
        try connection.mark(table, id, of: owner, deletedAt: nil)
        guard let document = try find(id, of: owner) else { throw StorageError.notFound }
        return document
    }
}
