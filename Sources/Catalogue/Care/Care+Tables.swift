public import Domain

extension Care {
    /// With the words and patterns of the tables beside this file.
    public static let shared = Care(lexicon: .shared, learned: .shared)
}

extension CareLearned {
    /// Made by make_learned.py; `nil` where the table cannot be read, which a test refuses.
    public static let shared: CareLearned? = {
        var outputs: [String: Output] = [:]
        for row in Table("Care/learned.tsv")?.rows ?? [] where row.count == 4 {
            guard let bias = Double(row[1]), let scale = Double(row[2]) else { continue }
            outputs[String(row[0])] = Output(bias: bias, scale: scale, letters: row[3])
        }
        let kinds = Concern.Kind.allCases.compactMap { kind in outputs[kind.rawValue].map { (kind: kind, output: $0) } }
        guard let care = outputs["care"], kinds.count == Concern.Kind.allCases.count else { return nil }
        return CareLearned(care: care, kinds: kinds)
    }()
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
