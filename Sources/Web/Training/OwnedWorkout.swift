import Catalogue
import Domain
import Services

/// A workout as clients expect it: with its owner, its day and time, and its exercises in the reader's words.
struct OwnedWorkout: Encodable {
    let person: Person
    let workout: Workout
    let book: ExerciseBook
    /// What a device recorded at the same time, where nobody has said that it is the same.
    var twin: Workout?

    private enum CodingKeys: String, CodingKey { case userId, logDate, time, durationMinutes, exercises, name, twin }

    private struct Twin: Encodable {
        var id: String
        var time: String
        var recorded: Workout.Recorded?
    }

    func encode(to encoder: any Encoder) throws {
        try workout.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(person.owner, forKey: .userId)
        try container.encode(workout.day, forKey: .logDate)
        try container.encode(FoodEntry.time(of: workout.minute), forKey: .time)
        try container.encodeIfPresent(workout.minutes, forKey: .durationMinutes)
        try container.encode(workout.shown(person.language).name, forKey: .name)
        try container.encodeIfPresent(
            twin.map { Twin(id: $0.id, time: FoodEntry.time(of: $0.minute), recorded: $0.recorded) }, forKey: .twin)
        try container.encode(workout.exercises.map { ShownExercise($0, book, person) }, forKey: .exercises)
    }

    /// With what the library knows of it: which fields a set has depends on that.
    private struct ShownExercise: Encodable {
        let exercise: WorkoutExercise
        let about: ExerciseFacts

        init(_ exercise: WorkoutExercise, _ book: ExerciseBook, _ person: Person) {
            about = ExerciseFacts(book.known(exercise), book.limitations)
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
    /// What the person wrote about injuries that concerns it
    var limitation: String?

    init(_ exercise: Exercise?, _ limitations: PhysicalLimitations) {
        kind = exercise?.kind
        equipment = exercise?.equipment
        primaryMuscles = exercise?.primaryMuscles
        limitation = exercise.flatMap(limitations.concern)
    }
}
