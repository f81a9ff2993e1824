import Foundation
import HTTPTypes
import Hummingbird
import Imports
import NIOCore

/// A body on its way to a file that only its owner can read.
final class Upload {
    let file: URL
    private let handle: FileHandle
    private var count = 0
    /// How many bytes are written between two looks at what is free
    private static let stride = 4 << 20

    /// - Parameter folder: made when it is missing
    init(in folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        file = folder.appending(path: UUID().uuidString)
        guard FileManager.default.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw Problem(HTTPResponse.Status(code: 507), ImportError.diskFull.healthKey) }
        handle = try FileHandle(forWritingTo: file)
    }

    /// - Throws: 413 for more than `limit` bytes, 507 when the disk is full but for what people log
    func add(_ part: ByteBuffer, limit: Int) throws {
        let before = count
        count += part.readableBytes
        guard count <= limit else { throw Problem.tooLarge }
        do {
            if before / Self.stride != count / Self.stride { try SpoolFile.checkRoom(handle.fileDescriptor) }
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

extension Request {
    /// What the person's file is called, for them to know it again.
    var fileName: String? {
        guard let raw = headers[.fileName]?.removingPercentEncoding else { return nil }
        let name = raw.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
        let clean = String(name.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }.prefix(120))
        return clean.isEmpty ? nil : clean
    }
}
