import Domain
import Hummingbird
import Services
import Storage

/// Workouts under FitIQ's paths. The model is that of `/api`.
struct FitIQWorkoutRoutes {
    let database: Database
    let workouts: WorkoutRoutes

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("workout-logs", use: logs)
        group.post("workout-logs", use: workouts.create)
    }

    @Sendable private func logs(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try request.date("date") ?? person.today
        let book = try ExerciseBook(database, of: person.owner)
        return .json(
            try database.workouts.list(of: person.owner, in: DayRange(1, endingOn: date)).map {
                OwnedWorkout(person: person, workout: $0, book: book)
            })
    }
}
