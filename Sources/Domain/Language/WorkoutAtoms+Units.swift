extension WorkoutAtoms {
    /// "Ran 5k in 24.31", "parkrun 26.41": minutes and seconds, as the clock at the finish shows them.
    func raceTime(_ token: Int) -> [Int]? {
        let parts = tokens[token].text.split { $0 == "." || $0 == "," }
        guard tokens[token].number != nil, parts.count == 2, parts[1].utf8.count == 2,
            let minutes = Int(parts[0]), let seconds = Int(parts[1]), seconds < 60
        else { return nil }
        let said = atoms.suffix(4).filter { if case .noise = $0.kind { false } else { true } }
        let before = if case .in? = said.last?.kind { said.dropLast().last?.kind } else { said.last?.kind }
        switch before {
        case .kilometres(let length)? where length >= 1:
            return (2.2...12).contains(Double(minutes) / length) ? [minutes, seconds] : nil
        case .exercise? where (max(0, token - 6)..<token).contains(where: { lexer.isCue(.race, at: $0) }):
            return (13...75).contains(minutes) ? [minutes, seconds] : nil
        default: return nil
        }
    }

    /// After a time: "3 minutes rest between sets" is none of the exercise.
    mutating func isPause() -> Bool {
        guard case .word(.nothing, _, "pause")? = chunk()?.kind else { return false }
        index += 1
        return true
    }

    /// "rest 2 min", "rest: 90 s".
    mutating func skipTime() {
        let start = chunk()?.isMark(":", "-") == true || role() == .of ? 1 : 0
        if chunk(start)?.count != nil, role(start + 1) == .time { index += start + 2 }
    }

    /// "20 minutes" of "1 hour 20 minutes", "30" of "1h30", "and a half".
    mutating func restOfTime(_ factor: Double) -> Double {
        guard factor >= 1 else { return 0 }
        let isAnd = role() == .and
        let offset = isAnd ? 1 : 0
        var shift = offset
        if case .article? = chunk(offset)?.kind, chunk(offset + 1)?.role == .half { shift += 1 }
        if isAnd, chunk(shift)?.role == .half {
            index += shift + 1
            return factor / 2
        }
        guard let value = chunk(offset)?.count else { return 0 }
        if isAnd, value == 0.5 || value == 0.25, !isTime(offset + 1) || smaller(offset + 1, than: factor) == nil {
            if chunk(offset + 1)?.count == nil, !isMeasured(offset + 1) {
                index += offset + 1
                return factor * value
            }
        }
        if let small = smaller(offset + 1, than: factor) {
            index += offset + 2
            return value * small
        }
        // "1h30", "1 min 30"
        if !isAnd, value < 60, isGlued(0) || value >= 5 && isEnd(1) {
            index += 1
            return value * factor / 60
        }
        return 0
    }

    /// "the 24s" are two of 24, not seconds.
    func isOfPlural(_ value: Double) -> Bool {
        guard index > 1, isPluralMark(0) else { return false }
        if isOfHands() { return true }
        // "3x10 24s", but "3x10 60s rest".
        if role(1) == .nothing { return false }
        if isLifted, value <= 60, role(1) == .for || chunk(1)?.isTimes == true, isCounted(2) { return true }
        // "incline press 22.5s 3x10", "two 20s"
        if isLifted, value <= 60, isCounted(1), chunk(2)?.isTimes == true { return true }
        if isLifted, value <= 60, chunks[index - 2].count == 2, index < 3 || !chunks[index - 3].isTimes { return true }
        if isLifted, value <= 60, chunks[..<(index - 1)].contains(where: \.isTimes) {
            return true
        }
        let article = chunks[index - 2].tokens
        // "with 8s" and "w/ 8s" are dumbbells of 8, but "with 30 s rest" is a time.
        return article.count <= 2 && lexer.isCue(.pluralLead, at: article.lowerBound)
    }

    /// The "s" of "24s".
    func isPluralMark(_ offset: Int) -> Bool {
        guard let unit = chunk(offset) else { return false }
        return tokens[unit.tokens.lowerBound].key == "s" && isGlued(offset)
    }

    private func isCounted(_ offset: Int) -> Bool {
        switch chunk(offset)?.kind {
        case .number?, .list?: true
        default: false
        }
    }

    /// "20s in each hand", "16s dumbbells"
    func isOfHands() -> Bool {
        guard let next = chunk(1) else { return false }
        if case .word(.equipment, _, _) = next.kind { return true }
        return next.role == .each && next.tokens.contains { lexer.isCue(.hands, at: $0) }
    }

    private func isEnd(_ offset: Int) -> Bool {
        guard let chunk = chunk(offset) else { return true }
        return chunk.isMark(",", ";", ".", ")")
    }

    private func isTime(_ offset: Int) -> Bool { role(offset) == .time }

    private func smaller(_ offset: Int, than factor: Double) -> Double? {
        switch chunk(offset)?.kind {
        case .word(.time, let other, _)? where other < factor: return other
        // "1h 25m"
        case .word(.distance, _, "m")? where factor == 60: return 1
        default: return nil
        }
    }

    /// Kilometres after "per" or a slash: what a pace is for.
    mutating func perDistance() -> Double? {
        var offset = 0
        if role() == .filler || role() == .article { offset = 1 }
        guard case .word(.per, let kilometres, _)? = chunk(offset)?.kind, kilometres > 0 else { return nil }
        index += offset + 1
        return kilometres
    }

    /// "At 5:30 pace"
    func isPace() -> Bool { chunk().map { lexer.isCue(.pace, $0) } ?? false }

    /// "Tempo 5:45", "pace: 5:45"; a tempo of 20:00 is how long it took.
    func isPaceLed(_ minutes: Double) -> Bool {
        guard (2...15).contains(minutes) else { return false }
        var back = index - 1
        while back >= 0, index - back < 4, chunks[back].isMark(":") || [.of, .at, .in].contains(chunks[back].role) {
            back -= 1
        }
        return back >= 0 && lexer.isCue(.paceLead, chunks[back])
    }

    /// Kilometres that a pace is for where that is not said: those who run miles mean one of them.
    var paceLength: Double {
        for case .word(.distance, let factor, "km") in chunks.map(\.kind) where factor > 1 { return factor }
        return 1
    }

    /// "4 miles, make that 5": a number that takes back another one has its unit.
    func inLastUnit(_ value: Double) -> WorkoutAtom.Kind? {
        let said = atoms.suffix(6).filter { !$0.isSeparator }.suffix(2)
        guard said.count == 2, case .correction? = said.last?.kind else { return nil }
        switch said.first?.kind {
        case .kilometres?: return .kilometres(value * lastFactor)
        case .minutes?: return .minutes(value * lastFactor)
        default: return nil
        }
    }
}
