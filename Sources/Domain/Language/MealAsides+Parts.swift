extension MealAsides {
    /// "2 of the 6 nuggets" and "2 of 8 slices" are two, "half of the 6" three, "70 g of a 250 g bag of peanuts" is 70 g.
    mutating func takeCounts() {
        for index in rest.indices.reversed() where index < rest.count {
            guard case .number(let part) = rest[index].kind else { continue }
            if part < 1, index + 1 < rest.count, case .number(let whole) = rest[index + 1].kind, whole > 1 {
                rest[index].kind = .number(part * whole)
                rest[index].span = rest[index].span.union(rest[index + 1].span)
                rest.remove(at: index + 1)
                continue
            }
            let of = isMeasured(index) ? index + 2 : index + 1
            guard role(of) == .of else { continue }
            var next = of + 1
            while role(next) == .filler || role(next) == .determiner || isArticle(next) { next += 1 }
            guard next > of + 1 || role(next + 1) == .portion, isNumber(next), let whole = rest[next].count,
                whole > part
            else { continue }
            if isMeasured(index) {
                guard isMeasured(next), text(next + 1) == text(index + 1) else { continue }
                var end = next + 2
                if role(end) == .portion { end += 1 }
                if role(end) == .of { end += 1 }
                rest.removeSubrange(of..<end)
            } else if whole == whole.rounded(), !isMeasured(next) {
                rest.removeSubrange(index + 1...next)
            }
        }
    }

    private func isArticle(_ index: Int) -> Bool {
        if rest.indices.contains(index), case .article = rest[index].kind { true } else { false }
    }

    /// "Left a third of it", "half to the dog", "only ate half", "but gave two away".
    mutating func takeParts() {
        takeMinus()
        takeOf()
        dropRest()
        // "Didn't finish my steak, left a fifth"
        let leaves = rest.indices.filter { isShare($0, "leave") }
        if leaves.count > 1, let first = leaves.first, clause(first).contains(where: isContent) {
            rest.remove(at: first)
        }
        let isCut = rest.indices.contains { part(of: rest[$0]) != nil || isShare($0, "leave") || isPerson($0) }
        guard isCut || lexer.said.has(.over) else { return }
        for index in rest.indices.reversed() where index < rest.count {
            let clause = clause(index)
            let given = given(clause)
            let isLeft = !given.isEmpty || clause.contains { isShare($0, "leave") } || isOver(clause)
            guard isLeft || isVerb(index) || isCue(.only, index) || isCue(.ofIt, index) || isBare(clause) else {
                continue
            }
            guard let part = clause.first(where: { part(of: rest[$0]) != nil || isLeft && isNumber($0) }) else {
                continue
            }
            let span = rest[part].span
            let hasFood = clause.contains { $0 != index && isContent($0) && !given.contains($0) }
            if let share = self.part(of: rest[part]) {
                if hasFood {
                    guard isLeft else { continue }
                    rest[part].kind = .number(1 - share)
                    for place in clause.reversed() where given.contains(place) || isShare(place, "leave") {
                        rest.remove(at: place)
                    }
                    return
                }
                guard hasFoodBefore(clause.lowerBound) else { continue }
                changes.append((.share(isLeft ? 1 - share : share), span.start, span))
                remove(clause)
                return
            }
            guard isLeft, !hasFood, let count = rest[part].count, hasFoodBefore(clause.lowerBound),
                clause.filter({ rest[$0].count != nil }).count == 1
            else { continue }
            changes.append((.less(count, unit(after: part)), span.start, span))
            remove(clause)
            return
        }
    }

    /// "Three quarters of a pizza, the rest was for Sam": the part was told, and nobody counts twice.
    private mutating func dropRest() {
        guard lexer.said.has(.rest), let place = rest.indices.first(where: { isCue(.rest, $0) && hasFoodBefore($0) })
        else { return }
        let clause = clause(place)
        func isAway(_ index: Int) -> Bool { isPerson(index) || isShare(index, "leave") || role(index) == .for }
        guard clause.lowerBound > 0, clause.contains(where: isAway),
            clause.allSatisfy({ index in
                isAway(index) || isCue(.rest, index)
                    || rest[index].count == nil && !isContent(index) && !isMyself(index)
            })
        else { return }
        remove(clause)
    }

    /// "…, de helft op": a part, and nothing that could be eaten beside it.
    private func isBare(_ clause: Range<Int>) -> Bool {
        guard clause.lowerBound > 0, clause.count < 5, let part = clause.first(where: { part(of: rest[$0]) != nil })
        else { return false }
        return clause.allSatisfy {
            $0 == part || [.filler, .determiner, .on, .verb, .approximately, .of].contains(role($0)) || isCue(.ofIt, $0)
        }
    }

    /// "…, 100 g over".
    private func isOver(_ clause: Range<Int>) -> Bool {
        guard clause.lowerBound > 0, clause.count < 5, let last = clause.last else { return false }
        return isCue(.over, last) && isNumber(clause.lowerBound)
    }

    /// "Van de 300 g aardappelen heb ik er 200 g op", "of the 12 wings I ate 8".
    private mutating func takeOf() {
        guard let of = rest.first, of.role == .of || lexer.isCue(.from, of) else { return }
        guard let whole = rest.indices.first(where: { isNumber($0) }), whole < 4, let count = rest[whole].count,
            let part = rest.indices.last(where: { isNumber($0) }), part > whole, let own = rest[part].count,
            own < count,
            unit(after: part) == nil || unit(after: part) == unit(after: whole),
            (whole..<part).contains(where: isContent), (whole..<part).contains(where: { isVerb($0) || isMyself($0) }),
            !(part + 1..<rest.count).contains(where: isContent)
        else { return }
        rest[whole].kind = .number(own)
        rest.removeSubrange(part..<(unit(after: part) == nil ? part + 1 : part + 2))
        rest.remove(at: 0)
    }

    /// "An avocado minus a quarter".
    private mutating func takeMinus() {
        guard let minus = rest.firstIndex(where: { $0.role == .minus }), minus + 1 < rest.count,
            let share = part(of: rest[minus + 1]), hasFoodBefore(minus), isEnd(after: minus + 1)
        else { return }
        changes.append((.share(1 - share), rest[minus].span.start, rest[minus].span.union(rest[minus + 1].span)))
        rest.removeSubrange(minus...minus + 1)
    }

    /// Where "to the dog" and "aan de kinderen" stand.
    private func given(_ clause: Range<Int>) -> Range<Int> {
        for index in clause where isCue(.giving, index) {
            var next = index + 1
            while clause.contains(next), next - index < 3, [.determiner, .filler].contains(role(next)) { next += 1 }
            guard clause.contains(next), isPerson(next) else { continue }
            // "Half ging naar de hond", but "ging naar mijn zus en at de helft".
            let isTold = role(index) == .for || rest[clause.lowerBound..<index].contains { $0.count != nil }
            if isTold { return index..<next + 1 }
        }
        return clause.lowerBound..<clause.lowerBound
    }
}
