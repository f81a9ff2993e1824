public import Archive
public import Domain
public import Foundation
import GRDB
import Synchronization

/// The backups of a data directory: making them, proving them, and which of them are there. What runs beside a server
/// reads its database and writes nothing to it.
public final class Backups: Sendable {
    private let files: DatabaseFiles
    private let pool: DatabasePool?
    /// Held while the database is read.
    private let copying = Mutex(())
    /// The database closes: what reads it gives up.
    private let isEnding = Mutex(false)

    /// How long what a restore replaced can be brought back.
    public static let undoLength: TimeInterval = 30 * 86_400
    private static let day: TimeInterval = 86_400

    /// Of a directory that another process may be serving from.
    public convenience init(directory: URL) { self.init(directory: directory, pool: nil) }

    init(directory: URL, pool: DatabasePool?) {
        files = DatabaseFiles(directory)
        self.pool = pool
    }

    // MARK: How

    public var settings: BackupSettings { get throws { try BackupRecord(files).settings } }

    /// - Throws: `BackupProblem`: `.noFolder`, `.notWritable`, `.badKey`, `.busy`
    public func set(_ settings: BackupSettings) throws {
        try exclusively {
            if let folder = settings.folder { try Self.tryOut(URL(filePath: folder, directoryHint: .isDirectory)) }
            if let recipient = settings.recipient { _ = try AgeRecipient(recipient) }
            var record = try BackupRecord(files)
            record.settings = settings
            try record.save(files)
        }
    }

    /// Why the last one came to nothing, or what was found wrong with an older one, until one is made again.
    public var failure: BackupFailure? { try? BackupRecord(files).failure }

    /// What an update did to the form of the data, until `readUpdate`.
    public var update: DataUpdate? { try? BackupRecord(files).update }

    /// The owner has read of the update.
    ///
    /// - Throws: `BackupProblem`
    public func readUpdate() throws { try note(nil) }

    func note(_ update: DataUpdate?) throws {
        try exclusively {
            var record = try BackupRecord(files)
            if record.update == update { return }
            record.update = update
            try record.save(files)
        }
    }

    private static func tryOut(_ folder: URL) throws {
        var isFolder: ObjCBool = false
        guard folder.path.hasPrefix("/"), FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
            isFolder.boolValue
        else { throw BackupProblem.noFolder }
        let probe = folder.appending(path: ".vitalpath-\(UUID().uuidString)")
        do { try PrivateFile.make(probe) } catch { throw BackupProblem.notWritable }
        try? FileManager.default.removeItem(at: probe)
    }

    // MARK: Which

    /// All that are there, the newest first.
    public func list() throws -> [Backup] {
        let record = try BackupRecord(files)
        var found: [String: Backup] = [:]
        for folder in folders(record) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names where found[name] == nil {
                found[name] = backup(name, in: folder, record.facts[name])
            }
        }
        return found.values.sorted { ($0.at, $0.name) > ($1.at, $1.name) }
    }

    /// Where a backup lies.
    ///
    /// - Throws: `BackupProblem.notFound`
    public func url(of name: String) throws -> URL {
        let record = try BackupRecord(files)
        for folder in folders(record) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(name), backup(name, in: folder, nil) != nil { return folder.appending(path: name) }
        }
        throw BackupProblem.notFound
    }

    /// What was there before the last restore that somebody may undo, while it can still be brought back, and what that
    /// restore replaced.
    ///
    /// - Parameter isMine: says of a restore whether it is for them to undo
    public func undo(now: Date, where isMine: (RestoreScope) -> Bool) throws -> (kept: Backup, RestoreScope)? {
        let restores = try BackupRecord(files).restores
        for kept in try list() where kept.reason == .beforeRestore {
            let restore = restores?[kept.name] ?? RestoreScope()
            if now.timeIntervalSince(kept.at) < Self.undoLength, isMine(restore) { return (kept, restore) }
        }
        return nil
    }

    private func folders(_ record: BackupRecord) -> [URL] {
        let own = record.settings.folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
        return (own.map { [$0] } ?? []) + [files.backups]
    }

    private func backup(_ name: String, in folder: URL, _ facts: Backup.Facts?) -> Backup? {
        let url = folder.appending(path: name)
        // In a folder of one's own much else may lie.
        let parts = BackupName(name)
        guard parts != nil || Schema.isBackup(url) else { return nil }
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
        let bytes = attributes[.size] as? Int ?? 0
        if let parts {
            return Backup(
                name: name, at: parts.at, reason: parts.reason, bytes: bytes, isEncrypted: parts.isEncrypted,
                facts: facts)
        }
        guard let at = attributes[.modificationDate] as? Date else { return nil }
        return Backup(name: name, at: at, reason: .beforeUpdate, bytes: bytes, isEncrypted: false, facts: facts)
    }

    // MARK: Making

    /// Makes one, reads it again, and lets those go that are no longer needed.
    ///
    /// What a restore replaces stays beside the database and is not encrypted, as the database is not: it has to open
    /// whatever becomes of keys.
    ///
    /// - Parameter restore: what is about to be replaced
    /// - Throws: `BackupProblem`; it is told from then on, until one is made again
    @discardableResult public func make(
        _ reason: BackupReason, of restore: RestoreScope? = nil, now: Date
    ) throws -> Backup {
        try exclusively {
            var record = try BackupRecord(files)
            do {
                let isLocal = reason == .beforeRestore
                let folder = isLocal ? files.backups : try prepared(record)
                let lock = isLocal ? nil : try Self.lock(record.settings)
                var name = BackupName(at: now, reason: reason, isEncrypted: lock != nil)
                while FileManager.default.fileExists(atPath: folder.appending(path: name.text).path) { name.at += 1 }
                if isLocal { try PrivateDirectory.make(folder) }
                let url = folder.appending(path: name.text)
                record.facts[name.text] = try write(to: url, lock: lock, reason: reason, withSecrets: false, now: now)
                if let restore { record.restores = (record.restores ?? [:]).merging([name.text: restore]) { $1 } }
                record.failure = nil
                try? thin(&record, now: now)
                try record.save(files)
                guard let made = backup(name.text, in: folder, record.facts[name.text]) else {
                    throw BackupProblem.unexpected
                }
                return made
            } catch let error as CancellationError {
                throw error
            } catch {
                record.failure = BackupFailure(at: now, problem: BackupProblem(error))
                try? record.save(files)
                throw BackupProblem(error)
            }
        }
    }

    /// Makes one somewhere else, of which nothing is kept here.
    ///
    /// - Throws: `BackupProblem`
    public func make(at url: URL, lock: AgeLock?, withSecrets: Bool, now: Date) throws -> Backup.Facts {
        try exclusively { try write(to: url, lock: lock, reason: .manual, withSecrets: withSecrets, now: now) }
    }

    private static func lock(_ settings: BackupSettings) throws -> AgeLock? {
        if let recipient = settings.recipient { return .recipients([try AgeRecipient(recipient)]) }
        return settings.passphrase.map { .passphrase($0) }
    }

    private func prepared(_ record: BackupRecord) throws -> URL {
        guard let path = record.settings.folder else {
            try PrivateDirectory.make(files.backups)
            return files.backups
        }
        let folder = URL(filePath: path, directoryHint: .isDirectory)
        try Self.tryOut(folder)
        return folder
    }

    /// A file is there under its name only once it was read again and found to be what it should.
    private func write(
        to url: URL, lock: AgeLock?, reason: BackupReason, withSecrets: Bool, now: Date
    ) throws -> Backup.Facts {
        guard FileManager.default.fileExists(atPath: files.database.path) else { throw BackupProblem.empty }
        let folder = try stagingFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = try withReader {
            try StoreCopy.make(
                of: files, $0, in: folder.appending(path: "copy"), withSecrets: withSecrets, goesOn: goesOn)
        }
        let manifest = try copy.manifest(reason: reason, now: now)
        let target = url.deletingLastPathComponent()
        Self.removeDrafts(in: target)
        let draft = target.appending(path: "\(Self.draftPrefix)\(UUID().uuidString).part")
        defer { try? FileManager.default.removeItem(at: draft) }
        let key = try BackupFile(draft).write(copy, manifest, lock: lock)
        try prove(draft, key: key, manifest, in: folder.appending(path: "proof"))
        let sha256 = try StoreFacts.file(draft, as: "").sha256
        try PrivateFile.rename(draft, to: url)
        return Backup.Facts(manifest, sha256: sha256, provedAt: now)
    }

    private static let draftPrefix = ".vitalpath-draft-"

    /// Removes what a process that was ended had half written; nobody else writes while this one does.
    private static func removeDrafts(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(draftPrefix) {
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }

    private func prove(_ file: URL, key: AgeKey?, _ expected: BackupManifest, in folder: URL) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = try BackupFile(file).unpack(into: folder, key: key, all: false)
        if manifest != expected { throw ArchiveError.damaged }
        try StagedStore.check(folder.appending(path: "vitalpath.db"), against: manifest)
    }

    private func withReader<Value>(_ body: (any DatabaseReader) throws -> Value) throws -> Value {
        try copying.withLock { _ in
            try goesOn()
            if let pool { return try body(pool) }
            let queue = try files.reader()
            defer { try? queue.close() }
            return try body(queue)
        }
    }

    /// - Throws: `CancellationError` once the database closes
    private func goesOn() throws {
        if isEnding.withLock({ $0 }) { throw CancellationError() }
    }

    /// Ends what of it reads the database; a backup that is being made comes to nothing, and its parts go with the next.
    func settle() {
        isEnding.withLock { $0 = true }
        copying.withLock { _ in }
    }

    // MARK: Proving

    /// Opens a backup and reads all of it.
    ///
    /// - Parameter key: what opens it; the passphrase of the settings otherwise. Of a backup that only somebody's own key
    ///   opens it is found whether the file is the one that was written.
    /// - Returns: what is in it
    /// - Throws: `BackupProblem`
    @discardableResult public func prove(_ name: String, key: AgeKey? = nil, now: Date) throws -> Backup.Facts {
        try exclusively {
            var record = try BackupRecord(files)
            let file = try url(of: name)
            do {
                let facts = try look(at: file, key: key, known: record.facts[name], record.settings, now: now)
                record.facts[name] = facts
                try record.save(files)
                return facts
            } catch {
                let problem = BackupProblem(error)
                // A wrong passphrase says nothing about the file.
                if [.truncated, .damaged, .foreign].contains(problem), let facts = record.facts[name] {
                    // It was whole when it was last looked at; that it no longer is, is told.
                    if facts.problem == nil {
                        record.failure = BackupFailure(at: now, problem: problem, of: BackupName(name)?.at ?? now)
                    }
                    record.facts[name]?.problem = problem
                    try? record.save(files)
                }
                throw problem
            }
        }
    }

    private func look(
        at file: URL, key: AgeKey?, known: Backup.Facts?, _ settings: BackupSettings, now: Date
    ) throws -> Backup.Facts {
        let sha256 = try StoreFacts.file(file, as: "").sha256
        do {
            let manifest = try look(at: file, key: key ?? settings.passphrase.map { .passphrase($0) })
            return Backup.Facts(manifest, sha256: sha256, provedAt: now)
        } catch let problem as BackupProblem
            where key == nil && [.noIdentity, .noPassphrase, .wrongKey].contains(problem)
        {
            // Nothing here opens it: it is still the file that was written, or it is not.
            guard var known else { throw problem }
            guard known.sha256 == sha256 else { throw ArchiveError.damaged }
            (known.provedAt, known.problem) = (now, nil)
            return known
        }
    }

    /// Opens any backup file and reads all of it.
    ///
    /// - Throws: `BackupProblem`
    public func look(at file: URL, key: AgeKey?) throws -> BackupManifest {
        let folder = try stagingFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let staged = try StagedStore(file, key: key, in: folder.appending(path: "store"), withPhotos: false)
        defer { staged.discard() }
        return staged.manifest
    }

    /// How many entries of each account here were logged or changed after a moment; empty where there is no database.
    public func entries(after moment: Date) throws -> [Account.ID: Int] {
        guard FileManager.default.fileExists(atPath: files.database.path) else { return [:] }
        return try withReader { reader in
            try reader.read { db in
                let changed = ["food_entry", "workout", "figure", "own_figure", "day_log"].map {
                    "SELECT owner FROM \($0) WHERE updated_at > ?1"
                }
                let rows = try Row.fetchAll(
                    db,
                    sql: """
                        SELECT account.id, count(changed.owner) AS changes FROM account
                        LEFT JOIN (\(changed.joined(separator: " UNION ALL "))) changed ON changed.owner = account.id
                        GROUP BY account.id
                        """, arguments: [moment.timeIntervalSince1970])
                return Dictionary(uniqueKeysWithValues: rows.map { ($0["id"], $0["changes"]) })
            }
        }
    }

    // MARK: Keeping

    /// Whether a day has passed since the last sound one.
    public func isDue(now: Date) throws -> Bool {
        let last = try list().first { $0.isSound && [.daily, .manual].contains($0.reason) && $0.at <= now }
        return last.map { now.timeIntervalSince($0.at) >= Self.day } ?? true
    }

    /// Whether anybody has anything here but an account and what was said of it.
    public func hasSomethingToKeep() throws -> Bool {
        guard FileManager.default.fileExists(atPath: files.database.path) else { return false }
        let beside = AccountPart.doors + ["apple_identity", "profile", "preferences", "reminders", "goals"]
        return try withReader { reader in
            try reader.read { db in
                try AccountPart.all.map(\.table).filter { !beside.contains($0) }.contains { table in
                    try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM \(table))") == true
                }
            }
        }
    }

    /// - Throws: `BackupProblem.notFound`, `.notWritable`
    public func delete(_ name: String) throws {
        try exclusively {
            try Self.remove(try url(of: name))
            var record = try BackupRecord(files)
            record.forget(name)
            try record.save(files)
        }
    }

    private static func remove(_ file: URL) throws {
        do { try FileManager.default.removeItem(at: file) } catch { throw BackupProblem.notWritable }
    }

    /// Removes those that hold one of these accounts, those from before a restore of one, and those beside the database of
    /// which nobody knows what they hold.
    func remove(holding accounts: [Account.ID]) throws {
        func holds(_ facts: Backup.Facts) -> Bool { facts.accounts.contains { accounts.contains($0.id) } }
        func names(_ restore: RestoreScope) -> Bool {
            [restore.account, restore.by].contains { $0.map(accounts.contains) ?? false }
        }
        try exclusively {
            var record = try BackupRecord(files)
            let known = record.facts.filter { holds($0.value) }.map(\.key)
            let gone = Set(known + (record.restores ?? [:]).filter { names($0.value) }.map(\.key))
            for backup in try list() where BackupName(backup.name) != nil {
                let file = try url(of: backup.name)
                // In a folder of one's own another installation may keep its backups, too.
                let isLocal = file.deletingLastPathComponent().path == files.backups.path
                if gone.contains(backup.name) || (backup.facts == nil && isLocal) { try Self.remove(file) }
            }
            for folder in folders(record) { Self.removeDrafts(in: folder) }
            try? FileManager.default.removeItem(at: files.staging)
            if gone.isEmpty { return }
            // Their names go as well.
            for name in gone { record.forget(name) }
            try record.save(files)
        }
    }

    /// What was made by itself goes by the rule; what a restore or an update replaced, once it can no longer be brought back,
    /// but not the last from before an update: it may be all that an older version can read. What somebody asked for stays.
    private func thin(_ record: inout BackupRecord, now: Date) throws {
        let all = try list()
        let own = all.filter { $0.facts != nil || $0.reason == .beforeRestore }
        let automatic = own.filter { [.daily, .beforeImport].contains($0.reason) }.map { backup in
            KeptBackup(
                name: backup.name, at: backup.at, isSound: backup.isSound,
                rows: backup.facts?.accounts.reduce(0) { $0 + $1.entries } ?? 0)
        }
        let updates = all.filter { $0.reason == .beforeUpdate }.dropFirst()
        let replaced = own.filter { $0.reason == .beforeRestore } + updates
        let over = replaced.filter { now.timeIntervalSince($0.at) >= Self.undoLength }
        for name in KeepRule.expired(automatic, now: now).map(\.name) + over.map(\.name) {
            try Self.remove(try url(of: name))
            record.forget(name)
        }
    }

    // MARK: Alone

    /// A folder for what is put together, held for as long as this process lives, or until it is removed.
    public func stagingFolder() throws -> URL {
        try StagingFolders.make(in: files.staging)
    }

    /// One at a time of all processes.
    ///
    /// - Throws: `BackupProblem`: `.busy`; `CancellationError` when the database closes meanwhile
    private func exclusively<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            let lock = try DirectoryLock(files.directory, named: "backup.lock")
            defer { lock.release() }
            return try body()
        } catch let error as CancellationError {
            throw error
        } catch {
            throw BackupProblem(error)
        }
    }

    /// Removes what processes that were ended had been putting together; not what one beside this is at.
    ///
    /// - Returns: how much of it there was
    @discardableResult
    public func clean() -> Int { StagingFolders.clean(files.staging) }
}
