import Catalogue
import Domain

/// Which exercise the name of another app means: the library's or the person's own; where neither is sure, what was
/// answered, and until then the name itself.
final class ExerciseNamer {
    private let own: ExerciseIndex
    private let answers: [String: String]
    /// Makes an exercise of their own; `nil` where nothing is kept.
    private let make: ((String, Exercise.Kind) throws -> Exercise.ID)?
    private var known: [String: Exercise?] = [:]
    private(set) var questions: [HistoryQuestion] = []

    /// Answer that stands for an exercise of one's own.
    static let ownAnswer = "own"
    private static let mostCandidates = 6
    /// Of the names in one file; beyond them a name stands for an exercise of one's own.
    private static let mostQuestions = 100

    init(
        _ own: [Exercise], answers: [String: String], make: ((String, Exercise.Kind) throws -> Exercise.ID)? = nil
    ) {
        self.own = ExerciseIndex(own.map { ExerciseIndex.Entry($0, rank: 1) })
        self.answers = answers
        self.make = make
    }

    /// The workout with our exercises, their kind, and a name where it had none.
    func settled(_ workout: Workout) throws -> Workout {
        var workout = workout
        for place in workout.exercises.indices where workout.exercises[place].exerciseID == nil {
            let name = workout.exercises[place].name
            if let exercise = exercise(name) {
                workout.exercises[place].exerciseID = exercise.id
                workout.exercises[place].name = exercise.name
            } else if let make {
                let isTimed = workout.exercises[place].sets.contains { $0.metres != nil && $0.reps == nil }
                workout.exercises[place].exerciseID = try make(name, isTimed ? .cardio : .strength)
            }
        }
        if !workout.exercises.isEmpty { workout.kind = Workout.Kind(of: workout.exercises) { self.exercise($0.name) } }
        if workout.name.isEmpty {
            workout.name = String(workout.exercises.prefix(2).map(\.name).joined(separator: ", ").prefix(100))
        }
        if workout.name.isEmpty { workout.name = "?" }
        return workout
    }

    private func exercise(_ name: String) -> Exercise? {
        if let exercise = known[name] { return exercise }
        let found = find(name)
        known[name] = .some(found)
        return found
    }

    private func find(_ name: String) -> Exercise? {
        if let sure = own.exercise(named: name) ?? ExerciseLibrary.index.exercise(named: name) { return sure }
        guard questions.count < Self.mostQuestions else { return nil }
        let near = ExerciseLibrary.index.search(name, language: .en, limit: Self.mostCandidates).map(\.exercise)
        let question = HistoryQuestion(
            .exercise, subject: name, options: [Self.ownAnswer] + near.map(\.id), guess: Self.ownAnswer, reason: .name)
        var asked = question
        var chosen: Exercise?
        if let answer = answers[question.id] {
            chosen = own[answer] ?? ExerciseLibrary.index[answer]
            asked.guess = chosen?.id ?? Self.ownAnswer
            asked.reason = .remembered
        }
        questions.append(asked)
        return chosen
    }
}
