import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One process at a time, for the database: SQLite 3.40 can lose a checkpoint between two, and kept answers would grow
/// old.
final class DirectoryLock: Sendable {
    private let descriptor: Mutex<Int32?>

    /// - Throws: `StorageError.locked` while another process holds it, `.notWritable`, `.diskFull`.
    init(_ directory: URL, named name: String = "lock") throws {
        let file = directory.appending(path: name).path
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw errno == ENOSPC ? StorageError.diskFull : .notWritable }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            let holder = try? String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(
                in: .whitespacesAndNewlines)
            throw StorageError.locked(pid: holder.flatMap { Int32($0) })
        }
        self.descriptor = Mutex(descriptor)
        ftruncate(descriptor, 0)
        let line = Array("\(getpid())\n".utf8)
        _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    /// Once: the number of a file that is closed may be another's by now.
    func release() {
        let open = descriptor.withLock { descriptor in
            defer { descriptor = nil }
            return descriptor
        }
        if let open { close(open) }
    }
}
