import Foundation
import Testing

@testable import Storage

@Suite("Folders in which something is put together")
struct StagingFoldersTests {
    private func withStaging(_ body: (URL) throws -> Void) throws {
        let staging = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: staging) }
        try body(staging)
    }

    private func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    @Test("What a process that lives has is left alone; what is nobody's goes at once, whatever it is")
    func clean() throws {
        try withStaging { staging in
            let mine = try StagingFolders.make(in: staging)
            let left = staging.appending(path: UUID().uuidString)
            try PrivateDirectory.make(left.appending(path: "store"))
            try Data("x".utf8).write(to: left.appending(path: "store/vitalpath.db"))
            try Data("x".utf8).write(to: staging.appending(path: "update-1.db"))
            #expect(StagingFolders.clean(staging) == 2)
            #expect(isThere(mine) && !isThere(left))
            try FileManager.default.removeItem(at: mine)
            #expect(StagingFolders.clean(staging) == 0)
            #expect(StagingFolders.clean(staging.appending(path: "nowhere")) == 0)
        }
    }

    @Test("A folder that was removed is held no longer")
    func release() throws {
        try withStaging { staging in
            func open() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count {
                    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/dev/fd/\($0)")
                    return path?.contains(staging.lastPathComponent) == true
                }
            }
            for _ in 0..<20 { try FileManager.default.removeItem(at: StagingFolders.make(in: staging)) }
            #expect(try open() <= 1)
        }
    }

    #if os(Linux)
        private func isFree(_ folder: URL) -> Bool {
            let file = open(folder.path, O_RDONLY)
            defer { close(file) }
            return flock(file, LOCK_EX | LOCK_NB) == 0
        }

        @Test("Another process holds what it is at until it ends, however it ends")
        func others() async throws {
            let staging = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: staging) }
            let folder = staging.appending(path: "theirs")
            try PrivateDirectory.make(folder)
            let other = Process()
            other.executableURL = URL(filePath: "/usr/bin/flock")
            other.arguments = ["--no-fork", "-x", folder.path, "sleep", "infinity"]
            let (end, ended) = AsyncStream.makeStream(of: Void.self)
            other.terminationHandler = { _ in ended.finish() }
            try other.run()
            defer { if other.isRunning { kill(other.processIdentifier, SIGKILL) } }
            // It cleans as soon as the other has it; before that it would be nobody's.
            while isFree(folder) { try await Task.sleep(for: .milliseconds(20)) }
            #expect(StagingFolders.clean(staging) == 0)
            kill(other.processIdentifier, SIGKILL)
            for await _ in end {}
            #expect(StagingFolders.clean(staging) == 1)
            #expect(!isThere(folder))
        }
    #endif
}
