import Domain
import Testing

@Suite("What fills the blanks of sentences")
struct SentenceValueTests {
    @Test("Numbers, quantities and dates are written as their reader writes them")
    func written() {
        #expect(SentenceValue.number(0.01).text(.nl, .metric) == "0,01")
        #expect(SentenceValue.number(20_000).text(.en, .metric) == "20,000")
        #expect(SentenceValue.number(20_000).text(.nl, .metric) == "20.000")
        #expect(SentenceValue.number(1.0 / 3).text(.en, .metric) == "0.333")
        #expect(SentenceValue.quantity(500, .kilograms).text(.en, .imperial) == "1,102.3 lb")
        #expect(SentenceValue.quantity(20, .kilograms).text(.nl, .metric) == "20 kg")
        #expect(SentenceValue.date(CivilDate(ordinal: 20_533)).text(.nl, .metric) == "21 mrt 2026")
        #expect(("plain" as SentenceValue).text(.en, .metric) == "plain")
    }
}
