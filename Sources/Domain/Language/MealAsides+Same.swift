extension MealAsides {
    /// "The same amount of broccoli as rice", "twice as much milk", "evenveel aardappelen": an amount by another one.
    mutating func takeSame() {
        guard lexer.said.has(.much) else { return }
        for _ in 0..<4 {
            guard let much = rest.indices.first(where: { isComparison($0) }) else { return }
            let (start, factor) = lead(much)
            var next = much + 1
            if role(next) == .of { next += 1 }
            let stop = (next..<rest.count).first { isStop($0) } ?? rest.count
            let other = (next..<stop).first { role($0) == .asLead }
            guard let unit = amount(before: start, named: other.map { $0 + 1..<stop }) else { return }
            let span = rest[start].span.union(rest[much].span)
            var amount = [SentenceChunk(kind: .number(unit.value * factor), tokens: rest[much].tokens, span: span)]
            if var unit = unit.unit {
                (unit.tokens, unit.span) = (rest[much].tokens, span)
                amount.append(unit)
            }
            if let other { rest.removeSubrange(other..<stop) }
            rest.replaceSubrange(start..<next, with: amount)
        }
    }

    /// Not "too much" and "how many".
    private func isComparison(_ index: Int) -> Bool {
        guard isCue(.much, index), rest[index].tokens.count == 1, ![.unit, .portion].contains(role(index)),
            isContent(index) || role(index) != nil
        else { return false }
        return lead(index).start < index || lexer.language.grammar.hasCompounds && isSameWord(index)
    }

    /// One word that says it all: "evenveel".
    private func isSameWord(_ index: Int) -> Bool {
        lexer.tokens[rest[index].tokens.lowerBound].key.utf8.count > 6 && !isHow(index)
    }

    private func isHow(_ index: Int) -> Bool { lexer.phrase(.question, at: rest[index].tokens.lowerBound) != nil }

    /// Where the comparison begins, and how many times as much it is.
    private func lead(_ much: Int) -> (start: Int, factor: Double) {
        var (start, factor) = (much, 1.0)
        while start > 0, much - start < 5 {
            let before = start - 1
            if isCue(.twice, before) || isCue(.double, before) {
                factor = 2
            } else if role(before) == .times, before > 0, let count = rest[before - 1].count {
                factor = count
                start -= 1
            } else if let share = part(of: rest[before]) {
                factor = share
            } else if ![.same, .asLead].contains(role(before)) {
                break
            }
            start -= 1
        }
        // "The" and "a" before it.
        while start > 0, start < much, role(start - 1) == .determiner { start -= 1 }
        return (start, factor)
    }

    /// The amount of a food that is named again, else the last one before a place.
    private func amount(before start: Int, named: Range<Int>?) -> (value: Double, unit: SentenceChunk?)? {
        var place = rest[..<start].indices.last { rest[$0].count != nil }
        if let named {
            let keys = named.filter(isContent).map { key($0) }
            let food = rest[..<start].indices.first { keys.contains(key($0)) && isContent($0) }
            place = food.flatMap { food in rest[..<food].indices.last { rest[$0].count != nil } }
            // "Rice 150 g"
            if let food, place.map({ food - $0 > 4 }) ?? true || rest.indices.contains(food + 1) && isNumber(food + 1) {
                place = (food + 1..<start).first { rest[$0].count != nil } ?? place
            }
        }
        guard let place, let value = rest[place].count else { return nil }
        return (value, [.unit, .portion].contains(role(place + 1)) ? rest[place + 1] : nil)
    }

    private func key(_ index: Int) -> String { lexer.tokens[rest[index].tokens.upperBound - 1].key }
}
