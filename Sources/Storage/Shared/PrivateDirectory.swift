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

    /// Bytes that can still be written where a folder is; `nil` where nobody says.
    static func free(_ folder: URL) -> Int? {
        var disk = statvfs()
        guard statvfs(folder.path, &disk) == 0 else { return nil }
        return Int(exactly: UInt64(disk.f_bavail).multipliedReportingOverflow(by: UInt64(disk.f_frsize)).partialValue)
    }
}
