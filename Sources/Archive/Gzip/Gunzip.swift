import CZlib

/// Unpacks a file of the gzip format (RFC 1952) with one member, as it is read.
public final class Gunzip {
    private let source: Pull
    private let stream: UnsafeMutablePointer<z_stream>
    private var output = [UInt8](repeating: 0, count: 64 << 10)
    private var isOver = false

    /// - Throws: when zlib finds no memory
    public init(_ source: @escaping Pull) throws {
        self.source = source
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let status = inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else {
            stream.deallocate()
            throw GzipStream.Failure.zlib(status)
        }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    private var input: [UInt8] = []
    private var taken = 0

    /// - Throws: `ArchiveError.truncated`, `.damaged`, also when something follows
    public func next() throws -> [UInt8]? {
        while !isOver {
            if taken == input.count {
                guard let more = try source() else { throw ArchiveError.truncated }
                (input, taken) = (more, 0)
            }
            let (status, left, room) = input.withUnsafeMutableBufferPointer { input in
                output.withUnsafeMutableBufferPointer { output in
                    stream.pointee.next_in = input.baseAddress.map { $0 + taken }
                    stream.pointee.avail_in = UInt32(input.count - taken)
                    stream.pointee.next_out = output.baseAddress
                    stream.pointee.avail_out = UInt32(output.count)
                    let status = inflate(stream, Z_NO_FLUSH)
                    return (status, Int(stream.pointee.avail_in), Int(stream.pointee.avail_out))
                }
            }
            taken = input.count - left
            guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { throw ArchiveError.damaged }
            if status == Z_STREAM_END {
                guard taken == input.count, try source() == nil else { throw ArchiveError.damaged }
                isOver = true
            }
            if room < output.count { return Array(output[..<(output.count - room)]) }
        }
        return nil
    }
}
