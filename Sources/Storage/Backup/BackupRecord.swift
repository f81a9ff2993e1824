public import Domain
public import Foundation

/// What is kept beside the database of its backups: how they are made, and what was found in each (`backups.json`, 0600).
struct BackupRecord: Codable {
    var settings = BackupSettings()
    /// By the names of their files.
    var facts: [String: Backup.Facts] = [:]
    /// What each restore replaced, by the name of the file that was kept before it; `nil` in a record of an older version.
    var restores: [String: RestoreScope]?
    /// Why the last one came to nothing, or what became of an older one; `nil` once one is made again.
    var failure: BackupFailure?
    /// That the form of the data has changed, until the owner has read it.
    var update: DataUpdate?

    /// - Throws: when the file is there and cannot be read; it is never replaced silently.
    init(_ files: DatabaseFiles) throws {
        guard FileManager.default.fileExists(atPath: files.backupRecord.path) else { return }
        self = try JSONDecoder().decode(BackupRecord.self, from: try Data(contentsOf: files.backupRecord))
    }

    /// A file is gone.
    mutating func forget(_ name: String) {
        facts[name] = nil
        restores?[name] = nil
    }

    func save(_ files: DatabaseFiles) throws {
        try PrivateFile.replace(files.backupRecord, with: [UInt8](try JSONEncoder().encode(self)))
    }
}

/// What a restore replaces.
public struct RestoreScope: Codable, Sendable, Equatable {
    /// The account that alone becomes another, or comes; everything of everybody otherwise
    public var account: Account.ID?
    /// Who did it; `nil` for a command
    public var by: Account.ID?

    public init(account: Account.ID? = nil, by: Account.ID? = nil) {
        self.account = account
        self.by = by
    }
}

/// The data were brought into the form of this version.
public struct DataUpdate: Codable, Sendable, Equatable {
    public var at: Date
    /// Where they stand as they were before
    public var copy: String
}

/// A backup that came to nothing, or that is no longer what it was.
public struct BackupFailure: Codable, Sendable, Equatable {
    /// When that was found
    public var at: Date
    public var problem: BackupProblem
    /// Of when the backup is that was found damaged; `nil` where none could be made
    public var of: Date?
}
