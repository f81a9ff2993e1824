public import Domain

/// An answer for programs: the words, and the facts that they tell with all that those rest on.
public struct AskedAnswer: Encodable {
    var text: String
    /// No figure was given; `text` says why, and what can be told near it.
    var isDeclined: Bool
    var facts: [CoachAnswer.Fact]
    var rows: [CoachAnswer.Row]
    var rowCount: Int
    var formula: String?
    var notes: [String]
    var chart: String?
    /// Questions that go on from here
    var next: [String]
    /// What there is to read about it
    var article: ArticleLink?
    /// A text asked for care: what to say, who can help, and nothing of what was logged
    var care: CareHelp?

    init(_ answer: CoachAnswer, _ words: CoachWords) {
        let reply = words.reply(answer)
        text = words.text(answer)
        isDeclined = answer.isDeclined
        facts = answer.facts
        rows = answer.rows
        rowCount = answer.rowCount
        formula = reply.formula
        notes = reply.notes
        chart = reply.chart
        next = reply.next
    }

    init(_ help: CareHelp) {
        text = help.message
        (isDeclined, facts, rows, rowCount, notes, next) = (true, [], [], 0, [], [])
        care = help
    }
}

extension CoachDesk {
    /// - Parameter before: the questions of this conversation, the newest last
    public func asked(_ text: String, after before: [Question] = [], for person: Person) throws -> (
        AskedAnswer, Question?
    ) {
        if let help = help(text, for: person) { return (AskedAnswer(help), nil) }
        let found = try found(text, after: before, for: person)
        var answer = AskedAnswer(found.answer, found.words)
        answer.article = found.article.map(ArticleLink.init)
        return (answer, found.answer.question)
    }

    /// What is asked without a sentence.
    ///
    /// - Throws: `Inquiry.Failure` for a parameter that is missing or makes no sense
    public func asked(_ inquiry: Inquiry, for person: Person) throws -> AskedAnswer {
        if let help = help(inquiry, for: person) { return AskedAnswer(help) }
        let found = try found(inquiry, for: person)
        return AskedAnswer(found.answer, found.words)
    }

    /// What the names in an inquiry ask for before it is answered.
    public func help(_ inquiry: Inquiry, for person: Person) -> CareHelp? {
        for text in [
            inquiry.food, inquiry.exercise, inquiry.workoutName, inquiry.condition?.food, inquiry.condition?.exercise,
        ].compactMap(\.self) {
            if let help = help(text, for: person) { return help }
        }
        return nil
    }

    /// What is found of an inquiry, and the words for it. No care is taken here.
    ///
    /// - Throws: `Inquiry.Failure` for a parameter that is missing or makes no sense
    public func found(_ inquiry: Inquiry, for person: Person) throws -> (answer: CoachAnswer, words: CoachWords) {
        let question = try inquiry.question(today: person.today)
        let found = try found(for: person) { _, _ in [question] }
        return (found.answer, found.words)
    }
}
