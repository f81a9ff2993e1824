import Foundation
import Testing

@testable import Storage

@Suite("The lock of a data directory")
struct DirectoryLockTests {
    @Test("Released twice, it closes no file but its own")
    func twice() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-lock-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let lock = try DirectoryLock(folder)
        lock.release()
        // The next files get the numbers that are free.
        let files = (0..<64).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
        defer { for file in files { close(file) } }
        lock.release()
        #expect(files.allSatisfy { $0 >= 0 && fcntl($0, F_GETFD) >= 0 })
        // And somebody else can have the directory.
        try DirectoryLock(folder).release()
    }
}
