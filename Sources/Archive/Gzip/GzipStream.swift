internal import CZlib

/// Deflates into the gzip format (RFC 1952) as bytes come in.
public final class GzipStream {
    enum Failure: Error { case zlib(Int32) }

    /// zlib's own default: the level that trades best.
    public static let level: Int32 = 6
    /// For what is compressed once and sent often.
    public static let smallest: Int32 = 9
    /// For what someone waits for: a sixth more bytes in less than half the time.
    static let quickest: Int32 = 1
    private static let outputSize = 64 * 1024
    private let stream: UnsafeMutablePointer<z_stream>
    private var output = [UInt8](repeating: 0, count: outputSize)

    /// - Throws: when zlib finds no memory.
    public init(level: Int32 = GzipStream.level) throws {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // 15 window bits, and 16 more for the gzip header.
        let status = deflateInit2_(
            stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else {
            stream.deallocate()
            throw Failure.zlib(status)
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// - Returns: the part of the file that is ready, often nothing.
    public func write(_ bytes: [UInt8]) throws -> [UInt8] { bytes.isEmpty ? [] : try deflate(bytes, flush: Z_NO_FLUSH) }

    /// The end of the file; nothing can be written afterwards.
    public func finish() throws -> [UInt8] { try deflate([], flush: Z_FINISH) }

    private func deflate(_ bytes: [UInt8], flush: Int32) throws -> [UInt8] {
        var input = bytes
        var ready: [UInt8] = []
        try input.withUnsafeMutableBufferPointer { input in
            stream.pointee.next_in = input.baseAddress
            stream.pointee.avail_in = UInt32(input.count)
            repeat {
                let status = output.withUnsafeMutableBufferPointer { output in
                    stream.pointee.next_out = output.baseAddress
                    stream.pointee.avail_out = UInt32(output.count)
                    return CZlib.deflate(stream, flush)
                }
                guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
                    throw Failure.zlib(status)
                }
                ready += output[..<(output.count - Int(stream.pointee.avail_out))]
            } while stream.pointee.avail_out == 0
        }
        return ready
    }
}
