import Foundation

/// Where a command writes what it makes.
enum OutputFile {
    /// Bytes to a file, or to standard output without one. Written beside and renamed, so that a broken file never
    /// replaces a whole one.
    static func write(_ output: String?, _ produce: (_ send: ([UInt8]) throws -> Void) throws -> Void) throws {
        guard let output else {
            return try produce { try FileHandle.standardOutput.write(contentsOf: Data($0)) }
        }
        let target = URL(filePath: output)
        let draft = target.appendingPathExtension("part")
        guard FileManager.default.createFile(atPath: draft.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw CommandFailure("Cannot write \(draft.path).") }
        do {
            let file = try FileHandle(forWritingTo: draft)
            try produce { try file.write(contentsOf: Data($0)) }
            try file.synchronize()
            try file.close()
            guard rename(draft.path, target.path) == 0 else { throw CommandFailure("Cannot write \(target.path).") }
        } catch {
            try? FileManager.default.removeItem(at: draft)
            throw error
        }
    }
}
