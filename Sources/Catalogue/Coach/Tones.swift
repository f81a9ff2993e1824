public import Domain

/// Sentences in other words for the same facts: one set for each tone of advice.
public struct Tones: Sendable {
    public static let shared = Tones()

    private struct Key: Hashable {
        let key: String
        let tone: CoachingTone
        let language: Language
    }

    private let sentences: [Key: Sentence]
    /// The keys that have words of their own for every tone
    public let keys: Set<String>

    init() {
        var sentences: [Key: Sentence] = [:]
        var keys: Set<String> = []
        for row in Table("Coach/tones.tsv")?.rows ?? [] where row.count == 4 {
            guard let tone = CoachingTone(rawValue: String(row[1])) else { continue }
            let key = String(row[0])
            keys.insert(key)
            let english = PseudoLanguage.of(row[2], key: row[0])
            sentences[Key(key: key, tone: tone, language: .en)] = Sentence(String(english))
            sentences[Key(key: key, tone: tone, language: .nl)] = Sentence(String(row[3]))
        }
        self.sentences = sentences
        self.keys = keys
    }

    /// - Returns: `nil` where the plain words serve every tone.
    public func sentence(_ key: String, _ tone: CoachingTone, _ language: Language) -> Sentence? {
        sentences[Key(key: key, tone: tone, language: language)]
    }
}
