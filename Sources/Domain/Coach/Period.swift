/// A stretch of time as people name it.
public enum Period: Codable, Sendable, Hashable {
    case ever
    case day(CivilDate)
    /// So many days up to and with today
    case days(Int)
    /// From Monday to Sunday: 0 is this one, -1 the one before
    case week(Int)
    /// Saturday and Sunday: 0 is the next or present one
    case weekend(Int)
    case month(Int)
    case calendarMonth(year: Int, month: Int)
    case year(Int)
    case calendarYear(Int)
    case since(CivilDate)
    case between(CivilDate, CivilDate)

    /// Its days up to today; `nil` for what has not begun.
    public func range(today: CivilDate) -> DayRange? {
        switch self {
        case .ever: return DayRange(from: .first, through: today)
        case .day(let date): return DayRange(from: date, through: min(date, today))
        case .days(let count): return DayRange(count, endingOn: today)
        case .week(let offset):
            let monday = today.startOfWeek.adding(days: 7 * offset)
            return DayRange(from: monday, through: min(monday.adding(days: 6), today))
        case .weekend(let offset):
            let saturday = today.adding(days: 6 - today.weekday).adding(days: 7 * offset)
            return DayRange(from: saturday, through: min(saturday.adding(days: 1), today))
        case .month(let offset):
            let months = today.year * 12 + today.month - 1 + offset
            return Self.month(year: months / 12, month: months % 12 + 1, today)
        case .calendarMonth(let year, let month): return Self.month(year: year, month: month, today)
        case .year(let offset): return Self.year(today.year + offset, today)
        case .calendarYear(let year): return Self.year(year, today)
        case .since(let date): return DayRange(from: date, through: today)
        case .between(let start, let end): return DayRange(from: min(start, end), through: min(max(start, end), today))
        }
    }

    private static func month(year: Int, month: Int, _ today: CivilDate) -> DayRange? {
        guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
        let last = first.adding(days: CivilDate.days(inMonth: month, of: year) - 1)
        return DayRange(from: first, through: min(last, today))
    }

    private static func year(_ year: Int, _ today: CivilDate) -> DayRange? {
        guard let first = CivilDate(year: year, month: 1, day: 1), let last = CivilDate(year: year, month: 12, day: 31)
        else { return nil }
        return DayRange(from: first, through: min(last, today))
    }

    /// One as long, or as it is named, before this one; `nil` where there is none.
    public var before: Period? {
        switch self {
        case .day(let date): .day(date.adding(days: -1))
        case .week(let offset): .week(offset - 1)
        case .weekend(let offset): .weekend(offset - 1)
        case .month(let offset): .month(offset - 1)
        case .calendarMonth(let year, let month):
            month == 1 ? .calendarMonth(year: year - 1, month: 12) : .calendarMonth(year: year, month: month - 1)
        case .year(let offset): .year(offset - 1)
        case .calendarYear(let year): .calendarYear(year - 1)
        case .ever, .days, .since, .between: nil
        }
    }

    /// What people hold this against who say "than last week": the present one of its kind.
    func present(_ today: CivilDate) -> Period? {
        switch self {
        case .day(let date): date < today ? .day(today) : nil
        case .week(let offset) where offset < 0: .week(0)
        case .weekend(let offset) where offset < 0: .weekend(offset + 1)
        case .month(let offset) where offset < 0: .month(0)
        case .calendarMonth: .month(0)
        case .year(let offset) where offset < 0: .year(0)
        case .calendarYear: .year(0)
        default: nil
        }
    }

    /// Of what is told by how long ago it is the days around that one.
    func around(_ today: CivilDate) -> Period? {
        func near(monthsAgo count: Int) -> Period? {
            let months = today.year * 12 + today.month - 1 - count
            let (year, month) = (months / 12, months % 12 + 1)
            guard months > 0,
                let date = CivilDate(
                    year: year, month: month, day: min(today.day, CivilDate.days(inMonth: month, of: year)))
            else { return nil }
            return .between(date.adding(days: -3), date.adding(days: 3))
        }
        switch self {
        case .week(let offset) where offset < 0:
            let date = today.adding(days: 7 * offset)
            return .between(date.adding(days: -1), date.adding(days: 1))
        case .month(let offset) where offset < 0 && offset > -1200: return near(monthsAgo: -offset)
        case .year(let offset) where offset < 0 && offset > -100: return near(monthsAgo: -12 * offset)
        default: return nil
        }
    }

    var isBetween: Bool { if case .between = self { true } else { false } }

    public var isOneDay: Bool { if case .day = self { true } else { false } }
}

extension DayRange {
    /// The part that lies within `limit` days before the end.
    public func last(_ limit: Int) -> DayRange { count <= limit ? self : DayRange(limit, endingOn: end) }
}
