import Testing

@testable import Drawing

@Suite("Text on paper")
struct PaperTextTests {
    @Test(
        "What the standard fonts lack is written so that it reads",
        arguments: [
            ("Crème brûlée – 2 €", "Crème brûlée – 2 €"), ("Żurek, bułka", "Zurek, bulka"),
            ("Işık çorbası", "Isik çorbasi"),
            ("İskender", "Iskender"), ("Щи с капустой", "Shchi s kapustoy"), ("Μουσακάς", "Moysakas"),
            ("Phở", "Pho"), ("김치", "gimchi"), ("100 ≥ 99 − 1", "100 >= 99 - 1"), ("½ ﬁg", "½ fig"),
            ("😊", "[smiling face with smiling eyes]"), ("👩‍🍳", "[woman]"), ("🇳🇱", "[NL]"), ("e\u{301}", "é"),
            ("tab\u{7}\u{200B}bed", "tabbed"), ("10\u{202F}000", "10 000"),
        ])
    func reads(_ text: String, _ written: String) {
        #expect(PaperText.text(of: PaperText.encoded(text).bytes) == written)
    }

    @Test("It says of each text whether it was written letter by letter")
    func exact() {
        #expect(PaperText.encoded("Crème “brûlée” 250 g").isExact)
        #expect(!PaperText.encoded("żółć").isExact)
    }

    @Test(
        "Every character there is becomes something that the font has, or nothing, and text that has none is not lost")
    func everyCharacter() {
        for value in (0...0x10FFFF).filter({ $0 % 7 == 0 || $0 < 0x3000 }) {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            let bytes = PaperText.encoded(String(Character(scalar))).bytes
            #expect(bytes.allSatisfy { $0 >= 32 && $0 != 127 }, "U+\(String(value, radix: 16))")
            if scalar.properties.isAlphabetic, scalar.properties.generalCategory != .format {
                #expect(!bytes.isEmpty, "U+\(String(value, radix: 16))")
            }
        }
    }

    @Test("Lines are no wider than they may be, and all words are on them, in their order")
    func lines() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let words = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                String(
                    (0..<Int.random(in: 1...40, using: &random)).map { _ in
                        "abcdefgijlmrtwW.,é".randomElement(using: &random) ?? "a"
                    })
            }
            let width = Double.random(in: 20...300, using: &random)
            let font = PaperFont.allCases.randomElement(using: &random) ?? .regular
            let lines = PaperLine.wrapped(words.joined(separator: " "), font, size: 9, width: width)
            for line in lines {
                let bytes = line.parts.flatMap(\.bytes)
                #expect(abs(line.width - font.width(of: bytes, size: 9)) < 0.001)
                #expect(line.width <= width + 0.001)
            }
            let written = lines.map { PaperText.text(of: $0.parts.flatMap(\.bytes)) }.joined()
            #expect(written.filter { $0 != " " } == words.joined())
        }
    }

    @Test("What was written in other letters keeps, once, what it stands for")
    func original() {
        let lines = PaperLine.wrapped("Soup борщ with бородинский", .regular, size: 9, width: 40)
        #expect(lines.flatMap(\.parts).compactMap(\.original).filter { !$0.isEmpty } == ["борщ", "бородинский"])
    }
}
