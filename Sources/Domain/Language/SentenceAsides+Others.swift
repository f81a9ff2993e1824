extension SentenceAsides {
    /// "My mate squatted 150, I did 3x8 with 90": of what another one did only the exercise counts, where one's own has
    /// no name.
    mutating func dropOthers() {
        guard lexer.said.has(.myself), rest.contains(where: { $0.role == .person }) || lexer.capitals > 0 else {
            return
        }
        var clauses: [Range<Int>] = []
        var start = 0
        for index in rest.indices where isStop(rest[index]) || lexer.isCue(.while, rest[index]) {
            clauses.append(start..<index)
            start = index + 1
        }
        clauses.append(start..<rest.count)
        let others = clauses.filter(isOther)
        guard let last = others.last, let own = clauses.last(where: { $0.contains { isCue(.myself, $0) } }),
            own.lowerBound != last.lowerBound
        else { return }
        let isNamed = clauses.contains { clause in
            !others.contains(clause) && clause.contains { role($0) == .exercise }
        }
        for clause in others.reversed() {
            let kept = isNamed ? [] : rest[clause].filter { $0.role == .exercise }
            let end = min(clause.upperBound + (kept.isEmpty ? 1 : 0), rest.count)
            rest.replaceSubrange(clause.lowerBound..<end, with: kept)
        }
    }

    /// A clause that begins with somebody else and says how much.
    private func isOther(_ clause: Range<Int>) -> Bool {
        guard !clause.contains(where: { isCue(.myself, $0) }), clause.contains(where: { rest[$0].count != nil }) else {
            return false
        }
        let first = clause.first { index in
            ![.filler, .determiner, .article].contains(role(index)) && !isDate(index)
        }
        guard let first else { return false }
        if role(first) == .person { return true }
        return lexer.tokens[rest[first].tokens.lowerBound].isCapital && isCue(.did, first + 1)
    }

    private func isDate(_ index: Int) -> Bool { if case .date = rest[index].kind { true } else { false } }
}
