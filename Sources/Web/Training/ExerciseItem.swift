import Catalogue
import Domain
import Services

/// An exercise as a list shows it.
struct ExerciseItem: Encodable {
    var id: String
    /// In the reader's language.
    var name: String
    /// The name that logs and sentences keep, in English.
    var standardName: String
    var kind: Exercise.Kind
    var equipment: Exercise.Equipment?
    var primaryMuscles: [Exercise.Muscle]
    var secondaryMuscles: [Exercise.Muscle]
    var level: Exercise.Level
    var isOwn: Bool
    var aliases: [String]
    /// How to do it well, where that is known.
    var formTip: String?
    /// Where the person keeps a video of it.
    var video: String?
    /// What the person wrote about injuries that concerns it.
    var limitation: String?

    init(_ exercise: Exercise, _ language: Language, limitations: PhysicalLimitations, video: String? = nil) {
        id = exercise.id
        name = exercise.name(in: language)
        standardName = exercise.name
        kind = exercise.kind
        equipment = exercise.equipment
        primaryMuscles = exercise.primaryMuscles
        secondaryMuscles = exercise.secondaryMuscles
        level = exercise.level
        isOwn = exercise.id.hasPrefix(ExerciseFinder.ownPrefix)
        aliases = exercise.aliases
        formTip = WorkoutLibrary.formTip(for: exercise.id, in: language)
        self.video = video
        limitation = limitations.concern(exercise)
    }
}
