import Domain
import Foundation
import GRDB
import GRDBSQLite

/// Makes a new `catalogue.db` of the foods in a spool and those of other sources in the old one.
struct CatalogueBuilder {
    let source: FoodSource
    let edition: String?
    let now: Date
    /// The catalogue so far, where there is a sound one.
    let old: URL?

    /// - Parameters:
    ///   - spool: finished
    ///   - progress: how many foods of how many are in; cancels by throwing
    /// - Throws: `DatabaseError`, and what `progress` throws
    func build(_ file: URL, _ spool: FoodSpool?, progress: (Int, Int) throws -> Void) throws {
        try PrivateFile.make(file)
        var configuration = Configuration()
        // When something throws, the file is thrown away rather than rolled back.
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { db in
            // Nobody sees the file before it is whole, and a broken one is thrown away.
            try db.execute(
                sql: """
                    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA main.locking_mode = EXCLUSIVE;
                    PRAGMA page_size = 4096; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY;
                    """)
        }
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: CatalogueSchema.sql)
            // Few large pieces of index, merged once at the end.
            try db.execute(
                sql: """
                    INSERT INTO words (words, rank) VALUES ('hashsize', 33554432);
                    INSERT INTO words (words, rank) VALUES ('automerge', 0);
                    """)
            if let old { try db.execute(sql: "ATTACH ? AS old", arguments: [old.path]) }
            try db.execute(sql: "BEGIN")
            let counts = try Rows(db).fill(spool, source, hasOld: old != nil, progress)
            try giveSources(db, counts)
            try db.execute(sql: CatalogueSchema.indexes)
            try db.execute(sql: "COMMIT")
            if old != nil { try db.execute(sql: "DETACH old") }
        }
        try queue.close()
        let handle = try FileHandle(forWritingTo: file)
        try handle.synchronize()
        try handle.close()
    }

    private func giveSources(_ db: GRDB.Database, _ counts: [Int64: Int]) throws {
        for other in FoodSource.allCases {
            let count = counts[CatalogueSchema.code(of: other)] ?? 0
            if other == source, count > 0 {
                try db.execute(
                    sql: "INSERT INTO source VALUES (?, ?, ?, ?)",
                    arguments: [source.rawValue, edition, now.timeIntervalSince1970, count])
            } else if count > 0 {
                try db.execute(
                    sql: "INSERT INTO source SELECT source, edition, imported_at, ? FROM old.source WHERE source = ?",
                    arguments: [count, other.rawValue])
            }
        }
    }
}

/// The rows of a catalogue that is being made, rank by rank.
private final class Rows {
    private let db: GRDB.Database
    private let food: OpaquePointer
    private let words: OpaquePointer
    private let statements: [Statement]
    private var folded: [UInt8] = []
    private var done = 0

    init(_ db: GRDB.Database) throws {
        self.db = db
        let marks = String(repeating: ", ?", count: Int(CatalogueSchema.columnCount))
        let food = try db.makeStatement(sql: "INSERT INTO food (id, \(CatalogueSchema.allColumns)) VALUES (?\(marks))")
        let words = try db.makeStatement(sql: "INSERT INTO words (rowid, text) VALUES (?, ?)")
        statements = [food, words]
        self.food = food.sqliteStatement
        self.words = words.sqliteStatement
    }

    /// - Returns: foods by the code of their source
    func fill(
        _ spool: FoodSpool?, _ source: FoodSource, hasOld: Bool, _ progress: (Int, Int) throws -> Void
    ) throws -> [Int64: Int] {
        var counts: [Int64: Int] = [:]
        let own = CatalogueSchema.code(of: source)
        let kept =
            hasOld
            ? try Int.fetchOne(
                db, sql: "SELECT sum(foods) FROM old.source WHERE source <> ?", arguments: [source.rawValue])
                ?? 0 : 0
        let total = kept + (spool.map { $0.count - $0.replaced } ?? 0)
        for rank in 0..<FoodRank.count {
            var row = Int64(rank) << CatalogueSchema.rankShift
            func next() throws -> Int64 {
                row += 1
                done += 1
                if done % 5000 == 0 { try progress(done, total) }
                return row
            }
            if hasOld { try copy(rank, but: own, &counts, next) }
            try spool?.read(rank: rank) { record in
                try add(record, as: next(), source: own)
                counts[own, default: 0] += 1
            }
        }
        try progress(total, total)
        return counts
    }

    private func add(_ record: FoodRecord, as row: Int64, source: Int64) throws {
        sqlite3_bind_int64(food, 1, row)
        sqlite3_bind_int64(food, 2, source)
        sqlite3_bind_int64(food, 3, record.number)
        sqlite3_bind_int64(food, 4, Int64(record.changed))
        if record.barcode == 0 { sqlite3_bind_null(food, 5) } else { sqlite3_bind_int64(food, 5, record.barcode) }
        folded.removeAll(keepingCapacity: true)
        record.eachText { text, bytes in
            switch text {
            case .name: bind(6, bytes, isSearched: true)
            case .nameNL: bind(7, bytes, isSearched: true)
            case .synonyms: bind(8, bytes, isSearched: true)
            case .brand: bind(9, bytes, isSearched: true)
            case .group: bind(10, bytes)
            case .drink: bind(11, bytes)
            case .portions: bind(13, bytes)
            case .micros: bind(24, bytes)
            }
        }
        // Not a number is NULL to SQLite.
        sqlite3_bind_double(food, 12, record.density)
        for place in 0..<10 {
            let column = Int32(14 + place)
            if let value = record.nutrient(place) {
                sqlite3_bind_int64(food, column, Int64(value))
            } else {
                sqlite3_bind_null(food, column)
            }
        }
        try run(food)
        try index(row)
    }

    /// Takes over the foods of other sources.
    private func copy(
        _ rank: Int, but source: Int64, _ counts: inout [Int64: Int], _ next: () throws -> Int64
    ) throws {
        let first = Int64(rank) << CatalogueSchema.rankShift
        let select = try db.cachedStatement(
            sql: """
                SELECT \(CatalogueSchema.allColumns) FROM old.food WHERE id BETWEEN ? AND ? AND source <> ? ORDER BY id
                """)
        let old = select.sqliteStatement
        sqlite3_reset(old)
        sqlite3_bind_int64(old, 1, first)
        sqlite3_bind_int64(old, 2, first + 1 << CatalogueSchema.rankShift - 1)
        sqlite3_bind_int64(old, 3, source)
        defer { sqlite3_reset(old) }
        while true {
            let status = sqlite3_step(old)
            if status == SQLITE_DONE { return }
            guard status == SQLITE_ROW else { throw failure(status) }
            let row = try next()
            sqlite3_bind_int64(food, 1, row)
            folded.removeAll(keepingCapacity: true)
            for column in 0..<CatalogueSchema.columnCount {
                sqlite3_bind_value(food, column + 2, sqlite3_column_value(old, column))
                if CatalogueSchema.searchedColumns.contains(column), let text = sqlite3_column_text(old, column) {
                    let count = Int(sqlite3_column_bytes(old, column))
                    FoldedText.append(UnsafeBufferPointer(start: text, count: count), to: &folded)
                }
            }
            counts[sqlite3_column_int64(old, 0), default: 0] += 1
            try run(food)
            try index(row)
        }
    }

    private func index(_ row: Int64) throws {
        sqlite3_bind_int64(words, 1, row)
        try folded.withUnsafeBytes { bytes in
            sqlite3_bind_text(
                words, 2, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), nil)
            try run(words)
        }
    }

    /// The bytes outlive the step that reads them.
    private func bind(_ column: Int32, _ bytes: UnsafeRawBufferPointer?, isSearched: Bool = false) {
        guard let bytes, let base = bytes.baseAddress else {
            sqlite3_bind_null(food, column)
            return
        }
        sqlite3_bind_text(food, column, base.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), nil)
        if isSearched { FoldedText.append(bytes.bindMemory(to: UInt8.self), to: &folded) }
    }

    private func run(_ statement: OpaquePointer) throws {
        let status = sqlite3_step(statement)
        sqlite3_reset(statement)
        guard status == SQLITE_DONE else { throw failure(status) }
    }

    private func failure(_ status: Int32) -> DatabaseError {
        DatabaseError(
            resultCode: ResultCode(rawValue: status),
            message: db.sqliteConnection.map { String(cString: sqlite3_errmsg($0)) })
    }
}
