public import struct Foundation.Date

/// Reminders as a calendar that other programs read (RFC 5545): a repeating event with an alarm for each time. Whether
/// something is done already is not in it: a calendar that was fetched knows nothing of the day.
public struct ReminderCalendar: Sendable {
    /// What is read of a reminder, and the page that it leads to.
    public struct Entry: Sendable {
        public let title: String
        public let text: String
        public let address: String

        public init(title: String, text: String, address: String) {
            self.title = title
            self.text = text
            self.address = address
        }
    }

    /// Years that the changes of the clocks are told ahead
    private static let ahead = 6

    private let reminders: Reminders
    private let clock: DayClock
    private let savedAt: Date
    private let name: String
    /// Makes an event the same as before, and nobody else's
    private let mark: String

    /// - Parameters:
    ///   - savedAt: when the reminders were last changed; events begin then
    ///   - mark: the same for the same person, of letters, digits and hyphens
    public init(_ reminders: Reminders, clock: DayClock, savedAt: Date, name: String, mark: String) {
        self.reminders = reminders
        self.clock = clock
        self.savedAt = savedAt
        self.name = name
        self.mark = mark
    }

    /// - Parameter entry: the words of a subject; `nil` for one that is not to be in it
    public func text(now: Date, entry: (ReminderSubject) -> Entry?) -> String {
        let year = 366 * 86_400.0
        let years = max(Int(exactly: (now.timeIntervalSince(savedAt) / year).rounded(.up)) ?? 0, 0)
        let zone = CalendarZone(clock.timeZone, from: savedAt.addingTimeInterval(-year), years: years + 1 + Self.ahead)
        var lines = CalendarLines()
        lines.add("VCALENDAR") { lines in
            lines.add("VERSION", "2.0")
            lines.add("PRODID", "-//VitalPath//\(Version.text)//EN")
            lines.add("CALSCALE", "GREGORIAN")
            lines.add("METHOD", "PUBLISH")
            lines.add("NAME", CalendarLines.escaped(name))
            lines.add("X-WR-CALNAME", CalendarLines.escaped(name))
            lines.add("X-WR-TIMEZONE", CalendarLines.escaped(clock.timeZone.identifier))
            lines.add("REFRESH-INTERVAL;VALUE=DURATION", "PT6H")
            lines.add("X-PUBLISHED-TTL", "PT6H")
            zone.write(to: &lines)
            for subject in ReminderSubject.allCases where subject.isForCalendar && reminders[subject].isOn {
                guard let entry = entry(subject) else { continue }
                for minute in reminders.audible(subject) { write(subject, minute, entry, zone, to: &lines) }
            }
        }
        return lines.text
    }

    private func write(
        _ subject: ReminderSubject, _ minute: Int, _ entry: Entry, _ zone: CalendarZone, to lines: inout CalendarLines
    ) {
        let isOfNight = minute < clock.dayStartHour * 60
        // The hours before a day starts are of the next date of a calendar.
        let weekdays = Set(reminders[subject].weekdays.map { isOfNight ? $0 % 7 + 1 : $0 })
        let first = clock.civilDate(of: savedAt)
        guard let start = (0..<7).lazy.map({ first.adding(days: $0) }).first(where: { weekdays.contains($0.weekday) })
        else { return }
        let stamp = CalendarZone.wall(savedAt, offset: 0) + "Z"
        lines.add("VEVENT") { lines in
            lines.add("UID", "\(subject.rawValue)-\(FoodEntry.time(of: minute).filter { $0 != ":" })-\(mark)@vitalpath")
            lines.add("DTSTAMP", stamp)
            lines.add("LAST-MODIFIED", stamp)
            lines.add("DTSTART;TZID=\(zone.parameter)", CalendarZone.wall(start, second: minute * 60))
            lines.add("DURATION", "PT10M")
            lines.add("RRULE", Self.rule(weekdays))
            lines.add("SUMMARY", CalendarLines.escaped(entry.title))
            lines.add("DESCRIPTION", CalendarLines.escaped(entry.text))
            lines.add("URL", entry.address)
            lines.add("CLASS", "PRIVATE")
            lines.add("TRANSP", "TRANSPARENT")
            lines.add("VALARM") { lines in
                lines.add("ACTION", "DISPLAY")
                lines.add("DESCRIPTION", CalendarLines.escaped(entry.title))
                lines.add("TRIGGER", "PT0S")
            }
        }
    }

    private static func rule(_ weekdays: Set<Int>) -> String {
        if weekdays.count == 7 { return "FREQ=DAILY" }
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        return "FREQ=WEEKLY;WKST=MO;BYDAY=" + weekdays.sorted().map { names[$0 - 1] }.joined(separator: ",")
    }
}
