extension MealReader {
    mutating func close() {
        defer { open = OpenFood() }
        guard !open.tokens.isEmpty else {
            if let amount = open.amount, denial == .none, !open.isArticle || open.unit != nil { amend(amount) }
            return
        }
        let words = open.tokens.map { lexer.tokens[$0] }
        let text = wine() ?? SpokenName.text(words)
        // "Lunch was huge"
        if open.amount == nil, open.tokens.allSatisfy({ lexer.has(.size, at: $0) }) { return }
        guard text.contains(where: \.isLetter), words.count <= Self.mostWords, let span = open.span,
            let first = words.first, let last = words.last
        else { return }
        // "fish and chips" is a dish, "ham and cheese sandwiches" are sandwiches.
        let isJoined = words.contains { ["and", "en", "&", "n"].contains($0.text) }
        let isPlural = !isJoined || open.tokens.last.map { lexer.phrase(.filledDish, at: $0) != nil } ?? false
        let name = isPlural ? SpokenName.singular(text, lexer.language, isKnown: isKnown) : text
        guard denial == .none else {
            skipped.append(
                SpokenTemplate.Change(operation: .skip, value: nil, unit: nil, target: name, span: span))
            return
        }
        if isOfLast(words) { return describe(name) }
        let food = SpokenFood(
            name: Spoken(name, first.span.union(last.span)),
            head: SpokenName.head(name, lexer.language, isKnown: isKnown) {
                lexer.lexicon.cues(of: $0, lexer.language).has(.headFirst)
            },
            amount: amount(), unit: open.unit, span: span)
        if isCorrecting {
            replace(with: food)
        } else if let next = replacing, next < foods.count {
            // "rice and chicken, I mean rice and beef"
            foods[next] = food
            replacing = next + 1
        } else {
            foods.append(food)
        }
    }

    /// "A glass of red", "glaasje wit": what is drunk by the glass or the bottle and called by its colour alone.
    private func wine() -> String? {
        guard let unit = open.unit, ["glass", "bottle"].contains(unit), open.tokens.count == 1,
            let token = open.tokens.first
        else { return nil }
        return lexer.sense(.wine, at: token)?.text
    }

    /// "Two wraps, chicken ones": the words before say of what kind the last food is.
    private func isOfLast(_ words: [SentenceToken]) -> Bool {
        lexer.language.grammar.pronoun.map { words.last?.key == $0 && words.count > 1 && !foods.isEmpty } ?? false
    }

    private mutating func describe(_ name: String) {
        guard let last = foods.indices.last else { return }
        let words = name.split(separator: " ").dropLast().joined(separator: " ")
        foods[last].name = Spoken(words + " " + foods[last].name.value, foods[last].name.span)
    }

    func isKnown(_ word: String) -> Bool {
        word.utf8.count > 3
            && lexer.lexicon.word(word).map {
                lexer.lexicon.isKnown($0, kind: .meal, language: lexer.language)
            } ?? false
    }

    func amount() -> Spoken<Double>? {
        guard let amount = open.amount, amount > 0, amount <= 20_000, let span = open.amountSpan else { return nil }
        return Spoken(amount, span)
    }

    /// An amount without a food is of the food before: "lasagne, two helpings".
    mutating func amend(_ amount: Double) {
        guard let last = foods.indices.last, let spoken = self.amount() else { return }
        // "A tin of tuna, 145 g", "a banana, 120 g"
        let isWeighed = open.unit.map(MealAsides.measures.contains) == true
        let isOfPack = open.unit == "piece" && Self.isPack(foods[last].amount?.value, foods[last].unit)
        let isFree =
            foods[last].amount == nil || isOfPack
            || isWeighed && foods[last].unit.map(MealAsides.measures.contains) != true
        guard isCorrecting || isFree else { return }
        foods[last].amount = spoken
        if let unit = open.unit { foods[last].unit = unit }
        foods[last].span = foods[last].span.union(spoken.span)
        isCorrecting = false
    }

    mutating func replace(with food: SpokenFood) {
        isCorrecting = false
        guard let last = foods.indices.last else {
            foods.append(food)
            return
        }
        let same = foods.lastIndex { $0.head == food.head }
        let place = same ?? last
        let old = foods[place]
        if same != nil, food.amount == nil { replacing = place + 1 }
        foods[place] = food
        if food.amount == nil {
            foods[place].amount = old.amount
            foods[place].unit = old.unit
        }
    }
}
