import Crypto
import Domain
import Foundation
import Testing

@testable import Drawing

@Suite struct QRCodeTests {
    // Which mask is best programs do not agree on; any can be read.

    /// Rows of modules as hexadecimal numbers, as another program (qrcode 8, Python) draws them at level M.
    @Test func aCodeIsModuleForModuleWhatAnotherProgramDraws() throws {
        let code = try #require(QRCode("https://192.168.1.20:8443/trust", masks: 3..<4))
        let expected = """
            1fd9327f 105a6d41 1740e25d 175b1f5d 174f8f5d 10464641 1fd5557f 1bcb00 16e9d94b 5993251 1e706136 \
            c35e6f1 1f4a1d8c e3583e7 ae34ed7 109aa2d2 1c40041a aac848e 154800f4 1ab3a34 9e4bdfc 13e11f \
            1fd4835a 105a031a 174379f5 175b7f1a 17554605 104dc372 1fdd156a
            """
        #expect(rows(code).map { String(Int($0, radix: 2) ?? 0, radix: 16) }.joined(separator: " ") == expected)
    }

    /// The first 16 digits of the SHA-256 of such a program's rows, for texts that fill their version or begin one.
    @Test(arguments: [
        (1, 21, 0, "ad65f877bf9411d1"),
        (14, 21, 1, "7410d43d318ab815"),
        (26, 25, 2, "f1c0e63ca6f8b91e"),
        (42, 29, 3, "fd9338cfbe270035"),
        (62, 33, 4, "4228a64ef6c35848"),
        (84, 37, 5, "c60d424214f166ea"),
        (106, 41, 6, "462b71fd288192fc"),
        (122, 45, 7, "f3313b083848ec27"),
        (152, 49, 0, "6fe60edcaf4a4608"),
        (180, 53, 1, "b7ffb3126c7e1f4b"),
        (213, 57, 2, "4c1f7f116a5a53bc"),
        (251, 61, 3, "fa5f0d1faa529b14"),
        (287, 65, 4, "2aa688d301e322aa"),
        (331, 69, 5, "018d2e21c5b9f9b8"),
        (450, 81, 6, "9579b26644596ee0"),
        (666, 97, 7, "49466db6394ce650"),
        (997, 117, 0, "5ef160a6a3b62dc2"),
        (1370, 137, 1, "cca157ff6b471962"),
        (1732, 157, 2, "5fb681425b0f7d85"),
        (2113, 173, 3, "a08095ad532675cc"),
        (2331, 177, 4, "bcbf5c39fe6af69c"),
    ])
    func eachSizeIsWhatAnotherProgramDraws(length: Int, size: Int, mask: Int, hash: String) throws {
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789:/.-?=")
        let text = String((0..<length).map { letters[$0 % letters.count] })
        let code = try #require(QRCode(text, masks: mask..<(mask + 1)))
        #expect(code.size == size)
        let digest = SHA256.hash(data: Data(rows(code).joined(separator: "\n").utf8))
        #expect(digest.prefix(8).hex == hash)
    }

    @Test func whatIsTooLongHasNoCode() {
        #expect(QRCode(String(repeating: "a", count: 2331)) != nil)
        #expect(QRCode(String(repeating: "a", count: 2332)) == nil)
        #expect(QRCode(String(repeating: "é", count: 1166)) == nil)
        #expect(QRCode("")?.size == 21)
    }

    @Test func thePictureHasAllDarkModulesFourFromTheEdgeAndItsTitleEscaped() throws {
        let code = try #require(QRCode("a<b"))
        let svg = String(decoding: code.svg(title: "a<b & \"c\""), as: UTF8.self)
        #expect(svg.contains("viewBox=\"0 0 29 29\""))
        #expect(svg.contains("<title>a&lt;b &amp; "))
        let dark = rows(code).joined().count { $0 == "1" }
        let drawn = svg.matches(of: /M\d+ \d+h(\d+)v1h-\d+z/).compactMap { Int($0.1) }.reduce(0, +)
        #expect(drawn == dark)
    }

    private func rows(_ code: QRCode) -> [String] {
        (0..<code.size).map { row in (0..<code.size).map { code[$0, row] ? "1" : "0" }.joined() }
    }
}
