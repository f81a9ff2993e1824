public import Domain

extension Care {
    /// With the words and patterns of the tables beside this file.
    public static let shared = Care(lexicon: .shared)
}

extension CareLexicon {
    public static let shared = CareLexicon(
        words: (Table("Care/words.tsv")?.rows ?? []).compactMap { row in
            row.count == 2 ? Words(name: String(row[0]), phrases: row[1].split(separator: "|").map(String.init)) : nil
        },
        patterns: (Table("Care/patterns.tsv")?.rows ?? []).compactMap { row in
            guard let first = row.first, row.count >= 2 else { return nil }
            return Row(
                kind: Concern.Kind(rawValue: String(first)), pattern: String(row[1]),
                unless: row.count > 2 ? String(row[2]) : "")
        },
        everyday: everyday)

    /// Words of food, training, questions and pages, and those that stand a letter from a grave one: no misspelling.
    static let everyday: Set<String> = {
        var words: Set<String> = []
        func add(_ phrases: [String]) {
            for phrase in phrases {
                for word in FoldedText.words(phrase) { words.insert(String(decoding: word, as: UTF8.self)) }
            }
        }
        for entry in SentenceLexicon.tables + SentenceLexicon.foodWords { add(entry.phrases) }
        for row in Table("Coach/questions.tsv")?.rows ?? [] where row.count == 4 {
            add(row[3].split(separator: "|").map(String.init))
        }
        for exercise in ExerciseLibrary.all { add([exercise.name, exercise.dutchName ?? ""] + exercise.aliases) }
        for language in Language.allCases { add(Array(Strings.shared.all(language).values)) }
        add((Table("Care/everyday.tsv")?.rows ?? []).map { $0.joined(separator: " ") })
        return words
    }()
}
