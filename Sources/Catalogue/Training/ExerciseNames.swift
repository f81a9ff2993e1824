public import Domain

/// What a logged exercise is called for whoever reads it.
public enum ExerciseNames {
    /// `name` in `language` where it is the library's name for the exercise; what someone called it themselves stays.
    public static func shown(_ name: String, of id: Exercise.ID?, _ language: Language) -> String {
        guard let id, let exercise = ExerciseLibrary.index[id], name == exercise.name || name == exercise.dutchName
        else { return name }
        return exercise.name(in: language)
    }
}
