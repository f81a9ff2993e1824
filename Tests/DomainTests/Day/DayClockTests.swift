import Domain
import Foundation
import Testing

@Suite("Whose day it is")
struct DayClockTests {
    private func clock(_ zone: String = "Europe/Amsterdam", start: Int = 0) throws -> DayClock {
        DayClock(timeZone: try #require(TimeZone(identifier: zone)), dayStartHour: start)
    }

    private func at(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test("A coffee at 00:30 counts for the day before when the day starts at 03:00")
    func lateCoffee() throws {
        let instant = try at("2026-03-21T23:30:00Z")  // 22 March, 00:30 in Amsterdam
        #expect(try clock(start: 3).civilDate(of: instant).description == "2026-03-21")
        #expect(try clock().civilDate(of: instant).description == "2026-03-22")
        #expect(try clock(start: 3).minute(of: instant) == 30)
    }

    @Test("A night after a day that the zone never had counts for the day before that one")
    func dateLine() throws {
        let samoa = try clock("Pacific/Apia", start: 3)
        // 29 December 2011 ended at 10:00 UTC, and 31 December began.
        #expect(try samoa.civilDate(of: at("2011-12-30T09:30:00Z")).description == "2011-12-29")
        let night = try at("2011-12-30T11:30:00Z")
        #expect(samoa.minute(of: night) == 90)
        #expect(samoa.civilDate(of: night).description == "2011-12-29")
        #expect(try samoa.civilDate(of: at("2011-12-30T13:30:00Z")).description == "2011-12-31")
        #expect(try samoa.civilDate(of: at("2011-12-31T11:30:00Z")).description == "2011-12-31")
        #expect(samoa.instant(on: try #require(CivilDate("2011-12-29")), minute: 90) == night)
    }

    @Test(
        "Wall-clock time and instant are each other's inverse, over both changes of the clocks and any start of the day",
        arguments: [0, 3, 6])
    func inverse(start: Int) throws {
        let clock = try clock(start: start)
        for day in ["2026-03-28", "2026-03-29", "2026-03-30", "2026-10-24", "2026-10-25", "2026-10-26", "2026-07-01"] {
            let date = try #require(CivilDate(day))
            for minute in stride(from: 0, to: 1440, by: 15) {
                let instant = clock.instant(on: date, minute: minute)
                let isSkipped = clock.minute(of: instant) != minute
                if isSkipped {
                    #expect(
                        (120..<180).contains(minute), "only 02:00 to 03:00 on the last Sunday of March does not exist")
                } else {
                    #expect(clock.civilDate(of: instant) == date, "\(day) \(minute)")
                }
            }
        }
    }

    @Test(
        "Kathmandu's quarter hours and the date line hold too",
        arguments: [
            ("Asia/Kathmandu", "2026-03-22"), ("Pacific/Auckland", "2026-03-22"), ("America/Los_Angeles", "2026-03-21"),
        ])
    func zones(zone: String, day: String) throws {
        #expect(try clock(zone).civilDate(of: at("2026-03-21T23:30:00Z")).description == day)
    }

    @Test(
        "Greetings follow the clock on the wall",
        arguments: [
            ("05:00", Greeting.morning), ("11:59", .morning), ("12:00", .afternoon), ("18:00", .evening),
            ("23:00", .night), ("04:59", .night),
        ])
    func greetings(time: String, greeting: Greeting) throws {
        let clock = try clock()
        let minute = try #require(FoodEntry.minute(of: time))
        let instant = clock.instant(on: try #require(CivilDate("2026-03-21")), minute: minute)
        #expect(clock.greeting(at: instant) == greeting)
    }
}
