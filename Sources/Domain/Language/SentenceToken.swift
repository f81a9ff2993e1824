/// A word, a number or a mark of a sentence.
struct SentenceToken {
    enum Content: Equatable {
        case word
        case number(Double)
        /// Numbers that commas or slashes join: "8,8,7".
        case list([Double])
        /// What colons join: "5:30" is [5, 30].
        case clock([Int])
        case mark(Character)
    }

    var content: Content
    /// In lower case, as it was typed.
    var text: String
    /// Folded as search does: without accents and apostrophes.
    var key: String
    /// What stands between this and the token before, when they belong together: "" or "-"; `nil` is a blank.
    var joint: Character?
    var isGlued: Bool
    /// It was typed with a capital.
    var isCapital = false
    var span: SentenceSpan

    var isWord: Bool { content == .word }

    func isMark(_ mark: Character) -> Bool { content == .mark(mark) }

    var number: Double? {
        if case .number(let value) = content { value } else { nil }
    }
}
