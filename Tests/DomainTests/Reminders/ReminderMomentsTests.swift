import Domain
import Foundation
import Testing

@Suite("When reminders are due")
struct ReminderMomentsTests {
    /// Zones with a change of the clocks by an hour, by half an hour, at midnight, without one, and one that lost a day;
    /// with days around such a change.
    private static let places = [
        ("Europe/Amsterdam", "2026-03-27"), ("Europe/Amsterdam", "2026-10-23"), ("America/New_York", "2026-03-06"),
        ("America/New_York", "2026-10-30"), ("Australia/Lord_Howe", "2026-04-03"),
        ("Australia/Lord_Howe", "2026-10-02"), ("Pacific/Apia", "2011-12-28"), ("Africa/Cairo", "2026-04-22"),
        ("Asia/Kathmandu", "2026-03-20"), ("UTC", "2026-12-30"),
    ]

    private static let quarter = 900.0

    /// Reminders with any times of whole quarters on any days.
    private static func anyReminders(_ random: inout some RandomNumberGenerator) throws -> Reminders {
        var reminders = Reminders()
        for subject in ReminderSubject.allCases {
            let minutes = (0..<Int.random(in: 1...24, using: &random)).map { _ in
                Int.random(in: 0..<96, using: &random) * 15
            }
            let weekdays = (1...7).filter { _ in Bool.random(using: &random) }
            reminders[subject] = try #require(
                Reminder(
                    isOn: Bool.random(using: &random), minutes: minutes, weekdays: weekdays.isEmpty ? [1] : weekdays))
        }
        let edges = (Int.random(in: 0..<96, using: &random) * 15, Int.random(in: 0..<96, using: &random) * 15)
        reminders.quiet = try #require(QuietHours(from: edges.0, to: edges.1))
        return reminders
    }

    @Test(
        "Each time of each chosen day comes once, when the clock first shows it, whatever the clocks do",
        arguments: places)
    func onceEach(zone: String, day: String) throws {
        var random = SystemRandomNumberGenerator()
        let timeZone = try #require(TimeZone(identifier: zone))
        let first = try #require(CivilDate(day))
        for dayStart in 0...6 {
            let clock = DayClock(timeZone: timeZone, dayStartHour: dayStart)
            // Every quarter of an hour that the clock shows in six days, by what it shows.
            var shown: [CivilDate: [Int: Date]] = [:]
            let start = clock.instant(on: first, minute: dayStart * 60).addingTimeInterval(-Self.quarter)
            for step in 1...(6 * 96 + 200) {
                let at = start.addingTimeInterval(Double(step) * Self.quarter)
                let (date, minute) = (clock.civilDate(of: at), clock.minute(of: at))
                if shown[date]?[minute] == nil { shown[date, default: [:]][minute] = at }
            }
            let reminders = try Self.anyReminders(&random)
            let end = clock.instant(on: first.adding(days: 6), minute: dayStart * 60)
            let moments = reminders.moments(after: start, through: end, clock: clock)
            for (date, times) in shown where date < first.adding(days: 6) {
                for subject in ReminderSubject.allCases where reminders[subject].isOn {
                    let reminder = reminders[subject]
                    let told = moments.filter { $0.day == date && $0.subject == subject }
                    // Of a date that was skipped only the hours before the next day's start are left.
                    guard reminder.weekdays.contains(date.weekday), times[12 * 60] != nil else {
                        #expect(told.isEmpty)
                        continue
                    }
                    for minute in reminder.minutes {
                        let found = told.filter { $0.minute == minute }
                        if reminders.quiet.contains(minute) {
                            #expect(found.isEmpty)
                        } else if let at = times[minute] {
                            #expect(
                                found.map(\.at) == [at] || told.contains { $0.at == at },
                                "\(zone) \(dayStart) \(date) \(minute)")
                        } else {
                            // Skipped by a change of the clocks: told right after it.
                            #expect(found.count <= 1)
                            #expect(
                                found.allSatisfy {
                                    clock.minute(of: $0.at) > minute || clock.civilDate(of: $0.at) > date
                                })
                        }
                    }
                }
            }
            #expect(moments.allSatisfy { shown[$0.day] != nil }, "\(zone): a day that the calendar does not have")
            #expect(moments.map(\.at) == moments.map(\.at).sorted())
        }
    }

    @Test("An interval in two parts has what the whole has, and what comes next is its first", arguments: places)
    func parts(zone: String, day: String) throws {
        var random = SystemRandomNumberGenerator()
        let timeZone = try #require(TimeZone(identifier: zone))
        let first = try #require(CivilDate(day))
        for _ in 0..<40 {
            let clock = DayClock(timeZone: timeZone, dayStartHour: Int.random(in: 0...6, using: &random))
            let reminders = try Self.anyReminders(&random)
            let start = clock.instant(on: first, minute: 0)
            let cuts = (0..<3).map { _ in
                start.addingTimeInterval(Double(Int.random(in: 0...800_000, using: &random)))
            }.sorted()
            let whole = reminders.moments(after: cuts[0], through: cuts[2], clock: clock)
            let parts =
                reminders.moments(after: cuts[0], through: cuts[1], clock: clock)
                + reminders.moments(after: cuts[1], through: cuts[2], clock: clock)
            #expect(whole == parts)
            let next = reminders.next(after: cuts[0], clock: clock)
            if let first = whole.first { #expect(next == first.at) }
            if let next { #expect(next > cuts[0]) }
        }
    }

    @Test("The day that Samoa skipped has no reminders, and the days beside it have theirs")
    func lostDay() throws {
        let clock = DayClock(timeZone: try #require(TimeZone(identifier: "Pacific/Apia")), dayStartHour: 3)
        var reminders = Reminders()
        reminders[.breakfast] = try #require(Reminder(isOn: true, minutes: [480]))
        let start = try Date("2011-12-28T00:00:00Z", strategy: .iso8601)
        let moments = reminders.moments(after: start, through: start.addingTimeInterval(5 * 86_400), clock: clock)
        #expect(
            moments.map(\.day.description) == ["2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01", "2012-01-02"])
        #expect(Set(moments.map(\.at)).count == 5)
    }

    @Test("A time that the clocks skip comes after the next day's first, which is the next")
    func skippedIsLater() throws {
        let clock = DayClock(timeZone: try #require(TimeZone(identifier: "Europe/Amsterdam")), dayStartHour: 3)
        var reminders = Reminders()
        reminders.quiet = try #require(QuietHours(from: 720, to: 780))
        // On Saturday's night a quarter to three, which is a quarter to four; on Sunday at three.
        reminders[.drinks] = try #require(Reminder(isOn: true, minutes: [165], weekdays: [6]))
        reminders[.breakfast] = try #require(Reminder(isOn: true, minutes: [180], weekdays: [7]))
        let noon = try Date("2026-03-28T12:00:00Z", strategy: .iso8601)
        let first = try Date("2026-03-29T01:00:00Z", strategy: .iso8601)
        #expect(
            reminders.moments(after: noon, through: noon + 86_400, clock: clock).map(\.at) == [first, first + 2700])
        #expect(reminders.next(after: noon, clock: clock) == first)
    }

    @Test("What a change of the clocks moves into quiet hours stays silent")
    func movedIntoQuiet() throws {
        let clock = DayClock(timeZone: try #require(TimeZone(identifier: "Europe/Amsterdam")), dayStartHour: 0)
        var reminders = Reminders()
        reminders.quiet = try #require(QuietHours(from: 180, to: 420))
        reminders[.drinks] = try #require(Reminder(isOn: true, minutes: [150]))
        let start = try Date("2026-03-27T23:00:00Z", strategy: .iso8601)
        let moments = reminders.moments(after: start, through: start.addingTimeInterval(3 * 86_400), clock: clock)
        #expect(moments.map(\.day.description) == ["2026-03-28", "2026-03-30"])
    }

    @Test(
        "Nothing is on until it is chosen, quiet hours may cross midnight, and times beyond any clock give no reminder")
    func limits() throws {
        let clock = DayClock(timeZone: .gmt, dayStartHour: 0)
        var reminders = Reminders()
        let now = Date(timeIntervalSince1970: 1_774_085_400)
        #expect(!reminders.isAnyOn && reminders.next(after: now, clock: clock) == nil)
        #expect(QuietHours.usual.contains(23 * 60) && QuietHours.usual.contains(0) && !QuietHours.usual.contains(420))
        reminders[.weighIn] = try #require(Reminder(isOn: true, minutes: [23 * 60]))
        #expect(reminders.next(after: now, clock: clock) == nil)
        #expect(Reminder(minutes: [1440]) == nil && Reminder(minutes: [-1]) == nil)
        #expect(Reminder(minutes: [0], weekdays: [0]) == nil && Reminder(minutes: [0], weekdays: [8]) == nil)
        #expect(Reminder(isOn: true, minutes: []) == nil && Reminder(isOn: true, minutes: [0], weekdays: []) == nil)
        #expect(Reminder(minutes: Array(0..<25)) == nil)
        #expect(Reminder(minutes: [600, 60, 600])?.minutes == [60, 600])
        for end in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300)] {
            #expect(reminders.moments(after: now, through: end, clock: clock).isEmpty)
        }
    }

    @Test("What was kept is read back, and what no clock shows is refused")
    func kept() throws {
        var reminders = Reminders(mealTimes: .usual, checkInDay: 3)
        #expect(reminders[.weekSummary].weekdays == [3] && reminders[.dinner].minutes == [17 * 60 + 30])
        reminders[.drinks] = try #require(Reminder(isOn: true, minutes: [600], weekdays: [6]))
        let json = try JSONEncoder().encode(reminders)
        #expect(try JSONDecoder().decode(Reminders.self, from: json) == reminders)
        for (good, bad) in [("[600]", "[1440]"), ("[6]", "[9]"), ("[600]", "[]"), ("1320", "99999")] {
            let text = String(decoding: json, as: UTF8.self).replacing(good, with: bad)
            #expect(throws: DecodingError.self, "\(bad)") {
                try JSONDecoder().decode(Reminders.self, from: Data(text.utf8))
            }
        }
    }
}
