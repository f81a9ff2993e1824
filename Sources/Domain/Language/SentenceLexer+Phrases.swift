extension SentenceLexer {
    /// "for lunch", "als tussendoortje", "dinner was": the meal, where it is one and not part of a food's name.
    func mealPhrase(at start: Int) -> (kind: SentenceChunk.Kind, end: Int)? {
        guard kind == .meal else { return nil }
        var index = start
        let isLed = has(.mealLead, at: index) && phrase(.meal, at: index) == nil
        if isLed { index += 1 }
        var hasArticle = false
        while index - start < 4, has(.determiner, at: index) || has(.article, at: index) || has(.size, at: index) {
            hasArticle = hasArticle || has(.article, at: index)
            index += 1
        }
        guard let meal = phrase(.meal, at: index) else { return nil }
        // "Salmon and a dessert", but "fruit as a dessert" and "a dessert: fruit".
        if !isLed, isCounted(start, hasArticle: hasArticle), isCue(.course, at: index), !isMark(":", at: meal.end) {
            return nil
        }
        var end = meal.end
        if !isLed, isCounted(start, hasArticle: hasArticle), isNoun(at: end) { return nil }
        if has(.of, at: end) { end += 1 }
        return (.meal(SentenceDraft.Meal(rawValue: meal.sense.text)), end)
    }

    private func isCounted(_ start: Int, hasArticle: Bool) -> Bool {
        hasArticle || number(at: start - 1) != nil || has(.article, at: start - 1) || has(.number, at: start - 1)
    }

    private func isNoun(at index: Int) -> Bool {
        guard index < tokens.count, tokens[index].isWord else { return false }
        let others: [Role] = [.verb, .with, .and, .of, .on, .for, .day, .weekday, .at, .filler, .but, .then, .or, .in]
        return !others.contains { has($0, at: index) }
    }

    /// A time of day or a place: "at 4pm", "before dinner", "with friends". Where it ends, and whether it is a day that is
    /// not spoken of: "since yesterday".
    func circumstance(at start: Int) -> (end: Int, isDay: Bool)? {
        if let end = clock(at: start) { return (end, false) }
        guard let lead = phrase(.circumstanceLead, at: start) else { return nil }
        // "A banana after"
        if isCue(.after, at: start),
            lead.end == tokens.count || !tokens[lead.end].isWord && tokens[lead.end].number == nil
        {
            return (lead.end, false)
        }
        if lead.sense.text == "before", let end = hour(at: lead.end, led: start) { return (end, false) }
        if lead.sense.text != "before", let end = owner(at: lead.end, led: tokens[start].key) { return (end, false) }
        if let end = place(at: lead.end, led: tokens[start].key) { return (end, false) }
        if let end = company(at: lead.end, led: start) { return (end, false) }
        if lead.sense.text == "before", !has(.dateLead, at: start), let day = phrase(.day, at: lead.end) {
            return (day.end, true)
        }
        var index = lead.end
        while index - lead.end < 3, has(.determiner, at: index) || has(.article, at: index) || has(.size, at: index) {
            index += 1
        }
        if let place = phrase(.circumstance, at: index) { return (place.end, false) }
        // "before dinner" says when, not which meal.
        if lead.sense.text == "before", let meal = phrase(.meal, at: index) { return (meal.end, false) }
        return nil
    }

    /// "At Turkey Brook", "op de Kalverstraat": names with a capital where most words have none, and streets.
    private func place(at start: Int, led lead: String) -> Int? {
        var index = start
        while index - start < 2, has(.determiner, at: index) { index += 1 }
        var end = index
        while end < tokens.count, tokens[end].isCapital, end - index < 4 { end += 1 }
        if end > index, Self.streets.contains(where: { tokens[end - 1].key.hasSuffix($0) }) { return end }
        if index < tokens.count, tokens[index].key.utf8.count > 8, index > start,
            Self.roads.contains(where: { tokens[index].key.hasSuffix($0) })
        {
            return index + 1
        }
        guard end > index, Self.places.contains(lead), start > 0, !isTitled else { return nil }
        // "Tuna in Olive oil" and "at RPE 8" are no places.
        let isNamed = (index..<end).contains { lexicon.word(tokens[$0].key) == nil }
        let isCounted = has(.article, at: end) || has(.number, at: end)
        return isNamed && !(lead == "in" && isNoun(at: end) && !isCounted) ? end : nil
    }

    static let places: Set<String> = ["at", "near", "in", "from", "bij", "te", "naar"]
    private static let roads = ["straat", "plein", "gracht", "laan"]
    private static let streets =
        roads + ["weg", "markt", "street", "road", "avenue", "square", "lane", "park", "brook", "station"]

    /// "from 7 to 8:30", "van 7 tot half 9": how long that is, 15 minutes to 8 hours.
    func range(at start: Int) -> (minutes: Double, end: Int)? {
        if let clocks = clocks(at: start) { return clocks }
        guard sense(.range, at: start)?.text == "from" else { return nil }
        return times(from: start, isPart: false) ?? times(from: start, isPart: true)
    }

    /// - Parameter isPart: whether the first time may be a part of an hour: "10 to 7 to 8", but "7 to 8" is an hour
    private func times(from start: Int, isPart: Bool) -> (minutes: Double, end: Int)? {
        guard let first = timeOfDay(at: start + 1, isPart: isPart), sense(.range, at: first.end)?.text == "to",
            let last = timeOfDay(at: first.end + 1)
        else { return nil }
        let isFigures = [.load, .distance, .reps, .sets, .time, .times].contains { has($0, at: last.end) }
        let minutes = (last.minutes - first.minutes + 720).truncatingRemainder(dividingBy: 720)
        // "Between 12 and 1 I had", but "from 2 to 3 slices".
        if kind == .meal, start > 0 || isNoun(at: last.end), !isEnd(last.end) { return nil }
        return isFigures || minutes < 15 || minutes > 480 ? nil : (minutes, last.end)
    }

    /// "18:00-19:00", "18:00 tot 19:15"
    private func clocks(at start: Int) -> (minutes: Double, end: Int)? {
        guard case .clock(let first) = tokens[start].content, first.count == 2, first[0] < 25, start + 2 < tokens.count,
            isMark("-", at: start + 1) || sense(.range, at: start + 1)?.text == "to",
            case .clock(let last) = tokens[start + 2].content, last.count == 2, last[0] < 25,
            !has(.per, at: start + 3), !isMark("/", at: start + 3)
        else { return nil }
        let minutes = Double((last[0] - first[0]) * 60 + last[1] - first[1])
        return (20...480).contains(minutes) ? (minutes, start + 3) : nil
    }

    private func timeOfDay(at index: Int, isPart: Bool = true) -> (minutes: Double, end: Int)? {
        guard index < tokens.count else { return nil }
        if isPart, let part = partOfHour(from: index) { return part }
        let isHalf = language.grammar.hasBareHalf && has(.half, at: index)
        let place = isHalf ? index + 1 : index
        guard place < tokens.count else { return nil }
        if let time = hourWithMinutes(at: place) { return (Double(time.minutes), time.end) }
        let minutes: Double
        if case .clock(let parts) = tokens[place].content, parts.count == 2 {
            minutes = Double(parts[0] * 60 + parts[1])
        } else if let parts = hourAndMinutes(tokens[place]) {
            minutes = parts
        } else if let hour = number(at: place) ?? sense(.number, at: place)?.number, hour <= 24, hour == hour.rounded()
        {
            minutes = hour * 60 - (isHalf ? 30 : 0)
        } else {
            return nil
        }
        return (minutes, phrase(.clock, at: place + 1)?.end ?? place + 1)
    }

    /// "Quarter past six", "tien voor zeven".
    private func partOfHour(from index: Int) -> (minutes: Double, end: Int)? {
        guard index + 2 < tokens.count, has(.hourPart, at: index + 1) else { return nil }
        let part = (sense(.half, at: index) ?? sense(.quarter, at: index)).map { $0.number * 60 }
        guard let part = part ?? number(at: index) ?? sense(.number, at: index)?.number, part < 60,
            let hour = number(at: index + 2) ?? sense(.number, at: index + 2)?.number, (1...12).contains(hour)
        else { return nil }
        let isBefore = sense(.hourPart, at: index + 1)?.text == "before"
        return (hour * 60 + (isBefore ? -part : part), phrase(.clock, at: index + 3)?.end ?? index + 3)
    }

    /// "half past eight", "kwart voor acht", "half negen".
    private func partOfHour(at start: Int) -> Int? {
        guard has(.half, at: start) || has(.quarter, at: start) else { return nil }
        let next = has(.hourPart, at: start + 1) ? start + 2 : start + 1
        guard next > start + 1 || language.grammar.hasBareHalf || isHalfPast(start),
            let hour = number(at: next) ?? sense(.number, at: next)?.number,
            hour <= 12, !isNoun(at: next + 1) || next > start + 1 || has(.article, at: next + 1)
        else { return nil }
        return next + 1
    }

    /// "At half 12", as the British say half past twelve.
    func isHalfPast(_ index: Int) -> Bool {
        guard !language.grammar.hasBareHalf, index > 0, has(.half, at: index), has(.at, at: index - 1) else {
            return false
        }
        return (number(at: index + 1) ?? sense(.number, at: index + 1)?.number).map { (1...12).contains($0) } == true
    }

    /// Whether nothing that could be counted follows.
    func isEnd(_ index: Int) -> Bool {
        guard index < tokens.count else { return true }
        if case .mark(let mark) = tokens[index].content { return mark != "%" && mark != "x" && mark != "-" }
        return has(.and, at: index) || has(.verb, at: index) || has(.filler, at: index)
    }

    /// Whether it stands at the start of a text, or before what was done then: "at 7:30: …".
    private func isApart(_ start: Int, _ end: Int) -> Bool { start == 0 || isMark(":", at: end) }

    private func isHourAndMinutes(_ token: SentenceToken) -> Bool { hourAndMinutes(token) != nil }

    /// "18.05" as minutes after midnight.
    private func hourAndMinutes(_ token: SentenceToken) -> Double? {
        guard token.number != nil else { return nil }
        let parts = token.text.split { $0 == "." || $0 == "," }
        guard parts.count == 2, parts[1].utf8.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
            hour < 25, minute < 60, minute % 5 == 0
        else { return nil }
        return Double(hour * 60 + minute)
    }

    /// "At 8 a banana", "om zes een banaan": an hour without a word for it, and nothing that there may be so many of
    private func isBareHour(_ hour: Double, at index: Int) -> Bool {
        let isFree = isEnd(index + 1) || has(.article, at: index + 1) && !has(.half, at: index + 2)
        // "About two and a half slices"
        let isHalf = has(.and, at: index + 1) && (index + 2...index + 3).contains { has(.half, at: $0) }
        return kind == .meal && isFree && !isHalf && hour == hour.rounded() && hour < 25
    }

    private func clock(at start: Int) -> Int? {
        let lead = sense(.circumstanceLead, at: start)?.text
        // "Rond zessen", "na vieren": a form that only hours have
        if lead == "time" || lead == "before", has(.hour, at: start + 1) { return start + 2 }
        // "Tussen vijven en zessen"
        if lead != nil, has(.hour, at: start + 1), has(.and, at: start + 2), has(.hour, at: start + 3) {
            return start + 4
        }
        let isLed = lead == "time"
        var index = isLed ? start + 1 : start
        if has(.approximately, at: index) { index += 1 }
        guard index < tokens.count else { return nil }
        if isLed, has(.clock, at: index), sense(.clock, at: index)?.text == "noon" { return index + 1 }
        if isLed, let end = partOfHour(at: index) { return end }
        // "Om 17u30", and "17u30 bench": nobody trains for so long; "rond 1u30" may be how long it took.
        if let time = hourWithMinutes(at: index),
            isLed ? kind == .meal || time.minutes >= 300 : start == 0 && time.minutes >= 780
        {
            return time.end
        }
        switch tokens[index].content {
        case .clock(let parts):
            if let suffix = phrase(.clock, at: index + 1) { return suffix.end }
            if has(.per, at: index + 1) || isMark("/", at: index + 1) || !isLed || parts.count > 2 { return nil }
            if index + 1 < tokens.count, tokens[index + 1].key == "pace" { return nil }
            // "at 5:30" is a pace for those who run.
            return kind == .meal || parts[0] > 12 || isApart(start, index + 1) ? index + 1 : nil
        // "Bench at 7.30: 60x8"
        case .number where isLed && kind == .workout && isApart(start, index + 1) && isHourAndMinutes(tokens[index]):
            return index + 1
        case .number(let hour):
            guard hour < 25 else { return nil }
            guard let suffix = phrase(.clock, at: index + 1) else {
                return isLed && isBareHour(hour, at: index) ? index + 1 : nil
            }
            // "Skiing, about 5 hours" is how long.
            let isLong =
                kind == .workout && suffix.sense.text == "led" && has(.approximately, at: start)
                && has(.time, at: index + 1)
            return suffix.sense.text == "noon" || suffix.sense.text == "led" && !isLed || isLong ? nil : suffix.end
        default:
            guard isLed, let hour = sense(.number, at: index)?.number else { return nil }
            guard let suffix = phrase(.clock, at: index + 1) else {
                return isBareHour(hour, at: index) ? index + 1 : nil
            }
            return suffix.sense.text == "noon" ? nil : suffix.end
        }
    }
}
