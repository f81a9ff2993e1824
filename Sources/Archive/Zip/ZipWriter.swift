internal import CZlib

/// Writes a zip of files that are packed already, one after the other. No times: the same files are the same bytes.
public struct ZipWriter {
    private var directory: [UInt8] = []
    private var length = 0
    private var count = 0

    public init() {}

    /// The part of the zip that a file makes.
    ///
    /// - Parameter name: with `/` between folders
    /// - Throws: `ArchiveError.tooLarge` for what 32 bits cannot tell
    public mutating func file(_ name: String, _ bytes: [UInt8]) throws -> [UInt8] {
        guard length + bytes.count + 1024 < Int(UInt32.max), count < Int(UInt16.max) - 1 else {
            throw ArchiveError.tooLarge
        }
        let checksum = crc32(0, bytes, uInt(bytes.count))
        let name = Array(name.utf8)
        // Version 2.0, names in UTF-8, stored, 1 January 1980.
        let common =
            [20, 0, 0, 8, 0, 0, 0, 0, 0x21, 0] + Self.number(Int(checksum), 4) + Self.number(bytes.count, 4)
            + Self.number(bytes.count, 4) + Self.number(name.count, 2) + [0, 0]
        let part = Array("PK\u{3}\u{4}".utf8) + common + name + bytes
        directory += Array("PK\u{1}\u{2}".utf8) + [20, 0] + common + [UInt8](repeating: 0, count: 10)
        directory += Self.number(length, 4) + name
        length += part.count
        count += 1
        return part
    }

    /// The end of the zip.
    public func finish() -> [UInt8] {
        directory + Array("PK\u{5}\u{6}".utf8) + [0, 0, 0, 0] + Self.number(count, 2) + Self.number(count, 2)
            + Self.number(directory.count, 4) + Self.number(length, 4) + [0, 0]
    }

    private static func number(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
