public import Domain
public import Foundation
import GRDB

/// Which articles someone has read.
public struct ArticleReadStore: Sendable {
    let connection: Connection

    /// The slugs of those that were read.
    public func list(_ owner: Account.ID) throws -> Set<String> {
        try connection.read { db in
            try String.fetchSet(db, sql: "SELECT article FROM article_read WHERE owner = ?", arguments: [owner])
        }
    }

    public func mark(_ article: String, isRead: Bool, of owner: Account.ID, now: Date) throws {
        try connection.write(owner, []) { db in
            if isRead {
                try db.execute(
                    sql: "INSERT OR IGNORE INTO article_read (owner, article, at) VALUES (?, ?, ?)",
                    arguments: [owner, article, now.timeIntervalSince1970])
            } else {
                try db.execute(
                    sql: "DELETE FROM article_read WHERE owner = ? AND article = ?", arguments: [owner, article])
            }
        }
    }
}
