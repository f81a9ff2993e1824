import Catalogue
import Domain
import Storage

/// Turns the exercises of a sentence into a workout that can be logged.
struct WorkoutDrafter {
    let database: Database
    let finder: ExerciseFinder
    let parser: SentenceParser
    let person: Person

    private static let mostExercises = 40
    private static let choices = 5
    /// How far back the last time is looked for.
    private static let days = 400

    private var unit: SpokenExercise.LoadUnit { person.preferences.units == .imperial ? .lb : .kg }

    func resolve(_ draft: inout SentenceDraft, _ text: [UInt16], into answer: inout DraftAnswer) throws {
        if let template = draft.template {
            let earlier = try earlier(template.reference.value, draft)
            let targets = try targets(template.changes, in: earlier.exercises)
            let revision = WorkoutRevision(earlier.exercises, changes: template.changes, unit: unit) {
                targets[$0]?.contains($1.key) ?? false
            }
            answer.template = DraftAnswer.Template(
                reference: template.reference.value, found: earlier.found,
                changes: try zip(template.changes, revision.isApplied).map { change, isApplied in
                    DraftAnswer.Change(text: try words(change), isApplied: isApplied)
                },
                choices: earlier.found == nil
                    ? try database.workoutTemplates.list(person.owner, limit: 8).map(\.name) : [])
            answer.exercises = try revision.exercises.map(exercise)
        }
        let kept = draft.exercises.prefix(max(0, Self.mostExercises - answer.exercises.count))
        draft.notUnderstood += draft.exercises.dropFirst(kept.count).map(\.span)
        for spoken in kept {
            let exercise = try exercise(spoken, text)
            if exercise.exerciseId == nil { draft.notUnderstood.append(spoken.name.span) }
            answer.exercises.append(exercise)
        }
    }

    // MARK: Exercises

    private func exercise(_ spoken: SpokenExercise, _ text: [UInt16]) throws -> DraftExercise {
        let said = text.words(from: spoken.name.span.start, to: spoken.name.span.end)
        let standard = try finder.exercise(named: spoken.name.value, of: person.owner)
        // What it was called beats what it is a kind of, as an Arnold press is a shoulder press, unless another word of
        // the sentence made it one: "bench press with dumbbells".
        let alone = parser.parse(said, kind: .workout, languages: person.languages, today: person.today)
        let isAsSaid = alone.exercises.first.map { $0.name.value == spoken.name.value } ?? true
        let named = isAsSaid ? try finder.exercise(named: said, of: person.owner) ?? standard : standard
        let others = try finder.search(said, of: person.owner, person.language, limit: Self.choices)
        let first = named ?? (spoken.isKnown ? others.first : nil)
        return draft(first, others, name: first?.name ?? said, text: said) {
            $0.superset = spoken.superset
            $0.sets = spoken.workoutSets(unit: unit)
        }
    }

    private func exercise(_ exercise: WorkoutExercise) throws -> DraftExercise {
        let known = try exercise.exerciseID.flatMap { try finder.exercise($0, of: person.owner) }
        return draft(known, [], name: exercise.name, text: nil) {
            $0.exerciseId = exercise.exerciseID
            $0.superset = exercise.superset
            $0.restSeconds = exercise.restSeconds
            $0.notes = exercise.notes
            $0.sets = exercise.sets
        }
    }

    private func draft(
        _ exercise: Exercise?, _ others: [Exercise], name: String, text: String?,
        _ fill: (inout DraftExercise) -> Void
    ) -> DraftExercise {
        let choices = ([exercise].compactMap(\.self) + others.filter { $0.id != exercise?.id }).prefix(Self.choices)
        var draft = DraftExercise(
            text: text, exerciseId: exercise?.id, name: exercise?.name(in: person.language) ?? name,
            standardName: name, kind: exercise?.kind, choices: choices.map { .init($0, person.language) }, sets: [])
        fill(&draft)
        return draft
    }

    // MARK: Earlier workouts

    private typealias Earlier = (found: DraftAnswer.Found?, exercises: [WorkoutExercise])

    private func earlier(_ reference: String, _ draft: SentenceDraft) throws -> Earlier {
        let range = DayRange(Self.days, endingOn: draft.date)
        switch SpokenReference(reference, person) {
        case .last: return Self.workout(try database.workouts.list(of: person.owner, in: range).last)
        case .day(let day):
            return Self.workout(try database.workouts.list(of: person.owner, in: DayRange(1, endingOn: day)).last)
        case .named(let name):
            let templates = try database.workoutTemplates.list(person.owner, limit: 200)
            let workouts = Array(try database.workouts.list(of: person.owner, in: range).reversed())
            if let place = TemplateName.matches(name, in: templates.map(\.name)).first {
                return Self.template(templates[place], workouts)
            }
            return Self.workout(TemplateName.matches(name, in: workouts.map(\.name)).first.map { workouts[$0] })
        }
    }

    private static func workout(_ workout: Workout?) -> Earlier {
        guard let workout else { return (nil, []) }
        let found = DraftAnswer.Found(kind: .workout, id: workout.id, name: workout.name, date: workout.day)
        let exercises = workout.exercises.map { exercise in
            var again = exercise
            again.sets = exercise.sets.filter(\.isDone)
            return again
        }
        return (found, exercises)
    }

    /// - Parameter workouts: newest first
    private static func template(_ template: WorkoutTemplate, _ workouts: [Workout]) -> Earlier {
        var exercises = template.exercises(after: workouts, isDone: true)
        // How hard it was is for whoever did it to say.
        for exercise in exercises.indices {
            for set in exercises[exercise].sets.indices { exercises[exercise].sets[set].rpe = nil }
        }
        return (DraftAnswer.Found(kind: .workoutTemplate, id: template.id, name: template.name), exercises)
    }

    // MARK: Changes

    /// For each name that changes mention, the exercises it means: the one that is called so, else those with its words.
    private func targets(
        _ changes: [SpokenTemplate.Change], in exercises: [WorkoutExercise]
    ) throws -> [String: Set<String>] {
        var targets: [String: Set<String>] = [:]
        for name in Set(changes.compactMap(\.target)) {
            let id = try finder.exercise(named: name, of: person.owner)?.id
            let exact = exercises.filter { $0.exerciseID != nil && $0.exerciseID == id }
            let those =
                exact.isEmpty
                ? exercises.filter { !TemplateName.matches(name, in: [$0.name]).isEmpty } : exact
            targets[name] = Set(those.map(\.key))
        }
        return targets
    }

    /// "Bench press: +5 lb"
    private func words(_ change: SpokenTemplate.Change) throws -> String {
        let exercise = try change.target.flatMap { try finder.exercise(named: $0, of: person.owner) }
        let name = exercise?.name(in: person.language) ?? change.target
        if change.operation == .skip { return person.text("draft.change.skip", ["name": .text(name ?? "")]) }
        let value = change.value ?? 0
        let sign = change.operation.isSum ? (value < 0 ? "−" : "+") : ""
        let number = sign + NumberText.shortest(abs(value), person.language)
        let what = person.text(
            "draft.change.\(change.operation.words)",
            ["value": .text(number), "unit": .text((change.unit ?? unit).rawValue)])
        return person.text(
            "draft.change", ["name": .text(name ?? person.text("draft.change.all")), "what": .text(what)])
    }
}

extension SpokenTemplate.Operation {
    fileprivate var isSum: Bool { self == .addWeight || self == .addReps || self == .addSets }

    fileprivate var words: String {
        switch self {
        case .addWeight, .setWeight: "weight"
        case .addReps, .setReps: "reps"
        case .addSets: "sets"
        case .setRPE: "rpe"
        case .skip: "skip"
        }
    }
}
