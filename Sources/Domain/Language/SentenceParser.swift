/// Reads a sentence about a workout or a meal, in English or Dutch, into a draft. It asks nobody and guesses little:
/// what it is not sure of is left out and listed.
///
///     let draft = SentenceParser(lexicon: lexicon).parse("bench 3x8 @185 rpe7", language: .en, today: today)
public struct SentenceParser: Sendable {
    public let lexicon: SentenceLexicon

    public init(lexicon: SentenceLexicon) {
        self.lexicon = lexicon
    }

    /// - Parameters:
    ///   - text: at most 10,000 characters are read
    ///   - kind: what it is about; `nil` where that is not known, then the better reading counts
    ///   - today: the day the sentence is said
    /// - Complexity: linear in the length of the text.
    public func parse(
        _ text: String, kind: SentenceDraft.Kind? = nil, language: Language, today: CivilDate
    ) -> SentenceDraft {
        better(text, kind, language, today).draft
    }

    /// - Parameter languages: those it may be in; another than the first is taken where it explains more of the words
    public func parse(
        _ text: String, kind: SentenceDraft.Kind? = nil, languages: [Language], today: CivilDate
    ) -> SentenceDraft {
        guard let first = languages.first else { return parse(text, kind: kind, language: .en, today: today) }
        var best = better(text, kind, first, today)
        for language in languages.dropFirst() {
            let other = better(text, kind, language, today)
            if other.worth > best.worth + Self.leeway { best = other }
        }
        return best.draft
    }

    /// What a language has to explain more than the one before it, in the worth of chunks: about one word.
    private static let leeway = 1.5

    private func better(
        _ text: String, _ kind: SentenceDraft.Kind?, _ language: Language, _ today: CivilDate
    ) -> (draft: SentenceDraft, worth: Double) {
        if let kind { return read(text, kind, language, today) }
        let workout = read(text, .workout, language, today)
        let meal = read(text, .meal, language, today)
        // A reading with something in it is better than one without, whatever its words are worth.
        if workout.draft.isEmpty != meal.draft.isEmpty { return workout.draft.isEmpty ? meal : workout }
        return workout.worth > meal.worth ? workout : meal
    }

    private func read(
        _ text: String, _ kind: SentenceDraft.Kind, _ language: Language, _ today: CivilDate
    ) -> (draft: SentenceDraft, worth: Double) {
        let reading = reading(text, kind, language, today)
        return (reading.draft, reading.worth)
    }

    /// The draft of one kind, what its chunks are worth together, and the words that were taken for others, of them those
    /// that may as well be a third.
    func reading(
        _ text: String, _ kind: SentenceDraft.Kind, _ language: Language, _ today: CivilDate
    ) -> (draft: SentenceDraft, worth: Double, corrected: [SentenceSpan], guessed: [SentenceSpan]) {
        let lexer = SentenceLexer(text, lexicon, kind: kind, language: language, today: today)
        let (said, worth) = lexer.chunks()
        let asides = SentenceAsides(said, lexer)
        let chunks = asides.rest
        var draft = SentenceDraft(
            kind: kind, intent: .log, date: today, dateSpan: nil, meal: nil, template: nil, exercises: [], foods: [],
            notUnderstood: [])
        let template = TemplateReference.find(chunks, lexer)
        var rest: [SentenceChunk] = []
        var clocks: [SentenceChunk] = []
        for (index, chunk) in (template?.rest ?? chunks).enumerated() {
            switch chunk.kind {
            case .date(let date):
                // Of two dates the one after a correction counts.
                if draft.dateSpan == nil || Self.isCorrected(template?.rest ?? chunks, index) {
                    draft.date = date
                    draft.dateSpan = chunk.span
                }
            case .noDate: draft.notUnderstood.append(chunk.span)
            case .circumstance: clocks.append(chunk)
            default:
                if case .clock = chunk.kind { clocks.append(chunk) }
                rest.append(chunk)
            }
        }
        switch kind {
        case .workout:
            let sets = SetClauses(SetShares(rest).rest, lexer)
            let steps = SetSteps(sets.rest, lexer)
            rest = steps.rest
            workout(&draft, rest, template, lexer)
            let (parted, lost) = sets.applied(to: draft.exercises)
            let (exercises, missed) = steps.applied(to: parted)
            draft.exercises = exercises
            draft.notUnderstood += lost + missed
        case .meal:
            let shares = MealAsides(rest, lexer)
            meal(&draft, shares.rest, template, chunks, lexer)
            draft.foods = shares.applied(to: draft.foods)
            let meal = draft.meal?.value
            // "On shift till 7": not when one ate.
            draft.minute =
                clocks.lazy.filter { lexer.sense(.circumstanceLead, at: $0.tokens.lowerBound)?.text != "before" }
                .compactMap { chunk in
                    SentenceClock.minute(in: chunk.tokens, of: lexer, meal: meal).map { Spoken($0, chunk.span) }
                }.first
        }
        let isNothing = chunks.contains { [.nothing, .negation, .skipped, .no, .plan].contains($0.role) }
        if draft.intent == .log, draft.isEmpty, isNothing { draft.intent = .none }
        draft.notUnderstood += rest.compactMap { if case .unknown = $0.kind, kind == .workout { $0.span } else { nil } }
        draft.notUnderstood.sort { $0.start < $1.start }
        let corrected = lexer.corrected.map { lexer.tokens[$0].span }
        let guessed = lexer.guessed.map { lexer.tokens[$0].span }
        return (draft, worth - Self.doubt * Double(corrected.count), corrected, guessed)
    }

    /// What a word that may have been mistyped is worth less: "eggs" are hardly ergs.
    private static let doubt = 3.0

    private static func isCorrected(_ chunks: [SentenceChunk], _ index: Int) -> Bool {
        var back = index - 1
        while back >= 0, back > index - 4 {
            if chunks[back].role == .correction || chunks[back].role == .no { return true }
            back -= 1
        }
        return false
    }

    private func workout(
        _ draft: inout SentenceDraft, _ chunks: [SentenceChunk], _ template: TemplateReference?, _ lexer: SentenceLexer
    ) {
        if let template {
            let atoms = WorkoutAtoms.read(chunks, lexer)
            let changes = WorkoutChanges(atoms, lexicon)
            draft.intent = .template
            draft.template = SpokenTemplate(reference: template.reference, changes: changes.changes)
            var reader = WorkoutReader(changes.additions, lexer)
            draft.exercises = reader.exercises()
            return
        }
        let turns = WorkoutTurns(chunks, lexer)
        var reader = WorkoutReader(WorkoutAtoms.read(turns.rest, lexer), lexer)
        draft.exercises = turns.applied(to: reader.exercises())
        draft.exercises.sameAgain(chunks, lexer)
        draft.exercises.shareLoad(chunks, lexer)
        draft.notUnderstood += reader.notUnderstood
    }

    private func meal(
        _ draft: inout SentenceDraft, _ chunks: [SentenceChunk], _ template: TemplateReference?,
        _ all: [SentenceChunk], _ lexer: SentenceLexer
    ) {
        var reader = MealReader(chunks, lexer)
        reader.read()
        draft.foods = reader.foods
        draft.meal = reader.meal
        draft.notUnderstood += reader.notUnderstood
        if let template {
            draft.intent = .template
            draft.meal = Self.meal(of: all) ?? draft.meal
            draft.template = SpokenTemplate(reference: template.reference, changes: reader.skipped)
        } else if draft.foods.isEmpty {
            draft.meal = reader.meal ?? Self.meal(of: all)
        }
    }

    private static func meal(of chunks: [SentenceChunk]) -> Spoken<SentenceDraft.Meal>? {
        for chunk in chunks {
            if case .meal(let meal?) = chunk.kind { return Spoken(meal, chunk.span) }
            if case .word(let role, _, let text) = chunk.kind, role == .mealVerb || role == .nothing,
                let meal = SentenceDraft.Meal(rawValue: text)
            {
                return Spoken(meal, chunk.span)
            }
        }
        return nil
    }
}
