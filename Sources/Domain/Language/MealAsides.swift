/// What a sentence about a meal says beside what was eaten: what others had, how much of a dish was one's own, how much
/// each piece had on it, and one more of the same.
///
///     "my wife had the burger, I had the cod", "a 300 g steak but I left a third of it", "een haring, later nog een"
struct MealAsides {
    /// The sentence without it.
    var rest: [SentenceChunk]

    /// What becomes of the amounts that were said before a place.
    enum Change {
        case share(Double), more(Double), times(Double)
        /// In a unit, where one was said.
        case less(Double, String?)
        case set(Double, String?)

        /// What has no amount was had as often, too.
        var isOfAll: Bool { if case .times = self { true } else { false } }
    }

    /// - place: in UTF-16 code units; `nil` for all foods.
    var changes: [(change: Change, place: Int?, span: SentenceSpan)] = []
    let lexer: SentenceLexer
    /// Whether it is said what one did oneself.
    var hasMyself = false

    init(_ chunks: [SentenceChunk], _ lexer: SentenceLexer) {
        rest = chunks
        self.lexer = lexer
        dropOthers()
        takeSplit()
        tidy()
        takePlan()
        takeEach()
        takeSame()
        takeCounts()
        takeTrailingCount()
        takePieces()
        takeEaters()
        takeParts()
        takeMore()
        takeMoreWith()
        takeTimes()
    }

    /// The foods at the amounts that came of it.
    func applied(to foods: [SpokenFood]) -> [SpokenFood] {
        var foods = foods
        for (change, place, span) in changes {
            guard let place else {
                // Some pasta for four is still some pasta.
                for index in foods.indices where foods[index].amount != nil || change.isOfAll {
                    Self.apply(change, span, to: &foods[index])
                }
                continue
            }
            guard var last = foods.lastIndex(where: { $0.span.start < place }) else { continue }
            // "2 crackers with cheese, and one more": what was counted is.
            if case .more = change, foods[last].amount == nil {
                last = foods[..<last].lastIndex { $0.amount != nil } ?? last
            }
            Self.apply(change, span, to: &foods[last])
        }
        return foods
    }

    private static func apply(_ change: Change, _ span: SentenceSpan, to food: inout SpokenFood) {
        let isMeasured = food.unit.map(measures.contains) == true
        let amount: Double
        switch change {
        case .share(let part), .times(let part): amount = (food.amount?.value ?? 1) * part
        // "200 g chicken, later another one": one is no gram.
        case .more where isMeasured: return
        case .more(let more): amount = (food.amount?.value ?? 1) + more
        case .less(let less, let unit):
            // "6 nuggets, left 2", "a 100 g bar, left 25 g", and "left about 25" of it.
            guard isMeasured ? unit == nil && less >= 5 || unit == food.unit : unit.map(measures.contains) != true
            else { return }
            amount = (food.amount?.value ?? 0) - less
        case .set(let value, let unit):
            amount = value
            food.unit = unit
        }
        guard amount > 0, amount <= 20_000 else { return }
        food.amount = Spoken(amount, food.amount?.span.union(span) ?? span)
        food.span = food.span.union(span)
    }

    /// What is weighed or poured, not counted.
    static let measures: Set<String> = ["g", "kg", "ml", "cl", "l", "oz", "lb", "fl oz"]
}

// MARK: Words

extension MealAsides {
    func isCue(_ cue: SentenceLexicon.Cue, _ index: Int) -> Bool {
        rest.indices.contains(index) && lexer.isCue(cue, rest[index])
    }

    func text(_ index: Int) -> String? {
        if rest.indices.contains(index), case .word(_, _, let text) = rest[index].kind { text } else { nil }
    }

    func role(_ index: Int) -> SentenceLexicon.Role? { rest.indices.contains(index) ? rest[index].role : nil }

    func isStop(_ index: Int) -> Bool {
        rest[index].isMark(",", ";", ".", "(", ")") || [.but, .then].contains(rest[index].role)
            || isCue(.while, index)
    }

    func isPerson(_ index: Int) -> Bool { role(index) == .person }
    func isMyself(_ index: Int) -> Bool { isCue(.myself, index) }
    func isVerb(_ index: Int) -> Bool { [.verb, .mealVerb, .use].contains(role(index)) }
    func isShare(_ index: Int, _ text: String) -> Bool { role(index) == .share && self.text(index) == text }
    func isNumber(_ index: Int) -> Bool {
        if rest.indices.contains(index), case .number = rest[index].kind { true } else { false }
    }

    func number(_ chunk: SentenceChunk) -> Double? {
        if case .word(_, let number, _) = chunk.kind { number } else { nil }
    }

    /// Whether a chunk may name something to eat.
    func isContent(_ index: Int) -> Bool {
        (rest[index].mayBeFood || role(index) == .size) && !isCue(.ofIt, index)
    }

    /// Chunks that words which belong together are apart at most.
    static let longest = 16
    static let small: Set<SentenceLexicon.Role> = [
        .filler, .determiner, .article, .approximately, .size, .mealLead, .and, .with, .on, .daypart,
    ]

    /// From the stop before a place to the one after it, without them; "and ate" begins another.
    func clause(_ index: Int) -> Range<Int> {
        var start = index
        while start > 0, index - start < Self.longest, !isEdge(start - 1) { start -= 1 }
        var end = index + 1
        while end < rest.count, end - index < Self.longest, !isEdge(end) { end += 1 }
        return start..<end
    }

    private func isEdge(_ index: Int) -> Bool {
        if isStop(index) { return true }
        guard role(index) == .and, index + 1 < rest.count else { return false }
        // "And the rest was for Sam"
        let next = role(index + 1) == .determiner || role(index + 1) == .filler ? index + 2 : index + 1
        return isVerb(index + 1) || isMyself(index + 1) || isShare(index + 1, "leave") || isCue(.rest, next)
    }

    /// A clause and the stop that leads to it.
    mutating func remove(_ clause: Range<Int>) {
        let isLed = clause.lowerBound > 0 && isEdge(clause.lowerBound - 1)
        let start = isLed ? clause.lowerBound - 1 : clause.lowerBound
        rest.removeSubrange(start..<clause.upperBound)
    }

    /// The unit or portion after a number, where there is one.
    func unit(after index: Int) -> String? {
        [.unit, .portion].contains(role(index + 1)) ? text(index + 1) : nil
    }

    /// Whether the number at `index` is weighed or poured, not counted.
    func isMeasured(_ index: Int) -> Bool { role(index + 1) == .unit }

    /// Nothing follows that could be counted.
    func isEnd(after index: Int) -> Bool {
        for next in rest.indices.dropFirst(index + 1).prefix(Self.longest) {
            switch rest[next].kind {
            case .circumstance, .date, .word(.filler, _, _), .word(.person, _, _): continue
            // "Nog een halve van mijn zoon"
            case .word(.of, _, _) where isPerson(next + 1) || isPerson(next + 2): continue
            case .word(.determiner, _, _) where isPerson(next + 1): continue
            default: return isStop(next) || role(next) == .and || isVerb(next)
            }
        }
        return true
    }

    func hasFoodBefore(_ place: Int) -> Bool {
        rest[..<place].indices.suffix(2 * Self.longest).contains(where: isContent)
    }

    /// A fraction below one: "half", "a third of", "20%".
    func part(of chunk: SentenceChunk) -> Double? {
        if case .number(let value) = chunk.kind, value > 0, value < 1 { return value }
        return nil
    }
}
