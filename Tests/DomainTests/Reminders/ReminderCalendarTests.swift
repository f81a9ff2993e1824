import Foundation
import Testing

@testable import Domain

@Suite("Reminders as a calendar")
struct ReminderCalendarTests {
    private static let saved = Date(timeIntervalSince1970: 1_774_085_400)

    private func calendar(_ reminders: Reminders, zone: String = "Europe/Amsterdam", dayStart: Int = 0) throws -> String
    {
        let clock = DayClock(timeZone: try #require(TimeZone(identifier: zone)), dayStartHour: dayStart)
        return ReminderCalendar(reminders, clock: clock, savedAt: Self.saved, name: "Vital; Path", mark: "abc")
            .text(now: Self.saved.addingTimeInterval(86_400)) {
                .init(title: "\($0), één", text: "a\\b;c,d\ne", address: "http://localhost:8042/food")
            }
    }

    @Test("No line is longer than 75 octets, none breaks a character, and unfolded they are what was written")
    func folding() {
        var random = SystemRandomNumberGenerator()
        let characters = Array("abc ;,\\é€😀\n")
        for _ in 0..<300 {
            let text = String(
                (0..<Int.random(in: 0...300, using: &random)).map { _ in characters.randomElement() ?? "a" })
            var lines = CalendarLines()
            lines.add("SUMMARY", CalendarLines.escaped(text))
            let physical = lines.text.components(separatedBy: "\r\n")
            #expect(physical.allSatisfy { $0.utf8.count <= 75 } && physical.last == "")
            let whole = lines.text.replacing("\r\n ", with: "")
            #expect(whole == "SUMMARY:\(CalendarLines.escaped(text))\r\n")
            let read = CalendarLines.escaped(text).replacing("\\\\", with: "\u{1}").replacing("\\n", with: "\n")
                .replacing("\\;", with: ";").replacing("\\,", with: ",").replacing("\u{1}", with: "\\")
            #expect(read == text)
        }
    }

    @Test("Only what is on and heard is in it, each time an event of its own that keeps its name")
    func events() throws {
        var reminders = Reminders()
        #expect(try !calendar(reminders).contains("VEVENT"))
        reminders[.breakfast] = try #require(Reminder(isOn: true, minutes: [480, 1380]))
        reminders[.weighIn] = try #require(Reminder(isOn: true, minutes: [450], weekdays: [1, 3]))
        reminders[.standsOut].isOn = true
        let text = try calendar(reminders)
        #expect(text.components(separatedBy: "BEGIN:VEVENT").count == 3)
        #expect(text.contains("UID:breakfast-0800-abc@vitalpath\r\n") && text.contains("RRULE:FREQ=DAILY\r\n"))
        #expect(text.contains("DTSTART;TZID=Europe/Amsterdam:20260321T080000\r\n"))
        #expect(text.contains("RRULE:FREQ=WEEKLY;WKST=MO;BYDAY=MO,WE\r\n") && text.contains(":20260323T073000\r\n"))
        #expect(text.contains("NAME:Vital\\; Path\r\n") && text.contains("DESCRIPTION:a\\\\b\\;c\\,d\\ne\r\n"))
        #expect(!text.replacing("\r\n", with: "").contains("\n"))
    }

    @Test("A time before the day starts is of the next date, as it is everywhere")
    func night() throws {
        var reminders = Reminders()
        reminders.quiet = try #require(QuietHours(from: 0, to: 0))
        reminders[.drinks] = try #require(Reminder(isOn: true, minutes: [60], weekdays: [7]))
        let text = try calendar(reminders, dayStart: 3)
        #expect(text.contains("BYDAY=MO\r\n") && text.contains(":20260323T010000\r\n"))
    }

    @Test(
        "The changes of the clocks are found to the second",
        arguments: [
            "Europe/Amsterdam", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kathmandu",
            "Pacific/Apia",
        ])
    func changes(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let start = Date(timeIntervalSince1970: 1_293_840_000)
        let found = CalendarZone(zone, from: start, years: 3)
        var (expected, offset) = ([Date](), zone.secondsFromGMT(for: start))
        for half in 1..<(3 * 365 * 48) {
            let at = start.addingTimeInterval(Double(half) * 1800)
            let next = zone.secondsFromGMT(for: at)
            if next != offset { expected.append(at) }
            offset = next
        }
        #expect(Array(found.changes.map(\.at).prefix(expected.count)) == expected)
        #expect(found.changes.count - expected.count <= 2)
    }
}
