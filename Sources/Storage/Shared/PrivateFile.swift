import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Files that only their owner can read, from their first moment on.
enum PrivateFile {
    static func make(_ url: URL) throws {
        guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Written, and on the disk when this returns; gone again when it cannot be.
    static func write(_ bytes: [UInt8], to url: URL) throws {
        try make(url)
        do {
            let file = try FileHandle(forWritingTo: url)
            defer { try? file.close() }
            try file.write(contentsOf: Data(bytes))
            try file.synchronize()
            keep(url.deletingLastPathComponent())
        } catch {
            try? FileManager.default.removeItem(at: url)
            throw error
        }
    }

    /// Puts a file in the place of another at once; on the disk when this returns.
    static func rename(_ file: URL, to other: URL) throws {
        guard Foundation.rename(file.path, other.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        keep(other.deletingLastPathComponent())
    }

    /// Puts these bytes in the place of a file's at once: whoever ends in between leaves the old ones.
    static func replace(_ file: URL, with bytes: [UInt8]) throws {
        let draft = file.appendingPathExtension("new")
        try? FileManager.default.removeItem(at: draft)
        try write(bytes, to: draft)
        try rename(draft, to: file)
    }

    /// Gone for good when this returns.
    static func remove(_ file: URL) throws {
        try FileManager.default.removeItem(at: file)
        keep(file.deletingLastPathComponent())
    }

    /// The names in a folder outlive a power cut once this returns.
    private static func keep(_ folder: URL) {
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
