import Catalogue
import Domain
import Hummingbird
import Services
import Storage

/// Workouts and templates as words to share, which "Say it" reads back.
struct WorkoutTextRoutes {
    let database: Database

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("workout-logs/:id/text", use: workout)
        group.get("workout-templates/:id/text", use: template)
    }

    private struct Answer: Encodable {
        var title: String
        /// A line an exercise
        var text: String
    }

    @Sendable private func workout(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        guard let workout = try database.workouts.find(try context.parameters.require("id"), of: person.owner) else {
            throw Problem.notFound
        }
        return .json(Answer(title: workout.name, text: words(person).lines(workout)))
    }

    /// One of one's own, or of the library.
    @Sendable private func template(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let id = try context.parameters.require("id")
        guard let template = try database.workoutTemplates.offered(id, to: person) else { throw Problem.notFound }
        return .json(Answer(title: template.name, text: words(person).lines(template)))
    }

    private func words(_ person: Person) -> WorkoutText {
        WorkoutText(person.language, person.preferences.units) { ExerciseNames.shown($0, of: $1, person.language) }
    }
}
