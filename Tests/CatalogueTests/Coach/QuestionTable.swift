import Domain

/// Questions and how they are read, asked on Saturday 21 November 2026: `language | question | reading`, the reading as
/// `QuestionText` writes it.
struct QuestionTable: Sendable {
    struct Row: Sendable {
        var language: Language
        var question: String
        var reading: String
    }

    static let today = CivilDate(ordinal: 20_778)

    static let all =
        writtenFirst + writtenAfter + heldBack + ofSomeDays + narrowed + askedNext + accounted + found
        + fresh + meant + crossed + counted

    static func rows(_ text: String) -> [Row] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3, let language = Language(rawValue: parts[0]) else { return nil }
            return Row(language: language, question: parts[1], reading: parts[2])
        }
    }
}
