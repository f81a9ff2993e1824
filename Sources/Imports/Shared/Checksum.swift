import CZlib

/// CRC-32, as zip files use it.
enum Checksum {
    static func add(_ bytes: Bytes, to checksum: UInt) -> UInt {
        UInt(crc32_z(numericCast(checksum), bytes.baseAddress, numericCast(bytes.count)))
    }
}
