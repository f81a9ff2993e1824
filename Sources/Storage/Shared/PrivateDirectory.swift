import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The data directory: nobody else on this machine looks into it.
enum PrivateDirectory {
    /// Makes it, or closes one that others can look into.
    ///
    /// - Throws: `StorageError`: `.notWritable`, `.diskFull`, `.sharedDirectory` for an open one with other things in it,
    ///   which are not ours to close.
    static func prepare(_ directory: URL) throws {
        let files = FileManager.default
        do {
            try files.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let mode = try files.attributesOfItem(atPath: directory.path)[.posixPermissions] as? Int ?? 0o700
            if mode & 0o077 == 0 { return }
            let names = try files.contentsOfDirectory(atPath: directory.path)
            guard names.isEmpty || names.contains("vitalpath.db") else { throw StorageError.sharedDirectory }
            try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory.path)
        } catch {
            throw StorageError.worded(error) as? StorageError ?? .notWritable
        }
    }

    /// A folder in it, where there is none yet.
    static func make(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Whether a file or folder is of who runs this; a missing one is nobody else's.
    static func isOwn(_ path: String) -> Bool {
        var found = stat()
        return stat(path, &found) != 0 || found.st_uid == getuid()
    }

    /// What in a directory others than its owner could read if they got into it, by its path below; sorted.
    static func openFiles(in directory: URL) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directory.path)) ?? []
        return paths.filter { path in
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: directory.appending(path: path).path)
            return (attributes?[.posixPermissions] as? Int ?? 0) & 0o077 != 0
        }.sorted()
    }

    /// Bytes that can still be written where a folder is; `nil` where nobody says.
    static func free(_ folder: URL) -> Int? {
        var disk = statvfs()
        guard statvfs(folder.path, &disk) == 0 else { return nil }
        return Int(exactly: UInt64(disk.f_bavail).multipliedReportingOverflow(by: UInt64(disk.f_frsize)).partialValue)
    }
}
