public import struct Foundation.Date

/// When a reminder is to be told.
public struct ReminderMoment: Sendable, Equatable {
    public let subject: ReminderSubject
    /// The person's day that it is of
    public let day: CivilDate
    /// Minutes after midnight that were asked for; the clock shows others where a change of the clocks skips these.
    public let minute: Int
    public let at: Date
}

extension Reminders {
    /// Days that are looked ahead: with one weekday, and that day lost to a change of the calendar, the next is two weeks off.
    private static let horizon = 16
    /// Days that an interval may have; more is nobody's question.
    private static let longest = 4000

    /// The moments after `start` and no later than `end`, in order. Each date of the calendar has them once, however long
    /// the day is, and dates that a zone skipped have none.
    public func moments(after start: Date, through end: Date, clock: DayClock) -> [ReminderMoment] {
        let first = Self.first(after: start, clock)
        let days = first.days(to: clock.civilDate(of: end))
        guard start < end, (0...Self.longest).contains(days) else { return [] }
        // A time that is skipped at the end of a day may come after the next day's first.
        return (0...days).flatMap { moments(on: first.adding(days: $0), clock: clock) }
            .filter { start < $0.at && $0.at <= end }.sorted { $0.at < $1.at }
    }

    /// The first moment after `start`; `nil` where nothing is on, or all of it in quiet hours.
    public func next(after start: Date, clock: DayClock) -> Date? {
        let first = Self.first(after: start, clock)
        func earliest(_ days: Int) -> Date? {
            moments(on: first.adding(days: days), clock: clock).map(\.at).filter { $0 > start }.min()
        }
        for days in 0...Self.horizon {
            // A time that is skipped at the end of a day may come after the next day's first.
            if let next = earliest(days) { return earliest(days + 1).map { min(next, $0) } ?? next }
        }
        return nil
    }

    /// The first day with moments after `start`: a time that is skipped in the last hour of a day comes in the next one.
    private static func first(after start: Date, _ clock: DayClock) -> CivilDate {
        clock.civilDate(of: start).adding(days: -1)
    }

    /// Those of one of the person's days, in order.
    func moments(on date: CivilDate, clock: DayClock) -> [ReminderMoment] {
        guard isAnyOn, clock.has(date) else { return [] }
        var found: [ReminderMoment] = []
        for subject in ReminderSubject.allCases {
            let reminder = self[subject]
            guard reminder.isOn, reminder.weekdays.contains(date.weekday) else { continue }
            for minute in audible(subject) {
                let at = clock.instant(on: date, minute: minute)
                // A change of the clocks that skips a time may move it into quiet hours, or onto the next time.
                if quiet.contains(clock.minute(of: at)) { continue }
                if !found.contains(where: { $0.subject == subject && $0.at == at }) {
                    found.append(ReminderMoment(subject: subject, day: date, minute: minute, at: at))
                }
            }
        }
        return found.sorted { ($0.at, $0.subject.order) < ($1.at, $1.subject.order) }
    }

    /// Its times that are not in quiet hours.
    public func audible(_ subject: ReminderSubject) -> [Int] { self[subject].minutes.filter { !quiet.contains($0) } }
}

extension ReminderSubject {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension DayClock {
    /// Whether the calendar of this zone has the date: Samoa never had 30 December 2011.
    func has(_ date: CivilDate) -> Bool { civilDate(of: instant(on: date, minute: 12 * 60)) == date }
}
