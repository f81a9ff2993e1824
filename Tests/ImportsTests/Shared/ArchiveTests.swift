import Foundation
import Testing

@testable import Imports

@Suite("Archives")
struct ArchiveTests {
    private let text = Array(String(repeating: "Nutella, 15 g; pindakaas, 20 g\n", count: 40).utf8)

    private func unzip(_ bytes: [UInt8], _ name: String, limits: InflateLimits = .standard) throws -> [UInt8] {
        let file = try TemporaryFile(bytes)
        let archive = try ZipArchive(InputFile(file.url), limits: limits)
        return try archive.open(#require(archive.entry(named: name))).rest()
    }

    @Test("A stored, a deflated, a late-sized and a Zip64 entry give what went in")
    func entries() throws {
        let archive = Packing.zip([
            .init(name: "folder/stored.csv", bytes: text, method: 0), .init(name: "folder/Deflated.CSV", bytes: text),
            .init(name: "late.csv", bytes: text, hasDataDescriptor: true), .init(name: "empty.csv", bytes: []),
        ])
        for name in ["stored.csv", "deflated.csv", "late.csv"] { #expect(try unzip(archive, name) == text) }
        #expect(try unzip(archive, "empty.csv").isEmpty)
        #expect(try unzip(Packing.zip([.init(name: "big.csv", bytes: text, isZip64: true)]), "big.csv") == text)
    }

    @Test("A name that climbs out of its folder is only a name")
    func names() throws {
        let archive = Packing.zip([("../../etc/passwd", "root"), ("C:\\windows\\food.csv", "x")])
        #expect(try unzip(archive, "passwd") == Array("root".utf8))
        #expect(try unzip(archive, "food.csv") == Array("x".utf8))
    }

    @Test("A wrong checksum, a password and another method are refused by name")
    func refused() throws {
        func error(_ entry: Packing.Entry) -> ImportError? {
            #expect(throws: ImportError.self) { try unzip(Packing.zip([entry]), "a") }
        }
        #expect(error(.init(name: "a", bytes: text, checksum: 1)) == .corrupt)
        #expect(error(.init(name: "a", bytes: text, flags: 1)) == .unsupported)
        #expect(error(.init(name: "a", bytes: text, method: 14)) == .unsupported)
    }

    @Test("A zip file that was cut off anywhere is not read")
    func cutZip() throws {
        let whole = Packing.zip([.init(name: "a", bytes: text), .init(name: "b", bytes: text, method: 0)])
        for count in 0..<whole.count {
            #expect(throws: ImportError.truncated) { try unzip(Array(whole[..<count]), "a") }
        }
    }

    @Test("Gzip members follow each other, with zeros behind the last")
    func members() throws {
        let packed = Packing.gzip(text) + Packing.gzip([]) + Packing.gzip(text) + [0, 0, 0, 0]
        for size in [1, 7, 1 << 20] {
            #expect(try InflateStream(PieceStream(packed, of: size), .gzip).rest() == text + text)
        }
    }

    @Test("A gzip file that was cut off anywhere, or has rubbish behind it, says so")
    func cutGzip() throws {
        let whole = Packing.gzip(text)
        for count in 0..<whole.count {
            #expect(throws: ImportError.truncated) {
                try InflateStream(PieceStream(Array(whole[..<count]), of: 100), .gzip).rest()
            }
        }
        #expect(throws: ImportError.corrupt) {
            try InflateStream(PieceStream(whole + Array("rubbish".utf8), of: 100), .gzip).rest()
        }
        var damaged = whole
        damaged[whole.count - 6] ^= 1
        #expect(throws: ImportError.corrupt) { try InflateStream(PieceStream(damaged, of: 100), .gzip).rest() }
    }

    @Test("What unpacks to a thousand times its size is refused before it has")
    func bomb() throws {
        let zeros = 1 << 28
        let limits = InflateLimits(ratio: 250, allowance: 1 << 20)
        var unpacked = 0
        #expect(throws: ImportError.tooLarge) {
            let stream = try InflateStream(PieceStream(Packing.gzip(zeros: zeros), of: 64 << 10), .gzip, limits: limits)
            while let chunk = try stream.next() { unpacked += chunk.count }
        }
        #expect(unpacked < zeros / 2)
        let total = InflateLimits(total: 1 << 20)
        #expect(throws: ImportError.tooLarge) {
            try InflateStream(PieceStream(Packing.gzip(zeros: 1 << 22), of: 100), .gzip, limits: total).rest()
        }
        // An archive that claims fewer bytes than it holds.
        var lying = Packing.zip([.init(name: "a", bytes: [UInt8](repeating: 0, count: 100_000))])
        let central = try #require(lying.indices.dropLast(4).last { lying[$0..<$0 + 4] == [0x50, 0x4b, 1, 2] })
        lying[central + 24] = 10
        lying[central + 25] = 0
        lying[central + 26] = 0
        #expect(throws: ImportError.corrupt) { try unzip(lying, "a") }
    }

    @Test("No damaged archive ends the program")
    func fuzz() throws {
        let zip = Packing.zip([
            .init(name: "a", bytes: text), .init(name: "b", bytes: text, hasDataDescriptor: true, isZip64: true),
        ])
        let gzip = Packing.gzip(text)
        var random = Mutator(seed: 1)
        for _ in 0..<3000 {
            _ = try? InflateStream(PieceStream(random.damaged(gzip), of: 50), .gzip).rest()
        }
        for _ in 0..<1500 {
            let file = try TemporaryFile(random.damaged(zip))
            guard let archive = try? ZipArchive(InputFile(file.url)) else { continue }
            for entry in archive.entries { _ = try? archive.open(entry).rest() }
        }
    }
}
