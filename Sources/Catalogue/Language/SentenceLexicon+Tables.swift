public import Domain

extension SentenceLexicon {
    /// The words of the tables beside this file, of the names of foods, and of the exercise library, without names that mean
    /// something else more often: a swimming stroke, a way to order sets.
    public static let shared = SentenceLexicon(tables + foodWords).adding(
        ExerciseLibrary.all.filter { !["butterfly", "pyramid", "shoulder-raise"].contains($0.id) })

    /// The same, where every name of the exercise library means that exercise.
    public static let wide = shared.adding(ExerciseLibrary.all, evenUnderstood: true)

    static let tables: [Entry] =
        ["words", "units", "meals", "exercises", "cues"].flatMap { name in
            (Table("Language/\(name).tsv")?.rows ?? []).compactMap(entry)
        }

    /// What each exercise is called in a sentence, its standard name first.
    static let exercisePhrases: [[String]] = tables.filter { $0.role == .exercise }.map(\.phrases)

    private static func entry(_ row: [Substring]) -> Entry? {
        guard row.count == 4, let role = Role.named[String(row[1])] else { return nil }
        return Entry(
            role: role, language: Language(rawValue: String(row[0])), value: String(row[2]),
            phrases: row[3].split(separator: "|").map(String.init))
    }

    /// The words of everyday foods, which typing mistakes are measured against, those of all other foods, and the last
    /// words of names, which are the foods themselves.
    static let foodWords: [Entry] = {
        var words: [Language: Set<String>] = [:]
        var heads: Set<String> = []
        for row in Table.handWrittenFoods where row.count > 4 {
            for (column, language) in [(1, Language.en), (2, .nl), (3, .en), (4, .nl)] {
                words[language, default: []].formUnion(Self.words(row[column]))
            }
            // "Potatoes, boiled" and "Gouda (48+)" are potatoes and Gouda.
            heads.formUnion(Self.words(row[1].prefix { $0 != "," && $0 != "(" }).suffix(1))
        }
        var known: Set<String> = []
        for row in Table("Food/usda.tsv")?.rows ?? [] where row.count > 1 { known.formUnion(Self.words(row[1])) }
        var entries = words.sorted { $0.key.rawValue < $1.key.rawValue }.map { language, words in
            Entry(role: .food, language: language, value: "", phrases: words.sorted())
        }
        entries.append(Entry(role: .food, language: .en, value: "known", phrases: known.sorted()))
        entries.append(Entry(role: .food, language: .en, value: "head", phrases: heads.sorted()))
        return entries
    }()

    private static func words(_ text: Substring) -> [String] {
        text.lowercased().split { !$0.isLetter && $0 != "'" }.filter { $0.count > 2 }.map(String.init)
    }
}
