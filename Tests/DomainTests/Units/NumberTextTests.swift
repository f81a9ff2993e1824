import Domain
import Testing

@Suite("Numbers as people write them")
struct NumberTextTests {
    @Test(
        "Numbers are read strictly, in the person's language",
        arguments: [
            ("12.5", Language.en, 12.5), ("12,5", .nl, 12.5), ("1.234,5", .nl, 1234.5), ("1,234.5", .en, 1234.5),
            ("12.5", .nl, 12.5), ("12,5", .en, 12.5),
            ("1.234", .nl, 1234), ("1,234", .en, 1234), ("1.234", .en, 1.234), ("-3", .en, -3), (" 80 ", .nl, 80),
            (",5", .nl, 0.5), ("1.234.567", .nl, 1_234_567),
        ] as [(String, Language, Double)])
    func read(text: String, language: Language, value: Double) {
        #expect(NumberText.parse(text, language) == value)
    }

    @Test(
        "What is no number, or two, is refused",
        arguments: [
            "", "abc", "1,2,3", "1.2.3", "1e5", "0x10", "NaN", "inf", "12.", "1,23,456", "--1", "٣",
            String(repeating: "9", count: 30),
        ])
    func refuse(text: String) {
        #expect(NumberText.parse(text, .en) == nil)
        #expect(NumberText.parse(text, .nl) == nil)
    }

    @Test(
        "Numbers are written with the language's marks",
        arguments: [
            (1234.56, 1, Language.en, "1,234.6"), (1000, 0, .nl, "1.000"),
            (999.6, 0, .en, "1,000"), (999.4, 0, .nl, "999"), (12_345.6, 0, .en, "12,346"),
            (12_345.6, 1, .nl, "12.345,6"),
            (-0.04, 1, .en, "0.0"), (-1.5, 1, .nl, "-1,5"),
            (Double.nan, 0, .en, "–"), (.infinity, 0, .en, "–"), (1e300, 0, .en, "–"), (0.05, 2, .nl, "0,05"),
        ] as [(Double, Int, Language, String)])
    func write(value: Double, decimals: Int, language: Language, text: String) {
        #expect(NumberText.format(value, decimals: decimals, language) == text)
    }

    @Test("Imperial shows pounds, inches, fluid ounces and miles; grams stay grams")
    func units() {
        #expect(abs(UnitConversion.display(100, of: .kilograms, in: .imperial).value - 220.462) < 0.001)
        #expect(UnitConversion.display(2.54, of: .centimetres, in: .imperial).value == 1)
        #expect(UnitConversion.display(29.5735295625, of: .millilitres, in: .imperial).value == 1)
        #expect(UnitConversion.display(1.609344, of: .kilometres, in: .imperial).unit == "mi")
        #expect(UnitConversion.display(5, of: .grams, in: .imperial).unit == "g")
        #expect(UnitConversion.display(5, of: .kilograms, in: .metric).unit == "kg")
    }
}
