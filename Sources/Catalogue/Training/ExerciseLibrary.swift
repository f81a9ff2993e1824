public import Domain

/// The exercises that ship with the binary.
public enum ExerciseLibrary {
    /// The best-known first.
    public static let all: [Exercise] = (Table("Training/exercises.tsv")?.rows ?? []).compactMap(exercise)

    private static func exercise(_ row: [Substring]) -> Exercise? {
        guard row.count == 9, let kind = Exercise.Kind(rawValue: String(row[3])),
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
