/// Reads what someone asks of their history, in English or Dutch, without asking anybody. What it cannot read has no
/// subject, and the answer says so.
public struct QuestionParser: Sendable {
    public let lexicon: CoachLexicon

    public init(lexicon: CoachLexicon) {
        self.lexicon = lexicon
    }

    /// - Parameters:
    ///   - text: the first 500 characters are read
    ///   - own: exercises that the library does not have
    public func parse(_ text: String, language: Language, today: CivilDate, own: [Exercise] = []) -> Question {
        parse(text, language: language, today: today, own: own) { [] }
    }

    /// - Parameters:
    ///   - text: the first 500 characters are read
    ///   - own: the person's own exercises
    ///   - logged: exercises as they wrote them, where no library has them; asked for where words are left that may be one
    public func parse(
        _ text: String, language: Language, today: CivilDate, own: [Exercise], logged: () throws -> [Exercise]
    ) rethrows -> Question {
        func grammar(_ language: Language) -> QuestionGrammar {
            QuestionGrammar(QuestionReader(text, lexicon, language: language, today: today), today: today)
        }
        let said = grammar(language)
        // Some ask in the other language than they read.
        lazy var other = grammar(language == .en ? .nl : .en)
        func question(_ own: [Exercise]) -> Question {
            let question = said.question(own: own)
            guard question.subject == nil, question.period == nil, question.measure == nil, question.shift == nil,
                question.refersBack == nil, !question.isContinued, !said.isOutside
            else { return question }
            let translated = other.question(own: own)
            return translated.subject == nil ? question : translated
        }
        let first = question(own)
        guard first.mayNameExercise else { return first }
        let more = try logged()
        return more.isEmpty ? first : question(own + more)
    }
}

extension Question {
    /// Words are left that may be an exercise's name.
    fileprivate var mayNameExercise: Bool {
        if case .food = subject { return true }
        return !leftOut.isEmpty
    }
}
