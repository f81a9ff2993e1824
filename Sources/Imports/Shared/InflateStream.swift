import CZlib

/// Unpacks a stream of deflate data, bare or in gzip members one after the other.
final class InflateStream: ByteStream {
    enum Format: Int32 {
        case bare = -15
        case gzip = 31
    }

    private let source: any ByteStream
    private let format: Format
    private let limits: InflateLimits
    // zlib remembers where its stream stands.
    private let stream: UnsafeMutablePointer<z_stream>
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var bytesIn = 0
    private var bytesOut = 0
    private var isAtEnd = false
    private var sourceIsAtEnd = false

    /// - Throws: `ImportError.unreadable` when there is no memory for it.
    init(_ source: any ByteStream, _ format: Format, limits: InflateLimits = .standard) throws {
        self.source = source
        self.format = format
        self.limits = limits
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        buffer = .allocate(capacity: 256 << 10)
        guard
            inflateInit2_(stream, format.rawValue, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { throw ImportError.unreadable }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
        buffer.deallocate()
    }

    func next() throws -> Bytes? {
        while !isAtEnd {
            try fill()
            stream.pointee.next_out = buffer.baseAddress
            stream.pointee.avail_out = UInt32(buffer.count)
            let status = inflate(stream, Z_NO_FLUSH)
            let count = buffer.count - Int(stream.pointee.avail_out)
            bytesOut += count
            switch status {
            case Z_OK: break
            case Z_STREAM_END: try endMember()
            case Z_BUF_ERROR: if sourceIsAtEnd, count == 0 { throw ImportError.truncated }
            case Z_MEM_ERROR: throw ImportError.unreadable
            default: throw ImportError.corrupt
            }
            try limits.check(bytesIn: bytesIn, bytesOut: bytesOut)
            if count > 0 { return Bytes(rebasing: Bytes(buffer)[..<count]) }
        }
        return nil
    }

    private func fill() throws {
        guard stream.pointee.avail_in == 0, !sourceIsAtEnd else { return }
        guard let chunk = try source.next() else {
            sourceIsAtEnd = true
            return
        }
        bytesIn += chunk.count
        stream.pointee.next_in = UnsafeMutablePointer(mutating: chunk.baseAddress)
        stream.pointee.avail_in = UInt32(chunk.count)
    }

    /// After a member comes another, zeros that fill a block, or nothing.
    private func endMember() throws {
        guard format == .gzip else {
            isAtEnd = true
            return
        }
        while true {
            try fill()
            guard stream.pointee.avail_in > 0 else {
                isAtEnd = true
                return
            }
            guard stream.pointee.next_in?.pointee == 0 else { break }
            stream.pointee.next_in += 1
            stream.pointee.avail_in -= 1
        }
        guard inflateReset(stream) == Z_OK else { throw ImportError.corrupt }
    }
}
