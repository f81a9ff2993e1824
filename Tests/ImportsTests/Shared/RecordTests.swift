import Testing

@testable import Imports

@Suite("Lines and records")
struct RecordTests {
    private func lines(_ text: String, of size: Int, longest: Int = 1000) throws -> (lines: [String], tooLong: Int) {
        var reader = try LineReader(PieceStream(text, of: size), longestLine: longest)
        var lines: [String] = []
        while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
        return (lines, reader.tooLong)
    }

    private func records(_ text: String, of size: Int, longest: Int = 1000) throws -> [[String]] {
        var reader = try CSVReader(PieceStream(text, of: size), longestRecord: longest)
        var records: [[String]] = []
        while let record = try reader.next() {
            records.append(
                reader.cells.map { cell in
                    var text: [UInt8] = []
                    let bytes = record.part(cell.range)
                    if cell.hasQuotes { bytes.unquoted(into: &text) } else { text += bytes }
                    return String(decoding: text, as: UTF8.self)
                })
        }
        return records
    }

    @Test("Lines are the same in pieces of any size", arguments: 1...20)
    func pieces(size: Int) throws {
        #expect(try lines("\u{feff}one\ntwo\r\n\nfour", of: size).lines == ["one", "two", "", "four"])
        #expect(try lines("", of: size).lines.isEmpty)
        #expect(try lines("\n", of: size).lines == [""])
    }

    @Test("A line of a million characters is skipped and counted", arguments: [1000, 65_536])
    func longLine(size: Int) throws {
        let long = String(repeating: "x", count: 1_000_000)
        let found = try lines("a\n\(long)\nb\n\(long)", of: size)
        #expect(found.lines == ["a", "b"])
        #expect(found.tooLong == 2)
    }

    @Test("Quoted cells hold separators, quotes and line ends, in pieces of any size", arguments: 1...25)
    func quotes(size: Int) throws {
        let text = "\u{feff}a,b,c\r\n\"1,5\",\"say \"\"hi\"\"\",\"two\nlines\"\n\n,,\nx,\"\",y"
        #expect(
            try records(text, of: size) == [
                ["a", "b", "c"], ["1,5", "say \"hi\"", "two\nlines"], ["", "", ""], ["x", "", "y"],
            ])
    }

    @Test("A quote that is never closed costs its own line")
    func openQuote() throws {
        let filler = String(repeating: "1,2\n", count: 600)
        #expect(try records("a,b\nx,\"c,d\n\(filler)", of: 100, longest: 500).count == 601)
        // Without the quote it has as many cells as the others.
        #expect(try records("a,\"b\n\(filler)", of: 100, longest: 500).count == 601)
        #expect(try records("a,b,c\nx,\"b", of: 100) == [["a", "b", "c"]])
    }

    @Test("A number is read strictly, and as Swift reads it")
    func numbers() {
        func read(_ text: String, mark: Character = ".") -> Double? {
            Array(text.utf8).withUnsafeBufferPointer { NumberBytes.double($0, mark: mark.asciiValue ?? 0) }
        }
        for text in [
            "0", "12.5", "-3", ".5", "5.", "1e3", "1.5E-7", "0.1", "123456789012345678901", "1e-400", "4.35",
            "9007199254740993",
        ] {
            #expect(read(text) == Double(text) ?? Double(text + "0"), "\(text)")
        }
        for text in [
            "", "-", ".", "1,234.5", "1.2.3", "12 kcal", "0x10", "nan", "inf", "1e", "1e+", "--1", "1e999", "½",
        ] {
            #expect(read(text) == nil, "\(text)")
        }
        #expect(read("3,25", mark: ",") == 3.25)
        #expect(read("1.234,5", mark: ",") == nil)
        var random = Mutator(seed: 3)
        for _ in 0..<5000 {
            let value = Double(random.below(1 << 30)) / Double(1 + random.below(1 << 20))
            #expect(read("\(value)") == value)
        }
    }

    @Test("Text loses what people should not see")
    func clean() {
        var clean = CleanText()
        func read(_ bytes: [UInt8], limit: Int = 200, isLatin1: Bool = false) -> String? {
            bytes.withUnsafeBufferPointer { clean.string($0, limit: limit, isLatin1: isLatin1) }
        }
        #expect(read(Array("  Ben &amp; Jerry&#39;s\t\r\n &quot;Dough&quot; \u{0}".utf8)) == "Ben & Jerry's \"Dough\"")
        #expect(read(Array(" \t ".utf8)) == nil)
        #expect(read([0x63, 0x72, 0xe8, 0x6d, 0x65], isLatin1: true) == "crème")
        #expect(read([0x63, 0x72, 0xe8, 0x6d, 0x65]) == "cr\u{fffd}me")
        #expect(read(Array("crème".utf8), limit: 3) == "cr")
    }
}
