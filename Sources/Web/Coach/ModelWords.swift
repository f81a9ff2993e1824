import Domain
import Foundation

/// The form of what a model says.
enum ModelWords {
    /// Without the marks of Markdown and what is not seen.
    static func plain(_ sentence: String) -> String {
        var text = SeenText.plain(sentence).trimmingCharacters(in: .whitespacesAndNewlines)
        for mark in ["**", "__", "`"] { text = text.replacing(mark, with: "") }
        text.trimPrefix(/#+\s+/)
        return text.hasPrefix("* ") ? "- \(text.dropFirst(2))" : text
    }

    /// As whoever reads it would say it of themselves.
    static func turned(_ text: String) -> String {
        text.replacing(/\p{L}+/) { persons[$0.output.lowercased()] ?? String($0.output) }
    }

    private static let persons = [
        "you": "I", "your": "my", "yourself": "myself", "je": "ik", "jij": "ik", "u": "ik", "jou": "mij",
        "jouw": "mijn", "uw": "mijn", "jezelf": "mezelf", "uzelf": "mezelf",
    ]

    /// Whether it is text as people write it: no mark-up, no address of anything, no letters but Latin ones.
    static func isText(_ text: String) -> Bool {
        guard text.count <= SentenceCutter.longest,
            text.firstMatch(of: /<\s*[A-Za-z\/!?]|&#?\w+;|\]\(|\{\{|\\u/) == nil,
            text.lowercased().firstMatch(
                of: /https?:|www\.|[a-z0-9]@[a-z0-9]|\b[a-z0-9-]+\.(com|net|org|io|nl|ai|dev|app)\b/) == nil
        else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            !scalar.properties.isAlphabetic || scalar.value < 0x250 || (0x1e00...0x1eff).contains(scalar.value)
                || scalar == "μ"
        }
    }

    /// The sentences of an answer with what stands between them.
    static func joined(_ sentences: [String]) -> String {
        var text = ""
        for sentence in sentences {
            if !text.isEmpty, !text.hasSuffix("\n") { text += " " }
            text += sentence
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
