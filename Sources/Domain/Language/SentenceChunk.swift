/// A piece of a sentence that has one meaning.
struct SentenceChunk {
    enum Kind {
        case number(Double)
        /// "a", "een": one, if anything.
        case article
        case list([Double])
        case clock([Int])
        case mark(Character)
        case date(CivilDate)
        /// A date that the calendar does not have.
        case noDate
        /// `nil` for a meal that is none of the four: "brunch".
        case meal(SentenceDraft.Meal?)
        /// A time or a place: nothing to log.
        case circumstance
        /// Some of the sets of an exercise.
        case setPart(SetPart)
        case word(SentenceLexicon.Role, number: Double, text: String)
        case unknown
    }

    var kind: Kind
    var tokens: Range<Int>
    var span: SentenceSpan

    var role: SentenceLexicon.Role? {
        if case .word(let role, _, _) = kind { role } else { nil }
    }

    var isSetPart: Bool { if case .setPart = kind { true } else { false } }

    func isMark(_ marks: Character...) -> Bool {
        if case .mark(let mark) = kind { marks.contains(mark) } else { false }
    }

    /// "x", "times", "keer"
    var isTimes: Bool { isMark("x") || role == .times }

    /// What is counted: a number, or one for an article.
    var count: Double? {
        switch kind {
        case .number(let value): value
        case .article: 1
        default: nil
        }
    }

    /// Whether it may name something to eat.
    var mayBeFood: Bool {
        switch kind {
        case .unknown: true
        case .word(let role, _, _): [.food, .wine, .dish, .filledDish, .filling, .header, .additive].contains(role)
        default: false
        }
    }

    /// "At 80", "with 80", "@80": what leads to a load.
    var isLoadLead: Bool { role == .at || role == .on || role == .with || isMark("@") }

    /// A whole number up to 1000 that is no article.
    ///
    /// The optimizer of Swift 6.3.1 fails over `chunks[index].count.flatMap` instead.
    var whole: Int? {
        if case .number(let value) = kind, value <= 1000 { Int(exactly: value) } else { nil }
    }
}
