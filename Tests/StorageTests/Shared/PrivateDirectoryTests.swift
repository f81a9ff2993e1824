import Foundation
import Testing

@testable import Storage

@Suite("The data directory is private")
struct PrivateDirectoryTests {
    private func with(_ mode: Int, _ files: String..., body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "private-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: mode])
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in files { try Data().write(to: folder.appending(path: name)) }
        try body(folder)
    }

    private func mode(_ folder: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
    }

    @Test("One that others could look into is closed, when it is empty and when it holds the database")
    func closed() throws {
        try with(0o755) { (folder: URL) throws in
            try PrivateDirectory.prepare(folder)
            #expect(try mode(folder) == 0o700)
        }
        try with(0o777, "vitalpath.db", "notes") { (folder: URL) throws in
            try PrivateDirectory.prepare(folder)
            #expect(try mode(folder) == 0o700)
        }
    }

    @Test("One with other things in it is not ours to close")
    func shared() throws {
        try with(0o755, "letters") { (folder: URL) throws in
            #expect(throws: StorageError.sharedDirectory) { try PrivateDirectory.prepare(folder) }
            #expect(try mode(folder) == 0o755)
        }
        try with(0o700, "letters") { try PrivateDirectory.prepare($0) }
    }

    @Test("A file in its place is told")
    func file() throws {
        try with(0o700, "file") { folder in
            #expect(throws: StorageError.notWritable) { try PrivateDirectory.prepare(folder.appending(path: "file/x")) }
        }
    }
}
