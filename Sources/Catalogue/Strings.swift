public import Domain

/// Every sentence that people read, in both languages, from the `strings.tsv` of each feature.
public struct Strings: Sendable {
    public static let shared = Strings()

    private let texts: [Language: [String: String]]

    init() {
        var texts: [Language: [String: String]] = [:]
        for path in Table.paths where path.hasSuffix("/strings.tsv") {
            for row in Table(path)?.rows ?? [] where row.count == 3 {
                texts[.en, default: [:]][String(row[0])] = Self.unescaped(row[1])
                texts[.nl, default: [:]][String(row[0])] = Self.unescaped(row[2])
            }
        }
        self.texts = texts
    }

    /// The sentence for `key`, with `{name}` filled from `values`. A key that does not exist comes back in «quotes», so
    /// that it is seen; a test finds it before anybody does.
    public func text(_ key: String, _ language: Language, _ values: [String: String] = [:]) -> String {
        guard var text = texts[language]?[key] else { return "«\(key)»" }
        for (name, value) in values { text = text.replacing("{\(name)}", with: value) }
        return text
    }

    public func all(_ language: Language) -> [String: String] { texts[language] ?? [:] }

    private static func unescaped(_ text: Substring) -> String { String(text).replacing("\\n", with: "\n") }
}
