internal import CZlib

/// Packs bytes at once.
public enum Deflate {
    /// In the zlib format (RFC 1950).
    ///
    /// - Throws: when zlib finds no memory.
    public static func zlib(_ bytes: [UInt8]) throws -> [UInt8] {
        var length = compressBound(uLong(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        let status = compress2(&packed, &length, bytes, uLong(bytes.count), GzipStream.quickest)
        guard status == Z_OK else { throw GzipStream.Failure.zlib(status) }
        packed.removeLast(packed.count - Int(length))
        return packed
    }
}
