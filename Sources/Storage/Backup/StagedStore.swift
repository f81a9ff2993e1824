public import Archive
public import Domain
public import Foundation
import GRDB

/// A store that was put together beside the one in use, and looked at as closely as if it were in use: what is put back
/// comes from here.
public struct StagedStore: Sendable {
    /// As of a version of this program, in a folder of its own.
    public let database: Database
    public let manifest: BackupManifest
    /// What of an account it has: all of it, or the lists that an export came with.
    let tables: Set<String>

    /// Reads a backup, or a database file, to its end.
    ///
    /// - Parameters:
    ///   - folder: where there is nothing yet; removed again when this throws
    ///   - withPhotos: false where nothing is to be put back: they are read all the same
    /// - Throws: `BackupProblem`
    public init(_ file: URL, key: AgeKey?, in folder: URL, withPhotos: Bool = true) throws {
        do {
            let source = BackupFile(file)
            switch try source.kind() {
            case .archive, .locked:
                manifest = try source.unpack(into: folder, key: key, all: withPhotos)
                try Self.check(folder.appending(path: "vitalpath.db"), against: manifest)
            case .database:
                manifest = try Self.take(file, into: folder)
            case .other:
                throw ArchiveError.foreign
            }
            database = try Self.open(folder)
            tables = Set(AccountPart.all.map(\.table))
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw BackupProblem(error)
        }
    }

    /// A store with one account, put together from the rows of its export.
    ///
    /// - Parameters:
    ///   - next: the next row of the export with the name of its list, and the name alone where a list begins; the
    ///     account's own object comes first, as `account`
    ///   - folder: where there is nothing yet; removed again when this throws
    /// - Throws: `BackupProblem`
    public init(rows next: () throws -> (part: String, row: String?)?, now: Date, in folder: URL) throws {
        do {
            database = try Database(directory: folder)
            do {
                tables = try AccountRows.fill(database, next)
                // Who cannot be written out again could not be read by a page.
                for account in try database.accounts.all() { try database.export.days(account.id) { _ in } }
                manifest = try database.connection.read { db in
                    BackupManifest(
                        app: Version.text, createdAt: now, reason: .manual, schema: try Schema.steps(of: db),
                        accounts: try StoreFacts.accounts(db), tables: try StoreFacts.tables(db), files: [])
                }
            } catch {
                try? database.close()
                throw error
            }
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw BackupProblem(error)
        }
    }

    /// Removes it.
    public func discard() {
        try? database.close()
        try? FileManager.default.removeItem(at: database.directory)
    }

    /// A copy of a database without its photos, which nothing was said about beforehand.
    private static func take(_ file: URL, into folder: URL) throws -> BackupManifest {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let files = DatabaseFiles(folder)
        var configuration = Configuration()
        configuration.readonly = true
        let source = try DatabaseQueue(path: file.path, configuration: configuration)
        defer { try? source.close() }
        try PrivateFile.make(files.database)
        let target = try DatabaseQueue(path: files.database.path)
        try source.backup(to: target)
        try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
        try target.close()
        try check(files.database, against: nil)
        let copy = StoreCopy(database: files.database, photos: [], secrets: nil)
        let written = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        return try copy.manifest(reason: .beforeUpdate, now: written ?? .distantPast)
    }

    /// Whether a database is whole, of ours, of no later version, and what its manifest says.
    ///
    /// - Throws: `StorageError.corrupt`, `.newerSchema`, `ArchiveError.foreign`, `.damaged`
    static func check(_ file: URL, against manifest: BackupManifest?) throws {
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        defer { try? queue.close() }
        try queue.read { db in
            let findings = try String.fetchAll(db, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
            guard findings.isEmpty, try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") == nil else {
                throw StorageError.corrupt(findings)
            }
            let steps = try Schema.steps(of: db)
            if steps.isEmpty { throw ArchiveError.foreign }
            if !Schema.knows(steps) { throw StorageError.newerSchema }
            // None of ours does anything by itself.
            let acting = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM sqlite_master WHERE type NOT IN ('table', 'index')")
            // Ids that are parts of paths.
            let strange = try Int.fetchOne(
                db,
                sql: """
                    SELECT count(*) FROM (SELECT id FROM account UNION ALL SELECT id FROM photo)
                    WHERE \(AccountRows.strange("id"))
                    """)
            if acting != 0 || strange != 0 { throw ArchiveError.foreign }
            // The form that it says to have is the one that it has; an older one has it once it is brought up to date.
            if Schema.isCurrent(steps), try Schema.form(of: db) != Schema.form() { throw ArchiveError.foreign }
            guard let manifest else { return }
            guard steps == manifest.schema, try StoreFacts.tables(db) == manifest.tables,
                try StoreFacts.accounts(db) == manifest.accounts
            else { throw ArchiveError.damaged }
        }
    }

    private static func open(_ folder: URL) throws -> Database {
        let database = try Database(directory: folder)
        do {
            let form = try database.connection.read(Schema.form(of:))
            // The form that it says to have is the one that it has.
            guard try form == Schema.form() else { throw ArchiveError.foreign }
            return database
        } catch {
            try? database.close()
            throw error
        }
    }
}
