public import Domain

/// The library's exercises by their ids, and what they are called.
public enum ExerciseNames {
    private static let byID = Dictionary(
        ExerciseLibrary.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    public static func exercise(_ id: Exercise.ID) -> Exercise? { byID[id] }

    /// `name` in `language` where it is the library's name for the exercise; what someone called it themselves stays.
    public static func shown(_ name: String, of id: Exercise.ID?, _ language: Language) -> String {
        guard let id, let exercise = byID[id], name == exercise.name || name == exercise.dutchName else { return name }
        return exercise.name(in: language)
    }
}
