import Archive
import ArgumentParser
import Catalogue
import Domain
import Foundation
import Imports
import Storage

struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Put a backup back, or the JSON export of an account.",
        discussion: """
            The file is read to its end and checked before anything changes, and then everything changes at once. What \
            was there before is kept for 30 days: `vitalpath restore --undo`.
            """)

    @Argument(
        help: "A backup, a vitalpath.db, an export of an account, or a name that `backup list` shows.",
        completion: .file())
    var file: String?
    @OptionGroup var key: KeyOptions
    @Option(help: "Only this account of the backup, by its name there; all else here stays.") var account: String?
    @Option(help: "Whose data an account's is to replace; its own otherwise.") var into: String?
    @Flag(name: .customLong("with-secrets"), help: "With the keys of the installation, where they are in the backup.")
    var withSecrets = false
    @Flag(name: .customLong("dry-run"), help: "Only tell what is in it.") var dryRun = false
    @Flag(help: "Bring back what the last restore replaced.") var undo = false
    @OptionGroup var data: DataDirectory

    func validate() throws {
        guard (file == nil) == undo else { throw ValidationError("Name a file, or give --undo.") }
    }

    func run() throws {
        let backups = Backups(directory: data.url)
        do {
            let (source, undone) = try source(backups)
            try FileManager.default.createDirectory(
                at: data.url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let folder = try backups.stagingFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let (staged, isExport) = try stage(source, in: folder.appending(path: "store"), backups)
            defer { staged.discard() }
            if into != nil, account == nil, !isExport { throw CommandFailure("--into goes with --account.") }
            let newer = (try? backups.entries(after: staged.manifest.createdAt)) ?? [:]
            print(staged.manifest.words(isExport ? [:] : newer))
            if dryRun { return print("Nothing was changed.") }
            try carryOut(staged, isExport: isExport, undone)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("\(file ?? "--undo"): \(BackupProblem(error).words)")
        }
    }

    private func source(_ backups: Backups) throws -> (URL, undone: RestoreScope?) {
        if let file {
            if !FileManager.default.fileExists(atPath: file), let known = try? backups.url(of: file) {
                return (known, nil)
            }
            return (try BackupCommand.existing(file), nil)
        }
        guard let (kept, restore) = try backups.undo(now: Date(), where: { _ in true }) else {
            throw CommandFailure("There is nothing to undo: no restore of the last 30 days.")
        }
        return (try backups.url(of: kept.name), restore)
    }

    private func stage(_ source: URL, in folder: URL, _ backups: Backups) throws -> (StagedStore, isExport: Bool) {
        if try BackupFile(source).kind() == .other {
            return (try StagedStore(rows: AccountFile(source).next, now: Date(), in: folder), true)
        }
        let key = try key.key() ?? backups.settings.passphrase.map { .passphrase($0) }
        return (try StagedStore(source, key: key, in: folder), false)
    }

    private func carryOut(_ staged: StagedStore, isExport: Bool, _ undone: RestoreScope?) throws {
        let database = try openedAnyhow()
        defer { try? database.close() }
        let name = account ?? (isExport ? staged.manifest.accounts.first?.name : nil)
        let before: Backup
        if let undone {
            let name = try undone.account.map { try database.accounts.find(id: $0)?.name ?? $0 }
            (_, before) = try database.undoably(RestoreScope(account: undone.account), now: Date()) {
                try database.undo(undone, with: staged)
            }
            let rest = name == nil ? "" : "; all else is as it was"
            print("\(name ?? "Everything") is as it was before the restore\(rest).")
        } else if let name {
            guard let found = staged.manifest.accounts.first(where: { $0.name.lowercased() == name.lowercased() })
            else {
                throw CommandFailure("There is no account called \(name) in it.")
            }
            let target = try into.map { try AccountName.find($0, in: database).id }
            let id: Account.ID
            (id, before) = try database.undoably(RestoreScope(account: target ?? found.id), now: Date()) {
                try database.replaceAccount(found.id, from: staged, into: target)
            }
            print(
                "\(try database.accounts.find(id: id)?.name ?? name) is as it was in the file; all else is as it was.")
        } else {
            (_, before) = try database.undoably(RestoreScope(), now: Date()) {
                try database.replaceEverything(with: staged)
            }
            if withSecrets, try !database.replaceSecrets(from: staged) { print("There are no keys in it.") }
            print("Everything is as it was in the backup.")
        }
        print("What was here before is kept for 30 days in \(try database.backups.url(of: before.name).path)")
        print("To bring it back: vitalpath restore --undo")
    }

    /// A damaged database is what one restores for.
    private func openedAnyhow() throws -> Database {
        do {
            do { return try Database(directory: data.url) } catch StorageError.corrupt, StorageError.emptied {
                try Database.beginAnew(in: data.url)
                print("What was damaged is kept as it was in \(data.url.appending(path: "damaged").path)")
                return try Database(directory: data.url)
            }
        } catch let error as StorageError {
            throw CommandFailure(DataDirectory.words(for: error, data.url))
        }
    }
}
