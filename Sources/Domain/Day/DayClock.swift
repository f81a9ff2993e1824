public import struct Foundation.Date
public import struct Foundation.TimeZone

/// What day and what time it is for one person: their zone, and the hour their day starts.
public struct DayClock: Sendable, Equatable {
    public let timeZone: TimeZone
    /// 0...6: what happens before this hour counts for the day before.
    public let dayStartHour: Int

    public init(timeZone: TimeZone, dayStartHour: Int) {
        self.timeZone = timeZone
        self.dayStartHour = min(max(dayStartHour, 0), 6)
    }

    /// The day that `instant` counts for.
    public func civilDate(of instant: Date) -> CivilDate {
        let local = localSeconds(of: instant)
        let day = CivilDate(ordinal: Self.whole((local / 86_400).rounded(.down)))
        guard minute(of: instant) < dayStartHour * 60 else { return day }
        // A zone that moves over the date line leaves a day out: Samoa had no 30 December 2011.
        let before = day.adding(days: -1)
        return isLived(before) ? before : before.adding(days: -1)
    }

    /// Whether the calendar of the zone has the day.
    private func isLived(_ date: CivilDate) -> Bool {
        let noon = (Double(date.ordinal) + 0.5) * 86_400
        return [-86_400.0, 86_400].contains { away in
            let instant = Date(timeIntervalSince1970: noon - offset(at: Date(timeIntervalSince1970: noon + away)))
            return localSeconds(of: instant) == noon
        }
    }

    /// Wall-clock minutes after midnight, 0..<1440.
    public func minute(of instant: Date) -> Int {
        let local = localSeconds(of: instant)
        let secondOfDay = local - (local / 86_400).rounded(.down) * 86_400
        return min(max(Self.whole((secondOfDay / 60).rounded(.down)), 0), 1439)
    }

    /// The instant when the wall clock shows `minute` within the day `date`: minutes before the day's start hour are
    /// those of the night after. A time that a spring change skips becomes the same moment after the change; of a time
    /// that comes twice in autumn the first is taken.
    public func instant(on date: CivilDate, minute: Int) -> Date {
        let calendarDay = minute < dayStartHour * 60 ? date.adding(days: 1) : date
        let wall = Double(calendarDay.ordinal) * 86_400 + Double(min(max(minute, 0), 1439)) * 60
        let before = offset(at: Date(timeIntervalSince1970: wall - 86_400))
        let after = offset(at: Date(timeIntervalSince1970: wall + 86_400))
        let early = Date(timeIntervalSince1970: wall - before)
        if offset(at: early) == before { return early }
        let late = Date(timeIntervalSince1970: wall - after)
        return offset(at: late) == after ? late : early
    }

    /// How to greet at `instant`.
    public func greeting(at instant: Date) -> Greeting {
        switch minute(of: instant) / 60 {
        case 5..<12: .morning
        case 12..<18: .afternoon
        case 18..<23: .evening
        default: .night
        }
    }

    private func localSeconds(of instant: Date) -> Double {
        instant.timeIntervalSince1970 + offset(at: instant)
    }

    private func offset(at instant: Date) -> Double { Double(timeZone.secondsFromGMT(for: instant)) }

    private static func whole(_ value: Double) -> Int { Int(exactly: value) ?? 0 }
}

/// Parts of the day that have a greeting.
public enum Greeting: String, Codable, Sendable, CaseIterable { case morning, afternoon, evening, night }
