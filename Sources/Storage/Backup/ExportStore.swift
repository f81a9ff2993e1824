public import Domain
import Foundation
import GRDB

/// Everything of one account, piece by piece: rows go out as they are read, so size costs no memory.
public struct ExportStore: Sendable {
    let connection: Connection

    /// `micros_json(micros)` for SQL: the stored text as a JSON object by key. The numbers are passed on as they are
    /// written, for there is one such text with every entry of a decade.
    static let microsJSON = DatabaseFunction("micros_json", argumentCount: 1, pure: true) { values in
        guard let text = values.first.flatMap({ String.fromDatabaseValue($0) }) else { return nil }
        var json: [UInt8] = []
        json.reserveCapacity(3 * text.utf8.count)
        for (key, cell) in zip(
            microKeys, text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false))
        where isNumber(cell) {
            json.append(UInt8(ascii: json.isEmpty ? "{" : ","))
            json += key
            json += cell
        }
        return json.isEmpty ? nil : String(decoding: json, as: UTF8.self) + "}"
    }

    private static let microKeys = Micronutrient.allCases.map { Array("\"\($0.key)\":".utf8) }

    /// Whether JSON reads it as one. Most are figures with a point between them at most: those need no reading.
    private static func isNumber(_ cell: Substring.UTF8View) -> Bool {
        let isFigure = { (byte: UInt8) in (48...57).contains(byte) }
        guard let first = cell.first, let last = cell.last, isFigure(last),
            isFigure(first) || first == UInt8(ascii: "-")
        else { return false }
        let marks = cell.count { !isFigure($0) }
        return marks == 0 || marks == 1 && cell.contains(UInt8(ascii: ".")) || Double(Substring(cell))?.isFinite == true
    }

    /// `micros_text(json)` for SQL: the way back.
    static let microsText = DatabaseFunction("micros_text", argumentCount: 1, pure: true) { values in
        guard let text = values.first.flatMap({ String.fromDatabaseValue($0) }) else { return nil }
        var cells: [String: String] = [:]
        // Keys and numbers that are no others' than those above, so that the numbers stay as they are written.
        for pair in text.dropFirst().dropLast().split(separator: ",") {
            let sides = pair.split(separator: ":")
            if sides.count == 2 { cells[sides[0].filter { $0 != "\"" && $0 != " " }] = sides[1].filter { $0 != " " } }
        }
        var row = Micronutrient.allCases.map { cells[$0.key] ?? "" }
        while row.last == "" { row.removeLast() }
        return row.isEmpty ? nil : row.joined(separator: ";")
    }

    private static let chunkSize = 64 * 1024

    /// One JSON object with everything of an account, as of one moment. Times are seconds since 1970, units SI; deleted
    /// rows that can still be brought back have a `deletedAt`.
    public func json(_ owner: Account.ID, write: ([UInt8]) throws -> Void) throws {
        try connection.read { db in
            try write(Array("{\"format\":\"vitalpath\",\"version\":1,\"account\":".utf8))
            let account = try String.fetchOne(
                db,
                sql: """
                    SELECT json_object('id', id, 'name', name, 'email', email, 'isOwner', is_owner, 'createdAt', created_at)
                    FROM account WHERE id = ?
                    """,
                arguments: [owner])
            guard let account else { throw StorageError.notFound }
            try write(Array(account.utf8))
            var chunk: [UInt8] = []
            for part in AccountPart.all {
                chunk += Array(",\n\"\(part.name)\":[".utf8)
                let rows = try Row.fetchCursor(
                    db, sql: "SELECT \(part.json) FROM \(part.table) WHERE owner = ? ORDER BY \(part.order)",
                    arguments: [owner])
                var isFirst = true
                while let row = try rows.next() {
                    // The bytes go from SQLite to the chunk without becoming a String on the way.
                    try row.withUnsafeData(atIndex: 0) { data in
                        guard let data else { return }
                        if !isFirst { chunk.append(UInt8(ascii: ",")) }
                        chunk.append(UInt8(ascii: "\n"))
                        data.withUnsafeBytes { chunk.append(contentsOf: $0) }
                        isFirst = false
                    }
                    if chunk.count >= Self.chunkSize {
                        try write(chunk)
                        chunk.removeAll(keepingCapacity: true)
                    }
                }
                chunk.append(UInt8(ascii: "]"))
            }
            try write(chunk + Array("}\n".utf8))
        }
    }
}
