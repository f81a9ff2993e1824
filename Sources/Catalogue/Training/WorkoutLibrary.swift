public import Domain

/// The workouts that ship with the binary, written by hand.
public enum WorkoutLibrary {
    /// Strength, cardio, flexibility, recovery; in each from the easy to the hard. Texts are in `language`; exercises keep
    /// their standard names.
    public static func all(in language: Language) -> [WorkoutTemplate] { language.choose(en: english, nl: dutch) }

    public static func template(_ id: WorkoutTemplate.ID, in language: Language) -> WorkoutTemplate? {
        all(in: language).first { $0.id == id }
    }

    /// How to do an exercise well, in a sentence or two.
    public static func formTip(for exercise: Exercise.ID, in language: Language) -> String? {
        formTips[exercise]?[language]
    }

    private static let english = templates(.en)
    private static let dutch = templates(.nl)

    private static let formTips: [Exercise.ID: [Language: String]] = Dictionary(
        (Table("Training/form_tips.tsv")?.rows ?? []).compactMap { row in
            row.count == 3 ? (String(row[0]), [.en: String(row[1]), .nl: String(row[2])]) : nil
        }, uniquingKeysWith: { first, _ in first })

    private static func templates(_ language: Language) -> [WorkoutTemplate] {
        let exercises = Dictionary(grouping: Table("Training/workout_exercises.tsv")?.rows ?? []) { $0[0] }
        let own = language.choose(en: 0, nl: 1)
        return (Table("Training/workouts.tsv")?.rows ?? []).compactMap { row in
            guard row.count == 10, let kind = Workout.Kind(rawValue: String(row[1])),
                let difficulty = WorkoutTemplate.Difficulty(rawValue: String(row[2]))
            else { return nil }
            return WorkoutTemplate(
                id: String(row[0]), name: String(row[4 + own]), kind: kind, summary: String(row[6 + own]),
                difficulty: difficulty, minutes: Int(row[3]),
                exercises: (exercises[row[0]] ?? []).compactMap { planned($0, language) },
                tips: row[8 + own].split(separator: "|").map(String.init))
        }
    }

    private static func planned(_ row: [Substring], _ language: Language) -> PlannedExercise? {
        guard row.count == 9, let exercise = ExerciseLibrary.index[String(row[1])], let sets = Int(row[2]) else {
            return nil
        }
        let reps = row[3].split(separator: "-").compactMap { Int($0) }
        return PlannedExercise(
            exerciseID: exercise.id, name: exercise.name, sets: sets, repsFrom: reps.first, repsTo: reps.last,
            rir: Double(row[6]), seconds: Double(row[4]), metres: Double(row[5]), restSeconds: Int(row[7]),
            superset: Int(row[8]), notes: formTip(for: exercise.id, in: language))
    }
}
