/// Reads foods with their amounts, from left to right: an amount opens a food, a separator closes it.
struct MealReader {
    typealias Role = SentenceLexicon.Role

    var foods: [SpokenFood] = []
    /// What the sentence says was left out.
    var skipped: [SpokenTemplate.Change] = []
    var meal: Spoken<SentenceDraft.Meal>?
    /// What it says the foods hold: their tables know it otherwise.
    var notUnderstood: [SentenceSpan] = []

    let chunks: [SentenceChunk]
    let lexer: SentenceLexer
    var index = 0
    var open = OpenFood()
    var isCorrecting = false
    var denial = Denial.none
    var clauseStart = 0
    /// Whether amounts follow the names in this list; `nil` before that was looked at.
    var namesComeFirst: Bool?
    /// The food whose turn it is, when a correction says several over again.
    var replacing: Int?

    /// The meal that was said so far is one that was left out.
    private var isSlotMissed = false
    /// How many foods there were before the meal was named, in this clause.
    var slotStart: Int?

    /// What follows is what something else was eaten for: "instead of coffee I had tea".
    var isInstead = false

    enum Denial { case none, item, clause }

    /// A food of more words than this is a story.
    static let mostWords = 8

    struct OpenFood {
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
            case .clock, .date, .noDate, .circumstance, .setPart: break
            }
            index += 1
        }
        close()
    }

    func chunk(_ offset: Int) -> SentenceChunk? {
        chunks.indices.contains(index + offset) ? chunks[index + offset] : nil
    }

    func role(_ offset: Int) -> Role? { chunk(offset)?.role }

    mutating func name(_ chunk: SentenceChunk) {
        if lexer.isReason(chunk) { return reason(chunk) }
        // "2 à 3 koekjes"
        if open.tokens.isEmpty, open.amount != nil, self.chunk(1)?.count != nil,
            lexer.isCue(.between, chunk)
        {
            return
        }
        if open.isTrailing || isNextFood(chunk) { close() }
        // "Two eggs fried in butter"
        if lexer.language.grammar.hasTrailingParticiple, !open.tokens.isEmpty, lexer.isCue(.prepared, chunk),
            chunk.tokens.count == 1,
            role(1) == .in || role(1) == .with || role(1) == .on,
            let next = self.chunk(2), next.count != nil || isFood(next.tokens.lowerBound)
        {
            return close()
        }
        open.tokens += Array(chunk.tokens)
        open.widen(chunk.span)
    }

    mutating func word(_ role: Role, _ number: Double, _ text: String, _ chunk: SentenceChunk) {
        if lexer.isReason(chunk) { return reason(chunk) }
        switch role {
        case .unit: isUnitHere() ? unit(number == 0 ? 1 : number, text, chunk) : name(chunk)
        case .portion: portion(text, chunk)
        // "Porridge of 50 g oats and 250 ml milk"
        case .of where open.amount == nil && !open.tokens.isEmpty && isMeasured(1) && isUnit(2) && !isEnd(3):
            open = OpenFood()
        case .of: if !open.tokens.isEmpty, !open.isTrailing, self.chunk(1)?.count == nil { name(chunk) }
        case .and: joins(chunk) ? name(chunk) : separate(chunk)
        // "A chip or six"
        case .or where open.isArticle && !open.tokens.isEmpty && self.chunk(1)?.count != nil && isEnd(2):
            open.amount = self.chunk(1)?.count
            index += 1
        // "3 black coffees and 1 with milk"
        case .with
        where open.amount != nil && open.tokens.isEmpty && self.role(-2) == .and && foods.last?.amount != nil:
            again(chunk)
        case .with, .then, .plus, .on, .at, .but, .or, .for: separate(chunk)
        case .in: isPhrase() || open.tokens.isEmpty ? separate(chunk) : name(chunk)
        case .verb, .use, .mealVerb: verb(role, text, chunk)
        case .plan where text != "turn" && isInName(chunk): name(chunk)
        case .plan: plan(isTurn: text == "turn")
        case .dish where isPlanned(chunk):
            plan(isTurn: false)
            var planned = chunk
            planned.tokens = chunk.tokens.dropFirst()
            name(planned)
        // "Left the fries"; nothing else was made of it.
        case .share: text == "leave" ? deny(.clause) : close()
        // "No butter on the toast": the toast was.
        case .filler where denial == .item && lexer.tokens[chunk.tokens.lowerBound].key == "on":
            close()
            denial = .none
        // "Dressing on the salad": two things.
        case .filler
        where !open.tokens.isEmpty && lexer.has(.on, at: chunk.tokens.lowerBound)
            && self.chunk(1).map({ isFood($0.tokens.lowerBound) }) == true:
            close()
        case .filler, .approximately, .determiner, .mealLead, .modifier, .templateWord, .same, .asLead, .instead,
            .daypart:
            break
        case .some, .more, .extra: if !open.tokens.isEmpty { close() }
        case .size: size(text, chunk)
        case .times: break
        // "With my wife and our son"
        case .person where open.tokens.isEmpty && open.amount == nil && isEnd(1): break
        // "A sandwich made with two slices of bread", but "porridge made with water" and "tea made with two bags".
        case .madeOf:
            if open.isMeasured || isPoured(1) || isOwn(1) || isStaple { close() } else { open = OpenFood() }
        case .correction: correction()
        case .no where isFreeOf(chunk): name(chunk)
        case .no: isCorrectingNo() ? correction() : deny(.item)
        // "Nothing but a cracker"
        case .minus where denial == .clause: denial = .none
        case .negation, .minus: deny(.item)
        case .insteadOf:
            deny(.item)
            isInstead = true
        case .skipped, .nothing:
            // "Breakfast skipped, for lunch a sandwich"
            if isEnd(1), slotStart == foods.count, open.tokens.isEmpty, open.amount == nil { meal = nil }
            deny(.clause)
        case .each, .clock, .past, .dateLead, .circumstanceLead: break
        default: name(chunk)
        }
    }

    /// "Porridge made with water, honey and walnuts", which is none of these
    private var isStaple: Bool {
        guard let name = open.tokens.last, lexer.isCue(.staple, at: name), let poured = chunk(1)?.tokens.last else {
            return false
        }
        return lexer.isCue(.liquid, at: poured)
    }

    /// "No sugar latte", "a no fat yogurt": what it is without stands before it and belongs to its name.
    private func isFreeOf(_ chunk: SentenceChunk) -> Bool {
        let next = chunk.tokens.upperBound
        guard lexer.isCue(.freeOf, at: next), lexer.tokens.indices.contains(next + 1) else { return false }
        let isNamed = self.chunk(1)?.tokens.count == 1 || !isFood(next)
        return isNamed && (isHead(next + 1) || [Role.filledDish, .header].contains { lexer.has($0, at: next + 1) })
    }

    /// One more of the last food, with something else.
    private mutating func again(_ chunk: SentenceChunk) {
        if var food = foods.last, let amount = amount() {
            food.amount = amount
            food.span = amount.span
            open = OpenFood()
            foods.append(food)
        }
        separate(chunk)
    }

    /// A unit after a number, or at the start of a food: "ons kaas".
    func isUnitHere() -> Bool {
        open.amount != nil && (open.tokens.isEmpty || open.isTrailing) || open.tokens.isEmpty
    }

    mutating func size(_ text: String, _ chunk: SentenceChunk) {
        // "a large glass of": the size of the glass is not the food's.
        if isUnit(1) || role(1) == .size && isUnit(2) { return }
        // "Big Mac meal, medium"
        if open.tokens.isEmpty, open.amount == nil, !foods.isEmpty, isEnd(1) { return }
        if text == "skip", open.tokens.isEmpty {
            open.amount = open.amount ?? 1
            return
        }
        if text != "skip" { name(chunk) }
    }

    /// "honey in the tea": two things; "tuna in oil" is one.
    func isPhrase() -> Bool {
        if case .article? = chunk(1)?.kind { return true }
        guard let next = chunk(1), next.count == nil else { return true }
        if lexer.isCue(.vessel, next) { return true }
        return lexer.has(.determiner, at: next.tokens.lowerBound)
    }

    /// "ham and cheese sandwich": one dish of two fillings.
    func joins(_ chunk: SentenceChunk) -> Bool {
        guard let first = open.tokens.first, let last = open.tokens.last, !open.isTrailing else { return false }
        let next = chunk.tokens.upperBound
        guard isFilled(first...last), let filling = lexer.phrase(.filling, at: next) else {
            return false
        }
        var end = filling.end
        if let second = lexer.phrase(.filling, at: end), lexer.phrase(.filledDish, at: second.end) != nil {
            end = second.end
        }
        return lexer.phrase(.filledDish, at: end) != nil
    }

    /// Whether words are fillings and nothing else: "sausage egg".
    private func isFilled(_ tokens: ClosedRange<Int>) -> Bool {
        var index = tokens.lowerBound
        while index <= tokens.upperBound, let filling = lexer.phrase(.filling, at: index) { index = filling.end }
        return index == tokens.upperBound + 1
    }

    mutating func verb(_ role: Role, _ text: String, _ chunk: SentenceChunk) {
        // "2 cups cooked rice"
        if open.amount != nil, open.tokens.isEmpty, !isEnd(1) { return name(chunk) }
        if denial == .clause, self.role(-1) == .and || self.role(-1) == .then { denial = .none }
        // "Luckily ate 2 eggs": what stands before a verb that has its food behind it is none.
        if lexer.language.grammar.objectFollowsVerb, open.amount == nil, foods.count == clauseStart,
            lexer.isCue(.did, chunk), !isEnd(1), !open.tokens.contains(where: isFood)
        {
            open = OpenFood()
        }
        close()
        endInstead()
        if role == .mealVerb, let meal = SentenceDraft.Meal(rawValue: text), denial == .none, self.meal == nil {
            self.meal = Spoken(meal, chunk.span)
        }
    }

    /// After what was left out comes what there was for it.
    mutating func endInstead() {
        if isInstead, !skipped.isEmpty { (denial, isInstead) = (.none, false) }
    }

    /// "Was going to have pizza, ended up with soup".
    mutating func plan(isTurn: Bool) {
        close()
        denial = isTurn ? .none : .clause
    }

    /// "Broodje wilde zalm", "200 g wilde rijst": a food goes on over the word.
    private func isInName(_ chunk: SentenceChunk) -> Bool {
        guard chunk.tokens.count == 1, let next = self.chunk(1), isFood(next.tokens.lowerBound) else { return false }
        guard let last = open.tokens.last else { return open.amount != nil }
        return open.isTrailing ? false : isFood(last)
    }

    private func isFood(_ token: Int) -> Bool {
        [Role.food, .filling, .filledDish, .header, .additive].contains { lexer.has($0, at: token) }
    }

    /// "Ik wilde rijst" is no wild rice.
    private func isPlanned(_ chunk: SentenceChunk) -> Bool {
        guard lexer.has(.plan, at: chunk.tokens.lowerBound), let before = self.chunk(-1) else { return false }
        return before.role == .person || lexer.isCue(.myself, before)
    }

    mutating func meal(_ value: SentenceDraft.Meal?, _ chunk: SentenceChunk) {
        close()
        // "Skipped breakfast and had a big lunch", but "skipped breakfast and lunch"
        if denial == .clause, role(-1) == .and, lexer.isCue(.did, at: chunk.tokens.lowerBound) { denial = .none }
        // "Skipped lunch, just a smoothie"
        let isSkipped = denial == .clause && role(-1) == .skipped
        guard denial != .clause || isSkipped, let value else { return }
        // "No croutons for lunch": what was left out is no meal.
        if denial == .item, lexer.has(.for, at: chunk.tokens.lowerBound) || role(-1) == .for { denial = .none }
        let isMissed = denial == .item || isSkipped
        if isMissed {
            if !isSkipped { denial = .none }
            // "no lunch, just a smoothie"
            let next = self.chunk(1)?.isMark(",") == true ? 2 : 1
            guard let word = self.chunk(next), lexer.isCue(.only, word) else { return }
            denial = .none
        }
        // "No lunch, just a bar as a snack": what stands with the food is when it was.
        if meal == nil || isCorrecting || isSlotMissed && clauseStart == 0 && !isMissed {
            meal = Spoken(value, chunk.span)
            isSlotMissed = isMissed
            slotStart = isMissed ? nil : foods.count
            isCorrecting = false
        }
    }
}
