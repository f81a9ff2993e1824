public import Domain
import Foundation
import GRDB

/// How much is kept of an account, and nothing of what it is.
public struct AccountSize: Sendable, Equatable, Encodable {
    /// Rows of all tables
    public var rows: Int
    /// About as many as the rows and the photos take
    public var bytes: Int
}

extension Database {
    /// Reads every row of the account: ten years take some tenths of a second.
    public func size(of id: Account.ID) throws -> AccountSize {
        var (size, pictures) = try connection.read { db in
            var size = AccountSize(rows: 0, bytes: 0)
            for part in AccountPart.all {
                let length = part.columns.map { "coalesce(length(CAST(\($0) AS BLOB)), 0)" }
                    .joined(separator: " + ")
                let row = try Row.fetchOne(
                    db,
                    sql: "SELECT count(*), coalesce(sum(\(length)), 0) FROM \(part.table) WHERE owner = ?",
                    arguments: [id])
                size.rows += row?[0] ?? 0
                size.bytes += row?[1] ?? 0
            }
            return (size, try String.fetchAll(db, sql: "SELECT id FROM photo WHERE owner = ?", arguments: [id]))
        }
        for picture in pictures {
            let file = PhotoFiles.file(picture, in: photos.folder)
            size.bytes += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        }
        return size
    }
}
