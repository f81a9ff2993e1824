import Foundation
import HTTPTypes
import Imports
import NIOCore

/// A body on its way to a file that only its owner can read.
final class Upload {
    let file: URL
    private let handle: FileHandle
    private var count = 0

    /// - Parameter folder: made when it is missing
    init(in folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        file = folder.appending(path: UUID().uuidString)
        guard FileManager.default.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw Problem(HTTPResponse.Status(code: 507), ImportError.diskFull.healthKey) }
        handle = try FileHandle(forWritingTo: file)
    }

    /// - Throws: 413 for more than `limit` bytes, 507 when the disk is full
    func add(_ part: ByteBuffer, limit: Int) throws {
        count += part.readableBytes
        guard count <= limit else { throw Problem.tooLarge }
        do {
            try handle.write(contentsOf: Data(part.readableBytesView))
        } catch {
            throw Problem(
                HTTPResponse.Status(code: 507), ImportError.diskFull.healthKey, headers: [.connection: "close"])
        }
    }

    /// - Throws: 400 when it is not as long as it said.
    func finish(length: String?) throws {
        try handle.close()
        if let length, Int(length) != count { throw Problem.badRequest("problem.badRequest") }
    }

    func discard() {
        try? handle.close()
        try? FileManager.default.removeItem(at: file)
    }
}
