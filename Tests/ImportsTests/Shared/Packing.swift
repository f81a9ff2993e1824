import CZlib
import Foundation

@testable import Imports

/// Makes the archives that the tests read.
enum Packing {
    struct Entry {
        var name: String
        var bytes: [UInt8]
        var method: UInt16 = 8
        var flags: UInt16 = 0
        /// A checksum to claim instead of the right one.
        var checksum: UInt32?
        var hasDataDescriptor = false
        var isZip64 = false
    }

    static func gzip(_ bytes: [UInt8]) -> [UInt8] { pack(bytes, windowBits: 31) }
    static func deflate(_ bytes: [UInt8]) -> [UInt8] { pack(bytes, windowBits: -15) }

    /// A gzip member of zeros.
    static func gzip(zeros: Int) -> [UInt8] { pack(zeros: zeros, windowBits: 31) }
    static func deflate(zeros: Int) -> [UInt8] { pack(zeros: zeros, windowBits: -15) }

    static func zip(_ entries: [Entry]) -> [UInt8] {
        var file: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let offset = file.count
            let packed = entry.method == 8 ? deflate(entry.bytes) : entry.bytes
            let checksum = entry.checksum ?? Self.checksum(entry.bytes)
            let name = Array(entry.name.utf8)
            let extra: [UInt8] =
                entry.isZip64
                ? little(1, 2) + little(24, 2) + little(entry.bytes.count, 8) + little(packed.count, 8)
                    + little(offset, 8) : []
            let isLate = entry.hasDataDescriptor
            file += little(0x0403_4b50, 4) + little(20, 2) + little(Int(entry.flags) | (isLate ? 8 : 0), 2)
            file += little(Int(entry.method), 2) + little(0, 4) + little(isLate ? 0 : Int(checksum), 4)
            file += little(isLate ? 0 : packed.count, 4) + little(isLate ? 0 : entry.bytes.count, 4)
            file += little(name.count, 2) + little(0, 2) + name + packed
            if isLate {
                file += little(0x0807_4b50, 4) + little(Int(checksum), 4) + little(packed.count, 4)
                file += little(entry.bytes.count, 4)
            }
            directory += little(0x0201_4b50, 4) + little(20, 2) + little(20, 2) + little(Int(entry.flags), 2)
            directory += little(Int(entry.method), 2) + little(0, 4) + little(Int(checksum), 4)
            directory += little(entry.isZip64 ? 0xffff_ffff : packed.count, 4)
            directory += little(entry.isZip64 ? 0xffff_ffff : entry.bytes.count, 4)
            directory += little(name.count, 2) + little(extra.count, 2) + little(0, 2) + little(0, 8)
            directory += little(entry.isZip64 ? 0xffff_ffff : offset, 4) + name + extra
        }
        let start = file.count
        file += directory
        if entries.contains(where: \.isZip64) {
            let end = file.count
            file += little(0x0606_4b50, 4) + little(44, 8) + little(45, 2) + little(45, 2) + little(0, 8)
            file += little(entries.count, 8) + little(entries.count, 8) + little(directory.count, 8) + little(start, 8)
            file += little(0x0706_4b50, 4) + little(0, 4) + little(end, 8) + little(1, 4)
            file += little(0x0605_4b50, 4) + little(0, 4) + little(0xffff, 2) + little(0xffff, 2)
            file += little(0xffff_ffff, 4) + little(0xffff_ffff, 4) + little(0, 2)
        } else {
            file += little(0x0605_4b50, 4) + little(0, 4) + little(entries.count, 2) + little(entries.count, 2)
            file += little(directory.count, 4) + little(start, 4) + little(0, 2)
        }
        return file
    }

    static func zip(_ files: [(String, String)]) -> [UInt8] {
        zip(files.map { Entry(name: $0.0, bytes: Array($0.1.utf8)) })
    }

    static func checksum(_ bytes: [UInt8]) -> UInt32 { UInt32(crc32(0, bytes, UInt32(bytes.count))) }

    private static func little(_ value: Int, _ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private static func pack(_ bytes: [UInt8], windowBits: Int32) -> [UInt8] {
        var packer = Packer(windowBits)
        packer.add(bytes, isLast: true)
        return packer.packed
    }

    private static func pack(zeros: Int, windowBits: Int32) -> [UInt8] {
        var packer = Packer(windowBits)
        let chunk = [UInt8](repeating: 0, count: 1 << 20)
        for _ in 0..<zeros >> 20 { packer.add(chunk, isLast: false) }
        packer.add([UInt8](repeating: 0, count: zeros & (1 << 20 - 1)), isLast: true)
        return packer.packed
    }
}

private struct Packer {
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private(set) var packed: [UInt8] = []

    init(_ windowBits: Int32) {
        stream.initialize(to: z_stream())
        deflateInit2_(
            stream, 6, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    }

    mutating func add(_ bytes: [UInt8], isLast: Bool) {
        var input = bytes
        var output = [UInt8](repeating: 0, count: 64 << 10)
        input.withUnsafeMutableBufferPointer { input in
            stream.pointee.next_in = input.baseAddress
            stream.pointee.avail_in = UInt32(input.count)
            repeat {
                let count = output.withUnsafeMutableBufferPointer { output in
                    stream.pointee.next_out = output.baseAddress
                    stream.pointee.avail_out = UInt32(output.count)
                    CZlib.deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
                    return output.count - Int(stream.pointee.avail_out)
                }
                packed += output[..<count]
            } while stream.pointee.avail_out == 0
        }
        if isLast {
            deflateEnd(stream)
            stream.deallocate()
        }
    }
}

/// Bytes that come in small pieces, each in memory of its own, so that reading past its end shows.
final class PieceStream: ByteStream {
    private let bytes: [UInt8]
    private let size: Int
    private var position = 0
    private var piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

    init(_ bytes: [UInt8], of size: Int) {
        self.bytes = bytes
        self.size = size
    }

    convenience init(_ text: String, of size: Int = 1 << 20) { self.init(Array(text.utf8), of: size) }

    deinit { piece.deallocate() }

    func next() throws -> Bytes? {
        guard position < bytes.count else { return nil }
        piece.deallocate()
        let end = min(bytes.count, position + size)
        piece = .allocate(capacity: end - position)
        _ = piece.initialize(fromContentsOf: bytes[position..<end])
        position = end
        return Bytes(piece)
    }
}

extension ByteStream {
    /// All bytes that are left.
    func rest() throws -> [UInt8] {
        var all: [UInt8] = []
        while let chunk = try next() { all += chunk }
        return all
    }
}
