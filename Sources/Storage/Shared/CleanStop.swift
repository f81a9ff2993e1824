import Crypto
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The mark that the last run leaves when it ends in order and has seen every page of the database sound: what the next
/// start finds is then what was known to be sound, but for a disk that lost it. It names the state of the file, so that one
/// that anything touched since, a copy, and one put in its place have no mark.
enum CleanStop {
    /// Writes the mark; on the disk when this returns. There is none while the log holds anything.
    static func mark(_ files: DatabaseFiles) throws {
        guard DatabaseFiles.size(files.log) == 0 else { return }
        let database = try FileHandle(forReadingFrom: files.database)
        defer { try? database.close() }
        try database.synchronize()
        guard let state = try state(of: database) else { return }
        try PrivateFile.replace(files.cleanStop, with: [UInt8](state.utf8))
    }

    /// Takes the mark away, for good when this returns: from here on only the next clean stop makes one.
    ///
    /// - Returns: whether there was one, and of just this file
    /// - Throws: `StorageError.notWritable`: a mark that stays would be believed
    static func take(_ files: DatabaseFiles) throws -> Bool {
        guard let mark = try? Data(contentsOf: files.cleanStop) else {
            if unlink(files.cleanStop.path) == 0 || errno == ENOENT { return false }
            throw StorageError.notWritable
        }
        let database = try? FileHandle(forReadingFrom: files.database)
        defer { try? database?.close() }
        let isFile = try database.flatMap(state).map { Data($0.utf8) == mark } == true
        let fits = isFile && DatabaseFiles.size(files.log) == 0
        do { try PrivateFile.remove(files.cleanStop) } catch { throw StorageError.notWritable }
        return fits
    }

    /// What changes with any write to a file, also of its times: `nil` where the system does not say.
    private static func state(of file: FileHandle) throws -> String? {
        var found = stat()
        guard fstat(file.fileDescriptor, &found) == 0, found.st_size > 0 else { return nil }
        #if canImport(Darwin)
            let times = [found.st_mtimespec, found.st_ctimespec]
        #else
            let times = [found.st_mtim, found.st_ctim]
        #endif
        let moments = times.map { "\($0.tv_sec).\($0.tv_nsec)" }.joined(separator: " ")
        let head = Data(SHA256.hash(data: try file.read(upToCount: 4096) ?? Data())).base64EncodedString()
        return "1 \(found.st_ino) \(found.st_size) \(moments) \(head)\n"
    }
}
