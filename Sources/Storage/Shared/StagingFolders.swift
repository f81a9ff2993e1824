import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Folders in which something is put together. Each is locked by the process that made it, for as long as it lives: what
/// nobody holds was left by one that was ended.
enum StagingFolders {
    /// Of this process, by path.
    private static let held = Mutex<[String: Int32]>([:])

    /// A new one, nobody else's.
    static func make(in staging: URL) throws -> URL {
        held.withLock { held in
            for (path, descriptor) in held where !FileManager.default.fileExists(atPath: path) {
                close(descriptor)
                held[path] = nil
            }
        }
        while true {
            let folder = staging.appending(path: UUID().uuidString, directoryHint: .isDirectory)
            try PrivateDirectory.make(folder)
            let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else {
                if errno == ENOENT { continue }
                throw StorageError.notWritable
            }
            let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
            // Between the two another process may have taken it for one that was left.
            if isLocked, FileManager.default.fileExists(atPath: folder.path) {
                held.withLock { $0[folder.path] = descriptor }
                return folder
            }
            close(descriptor)
        }
    }

    /// Removes those that no living process holds.
    ///
    /// - Returns: how many
    @discardableResult
    static func clean(_ staging: URL) -> Int {
        let left = (try? FileManager.default.contentsOfDirectory(at: staging, includingPropertiesForKeys: nil)) ?? []
        return left.count { entry in
            let descriptor = open(entry.path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return false }
            defer { close(descriptor) }
            if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
                if errno == EWOULDBLOCK { return false }
                // A file system without locks does not say who is at work: nobody is for an hour.
                let made = try? FileManager.default.attributesOfItem(atPath: entry.path)[.creationDate] as? Date
                if (made ?? .distantPast).timeIntervalSinceNow > -3600 { return false }
            }
            return (try? FileManager.default.removeItem(at: entry)) != nil
        }
    }
}
