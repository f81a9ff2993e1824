import Archive
import Crypto
import Domain
public import Foundation

/// A backup as one file: a tar of the manifest, the database and the photos, in gzip, encrypted with age where there is
/// a lock. `tar` and `age` open it, too.
public struct BackupFile: Sendable {
    public let url: URL

    public init(_ url: URL) { self.url = url }

    /// What a file is, by how it begins.
    public enum Kind: Sendable, Equatable {
        case archive
        case locked(withPassphrase: Bool)
        /// A database as it stands in a data directory.
        case database
        /// What the export of an account holds, perhaps compressed; or something else.
        case other
    }

    static let manifestName = "manifest.json"
    private static let longestManifest = 64 << 20
    private static let gzip: [UInt8] = [0x1f, 0x8b]

    /// - Throws: `ArchiveError`
    public func kind() throws -> Kind {
        let pull = try FilePull(url)
        guard let head = try pull.next() else { throw ArchiveError.truncated }
        if AgeReader.recognises(head) { return .locked(withPassphrase: try AgeReader.needsPassphrase(head)) }
        if head.starts(with: "SQLite format 3\0".utf8) { return .database }
        guard head.starts(with: Self.gzip) else { return .other }
        // A gzip that is no tar of ours: an export, or another program's.
        let gunzip = try Gunzip(Self.once(head))
        let start = (try? gunzip.next()) ?? []
        return start.starts(with: Self.manifestName.utf8) || start.starts(with: "./".utf8) ? .archive : .other
    }

    private static func once(_ bytes: [UInt8]) -> Pull {
        var bytes: [UInt8]? = bytes
        return {
            defer { bytes = nil }
            return bytes
        }
    }

    /// Bytes that are written before the disk is waited for
    private static let mostWaiting = 2 << 20

    /// Writes it, on the disk when this returns.
    ///
    /// - Returns: the key of the file, for whoever reads it at once
    func write(_ copy: StoreCopy, _ manifest: BackupManifest, lock: AgeLock?) throws -> AgeKey? {
        try PrivateFile.make(url)
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        var waiting = 0
        // All of it at once on the disk would have those who log wait for it.
        func keep(_ bytes: [UInt8]) throws {
            try handle.write(contentsOf: Data(bytes))
            waiting += bytes.count
            guard waiting > Self.mostWaiting else { return }
            try handle.synchronize()
            waiting = 0
        }
        let age = try lock.map { try AgeWriter($0) { try keep($0) } }
        func send(_ bytes: [UInt8]) throws {
            if bytes.isEmpty { return }
            if let age { try age.write(bytes) } else { try keep(bytes) }
        }
        let gzip = try GzipStream()
        let tar = TarWriter(modified: Int(exactly: manifest.createdAt.timeIntervalSince1970.rounded(.down)) ?? 0) {
            try send(gzip.write($0))
        }
        let head = try Self.encoder.encode(manifest)
        try tar.begin(Self.manifestName, size: head.count)
        try tar.write([UInt8](head))
        for file in manifest.files {
            guard let source = copy.url(of: file) else { continue }
            try tar.begin(file.name, size: file.bytes)
            let pull = try FilePull(source)
            while let piece = try pull.next() { try tar.write(piece) }
        }
        try tar.finish()
        try send(gzip.finish())
        try age?.finish()
        try handle.synchronize()
        guard let age, let lock else { return nil }
        if case .passphrase(let passphrase, _) = lock { return .passphrase(passphrase) }
        return .fileKey(age.fileKey)
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .secondsSince1970
        return encoder
    }

    /// Reads the whole file, and holds each part of it against the manifest.
    ///
    /// - Parameters:
    ///   - folder: takes the database, and the photos and secrets where `all` says so; then all is on the disk when this
    ///     returns
    /// - Throws: `ArchiveError`, `StorageError.newerSchema` for one of a later program, `.diskFull` before it is
    func unpack(into folder: URL, key: AgeKey?, all: Bool) throws -> BackupManifest {
        let tar = TarReader(try content(key))
        guard let first = try tar.next(), first.name == Self.manifestName, first.size < Self.longestManifest else {
            throw ArchiveError.foreign
        }
        var head: [UInt8] = []
        while let piece = try tar.read() { head += piece }
        let manifest = try Self.manifest(head)
        try Self.checkRoom(for: manifest.files.reduce(0) { $0 + $1.bytes }, in: folder)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "photos"), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        var missing = Dictionary(manifest.files.map { ($0.name, $0) }) { first, _ in first }
        while let entry = try tar.next() {
            guard let file = missing.removeValue(forKey: entry.name), file.bytes == entry.size else {
                throw ArchiveError.damaged
            }
            let isKept = all || file.name == "vitalpath.db"
            let target = isKept ? try Self.create(folder.appending(path: file.name)) : nil
            defer { try? target?.close() }
            var hash = SHA256()
            while let piece = try tar.read() {
                hash.update(data: piece)
                try target?.write(contentsOf: Data(piece))
            }
            guard hash.finalize().hex == file.sha256 else { throw ArchiveError.damaged }
            if all { try target?.synchronize() }
        }
        guard missing.isEmpty else { throw ArchiveError.damaged }
        return manifest
    }

    private func content(_ key: AgeKey?) throws -> Pull {
        let file = try FilePull(url)
        guard case .locked(let withPassphrase) = try kind() else { return try Gunzip(file.next).next }
        guard let key else { throw withPassphrase ? ArchiveError.noPassphrase : .noIdentity }
        return try Gunzip(AgeReader(file.next, key: key).next).next
    }

    private static func create(_ url: URL) throws -> FileHandle {
        try PrivateFile.make(url)
        return try FileHandle(forWritingTo: url)
    }

    private static func manifest(_ bytes: [UInt8]) throws -> BackupManifest {
        struct Head: Decodable {
            var format: String
            var version: Int
        }
        guard let head = try? JSONDecoder().decode(Head.self, from: Data(bytes)), head.format == BackupManifest.format
        else { throw ArchiveError.foreign }
        if head.version > BackupManifest.version { throw StorageError.newerSchema }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        guard let manifest = try? decoder.decode(BackupManifest.self, from: Data(bytes)),
            manifest.files.allSatisfy({ isName($0.name) && $0.bytes >= 0 && $0.bytes < 1 << 33 }),
            manifest.files.contains(where: { $0.name == "vitalpath.db" })
        else { throw ArchiveError.damaged }
        if !Schema.knows(manifest.schema) { throw StorageError.newerSchema }
        return manifest
    }

    /// Names that become files: these and no other.
    private static func isName(_ name: String) -> Bool {
        if ["vitalpath.db", "secrets"].contains(name) { return true }
        guard name.hasPrefix("photos/"), name.hasSuffix(".jpg") else { return false }
        let id = name.dropFirst(7).dropLast(4)
        return (1...64).contains(id.utf8.count)
            && id.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) || $0 == UInt8(ascii: "-") }
    }

    /// - Throws: `StorageError.diskFull` where it would leave too little for what people log
    private static func checkRoom(for bytes: Int, in folder: URL) throws {
        guard let free = PrivateDirectory.free(folder.deletingLastPathComponent()) else { return }
        if bytes > max(0, free - (64 << 20)) { throw StorageError.diskFull }
    }
}
