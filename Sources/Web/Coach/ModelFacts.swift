import Domain
import Services

/// What an inquiry found: as a model is told of it, and as its words are checked against it.
struct ModelFacts {
    let answer: CoachAnswer
    let words: CoachWords

    var text: String { words.text(answer) }
    var reply: CoachReply { words.reply(answer) }

    private static let mostRows = 14

    /// Only the words that the page shows too, a line each: no ids, no days beside those of the answer.
    var told: String {
        let reply = reply
        let rows = reply.rows.prefix(Self.mostRows).map { row in
            "- "
                + [row.date.map(day), row.name.map { "“\($0)”" }, row.value].compactMap(\.self).joined(separator: ": ")
        }
        return ([MCPData.notice, text] + rows + reply.notes)
            .map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }.joined(separator: "\n")
    }

    /// The same without names that anybody gave: a food may be called by any figure.
    var said: [String] {
        (answer.facts + answer.notes).map { words.sentence($0.unnamed) }
            + answer.rows.prefix(Self.mostRows).flatMap { row in
                [words.words(row.value.unnamed), row.date.map(day), row.name.map { words.words($0.unnamed) }]
                    .compactMap(\.self)
            }
    }

    /// The names in it
    var names: [String] {
        ((answer.facts + answer.notes).flatMap(\.values.values)
            + answer.rows.prefix(Self.mostRows).flatMap { [$0.name, $0.value].compactMap(\.self) })
            .flatMap(\.names).map(words.words)
    }

    private func day(_ date: CivilDate) -> String { DateText.fullWithWeekday(date, words.person.language) }
}

extension CoachAnswer.Fact {
    /// Without names that anybody gave: a food may be called by any figure.
    fileprivate var unnamed: CoachAnswer.Fact { CoachAnswer.Fact(key, values.mapValues(\.unnamed)) }
}

extension CoachAnswer.Value {
    fileprivate var unnamed: CoachAnswer.Value {
        switch self {
        case .food, .text, .exercise: .text("–")
        case .words: .words([])
        case .phrase(let fact): .phrase(fact.unnamed)
        case .list(let values): .list(values.map(\.unnamed))
        default: self
        }
    }

    /// The names in it
    fileprivate var names: [CoachAnswer.Value] {
        switch self {
        case .food, .text, .exercise: [self]
        case .phrase(let fact): fact.values.values.flatMap(\.names)
        case .list(let values): values.flatMap(\.names)
        default: []
        }
    }
}
