extension MealAsides {
    /// "Een haring, later nog een", "had a beer and another one": and "first 2, later another 1".
    mutating func takeMore() {
        for index in rest.indices.reversed() where index < rest.count {
            let isAfter = isCue(.further, index) && index > 0 && rest[index - 1].count != nil
            let last = rest[index].tokens.upperBound - 1
            guard isAfter || lexer.isCue(.again, at: last) || role(index) == .plus else { continue }
            let next = index + 1
            let count = next < rest.count ? rest[next].count : nil
            // "Another" says one by itself; "nog" only with a number.
            let isOneMore = lexer.isCue(.again, at: last) && lexer.language.grammar.moreIsOne || isCue(.one, next)
            guard let amount = isAfter ? rest[index - 1].count : count ?? (isOneMore ? 1 : nil), amount >= 0.5 else {
                continue
            }
            var end = !isAfter && (count != nil || isCue(.one, next)) ? next : index
            if isCue(.one, end + 1) { end += 1 }
            // "Nog een half bord"
            if role(end + 1) == .portion, isEnd(after: end + 1) { end += 1 }
            if isEnd(after: end) || isStory(after: end) {
                guard hasFoodBefore(index) else { continue }
                let start = isAfter ? index - 1 : index
                let place = rest[start].span
                changes.append((.more(amount), place.start, place.union(rest[end].span)))
                rest.removeSubrange(start..<story(after: end))
                return
            }
            // "Eerst 2, later nog 1 boterham"
            guard count != nil, let first = rest[..<index].indices.suffix(Self.longest).last(where: { isNumber($0) }),
                let earlier = rest[first].count, first + 1 < index, isStop(first + 1), !hasFoodBefore(index)
            else { continue }
            rest[next].kind = .number(earlier + amount)
            rest.removeSubrange(first...first + 1)
            return
        }
    }

    /// "One toast with jam and one with peanut butter" are two. Of "two sandwiches, one with ham and one with cheese" and
    /// "2 slices with ham, 1 with jam" it may be a part.
    mutating func takeMoreWith() {
        guard let with = rest.firstIndex(where: { $0.role == .with }) else { return }
        var start = with
        while start > 0, rest[start - 1].mayBeFood { start -= 1 }
        guard start < with else { return }
        while start > 0, [.unit, .portion, .size].contains(role(start - 1)) { start -= 1 }
        guard start == 0 || !isStop(start - 1) || rest[start - 1].count != nil else { return }
        let others = rest.indices.filter { index in
            index > with + 1 && isNumber(index) && role(index + 1) == .with
                && (role(index - 1) == .and || rest[index - 1].isMark(","))
        }
        let known = start > 0 ? rest[start - 1].count : nil
        let sum = others.compactMap { rest[$0].count }.reduce(0, +)
        guard let first = others.first, (1...10).contains(sum), rest[first - 1].role == .and || sum >= known ?? 1 else {
            return
        }
        changes.append((known == nil ? .set(sum + 1, nil) : .more(sum), rest[with].span.start, rest[first].span))
        rest = rest.indices.filter { !others.contains($0) }.map { rest[$0] }
    }

    /// "Plus 2 I stole from Mark", "nog een halve van mijn zoon": where they came from.
    private func isStory(after index: Int) -> Bool { isMyself(index + 1) && index + 2 < rest.count }

    private func story(after index: Int) -> Int {
        guard isStory(after: index) || role(index + 1) == .of else { return index + 1 }
        return (index + 1..<rest.count).first(where: isStop) ?? rest.count
    }

    /// "Koffie met 20 ml melk, drie keer": all of it, so many times.
    mutating func takeTimes() {
        takeTwice()
        guard let times = rest.indices.first(where: { isTimes($0) }), times > 1,
            let count = rest[times - 1].count, (2...10).contains(count), count == count.rounded()
        else { return }
        let clause = clause(times)
        guard clause.lowerBound > 0, clause.allSatisfy({ isOfTimes($0, times) }), hasFoodBefore(clause.lowerBound)
        else {
            return
        }
        changes.append((.times(count), nil, rest[times - 1].span.union(rest[times].span)))
        remove(clause)
    }

    /// "Beans on toast twice today"
    private mutating func takeTwice() {
        guard lexer.said.has(.twice), let twice = rest.indices.first(where: { isCue(.twice, $0) }),
            hasFoodBefore(twice),
            isEnd(after: twice)
        else { return }
        changes.append((.times(2), nil, rest[twice].span))
        rest.remove(at: twice)
    }

    private func isTimes(_ index: Int) -> Bool { rest[index].isTimes }

    private func isOfTimes(_ index: Int, _ times: Int) -> Bool {
        if index == times || index == times - 1 { return true }
        switch rest[index].kind {
        case .date, .circumstance, .word(.filler, _, _), .word(.verb, _, _), .word(.daypart, _, _): return true
        default: return false
        }
    }
}
