import Catalogue
import Domain
import Foundation
import Hummingbird
import Services

/// The workouts of the library, in VitalPath's form.
struct WorkoutLibraryRoutes {

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("workouts", use: list)
        group.get("workouts/:id", use: one)
    }

    /// Those of a `?type=` and `?difficulty=`, and of at most `?maxMinutes=`.
    @Sendable private func list(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let kind = try request.choice("type", of: Workout.Kind.self)
        let difficulty = try request.choice("difficulty", of: WorkoutTemplate.Difficulty.self)
        let most = try request.number("maxMinutes", in: 1...1440, default: 1440)
        let found = WorkoutLibrary.all(in: person.language).filter { template in
            (kind ?? template.kind) == template.kind && (difficulty ?? template.difficulty) == template.difficulty
                && template.minutes ?? 0 <= most
        }
        return .json(found.map { WorkoutItem($0, person.language) })
    }

    @Sendable private func one(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        guard let template = WorkoutLibrary.template(try context.parameters.require("id"), in: person.language) else {
            throw Problem.notFound
        }
        return .json(WorkoutItem(template, person.language))
    }
}

/// A workout of the library as VitalPath's clients know one, and what else is planned.
struct WorkoutItem: Encodable {
    struct Planned: Encodable {
        var exerciseId: String?
        /// In the reader's language.
        var name: String
        var sets: Int
        /// "8-12"; for what is timed or measured "30 s", "20 min" or "500 m".
        var reps: String
        var rir: Double?
        var notes: String?
        var seconds: Double?
        var metres: Double?
        var restSeconds: Int?
        var superset: Int?
    }

    var id: String
    var name: String
    var description: String?
    var type: Workout.Kind
    var difficulty: WorkoutTemplate.Difficulty?
    var durationMinutes: Int?
    var exercises: [Planned]
    /// For those over forty.
    var tips: [String]

    init(_ template: WorkoutTemplate, _ language: Language) {
        id = template.id
        name = template.name
        description = template.summary
        type = template.kind
        difficulty = template.difficulty
        durationMinutes = template.minutes
        tips = template.tips
        exercises = template.exercises.map { planned in
            let exercise = planned.exerciseID.flatMap { ExerciseLibrary.index[$0] }
            return Planned(
                exerciseId: planned.exerciseID, name: exercise?.name(in: language) ?? planned.name, sets: planned.sets,
                reps: Self.reps(planned), rir: planned.rir, notes: planned.notes, seconds: planned.seconds,
                metres: planned.metres, restSeconds: planned.restSeconds, superset: planned.superset)
        }
    }

    private static func reps(_ planned: PlannedExercise) -> String {
        if let from = planned.repsFrom, let to = planned.repsTo { return from == to ? "\(from)" : "\(from)-\(to)" }
        if let metres = planned.metres { return "\(Int(metres.rounded())) m" }
        guard let seconds = planned.seconds else { return "" }
        return seconds >= 120 ? "\(Int((seconds / 60).rounded())) min" : "\(Int(seconds.rounded())) s"
    }
}
