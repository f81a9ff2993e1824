import Domain
import Foundation
import Testing

@Suite("Days on the calendar")
struct CivilDateTests {
    @Test(
        "Only days that exist, from 1900 to 2199, are read",
        arguments: [
            "2026-02-29", "2026-13-01", "2026-00-10", "1899-12-31", "2200-01-01", "9999-01-01", "2026-1-01", "20260101",
            "2026-01-01T", "", "２０２６-01-01", "2026-01-1a", "----------",
        ])
    func refused(text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test("Every day from 1900 to 2199 comes back as it was, and its weekday is the calendar's")
    func roundTrip() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for ordinal in stride(from: CivilDate.first.ordinal, through: CivilDate.last.ordinal, by: 13) {
            let date = CivilDate(ordinal: ordinal)
            #expect(CivilDate(date.description) == date)
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(ordinal) * 86_400 + 43_200))
            #expect(parts.year == date.year && parts.month == date.month && parts.day == date.day)
            #expect(((parts.weekday ?? 0) + 5) % 7 + 1 == date.weekday)
        }
    }

    @Test("Adding days never leaves the known range")
    func bounds() throws {
        #expect(CivilDate.last.adding(days: 10) == .last)
        #expect(CivilDate.first.adding(days: .min) == .first)
        #expect(CivilDate.first.adding(days: .max) == .last)
        let leap = try #require(CivilDate("2024-02-28"))
        #expect(leap.adding(days: 1).description == "2024-02-29")
    }

    @Test("Years are counted by birthdays")
    func years() throws {
        let born = try #require(CivilDate("1980-03-21"))
        #expect(born.years(to: try #require(CivilDate("2026-03-20"))) == 45)
        #expect(born.years(to: try #require(CivilDate("2026-03-21"))) == 46)
    }

    @Test("A range has both its ends and never runs backwards")
    func range() throws {
        let day = try #require(CivilDate("2026-03-21"))
        #expect(DayRange(from: day, through: day.adding(days: -1)) == nil)
        #expect(Array(DayRange(3, endingOn: day)).map(\.description) == ["2026-03-19", "2026-03-20", "2026-03-21"])
        #expect(DayRange(0, endingOn: day).count == 1)
        #expect(DayRange(3, endingOn: day).contains(day) && !DayRange(3, endingOn: day).contains(day.adding(days: 1)))
    }

    @Test("In JSON a day is its text; anything else is refused")
    func json() throws {
        #expect(
            String(decoding: try JSONEncoder().encode([CivilDate(ordinal: 0)]), as: UTF8.self) == #"["1970-01-01"]"#)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CivilDate].self, from: Data(#"["9999-01-01"]"#.utf8))
        }
    }
}
