import Domain
import Testing

/// Sentences and what they mean, said on Thursday 12 March 2026: `category | sentence | meaning`.
///
/// A meaning is what `DraftText` writes: `none`, `@-1` for the day before, `#lunch`, `=push day` and its `[changes]`,
/// then the items. Of a workout: `s` sets, `r` repetitions, `w` load, `e` RPE, `t` minutes, `k` kilometres; of a meal:
/// `food *amount unit`.
struct SentenceTable: Sendable, CustomTestStringConvertible {
    struct Row: Sendable {
        var category: String
        var sentence: String
        var meaning: String
    }

    var kind: SentenceDraft.Kind
    var language: Language
    var rows: [Row]

    var testDescription: String { "\(kind), \(language)" }

    static let today = CivilDate(year: 2026, month: 3, day: 12)
    static let all = [
        workoutEnglish.with(furtherWorkoutEnglish).with(asidesWorkoutEnglish).with(toldWorkoutEnglish).with(
            aroundWorkoutEnglish),
        workoutDutch.with(asidesWorkoutDutch).with(toldWorkoutDutch).with(aroundWorkoutDutch),
        mealEnglish.with(furtherMealEnglish).with(asidesMealEnglish).with(toldMealEnglish).with(aroundMealEnglish),
        mealDutch.with(asidesMealDutch).with(toldMealDutch).with(aroundMealDutch),
    ]

    private func with(_ other: SentenceTable) -> SentenceTable {
        SentenceTable(kind: kind, language: language, rows: rows + other.rows)
    }

    static func table(_ kind: SentenceDraft.Kind, _ language: Language, _ text: String) -> SentenceTable {
        let rows = text.split(separator: "\n").compactMap { line -> Row? in
            let parts = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3 else { return nil }
            return Row(category: parts[0], sentence: parts[1], meaning: parts[2])
        }
        return SentenceTable(kind: kind, language: language, rows: rows)
    }
}
