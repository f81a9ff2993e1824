public import Domain
public import Foundation
import GRDB

/// The big food catalogues that a person imported: `catalogue.db`, beside the database and never in a backup.
///
/// It can be made anew at any time, so a file that is broken, or of another version, is set aside and counts as none.
public final class CatalogueStore: Sendable {
    private let directory: URL
    private let reader: CatalogueReader

    public init(directory: URL) {
        self.directory = directory
        reader = CatalogueReader(directory.appending(path: "catalogue.db"))
    }

    /// The best foods for what is typed, best first: every word has to be there, the last one may be unfinished.
    public func search(_ text: String, language: Language, limit: Int) throws -> [Food] {
        try hits(text, language: language, limit: limit).map(\.food)
    }

    /// The same with scores that compare with those of `FoodIndex`.
    public func hits(_ text: String, language: Language, limit: Int) throws -> [(score: Float, food: Food)] {
        guard limit > 0, let query = CatalogueQuery(text) else { return [] }
        return query.ranked(
            try reader.read { try query.foods($0, limit: limit) } ?? [], text, language: language, limit: limit)
    }

    /// The food with an id like `off-3017620422003`; `nil` when there is none.
    public func food(id: Food.ID) throws -> Food? {
        guard let (source, number) = FoodSource.split(id) else { return nil }
        return try reader.read { db in
            try Row.fetchOne(
                db, sql: "SELECT \(CatalogueSchema.allColumns) FROM food WHERE number = ? AND source = ?",
                arguments: [number, CatalogueSchema.code(of: source)])
        }?.flatMap(CatalogueSchema.food)
    }

    /// The food in the pack with a barcode; the best known, when two sources have it.
    ///
    /// A case of packs (GTIN-14) gives the pack, eight digits may be a shortened UPC.
    public func food(barcode: Barcode) throws -> Food? {
        for candidate in [barcode, barcode.item, barcode.unshortened].compactMap({ $0 }) {
            let number = Int64(candidate.value)
            let row = try reader.read { db in
                try Row.fetchOne(
                    db,
                    sql: """
                        SELECT \(CatalogueSchema.allColumns), id FROM food WHERE number = ?1 AND source = ?2
                        UNION ALL
                        SELECT \(CatalogueSchema.allColumns), id FROM food WHERE barcode = ?1
                        ORDER BY id LIMIT 1
                        """, arguments: [number, CatalogueSchema.code(of: .off)])
            }
            if let food = row?.flatMap(CatalogueSchema.food) { return food }
        }
        return nil
    }

    /// What is in the catalogue.
    public func sources() throws -> [CatalogueSource] {
        try reader.read { db in
            try Row.fetchAll(db, sql: "SELECT source, edition, imported_at, foods FROM source ORDER BY source")
                .compactMap { row in
                    FoodSource(rawValue: row["source"]).map {
                        CatalogueSource(
                            source: $0, edition: row["edition"],
                            importedAt: Date(timeIntervalSince1970: row["imported_at"]), foods: row["foods"])
                    }
                }
        } ?? []
    }

    /// Puts the foods that `fill` adds in place of those the source had; other sources keep theirs.
    ///
    /// The catalogue is the old one until all is done and on the disk: when anything throws, nothing has changed. Of two
    /// foods with one barcode the one that changed last stays.
    ///
    ///     try store.replace(file.source, now: .now) { add in try file.read(add).edition }
    ///
    /// - Parameters:
    ///   - progress: while rows are made, how many of how many foods are in; cancels by throwing
    ///   - fill: adds the foods; returns the date or version of the catalogue
    /// - Throws: `StorageError.diskFull`, `.locked` while another import runs, `.notFound` when there was no food, and what
    ///   the closures throw
    @discardableResult
    public func replace(
        _ source: FoodSource, now: Date, progress: (Int, Int) throws -> Void = { _, _ in },
        fill: (_ add: (CatalogueFood) throws -> Void) throws -> String?
    ) throws -> CatalogueSource {
        try alone {
            let spool = try FoodSpool(in: directory)
            let edition = try fill(spool.add)
            guard spool.count > 0 else { throw StorageError.notFound }
            try spool.finish()
            try rebuild(source, edition: edition, now: now, spool, progress)
            return CatalogueSource(
                source: source, edition: edition, importedAt: now, foods: spool.count - spool.replaced)
        }
    }

    /// Takes a source's foods out.
    ///
    /// - Throws: `StorageError.notFound` when it has none.
    public func remove(_ source: FoodSource) throws {
        try alone {
            let left = try sources()
            guard left.contains(where: { $0.source == source }) else { throw StorageError.notFound }
            if left.count == 1 {
                try reader.replaceFile { try FileManager.default.removeItem(at: reader.file) }
            } else {
                try rebuild(source, edition: nil, now: Date(timeIntervalSince1970: 0), nil) { _, _ in }
            }
        }
    }

    /// One import at a time, by whichever process: a command works beside a running server.
    private func alone<Value>(_ body: () throws -> Value) throws -> Value {
        let lock = try DirectoryLock(directory, named: "catalogue.lock")
        defer { lock.release() }
        // What an import left that was killed.
        try? FileManager.default.removeItem(at: directory.appending(path: "catalogue.db.new"))
        return try body()
    }

    private func rebuild(
        _ source: FoodSource, edition: String?, now: Date, _ spool: FoodSpool?, _ progress: (Int, Int) throws -> Void
    ) throws {
        let new = directory.appending(path: "catalogue.db.new")
        do {
            func build(keepingOthers: Bool) throws {
                let builder = CatalogueBuilder(
                    source: source, edition: edition, now: now, old: keepingOthers ? reader.file : nil)
                try builder.build(new, spool, progress: progress)
            }
            do {
                try build(keepingOthers: reader.read { _ in true } ?? false)
            } catch let error as DatabaseError where CatalogueReader.isBroken(error) {
                // Pages of the old one that nobody had looked at until now.
                reader.setAside()
                try? FileManager.default.removeItem(at: new)
                try build(keepingOthers: false)
            }
            try reader.replaceFile { try PrivateFile.rename(new, to: reader.file) }
        } catch {
            try? FileManager.default.removeItem(at: new)
            throw StorageError.worded(error)
        }
    }
}

/// A catalogue that was imported.
public struct CatalogueSource: Codable, Sendable, Equatable {
    public var source: FoodSource
    /// The date of its newest food, or what it calls its version.
    public var edition: String?
    public var importedAt: Date
    public var foods: Int
}
