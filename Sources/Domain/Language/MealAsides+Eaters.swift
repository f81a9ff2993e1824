extension MealAsides {
    /// "500 g pasta for four, ate my share", "2 man, 600 g kip samen, eerlijk verdeeld", "split a pizza with my wife".
    mutating func takeEaters() {
        if let eaters = eaters(), let own = own(after: eaters.range.upperBound - 1) {
            // "500 g pasta for four, ate two bowls"
            changes.append((.set(rest[own].count ?? 1, text(own + 1)), rest[own].span.start, rest[own].span))
            remove(clause(own))
            rest.removeSubrange(eaters.range)
            return
        }
        guard
            let cue = rest.indices.first(where: {
                isShare($0, "even") || isShare($0, "eaters") || isCue(.cook, $0)
            })
        else { return }
        let span = rest[cue].span
        if isCue(.split, cue), let pieces = ownPieces(before: cue) {
            // "3 slices of the pizza I split with my brother": the slices are one's own.
            let start = (pieces + 4..<cue).first { isMyself($0) || isCue(.relative, $0) } ?? cue
            let end = (cue + 1..<rest.count).first { isStop($0) || role($0) == .and } ?? rest.count
            rest.removeSubrange(start..<end)
        } else if let eaters = eaters(), isToldApart(after: eaters.range.upperBound) {
            // "Made lasagne for six, ate two portions": how much was one's own is said.
            rest.removeSubrange(eaters.range)
            let place = eaters.range.lowerBound
            if isCue(.cook, place), role(place + 1) == .with { rest.removeSubrange(place...place + 1) }
        } else if let eaters = eaters() {
            changes.append((.share(1 / eaters.count), nil, span.union(rest[eaters.range.lowerBound].span)))
            rest.removeSubrange(eaters.range)
        } else if isCue(.split, cue), let own = own(after: cue) {
            // "Shared a bottle of wine with my wife, had two glasses"
            changes.append((.set(rest[own].count ?? 1, text(own + 1)), rest[own].span.start, rest[own].span))
            remove(clause(own))
            if let person = company() { rest.removeAll { $0.span == person && $0.role != .person } }
        } else if isShare(cue, "even"), isCue(.split, cue), let person = company() {
            changes.append((.share(0.5), nil, span.union(person)))
            // A name is nothing to eat.
            rest.removeAll { $0.span == person && $0.role != .person }
        } else {
            return
        }
        rest.removeAll { chunk in
            if case .word(.share, _, let text) = chunk.kind { text == "even" } else { false }
        }
    }

    /// "3 slices of the pizza", "2 punten van de taart": where a part of one dish is counted, before a place.
    private func ownPieces(before place: Int) -> Int? {
        rest[..<place].indices.suffix(Self.longest).first { index in
            guard rest[index].count != nil, role(index + 1) == .portion, role(index + 2) == .of, index + 3 < place,
                let portion = text(index + 1), Self.pieces.contains(portion)
            else { return false }
            return !(index + 3..<place).contains { isNumber($0) }
        }
    }

    private static let pieces: Set<String> = ["slice", "piece", "wedge"]

    /// Where it is said how much one had oneself: an amount in a clause that names nothing else.
    private func own(after place: Int) -> Int? {
        rest.indices.dropFirst(place + 1).first { index in
            guard isNumber(index), role(index + 1) == .portion,
                isEnd(after: index + 1) || role(index + 2) == .on && isEnd(after: index + 2)
            else { return false }
            let clause = clause(index)
            return clause.lowerBound > place && !clause.contains(where: isContent)
        }
    }

    /// A part of it or portions, in a clause that names nothing else.
    private func isToldApart(after place: Int) -> Bool {
        rest.indices.dropFirst(place).contains { index in
            guard isNumber(index), text(index + 1) == "serving" || part(of: rest[index]) != nil else { return false }
            let clause = clause(index)
            return clause.lowerBound > 0 && !clause.contains(where: isContent)
        }
    }

    /// For how many it was: "for four", "4 people", "between three".
    private func eaters() -> (count: Double, range: Range<Int>)? {
        for index in rest.indices {
            guard let count = rest[index].count ?? (isShare(index, "eaters") ? number(rest[index]) : nil), count >= 2,
                count <= 20, count == count.rounded()
            else { continue }
            let isLed = index > 0 && (rest[index - 1].role == .for || isCue(.among, index - 1))
            let isPeople = index + 1 < rest.count && isPeople(index + 1)
            let isEnd = index + 1 == rest.count || isStop(index + 1)
            guard isPeople || isLed && isEnd || isShare(index, "eaters") else { continue }
            let isWith = index > 0 && rest[index - 1].role == .with
            return (count, (isLed || isWith ? index - 1 : index)..<(isPeople ? index + 2 : index + 1))
        }
        return nil
    }

    private func isPeople(_ index: Int) -> Bool {
        isCue(.people, index) || role(index) == .of && isCue(.us, index + 1)
    }

    /// "With my wife", "with Jim": one other, who may be a part of what else the sentence says.
    private func company() -> SentenceSpan? {
        let place = lexer.tokens.indices.first { index in
            (["one", "named"].contains(lexer.sense(.person, at: index)?.text) || isName(index))
                && (max(0, index - 2)..<index).contains { lexer.isCue(.company, at: $0) }
        }
        return place.map { lexer.tokens[$0].span }
    }

    /// A word with a capital that is no food.
    private func isName(_ index: Int) -> Bool {
        let token = lexer.tokens[index]
        return token.isWord && token.isCapital
            && ![.food, .filling, .dish, .additive].contains { lexer.has($0, at: index) }
    }
}
