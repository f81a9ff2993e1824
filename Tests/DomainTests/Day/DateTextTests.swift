import Domain
import Testing

@Suite("Dates in words")
struct DateTextTests {
    @Test("They are written as people of each language write them, on every day there is")
    func written() {
        let date = CivilDate(ordinal: 20_533)
        #expect(DateText.short(date, .nl) == "21 mrt")
        #expect(DateText.full(date, .en) == "21 Mar 2026")
        #expect(DateText.fullWithWeekday(date, .nl) == "za 21 mrt 2026")
        #expect(DateText.fullWithWeekday(date.adding(days: -20), .en) == "Sun 1 Mar 2026")
        let months = (1...12).map { DateText.shortMonth($0, .nl) }.joined(separator: " ")
        #expect(months == "jan feb mrt apr mei jun jul aug sep okt nov dec")
        for ordinal in stride(from: CivilDate.first.ordinal, through: CivilDate.last.ordinal, by: 97) {
            let (year, _, day) = CivilDate(ordinal: ordinal).components
            let text = DateText.full(CivilDate(ordinal: ordinal), .en)
            #expect(text.hasPrefix("\(day) ") && text.hasSuffix(" \(year)"))
        }
    }
}
