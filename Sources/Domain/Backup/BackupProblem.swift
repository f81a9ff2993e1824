/// Why a backup came to nothing, or cannot be read. The words for each are `backup.error.` and its name.
public enum BackupProblem: String, Error, Codable, CaseIterable, Sendable {
    /// It is another program's file.
    case foreign
    /// It ends too early.
    case truncated
    /// It is not as it was written.
    case damaged
    /// A later version made it.
    case newer
    case noPassphrase, noIdentity, wrongKey, tooCostly, badKey
    case diskFull, notWritable
    /// The folder that backups go to is not there.
    case noFolder
    /// Another is being made, or put back.
    case busy
    /// There is nothing to keep.
    case empty
    /// Rows in it belong to somebody else here.
    case taken
    /// There is none of that name.
    case notFound
    case unexpected
}

/// How backups are made: where, and who can open them.
public struct BackupSettings: Codable, Sendable, Equatable {
    /// A folder of one's own; `backups/` beside the database otherwise.
    public var folder: String?
    public var passphrase: String?
    /// Of the age format, `age1...`; whoever has its identity opens them, and this program does not.
    public var recipient: String?

    public init(folder: String? = nil, passphrase: String? = nil, recipient: String? = nil) {
        self.folder = folder
        self.passphrase = passphrase
        self.recipient = recipient
    }

    public var isEncrypting: Bool { passphrase != nil || recipient != nil }
}
