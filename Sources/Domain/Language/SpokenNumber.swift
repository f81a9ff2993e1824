/// Numbers in figures and in words: "1 1/2", "two and a half", "vijfentwintig", "two twenty-five", "half a dozen".
enum SpokenNumber {
    struct Reading {
        var value: Double
        var end: Int
        /// Only "a" or "een": often no number at all.
        var isArticle = false
    }

    /// The longest number that starts at `start`, above 0 and at most a million.
    static func read(_ lexer: SentenceLexer, at start: Int) -> Reading? {
        guard let reading = unchecked(lexer, at: start), reading.value > 0, reading.value <= 1e6 else { return nil }
        return reading
    }

    private static func unchecked(_ lexer: SentenceLexer, at start: Int) -> Reading? {
        var index = start
        if lexer.has(.article, at: index) {
            let next = index + 1
            if let rest = share(lexer, at: next) ?? fraction(lexer, of: 1, at: next) { return rest }
            if lexer.has(.dozen, at: next) || lexer.has(.couple, at: next) || lexer.has(.hundred, at: next) {
                index = next
            } else {
                return Reading(value: 1, end: next, isArticle: true)
            }
        }
        if let share = share(lexer, at: index) { return share }
        if let couple = lexer.sense(.couple, at: index) {
            return Reading(value: couple.number, end: index + (lexer.has(.of, at: index + 1) ? 2 : 1))
        }
        if let dozen = lexer.sense(.dozen, at: index) { return Reading(value: dozen.number, end: index + 1) }
        guard var reading = whole(lexer, at: index) else { return nil }
        if let fraction = fraction(lexer, of: reading.value, at: reading.end) { return fraction }
        if let share = lexer.sense(.quarter, at: reading.end) ?? lexer.sense(.third, at: reading.end), reading.value < 4
        {
            return Reading(value: reading.value * share.number, end: afterOf(lexer, reading.end + 1))
        }
        if let fraction = lexer.number(at: reading.end), fraction < 1, fraction > 0, reading.value >= 1,
            reading.value == reading.value.rounded()
        {
            reading.value += fraction
            reading.end += 1
        } else if let end = andHalf(lexer, at: reading.end) {
            reading.value += 0.5
            reading.end = end
        } else if let quarters = andQuarters(lexer, at: reading.end) {
            reading.value += quarters.value
            reading.end = quarters.end
        } else if let dozen = lexer.sense(.dozen, at: reading.end) {
            reading.value *= dozen.number
            reading.end += 1
        }
        return reading
    }

    /// "and a half", "en een half", "and 1/2".
    static func andHalf(_ lexer: SentenceLexer, at index: Int) -> Int? {
        guard lexer.has(.and, at: index) else { return nil }
        var next = index + 1
        if lexer.number(at: next) == 0.5 { return next + 1 }
        if lexer.has(.article, at: next) { next += 1 }
        guard lexer.has(.half, at: next) else { return nil }
        // "rice and half an avocado" is something else.
        if lexer.has(.article, at: next + 1) || lexer.has(.dozen, at: next + 1) { return nil }
        return next + 1
    }

    /// "Seven and a quarter hours", "twee en driekwart uur": of what is measured, for "and a quarter melon" is another thing.
    private static func andQuarters(_ lexer: SentenceLexer, at index: Int) -> Reading? {
        guard lexer.has(.and, at: index) else { return nil }
        var next = index + 1
        var count = 1.0
        if lexer.has(.article, at: next) {
            next += 1
        } else if let said = lexer.number(at: next), said == 1 || said == 3 {
            count = said
            next += 1
        }
        guard let quarter = lexer.sense(.quarter, at: next), quarter.number * count < 1,
            lexer.has(.unit, at: next + 1) || lexer.has(.time, at: next + 1)
        else { return nil }
        return Reading(value: quarter.number * count, end: next + 1)
    }

    /// "half a", "half of the", "quarter of a", "half a dozen".
    private static func share(_ lexer: SentenceLexer, at index: Int) -> Reading? {
        if let half = lexer.sense(.half, at: index) {
            var next = index + 1
            if lexer.has(.article, at: next) { next += 1 }
            if let dozen = lexer.sense(.dozen, at: next) {
                return Reading(value: half.number * dozen.number, end: next + 1)
            }
            return Reading(value: half.number, end: next > index + 1 ? next : afterOf(lexer, next))
        }
        guard let share = lexer.sense(.quarter, at: index) ?? lexer.sense(.third, at: index) else { return nil }
        return Reading(value: share.number, end: afterOf(lexer, index + 1))
    }

    /// "A fifth of it", "een zesde deel": in a meal, where no such thing follows.
    private static func fraction(_ lexer: SentenceLexer, of count: Double, at index: Int) -> Reading? {
        guard lexer.kind == .meal, let parts = lexer.sense(.ordinal, at: index)?.number, (4...12).contains(parts),
            count < parts
        else { return nil }
        let next = index + 1
        if lexer.isCue(.portion, at: next) { return Reading(value: count / parts, end: afterOf(lexer, next + 1)) }
        guard next >= lexer.tokens.count || lexer.has(.of, at: next) || lexer.tokens[next].isWord == false else {
            return nil
        }
        return Reading(value: count / parts, end: afterOf(lexer, next))
    }

    private static func afterOf(_ lexer: SentenceLexer, _ index: Int) -> Int {
        guard lexer.has(.of, at: index) else { return lexer.has(.article, at: index) ? index + 1 : index }
        return lexer.has(.article, at: index + 1) || lexer.has(.determiner, at: index + 1) ? index + 2 : index + 1
    }

    private static func whole(_ lexer: SentenceLexer, at start: Int) -> Reading? {
        if let figure = lexer.number(at: start) {
            // "2 hundred", "12 thousand"; "5 by 5 honderd kilo" is a hundred.
            let isOfSets =
                lexer.kind == .workout && start > 0
                && (lexer.has(.times, at: start - 1) || lexer.isMark("x", at: start - 1))
            if !isOfSets, let hundred = lexer.sense(.hundred, at: start + 1),
                figure < (hundred.number < 1000 ? 10 : 1000)
            {
                return Reading(value: figure * hundred.number, end: start + 2)
            }
            return Reading(value: figure, end: start + 1)
        }
        return inWords(lexer, at: start)
    }

    private static func inWords(_ lexer: SentenceLexer, at start: Int) -> Reading? {
        var end = start
        var value = 0.0
        if let first = lexer.sense(.number, at: start)?.number {
            value = first
            end = start + 1
            if let below100 = tail(lexer, at: end), isOne(value) {
                // Lifters say "two twenty-five".
                // but "sets of eight, forty kilos" has two numbers.
                if lexer.kind == .workout, !isCounted(lexer, at: start) {
                    return Reading(value: value * 100 + below100.value, end: below100.end)
                }
            } else if lexer.kind == .workout, isOne(value), lexer.has(.oh, at: end),
                let ones = lexer.sense(.number, at: end + 1)?.number, isOne(ones)
            {
                return Reading(value: value * 100 + ones, end: end + 2)
            } else if isTen(value), let ones = lexer.sense(.number, at: end)?.number, isOne(ones) {
                value += ones
                end += 1
            }
        } else if lexer.has(.hundred, at: start) {
            value = 1
        } else {
            return nil
        }
        if let hundred = lexer.sense(.hundred, at: end) {
            value *= hundred.number
            end += 1
            // "Twelve thousand five hundred"
            if hundred.number >= 1000, let hundreds = lexer.sense(.number, at: end)?.number, isOne(hundreds),
                let second = lexer.sense(.hundred, at: end + 1), second.number < hundred.number
            {
                value += hundreds * second.number
                end += 2
            }
            let next = lexer.has(.and, at: end) ? end + 1 : end
            if let rest = lexer.sense(.number, at: next)?.number, rest < 100, rest == rest.rounded() {
                value += rest
                end = next + 1
                if isTen(rest), let ones = lexer.sense(.number, at: end)?.number, isOne(ones) {
                    value += ones
                    end += 1
                }
            }
        }
        // "Twaalfduizend vijfhonderd", "twaalf duizend vijfhonderd"
        if value >= 1000, value.truncatingRemainder(dividingBy: 1000) == 0,
            let rest = lexer.sense(.number, at: end)?.number, rest >= 100, rest < 1000
        {
            value += rest
            end += 1
        }
        if lexer.has(.decimalPoint, at: end), let tenth = lexer.sense(.number, at: end + 1)?.number, isOne(tenth) {
            value += tenth / 10
            end += 2
        }
        return Reading(value: value, end: end)
    }

    /// Whether it says how many repetitions: "sets of eight", "three by eight".
    private static func isCounted(_ lexer: SentenceLexer, at index: Int) -> Bool {
        lexer.has(.times, at: index - 1) || lexer.has(.of, at: index - 1) && lexer.has(.sets, at: index - 2)
    }

    /// A number from 10 to 99 in words.
    private static func tail(_ lexer: SentenceLexer, at index: Int) -> Reading? {
        guard let first = lexer.sense(.number, at: index)?.number, first >= 10, first < 100 else { return nil }
        if isTen(first), let ones = lexer.sense(.number, at: index + 1)?.number, isOne(ones) {
            return Reading(value: first + ones, end: index + 2)
        }
        return Reading(value: first, end: index + 1)
    }

    private static func isOne(_ value: Double) -> Bool { value >= 1 && value <= 9 && value == value.rounded() }

    private static func isTen(_ value: Double) -> Bool {
        value >= 20 && value <= 90 && value.truncatingRemainder(dividingBy: 10) == 0
    }
}
