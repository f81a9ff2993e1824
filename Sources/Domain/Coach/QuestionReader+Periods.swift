extension QuestionReader {
    /// "last month", "in March", "since 3 May", "the last 30 days", "from June to August", "yesterday".
    func period(at start: Int) -> (period: Period, end: Int)? {
        if let dates = daysOfMonth(at: start) ?? twoDays(at: start) ?? dates(at: start) { return dates }
        if let part = weekOf(at: start) ?? part(at: start) ?? edge(at: start) ?? upTo(at: start) { return part }
        if let range = weekdayRange(at: start) { return (range.period, range.end) }
        if let offset = offset(at: start) { return offset }
        // "The difference between May and June" holds one against the other.
        let isHeldAgainst = lexer.tokens.prefix(start).contains {
            Question.differences.contains($0.key)
        }
        // "A month after 1 October" is not since then.
        let isOffset =
            start > 1 && ["after", "na"].contains(lexer.tokens[start].key)
            && phrase(.span, at: start - 1)?.end == start && SpokenNumber.read(lexer, at: start - 2) != nil
        // "Sinds 2 weken"
        if let since = phrase(.since, at: start), since.value == "start",
            !Self.sides.keys.contains(lexer.tokens[start].key),
            let said = days(at: since.end), said.each > 1 || said.count > 1
        {
            return (.days(said.count), lexer.has(.ago, at: said.end) ? said.end + 1 : said.end)
        }
        if !isHeldAgainst, !isOffset, let since = phrase(.since, at: start), let from = beginning(at: since.end) {
            if let until = phrase(.until, at: from.end),
                let to = edge(at: until.end)
                    ?? named(at: until.end, isLed: true), let end = last(of: to.period)
            {
                // "Van deze week en vorige week": one and the other, and not from the one to the other
                let isOfBoth =
                    ["and", "en"].contains(lexer.tokens[until.end - 1].key)
                    && !Question.betweens.contains(lexer.tokens[start].key) && !to.period.isOneDay
                if end < from.date || isOfBoth { return nil }
                return (.between(from.date, end), to.end)
            }
            // "from last week" is of it.
            if since.value == "start" { return (.since(from.date), from.end) }
        }
        if Self.lasts.contains(lexer.tokens[start].key), let said = holiday(at: start + 1) { return said }
        return named(at: start)
    }

    /// "Monday to Thursday", "van maandag tot en met donderdag": the last ones, or of all weeks those days
    func weekdayRange(at start: Int) -> (period: Period, days: Set<Int>, end: Int)? {
        func weekday(_ index: Int) -> Int? {
            guard lexer.tokens.indices.contains(index), Self.hours(of: lexer.tokens[index].key) == nil else {
                return nil
            }
            return lexer.sense(.weekday, at: index).flatMap { Int(exactly: $0.number) }
        }
        var index = start
        var isBetween = false
        while index - start < 2, lexer.tokens.indices.contains(index), weekday(index) == nil {
            let key = lexer.tokens[index].key
            isBetween = isBetween || Question.betweens.contains(key)
            guard
                lexer.has(.on, at: index) || lexer.has(.dateLead, at: index) || isBetween
                    || phrase(.since, at: index)?.value == "both"
            else { return nil }
            index += 1
        }
        // "Mon-fri" has no word between.
        let isJoined = lexer.tokens.indices.contains(index + 1) && lexer.tokens[index + 1].joint == "-"
        guard let first = weekday(index), let next = isJoined ? index + 1 : phrase(.until, at: index + 1)?.end,
            isBetween || !["and", "en"].contains(lexer.tokens[index + 1].key), let last = weekday(next),
            first != last, lexer.number(at: next + 1) == nil
        else { return nil }
        let count = (last - first + 7) % 7
        let monday = today.startOfWeek
        let begun = monday.adding(days: first - 1)
        let from = begun <= today ? begun : begun.adding(days: -7)
        return (
            .between(from, min(today, from.adding(days: count))),
            Set((0...count).map { (first - 1 + $0) % 7 + 1 }), next + 1
        )
    }

    /// "A week after 1 October", "drie dagen voor kerst"
    private func offset(at start: Int) -> (period: Period, end: Int)? {
        // "The day after Christmas"
        if let lead = phrase(.clause, at: start), let side = ["dayAfter": 1, "dayBefore": -1][lead.value],
            lexer.tokens[start..<lead.end].contains(where: { ["day", "dag"].contains($0.key) }),
            let (period, end) = holiday(at: lead.end) ?? named(at: lead.end, isLed: true), let day = period.day,
            day.adding(days: side) <= today
        {
            return (.day(day.adding(days: side)), end)
        }
        // "In the two weeks after 1 October" are all of those days.
        var index = start
        if lexer.has(.in, at: index) { index += 1 }
        let isWhole = lexer.tokens.indices.contains(index) && ["the", "de"].contains(lexer.tokens[index].key)
        index = isWhole ? index + 1 : start
        guard let number = SpokenNumber.read(lexer, at: index),
            let count = Int(exactly: number.value), (1...520).contains(count),
            let span = phrase(.span, at: number.end), let days = Int(span.value), days < 30,
            lexer.tokens.indices.contains(span.end), let side = Self.sides[lexer.tokens[span.end].key],
            let (period, end) = named(at: span.end + 1, isLed: true) ?? holiday(at: span.end + 1), let day = period.day
        else { return nil }
        let moved = day.adding(days: side * count * days)
        if isWhole {
            let (first, last) = side < 0 ? (moved, day.adding(days: -1)) : (day.adding(days: 1), moved)
            return first <= today ? (.between(first, min(last, today)), end) : nil
        }
        return moved <= today ? (.day(moved), end) : nil
    }

    private static let sides = ["after": 1, "na": 1, "before": -1, "voor": -1, "vóór": -1]

    /// "between 1 and 10 September": the month is said once.
    private func daysOfMonth(at start: Int) -> (period: Period, end: Int)? {
        guard let since = phrase(.since, at: start),
            let first = lexer.number(at: since.end).flatMap({ Int(exactly: $0) }), (1...31).contains(first),
            let until = phrase(.until, at: since.end + 1),
            let date = SentenceDate.read(lexer, at: until.end), case .date(let end) = date.kind, end.day > first,
            let from = CivilDate(year: end.year, month: end.month, day: first)
        else { return nil }
        return (.between(from, end), date.end)
    }

    /// "On 5 and 6 November": one after the other
    private func twoDays(at start: Int) -> (period: Period, end: Int)? {
        var index = start
        while index - start < 2, lexer.has(.on, at: index) || lexer.has(.determiner, at: index) { index += 1 }
        guard let first = lexer.number(at: index).flatMap({ Int(exactly: $0) }), (1...30).contains(first),
            lexer.tokens.indices.contains(index + 1), ["and", "en"].contains(lexer.tokens[index + 1].key),
            let date = SentenceDate.read(lexer, at: index + 2), case .date(let end) = date.kind, end <= today,
            end.day == first + 1
        else { return nil }
        return (.between(end.adding(days: -1), end), date.end)
    }

    /// "20 Oct - 5 Nov", "3-5 november"
    private func dates(at start: Int) -> (period: Period, end: Int)? {
        func date(_ index: Int) -> (day: CivilDate, end: Int)? {
            guard let said = SentenceDate.read(lexer, at: index), case .date(let day) = said.kind else { return nil }
            return (day, said.end)
        }
        var index = start
        if let since = phrase(.since, at: start), since.value == "both" { index = since.end }
        while index - start < 2, lexer.has(.on, at: index) || lexer.has(.determiner, at: index) { index += 1 }
        // "3-5 november" is no 3 May.
        if lexer.tokens.indices.contains(index), lexer.tokens[index].text.utf8.contains(UInt8(ascii: "-")),
            case let days = lexer.tokens[index].text.split(separator: "-"), days.count == 2, let first = Int(days[0]),
            let last = Int(days[1]), (1..<last).contains(first),
            let (period, end) = month(at: index + 1, isLed: true), let range = period.range(today: .last),
            last <= range.count
        {
            let (from, to) = (range.start.adding(days: first - 1), range.start.adding(days: last - 1))
            return from <= today ? (.between(from, min(to, today)), end) : nil
        }
        if let first = lexer.number(at: index).flatMap({ Int(exactly: $0) }), (1...31).contains(first),
            let next = afterDash(index + 1), let last = date(next), last.day.day > first, last.end > next + 1
        {
            return CivilDate(year: last.day.year, month: last.day.month, day: first).map {
                (.between($0, last.day), last.end)
            }
        }
        guard let first = date(index), let next = afterDash(first.end), let last = date(next), first.day < last.day,
            last.day <= today
        else { return nil }
        return (.between(first.day, last.day), last.end)
    }

    /// What stands after a dash, as a mark or as part of the word after it
    private func afterDash(_ index: Int) -> Int? {
        guard lexer.tokens.indices.contains(index) else { return nil }
        if lexer.tokens[index].joint == "-" { return index }
        return ["-", "–", "—"].contains(where: { lexer.isMark($0, at: index) }) ? index + 1 : nil
    }

    /// "Until October", "before 1 November", "tot en met 10 november": all there is up to a day
    private func upTo(at start: Int) -> (period: Period, end: Int)? {
        guard let lead = phrase(.limit, at: start),
            // "Hoe verhoudt oktober zich tot september" holds one against the other.
            !lexer.tokens.prefix(start).contains(where: {
                $0.key.hasPrefix("verhoud") || $0.key.hasPrefix("verhield")
            }),
            let (period, end) = edge(at: lead.end) ?? named(at: lead.end, isLed: true) ?? holiday(at: lead.end),
            period != .ever, let range = period.range(today: today)
        else { return nil }
        // "Voor vandaag", "voor november" are for it, too.
        let isLoose = lexer.tokens[start].key == "voor"
        if isLoose, !period.isOneDay || !(lead.end..<end).contains(where: { lexer.number(at: $0) != nil }) {
            return nil
        }
        // "Until 10 November" has that day, "until November" no day of it.
        let isWhole = lead.value == "through" || lead.value == "upTo" && period.isOneDay
        let last = isWhole ? range.end : range.start.adding(days: -1)
        return last > .first ? (.between(.first, last), end) : nil
    }

    /// "the week of 12 October": the one from Monday to Sunday that the day is in
    private func weekOf(at start: Int) -> (period: Period, end: Int)? {
        var index = start
        while index - start < 2,
            lexer.has(.determiner, at: index) || lexer.has(.in, at: index) || lexer.has(.article, at: index)
        { index += 1 }
        guard index < lexer.tokens.count, ["week", "weekend", "weekeinde"].contains(lexer.tokens[index].key),
            lexer.has(.of, at: index + 1),
            let date = SentenceDate.read(lexer, at: index + 2), case .date(let day) = date.kind, day <= today
        else { return nil }
        let monday = today.startOfWeek
        let weeks = monday.days(to: day.startOfWeek) / 7
        return (lexer.tokens[index].key == "week" ? .week(weeks) : .weekend(weeks), date.end)
    }

    /// "Week 46", "in week 3 of 2025": as ISO 8601 counts them, the last that has begun where no year is said
    private func weekNumber(at start: Int) -> (period: Period, end: Int)? {
        var index = start
        while index - start < 2, lexer.has(.in, at: index) || lexer.has(.of, at: index) { index += 1 }
        guard lexer.tokens.indices.contains(index), ["week", "wk"].contains(lexer.tokens[index].key),
            let number = lexer.number(at: index + 1).flatMap({ Int(exactly: $0) }), (1...53).contains(number)
        else { return nil }
        let said = year(at: index + 2)
        func monday(_ year: Int) -> CivilDate? {
            guard let fourth = CivilDate(year: year, month: 1, day: 4) else { return nil }
            let day = fourth.startOfWeek.adding(days: 7 * (number - 1))
            // The last Thursday of a year is in its last week.
            return day.adding(days: 3).year == year ? day : nil
        }
        let present = today.startOfWeek
        let found: CivilDate? =
            if case .calendarYear(let year)? = said?.period {
                monday(year)
            } else {
                [today.year + 1, today.year, today.year - 1].lazy.compactMap(monday).first { $0 <= today }
            }
        guard let found, found <= today else { return nil }
        return (.week(present.days(to: found) / 7), said?.end ?? index + 2)
    }

    /// "the first two weeks of September", "the last 3 days of August"
    private func part(at start: Int) -> (period: Period, end: Int)? {
        var index = start
        while index - start < 2,
            lexer.has(.determiner, at: index) || lexer.has(.in, at: index) || lexer.has(.article, at: index)
        { index += 1 }
        guard index < lexer.tokens.count else { return nil }
        // "The second week of October"
        if let said = lexer.phrase(.ordinal, at: index), let place = Int(exactly: said.sense.number),
            (2...5).contains(place),
            let span = phrase(.span, at: said.end), span.value == "7", lexer.has(.of, at: span.end),
            let whole = named(at: span.end + 1), let range = whole.period.range(today: today)
        {
            let first = range.start.adding(days: 7 * (place - 1))
            return first <= range.end ? (.between(first, min(range.end, first.adding(days: 6))), whole.end) : nil
        }
        let key = lexer.tokens[index].key
        let isFirst = key == "first" || key == "eerste"
        guard isFirst || key == "last" || key == "laatste" else { return nil }
        let number = SpokenNumber.read(lexer, at: index + 1)
        guard let span = phrase(.span, at: number?.end ?? index + 1), let days = Double(span.value),
            lexer.has(.of, at: span.end), let whole = named(at: span.end + 1), whole.period != .ever,
            let range = whole.period.range(today: today),
            let count = Int(exactly: ((number?.value ?? 1) * days).rounded()), (1...366).contains(count)
        else { return nil }
        if isFirst { return (.between(range.start, min(range.end, range.start.adding(days: count - 1))), whole.end) }
        return (.between(max(range.start, range.end.adding(days: 1 - count)), range.end), whole.end)
    }

    private var today: CivilDate { lexer.today }

    /// A period by its name, with or without a word before it.
    ///
    /// - Parameter isLed: a word before it, "since" or "and", says that it is a time.
    func named(at start: Int, isLed: Bool = false) -> (period: Period, end: Int)? {
        if let near = near(at: start) { return near }
        if let said = phrase(.period, at: start) {
            if let period = Self.period(said.value, today) { return (period, said.end) }
            if let quarter = quarter(said.value, at: said.end) { return quarter }
        }
        if let season = season(at: start) { return season }
        if let week = weekNumber(at: start) { return week }
        if let counted = counted(at: start) { return counted }
        if let ago = ago(at: start) { return ago }
        if let date = SentenceDate.read(lexer, at: start), case .date(let day) = date.kind, day <= today,
            !isRank(start..<date.end)
        {
            return (.day(day), date.end)
        }
        return month(at: start, isLed: isLed) ?? year(at: start)
    }

    /// "This time last year", "vorig jaar om deze tijd": the days around that one
    private func near(at start: Int) -> (period: Period, end: Int)? {
        func whole(_ start: Int) -> (period: Period, end: Int)? {
            guard let said = phrase(.period, at: start) else { return ago(at: start) }
            return Self.period(said.value, today).map { ($0, said.end) }
        }
        func isThisTime(_ said: (value: String, end: Int)?) -> Bool { said?.value == "thisTime" }
        let lead = phrase(.period, at: start)
        if isThisTime(lead), let lead, let (period, end) = whole(lead.end) {
            return period.around(today).map { ($0, end) }
        }
        guard let (period, end) = whole(start), let tail = phrase(.period, at: end), isThisTime(tail) else {
            return nil
        }
        return period.around(today).map { ($0, tail.end) }
    }

    /// "The first time", "my first meal": no first of the month
    private func isRank(_ tokens: Range<Int>) -> Bool {
        guard lexer.tokens.indices.contains(tokens.upperBound), let last = tokens.last else { return false }
        let next = lexer.tokens[tokens.upperBound]
        if ["time", "keer", "day", "dag"].contains(next.key) { return true }
        guard !lexer.has(.dateLead, at: tokens.lowerBound), lexer.phrase(.ordinal, at: last) != nil else {
            return false
        }
        // "My second lowest weight"
        if isExtreme(at: tokens.upperBound) { return true }
        let isNamed = [QuestionWord.Kind.subject, .slot, .exercise, .food, .group, .metric].contains {
            phrase($0, at: tokens.upperBound) != nil
        }
        return isNamed || Self.meals.contains(next.key)
    }

    private static let meals: Set<String> = ["meal", "thing", "maaltijd", "ding"]

    private static func period(_ value: String, _ today: CivilDate) -> Period? {
        func number(_ prefix: String) -> Int? {
            value.hasPrefix(prefix) ? Int(value.dropFirst(prefix.count)) : nil
        }
        if value == "today" { return .day(today) }
        if value == "ever" { return .ever }
        if value.hasPrefix("date") {
            let parts = value.dropFirst(4).split(separator: "-").compactMap { Int($0) }
            return parts.count == 2 ? day(parts[0], parts[1], today) : nil
        }
        if let offset = number("weekend") { return .weekend(offset) }
        if let offset = number("week") { return .week(offset) }
        if let offset = number("month") { return .month(offset) }
        if let offset = number("year") { return .year(offset) }
        return number("days").map { .days($0) }
    }

    /// "the last 30 days", "past two weeks", "afgelopen drie maanden".
    private func counted(at start: Int) -> (period: Period, end: Int)? {
        var index = start
        for _ in 0..<2 where lexer.has(.in, at: index) || lexer.has(.determiner, at: index) { index += 1 }
        // "Over 3 months", which in Dutch are to come
        if lexer.language == .en, lexer.tokens.indices.contains(start), lexer.tokens[start].key == "over",
            let said = days(at: start + 1), said.each > 1, !lexer.has(.ago, at: said.end)
        {
            return (.days(said.count), said.end)
        }
        guard let recent = phrase(.recent, at: index) ?? phrase(.recent, at: start),
            let number = SpokenNumber.read(lexer, at: recent.end), !number.isArticle
        else { return nil }
        // "The last 4 Mondays": in as many weeks there are as many; the days of the week are read for themselves.
        if lexer.has(.weekday, at: number.end) || phrase(.weekdays, at: number.end) != nil,
            let weeks = Int(exactly: number.value), (1...520).contains(weeks)
        {
            return (.days(7 * weeks), number.end)
        }
        return days(at: recent.end).map { (.days($0.count), $0.end) }
    }

    /// "3 weeks": so many days, of so many each
    func days(at start: Int) -> (count: Int, each: Double, end: Int)? {
        guard let number = SpokenNumber.read(lexer, at: start), let span = phrase(.span, at: number.end),
            let each = Double(span.value), let count = Int(exactly: (number.value * each).rounded()),
            (1...3660).contains(count)
        else { return nil }
        return (count, each, span.end)
    }

    /// "two months ago", "drie weken geleden"; of days SentenceDate knows.
    private func ago(at start: Int) -> (period: Period, end: Int)? {
        guard let number = SpokenNumber.read(lexer, at: start), let span = phrase(.span, at: number.end),
            lexer.has(.ago, at: span.end), let count = Int(exactly: number.value), (1...520).contains(count)
        else { return nil }
        switch span.value {
        case "1": return (.day(today.adding(days: -count)), span.end + 1)
        case "7": return (.week(-count), span.end + 1)
        case "30": return (.month(-count), span.end + 1)
        default: return (.year(-count), span.end + 1)
        }
    }

    /// "March", "in May 2025", "last October". The month that has begun last; "may" alone is no month.
    private func month(at start: Int, isLed: Bool) -> (period: Period, end: Int)? {
        var index = start
        var isLed = isLed
        while index - start < 3,
            lexer.has(.in, at: index) || lexer.has(.of, at: index) || lexer.has(.past, at: index)
                || lexer.has(.dateLead, at: index) || lexer.has(.on, at: index) || lexer.has(.for, at: index)
                || isLed && lexer.has(.determiner, at: index)
        {
            isLed = true
            index += 1
        }
        guard let sense = lexer.sense(.month, at: index), let month = Int(exactly: sense.number),
            (1...12).contains(month)
        else { return nil }
        if let year = lexer.number(at: index + 1).flatMap({ Int(exactly: $0) }), (1900..<2200).contains(year) {
            return (.calendarMonth(year: year, month: month), index + 2)
        }
        guard isLed || lexer.tokens[index].key != "may" else { return nil }
        let year = month <= today.month ? today.year : today.year - 1
        return (.calendarMonth(year: year, month: month), index + 1)
    }

    /// "in 2025"
    private func year(at start: Int) -> (period: Period, end: Int)? {
        let isLed = lexer.has(.in, at: start) || lexer.has(.of, at: start) || lexer.has(.for, at: start)
        let index = isLed ? start + 1 : start
        guard let year = lexer.number(at: index).flatMap({ Int(exactly: $0) }), (1990..<2200).contains(year),
            isLed || index + 1 == lexer.tokens.count || start == 0 || lexer.isMark(".", at: index + 1),
            year <= today.year, isLed || !isLimited(year, at: index)
        else { return nil }
        return (.calendarYear(year), index + 1)
    }

    /// "Ate under 2000", "boven de 2000": an amount; "over 2024" is a year of which there may be figures.
    private func isLimited(_ year: Int, at index: Int) -> Bool {
        (max(0, index - 3)..<index).contains { start in
            guard let cue = phrase(.cue, at: start), cue.end == index else { return false }
            let parts = Set(cue.value.split(separator: "+").map(String.init))
            return !QuestionClauses.limits.isDisjoint(with: parts) && (lexer.tokens[start].key != "over" || year < 2010)
        }
    }

    /// The day that a period begins with.
    private func beginning(at start: Int) -> (date: CivilDate, end: Int)? {
        guard let (period, end) = edge(at: start) ?? named(at: start, isLed: true) ?? holiday(at: start),
            period != .ever,
            let range = period.range(today: today)
        else { return nil }
        // "After October" is after the last of it.
        let isAfter = start > 0 && Self.sides[lexer.tokens[start - 1].key] == 1
        return (isAfter ? range.end.adding(days: 1) : range.start, end)
    }

    /// "Last Christmas"
    static let lasts: Set<String> = ["last", "vorige", "vorig", "afgelopen", "verleden"]

    /// "Christmas", "de kerst", where a day is spoken of
    private func holiday(at start: Int) -> (period: Period, end: Int)? {
        let isLed = lexer.has(.determiner, at: start) || lexer.has(.article, at: start)
        guard let said = feast(at: isLed ? start + 1 : start) else { return nil }
        return Self.day(said.month, said.day, today).map { ($0, said.end) }
    }

    /// "Christmas": which day of a year it is
    func feast(at index: Int) -> (month: Int, day: Int, end: Int)? {
        guard let said = lexer.phrase(.holiday, at: index), let month = Int(said.sense.text),
            let day = Int(exactly: said.sense.number)
        else { return nil }
        return (month, day, said.end)
    }

    /// The last such day
    private static func day(_ month: Int, _ day: Int, _ today: CivilDate) -> Period? {
        [today.year, today.year - 1].lazy.compactMap { CivilDate(year: $0, month: month, day: day) }
            .first { $0 <= today }.map { .day($0) }
    }

    private func last(of period: Period) -> CivilDate? { period.range(today: today)?.end }
}
