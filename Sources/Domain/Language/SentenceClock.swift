/// The time of day in the words for it: "3pm", "half past eight", "om kwart voor acht", "15:30".
enum SentenceClock {
    /// Minutes after midnight; `nil` where the tokens name no time. Which half of the day is meant where neither they nor
    /// the sentence say so, the meal tells, else what is usual: one eats at three in the afternoon.
    static func minute(in tokens: Range<Int>, of lexer: SentenceLexer, meal: SentenceDraft.Meal?) -> Int? {
        guard let said = tokens.lazy.compactMap({ time(at: $0, of: lexer) }).first else { return nil }
        let hour = said / 60
        guard (1...12).contains(hour), !isExact(tokens, lexer) else { return said < 1440 ? said : nil }
        switch half(of: lexer, tokens) ?? half(of: meal, hour) {
        case .morning: return hour == 12 ? said - 720 : said
        case .evening: return hour == 12 ? said : said + 720
        }
    }

    private enum Half { case morning, evening }

    private static func time(at index: Int, of lexer: SentenceLexer) -> Int? {
        let isHalf = lexer.has(.half, at: index)
        if isHalf || lexer.has(.quarter, at: index) {
            let isLed = lexer.has(.hourPart, at: index + 1)
            guard let hour = hour(at: isLed ? index + 2 : index + 1, of: lexer),
                isLed || lexer.language.grammar.hasBareHalf || lexer.isHalfPast(index)
            else {
                return nil
            }
            let isBefore = isLed ? lexer.sense(.hourPart, at: index + 1)?.text == "before" : !lexer.isHalfPast(index)
            return hour * 60 + (isBefore ? -1 : 1) * (isHalf ? 30 : 15)
        }
        if case .clock(let parts) = lexer.tokens[index].content {
            return parts.count == 2 && parts[0] < 24 && parts[1] < 60 ? parts[0] * 60 + parts[1] : nil
        }
        if let time = lexer.hourWithMinutes(at: index) { return time.minutes }
        return hour(at: index, of: lexer).map { $0 * 60 }
    }

    private static func hour(at index: Int, of lexer: SentenceLexer) -> Int? {
        guard lexer.tokens.indices.contains(index),
            let value = lexer.number(at: index) ?? lexer.sense(.number, at: index)?.number
                ?? lexer.sense(.hour, at: index)?.number,
            let hour = Int(exactly: value), (0...24).contains(hour)
        else { return nil }
        return hour
    }

    /// "08:15" is in the morning.
    private static func isExact(_ tokens: Range<Int>, _ lexer: SentenceLexer) -> Bool {
        tokens.contains { lexer.tokens[$0].text.hasPrefix("0") }
    }

    /// What the words for the time say, else the sentence.
    private static func half(of lexer: SentenceLexer, _ tokens: Range<Int>) -> Half? {
        func half(_ indices: some Sequence<Int>) -> Half? {
            for index in indices {
                let key = lexer.tokens[index].key
                if evenings.contains(where: { key.hasSuffix($0) }) || ["pm", "p"].contains(key) { return .evening }
                if mornings.contains(where: { key.hasSuffix($0) }) || ["am", "a.m"].contains(key) { return .morning }
            }
            return nil
        }
        return half(tokens) ?? half(lexer.tokens.indices.filter { lexer.tokens[$0].key.utf8.count > 3 })
    }

    private static let evenings = [
        "evening", "afternoon", "tonight", "avond", "avonds", "middag", "middags", "p.m",
    ]
    private static let mornings = ["morning", "ochtend", "ochtends", "morgens", "vanmorgen", "nachts"]

    private static func half(of meal: SentenceDraft.Meal?, _ hour: Int) -> Half {
        switch meal {
        case .breakfast: hour == 12 ? .evening : .morning
        case .dinner: .evening
        case .lunch: hour < 10 || hour == 12 ? .evening : .morning
        case .snack, nil: hour < 7 || hour == 12 ? .evening : .morning
        }
    }
}
