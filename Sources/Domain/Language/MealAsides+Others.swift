extension MealAsides {
    /// "My wife had the burger, I had the cod": up to the next words about oneself.
    mutating func dropOthers() {
        let hasPerson = rest.indices.contains(where: isPerson)
        guard hasPerson || lexer.capitals > 0 else { return }
        hasMyself = rest.indices.contains(where: isMyself)
        guard hasPerson || hasMyself && rest.indices.contains(where: isNamed) else { return }
        var kept: [SentenceChunk] = []
        var start = 0
        var isAnother = false
        while start < rest.count {
            let end = rest[start...].indices.dropFirst().first(where: { isStop($0) || isTurn($0) }) ?? rest.count
            let clause = start..<end
            let isOwn = clause.contains { isMyself($0) || isAnother && isVerb($0) && $0 == clause.lowerBound + 1 }
            if isOther(clause) {
                isAnother = true
            } else if isOwn || rest[start].isMark(".", ";") {
                isAnother = false
            }
            if !isAnother { kept += rest[clause] }
            start = end
        }
        rest = kept
    }

    /// "And I", "and my son had": another one's turn.
    private func isTurn(_ index: Int) -> Bool {
        // "Me and my son had pancakes"
        guard rest[index].role == .and, index + 1 < rest.count, index == 0 || !isCue(.us, index - 1) else {
            return false
        }
        if isMyself(index + 1) { return index == 0 || !isPerson(index - 1) && !isNamed(index - 1) }
        guard let subject = subject(index + 1..<min(index + 6, rest.count)), subject + 1 < rest.count else {
            return false
        }
        // "And my friend the steak"
        return isVerb(subject + 1) || hasMyself && isPerson(subject) && isLed(subject + 1)
    }

    /// The person that a clause begins with.
    private func subject(_ clause: Range<Int>) -> Int? {
        let first = clause.first { index in
            if isMyself(index) { return true }
            if isPerson(index) { return true }
            switch rest[index].kind {
            case .date, .circumstance, .article, .mark, .meal: return false
            case .word(let role, _, _): return !Self.small.contains(role) && role != .but && role != .then
            default: return true
            }
        }
        guard let first, !isMyself(first), isPerson(first) || isNamed(first) else { return nil }
        let lead = clause.prefix { $0 < first }.dropLast(rest[max(0, first - 1)].role == .determiner ? 1 : 0)
        if lead.count > 1, lead.last.map({ rest[$0].role == .and && isCue(.us, $0 - 1) }) == true { return nil }
        return first
    }

    /// "Jan nam", "Sophie had": a capital before what somebody did, beside what one did oneself.
    private func isNamed(_ index: Int) -> Bool {
        guard hasMyself, index + 1 < rest.count, rest[index].tokens.count == 1,
            lexer.tokens[rest[index].tokens.lowerBound].isCapital, isCue(.did, index + 1)
        else { return false }
        return index == 0 || isStop(index - 1) || rest[index - 1].role == .and
    }

    private func isOther(_ clause: Range<Int>) -> Bool {
        guard !clause.contains(where: isMyself) else { return false }
        // "the burger was for my wife"
        if hasMyself, let last = clause.last, isPerson(last), clause.contains(where: { rest[$0].role == .for }) {
            return true
        }
        guard let subject = subject(clause) else { return false }
        let next = subject + 1
        guard clause.contains(next) else { return false }
        // "My wife the other five"
        return isVerb(next) || isShare(next, "leave") || hasMyself && isLed(next)
    }

    private func isLed(_ index: Int) -> Bool {
        rest[index].count != nil || [.determiner, .filler].contains(rest[index].role)
    }
}
