import Catalogue
import Domain
import Hummingbird
import Services
import Storage

/// What a workout costs, as an estimate with what it rests on.
struct WorkoutEnergyRoutes {
    let database: Database

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("workout-logs/:id/energy", use: energy)
    }

    private struct Answer: Encodable {
        /// kcal above rest; absent where it is not known.
        var net: Double?
        /// kcal, with what rest would have cost
        var gross: Double?
        var text: String
        var why: Why?
    }

    @Sendable private func energy(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        guard let workout = try database.workouts.find(try context.parameters.require("id"), of: person.owner) else {
            throw Problem.notFound
        }
        let book = try ExerciseBook(database, of: person.owner)
        func rate(_ exercise: WorkoutExercise, _ speed: Double?) -> ExerciseEnergy.Rate? {
            book.known(exercise).flatMap { ExerciseEnergy.rate(for: $0, speed: speed) }
        }
        let weight = try database.days.latest(.weight, of: person.owner, onOrBefore: workout.day)
        guard let weight, weight.date.days(to: workout.day) <= Trained.oldestWeight,
            let energy = WorkoutEnergy(workout, mass: weight.value, rate: { rate($0, $1)?.met })
        else { return .json(Answer(text: person.text("workout.energy.unknown"))) }
        let rows = energy.parts.map { part in
            Why.Row(
                date: workout.day,
                text: person.text(
                    "workout.energy.row",
                    [
                        "minutes": .number(part.minutes.rounded()), "met": .number((part.met * 10).rounded() / 10),
                        "kcal": .number(part.net.rounded()),
                    ]),
                source: ExerciseNames.shown(part.exercise.name, of: part.exercise.exerciseID, person.language))
        }
        let text = person.text(
            energy.isAtLeast ? "workout.energy.atLeast" : "workout.energy.about",
            ["net": .number(energy.net.rounded()), "gross": .number(energy.gross.rounded())])
        let why = person.why("workout.energy", ["weight": .quantity(weight.value, .kilograms)], rows)
        return .json(Answer(net: energy.net, gross: energy.gross, text: text, why: why))
    }
}
