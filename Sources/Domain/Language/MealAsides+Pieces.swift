extension MealAsides {
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
