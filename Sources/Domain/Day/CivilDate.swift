/// A day on the calendar, with no clock and no zone: what an entry counts for.
///
/// Written and coded as `YYYY-MM-DD`. Dates from 1900-01-01 to 2199-12-31 exist; anything else is not a day of a life.
public struct CivilDate: Hashable, Comparable, Sendable, Codable, CustomStringConvertible, LosslessStringConvertible {
    /// Days since 1970-01-01, as the proleptic Gregorian calendar counts.
    public let ordinal: Int

    public static let first = CivilDate(ordinal: -25_567)
    public static let last = CivilDate(ordinal: 84_005)

    /// The day `ordinal` days after 1970-01-01, brought into the known range.
    public init(ordinal: Int) {
        self.ordinal = min(max(ordinal, -25_567), 84_005)
    }

    /// - Returns: `nil` for a day that the calendar does not have, or one outside 1900...2199.
    public init?(year: Int, month: Int, day: Int) {
        guard (1900...2199).contains(year), (1...12).contains(month),
            day >= 1, day <= Self.days(inMonth: month, of: year)
        else { return nil }
        // Howard Hinnant's days_from_civil, https://howardhinnant.github.io/date_algorithms.html
        let y = month <= 2 ? year - 1 : year
        let era = y / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        ordinal = era * 146_097 + dayOfEra - 719_468
    }

    /// Reads exactly `YYYY-MM-DD`.
    public init?(_ text: some StringProtocol) {
        var parts: [Int] = [0, 0, 0]
        var part = 0
        var length = 0
        for byte in text.utf8 {
            length += 1
            if byte == UInt8(ascii: "-") {
                guard length == 5 || length == 8 else { return nil }
                part += 1
            } else if byte >= 48, byte <= 57, length <= 10 {
                parts[part] = parts[part] * 10 + Int(byte - 48)
            } else {
                return nil
            }
        }
        guard length == 10, part == 2 else { return nil }
        self.init(year: parts[0], month: parts[1], day: parts[2])
    }

    public var year: Int { components.year }
    public var month: Int { components.month }
    public var day: Int { components.day }

    /// ISO 8601: Monday is 1, Sunday 7.
    public var weekday: Int {
        let sinceMonday = (ordinal + 3) % 7
        return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
    }

    public var components: (year: Int, month: Int, day: Int) {
        let shifted = ordinal + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// The Monday on or before it.
    public var startOfWeek: CivilDate { adding(days: 1 - weekday) }

    public func adding(days: Int) -> CivilDate {
        let (sum, overflow) = ordinal.addingReportingOverflow(days)
        return CivilDate(ordinal: overflow ? (days < 0 ? Self.first.ordinal : Self.last.ordinal) : sum)
    }

    /// Days from here to `other`; negative when `other` is earlier.
    public func days(to other: CivilDate) -> Int { other.ordinal - ordinal }

    /// Whole years from here to `other`, as birthdays count them.
    public func years(to other: CivilDate) -> Int {
        let from = components
        let to = other.components
        return to.year - from.year - ((to.month, to.day) < (from.month, from.day) ? 1 : 0)
    }

    public var description: String {
        let (year, month, day) = components
        return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }

    public static func < (lhs: CivilDate, rhs: CivilDate) -> Bool { lhs.ordinal < rhs.ordinal }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = CivilDate(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not a date: YYYY-MM-DD, 1900 to 2199")
        }
        self = date
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

/// Consecutive days, both ends included; never empty.
public struct DayRange: Hashable, Sendable, Sequence {
    public let start: CivilDate
    public let end: CivilDate

    /// - Returns: `nil` when `end` is before `start`.
    public init?(from start: CivilDate, through end: CivilDate) {
        guard start <= end else { return nil }
        self.start = start
        self.end = end
    }

    /// The `count` days that end with `end`; at least one.
    public init(_ count: Int, endingOn end: CivilDate) {
        self.start = end.adding(days: -(Swift.max(count, 1) - 1))
        self.end = end
    }

    public var count: Int { start.days(to: end) + 1 }

    public func contains(_ date: CivilDate) -> Bool { start <= date && date <= end }

    public func makeIterator() -> AnyIterator<CivilDate> {
        var next = start.ordinal
        return AnyIterator {
            guard next <= end.ordinal else { return nil }
            defer { next += 1 }
            return CivilDate(ordinal: next)
        }
    }
}
