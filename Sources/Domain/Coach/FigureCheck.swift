import Foundation

/// Whether what a text says with figures is known: the door between a language model and whoever reads it.
///
/// Each number, date, day and time has to be among the facts, not rounded; in words of either language, as a part or as a
/// multiple it passes only where a fact has the same word. It knows no more than that: a figure of the facts in a false
/// place passes.
public struct FigureCheck: Sendable {
    private typealias Claim = FigureReading.Claim

    /// All that may be claimed, in each way that it may be
    private var known: Set<Claim> = []
    private let names: [String]
    private let language: Language
    private let today: CivilDate
    private var nextMark = 1

    /// - Parameters:
    ///   - facts: sentences and values as they were worded for the person, without names that anybody gave
    ///   - names: of foods and exercises, which may have figures of their own where they stand in quotes
    public init(facts: [String], names: [String] = [], language: Language, today: CivilDate) {
        self.language = language
        self.today = today
        self.names = names.map(SeenText.plain).filter { (1...Self.longestName).contains($0.count) }
        for fact in facts {
            for (claim, _) in FigureReading(SeenText.plain(fact), language).claims { know(claim) }
        }
    }

    /// Characters of a name that may stand in quotes
    private static let longestName = 60

    /// What is no fact in a sentence, as it says it; `nil` where all of it is. Sentences are given in their order: the
    /// numbers of a list have to count.
    ///
    /// - Parameter sentence: as `SeenText.plain` leaves it
    public mutating func objection(to sentence: String) -> String? {
        let claims = FigureReading(unnamed(unmarked(sentence)), language).claims
        // "Keep going today" says nothing of today.
        let hasFigure = claims.contains { if case .when = $0.claim { false } else { true } }
        return claims.first { claim, _ in
            if case .when(_, 0...) = claim, !hasFigure { return false }
            return !known.contains(claim)
        }?.text
    }

    // MARK: What is known

    private mutating func know(_ claim: Claim) {
        known.insert(claim)
        switch claim {
        case .number(let value, let unit):
            // Without its unit, and without its sign; and what is counted may be named.
            for value in [value, abs(value)] {
                known.formUnion([.number(value, unit), .number(value, nil)])
                if unit == nil { known.formUnion(ClaimWords.Unit.counted.map { .number(value, $0) }) }
            }
        case .date(let year, let month, let day):
            // A date without a year is of this one.
            let date = day.flatMap { CivilDate(year: year ?? today.year, month: month, day: $0) }
            if let date { know(date) } else { knowMonth(year, month) }
        case .when("day", let days): know(today.adding(days: days))
        case .weekday, .clock, .when, .words: break
        }
    }

    private mutating func know(_ date: CivilDate) {
        let (year, month, day) = date.components
        knowMonth(year, month)
        known.formUnion([
            .date(year: year, month: month, day: day), .date(year: nil, month: month, day: day), .weekday(date.weekday),
            .number(Double(day), .nth), .when("day", date.ordinal - today.ordinal),
        ])
    }

    private mutating func knowMonth(_ year: Int?, _ month: Int) {
        known.insert(.date(year: nil, month: month, day: nil))
        if let year { known.formUnion([.date(year: year, month: month, day: nil), .number(Double(year), nil)]) }
    }

    // MARK: Lists and names

    /// Without the number at the start of a line, where it counts on from the one before.
    private mutating func unmarked(_ sentence: String) -> String {
        guard let match = sentence.prefixMatch(of: /\s*(\d{1,2})[.)]\s+(?=\p{L})/), let number = Int(match.1),
            number == 1 || number == nextMark
        else { return sentence }
        nextMark = number + 1
        return String(sentence[match.range.upperBound...])
    }

    private static let quotes = [("“", "”"), ("\"", "\""), ("‘", "’"), ("'", "'"), ("„", "”")]

    private func unnamed(_ sentence: String) -> String {
        var text = sentence
        for name in names {
            for (open, close) in Self.quotes where text.contains(open) {
                text = text.replacingOccurrences(of: open + name + close, with: " ", options: .caseInsensitive)
            }
        }
        return text
    }
}
