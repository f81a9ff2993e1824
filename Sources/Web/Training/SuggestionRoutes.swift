import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// What helps between two sets: last time's, the next step of the scheme, the plates for a load.
struct SuggestionRoutes {
    let database: Database

    /// Sessions that the scheme looks back on: the last, and as many as it has patience for.
    private static let sessions = DoubleProgression.patience + 2

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("training/suggestion", use: suggestion)
        group.get("training/plates", use: plates)
    }

    private struct Answer: Encodable {
        struct Previous: Encodable {
            var workoutId: String
            var date: CivilDate
            var sets: [WorkoutSet]
            var notes: String?
        }

        var exercise: String
        /// The last time that it was done; absent where that never was.
        var previous: Previous?
        /// Absent for what has no load or no repetitions.
        var suggestion: Suggestion?
    }

    private struct Suggestion: Encodable {
        var action: DoubleProgression.Action
        /// kg
        var load: Double
        var reps: Int
        var text: String
        var reason: String

        init(_ next: NextStep) {
            action = next.step.action
            load = next.step.load
            reps = next.step.targetReps
            text = next.text
            reason = next.reason
        }
    }

    /// For `?exercise=`: an exercise's id, or the name of one that has none. With `?workout=` what was before that, in the
    /// range of repetitions that its template plans.
    @Sendable private func suggestion(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let asked = request.uri.queryParameters["exercise"].map(String.init) ?? ""
        guard !asked.isEmpty, asked.utf8.count <= 400 else { throw Problem.invalid("exercise", "problem.required") }
        let now = try request.uri.queryParameters["workout"].flatMap {
            try database.workouts.find(String($0), of: person.owner)
        }
        // An id is its own key; a name is one in small letters.
        let book = try ExerciseBook(database, of: person.owner)
        let key = Exercise.key(book[asked]?.id, asked)
        let found = try database.workouts.latest(
            with: [key], of: person.owner, before: now?.at ?? person.now, limit: Self.sessions)
        let done = found.first?.exercises.filter { $0.key == key } ?? []
        let sessions = TrainingHistory(found.reversed()).sessions(of: key)
        return .json(
            Answer(
                exercise: key,
                previous: found.first.map { workout in
                    Answer.Previous(
                        workoutId: workout.id, date: workout.day, sets: done.flatMap(\.sets).filter(\.isDone),
                        notes: done.lazy.compactMap(\.notes).first)
                },
                suggestion: NextStep(
                    after: sessions, planned: try database.workoutTemplates.reps(of: key, in: now, for: person),
                    for: person
                ).map(Suggestion.init)))
    }

    private struct Plates: Encodable {
        var unit: String
        var bar: Double
        /// Of one side, the heaviest first.
        var perSide: [Double]
        /// What the bar then weighs.
        var total: Double
        var leftOver: Double
    }

    /// For `?load=` in `?unit=` kg or lb, on `?bar=`; the reader's unit and its usual bar otherwise.
    @Sendable private func plates(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let asked = try request.choice("unit", of: LoadUnit.self)
        let unit = asked ?? (person.preferences.units == .imperial ? .lb : .kg)
        var rack = unit == .lb ? PlateLoad.Rack.pounds : .kilograms
        if let bar = try request.decimal("bar", in: 0...100) { rack.bar = bar }
        guard let load = try request.decimal("load", in: 0...2500), let plates = PlateLoad.solve(load, with: rack)
        else {
            throw Problem.invalid("load", "problem.required")
        }
        return .json(
            Plates(
                unit: unit.rawValue, bar: rack.bar, perSide: plates.perSide, total: plates.total,
                leftOver: plates.leftOver))
    }

    private enum LoadUnit: String, CaseIterable { case kg, lb }
}
