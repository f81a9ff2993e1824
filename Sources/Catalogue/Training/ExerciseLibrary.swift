public import Domain

/// The exercises that ship with the binary.
public enum ExerciseLibrary {
    /// The best-known first.
    public static let all: [Exercise] = entries.map(\.exercise)

    /// All of them by their names, and by what people call them in a sentence.
    public static let index = ExerciseIndex(entries)

    private static let entries: [ExerciseIndex.Entry] = {
        let spoken = Dictionary(
            SentenceLexicon.exercisePhrases.compactMap { phrases in phrases.first.map { ($0, phrases) } },
            uniquingKeysWith: +)
        return (Table("Training/exercises.tsv")?.rows ?? []).compactMap { row in
            guard let exercise = exercise(row), let group = Int(row[9]) else { return nil }
            let names = [exercise.name] + exercise.aliases
            return ExerciseIndex.Entry(
                exercise, rank: 2 * group - 1, spoken: names.flatMap { spoken[$0.lowercased()] ?? [] })
        }
    }()

    private static func exercise(_ row: [Substring]) -> Exercise? {
        guard row.count == 10, let kind = Exercise.Kind(rawValue: String(row[3])),
            let level = Exercise.Level(rawValue: String(row[7]))
        else { return nil }
        return Exercise(
            id: String(row[0]), name: String(row[1]), dutchName: row[2].isEmpty ? nil : String(row[2]), kind: kind,
            equipment: Exercise.Equipment(rawValue: String(row[4])), primaryMuscles: muscles(row[5]),
            secondaryMuscles: muscles(row[6]), level: level, aliases: row[8].split(separator: ";").map(String.init))
    }

    private static func muscles(_ text: Substring) -> [Exercise.Muscle] {
        text.split(separator: ";").compactMap { Exercise.Muscle(rawValue: String($0)) }
    }
}
