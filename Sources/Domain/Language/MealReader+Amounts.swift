extension MealReader {
    func isUnit(_ offset: Int) -> Bool { role(offset) == .unit || role(offset) == .portion }

    mutating func number(_ value: Double, _ chunk: SentenceChunk) {
        // "2% milk", "12 inch pizza", "3 egg omelette" and "7up" are names.
        if self.chunk(1)?.isMark("%") == true || isInches(1) || isFilling(value) {
            if !open.tokens.isEmpty, open.amount != nil || open.tokens.count > 3 { close() }
            name(chunk)
            return
        }
        // "A 200 kcal snack bar": no amount of it.
        if let energy = self.chunk(1), lexer.isCue(.energy, energy) {
            notUnderstood.append(chunk.span.union(energy.span))
            index += 1
            return
        }
        let isAgain = isAgain()
        if !open.tokens.isEmpty {
            if isAgain || isTrailing() || isNameFirst() {
                open.isTrailing = true
            } else {
                close()
                endInstead()
            }
        }
        take(value, isArticle: false, chunk.span)
        if isAgain { index += 1 }
    }

    /// "Scrambled eggs (3 eggs)": the same again, with how many.
    private func isAgain() -> Bool {
        guard chunk(-1)?.isMark("(") == true, let last = open.tokens.last, let again = chunk(1)?.tokens,
            again.count == 1, chunk(2)?.isMark(")") == true
        else { return false }
        return [last, again.lowerBound].map { SingularWord.of(lexer.tokens[$0].text, lexer.language, isKnown: isKnown) }
            .reduce(into: Set<String>()) { $0.insert($1) }.count == 1
    }

    private func isTimes(_ offset: Int) -> Bool { chunk(offset)?.isTimes == true }

    /// Whether an amount after a name belongs to that name: "yogurt 200 g", "eggs x2", "bread (2 slices)".
    func isTrailing() -> Bool {
        if isTimes(-1) { return true }
        // "Nuggets (4)", but "porridge (40 g oats, 250 ml milk)".
        let isAside = chunk(-1)?.isMark("(") == true
        guard isAside || open.amount == nil || role(1) == .unit || isCountOfPack() else { return false }
        var offset = 1
        while isUnit(offset) || role(offset) == .size || role(offset) == .each { offset += 1 }
        return isEnd(offset)
    }

    /// "Box of sushi (12 pieces)": how many are in the one that was said.
    private func isCountOfPack() -> Bool {
        guard case .word(.portion, _, "piece")? = chunk(1)?.kind else { return false }
        return Self.isPack(open.amount, open.unit)
    }

    static func isPack(_ amount: Double?, _ unit: String?) -> Bool {
        amount == 1 && ["pack", "serving", "bag", "bowl", "can"].contains(unit)
    }

    /// "oats 50 g milk 200 ml banana 1": each name comes before its amount where the last one does.
    mutating func isNameFirst() -> Bool {
        guard open.amount == nil else { return false }
        if let namesComeFirst { return namesComeFirst }
        var end = index
        while end < chunks.count, isPartOfList(chunks[end]) { end += 1 }
        let last = chunks[end - 1]
        let endsWithAmount = last.count != nil || last.role == .unit || last.role == .portion
        let isFirst = foods.count == clauseStart && end > index + 2 && endsWithAmount
        namesComeFirst = isFirst
        return isFirst
    }

    private func isPartOfList(_ chunk: SentenceChunk) -> Bool {
        switch chunk.kind {
        case .number, .unknown: true
        case .word(let role, _, _):
            [.unit, .portion, .food, .dish, .filling, .filledDish, .additive, .header].contains(role)
        default: false
        }
    }

    /// "3 egg omelette", "4 cheese pizza": so many of what a dish is made of.
    private func isFilling(_ count: Double) -> Bool {
        guard (2...12).contains(count), let start = chunk(1)?.tokens.lowerBound, lexer.isCue(.filledBy, at: start),
            lexer.tokens.indices.contains(start + 1)
        else { return false }
        // "2 cheese burgers" are two.
        let dish = lexer.tokens[start + 1].text
        guard SingularWord.of(dish, .en, isKnown: isKnown) == dish else { return false }
        return lexer.has(.header, at: start + 1) || lexer.has(.filledDish, at: start + 1) || isHead(start + 1)
    }

    private func isInches(_ offset: Int) -> Bool {
        chunk(offset).map(lexer.isInch) ?? false
    }

    func isEnd(_ offset: Int) -> Bool {
        guard let chunk = chunk(offset) else { return true }
        switch chunk.kind {
        case .mark(let mark): return mark != "%" && mark != "x"
        case .word(let role, _, _):
            return [
                .and, .with, .then, .but, .plus, .correction, .on, .filler, .verb, .no, .negation, .in, .at, .for, .or,
            ].contains(role)
        case .unknown, .number, .article, .list: return false
        default: return true
        }
    }

    mutating func article(_ chunk: SentenceChunk) {
        if !open.tokens.isEmpty {
            close()
            endInstead()
        }
        guard open.amount == nil else { return }
        take(1, isArticle: true, chunk.span)
    }

    mutating func list(_ values: [Double], _ chunk: SentenceChunk) {
        // In a meal "12,10" is no list; the first is what is sure.
        if let value = values.first, values.count == 1 { number(value, chunk) }
    }

    mutating func take(_ value: Double, isArticle: Bool, _ span: SentenceSpan) {
        open.widen(span)
        // "2 x 330 ml", "2 glasses of water of 250 ml"
        let isOfEach = open.isTrailing ? role(-1) == .of : open.tokens.isEmpty && !open.isArticle
        if let known = open.amount, !open.isMeasured, isOfEach, role(1) == .unit {
            open.amount = known * value
            open.amountSpan = open.amountSpan?.union(span) ?? span
        } else if let known = open.amount, isTimes(-1) {
            // "500 ml water x3": three times that.
            open.amount = known * value
            open.amountSpan = open.amountSpan?.union(span) ?? span
        } else {
            open.amount = value
            open.amountSpan = span
        }
        open.isArticle = isArticle
    }

    mutating func unit(_ factor: Double, _ unit: String, _ chunk: SentenceChunk) {
        open.amount = (open.amount ?? 1) * factor
        open.unit = unit
        open.isMeasured = true
        open.amountSpan = open.amountSpan?.union(chunk.span) ?? chunk.span
        open.widen(chunk.span)
    }

    /// "Roti kip, groot bord": a portion alone is how much the last food was.
    private func isOfLast() -> Bool {
        guard let last = foods.last, last.amount == nil || Self.isPack(last.amount?.value, last.unit) else {
            return false
        }
        let before = role(-1) == .size ? chunk(-2) : chunk(-1)
        return before?.isMark(",") == true
    }

    /// "Soep en een bolletje": what scoops are called is a roll, too.
    private func isFoodItself(_ chunk: SentenceChunk) -> Bool {
        role(open.amount == nil ? -1 : -2) == .and && lexer.has(.food, at: chunk.tokens.lowerBound)
    }

    private func isDrink(_ food: SpokenFood?) -> Bool {
        guard let food, let last = lexer.tokens.lastIndex(where: { $0.span.end <= food.name.span.end }) else {
            return false
        }
        return lexer.isCue(.liquid, at: last)
    }

    mutating func portion(_ unit: String, _ chunk: SentenceChunk) {
        let isPlural = !lexer.isSingularPortion(chunk)
        // "A pint" is one of beer, "two rashers" are of bacon.
        if unit == "pint" || unit == "rasher", open.tokens.isEmpty, !isDrink(foods.last), isEnd(1) {
            return name(chunk)
        }
        if open.tokens.isEmpty || open.isTrailing {
            if open.isMeasured {
                // "a 330 ml can of coke"
                open.widen(chunk.span)
            } else if open.tokens.isEmpty, isEnd(1), !isOfLast(), open.amount == nil || isFoodItself(chunk) {
                name(chunk)
            } else {
                open.unit = unit
                if open.amount == nil, !isPlural { open.amount = 1 }
                open.amountSpan = open.amountSpan?.union(chunk.span) ?? chunk.span
                open.widen(chunk.span)
            }
        } else {
            name(chunk)
        }
        // "a cup and a half of rice"
        if open.amount != nil, role(1) == .and, let end = SpokenNumber.andHalf(lexer, at: chunk.tokens.upperBound),
            role(2) == nil, self.chunk(2)?.count == 0.5, end > 0
        {
            open.amount = open.amount.map { $0 + 0.5 }
            index += 2
        }
    }
}
