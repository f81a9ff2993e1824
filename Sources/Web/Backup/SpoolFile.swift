import Foundation
import Storage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file without a name: only this process can read it, and its room is free again once it lets go of it, however it
/// ends.
final class SpoolFile: Sendable {
    /// Bytes that stay free on the disk for what people log
    static let reserve: UInt64 = 256 << 20
    /// How many bytes are written between two looks at what is free
    private static let stride = 16 << 20

    private let descriptor: Int32

    /// - Throws: `StorageError.diskFull`, `CocoaError` when no file can be made in `folder`.
    init(in folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let path = folder.appending(path: UUID().uuidString).path
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw errno == ENOSPC ? StorageError.diskFull : CocoaError(.fileWriteUnknown) }
        unlink(path)
        try Self.checkRoom(descriptor)
    }

    deinit { close(descriptor) }

    /// Writes `bytes` at `offset`, the end so far.
    ///
    /// - Throws: `StorageError.diskFull`, also while there is still room for what people log.
    func write(_ bytes: [UInt8], at offset: Int) throws {
        if offset / Self.stride != (offset + bytes.count) / Self.stride { try Self.checkRoom(descriptor) }
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done, off_t(offset + done))
            }
            guard count > 0 else { throw StorageError.diskFull }
            done += count
        }
    }

    /// At most `count` bytes from `offset` on.
    func read(_ count: Int, at offset: Int) throws -> [UInt8] {
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
            size = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
        }
        guard !bytes.isEmpty else { throw CocoaError(.fileReadUnknown) }
        return bytes
    }

    /// - Throws: `StorageError.diskFull` where no more than the reserve is free on the disk of an open file
    static func checkRoom(_ descriptor: Int32) throws {
        var disk = statvfs()
        guard fstatvfs(descriptor, &disk) == 0 else { return }
        if UInt64(disk.f_bavail) * UInt64(disk.f_frsize) < Self.reserve { throw StorageError.diskFull }
    }
}
