public import Domain
public import Foundation

/// What is kept beside the database of its backups: how they are made, and what was found in each (`backups.json`, 0600).
struct BackupRecord: Codable {
    var settings = BackupSettings()
    /// By the names of their files.
    var facts: [String: Backup.Facts] = [:]
    /// Why the last one came to nothing; `nil` once one is made again.
    var failure: BackupFailure?
    /// That the form of the data has changed, until the owner has read it.
    var update: DataUpdate?

    /// - Throws: when the file is there and cannot be read; it is never replaced silently.
    init(_ files: DatabaseFiles) throws {
        guard FileManager.default.fileExists(atPath: files.backupRecord.path) else { return }
        self = try JSONDecoder().decode(BackupRecord.self, from: try Data(contentsOf: files.backupRecord))
    }

    func save(_ files: DatabaseFiles) throws {
        let draft = files.directory.appending(path: "backups.json.new")
        try? FileManager.default.removeItem(at: draft)
        try PrivateFile.write([UInt8](try JSONEncoder().encode(self)), to: draft)
        try PrivateFile.rename(draft, to: files.backupRecord)
    }
}

/// The data were brought into the form of this version.
public struct DataUpdate: Codable, Sendable, Equatable {
    public var at: Date
    /// Where they stand as they were before
    public var copy: String
}

/// A backup that came to nothing.
public struct BackupFailure: Codable, Sendable, Equatable {
    public var at: Date
    public var problem: BackupProblem
}
