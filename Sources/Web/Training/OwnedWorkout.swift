import Catalogue
import Domain

/// A workout as clients expect it: with its owner, its day and time, and its exercises in the reader's words.
struct OwnedWorkout: Encodable {
    let person: Person
    let workout: Workout
    let book: ExerciseBook

    private enum CodingKeys: String, CodingKey { case userId, logDate, time, durationMinutes, exercises }

    func encode(to encoder: any Encoder) throws {
        try workout.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(person.owner, forKey: .userId)
        try container.encode(workout.day, forKey: .logDate)
        try container.encode(FoodEntry.time(of: workout.minute), forKey: .time)
        try container.encodeIfPresent(workout.minutes, forKey: .durationMinutes)
        try container.encode(workout.exercises.map { ShownExercise($0, book, person) }, forKey: .exercises)
    }

    /// With what the library knows of it: which fields a set has depends on that.
    private struct ShownExercise: Encodable {
        let exercise: WorkoutExercise
        let about: ExerciseFacts

        init(_ exercise: WorkoutExercise, _ book: ExerciseBook, _ person: Person) {
            about = ExerciseFacts(book.known(exercise))
            var shown = exercise
            shown.name = ExerciseNames.shown(exercise.name, of: exercise.exerciseID, person.language)
            self.exercise = shown
        }

        func encode(to encoder: any Encoder) throws {
            try exercise.encode(to: encoder)
            try about.encode(to: encoder)
        }
    }
}

/// What is known of an exercise beside its name.
struct ExerciseFacts: Encodable {
    var kind: Exercise.Kind?
    var equipment: Exercise.Equipment?
    var primaryMuscles: [Exercise.Muscle]?

    init(_ exercise: Exercise?) {
        kind = exercise?.kind
        equipment = exercise?.equipment
        primaryMuscles = exercise?.primaryMuscles
    }
}
