import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that is read at places of one's choice.
final class InputFile: Sendable {
    let size: Int
    private let descriptor: Int32

    /// - Throws: `ImportError.unreadable`
    init(_ url: URL) throws {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw ImportError.unreadable }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw ImportError.unreadable
        }
        self.descriptor = descriptor
        size = Int(status.st_size)
    }

    deinit { close(descriptor) }

    /// Fills the buffer from `offset` on.
    ///
    /// - Returns: how many bytes there were, fewer only at the end of the file.
    /// - Throws: `ImportError.unreadable`
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int {
        var count = 0
        while count < buffer.count {
            let got = pread(
                descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count, off_t(offset + count))
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw ImportError.unreadable }
            if got == 0 { break }
            count += got
        }
        return count
    }

    /// Up to `count` bytes from `offset` on.
    func bytes(at offset: Int, count: Int) throws -> [UInt8] {
        guard offset >= 0, offset <= size, count > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: min(count, size - offset))
        let got = try bytes.withUnsafeMutableBytes { try read(into: $0, at: offset) }
        bytes.removeLast(bytes.count - got)
        return bytes
    }
}
