extension MealAsides {
    /// "3 boterhammen: 1 met kaas en 2 met hagelslag", "4 wraps, 2 with chicken and 2 with tuna": parts of those that
    /// were counted, and no others.
    mutating func takeSplit() {
        for part in split().reversed() {
            rest.remove(at: part)
            if rest[part - 1].isMark(":") { rest[part - 1].kind = .mark(",") }
        }
    }

    /// Where the numbers of the parts stand; none where they are not those of what was counted before.
    private func split() -> [Int] {
        var parts: [Int] = []
        var sum = 0.0
        for index in rest.indices where index > 1 && isNumber(index) && role(index + 1) == .with {
            parts.append(index)
            sum += rest[index].count ?? 0
        }
        return parts.count > 1 && isCounted(before: parts[0], sum) ? parts : []
    }

    private func isCounted(before first: Int, _ sum: Double) -> Bool {
        var whole = first - 1
        while whole >= 0, !isNumber(whole) || isMeasured(whole) { whole -= 1 }
        guard whole >= 0, rest[whole].count == sum, rest[first - 1].isMark(":", ",", "(", ";", ".") else {
            return false
        }
        return (whole + 1..<first).contains(where: isContent)
    }

    /// "Wraps met kip, 2 stuks", "rice cakes with peanut butter x2": how many there were is told at the end.
    mutating func takeTrailingCount() {
        guard let number = rest.indices.first(where: { $0 > 2 && isNumber($0) && isCountOfAll($0) }) else { return }
        let end = text(number + 1) == "piece" ? number + 1 : number
        let start = rest[number - 1].isMark(",") || rest[number - 1].isTimes ? number - 1 : number
        let clause = clause(start - 1)
        guard isEnd(after: end),
            clause.contains(where: { role($0) == .with }),
            !clause.contains(where: { $0 < start && rest[$0].count != nil }),
            let food = clause.first(where: isContent)
        else { return }
        let amount = Array(rest[number...end])
        rest.removeSubrange(start...end)
        rest.insert(contentsOf: amount, at: food)
    }

    private func isCountOfAll(_ number: Int) -> Bool { text(number + 1) == "piece" || rest[number - 1].isTimes }

    /// "A pizza cut in 8, I ate 3 slices", "appeltaart in 12 punten, ik nam er 2", "ordered a pizza, ate 5 slices":
    /// how many pieces of a dish were one's own.
    mutating func takePieces() {
        let cut = takeCut()
        guard cut != nil || rest.contains(where: { $0.role == .portion }) else { return }
        for index in rest.indices where index < rest.count {
            guard case .number(let count) = rest[index].kind, !isMeasured(index) else { continue }
            let clause = clause(index)
            guard clause.lowerBound > 0, clause.contains(where: { isVerb($0) || isMyself($0) }),
                !clause.contains(where: { isContent($0) && !isMyself($0) }),
                clause.filter({ rest[$0].count != nil }).count == 1, hasFoodBefore(clause.lowerBound)
            else { continue }
            let portion = role(index + 1) == .portion ? text(index + 1) : cut?.portion
            let span = rest[index].span
            if let cut, let whole = wholes(before: clause.lowerBound), isMeasured(whole) {
                changes.append((.share(count / cut.count), span.start, span))
            } else if cut != nil
                || role(index + 1) == .portion && portion != "pint" && isWhole(before: clause.lowerBound)
            {
                changes.append((.set(count, portion), span.start, span))
            } else {
                continue
            }
            remove(clause)
            return
        }
    }

    /// The number before a place that says how much of the dish there was.
    private func wholes(before place: Int) -> Int? {
        rest[..<place].indices.last { index in
            rest[index].count != nil && !(index + 1 < rest.count && lexer.isInch(rest[index + 1]))
        }
    }

    /// "A pizza", not "2 apples".
    private func isWhole(before place: Int) -> Bool {
        guard let whole = wholes(before: place) else { return false }
        return rest[whole].count == 1 && role(whole + 1) != .portion && !isMeasured(whole)
    }

    /// "In 12 punten", "cut in 8": into how many pieces, which are taken out of the sentence.
    private mutating func takeCut() -> (count: Double, portion: String?)? {
        for index in rest.indices where role(index) == .in && index + 1 < rest.count {
            guard case .number(let count) = rest[index + 1].kind, (2...40).contains(count) else { continue }
            let portion = role(index + 2) == .portion ? text(index + 2) : nil
            let isCut = index > 0 && isCue(.cut, index - 1)
            guard isCut || portion != nil, hasFoodBefore(index), isCut || isEnd(after: index + 2) else { continue }
            rest.removeSubrange((isCut ? index - 1 : index)...(portion == nil ? index + 1 : index + 2))
            return (count, portion ?? "slice")
        }
        return nil
    }
}
