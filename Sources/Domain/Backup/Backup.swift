public import Foundation

/// A backup that lies in a folder, and what is known of it.
public struct Backup: Codable, Sendable, Equatable {
    /// Of the file.
    public var name: String
    public var at: Date
    public var reason: BackupReason
    public var bytes: Int
    public var isEncrypted: Bool
    /// What is in it; `nil` where this installation never looked.
    public var facts: Facts?

    /// What was found when it was last opened.
    public struct Facts: Codable, Sendable, Equatable {
        public var accounts: [BackupManifest.Owner]
        public var rows: Int
        public var photos: Int
        /// Of the whole file.
        public var sha256: String
        /// When it was last read and found as it was written.
        public var provedAt: Date
        /// What was wrong with it since.
        public var problem: BackupProblem?

        public init(_ manifest: BackupManifest, sha256: String, provedAt: Date) {
            accounts = manifest.accounts
            rows = manifest.rows
            photos = manifest.photos
            self.sha256 = sha256
            self.provedAt = provedAt
        }
    }

    public init(name: String, at: Date, reason: BackupReason, bytes: Int, isEncrypted: Bool, facts: Facts?) {
        self.name = name
        self.at = at
        self.reason = reason
        self.bytes = bytes
        self.isEncrypted = isEncrypted
        self.facts = facts
    }

    public var isSound: Bool { facts.map { $0.problem == nil } ?? false }
}

/// The names of backup files: when and why, so that they say so wherever they are copied to.
public struct BackupName: Sendable, Equatable {
    public var at: Date
    public var reason: BackupReason
    public var isEncrypted: Bool

    public init(at: Date, reason: BackupReason, isEncrypted: Bool) {
        self.at = at
        self.reason = reason
        self.isEncrypted = isEncrypted
    }

    /// `vitalpath-2026-03-21T121500Z-daily.tar.gz`
    public var text: String {
        let stamp = at.formatted(.iso8601).replacing(":", with: "")
        return "vitalpath-\(stamp)-\(reason.rawValue).tar.gz\(isEncrypted ? ".age" : "")"
    }

    /// - Returns: `nil` for other files
    public init?(_ text: String) {
        var rest = text[...]
        isEncrypted = rest.hasSuffix(".age")
        if isEncrypted { rest = rest.dropLast(4) }
        guard rest.hasPrefix("vitalpath-"), rest.hasSuffix(".tar.gz") else { return nil }
        rest = rest.dropFirst(10).dropLast(7)
        let (stamp, why) = (rest.prefix(18), rest.dropFirst(19))
        guard stamp.utf8.count == 18, rest.dropFirst(18).first == "-",
            let reason = BackupReason(rawValue: String(why)),
            let at = try? Date(
                "\(stamp.prefix(13)):\(stamp.dropFirst(13).prefix(2)):\(stamp.dropFirst(15))", strategy: .iso8601)
        else { return nil }
        self.at = at
        self.reason = reason
    }
}
