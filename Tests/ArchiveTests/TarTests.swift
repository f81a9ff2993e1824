import Foundation
import Testing

@testable import Archive

@Suite("Tar files in gzip")
struct TarTests {
    @Test("Files come back as they went in, and the machine's own tar reads them")
    func roundTrip() throws {
        let files = [("a.json", 0), ("photos/1.jpg", 511), ("b", 512), ("c", 300_000)].map { name, size in
            (name, (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        }
        let packed = try packed(files)
        #expect(try unpacked(packed).elementsEqual(files) { $0 == $1 })
        let folder = FileManager.default.temporaryDirectory.appending(path: "tar-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(packed).write(to: folder.appending(path: "x.tar.gz"))
        let tar = Process()
        tar.executableURL = URL(filePath: "/usr/bin/env")
        tar.arguments = ["tar", "xzf", "x.tar.gz"]
        tar.currentDirectoryURL = folder
        try tar.run()
        tar.waitUntilExit()
        #expect(tar.terminationStatus == 0)
        for (name, bytes) in files { #expect(try Data(contentsOf: folder.appending(path: name)) == Data(bytes)) }
    }

    @Test("Damage anywhere is told, or leaves everything as it was; an end that is missing is always told")
    func damage() throws {
        let files = [("a.json", Array("{}".utf8)), ("b", (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* $0) })]
        let packed = try packed(files)
        for place in packed.indices {
            var damaged = packed
            damaged[place] ^= UInt8.random(in: 1...255)
            let read = try? unpacked(damaged)
            #expect(read == nil || read!.elementsEqual(files) { $0 == $1 }, "at \(place)")
            #expect(throws: ArchiveError.self, "cut at \(place)") { try unpacked(Array(packed[..<place])).count }
        }
        #expect(throws: ArchiveError.damaged) { try unpacked(packed + [1]) }
    }

    @Test("A link, or whatever else is no file, is refused")
    func kinds() throws {
        var tar: [UInt8] = []
        let writer = TarWriter(modified: 0) { tar += $0 }
        try writer.begin("a", size: 0)
        try writer.finish()
        tar[156] = UInt8(ascii: "2")
        #expect(throws: ArchiveError.damaged) { try TarReader(pull(tar)).next() }
        // The checksum is a sum: the two changes make up for each other.
        tar[0] -= 2
        #expect(throws: ArchiveError.foreign) { try TarReader(pull(tar)).next() }
    }

    @Test("A file that has not the size that it was said to have is a mistake that shows")
    func sizes() throws {
        let writer = TarWriter(modified: 0) { _ in }
        try writer.begin("a", size: 3)
        #expect(throws: ArchiveError.tooLarge) { try writer.write([1, 2, 3, 4]) }
        #expect(throws: ArchiveError.truncated) { try writer.finish() }
    }

    private func packed(_ files: [(String, [UInt8])]) throws -> [UInt8] {
        var result: [UInt8] = []
        let gzip = try GzipStream()
        let tar = TarWriter(modified: 1_700_000_000) { result += try gzip.write($0) }
        for (name, bytes) in files {
            try tar.begin(name, size: bytes.count)
            try tar.write(bytes)
        }
        try tar.finish()
        return try result + gzip.finish()
    }

    private func unpacked(_ bytes: [UInt8]) throws -> [(String, [UInt8])] {
        let gunzip = try Gunzip(pull(bytes))
        let tar = TarReader(gunzip.next)
        var files: [(String, [UInt8])] = []
        while let entry = try tar.next() {
            var content: [UInt8] = []
            while let piece = try tar.read() { content += piece }
            files.append((entry.name, content))
        }
        return files
    }
}
