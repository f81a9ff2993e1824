import Testing

@testable import Archive

@Suite("Zip")
struct ZipTests {
    @Test("Each file is where the directory says, with its checksum and its bytes as they are")
    func directory() throws {
        var zip = ZipWriter()
        let files = [
            ("een.pdf", Array("123456789".utf8)), ("été/2.pdf", [UInt8](repeating: 7, count: 70_000)), ("leeg", []),
        ]
        var bytes: [UInt8] = []
        for (name, content) in files { bytes += try zip.file(name, content) }
        bytes += zip.finish()
        func number(_ start: Int, _ count: Int) -> Int {
            (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[start + $1]) }
        }
        let end = bytes.count - 22
        #expect(number(end, 4) == 0x0605_4B50 && number(end + 10, 2) == 3)
        var place = number(end + 16, 4)
        #expect(place + number(end + 12, 4) == end)
        for (name, content) in files {
            #expect(number(place, 4) == 0x0201_4B50)
            let length = number(place + 28, 2)
            #expect(String(decoding: bytes[place + 46..<place + 46 + length], as: UTF8.self) == name)
            let local = number(place + 42, 4)
            #expect(number(local, 4) == 0x0403_4B50 && number(local + 14, 4) == number(place + 16, 4))
            #expect(number(local + 18, 4) == content.count && number(local + 22, 4) == content.count)
            #expect(Array(bytes[local + 30 + length..<local + 30 + length + content.count]) == content)
            place += 46 + length
        }
        // The check value of CRC-32.
        #expect(number(14, 4) == 0xCBF4_3926)
    }
}
