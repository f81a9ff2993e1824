import Domain
import Foundation
import Hummingbird
import Storage

/// What helps between two sets.
struct SuggestionRoutes {
    let database: Database
    let people: People

    func add(to group: RouterGroup<Caller>) {
        group.get("training/suggestion", use: suggestion)
    }

    private struct Suggestion: Encodable {
        struct Previous: Encodable {
            var workoutId: String
            var date: CivilDate
            var sets: [WorkoutSet]
            var notes: String?
        }

        var exercise: String
        /// The last time that it was done; absent where that never was.
        var previous: Previous?
    }

    /// What `?exercise=` was last time: an exercise's id, or the name of one that has none. With `?workout=` before that.
    @Sendable private func suggestion(_ request: Request, context: Caller) throws -> Response {
        let person = try people.person(try context.owner())
        guard let asked = request.uri.queryParameters["exercise"].map(String.init), !asked.isEmpty,
            asked.utf8.count <= 400
        else { throw Problem.invalid("exercise", "problem.required") }
        let now = try request.uri.queryParameters["workout"].flatMap {
            try database.workouts.find(String($0), of: person.owner)
        }
        let key = WorkoutExercise(name: asked, sets: []).key
        let last = try database.workouts.last(with: key, of: person.owner, before: now?.at ?? person.now)
        let done = last?.exercises.filter { $0.key == key } ?? []
        return .json(
            Suggestion(
                exercise: key,
                previous: last.map { workout in
                    Suggestion.Previous(
                        workoutId: workout.id, date: workout.day, sets: done.flatMap(\.sets).filter(\.isDone),
                        notes: done.lazy.compactMap(\.notes).first)
                }))
    }
}
