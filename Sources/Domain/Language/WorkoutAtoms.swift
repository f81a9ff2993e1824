/// Joins the chunks of a workout sentence to atoms: a number and its unit, a time in two parts, a list.
struct WorkoutAtoms {
    let chunks: [SentenceChunk]
    let lexer: SentenceLexer
    var tokens: [SentenceToken] { lexer.tokens }
    /// Whether all exercises are lifted, so that "24s" are two dumbbells of 24.
    let isLifted: Bool
    private var language: Language { lexer.language }
    var atoms: [WorkoutAtom] = []
    /// What the last time or distance was multiplied with.
    var lastFactor = 1.0
    var index = 0

    static func read(_ chunks: [SentenceChunk], _ lexer: SentenceLexer) -> [WorkoutAtom] {
        var reader = WorkoutAtoms(chunks: chunks, lexer: lexer)
        reader.run()
        return reader.atoms.sharingUnits(lexer.lexicon)
    }

    private init(chunks: [SentenceChunk], lexer: SentenceLexer) {
        self.chunks = chunks
        self.lexer = lexer
        let kinds = chunks.compactMap { chunk -> SentenceLexicon.ExerciseKind? in
            guard case .word(.exercise, let number, _) = chunk.kind, let index = Int(exactly: number) else {
                return nil
            }
            return lexer.lexicon.exercises.indices.contains(index) ? lexer.lexicon.exercises[index].kind : nil
        }
        isLifted = !kinds.isEmpty && kinds.allSatisfy { $0 == .strength }
    }

    private mutating func run() {
        while index < chunks.count {
            let start = index
            let kind = next()
            guard let kind else { continue }
            let end = max(start, index - 1)
            atoms.append(WorkoutAtom(kind: kind, span: chunks[start].span.union(chunks[end].span)))
        }
    }

    func chunk(_ offset: Int = 0) -> SentenceChunk? {
        index + offset < chunks.count ? chunks[index + offset] : nil
    }

    func role(_ offset: Int = 0) -> SentenceLexicon.Role? { chunk(offset)?.role }

    func isGlued(_ offset: Int) -> Bool {
        chunk(offset).map { tokens[$0.tokens.lowerBound].isGlued } ?? false
    }

    private mutating func next() -> WorkoutAtom.Kind? {
        guard let chunk = chunk() else { return nil }
        switch chunk.kind {
        case .number, .article: return number()
        case .list(let values): return list(values)
        case .clock(let parts):
            let isLed = isPaceLed(Self.minutes(ofClock: parts))
            index += 1
            if isPause() { return .noise }
            if let pace = perDistance() { return .pace(Self.minutes(ofClock: parts) / pace) }
            if case .word(.time, _, _)? = self.chunk()?.kind { index += 1 }
            if let pace = perDistance() { return .pace(Self.minutes(ofClock: parts) / pace) }
            if isLed || isPace() { return .pace(Self.minutes(ofClock: parts) / paceLength) }
            return .clock(parts)
        case .mark(let mark):
            index += 1
            return Self.mark(mark)
        case .word(let role, let number, let text):
            return word(role, number, text)
        case .unknown:
            index += 1
            return .unknown
        case .date, .noDate, .meal, .circumstance:
            index += 1
            return .noise
        case .setPart:
            index += 1
            return .separator(.and)
        }
    }

    private static func mark(_ mark: Character) -> WorkoutAtom.Kind {
        switch mark {
        case ",": .separator(.comma)
        case ";", ".": .separator(.stop)
        case "/": .separator(.comma)
        case ":": .colon
        case "@": .at
        case "x": .times
        default: .noise
        }
    }

    private mutating func word(_ role: SentenceLexicon.Role, _ number: Double, _ text: String) -> WorkoutAtom.Kind {
        index += 1
        switch role {
        case .exercise: return Int(exactly: number).map { .exercise($0) } ?? .unknown
        case .distance where text == "race": return .race(number)
        // "hour of yoga", "kwartier fietsen", "uur en een kwart wandelen"
        case .time where number >= 15: return .minutes(number + restOfTime(number))
        case .sets: return .sets
        // "Badminton doubles" counts nothing.
        case .bout: return isLifted ? .number(number) : .noise
        case .reps: return .reps
        case .times: return .times
        case .at: return .at
        case .with: return .separator(.with)
        case .for: return .for
        case .in: return .in
        case .and, .plus: return plusOrAnd(role)
        case .then: return .separator(.stop)
        case .but, .or: return .separator(role == .but ? .but : .and)
        case .on: return .at
        // "with dumbbells of 8"
        case .of where index > 1 && chunks[index - 2].role == .equipment && chunk()?.count != nil: return .at
        case .of where isSetsOfReps: return .times
        case .correction: return .correction
        case .no: return isCorrectingNo() ? .correction : .negation
        case .negation: return .negation
        case .skipped, .minus: return .skipped
        case .insteadOf: return .insteadOf
        case .verb, .use: return .verb
        case .more: return .more
        case .less: return .less
        case .extra, .size: return .extra
        case .instead: return .instead
        case .bodyweight: return .bodyweight
        case .equipment: return .equipment(SentenceLexicon.ExerciseVariant(rawValue: text))
        case .rpe: return rpe() ?? .noise
        case .reserve: return (countAhead()).map { .rpe(10 - $0) } ?? .noise
        case .nothing where text == "pause":
            skipTime()
            return .noise
        case .round:
            // "level 8", "zone 2"
            if let next = chunk(), next.count != nil, !isMeasured(1) { index += 1 }
            return .noise
        default: return .noise
        }
    }

    /// "Leg curl 40 kg 3 of 12": sets of so many, where nothing says that the second is a load
    private var isSetsOfReps: Bool {
        guard index > 1, let sets = chunks[index - 2].count, let reps = chunk()?.count, (2...10).contains(sets),
            (3...60).contains(reps), sets <= reps, sets == sets.rounded(), reps == reps.rounded()
        else { return false }
        return role(1) == .reps || !isMeasured(1)
    }

    private func plusOrAnd(_ role: SentenceLexicon.Role) -> WorkoutAtom.Kind {
        role == .plus ? .extra : .separator(.and)
    }

    /// "no, 85 kg" takes back what was said; "no squats" says what was not done.
    private func isCorrectingNo() -> Bool {
        if language.grammar.hasWordForNone { return true }
        switch chunk()?.kind {
        case .number, .article, .list, .clock: return true
        case .mark(","): return true
        default: return false
        }
    }

    func isMeasured(_ offset: Int) -> Bool {
        switch role(offset) {
        case .load, .time, .distance, .sets, .reps, .times: true
        default: chunk(offset)?.isMark("x") ?? false
        }
    }

    /// After "RPE": "8", "of 8", "7-8".
    private mutating func rpe() -> WorkoutAtom.Kind? {
        // "RPE 7, 7, 8": of single sets, which is not told.
        if case .list? = chunk()?.kind {
            index += 1
            return .noise
        }
        return countAhead().map { .rpe($0) }
    }

    private mutating func countAhead() -> Double? {
        var offset = 0
        while offset < 3, let chunk = chunk(offset), chunk.count == nil {
            guard chunk.isMark(":", "@", "=") || [.of, .at, .approximately, .filler].contains(chunk.role) else {
                return nil
            }
            offset += 1
        }
        guard let value = chunk(offset)?.count else { return nil }
        index += offset + 1
        if let upper = rangeEnd() { return (value + upper) / 2 }
        return value
    }

    /// The end of "7-8", whose start was read.
    private mutating func rangeEnd() -> Double? {
        guard let mark = chunk(), mark.isMark("-"), isGlued(0), isGlued(1), let end = chunk(1)?.count else {
            return nil
        }
        index += 2
        return end
    }

    private mutating func list(_ values: [Double]) -> WorkoutAtom.Kind {
        index += 1
        if case .word(.load, _, let unit)? = chunk()?.kind, let unit = SpokenExercise.LoadUnit(rawValue: unit) {
            index += 1
            return .load(values, unit)
        }
        return .list(values)
    }

    private mutating func number() -> WorkoutAtom.Kind? {
        guard let value = chunk()?.count else { return nil }
        var isArticle = false
        if case .article = chunk()?.kind { isArticle = true }
        let token = chunk()?.tokens.lowerBound ?? 0
        index += 1
        // "Two 20s": one in each hand
        if value == 2, isLifted, chunk()?.count != nil, isPluralMark(1) { return .at }
        if let end = rangeEnd() {
            if case .word(.reserve, _, _)? = chunk()?.kind {
                index += 1
                return .rpe(10 - (value + end) / 2)
            }
        }
        while role() == .size || role() == .approximately { index += 1 }
        // "5 more pounds"
        if role() == .more || role() == .less || role() == .extra, isMeasured(1), let chunk = chunk() {
            atoms.append(WorkoutAtom(kind: role() == .less ? .less : .more, span: chunk.span))
            index += 1
        }
        // "500 ml water, squats 5x5"
        if let unit = chunk(), lexer.isCue(.helping, unit) {
            index += 1
            return .noise
        }
        if let pace = perDistance() { return .pace(value / pace) }
        guard case .word(let role, let factor, let text)? = chunk()?.kind else {
            return inLastUnit(value) ?? bare(value, isArticle, token)
        }
        switch role {
        case .load:
            guard let unit = SpokenExercise.LoadUnit(rawValue: text) else { break }
            index += 1
            return .load([value], unit)
        // "with the 24s"
        case .time where isOfPlural(value):
            if isOfHands() { atoms.append(WorkoutAtom(kind: .at, span: chunks[index].span)) }
            index += 1
            return .number(value)
        case .time:
            index += 1
            lastFactor = factor
            if let pace = perDistance() { return .pace(value * factor / pace) }
            let minutes = value * factor + restOfTime(factor)
            return isPause() ? .noise : .minutes(minutes)
        // "6k steps"
        case .distance where chunk(1).map({ lexer.isCue(.step, $0) }) == true:
            index += 2
            return .noise
        case .distance:
            index += 1
            lastFactor = factor
            if text == "race" { return .race(isArticle ? factor : value * factor) }
            if text == "m", value < 15 { return .minutes(value) }
            return .kilometres(value * factor)
        case .reserve:
            index += 1
            return .rpe(10 - value)
        case .round:
            index += 1
            return .noise
        case .rpe where !isArticle && chunk(1)?.count == nil:
            index += 1
            return .rpe(value)
        default: break
        }
        return bare(value, isArticle, token)
    }

    /// A number without a unit. Where a comma is no decimal mark, "12,10" is two numbers.
    private func bare(_ value: Double, _ isArticle: Bool, _ token: Int) -> WorkoutAtom.Kind? {
        if !isArticle, let time = raceTime(token) { return .clock(time) }
        // "5k in 27": minutes, at a pace that somebody walks, rides, swims or runs
        if !isArticle, case .in? = atoms.last?.kind, case .kilometres(let length)? = atoms.dropLast().last?.kind,
            (1.2...35).contains(value / length)
        {
            return .minutes(value)
        }
        // "a triple"
        if isArticle, role() == .bout { return nil }
        if isArticle, role() != .sets, role() != .reps { return .noise }
        if language.rules.decimalMark != UInt8(ascii: ","), !isArticle {
            let parts = tokens[token].text.split(separator: ",").compactMap { Double($0) }
            if parts.count == 2, tokens[token].text.split(separator: ",").last?.count != 3 { return .list(parts) }
        }
        return .number(value)
    }

    static func minutes(ofClock parts: [Int]) -> Double {
        parts.count == 3
            ? Double(parts[0]) * 60 + Double(parts[1]) + Double(parts[2]) / 60
            : Double(parts[0]) + Double(parts[1]) / 60
    }
}
