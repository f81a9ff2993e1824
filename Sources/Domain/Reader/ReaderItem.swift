/// A piece of a text in the one box: a word or phrase with all that it may do, a number, a day or a mark.
struct ReaderItem {
    /// Meanings of the longest phrase that starts here.
    var words: [ReaderWord] = []
    /// What its first word does as a ``ReaderWord/Kind/link``.
    var links = ReaderLinks()
    var date: CivilDate?
    /// It is a day that is named by its place in the week.
    var isWeekday = false
    /// It names a night, which counts for the day after: "last night".
    var isNight = false
    var number: Double?
    /// A number that is written in figures.
    var isFigure = false
    var clock: [Int]?
    var mark: Character?
    /// Two numbers with a slash between them: "7/10".
    var ratio: (value: Double, of: Double)?
    /// The first token, folded, and as it was typed.
    var key = ""
    var text = ""
    /// Minutes in the unit of time.
    var minutes: Double?
    /// Behind minutes, before the hour that they are of: "ten to seven", or else "ten past"
    var isBeforeHour: Bool?
    /// A word of the sentence parser that carries no meaning of its own.
    var isSmall = false
    /// A word of food, or of how much of it.
    var isFood = false
    /// "A whole bag of popcorn"
    var isPortion = false
    /// A word for a piece or a helping, whatever stands behind it.
    var isPiece = false
    /// Beside food it changes nothing: how much, when, where and with whom it was, and words that food is called by.
    var isAround = false
    /// A place or somebody that nothing leads to: "the team" of "the team ran 5k", not of "with the team".
    var isUnled = false
    /// It begins such a phrase: "with the team", "in the park".
    var isLed = false
    /// It was typed as another word, which is spelt nearly so.
    var isCorrected = false
    /// Nothing stands between it and what is before.
    var isGlued = false
    var tokens: Range<Int>
    var span: SentenceSpan

    func has(_ kind: ReaderWord.Kind) -> Bool { words.contains { $0.kind == kind } }

    func has(_ kind: ReaderWord.Kind, _ value: String) -> Bool {
        words.contains { $0.kind == kind && $0.value == value }
    }

    /// Whether its first word joins in this way.
    func links(_ way: ReaderWord.Link) -> Bool { links.has(way) }

    func value(_ kind: ReaderWord.Kind) -> String? { words.first { $0.kind == kind }?.value }

    /// A word that says something of its own: where it stands beside a figure, that may be another thing's.
    var isContent: Bool {
        if mark != nil || date != nil || isSmall { return false }
        if number != nil || clock != nil || ratio != nil { return true }
        return !words.contains { Self.quiet.contains($0.kind) }
    }

    private static let quiet: Set<ReaderWord.Kind> = [
        .soft, .morning, .`self`, .greet, .metric, .oclock, .noon, .unit, .half, .up, .bed, .from, .until, .feel, .am,
        .pm,
        .yesterday, .done, .tens,
    ]

    var metric: Metric? { value(.metric).flatMap(Metric.init) }
}

/// Cuts a text into items, from left to right, the longest phrase first.
struct ReaderItems {
    let lexer: SentenceLexer
    private let lexicon: ReaderLexicon

    init(_ text: String, _ lexicon: ReaderLexicon, language: Language, today: CivilDate) {
        self.lexicon = lexicon
        lexer = SentenceLexer(text, lexicon.words, kind: .meal, language: language, today: today)
    }

    func items() -> [ReaderItem] {
        var items: [ReaderItem] = []
        var start = 0
        let (around, led) = around()
        while start < lexer.tokens.count {
            var item = item(at: start)
            item.isAround = item.tokens.allSatisfy { around[$0] }
            item.isLed = led[start]
            item.isUnled = !led[start] && lexer.has(.circumstance, at: start)
            if item.isUnled, !Self.small.contains(where: { lexer.has($0, at: start) }) { item.isSmall = false }
            if item.words.contains(where: { Self.ofPeople.contains($0.kind) }),
                isOfFood(item.tokens) || isSize(item)
            {
                item.words.removeAll { Self.ofPeople.contains($0.kind) }
            }
            items.append(item)
            start = item.tokens.upperBound
        }
        return items
    }

    /// What a word says of people and their plans, and does not say within the name of a food.
    private static let ofPeople: Set<ReaderWord.Kind> = [
        .other, .future, .hypothetical, .wish, .stated, .plain, .change, .negation, .near, .up, .girth, .measure,
    ]

    /// "Kleine popcorn": nobody's little one.
    private func isSize(_ item: ReaderItem) -> Bool {
        let next = item.tokens.upperBound
        return lexer.has(.size, at: item.tokens.lowerBound) && next < lexer.tokens.count
            && lexicon.isFoodWord(lexer.tokens[next].key)
    }

    /// "Tom yum", "baby carrots", "kleine friet": whether it is a word of a longer name of a food.
    private func isOfFood(_ tokens: Range<Int>) -> Bool {
        (max(0, tokens.lowerBound - 3)...tokens.lowerBound).contains { start in
            (max(tokens.upperBound, start + 2)..<max(start + 6, tokens.upperBound + 1)).contains { end in
                end <= lexer.tokens.count
                    && lexicon.isName(lexer.tokens[start..<end].map(\.key).joined(separator: " "))
            }
        }
    }

    /// For each token whether it is part of a phrase that changes nothing beside food, and whether it is one of where, when
    /// or with whom it was, from the word on that leads to it.
    private func around() -> (around: [Bool], led: [Bool]) {
        var around = lexer.tokens.map { !$0.isWord || lexicon.isFoodWord($0.key) }
        var led = around.map { _ in false }
        for start in lexer.tokens.indices {
            lexer.eachMatch(at: start) { sense, end in
                if Self.beside.contains(sense.role) { for index in start..<end { around[index] = true } }
            }
            guard lexer.tokens[start].isWord, let (end, _) = lexer.circumstance(at: start) else { continue }
            for index in start..<end { (around[index], led[index]) = (true, true) }
        }
        return (around, led)
    }

    private static let beside: Set<SentenceLexicon.Role> = [
        .number, .article, .half, .quarter, .third, .dozen, .couple, .unit, .portion, .and, .with, .then, .on, .but,
        .of, .at, .for, .in, .plus, .filler, .approximately, .some, .size, .determiner, .day, .weekday, .month,
        .holiday, .ago, .span, .past, .previousWeek, .daypart, .dateLead, .clock, .hourPart, .circumstanceLead,
        .extra, .more, .each, .madeOf, .meal, .mealVerb, .mealLead, .course, .dish, .food, .header,
        .additive, .filling, .filledDish, .correction, .no, .time,
    ]

    private func item(at start: Int) -> ReaderItem {
        let token = lexer.tokens[start]
        var item = ReaderItem(tokens: start..<start + 1, span: token.span)
        item.isGlued = token.isGlued
        item.key = token.key
        item.text = token.text
        // What joins does so at the start of a phrase, too: "is" of "is my".
        item.links = lexicon.links(of: token.key, lexer.language)
        var end = start
        lexer.eachMatch(at: start) { sense, next in
            guard sense.role == .reading, next >= end, let place = Int(exactly: sense.number),
                lexicon.meanings.indices.contains(place)
            else { return }
            if lexicon.meanings[place].kind == .link { return }
            if next > end { item.words = [] }
            end = next
            item.words.append(lexicon.meanings[place])
        }
        if let date = SentenceDate.read(lexer, at: start), date.end >= end, case .date(let day) = date.kind {
            if date.end > end { item.words = [] }
            end = date.end
            item.date = day
            item.isWeekday = (start..<end).contains { lexer.has(.weekday, at: $0) }
            item.isNight = isNight(start..<end)
        }
        if item.date == nil, token.isWord || token.number != nil, let number = SpokenNumber.read(lexer, at: start),
            !number.isArticle, number.end >= end, token.number == nil || !token.text.contains("/")
        {
            if number.end > end { item.words = [] }
            end = number.end
            item.number = number.value
            item.isFigure = token.number != nil
        }
        if token.text.contains("/"), !token.isWord {
            let parts = token.text.split(separator: "/").map { NumberText.parse(String($0), lexer.language) }
            if parts.count == 2, let value = parts[0], let whole = parts[1] { item.ratio = (value, whole) }
        }
        switch token.content {
        case .mark(let mark): item.mark = mark
        case .clock(let parts): item.clock = parts
        default: break
        }
        item.isFood = [.food, .dish, .filling, .filledDish, .portion].contains { lexer.has($0, at: start) }
        item.isPiece = lexer.has(.portion, at: start)
        item.isPortion = item.isPiece && lexer.has(.of, at: start + 1)
        if let time = lexer.sense(.time, at: start) { item.minutes = time.number }
        item.isBeforeHour = lexer.sense(.hourPart, at: start).map { $0.text == "before" }
        if end <= start {
            end = start + 1
            item.isSmall =
                token.isWord
                && (Self.small.contains { lexer.has($0, at: start) } || lexer.has(.circumstance, at: start))
        }
        item.tokens = start..<end
        item.span = token.span.union(lexer.tokens[end - 1].span)
        item.isCorrected = lexer.corrected.contains { item.tokens.contains($0) }
        return item
    }

    private func isNight(_ tokens: Range<Int>) -> Bool {
        tokens.contains { lexicon.has(.night, lexer.tokens[$0].key) }
    }

    private static let small: [SentenceLexicon.Role] = [
        .filler, .determiner, .article, .circumstanceLead, .daypart, .mealLead, .approximately, .size, .some,
    ]
}
