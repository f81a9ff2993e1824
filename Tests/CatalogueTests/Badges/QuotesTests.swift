import Domain
import Testing

@testable import Catalogue

@Suite("A line a day")
struct QuotesTests {
    @Test("There are enough lines, each in both languages and each once")
    func lines() {
        #expect(Quotes.rows.count >= 60 && Quotes.rows.count == Table("Badges/quotes.tsv")?.rows.count)
        #expect(Quotes.rows.allSatisfy { !$0.en.isEmpty && !$0.nl.isEmpty && $0.en != $0.nl })
        #expect(Set(Quotes.rows.map(\.en)).count == Quotes.rows.count)
        #expect(Set(Quotes.rows.map(\.nl)).count == Quotes.rows.count)
    }

    @Test("No line comes back within 60 days, also around 1970 and at the ends of time")
    func noRepeat() throws {
        for start in [CivilDate.first, CivilDate(ordinal: -30), CivilDate(ordinal: 20_000)] {
            let lines = (0..<60).compactMap { Quotes.of(day: start.adding(days: $0), .en)?.text }
            #expect(lines.count == 60 && Set(lines).count == 60)
        }
    }

    @Test("A day has the same line in both languages")
    func languages() throws {
        let day = CivilDate(ordinal: 20_001)
        let english = try #require(Quotes.of(day: day, .en))
        let row = try #require(Quotes.rows.first { $0.en == english.text })
        #expect(Quotes.of(day: day, .nl)?.text == row.nl)
    }
}
