extension MealAsides {
    /// Words that only say how a thing was: "112 g drained", "the last 70 g", "one with jam, the other plain".
    mutating func tidy() {
        if lexer.said.has(.prepared) { dropPrepared() }
        if lexer.said.has(.served) { dropServed() }
        if lexer.said.has(.one) || lexer.said.has(.other) { dropSingles() }
        if lexer.said.has(.last) || rest.contains(where: { $0.role == .last }) { dropLast() }
    }

    /// "Pizza, cold", "coffee, black": how it came, after its name
    private mutating func dropServed() {
        for index in rest.indices.reversed() where index > 1 && isCue(.served, index) && rest[index].tokens.count == 1 {
            guard rest[index - 1].isMark(","), index + 1 == rest.count || isStop(index + 1), hasFoodBefore(index - 1)
            else { continue }
            rest.removeSubrange(index - 1...index)
        }
    }

    /// "Rice 80 g cooked on", "chicken, raw 200 g, 150 g cooked": what was eaten is what came of it.
    private mutating func dropPrepared() {
        takeFinal()
        for index in rest.indices.reversed() where isCue(.prepared, index) && rest[index].tokens.count == 1 {
            let isAfter = index > 1 && role(index - 1) == .unit
            let isLast = index + 1 == rest.count || isStop(index + 1) || [.on, .with, .and].contains(role(index + 1))
            if isAfter, isLast { rest.remove(at: index) }
        }
    }

    /// Of two amounts of one food, raw and cooked, or of the tin and drained, the last is what was eaten.
    private mutating func takeFinal() {
        guard rest.count < 60 else { return }
        let amounts = rest.indices.filter { isNumber($0) && (isMeasured($0) || isEnd(after: $0)) }
        for (first, second) in zip(amounts, amounts.dropFirst()).reversed() {
            let (before, after) = (clause(first), clause(second))
            guard before != after, isMeasured(first), !after.contains(where: { isNamed($0) }),
                after.contains(where: { isCue(.prepared, $0) && !isCue(.raw, $0) })
                    || before.contains(where: { isCue(.raw, $0) }) && !before.contains(where: { isNamed($0) })
            else { continue }
            guard let value = rest[second].count else { continue }
            rest[first].kind = .number(value)
            if isMeasured(second) { rest[first + 1] = rest[second + 1] }
            remove(after)
            for place in before.reversed() where rest.indices.contains(place) && isCue(.raw, place) {
                rest.remove(at: place)
            }
            return
        }
    }

    /// Whether it names a food, not only how it was made.
    private func isNamed(_ index: Int) -> Bool {
        isContent(index) && !isCue(.prepared, index) && !isCue(.raw, index)
    }

    /// "Two slices of toast, one with jam and one plain", "tosti, eentje".
    private mutating func dropSingles() {
        for index in rest.indices.reversed() where rest.indices.contains(index) {
            guard isCue(.one, index) || isCue(.other, index), rest[index].tokens.count <= 2, index > 0 else { continue }
            var start = index
            while start > 0, [.determiner, .filler].contains(role(start - 1)) { start -= 1 }
            // "2 broodjes: eentje met ham"
            let isList = start > 0 && rest[start - 1].isMark(":") && role(index + 1) == .with
            guard start > 0, isList || isStop(start - 1) || role(start - 1) == .and, hasFoodBefore(start) else {
                continue
            }
            if isList { rest[start - 1].kind = .mark(",") }
            if role(index + 1) == .with, rest[..<start].contains(where: { ($0.count ?? 0) > 1 }) {
                rest.removeSubrange(start...index)
            } else if isCue(.plain, index + 1) {
                rest.removeSubrange(start...index + 1)
            } else if isCue(.one, index), index + 1 == rest.count || isStop(index + 1), !isNumber(index) {
                rest[index].kind = .number(1)
            }
        }
    }

    /// "Finished the last 70 g".
    private mutating func dropLast() {
        for index in rest.indices.reversed() where index + 1 < rest.count && rest[index + 1].count != nil {
            let last = rest[index].tokens.upperBound - 1
            if role(index) == .last || lexer.isCue(.last, at: last) { rest.remove(at: index) }
        }
    }

    /// "Wanted 200 g rice, it became 150": what was planned, in the amount that it came to.
    mutating func takePlan() {
        guard let plan = rest.firstIndex(where: { $0.role == .plan }), text(plan) != "turn" else { return }
        let planned = (plan + 1..<rest.count).prefix(Self.longest)
        guard let number = planned.first(where: { isNumber($0) }),
            let turn = (number + 1..<rest.count).first(where: {
                text($0) == "turn" || role($0) == .but || isVerb($0) && isStop($0 - 1)
            }),
            (plan..<turn).contains(where: isContent),
            let done = (turn..<rest.count).first(where: { rest[$0].count != nil })
        else { return }
        let clause = clause(done)
        guard !(turn..<clause.upperBound).contains(where: { isContent($0) || role($0) == .plan && text($0) != "turn" }),
            let value = rest[done].count
        else { return }
        rest[number].kind = .number(value)
        if isMeasured(done), isMeasured(number) { rest[number + 1] = rest[done + 1] }
        let isLed = turn > 0 && isStop(turn - 1)
        rest.removeSubrange((isLed ? turn - 1 : turn)..<clause.upperBound)
        rest.remove(at: plan)
    }
}
