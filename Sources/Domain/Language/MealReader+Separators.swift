extension MealReader {
    mutating func mark(_ mark: Character, _ chunk: SentenceChunk) {
        switch mark {
        case ",":
            endClause()
        case ";", "+":
            endClause()
        case ".":
            // "2 tbsp. oil"
            if isUnit(-1) { return }
            endClause()
        case ":":
            if isAmountOnly() { return }
            if denial == .item, self.chunk(1)?.count != nil {
                // "Sandwich without butter: 2 slices of bread": what it was made of.
                endClause()
                foods.removeLast(min(1, foods.count))
                return
            }
            // "A meal deal for lunch: a sandwich and crisps"
            if case .meal? = self.chunk(-1)?.kind, open.tokens.isEmpty, foods.count == clauseStart + 1,
                foods.last?.unit == nil
            {
                foods.removeLast()
                return
            }
            // What stands before is made of what stands after.
            if !open.tokens.isEmpty, self.chunk(1) != nil { open = OpenFood() } else { close() }
        case "-":
            if self.chunk(1)?.count != nil, !open.tokens.isEmpty { return }
            close()
        case "%":
            if !open.tokens.isEmpty { name(chunk) }
        // "Rice (uncooked)"
        case "(" where self.chunk(1).map({ lexer.isCue(.prepared, $0) }) == true && self.chunk(2)?.isMark(")") == true:
            index += 2
        // "Stir fry (prawns, noodles, pak choi)": what it was made of.
        case "(" where !open.tokens.isEmpty && isListAhead(): isHeader() ? open = OpenFood() : close()
        case "x", "(", "'", "\"", "/", "#", "=": break
        case ")": if open.isTrailing { close() }
        default: break
        }
    }

    /// Whether several things stand between brackets, the first without a number.
    private func isListAhead() -> Bool {
        guard chunk(1)?.count == nil, let end = chunks[index...].firstIndex(where: { $0.isMark(")") }) else {
            return false
        }
        return chunks[index..<end].contains { $0.isMark(",") || $0.role == .and }
    }

    mutating func endClause() {
        close()
        denial = .none
        replacing = nil
        clauseStart = foods.count
        namesComeFirst = nil
        slotStart = nil
    }

    /// "Nothing for dinner because lunch was huge: two enchiladas": what was eaten instead is why. "No breakfast because of
    /// the dentist": nothing was.
    mutating func reason(_ chunk: SentenceChunk) {
        close()
        let isEaten = chunks[(index + 1)...].prefix(Self.mostOfClause).contains { chunk in
            [.food, .dish, .filledDish, .filling, .header].contains(chunk.role)
        }
        if isEaten {
            if denial != .none { endClause() }
        } else if lexer.isCue(.because, chunk) {
            denial = .clause
        }
    }

    /// Chunks that a reason is looked for in.
    private static let mostOfClause = 24

    /// "two eggs toast and coffee": after a plural comes another food, for what is put before a noun is singular.
    func isNextFood(_ chunk: SentenceChunk) -> Bool {
        guard lexer.language.grammar.pluralEndsName, let last = open.tokens.last, last + 1 == chunk.tokens.lowerBound,
            isHead(chunk.tokens.lowerBound), lexer.tokens[chunk.tokens.lowerBound].joint == nil
        else { return false }
        let word = lexer.tokens[last].text
        guard SingularWord.of(word, .en, isKnown: isKnown) != word, isHead(last) else { return false }
        return (open.amount ?? 0) > 1 && !open.isMeasured
            || lexer.phrase(.filledDish, at: chunk.tokens.lowerBound) == nil
    }

    /// Whether it is the last word of a food's name somewhere.
    func isHead(_ index: Int) -> Bool {
        var isHead = false
        lexer.eachMatch(at: index) { sense, _ in isHead = isHead || sense.role == .food && sense.text == "head" }
        return isHead
    }

    /// "oats: 60 g"
    func isAmountOnly() -> Bool {
        guard !open.tokens.isEmpty, open.amount == nil, chunk(1)?.count != nil else { return false }
        var offset = 2
        while isUnit(offset) || role(offset) == .size { offset += 1 }
        return isEnd(offset)
    }

    mutating func separate(_ chunk: SentenceChunk) {
        if chunk.role == .with || chunk.role == .of, isHeader(), isMeasured(1), !isOwn(1), !isPoured(1) {
            open = OpenFood()
            return
        }
        // "2 slices of toast, one with jam"
        if chunk.role == .with, open.tokens.isEmpty, open.unit == nil { open = OpenFood() }
        if isAndHalf(chunk) {
            open.amount = open.amount.map { $0 + 0.5 }
            index += 1
            return
        }
        close()
        switch chunk.role {
        case .but, .then: denial = .none
        case .and, .plus:
            // "without milk and sugar", but "without milk and a biscuit".
            let next = self.chunk(1)
            let isMore = next.map { lexer.phrase(.additive, at: $0.tokens.lowerBound) != nil } ?? false
            if denial == .item, !isMore { denial = .none }
        case .with, .on, .in: denial = denial == .item ? .none : denial
        default: break
        }
    }

    /// "an apple and a half"
    private func isAndHalf(_ chunk: SentenceChunk) -> Bool {
        chunk.role == .and && open.amount != nil && !open.tokens.isEmpty && !open.isTrailing
            && self.chunk(1)?.count == 0.5 && isEnd(2)
    }

    /// Whether the open food is a name for what it is made of: "protein shake with 30 g whey".
    func isHeader() -> Bool {
        guard let first = open.tokens.first, let last = open.tokens.last,
            // "cheese and tomato omelette": what it is made of was said.
            !open.tokens.contains(where: { lexer.has(.and, at: $0) })
        else { return false }
        return lexer.phrase(.header, at: first)?.end == last + 1 || lexer.phrase(.header, at: last)?.end == last + 1
    }

    /// "With 2 scoops": an amount of the food itself.
    func isOwn(_ offset: Int) -> Bool {
        guard chunk(offset)?.count != nil, role(offset + 1) == .portion else { return false }
        return isEnd(offset + 2) || [.and, .with, .in].contains(role(offset + 2))
    }

    /// "With 300 ml milk" and nothing else: what it was stirred into is not what it was made of.
    func isPoured(_ offset: Int) -> Bool {
        var place = offset
        if chunk(place)?.count != nil {
            guard isUnit(place + 1), case .word(.unit, _, let unit)? = chunk(place + 1)?.kind,
                ["ml", "cl", "l"].contains(unit)
            else { return false }
            place += 2
        }
        let start = place
        while let next = chunk(place), !isEnd(place), ![.and, .with, .plus, .on, .in].contains(next.role) { place += 1 }
        guard place > start, place - start < 5, let last = chunk(place - 1)?.tokens.last,
            lexer.isCue(.liquid, at: last)
        else { return false }
        // "Made with banana, milk and spinach" goes on.
        if chunk(place)?.isMark(",") == true { return [.verb, .mealVerb, .with, .and].contains(role(place + 1)) }
        // "And a banana" beside it.
        if role(place) == .and, case .article? = chunk(place + 1)?.kind { return true }
        return role(place) != .and
    }

    func isMeasured(_ offset: Int) -> Bool {
        if case .number? = chunk(offset)?.kind { return true }
        return chunk(offset)?.count != nil && isUnit(offset + 1)
    }

    mutating func correction() {
        close()
        isCorrecting = !foods.isEmpty || meal != nil
        denial = .none
    }

    /// "no, three" takes back; "no sugar" leaves out.
    func isCorrectingNo() -> Bool {
        if lexer.language.grammar.hasWordForNone { return true }
        guard !foods.isEmpty || !open.tokens.isEmpty || open.amount != nil else { return false }
        switch chunk(1)?.kind {
        case .number, .article, .mark(","): return true
        default: return false
        }
    }

    mutating func deny(_ denial: Denial) {
        close()
        if denial == .clause, lexer.language.grammar.deniesBackwards, clauseStart < foods.count {
            // "dessert overgeslagen"
            foods.removeSubrange(clauseStart...)
        }
        self.denial = denial
    }
}
