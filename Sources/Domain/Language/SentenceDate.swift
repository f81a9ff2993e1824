/// Dates in words and figures, each the most recent day that is not after today.
enum SentenceDate {
    struct Reading {
        /// `date`, or `noDate` for a day that does not exist.
        var kind: SentenceChunk.Kind
        var end: Int
    }

    static func read(_ lexer: SentenceLexer, at start: Int) -> Reading? {
        if let named = named(lexer, at: start) { return named }
        if let ago = ago(lexer, at: start) { return ago }
        var index = start
        var isLed = false
        while lexer.has(.dateLead, at: index) || lexer.has(.past, at: index)
            || isLed && lexer.has(.determiner, at: index)
        {
            isLed = true
            index += 1
            if index - start > 4 { return nil }
        }
        return weekday(lexer, at: index, isLed: isLed) ?? previousWeek(lexer, at: index)
            ?? monthFirst(lexer, at: index) ?? dayFirst(lexer, at: index, isLed: isLed)
            ?? inFigures(lexer, at: index, isLed: isLed)
            ?? (isLed ? previousWeek(lexer, at: start) : nil)
    }

    /// "yesterday", "christmas eve", "op kerst"; but "christmas pudding" is food.
    private static func named(_ lexer: SentenceLexer, at start: Int) -> Reading? {
        let isLed = lexer.has(.dateLead, at: start) || lexer.has(.at, at: start)
        var found: (sense: SentenceLexicon.Sense, end: Int)?
        lexer.eachMatch(at: start) { if $0.role == .day || $0.role == .holiday { found = ($0, $1) } }
        guard let day = found ?? (isLed ? lexer.phrase(.holiday, at: start + 1) : nil) else { return nil }
        if day.sense.role == .day {
            guard let offset = Int(exactly: day.sense.number) else { return nil }
            return Reading(kind: .date(lexer.today.adding(days: offset)), end: afterDaypart(lexer, day.end))
        }
        guard let month = Double(day.sense.text), isLed || day.end - start > 1 || lexer.isMark(":", at: day.end) else {
            return nil
        }
        return dated(lexer, month: month, day: day.sense.number, end: day.end)
    }

    private static func ago(_ lexer: SentenceLexer, at start: Int) -> Reading? {
        guard let number = SpokenNumber.read(lexer, at: start), let span = lexer.sense(.span, at: number.end),
            lexer.has(.ago, at: number.end + 1),
            let days = Int(exactly: (number.value * span.number).rounded()), days < 3660
        else { return nil }
        return Reading(kind: .date(lexer.today.adding(days: -days)), end: number.end + 2)
    }

    private static func weekday(_ lexer: SentenceLexer, at index: Int, isLed: Bool) -> Reading? {
        guard let sense = lexer.sense(.weekday, at: index), let weekday = Int(exactly: sense.number) else { return nil }
        // "do" and "zo" are Thursday and Sunday only where nothing else fits.
        if lexer.tokens[index].key.utf8.count == 2, !isLed, !lexer.isMark(":", at: index + 1) { return nil }
        let end = afterDaypart(lexer, index + 1)
        if let week = lexer.phrase(.previousWeek, at: end) {
            return Reading(kind: .date(previousWeek(lexer, weekday)), end: week.end)
        }
        let days = (lexer.today.weekday - weekday + 6) % 7 + 1
        return Reading(kind: .date(lexer.today.adding(days: -days)), end: end)
    }

    /// "last week friday": that day of the week from Monday to Sunday before this one.
    private static func previousWeek(_ lexer: SentenceLexer, at index: Int) -> Reading? {
        guard let week = lexer.phrase(.previousWeek, at: index) else { return nil }
        let next = lexer.has(.dateLead, at: week.end) ? week.end + 1 : week.end
        guard let weekday = lexer.sense(.weekday, at: next).flatMap({ Int(exactly: $0.number) }) else { return nil }
        return Reading(kind: .date(previousWeek(lexer, weekday)), end: afterDaypart(lexer, next + 1))
    }

    private static func previousWeek(_ lexer: SentenceLexer, _ weekday: Int) -> CivilDate {
        lexer.today.adding(days: -(lexer.today.weekday - 1) - 7 + weekday - 1)
    }

    private static func afterDaypart(_ lexer: SentenceLexer, _ index: Int) -> Int {
        lexer.phrase(.daypart, at: index)?.end ?? index
    }

    /// "March 3rd", "Dec 24, 2025".
    private static func monthFirst(_ lexer: SentenceLexer, at index: Int) -> Reading? {
        // "8 maart 12 km" is the eighth.
        guard let month = lexer.sense(.month, at: index), lexer.number(at: index - 1) == nil else { return nil }
        let next = lexer.has(.determiner, at: index + 1) ? index + 2 : index + 1
        guard let day = dayOfMonth(lexer, at: next) else { return nil }
        // "march 100 kg" is no date; nor is "may 3 x 5".
        let end = day.end
        if !day.isOrdinal, lexer.has(.times, at: end) || lexer.isMark("x", at: end) { return nil }
        // "Ruck march 8 km"
        if !day.isOrdinal, [.distance, .load, .time, .unit].contains(where: { lexer.has($0, at: end) }) { return nil }
        return dated(lexer, month: month.number, day: day.value, end: end)
    }

    /// "3 March", "the 3rd of March", "on the 8th", "de 8e".
    private static func dayFirst(_ lexer: SentenceLexer, at index: Int, isLed: Bool) -> Reading? {
        let hasDeterminer = lexer.has(.determiner, at: index)
        guard let day = dayOfMonth(lexer, at: hasDeterminer ? index + 1 : index) else { return nil }
        let next = lexer.has(.of, at: day.end) ? day.end + 1 : day.end
        if let month = lexer.sense(.month, at: next) {
            return dated(lexer, month: month.number, day: day.value, end: next + 1)
        }
        guard day.isOrdinal, isLed || hasDeterminer || lexer.isMark(":", at: day.end) else { return nil }
        guard let number = Int(exactly: day.value), number <= 31 else { return nil }
        // The latest month that has such a day, not after today.
        var (year, month, _) = lexer.today.components
        for _ in 0..<12 {
            if let date = CivilDate(year: year, month: month, day: number), date <= lexer.today {
                return Reading(kind: .date(date), end: day.end)
            }
            (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1)
        }
        return nil
    }

    /// "2026-03-02"; "2/3" and "2-3" after "on": the day first in Dutch.
    private static func inFigures(_ lexer: SentenceLexer, at index: Int, isLed: Bool) -> Reading? {
        guard index < lexer.tokens.count else { return nil }
        if let year = lexer.number(at: index), year >= 1900, year < 2200, lexer.isMark("-", at: index + 1),
            let month = lexer.number(at: index + 2), lexer.isMark("-", at: index + 3),
            let day = lexer.number(at: index + 4)
        {
            return exact(year: year, month: month, day: day, end: index + 5)
        }
        guard isLed else { return nil }
        var parts = lexer.tokens[index].text.split { $0 == "/" || $0 == "-" }.map { Double($0) }
        var end = index + 1
        if parts.count == 1, let first = lexer.number(at: index), lexer.isMark("-", at: index + 1),
            let second = lexer.number(at: index + 2)
        {
            parts = [first, second]
            end = index + 3
        }
        guard (2...3).contains(parts.count), !parts.contains(nil) else { return nil }
        let numbers = parts.compactMap { $0 }
        let isDayFirst = lexer.language.grammar.isDayFirst || numbers[0] > 12
        let (month, day) = isDayFirst ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
        if numbers.count == 3 {
            return exact(year: numbers[2] < 100 ? numbers[2] + 2000 : numbers[2], month: month, day: day, end: end)
        }
        return dated(lexer, month: month, day: day, end: end)
    }

    private static func dayOfMonth(
        _ lexer: SentenceLexer, at index: Int
    ) -> (value: Double, end: Int, isOrdinal: Bool)? {
        if let value = lexer.number(at: index), value >= 1, value <= 31, value == value.rounded() {
            let isOrdinal =
                index + 1 < lexer.tokens.count && lexer.tokens[index + 1].isGlued
                && suffixes.contains(lexer.tokens[index + 1].key)
            return (value, isOrdinal ? index + 2 : index + 1, isOrdinal)
        }
        return lexer.phrase(.ordinal, at: index).map { ($0.sense.number, $0.end, true) }
    }

    private static let suffixes: Set<String> = ["st", "nd", "rd", "th", "e", "ste", "de"]

    private static func dated(_ lexer: SentenceLexer, month: Double, day: Double, end: Int) -> Reading? {
        let afterComma = lexer.isMark(",", at: end) ? end + 1 : end
        if let year = lexer.number(at: afterComma), year >= 1900, year < 2200 {
            return exact(year: year, month: month, day: day, end: afterComma + 1)
        }
        guard let month = Int(exactly: month), let day = Int(exactly: day) else { return nil }
        let year = lexer.today.components.year
        // The last leap day can be seven years back.
        for candidate in stride(from: year, to: year - 8, by: -1) {
            if let date = CivilDate(year: candidate, month: month, day: day), date <= lexer.today {
                return Reading(kind: .date(date), end: end)
            }
        }
        return Reading(kind: .noDate, end: end)
    }

    private static func exact(year: Double, month: Double, day: Double, end: Int) -> Reading {
        if let year = Int(exactly: year), let month = Int(exactly: month), let day = Int(exactly: day),
            let date = CivilDate(year: year, month: month, day: day)
        {
            return Reading(kind: .date(date), end: end)
        }
        return Reading(kind: .noDate, end: end)
    }
}
