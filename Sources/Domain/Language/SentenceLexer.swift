/// Cuts a sentence into chunks: of all ways to do so the one whose chunks say the most.
struct SentenceLexer {
    typealias Role = SentenceLexicon.Role
    typealias Sense = SentenceLexicon.Sense

    let lexicon: SentenceLexicon
    let kind: SentenceDraft.Kind
    let language: Language
    let today: CivilDate
    private(set) var tokens: [SentenceToken]
    /// The tokens that were taken for other words, which are spelt nearly so.
    private(set) var corrected: [Int] = []
    /// Those of them that may have been meant for another word as well.
    private(set) var guessed: [Int] = []
    private var words: [Int32]
    /// For each token where the phrases that it begins go on, -1 for none, and what it may do alone.
    private var starts: [(node: Int32, roles: SentenceLexicon.Roles)] = []
    /// For each token what it tells the rules, and all of it together.
    private(set) var cues: [SentenceLexicon.Cues] = []
    private(set) var said = SentenceLexicon.Cues()
    /// How many words say which one of several is meant.
    private(set) var ordinals = 0
    /// How many words have a capital.
    private(set) var capitals = 0

    init(_ text: String, _ lexicon: SentenceLexicon, kind: SentenceDraft.Kind, language: Language, today: CivilDate) {
        self.lexicon = lexicon
        self.kind = kind
        self.language = language
        self.today = today
        tokens = SentenceTokenizer.tokens(text, language)
        words = []
        words.reserveCapacity(tokens.count)
        starts.reserveCapacity(tokens.count)
        cues.reserveCapacity(tokens.count)
        joinMistyped()
        capitals = tokens.count(where: \.isCapital)
        for index in tokens.indices {
            let token = tokens[index]
            let word = lexicon.word(token.key)
            let cue = token.isWord ? lexicon.cues(of: token.key, language) : SentenceLexicon.Cues()
            cues.append(cue)
            said.formUnion(cue)
            let isInScope = word.map { lexicon.isKnown($0, kind: kind, language: language) } ?? false
            if token.isWord, !isInScope, cue.isEmpty, !isPluralOfKnown(token.key), !isCompound(token.key),
                !isNameOfSomebody(index),
                let meant = lexicon.correction(of: token.key, kind: kind, language: language)
                    ?? (token.key.hasSuffix("s")
                        ? lexicon.correction(of: String(token.key.dropLast()), kind: kind, language: language) : nil)
            {
                tokens[index].key = meant.key
                tokens[index].text = meant.key
                words.append(meant.word)
                corrected.append(index)
                if !meant.isClear { guessed.append(index) }
            } else {
                words.append(word ?? -1)
            }
            starts.append(self.start(words[index]))
        }
        if kind == .workout { ordinals = countOrdinals() }
    }

    private func start(_ word: Int32) -> (node: Int32, roles: SentenceLexicon.Roles) {
        var roles = SentenceLexicon.Roles()
        guard word >= 0, let node = lexicon.step(from: SentenceLexicon.root, by: word) else { return (-1, roles) }
        for sense in lexicon.senses(at: node) where isAllowed(sense) { roles.insert(sense.role) }
        return (node, roles)
    }

    /// "pul-ups": a short part that no table has, and a hyphen, are one word.
    private mutating func joinMistyped() {
        var index = 0
        while index + 1 < tokens.count {
            let (token, next) = (tokens[index], tokens[index + 1])
            if next.joint == "-", token.isWord, next.isWord, token.key.utf8.count < 5, lexicon.word(token.key) == nil,
                let meant = lexicon.correction(of: token.key + next.key, kind: kind, language: language)
            {
                tokens[index].key = meant.key
                tokens[index].text = meant.key
                tokens[index].span = token.span.union(next.span)
                tokens.remove(at: index + 1)
            }
            index += 1
        }
    }

    /// A reading of the tokens from one place on, and what it is worth.
    private struct Candidate {
        var kind: SentenceChunk.Kind
        var end: Int
        var worth: Double
    }

    /// The chunks, and what they are worth together.
    func chunks() -> (chunks: [SentenceChunk], worth: Double) {
        var best = [Double](repeating: 0, count: tokens.count + 1)
        var chosen: [Candidate?] = Array(repeating: nil, count: tokens.count)
        for start in tokens.indices.reversed() {
            best[start] = -.infinity
            eachCandidate(at: start) { candidate in
                let worth = candidate.worth + best[candidate.end]
                if worth > best[start] {
                    best[start] = worth
                    chosen[start] = candidate
                }
            }
        }
        var chunks: [SentenceChunk] = []
        var start = 0
        while start < tokens.count, let candidate = chosen[start] {
            let span = tokens[start].span.union(tokens[candidate.end - 1].span)
            chunks.append(SentenceChunk(kind: candidate.kind, tokens: start..<candidate.end, span: span))
            start = candidate.end
        }
        return (chunks, best.first ?? 0)
    }

    private func eachCandidate(at start: Int, _ body: (Candidate) -> Void) {
        if let date = SentenceDate.read(self, at: start) {
            body(Candidate(kind: date.kind, end: date.end, worth: 4 * Double(date.end - start) + 2))
        }
        if let meal = mealPhrase(at: start) {
            body(Candidate(kind: meal.kind, end: meal.end, worth: 3 * Double(meal.end - start) + 1))
        }
        if let (end, isDay) = circumstance(at: start) {
            body(Candidate(kind: .circumstance, end: end, worth: (isDay ? 4 : 3) * Double(end - start)))
        }
        if let set = setPart(at: start) {
            body(Candidate(kind: .setPart(set.part), end: set.end, worth: 5.5 * Double(set.end - start)))
        }
        if let range = range(at: start) {
            let isTime = kind == .workout
            let kind = isTime ? SentenceChunk.Kind.word(.time, number: range.minutes, text: "min") : .circumstance
            body(Candidate(kind: kind, end: range.end, worth: 3 * Double(range.end - start)))
        }
        if let number = SpokenNumber.read(self, at: start) {
            let kind: SentenceChunk.Kind = number.isArticle ? .article : .number(number.value)
            body(Candidate(kind: kind, end: number.end, worth: 2.5 * Double(number.end - start) + 0.1))
        }
        eachMatch(at: start) { sense, end in
            guard let worth = worth(of: sense, from: start, to: end) else { return }
            body(Candidate(kind: .word(sense.role, number: sense.number, text: sense.text), end: end, worth: worth))
        }
        switch tokens[start].content {
        case .list(let values): body(Candidate(kind: .list(values), end: start + 1, worth: 1))
        case .clock(let parts): body(Candidate(kind: .clock(parts), end: start + 1, worth: 1))
        case .number(let value): body(Candidate(kind: .number(value), end: start + 1, worth: 1))
        case .mark(let mark): body(Candidate(kind: .mark(mark), end: start + 1, worth: 0.5))
        case .word: body(Candidate(kind: .unknown, end: start + 1, worth: 0))
        }
    }

    /// Every phrase of the tables that starts at `start`.
    func eachMatch(at start: Int, _ body: (Sense, Int) -> Void) {
        var node = SentenceLexicon.root
        var index = start
        while index < tokens.count {
            if index > start, tokens[index].isMark("(") || tokens[index].isMark(")") {
                // "Bench Press (Barbell)"
                guard kind == .workout else { return }
                if let next = lexicon.step(from: node, by: words[index]) {
                    node = next
                } else {
                    index += 1
                    continue
                }
            } else if index == start {
                node = starts[start].node
                guard node >= 0 else { return }
            } else {
                guard words[index] >= 0, let next = lexicon.step(from: node, by: words[index]) else { return }
                node = next
            }
            index += 1
            for sense in lexicon.senses(at: node) where isAllowed(sense) { body(sense, index) }
        }
    }

    private func isAllowed(_ sense: Sense) -> Bool {
        (sense.language == nil || sense.language == language) && (sense.role.kind == nil || sense.role.kind == kind)
    }

    /// `nil` where the sense cannot be meant.
    private func worth(of sense: Sense, from start: Int, to end: Int) -> Double? {
        let length = Double(end - start)
        switch sense.role {
        case .unit, .time, .load, .distance:
            let isShort = tokens[start].text.utf8.count <= 2
            let isCounted = start > 0 && (hasNumber(before: start) || sense.role == .time && !isShort)
            // "Kilo kersen", "litre of water"
            let isLed = has(.of, at: end)
            let food = isLed ? end + 1 : end
            let isOne =
                sense.role == .unit && (language.grammar.hasCompounds || isLed) && food < tokens.count
                && has(.food, at: food) && (start == 0 || !tokens[start - 1].isWord)
            if !isCounted, isShort || sense.role == .load || sense.role == .unit && !isOne { return nil }
            if !isCounted, sense.role == .time, isPlural(start) { return nil }
            return 2.4 * length + (isCounted ? 0.4 : 0)
        case .portion:
            if tokens[start].text.utf8.count <= 2, !hasNumber(before: start) { return nil }
            // A Flemish "tas" is a cup where something hot is in it, else a bag.
            if sense.number == 1, !isHot(end) { return nil }
            // "Bolletjes" are scoops of ice cream, else rolls.
            if sense.number == 2, !isScooped(start, end) { return nil }
            return 2.3 * length + 0.2
        // "no-sugar granola"
        case .no, .negation, .skipped:
            return end < tokens.count && tokens[end].joint == "-" ? nil : 2 * length + (length - 1)
        // Only between two times of day, and in a heading.
        case .range, .hour, .muscle, .cue: return nil
        // "incline 2" on a treadmill, not "incline 3x8".
        case .round where isLevel(end) && !hasNumber(before: start): return 4 * length
        case .exercise: return 3.5 * length + (length - 1)
        // A name that someone gave: "Monday madness" is no Monday.
        case .templateName where sense.number > 0: return 4 * length + (length - 1)
        case .dish: return 3 * length + (length - 1)
        case .food: return 1 * length
        case .day, .weekday, .month, .holiday, .meal, .ordinal, .circumstance, .clock, .number, .half, .quarter, .third,
            .dozen,
            .couple, .hundred, .oh, .decimalPoint, .daypart, .previousWeek, .ago, .span, .past, .dateLead,
            .circumstanceLead, .mealLead, .article, .hourPart:
            // They count as part of what they are part of.
            return 0.6 * length
        case .at where tokens[start].isWord == false: return 2 * length
        default: return 2 * length + (length - 1)
        }
    }

    private func isLevel(_ index: Int) -> Bool {
        guard let level = number(at: index), level <= 20 else { return false }
        guard index + 1 < tokens.count else { return true }
        if case .mark(let mark) = tokens[index + 1].content { return mark != "x" && mark != "@" && mark != "/" }
        return [.then, .and, .for, .at, .in, .round].contains { has($0, at: index + 1) }
    }

    private func isPlural(_ index: Int) -> Bool {
        language.grammar.pluralEndings.contains(where: tokens[index].key.hasSuffix)
    }

    private func hasNumber(before index: Int) -> Bool {
        guard index > 0 else { return false }
        switch tokens[index - 1].content {
        case .number, .list, .clock: return true
        case .mark: return false
        case .word:
            // "5 more pounds"
            if has(.more, at: index - 1) || has(.less, at: index - 1) || has(.size, at: index - 1), index > 1 {
                return tokens[index - 2].number != nil || has(.number, at: index - 2)
            }
            return [.number, .half, .quarter, .hundred, .article, .dozen, .couple, .some].contains {
                sense($0, at: index - 1) != nil
            }
        }
    }

    // MARK: For the readers of phrases

    /// The meaning of one token in a role, where it has it.
    func sense(_ role: Role, at index: Int) -> Sense? {
        guard has(role, at: index) else { return nil }
        return lexicon.senses(at: starts[index].node).first { $0.role == role && isAllowed($0) }
    }

    /// Whether one token may have a role.
    func has(_ role: Role, at index: Int) -> Bool { starts.indices.contains(index) && starts[index].roles.has(role) }

    /// The longest phrase with a role that starts at `index`.
    func phrase(_ role: Role, at index: Int) -> (sense: Sense, end: Int)? {
        guard index >= 0, index < tokens.count else { return nil }
        var found: (Sense, Int)?
        eachMatch(at: index) { sense, end in
            if sense.role == role { found = (sense, end) }
        }
        return found
    }

    func number(at index: Int) -> Double? {
        index >= 0 && index < tokens.count ? tokens[index].number : nil
    }

    func isMark(_ mark: Character, at index: Int) -> Bool {
        index >= 0 && index < tokens.count && tokens[index].isMark(mark)
    }
}
