public import Foundation

/// Why a backup was made.
public enum BackupReason: String, Codable, CaseIterable, Sendable {
    case daily, manual
    case beforeUpdate = "before-update"
    case beforeImport = "before-import"
    case beforeRestore = "before-restore"
}

/// What a backup says of itself, as the first file in it (`manifest.json`).
public struct BackupManifest: Codable, Sendable, Equatable {
    public static let format = "vitalpath-backup"
    /// The version of the form that this program writes, and the latest that it reads.
    public static let version = 1

    /// A table: how many rows, and a hash of all their values in the order of their key.
    public struct Table: Codable, Sendable, Equatable {
        public var name: String
        public var rows: Int
        public var sha256: String

        public init(name: String, rows: Int, sha256: String) {
            self.name = name
            self.rows = rows
            self.sha256 = sha256
        }
    }

    /// A file of the archive.
    public struct File: Codable, Sendable, Equatable {
        public var name: String
        public var bytes: Int
        public var sha256: String

        public init(name: String, bytes: Int, sha256: String) {
            self.name = name
            self.bytes = bytes
            self.sha256 = sha256
        }
    }

    /// An account, and how much there is of it.
    public struct Owner: Codable, Sendable, Equatable {
        public var id: Account.ID
        public var name: String
        public var isOwner: Bool
        /// Meals, drinks, workouts, days with figures typed, notes: what was logged here
        public var entries: Int
        /// The days between which something is logged; `nil` for an empty one
        public var from: CivilDate?
        public var through: CivilDate?

        public init(
            id: Account.ID, name: String, isOwner: Bool, entries: Int, from: CivilDate?, through: CivilDate?
        ) {
            self.id = id
            self.name = name
            self.isOwner = isOwner
            self.entries = entries
            self.from = from
            self.through = through
        }
    }

    public var format = BackupManifest.format
    public var version = BackupManifest.version
    /// The version of the program that wrote it.
    public var app: String
    public var createdAt: Date
    public var reason: BackupReason
    /// The steps by which its database came to its form.
    public var schema: [String]
    public var accounts: [Owner]
    public var tables: [Table]
    public var files: [File]

    public init(
        app: String, createdAt: Date, reason: BackupReason, schema: [String], accounts: [Owner], tables: [Table],
        files: [File]
    ) {
        self.app = app
        self.createdAt = createdAt
        self.reason = reason
        self.schema = schema
        self.accounts = accounts
        self.tables = tables
        self.files = files
    }

    /// Rows of all tables.
    public var rows: Int { tables.reduce(0) { $0 + $1.rows } }
    public var photos: Int { files.count { $0.name.hasPrefix("photos/") } }
}
