/// Which sets of an exercise something is said of: "second set", "the last two", "the other three", "the rest".
enum SetPart: Equatable {
    case nth(Int), first(Int), next(Int), last(Int), rest
}

extension SentenceLexer {
    /// "First set", "de laatste twee sets", "set 3:", "the rest", and bare "second 10" where the sentence counts sets.
    func setPart(at start: Int) -> (part: SetPart, end: Int)? {
        guard kind == .workout else { return nil }
        var index = start
        while index - start < 2, has(.determiner, at: index) { index += 1 }
        guard index < tokens.count, let selector = selector(at: index, isLed: index > start) else { return nil }
        var (part, end) = selector
        var isNamed = setNumber(at: index) != nil
        if case .nth(1) = part { part = .first(1) }
        let count = SpokenNumber.read(self, at: end)
        if let count, !count.isArticle, let number = Int(exactly: count.value), (2...10).contains(number),
            isSetWord(count.end) || ordinals == 1 && has(.at, at: count.end)
                || SpokenNumber.read(self, at: count.end) != nil || has(.bout, at: count.end)
        {
            isNamed = true
            switch part {
            case .first: (part, end) = (.first(number), count.end)
            case .last: (part, end) = (.last(number), count.end)
            case .rest: (part, end) = (.next(number), count.end)
            default: break
            }
        }
        if isSetWord(end) {
            isNamed = true
            end += 1
        }
        guard isNamed || isBare(part, start, end) else { return nil }
        return (part, end)
    }

    private func selector(at index: Int, isLed: Bool) -> (SetPart, Int)? {
        if let number = setNumber(at: index) { return (.nth(number.value), number.end) }
        if isCue(.last, at: index) { return (.last(1), index + 1) }
        if isCue(.rest, at: index), isLed || SpokenNumber.read(self, at: index + 1)?.isArticle == false {
            return (.rest, index + 1)
        }
        if isCue(.before, at: index) {
            // "Before that": of Dutch one word says it.
            if isCue(.that, at: index + 1) { return (.rest, index + 2) }
            if isCue(.that, at: index) { return (.rest, index + 1) }
        }
        return ordinal(at: index).map { (.nth($0.value), $0.end) }
    }

    /// "1st", "tweede".
    private func ordinal(at index: Int) -> (value: Int, end: Int)? {
        if let value = number(at: index).flatMap({ Int(exactly: $0) }), (1...20).contains(value),
            index + 1 < tokens.count, tokens[index + 1].isGlued, isCue(.suffix, at: index + 1)
        {
            return (value, index + 2)
        }
        guard let value = sense(.ordinal, at: index).flatMap({ Int(exactly: $0.number) }), value <= 20 else {
            return nil
        }
        return (value, index + 1)
    }

    /// "Set 3:", "set 3 was".
    private func setNumber(at index: Int) -> (value: Int, end: Int)? {
        guard index < tokens.count, isCue(.setNumber, at: index), number(at: index - 1) == nil,
            let value = number(at: index + 1).flatMap({ Int(exactly: $0) }), (1...20).contains(value),
            isMark(":", at: index + 2) || has(.at, at: index + 2) || number(at: index + 2) != nil
        else { return nil }
        return (value, index + 2)
    }

    private func isSetWord(_ index: Int) -> Bool {
        guard index < tokens.count else { return false }
        return has(.sets, at: index) || isCue(.setOne, at: index)
    }

    /// A part without the word for sets: a clause of its own, with a number in it, beside another such part.
    private func isBare(_ part: SetPart, _ start: Int, _ end: Int) -> Bool {
        if case .last = part {} else if part != .rest, ordinals < 2 { return false }
        guard start > 0 ? isClauseStart(start) : ordinals > 1 else { return false }
        var index = end
        while index < tokens.count, index - end < 5 {
            if let number = SpokenNumber.read(self, at: index), !number.isArticle {
                let isOther = [.time, .distance, .exercise, .span].contains { has($0, at: number.end) }
                return !isOther || ordinals > 1 && has(.time, at: number.end)
            }
            if case .mark(let mark) = tokens[index].content { if mark != ":" && mark != "@" { return false } }
            if has(.exercise, at: index) { return false }
            index += 1
        }
        return false
    }

    private func isClauseStart(_ start: Int) -> Bool {
        if case .mark(let mark) = tokens[start - 1].content { return [",", ";", ".", ":", "("].contains(mark) }
        return [.and, .but, .then, .minus].contains { has($0, at: start - 1) } || tokens[start - 1].number != nil
    }

    /// How many ordinals and "last" a text has.
    func countOrdinals() -> Int {
        tokens.indices.count { index in
            let isSuffix =
                tokens[index].isGlued && isCue(.suffix, at: index) && index > 0 && tokens[index - 1].number != nil
            return isSuffix || isCue(.last, at: index) || has(.ordinal, at: index)
        }
    }
}
