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
    ///   - units: what a number without a unit is in
    public func parse(
        _ text: String, language: Language, today: CivilDate, own: [Exercise] = [], units: UnitSystem = .metric
    ) -> Question {
        parse(text, language: language, today: today, own: own, units: units) { Logged() }
    }

    /// - Parameters:
    ///   - text: the first 500 characters are read
    ///   - own: the person's own exercises
    ///   - logged: exercises, workouts and phases of theirs; asked for where words are left that may be one
    public func parse(
        _ text: String, language: Language, today: CivilDate, own: [Exercise], units: UnitSystem = .metric,
        logged: () throws -> Logged
    ) rethrows -> Question {
        func grammar(_ language: Language) -> QuestionGrammar {
            QuestionGrammar(
                QuestionReader(text, lexicon, language: language, today: today, units: units), today: today)
        }
        let said = grammar(language)
        lazy var other = grammar(language.other)
        func question(_ named: Logged) -> Question {
            var question = said.question(named)
            question.leftOut += said.idle(question, named)
            // Much that is not understood may be the other language; of one word it may as well be a name.
            let isOdd =
                question.leftOut.joined(separator: " ").split(separator: " ").count * 2
                > text.split(separator: " ").count
            let isUnread =
                question.subject == nil && question.period == nil && question.measure == nil && question.shift == nil
                && question.refersBack == nil && !question.isContinued
            guard isUnread || isOdd, !said.isOutside else { return question }
            let translated = other.question(named)
            return translated.subject == nil || isOdd && !isUnread && !translated.leftOut.isEmpty
                ? question : translated
        }
        let first = question(Logged(exercises: own))
        guard first.mayNameExercise else { return first }
        let more = try logged()
        guard more != Logged() else { return first }
        return question(Logged(exercises: own + more.exercises, workouts: more.workouts, phases: more.phases))
    }

    /// What a person gave names to, and what they are at.
    public struct Logged: Sendable, Equatable {
        public var exercises: [Exercise]
        public var workouts: Set<String>
        /// Oldest first
        public var phases: [PhaseSpan]

        public init(exercises: [Exercise] = [], workouts: Set<String> = [], phases: [PhaseSpan] = []) {
            self.exercises = exercises
            self.workouts = workouts
            self.phases = phases
        }
    }
}

extension Question {
    /// Words are left that may be an exercise's name.
    fileprivate var mayNameExercise: Bool {
        if case .food = subject { return true }
        return !leftOut.isEmpty
    }
}
