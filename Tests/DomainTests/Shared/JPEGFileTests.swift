import Domain
import Foundation
import Testing

@Suite("JPEG files without what they tell")
struct JPEGFileTests {
    /// 8 by 8 pixels, progressive, with Exif (camera "SecretCam", a GPS latitude) and the comment "at home".
    static let picture = [UInt8](
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/4QBeRXhpZgAATU0AKgAAAAgAAgEPAAIAAAAKAAAAJoglAAQAAAABAAAAMAAAAABTZWNyZXRD\
                YW0AAAEAAgAFAAAAAwAAAD4AAAA0AAAAAQAAABYAAAABAAAAAAAAAAH//gAJYXQgaG9tZf/bAEMAGxIUFxQRGxcWFx4cGyAoQiso\
                JSUoUTo9MEJgVWVkX1VdW2p4mYFqcZBzW12FtYaQnqOrratngLzJuqbHmairpP/bAEMBHB4eKCMoTisrTqRuXW6kpKSkpKSkpKSk\
                pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpP/CABEIAAgACAMBIgACEQEDEQH/xAAVAAEBAAAAAAAAAAAA\
                AAAAAAAAAv/EABUBAQEAAAAAAAAAAAAAAAAAAAME/9oADAMBAAIQAxAAAAGAFP8A/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgB\
                AQABBQJ//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwF//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwF//8QA\
                FBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAGPwJ//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPyF//9oADAMBAAIAAwAA\
                ABAH/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPxB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPxB//8QAFBAB\
                AAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxB//9k=
                """) ?? Data())

    @Test("Place, camera and comments go; the picture stays; cleaning twice changes nothing")
    func cleaned() throws {
        #expect(Self.picture.count == 629)
        let clean = try #require(JPEGFile.cleaned(Self.picture + Array("a film after the end".utf8)))
        let text = String(decoding: clean, as: Unicode.ASCII.self)
        for trace in ["Exif", "SecretCam", "at home", "film"] { #expect(!text.contains(trace)) }
        #expect(clean.count == 629 - 96 - 11)
        #expect(clean.suffix(2) == [0xff, 0xd9])
        #expect(JPEGFile.cleaned(clean) == clean)
    }

    @Test("What is no whole JPEG is refused: other formats, cut off at any byte, without a picture, too large")
    func refused() {
        for text in ["", "GIF89a", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "\u{89}PNG\r\n"] {
            #expect(JPEGFile.cleaned(Array(text.utf8)) == nil)
        }
        for length in 0..<Self.picture.count - 1 {
            #expect(JPEGFile.cleaned(Array(Self.picture.prefix(length))) == nil)
        }
        #expect(JPEGFile.cleaned([0xff, 0xd8, 0xff, 0xd9]) == nil)
        var huge = Self.picture
        if let frame = huge.indices.first(where: { huge[$0] == 0xff && huge[$0 + 1] == 0xc2 }) {
            huge[frame + 5] = 0xff
        }
        #expect(JPEGFile.cleaned(huge) == nil)
    }

    @Test("Broken bytes never crash, and what is kept is a JPEG that stays as it is", arguments: 0..<8)
    func broken(seed: UInt64) {
        var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
        func random(_ below: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % below
        }
        for _ in 0..<3000 {
            var bytes = Self.picture
            for _ in 0...random(6) { bytes[random(bytes.count)] = UInt8(random(256)) }
            if random(4) == 0 { bytes.removeSubrange(random(bytes.count)...) }
            guard let clean = JPEGFile.cleaned(bytes) else { continue }
            #expect(clean.count <= bytes.count && JPEGFile.cleaned(clean) == clean)
        }
    }
}
