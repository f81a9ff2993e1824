/// Finds what earlier entry or template a sentence uses again: "same as yesterday", "use my push day", "my usual lunch".
struct TemplateReference {
    var reference: Spoken<String>
    /// The chunks that are no part of it.
    var rest: [SentenceChunk]

    let chunks: [SentenceChunk]
    let lexer: SentenceLexer
    /// Where what is meant begins, after the small words.
    let firstContent: Int

    static func find(_ chunks: [SentenceChunk], _ lexer: SentenceLexer) -> TemplateReference? {
        let finder = TemplateReference(chunks: chunks, lexer: lexer)
        guard let found = finder.find() else { return nil }
        var result = finder
        result.reference = Spoken(found.text, finder.span(found.range))
        result.rest = Array(chunks[..<found.range.lowerBound] + chunks[found.range.upperBound...])
        return result
    }

    private init(chunks: [SentenceChunk], lexer: SentenceLexer) {
        self.chunks = chunks
        self.lexer = lexer
        firstContent =
            chunks.firstIndex { chunk in
                switch chunk.kind {
                case .date, .meal, .circumstance, .mark: false
                case .word(let role, _, _):
                    ![.filler, .verb, .use, .determiner, .article, .modifier, .mealLead].contains(role)
                default: true
                }
            } ?? 0
        reference = Spoken("", SentenceSpan(start: 0, end: 0))
        rest = chunks
    }

    typealias Found = (text: String, range: Range<Int>)

    private func find() -> Found? {
        for index in chunks.indices {
            let found =
                switch chunks[index].role {
                case .same: same(at: index)
                case .templateName: named(at: index)
                case .templateWord: named(before: index)
                case .usual: usual(at: index)
                case .use: meal(after: index)
                case .last: isUsed(index) || role(index + 1) == .use || isAlone(index) ? last(at: index) : nil
                default: day(at: index)
                }
            if let found { return found }
        }
        return nil
    }

    func role(_ index: Int) -> SentenceLexicon.Role? {
        chunks.indices.contains(index) ? chunks[index].role : nil
    }

    private func span(_ range: Range<Int>) -> SentenceSpan {
        let first = chunks[range.lowerBound].span
        return first.union(chunks[max(range.lowerBound, range.upperBound - 1)].span)
    }

    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return SpokenName.text(lexer.tokens[chunks[first].tokens.lowerBound..<chunks[last].tokens.upperBound])
    }

    // MARK: The forms

    /// "same as last time", "same dinner as yesterday", "hetzelfde".
    private func same(at index: Int) -> Found? {
        let start = withLead(index)
        var next = index + 1
        // The meal or the words for it stand between.
        while next < chunks.count, next - index < 5, role(next) != .asLead, role(next) != .last {
            guard !isBreak(next), !isDate(next) else { break }
            next += 1
        }
        if role(next) == .asLead { next += 1 } else if role(next) != .last, !isDate(next) { next = index + 1 }
        while role(next) == .filler || role(next) == .determiner || role(next) == .dateLead { next += 1 }
        if role(next) == .last { return ("last", start..<afterWords(next + 1)) }
        if isDate(next) { return (day(next), start..<next + 1) }
        if role(next) == .templateName || role(next) == .usual {
            let end = endOfName(from: next)
            return (text(next..<end), start..<end)
        }
        // "same again"
        guard index == firstContent || role(index - 1) == .use else { return nil }
        return ("last", start..<next)
    }

    /// "last workout, but …"
    private func isAlone(_ index: Int) -> Bool {
        index == firstContent && chunks[index].tokens.count > 1 && (index + 1 == chunks.count || isBreak(index + 1))
    }

    private func last(at index: Int) -> Found? { ("last", withLead(index)..<afterWords(index + 1)) }

    private func named(at index: Int) -> Found? {
        // "leg day: squats 5x5" says what was done.
        let start = withLead(index)
        guard index == firstContent || isUsed(index) else { return nil }
        var end = index + 1
        if role(end) == .templateWord { end += 1 }
        if end < chunks.count, chunks[end].isMark(":", "-", ".") || isList(from: end), isLog(from: end) { return nil }
        var name = text(index..<index + 1)
        if case .word(_, _, let other) = chunks[index].kind, !other.isEmpty { name = other }
        // "upper body A template"
        if role(end + 1) == .templateWord, text(end..<end + 1).count == 1 {
            name += " " + text(end..<end + 1)
            end += 2
        } else if chunks.indices.contains(end), isLetter(end),
            end + 1 == chunks.count || isBreak(end + 1) || isDate(end + 1) || role(end + 1) == .use
        {
            // "push day a"
            name += " " + text(end..<end + 1)
            end += 1
        }
        return (name, start..<end)
    }

    private func isLetter(_ index: Int) -> Bool {
        let token = lexer.tokens[chunks[index].tokens.lowerBound]
        return chunks[index].tokens.count == 1 && token.isWord && ["a", "b", "c", "d"].contains(token.key)
    }

    /// Whether figures follow, and nothing that asks for a change.
    private func isLog(from start: Int) -> Bool {
        var hasFigures = false
        for chunk in chunks[start...] {
            switch chunk.role {
            case .more, .less, .extra, .skipped, .negation, .minus, .instead: return false
            default: hasFigures = hasFigures || chunk.count != nil
            }
        }
        return hasFigures
    }

    /// Whether exercises follow one after another, with their sets.
    private func isList(from start: Int) -> Bool {
        var first = start
        while isDate(first) || [.filler, .verb, .modifier, .use].contains(role(first))
            || chunks.indices.contains(first) && chunks[first].isMark(",")
        {
            first += 1
        }
        guard role(first) == .exercise else { return false }
        let rest = chunks[first...]
        return rest.count { $0.role == .exercise } > 1
            && rest.contains { $0.isMark("x") || $0.role == .sets || $0.role == .times }
    }

    /// "overnight oats template", "use my hotel workout template".
    private func named(before index: Int) -> Found? {
        var start = index
        while start > 0, index - start < 6, !isBreak(start - 1), role(start - 1) != .use,
            role(start - 1) != .determiner,
            !isDate(start - 1), !isMine(start - 1), role(start - 1) != .verb
        {
            start -= 1
        }
        guard start < index else { return isNamed(after: index) }
        return (text(start..<index), withLead(start)..<index + 1)
    }

    /// "use the template overnight oats", "schema benen".
    private func isNamed(after index: Int) -> Found? {
        let end = endOfName(from: index + 1)
        guard end > index + 1, isUsed(index) || index == firstContent else { return nil }
        return (text(index + 1..<end), withLead(index)..<end)
    }

    /// "my usual lunch plus a banana"
    private func usual(at index: Int) -> Found? {
        let end = endOfName(from: index)
        let start = withLead(index)
        // "a regular coke" is no habit of anybody's.
        guard start < index || index == firstContent else { return nil }
        let hasMeal = chunks[index..<end].contains { if case .meal = $0.kind { true } else { false } }
        let isMine = start < index && (role(index - 1) == .determiner || isMine(index - 1))
        guard hasMeal || isMine || end == index + 1 else { return nil }
        return (text(index..<end), start..<end)
    }

    // MARK: Around them

    private func isMine(_ index: Int) -> Bool {
        role(index) == .filler && lexer.has(.determiner, at: chunks[index].tokens.lowerBound)
    }

    /// Whether a verb that asks for it stands before: "use my …".
    func isUsed(_ index: Int) -> Bool {
        let start = withLead(index)
        return start < index && (role(start) == .use || lexer.phrase(.use, at: chunks[start].tokens.lowerBound) != nil)
    }

    /// The start of "use my", "did the" before a name.
    func withLead(_ index: Int) -> Int {
        var start = index
        while start > 0, index - start < 4 {
            let role = role(start - 1)
            guard
                role == .determiner || role == .use || role == .verb || role == .filler || role == .modifier
                    || { if case .article = chunks[start - 1].kind { true } else { false } }()
            else { break }
            start -= 1
        }
        return start
    }

    func afterWords(_ index: Int) -> Int {
        var end = index
        while end < chunks.count,
            role(end) == .filler || role(end) == .use || role(end) == .templateWord || role(end) == .modifier
        { end += 1 }
        return end
    }

    private func endOfName(from start: Int) -> Int {
        var end = start
        while end < chunks.count, end - start < 6 {
            if case .meal = chunks[end].kind { return end + 1 }
            guard !isBreak(end), !isDate(end), chunks[end].count == nil else { break }
            end += 1
        }
        return end
    }

    func isDate(_ index: Int) -> Bool {
        if chunks.indices.contains(index), case .date = chunks[index].kind { true } else { false }
    }

    private func isBreak(_ index: Int) -> Bool {
        switch chunks[index].kind {
        case .mark: return true
        case .word(let role, _, _):
            return [
                .and, .with, .then, .but, .or, .plus, .minus, .negation, .no, .skipped, .correction, .for, .at, .more,
                .extra, .instead, .asLead,
            ].contains(role)
        default: return false
        }
    }
}
