/// Reads foods with their amounts, from left to right: an amount opens a food, a separator closes it.
struct MealReader {
    typealias Role = SentenceLexicon.Role

    private(set) var foods: [SpokenFood] = []
    /// What the sentence says was left out.
    private(set) var skipped: [SpokenTemplate.Change] = []
    private(set) var meal: Spoken<SentenceDraft.Meal>?

    private let chunks: [SentenceChunk]
    private let lexer: SentenceLexer
    private var index = 0
    private var open = OpenFood()
    private var isCorrecting = false
    private var denial = Denial.none
    private var clauseStart = 0
    /// The food whose turn it is, when a correction says several over again.
    private var replacing: Int?

    private enum Denial { case none, item, clause }

    /// A food of more words than this is a story.
    private static let mostWords = 8

    private struct OpenFood {
        var amount: Double?
        var unit: String?
        var amountSpan: SentenceSpan?
        var isMeasured = false
        var isArticle = false
        var isTrailing = false
        var tokens: [Int] = []
        var span: SentenceSpan?

        mutating func widen(_ other: SentenceSpan) { span = span?.union(other) ?? other }
    }

    init(_ chunks: [SentenceChunk], _ lexer: SentenceLexer) {
        self.chunks = chunks
        self.lexer = lexer
    }

    mutating func read() {
        while index < chunks.count {
            let chunk = chunks[index]
            switch chunk.kind {
            case .number(let value): number(value, chunk)
            case .article: article(chunk)
            case .list(let values): list(values, chunk)
            case .mark(let mark): self.mark(mark, chunk)
            case .meal(let meal): self.meal(meal, chunk)
            case .word(let role, let number, let text): word(role, number, text, chunk)
            case .unknown: name(chunk)
            case .clock, .date, .noDate, .circumstance: break
            }
            index += 1
        }
        close()
    }

    private func chunk(_ offset: Int) -> SentenceChunk? {
        chunks.indices.contains(index + offset) ? chunks[index + offset] : nil
    }

    private func role(_ offset: Int) -> Role? { chunk(offset)?.role }

    // MARK: Amounts

    private func isUnit(_ offset: Int) -> Bool { role(offset) == .unit || role(offset) == .portion }

    private mutating func number(_ value: Double, _ chunk: SentenceChunk) {
        // "2% milk" and "7up" are names.
        if self.chunk(1)?.isMark("%") == true {
            if !open.tokens.isEmpty, open.amount != nil || open.tokens.count > 3 { close() }
            name(chunk)
            return
        }
        if !open.tokens.isEmpty {
            if isTrailing() {
                open.isTrailing = true
            } else {
                close()
            }
        }
        take(value, isArticle: false, chunk.span)
    }

    /// Whether an amount after a name belongs to that name: "yogurt 200 g", "eggs x2", "bread (2 slices)".
    private func isTrailing() -> Bool {
        if chunk(-1)?.isMark("x") == true || role(-1) == .times || chunk(-1)?.isMark("(") == true { return true }
        guard open.amount == nil || role(1) == .unit else { return false }
        var offset = 1
        while isUnit(offset) || role(offset) == .size || role(offset) == .each { offset += 1 }
        return isEnd(offset)
    }

    private func isEnd(_ offset: Int) -> Bool {
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

    private mutating func article(_ chunk: SentenceChunk) {
        if !open.tokens.isEmpty { close() }
        guard open.amount == nil else { return }
        take(1, isArticle: true, chunk.span)
    }

    private mutating func list(_ values: [Double], _ chunk: SentenceChunk) {
        // In a meal "12,10" is no list; the first is what is sure.
        if let value = values.first, values.count == 1 { number(value, chunk) }
    }

    private mutating func take(_ value: Double, isArticle: Bool, _ span: SentenceSpan) {
        open.widen(span)
        if let known = open.amount, !open.isTrailing, !open.isMeasured, open.tokens.isEmpty, !open.isArticle,
            role(1) == .unit
        {
            // "2 x 330 ml"
            open.amount = known * value
            open.amountSpan = open.amountSpan?.union(span) ?? span
        } else {
            open.amount = value
            open.amountSpan = span
        }
        open.isArticle = isArticle
    }

    private mutating func unit(_ factor: Double, _ unit: String, _ chunk: SentenceChunk) {
        open.amount = (open.amount ?? 1) * factor
        open.unit = unit
        open.isMeasured = true
        open.amountSpan = open.amountSpan?.union(chunk.span) ?? chunk.span
        open.widen(chunk.span)
    }

    private mutating func portion(_ unit: String, _ chunk: SentenceChunk) {
        let isPlural = !lexer.isSingularPortion(chunk)
        if open.tokens.isEmpty || open.isTrailing {
            if open.isMeasured {
                // "a 330 ml can of coke"
                open.widen(chunk.span)
            } else if open.amount == nil, open.tokens.isEmpty, isEnd(1) {
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

    // MARK: Names

    private mutating func name(_ chunk: SentenceChunk) {
        if open.isTrailing { close() }
        open.tokens += Array(chunk.tokens)
        open.widen(chunk.span)
    }

    private mutating func word(_ role: Role, _ number: Double, _ text: String, _ chunk: SentenceChunk) {
        switch role {
        case .unit: isUnitHere() ? unit(number == 0 ? 1 : number, text, chunk) : name(chunk)
        case .portion: portion(text, chunk)
        case .of: if !open.tokens.isEmpty, !open.isTrailing, self.chunk(1)?.count == nil { name(chunk) }
        case .and: joins(chunk) ? name(chunk) : separate(chunk)
        case .with, .then, .plus, .on, .at, .but, .or, .for: separate(chunk)
        case .in: isPhrase() ? separate(chunk) : name(chunk)
        case .verb, .use, .mealVerb: verb(role, text, chunk)
        case .filler, .approximately, .determiner, .mealLead, .modifier, .templateWord, .same, .asLead, .instead,
            .daypart:
            break
        case .some, .more, .extra: if !open.tokens.isEmpty { close() }
        case .size: size(text, chunk)
        case .times: break
        // "a sandwich made with two slices of bread"
        case .madeOf: open = OpenFood()
        case .correction: correction()
        case .no: isCorrectingNo() ? correction() : deny(.item)
        case .negation, .insteadOf, .minus: deny(.item)
        case .skipped, .nothing: deny(.clause)
        case .each, .clock, .past, .dateLead, .circumstanceLead: break
        default: name(chunk)
        }
    }

    /// A unit after a number, or at the start of a food: "ons kaas".
    private func isUnitHere() -> Bool {
        open.amount != nil && (open.tokens.isEmpty || open.isTrailing) || open.tokens.isEmpty
    }

    private mutating func size(_ text: String, _ chunk: SentenceChunk) {
        // "a large glass of": the size of the glass is not the food's.
        if isUnit(1) || role(1) == .size && isUnit(2) { return }
        if text == "skip", open.tokens.isEmpty {
            open.amount = open.amount ?? 1
            return
        }
        if text != "skip" { name(chunk) }
    }

    /// "honey in the tea": two things; "tuna in oil" is one.
    private func isPhrase() -> Bool {
        if case .article? = chunk(1)?.kind { return true }
        guard let next = chunk(1), next.count == nil else { return true }
        return lexer.has(.determiner, at: next.tokens.lowerBound)
    }

    /// "ham and cheese sandwich": one dish of two fillings.
    private func joins(_ chunk: SentenceChunk) -> Bool {
        guard let first = open.tokens.first, let last = open.tokens.last, !open.isTrailing else { return false }
        let next = chunk.tokens.upperBound
        guard lexer.phrase(.filling, at: first)?.end == last + 1, let filling = lexer.phrase(.filling, at: next) else {
            return false
        }
        var end = filling.end
        if let second = lexer.phrase(.filling, at: end), lexer.phrase(.filledDish, at: second.end) != nil {
            end = second.end
        }
        return lexer.phrase(.filledDish, at: end) != nil
    }

    private mutating func verb(_ role: Role, _ text: String, _ chunk: SentenceChunk) {
        // "2 cups cooked rice"
        if open.amount != nil, open.tokens.isEmpty, !isEnd(1) { return name(chunk) }
        if denial == .clause, self.role(-1) == .and || self.role(-1) == .then { denial = .none }
        close()
        if role == .mealVerb, let meal = SentenceDraft.Meal(rawValue: text), denial == .none, self.meal == nil {
            self.meal = Spoken(meal, chunk.span)
        }
    }

    private mutating func meal(_ value: SentenceDraft.Meal?, _ chunk: SentenceChunk) {
        close()
        guard denial != .clause, let value else { return }
        if denial == .item {
            denial = .none
            return
        }
        if meal == nil || isCorrecting {
            meal = Spoken(value, chunk.span)
            isCorrecting = false
        }
    }

    // MARK: Between foods

    private mutating func mark(_ mark: Character, _ chunk: SentenceChunk) {
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
            // What stands before is made of what stands after.
            if !open.tokens.isEmpty, self.chunk(1) != nil { open = OpenFood() } else { close() }
        case "-":
            if self.chunk(1)?.count != nil, !open.tokens.isEmpty { return }
            close()
        case "%":
            if !open.tokens.isEmpty { name(chunk) }
        case "x", "(", "'", "\"", "/", "#", "=": break
        case ")": if open.isTrailing { close() }
        default: break
        }
    }

    private mutating func endClause() {
        close()
        denial = .none
        replacing = nil
        clauseStart = foods.count
    }

    /// "oats: 60 g"
    private func isAmountOnly() -> Bool {
        guard !open.tokens.isEmpty, open.amount == nil, chunk(1)?.count != nil else { return false }
        var offset = 2
        while isUnit(offset) || role(offset) == .size { offset += 1 }
        return isEnd(offset)
    }

    private mutating func separate(_ chunk: SentenceChunk) {
        if chunk.role == .with || chunk.role == .of, isHeader(), isMeasured(1) {
            open = OpenFood()
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
        case .with, .on: denial = denial == .item ? .none : denial
        default: break
        }
    }

    /// Whether the open food is a name for what it is made of: "protein shake with 30 g whey".
    private func isHeader() -> Bool {
        guard let first = open.tokens.first, let last = open.tokens.last else { return false }
        return lexer.phrase(.header, at: first)?.end == last + 1 || lexer.phrase(.header, at: last)?.end == last + 1
    }

    private func isMeasured(_ offset: Int) -> Bool {
        if case .number? = chunk(offset)?.kind { return true }
        return chunk(offset)?.count != nil && isUnit(offset + 1)
    }

    private mutating func correction() {
        close()
        isCorrecting = !foods.isEmpty || meal != nil
        denial = .none
    }

    /// "no, three" takes back; "no sugar" leaves out.
    private func isCorrectingNo() -> Bool {
        if lexer.language == .nl { return true }
        guard !foods.isEmpty || !open.tokens.isEmpty else { return false }
        switch chunk(1)?.kind {
        case .number, .article, .mark(","): return true
        default: return false
        }
    }

    private mutating func deny(_ denial: Denial) {
        close()
        if denial == .clause, lexer.language == .nl, clauseStart < foods.count {
            // "dessert overgeslagen"
            foods.removeSubrange(clauseStart...)
        }
        self.denial = denial
    }

    // MARK: Keeping

    private mutating func close() {
        defer { open = OpenFood() }
        guard !open.tokens.isEmpty else {
            if let amount = open.amount, denial == .none, !open.isArticle || open.unit != nil { amend(amount) }
            return
        }
        let words = open.tokens.map { lexer.tokens[$0] }
        let text = SpokenName.text(words)
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
        let food = SpokenFood(
            name: Spoken(name, first.span.union(last.span)),
            head: SpokenName.head(name, lexer.language, isKnown: isKnown),
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

    private func isKnown(_ word: String) -> Bool {
        word.utf8.count > 3
            && lexer.lexicon.word(word).map {
                lexer.lexicon.isKnown($0, kind: .meal, language: lexer.language)
            } ?? false
    }

    private func amount() -> Spoken<Double>? {
        guard let amount = open.amount, amount > 0, amount <= 20_000, let span = open.amountSpan else { return nil }
        return Spoken(amount, span)
    }

    /// An amount without a food is of the food before: "lasagne, two helpings".
    private mutating func amend(_ amount: Double) {
        guard let last = foods.indices.last, let spoken = self.amount() else { return }
        let isFree = foods[last].amount == nil
        guard isCorrecting || isFree else { return }
        foods[last].amount = spoken
        if let unit = open.unit { foods[last].unit = unit }
        foods[last].span = foods[last].span.union(spoken.span)
        isCorrecting = false
    }

    private mutating func replace(with food: SpokenFood) {
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
