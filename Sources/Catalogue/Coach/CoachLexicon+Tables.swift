public import Domain

extension CoachLexicon {
    /// The words of questions, with those of the sentence parser, the exercise library and the names of foods.
    public static let shared = CoachLexicon(
        (Table("Coach/questions.tsv")?.rows ?? []).compactMap(entry), sentences: SentenceLexicon.tables,
        foods: SentenceLexicon.foodWords, exercises: ExerciseLibrary.all)

    private static func entry(_ row: [Substring]) -> Entry? {
        guard row.count == 4, let kind = QuestionWord.Kind(rawValue: String(row[1])) else { return nil }
        return Entry(
            language: Language(rawValue: String(row[0])), kind: kind, value: String(row[2]),
            phrases: row[3].split(separator: "|").map(String.init))
    }
}
