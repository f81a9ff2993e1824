import Catalogue
import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// Workouts to do again: saving them, changing them, doing or logging them.
struct WorkoutTemplateRoutes {
    let database: Database

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("workout-templates", use: list)
        group.post("workout-templates", use: create)
        group.get("workout-templates/:id", use: one)
        group.patch("workout-templates/:id", use: update)
        group.delete("workout-templates/:id", use: delete)
        group.put("workout-templates/:id/restoring", use: restore)
        group.post("workout-templates/:id/using", use: log)
    }

    /// A template with its exercises in the reader's words.
    private struct Shown: Encodable {
        struct Item: Encodable {
            let exercise: PlannedExercise
            let facts: ExerciseFacts

            func encode(to encoder: any Encoder) throws {
                try exercise.encode(to: encoder)
                try facts.encode(to: encoder)
            }
        }

        let template: WorkoutTemplate
        let items: [Item]

        private enum CodingKeys: String, CodingKey { case exercises }

        init(_ template: WorkoutTemplate, _ book: ExerciseBook, _ language: Language) {
            self.template = template
            items = template.exercises.map { exercise in
                var shown = exercise
                shown.name = ExerciseNames.shown(exercise.name, of: exercise.exerciseID, language)
                return Item(
                    exercise: shown, facts: ExerciseFacts(exercise.exerciseID.flatMap { book[$0] }, book.limitations))
            }
        }

        func encode(to encoder: any Encoder) throws {
            try template.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(items, forKey: .exercises)
        }
    }

    /// Those used most first, 50 a `?page=`.
    @Sendable private func list(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let page = try ListPage(request)
        let found = try database.workoutTemplates.list(person.owner, offset: page.offset, limit: page.limit)
        let book = try ExerciseBook(database, of: person.owner)
        return page.answer("templates", found) { Shown($0, book, person.language) }
    }

    @Sendable private func one(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        return try answer(try offered(context, person), person)
    }

    /// From its `exercises`, or from a logged workout: `workoutId`.
    @Sendable private func create(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        let book = try ExerciseBook(database, of: person.owner)
        var template = WorkoutTemplate(id: try request.newID(for: person.owner), name: "", kind: .other, exercises: [])
        if let id = form.text("workoutId", limit: 100).value {
            guard let workout = try database.workouts.find(id, of: person.owner) else { throw Problem.notFound }
            template.name = workout.name
            template.kind = workout.kind
            template.minutes = workout.minutes.flatMap { Int(exactly: $0.rounded()) }.flatMap { $0 > 0 ? $0 : nil }
            template.exercises = workout.exercises.map(PlannedExercise.init(repeating:))
        }
        WorkoutTemplateForm(book: book).read(&form, into: &template)
        try form.check()
        return try save(template, person, status: .created)
    }

    @Sendable private func update(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        _ = try find(context, person)
        let form = try await request.form()
        return try database.inTurn {
            var template = try find(context, person)
            try request.requireMatch(Self.written(template))
            var form = form
            WorkoutTemplateForm(book: try ExerciseBook(database, of: person.owner)).read(&form, into: &template)
            try form.check()
            return try save(template, person)
        }
    }

    @Sendable private func delete(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        try database.workoutTemplates.delete(
            try context.parameters.require("id"), of: person.owner, now: person.now)
        return .noContent
    }

    @Sendable private func restore(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let template = try database.workoutTemplates.restore(try context.parameters.require("id"), of: person.owner)
        return try answer(template, person)
    }

    /// Logs what a template plans as done, or with `isOpen` sets it up to be done now. Fields of a workout change it:
    /// `exercises` replace those of the template.
    @Sendable private func log(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let template = try offered(context, person)
        var form = try await request.form()
        let book = try ExerciseBook(database, of: person.owner)
        let isOpen = form.flag("isOpen").value ?? false
        let isChanged = form.has("exercises")
        form.fill(["name": .text(template.name), "kind": .text(template.kind.rawValue)])
        if !isOpen, let minutes = template.minutes { form.fill(["durationMinutes": .number(Double(minutes))]) }
        var workout = try WorkoutForm(book: book, person: person).create(&form)
        workout.templateID = template.id
        if !isChanged {
            let earlier = try database.workouts.latest(
                with: Set(template.exercises.map(\.key)), of: person.owner, before: workout.at)
            workout.exercises = template.exercises(after: earlier, isDone: !isOpen)
        }
        return try WorkoutWriter(database: database).add(workout, request, person, book)
    }

    private func find(_ context: PersonalContext, _ person: Person) throws -> WorkoutTemplate {
        let found = try database.workoutTemplates.find(try context.parameters.require("id"), of: person.owner)
        guard let found else { throw Problem.notFound }
        return found
    }

    /// The person's own, or one of the library.
    private func offered(_ context: PersonalContext, _ person: Person) throws -> WorkoutTemplate {
        let found = try database.workoutTemplates.offered(try context.parameters.require("id"), to: person)
        guard let found else { throw Problem.notFound }
        return found
    }

    private func save(
        _ template: WorkoutTemplate, _ person: Person, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try database.workoutTemplates.save(template, of: person.owner, now: person.now)
        return try answer(template, person, status: status)
    }

    private func answer(
        _ template: WorkoutTemplate, _ person: Person, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let shown = Shown(template, try ExerciseBook(database, of: person.owner), person.language)
        return try .json(shown, status: status).tagged(Self.written(template))
    }

    /// What people edit of it: to use it is not to change it.
    private static func written(_ template: WorkoutTemplate) -> WorkoutTemplate {
        var written = template
        (written.usedCount, written.lastUsedAt) = (0, nil)
        return written
    }
}

extension WorkoutTemplateStore {
    /// The person's own, or one of the library.
    func offered(_ id: WorkoutTemplate.ID, to person: Person) throws -> WorkoutTemplate? {
        try find(id, of: person.owner) ?? WorkoutLibrary.template(id, in: person.language)
    }

    /// The repetitions that the template of a workout plans for an exercise.
    ///
    /// - Parameter key: as `WorkoutExercise.key`
    func reps(of key: String, in workout: Workout?, for person: Person) throws -> ClosedRange<Int>? {
        let template = try workout?.templateID.flatMap { try offered($0, to: person) }
        return template?.exercises.first { $0.key == key }?.reps
    }
}

/// Reads what someone plans to train.
struct WorkoutTemplateForm {
    let book: ExerciseBook

    func read(_ form: inout Form, into template: inout WorkoutTemplate) {
        if form.has("exercises") {
            template.exercises = exercises(&form, old: template.exercises)
            if form.problems.isEmpty, !form.has("kind") {
                template.kind = book.kind(template.exercises.map { WorkoutExercise($0, isDone: true) })
            }
        }
        if template.exercises.isEmpty { form.complain("exercises", "problem.workout.empty") }
        if form.has("name") || template.name.isEmpty {
            template.name = form.requiredText("name", limit: WorkoutName.longest)
        }
        form.choice("kind", of: Workout.Kind.self).apply(to: &template.kind)
        form.text("summary", limit: 400).apply(to: &template.summary)
        form.choice("difficulty", of: WorkoutTemplate.Difficulty.self).apply(to: &template.difficulty)
        form.integer("minutes", in: 1...1440).apply(to: &template.minutes)
    }

    private func exercises(_ form: inout Form, old: [PlannedExercise]) -> [PlannedExercise] {
        let kept = old.map { WorkoutExercise(exerciseID: $0.exerciseID, name: $0.name, sets: []) }
        return form.parts("exercises", most: WorkoutForm.mostExercises) { part in
            let (id, name) = book.named(&part, old: kept)
            let (load, typed) = part.load()
            let from = part.integer("repsFrom", in: 1...1000).value
            let to = part.integer("repsTo", in: 1...1000).value
            if let from, let to, from > to { part.complain("repsTo", "problem.workout.reps") }
            return PlannedExercise(
                exerciseID: id, name: name, sets: part.integer("sets", in: 1...WorkoutForm.mostSets).value ?? 1,
                repsFrom: from ?? to, repsTo: to ?? from, rir: part.number("rir", in: 0...9).value, load: load,
                typedLoad: typed, seconds: part.number("seconds", in: 1...86_400).value,
                metres: part.number("metres", in: 1...500_000).value,
                restSeconds: part.integer("restSeconds", in: 1...3600).value,
                superset: part.integer("superset", in: 1...60).value,
                notes: part.text("notes", limit: 1000, lines: true).value)
        }
    }
}
