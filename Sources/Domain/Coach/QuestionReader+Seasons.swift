extension QuestionReader {
    /// "the first half of October", "begin november", "mid-March", "the end of last year"
    func edge(at start: Int) -> (period: Period, end: Int)? {
        var index = start
        while index - start < 2, index < lexer.tokens.count,
            lexer.has(.in, at: index) || lexer.has(.determiner, at: index) || lexer.has(.article, at: index)
                || lexer.has(.at, at: index)
        { index += 1 }
        guard let part = phrase(.part, at: index) ?? phrase(.part, at: start) else { return nil }
        let next = lexer.isMark("-", at: part.end) ? part.end + 1 : part.end
        guard let whole = named(at: next) ?? current(at: next) ?? ofOtherEdge(than: part), whole.period != .ever,
            !whole.period.isOneDay,
            let range = whole.period.whole(today: lexer.today),
            // "Did I eat late this week" is of the hour.
            range.count > 7 || !Self.hourly.contains(lexer.tokens[index].key),
            let days = Self.part(part.value, of: range)
        else { return nil }
        return (.between(days.start, days.end), whole.end)
    }

    /// "At the end of October than at the start": of the same
    private func ofOtherEdge(than part: (value: String, end: Int)) -> (period: Period, end: Int)? {
        for index in lexer.tokens.indices {
            guard let other = phrase(.part, at: index), other.value != part.value, let whole = named(at: other.end)
            else { continue }
            return (whole.period, part.end)
        }
        return nil
    }

    private static let hourly: Set<String> = ["late", "early", "laat", "vroeg"]

    /// "of the year", "van de maand": the one that it is
    private func current(at start: Int) -> (period: Period, end: Int)? {
        var index = start
        while index - start < 3,
            lexer.has(.of, at: index) || lexer.has(.determiner, at: index) || lexer.has(.article, at: index)
        { index += 1 }
        guard let span = phrase(.span, at: index) else { return nil }
        return switch span.value {
        case "7": (.week(0), span.end)
        case "30": (.month(0), span.end)
        case "365": (.year(0), span.end)
        default: nil
        }
    }

    /// The part of the day that a date was said with: "sunday mornings", "gisteravond".
    func hours(of piece: Piece) -> Question.Hours? {
        guard case .period = piece.kind else { return nil }
        for token in piece.tokens {
            if let hours = Self.hours(of: lexer.tokens[token].key) { return hours }
        }
        return nil
    }

    static func hours(of key: String) -> Question.Hours? {
        func ends(_ parts: String...) -> Bool { parts.contains { key.hasSuffix($0) } }
        if key == "morgen" { return nil }
        if ends("morning", "mornings", "ochtend", "ochtends", "morgen") { return .morning }
        if ends("afternoon", "afternoons", "middag", "middags") { return .afternoon }
        if ends("evening", "evenings", "avond", "avonds", "tonight") { return .evening }
        return nil
    }

    /// Halves; or of a month some ten days, of a quarter or a season a month, of a year its first, middle or last month.
    private static func part(_ value: String, of range: DayRange) -> DayRange? {
        let count = range.count
        func days(_ from: Int, _ through: Int) -> DayRange? {
            DayRange(from: range.start.adding(days: from), through: range.start.adding(days: through))
        }
        let half = (28...31).contains(count) ? 15 : count / 2
        let third: (Int, Int) =
            switch count {
            case ...7: (2, 4)
            case ...31: (10, 20)
            case ...100: (count / 3, count * 2 / 3)
            default: (31, count - 31)
            }
        guard count >= 6 else { return nil }
        switch value {
        case "half1": return days(0, half - 1)
        case "half2": return days(half, count - 1)
        case "begin": return days(0, third.0 - 1)
        case "middle": return count > 300 ? days(count / 2 - 30, count / 2 + 29) : days(third.0, third.1 - 1)
        case "end": return days(third.1, count - 1)
        default: return nil
        }
    }

    /// "spring", "last winter", "afgelopen winter", "de zomer van 2025": three whole months, as the weather is told
    func season(at start: Int) -> (period: Period, end: Int)? {
        var index = start
        var isLast = false
        while index - start < 3, index < lexer.tokens.count,
            lexer.has(.in, at: index) || lexer.has(.of, at: index) || lexer.has(.past, at: index)
                || lexer.has(.determiner, at: index) || lexer.has(.article, at: index)
        {
            isLast = isLast || lexer.has(.past, at: index)
            index += 1
        }
        // "Next summer" was not yet.
        guard let said = phrase(.season, at: index) ?? phrase(.season, at: start), let month = Int(said.value),
            !isNext(index - 1)
        else { return nil }
        let today = lexer.today
        func season(of year: Int) -> DayRange? {
            let last = month == 12 ? (year + 1, 2) : (year, month + 2)
            guard let from = CivilDate(year: year, month: month, day: 1),
                let through = CivilDate(
                    year: last.0, month: last.1, day: CivilDate.days(inMonth: last.1, of: last.0))
            else { return nil }
            return DayRange(from: from, through: through)
        }
        // A winter is of the year that most of it is in.
        if let (year, end) = yearSaid(at: said.end) {
            return season(of: month == 12 ? year - 1 : year).map { (.between($0.start, $0.end), end) }
        }
        let begun = season(of: today.year).flatMap { $0.start <= today ? $0 : nil } ?? season(of: today.year - 1)
        guard var found = begun else { return nil }
        if isLast, found.contains(today), let before = season(of: found.start.year - 1) { found = before }
        return (.between(found.start, min(found.end, today)), said.end)
    }

    /// "2025", "of last year", "van vorig jaar"
    private func yearSaid(at start: Int) -> (year: Int, end: Int)? {
        let index = lexer.has(.of, at: start) || lexer.has(.in, at: start) ? start + 1 : start
        if let year = lexer.number(at: index).flatMap({ Int(exactly: $0) }), (1990..<2200).contains(year) {
            return (year, index + 1)
        }
        guard let said = phrase(.period, at: index) ?? phrase(.period, at: start), said.value.hasPrefix("year"),
            let offset = Int(said.value.dropFirst(4))
        else { return nil }
        return (lexer.today.year + offset, said.end)
    }

    /// "this quarter", "q3 2025", "het eerste kwartaal van dit jaar"
    func quarter(_ value: String, at end: Int) -> (period: Period, end: Int)? {
        let today = lexer.today
        let now = today.year * 4 + (today.month - 1) / 3
        var place: Int?
        var end = end
        if value.hasPrefix("quarter"), let offset = Int(value.dropFirst(7)) {
            place = now + offset
        } else if value.hasPrefix("q"), let number = Int(value.dropFirst()), (1...4).contains(number) {
            if let said = yearSaid(at: end) {
                place = said.year * 4 + number - 1
                end = said.end
            } else {
                place =
                    today.year * 4 + number - 1 > now ? (today.year - 1) * 4 + number - 1 : today.year * 4 + number - 1
            }
        }
        guard let place else { return nil }
        let (year, month) = (place / 4, place % 4 * 3 + 1)
        guard let from = CivilDate(year: year, month: month, day: 1),
            let through = CivilDate(year: year, month: month + 2, day: CivilDate.days(inMonth: month + 2, of: year))
        else { return nil }
        return (.between(from, from <= today ? min(through, today) : through), end)
    }
}

extension Period {
    /// With the days that are to come.
    func whole(today: CivilDate) -> DayRange? {
        switch self {
        case .week(let offset):
            let monday = today.startOfWeek.adding(days: 7 * offset)
            return DayRange(from: monday, through: monday.adding(days: 6))
        case .month(let offset):
            let months = today.year * 12 + today.month - 1 + offset
            return Period.calendarMonth(year: months / 12, month: months % 12 + 1).range(today: .last)
        case .year(let offset): return Period.calendarYear(today.year + offset).range(today: .last)
        case .calendarMonth, .calendarYear, .between: return range(today: .last)
        default: return range(today: today)
        }
    }
}
