/// The table of contents of a zip file, and its entries as streams. Names are only compared, never used as paths.
struct ZipArchive {
    struct Entry {
        var name: [UInt8]
        var method: UInt16
        var isEncrypted: Bool
        var crc: UInt32
        var compressedSize: Int
        var size: Int
        var headerOffset: Int

        /// What follows the last slash, in lower case.
        var fileName: String {
            let last = name.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
            return String(decoding: last.map { name[($0 + 1)...] } ?? name[...], as: UTF8.self).lowercased()
        }
    }

    let entries: [Entry]
    private let file: InputFile
    private let limits: InflateLimits

    private static let mostEntries = 100_000
    private static let longestDirectory = 64 << 20

    /// - Throws: `ImportError`: `.truncated` when there is no table at the end, `.corrupt`, `.tooLarge`.
    init(_ file: InputFile, limits: InflateLimits = .standard) throws {
        self.file = file
        self.limits = limits
        let end = try ZipEnd(file)
        guard end.count <= Self.mostEntries, end.size <= Self.longestDirectory else { throw ImportError.tooLarge }
        guard end.offset >= 0, end.size >= 0, end.offset <= file.size - end.size else { throw ImportError.corrupt }
        let table = try file.bytes(at: end.offset, count: end.size)
        var reader = LittleEndian(table)
        var entries: [Entry] = []
        for _ in 0..<end.count { entries.append(try Self.entry(&reader)) }
        self.entries = entries
    }

    /// The entry with this file name, in whichever folder.
    func entry(named name: String) -> Entry? { entries.first { $0.fileName == name } }

    /// The entry's bytes. The checksum is known to be right once the stream has come to its end.
    ///
    /// - Throws: `ImportError`: `.unsupported` for a password or another method than deflate, `.corrupt`, `.truncated`.
    func open(_ entry: Entry, meter: ImportMeter? = nil) throws -> any ByteStream {
        guard !entry.isEncrypted else { throw ImportError.unsupported }
        var header = LittleEndian(try file.bytes(at: entry.headerOffset, count: 30))
        guard try header.uint32() == 0x0403_4b50 else { throw ImportError.corrupt }
        try header.skip(22)
        let nameLength = try header.uint16()
        let start = entry.headerOffset + 30 + Int(nameLength) + Int(try header.uint16())
        guard start <= file.size, entry.compressedSize <= file.size - start else { throw ImportError.truncated }
        let packed = FileStream(file, start..<start + entry.compressedSize, meter: meter)
        switch entry.method {
        case 0: return CheckedStream(packed, entry)
        case 8: return CheckedStream(try InflateStream(packed, .bare, limits: limits), entry)
        default: throw ImportError.unsupported
        }
    }

    private static func entry(_ reader: inout LittleEndian) throws -> Entry {
        guard try reader.uint32() == 0x0201_4b50 else { throw ImportError.corrupt }
        try reader.skip(4)
        let flags = try reader.uint16()
        let method = try reader.uint16()
        try reader.skip(4)
        let crc = try reader.uint32()
        var compressedSize = UInt64(try reader.uint32())
        var size = UInt64(try reader.uint32())
        let nameLength = Int(try reader.uint16())
        let extraLength = Int(try reader.uint16())
        let commentLength = Int(try reader.uint16())
        try reader.skip(8)
        var offset = UInt64(try reader.uint32())
        let name = try reader.bytes(nameLength)
        var extra = LittleEndian(try reader.bytes(extraLength))
        try reader.skip(commentLength)
        // Zip64: what did not fit above stands in an extra field, in this order.
        while extra.count >= 4 {
            let kind = try extra.uint16()
            var field = LittleEndian(try extra.bytes(min(Int(try extra.uint16()), extra.count)))
            guard kind == 1 else { continue }
            if size == 0xffff_ffff { size = try field.uint64() }
            if compressedSize == 0xffff_ffff { compressedSize = try field.uint64() }
            if offset == 0xffff_ffff { offset = try field.uint64() }
        }
        guard let compressed = Int(exactly: compressedSize), let whole = Int(exactly: size),
            let header = Int(exactly: offset), header < 1 << 56, compressed < 1 << 56
        else { throw ImportError.corrupt }
        return Entry(
            name: name, method: method, isEncrypted: flags & 1 != 0, crc: crc, compressedSize: compressed,
            size: whole, headerOffset: header)
    }
}

/// The record at the end of a zip file that says where its table of contents is.
private struct ZipEnd {
    var count: Int
    var size: Int
    var offset: Int

    init(_ file: InputFile) throws {
        let longestComment = 65_535
        let tailStart = max(0, file.size - 22 - longestComment)
        let tail = try file.bytes(at: tailStart, count: file.size - tailStart)
        guard let place = Self.lastMark(in: tail) else { throw ImportError.truncated }
        var reader = LittleEndian(Array(tail[place...]))
        try reader.skip(10)
        count = Int(try reader.uint16())
        size = Int(try reader.uint32())
        offset = Int(try reader.uint32())
        guard count == 0xffff || size == 0xffff_ffff || offset == 0xffff_ffff else { return }
        var locator = LittleEndian(try file.bytes(at: tailStart + place - 20, count: 20))
        guard locator.count == 20, try locator.uint32() == 0x0706_4b50 else { return }
        try locator.skip(4)
        guard let end64 = Int(exactly: try locator.uint64()) else { throw ImportError.corrupt }
        var record = LittleEndian(try file.bytes(at: end64, count: 56))
        guard record.count == 56, try record.uint32() == 0x0606_4b50 else { throw ImportError.corrupt }
        try record.skip(28)
        guard let count = Int(exactly: try record.uint64()), let size = Int(exactly: try record.uint64()),
            let offset = Int(exactly: try record.uint64())
        else { throw ImportError.corrupt }
        self.count = count
        self.size = size
        self.offset = offset
    }

    private static func lastMark(in tail: [UInt8]) -> Int? {
        tail.withUnsafeBufferPointer { tail in
            var last: Int?
            var position = 0
            while let place = tail.index(of: 0x50, from: position), place + 22 <= tail.count {
                if tail.part(place..<place + 4).equals("PK\u{5}\u{6}") { last = place }
                position = place + 1
            }
            return last
        }
    }
}

/// Passes chunks on, and compares their length and checksum with what the archive promised.
private final class CheckedStream: ByteStream {
    private let source: any ByteStream
    private let entry: ZipArchive.Entry
    private var checksum: UInt = 0
    private var count = 0

    init(_ source: any ByteStream, _ entry: ZipArchive.Entry) {
        self.source = source
        self.entry = entry
    }

    func next() throws -> Bytes? {
        guard let chunk = try source.next() else {
            guard count == entry.size, checksum == UInt(entry.crc) else { throw ImportError.corrupt }
            return nil
        }
        count += chunk.count
        guard count <= entry.size else { throw ImportError.corrupt }
        checksum = Checksum.add(chunk, to: checksum)
        return chunk
    }
}

/// Numbers out of bytes, the low byte first.
private struct LittleEndian {
    private let all: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { all = bytes }

    var count: Int { all.count - position }

    mutating func bytes(_ count: Int) throws -> [UInt8] {
        guard count <= self.count else { throw ImportError.corrupt }
        defer { position += count }
        return Array(all[position..<position + count])
    }

    mutating func skip(_ count: Int) throws {
        guard count <= self.count else { throw ImportError.corrupt }
        position += count
    }

    mutating func uint16() throws -> UInt16 { UInt16(try number(2)) }
    mutating func uint32() throws -> UInt32 { UInt32(try number(4)) }
    mutating func uint64() throws -> UInt64 { try number(8) }

    private mutating func number(_ width: Int) throws -> UInt64 {
        guard width <= count else { throw ImportError.corrupt }
        defer { position += width }
        return (0..<width).reversed().reduce(0) { $0 << 8 | UInt64(all[position + $1]) }
    }
}
