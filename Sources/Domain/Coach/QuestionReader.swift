/// Cuts a question into pieces: of all ways to do so the one that leaves the least unsaid.
struct QuestionReader {
    struct Piece {
        enum Kind: Equatable {
            case word(QuestionWord)
            case exercise(String)
            case period(Period)
            /// "Last night": 1, "the night before last": 2
            case night(Int)
            case number(Double)
            case small
            case mark
            case unknown
        }

        var kind: Kind
        var tokens: Range<Int>
    }

    let lexer: SentenceLexer
    let lexicon: CoachLexicon
    /// What a bare number is in
    let units: UnitSystem
    /// In UTF-16, as spans are counted
    private let text: [UInt16]
    /// Those of all ways to cut it that leave the least unsaid
    private(set) var pieces: [Piece] = []

    init(
        _ text: String, _ lexicon: CoachLexicon, language: Language, today: CivilDate, units: UnitSystem = .metric
    ) {
        self.lexicon = lexicon
        self.units = units
        // No question is longer; what is beyond is not read.
        let text = String(text.prefix(500))
        self.text = Array(text.utf16)
        lexer = SentenceLexer(
            text, lexicon.words, kind: .meal, language: language, today: today)
        pieces = cut()
    }

    /// The same question as if some of its pieces had not been said.
    func without(_ isLeftOut: (Piece) -> Bool) -> QuestionReader {
        var other = self
        other.pieces.removeAll(where: isLeftOut)
        return other
    }

    private struct Candidate {
        var kind: Piece.Kind
        var end: Int
        var worth: Double
    }

    private func cut() -> [Piece] {
        let count = lexer.tokens.count
        var best = [Double](repeating: 0, count: count + 1)
        var chosen: [Candidate?] = Array(repeating: nil, count: count)
        for start in (0..<count).reversed() {
            var top = -Double.infinity
            for candidate in candidates(at: start) {
                let worth = candidate.worth + best[candidate.end]
                if worth > top {
                    top = worth
                    chosen[start] = candidate
                }
            }
            best[start] = top
        }
        var pieces: [Piece] = []
        var start = 0
        while start < count, let candidate = chosen[start] {
            pieces.append(Piece(kind: candidate.kind, tokens: start..<candidate.end))
            start = candidate.end
        }
        return pieces
    }

    private func candidates(at start: Int) -> [Candidate] {
        var found: [Candidate] = []
        if let (period, end) = period(at: start) {
            found.append(Candidate(kind: .period(period), end: end, worth: 4 * Double(end - start) + 1))
        }
        lexer.eachMatch(at: start) { sense, end in
            let length = Double(end - start)
            switch sense.role {
            case .question:
                guard let word = QuestionWord(sense.text) else {
                    // "Bananas" are spelt so in a catalogue, and are food all the same.
                    let isNamed = end == start + 1 && !isDoubtful(start..<end) && isFood(lexer.tokens[start].key)
                    let food = isNamed ? QuestionWord("food:") : nil
                    found.append(Candidate(kind: food.map { .word($0) } ?? .unknown, end: end, worth: 0.5 * length))
                    return
                }
                found += candidate(word, at: start, end: end)
            case let role where Self.small.contains(role):
                found.append(Candidate(kind: .small, end: end, worth: 1.5 * length))
            default: break
            }
        }
        if lexer.language == .nl { found += parted(at: start) }
        if found.isEmpty, let kind = compound(at: start) {
            found.append(Candidate(kind: kind, end: start + 1, worth: 1))
        }
        // "And the Monday before"
        if start > 0, ["before", "prior", "earlier"].contains(lexer.tokens[start].key),
            lexer.sense(.weekday, at: start - 1) != nil,
            !lexer.tokens[(start + 1)...].contains(where: \.isWord), let word = QuestionWord("shift:-same")
        {
            found.append(Candidate(kind: .word(word), end: start + 1, worth: 5))
        }
        if let number = lexer.number(at: start) {
            found.append(Candidate(kind: .number(number), end: start + 1, worth: 1))
        }
        if let number = SpokenNumber.read(lexer, at: start), !number.isArticle, number.value != 1,
            number.end > start + 1 || lexer.number(at: start) == nil
        {
            // "Two" is a word of foods' names, too; "six and a half" is no six.
            let length = Double(number.end - start)
            let worth = length > 1 ? 2.9 * length : 1.1
            found.append(Candidate(kind: .number(number.value), end: number.end, worth: worth))
        }
        var rest: Piece.Kind = lexer.tokens[start].isWord ? .unknown : .mark
        if rest == .unknown, !isDoubtful(start..<start + 1), let food = QuestionWord("food:"),
            isFood(lexer.tokens[start].key)
        {
            rest = .word(food)
        }
        found.append(Candidate(kind: rest, end: start + 1, worth: 0))
        return found
    }

    /// More than four words in a row
    private static let partedWorth = 12.0

    /// "Viel … af": the verb says it, and its end nothing more.
    private func parted(at start: Int) -> [Candidate] {
        let key = lexer.tokens[start].key
        let said = lexicon.parted[key]?.first { parted in
            lexer.tokens[(start + 1)...].contains { $0.key == parted.end }
        }
        if let said {
            // "Liep … hard" is no walk, whatever "liep ik het meest" says alone.
            let more = said.word.kind == .exercise ? Self.partedWorth : 0
            return candidate(said.word, at: start, end: start + 1).map { candidate in
                Candidate(kind: candidate.kind, end: candidate.end, worth: candidate.worth + more)
            }
        }
        let isEnd =
            lexicon.partedEnds.contains(key)
            && lexer.tokens.prefix(start).contains { token in
                lexicon.parted[token.key]?.contains { $0.end == key } == true
            }
        return isEnd ? [Candidate(kind: .small, end: start + 1, worth: 2)] : []
    }

    /// The words as they were typed, before typing mistakes were mended.
    func typed(_ tokens: Range<Int>) -> String {
        guard let first = tokens.first, let last = tokens.last, tokens.contains(where: lexer.corrected.contains) else {
            return SpokenName.text(lexer.tokens[tokens])
        }
        let span = lexer.tokens[first].span.start..<lexer.tokens[last].span.end
        guard span.lowerBound >= 0, span.upperBound <= text.count else { return SpokenName.text(lexer.tokens[tokens]) }
        return String(decoding: text[span], as: UTF16.self).lowercased()
    }

    /// Whether a word was mended that may well be another than the food or exercise that is spelt nearly so: "streak",
    /// "sake". Long ones that begin alike are mistyped.
    ///
    /// - Parameter least: letters from which a mended word is taken for what it resembles
    private func isDoubtful(_ tokens: Range<Int>, least: Int = 6) -> Bool {
        // The other words of "bech press" tell what is meant.
        guard tokens.count == 1 else { return false }
        return tokens.contains { index in
            guard lexer.corrected.contains(index) else { return false }
            let said = typed(index..<index + 1)
            return min(said.utf8.count, lexer.tokens[index].key.utf8.count) < least
                || said.first != lexer.tokens[index].key.first
        }
    }

    private func candidate(_ word: QuestionWord, at start: Int, end: Int) -> [Candidate] {
        let length = Double(end - start)
        let worth: Double
        if word.kind == .exercise, isDoubtful(start..<end, least: 5) { return [] }
        if word.kind == .food || word.kind == .group, isDoubtful(start..<end) { return [] }
        // "Cheat" is no chest; the letters of "chets" are all its own.
        if word.kind == .muscles, isDoubtful(start..<end),
            typed(start..<end).sorted() != lexer.tokens[start].key.sorted()
        {
            return []
        }
        // "The day after alcohol" is told by the alcohol, not by a day that was spoken of.
        if word.kind == .shift, word.value.hasPrefix("+"), end < lexer.tokens.count, lexer.tokens[end].isWord {
            return []
        }
        // "On days I didn't train" tells what was not done; "on days I didn't" what was spoken of.
        if word.kind == .clause, word.value == "unlike", end < lexer.tokens.count, lexer.tokens[end].isWord {
            return []
        }
        // "Hoe staat mijn gewicht ervoor" is of now.
        if word.kind == .shift, word.value == "-same", end == start + 1,
            lexer.tokens.contains(where: { $0.key == "staat" })
        {
            return [Candidate(kind: .small, end: end, worth: 2 * length)]
        }
        // "The day before a workout", likewise; "de avond ervoor" is whole before any word.
        if word.kind == .shift && word.value == "-day" || word.kind == .back && word.value == "nightBefore",
            end < lexer.tokens.count, lexer.tokens[end].isWord,
            !["ervoor", "daarvoor", "tevoren"].contains(lexer.tokens[end - 1].key)
        {
            return []
        }
        // They are read as times, or not at all.
        if [.season, .part, .ahead, .limit].contains(word.kind) { return [] }
        if word.kind == .outside || word.kind == .bind, (start..<end).contains(where: lexer.corrected.contains) {
            return []
        }
        // "The week before last" is a time by itself.
        if word.kind == .shift, end < lexer.tokens.count, lexer.tokens[end].key == "last" { return [] }
        // "On Fridays that I train"
        if word.kind == .clause, ["dat", "that", "waarop"].contains(lexer.tokens[start].key),
            start == 0 || lexer.sense(.weekday, at: start - 1) == nil && phrase(.weekdays, at: start - 1) == nil
        {
            return []
        }
        if word.kind == .rank, !isExtreme(at: end) { return [] }
        switch word.kind {
        case .small, .since, .until, .span, .recent: worth = 2 * length
        case .bind:
            // "Laat zien" shows something.
            if word.value == "late", start == 0 { return [] }
            // "The second longest" is no second of the month.
            let isNamed = word.value == "around" && length > 1
            let worths = ["rank": 5.5, "kinds": 3.6, "late": 3.2, "parted": 0.4]
            worth = isNamed ? 4.6 * length : length * (worths[word.value] ?? 2.2)
        case .hours: worth = 3.4 * length + length - 1
        // "The day before a workout" is no "a workout", which is for each of them.
        case .clause: worth = 3 * length + length - 1 + (word.value.hasPrefix("day") ? length / 4 : 0)
        // "The week before" is told by another.
        case .shift, .back: worth = 4.7 * length + 1
        case .lead:
            guard start == 0 else { return [] }
            worth = 3.5 * length + length - 1
        case .food: worth = length
        case .exercise:
            return [Candidate(kind: .exercise(word.value), end: end, worth: 3.2 * length + length - 1)]
        case .period:
            guard word.value.hasPrefix("lastNight") else { return [] }
            return [Candidate(kind: .night(word.value.hasSuffix("2") ? 2 : 1), end: end, worth: 4.5 * length + 1)]
        // "On Mondays" is no date.
        case .weekdays: worth = 4.6 * length + 1
        case .medical: worth = 3.4 * length + 2 * (length - 1)
        case .topic: worth = 3.2 * length + length - 1
        // "The second longest" is no second of the month.
        case .rank, .place: worth = 5.5 * length
        // "Should I train today" is no question of today's workouts.
        case .plan, .night: worth = 3.4 * length + length - 1
        // "Is that a lot" is no "is that", of which something else is asked.
        case .cue where word.value == "usual": worth = 4.8 * length
        // "steps" is no exercise.
        case .metric: worth = 3.4 * length + length - 1
        default: worth = 3 * length + length - 1
        }
        let kind: Piece.Kind = [.small, .since, .until, .span, .recent].contains(word.kind) ? .small : .word(word)
        return [Candidate(kind: kind, end: end, worth: worth)]
    }

    /// Whether "most", "least", "best" or the like comes next.
    func isExtreme(at index: Int) -> Bool {
        phrase(.cue, at: index)?.value.split(separator: "+").contains { Self.extremes.contains(String($0)) } == true
    }

    private static let extremes: Set<String> = ["most", "least", "best", "heaviest", "longest", "fastest"]

    private static let small: Set<SentenceLexicon.Role> = [
        .filler, .verb, .determiner, .article, .of, .on, .for, .in, .at, .and, .with, .some, .approximately, .or,
        .then, .past, .dateLead, .but, .ago, .each, .modifier, .size, .time, .distance, .load, .sets, .reps,
    ]

    /// The days of the week that a piece names which stands for a date: "on Monday", "at the weekend".
    func weekdays(of piece: Piece) -> Set<Int>? {
        guard case .period(let period) = piece.kind,
            !piece.tokens.contains(where: { lexer.has(.past, at: $0) || Self.lasts.contains(lexer.tokens[$0].key) }),
            let last = piece.tokens.last(where: { place in
                lexer.sense(.weekday, at: place) != nil || Self.hours(of: lexer.tokens[place].key) == nil
            })
        else { return nil }
        if period == .weekend(-1) { return [6, 7] }
        if let range = weekdayRange(at: piece.tokens.lowerBound), range.end == piece.tokens.upperBound {
            return range.days
        }
        guard let day = lexer.sense(.weekday, at: last).flatMap({ Int(exactly: $0.number) }),
            piece.tokens.prefix(while: { $0 < last }).allSatisfy({
                lexer.has(.dateLead, at: $0) || lexer.has(.determiner, at: $0)
            })
        else { return nil }
        return [day]
    }

    /// "The second": of the month, or of what was told before
    func place(of piece: Piece) -> Int? {
        let tokens = piece.tokens.drop { lexer.has(.article, at: $0) || lexer.has(.determiner, at: $0) }
        guard let first = tokens.first, !lexer.has(.dateLead, at: piece.tokens.lowerBound),
            lexer.phrase(.ordinal, at: first)?.end == piece.tokens.upperBound, case .period(let period) = piece.kind
        else { return nil }
        return period.day?.day
    }

    /// "3 months ago"
    func isAgo(_ piece: Piece) -> Bool { piece.tokens.contains { lexer.has(.ago, at: $0) } }

    /// Whether a piece joins what stands around it.
    func joins(_ piece: Piece) -> Bool {
        lexer.has(.and, at: piece.tokens.lowerBound) || lexer.isMark(",", at: piece.tokens.lowerBound)
    }

    /// Whether a word is the plural of one that the names of foods have.
    private func isFood(_ key: String) -> Bool {
        func has(_ key: String) -> Bool { meanings(of: key).contains("food:") }
        return has(SingularWord.of(key, lexer.language, isKnown: has))
    }

    /// "Hardloopdagen", "squatdag": the exercise of those days
    func exerciseOfDays(_ piece: Piece) -> String? {
        guard piece.tokens.count == 1, let first = piece.tokens.first else { return nil }
        let said = lexer.tokens[first].key
        return ["dagen", "dag", "days", "day"].lazy.compactMap { meaning(of: said, before: $0, .exercise) }.first?.value
    }

    /// What a word means that no table has, by its parts: "bankdruksessie", "zoutlimiet", "vezelgehalte"
    private func compound(at index: Int) -> Piece.Kind? {
        let said = lexer.tokens[index].key
        for ending in lexicon.endings where ending.language == nil || ending.language == lexer.language {
            guard let word = meaning(of: said, before: ending.end, ending.kind) else { continue }
            if word.kind == .exercise { return .exercise(word.value) }
            return QuestionWord("\(word.kind.rawValue):\(word.value)\(ending.added)").map { .word($0) }
        }
        return nil
    }

    /// What a word is of which the end is left out, as Dutch joins words: "bankdruk", "stappen", "squats"
    private func meaning(of said: String, before end: String, _ kind: QuestionWord.Kind) -> QuestionWord? {
        guard said.hasSuffix(end), said.count > end.count + 2 else { return nil }
        let stem = String(said.dropLast(end.count))
        let doubled = stem.suffix(1).map { stem + "\($0)en" }
        let bare = stem.hasSuffix("s") ? [String(stem.dropLast())] : []
        return ([stem, stem + "en"] + doubled + bare).lazy.flatMap(meanings).compactMap(QuestionWord.init)
            .first { $0.kind == kind && $0.parts.count == 1 }
    }

    /// What one word is in a question
    private func meanings(of key: String) -> [String] {
        let words = lexicon.words
        guard let word = words.word(key), let node = words.step(from: SentenceLexicon.root, by: word) else {
            return []
        }
        return words.senses(at: node).filter { $0.role == .question }.map(\.text)
    }

    /// The longest phrase of a kind that starts at a token.
    func phrase(_ kind: QuestionWord.Kind, at index: Int) -> (value: String, end: Int)? {
        guard index >= 0, index < lexer.tokens.count else { return nil }
        var found: (String, Int)?
        lexer.eachMatch(at: index) { sense, end in
            if sense.role == .question, let word = QuestionWord(sense.text), word.kind == kind {
                found = (word.value, end)
            }
        }
        return found
    }
}
