public import Domain

/// Every sentence that people read, in both languages, from the `strings.tsv` of each feature.
public struct Strings: Sendable {
    public static let shared = Strings()

    private let sentences: [Language: [String: Sentence]]

    init() {
        var sentences: [Language: [String: Sentence]] = [:]
        for path in Table.paths where path.hasSuffix("/strings.tsv") {
            for row in Table(path)?.rows ?? [] where row.count == 3 {
                let english = PseudoLanguage.of(row[1], key: row[0])
                sentences[.en, default: [:]][String(row[0])] = Sentence(Self.unescaped(english))
                sentences[.nl, default: [:]][String(row[0])] = Sentence(Self.unescaped(row[2]))
            }
        }
        self.sentences = sentences
    }

    /// The sentence for `key`. A key that does not exist comes back in «quotes», so that it is seen; a test finds it before
    /// anybody does.
    public func sentence(_ key: String, _ language: Language) -> Sentence {
        sentences[language]?[key] ?? Sentence("«\(key)»")
    }

    public func has(_ key: String) -> Bool { sentences[.en]?[key] != nil }

    /// The sentence for `key`, with `{name}` filled from `values`.
    public func text(_ key: String, _ language: Language, _ values: [String: String] = [:]) -> String {
        sentence(key, language).filled(values)
    }

    public func all(_ language: Language) -> [String: String] { (sentences[language] ?? [:]).mapValues(\.text) }

    private static func unescaped(_ text: Substring) -> String { String(text).replacing("\\n", with: "\n") }
}
