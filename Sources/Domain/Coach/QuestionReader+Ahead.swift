extension QuestionReader {
    /// The first day to come that is spoken of, and where: "by Christmas", "on 1 March", "over drie weken".
    var ahead: (day: CivilDate, tokens: Range<Int>)? {
        for start in lexer.tokens.indices {
            if let (day, end) = ahead(at: start), day > lexer.today { return (day, start..<end) }
        }
        return nil
    }

    private func ahead(at start: Int) -> (day: CivilDate, end: Int)? {
        var index = start
        while index - start < 3, isLead(index), days(at: index) == nil { index += 1 }
        guard lexer.tokens.indices.contains(index) else { return nil }
        if let said = phrase(.ahead, at: index), let days = Int(said.value) {
            return (lexer.today.adding(days: days), said.end)
        }
        if let said = feast(at: index) {
            return next { CivilDate(year: $0, month: said.month, day: said.day) }.map { ($0, said.end) }
        }
        if let dated = date(at: start) ?? date(at: index) { return dated }
        // "The end of the year", "eind januari"
        if let (period, end) = edge(at: index), case .between(_, let last) = period {
            return next { CivilDate(year: $0, month: last.month, day: last.day) }.map { ($0, end) }
        }
        guard index > start else { return nil }
        if let said = days(at: index) { return (lexer.today.adding(days: said.count), said.end) }
        if let sense = lexer.sense(.month, at: index), let month = Int(exactly: sense.number) {
            return first(of: month, at: index + 1)
        }
        if let said = phrase(.season, at: index), let month = Int(said.value) { return first(of: month, at: said.end) }
        return nil
    }

    /// Whether all of these words stand in those tokens.
    func isSaid(_ words: String, in tokens: Range<Int>) -> Bool {
        let said = Set(tokens.flatMap { [lexer.tokens[$0].key, typed($0..<$0 + 1)] })
        return words.split(separator: " ").allSatisfy { said.contains(String($0)) }
    }

    /// "Next month", "morgen", where no piece is made of it
    var toCome: [String] {
        lexer.tokens.indices.compactMap { start in
            guard let said = phrase(.ahead, at: start), Int(said.value) != nil else { return nil }
            let tokens = start..<said.end
            let isTold = pieces.contains { piece in
                guard piece.tokens.overlaps(tokens) else { return false }
                return switch piece.kind {
                case .period, .night: true
                case .word(let word): word.kind == .shift || word.kind == .back
                default: false
                }
            }
            return isTold ? nil : typed(tokens)
        }
    }

    /// "Would", "zal": of what is to come
    var isConditional: Bool { lexer.tokens.indices.contains { phrase(.ahead, at: $0)?.value == "would" } }

    /// "Next", "komende": before the name of a time, the one to come
    func isNext(_ index: Int) -> Bool {
        lexer.tokens.indices.contains(index) && phrase(.ahead, at: index)?.value == "next"
    }

    private func isLead(_ index: Int) -> Bool {
        let roles: [SentenceLexicon.Role] = [.in, .on, .at, .for, .dateLead, .determiner, .article]
        return roles.contains { lexer.has($0, at: index) } || phrase(.ahead, at: index)?.value == "lead"
            || isNext(index)
    }

    /// "1 March", and "1 March 2028": without a year the next one
    private func date(at start: Int) -> (day: CivilDate, end: Int)? {
        guard let read = SentenceDate.read(lexer, at: start), case .date(let day) = read.kind else { return nil }
        let tokens = start..<read.end
        guard day <= lexer.today, tokens.contains(where: { lexer.sense(.month, at: $0) != nil }),
            !tokens.contains(where: { lexer.number(at: $0).map { $0 > 31 } ?? false })
        else { return (day, read.end) }
        return next { CivilDate(year: $0, month: day.month, day: day.day) }.map { ($0, read.end) }
    }

    private func first(of month: Int, at end: Int) -> (day: CivilDate, end: Int)? {
        if let year = lexer.number(at: end).flatMap({ Int(exactly: $0) }), (1900..<2200).contains(year) {
            return CivilDate(year: year, month: month, day: 1).map { ($0, end + 1) }
        }
        return next { CivilDate(year: $0, month: month, day: 1) }.map { ($0, end) }
    }

    /// The first such day of a year that is still to come
    private func next(_ day: (Int) -> CivilDate?) -> CivilDate? {
        let year = lexer.today.year
        return (year...year + 8).lazy.compactMap(day).first { $0 > lexer.today }
    }
}
