import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage

/// Looking exercises up, and exercises of one's own.
struct ExerciseRoutes {
    let database: Database
    let finder: ExerciseFinder

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("exercises", use: list)
        group.post("exercises", use: create)
        group.get("exercises/:id", use: one)
        group.patch("exercises/:id", use: update)
        group.delete("exercises/:id", use: delete)
        group.put("exercises/:id/restoring", use: restore)
        group.put("exercises/:id/video", use: video)
    }

    /// FitIQ's paths.
    func addFitIQ(to group: RouterGroup<PersonalContext>) {
        group.get("exercises/search", use: search)
        group.post("exercises", use: create)
    }

    /// The exercises that `?q=`, `?kind=`, `?muscle=`, `?equipment=` and `?level=` ask for, 50 a `?page=`; with
    /// `?own=true` only one's own.
    @Sendable private func list(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let page = try ListPage(request)
        let filter = ExerciseFilter(
            kind: try request.choice("kind", of: Exercise.Kind.self),
            muscle: try request.choice("muscle", of: Exercise.Muscle.self),
            equipment: try request.choice("equipment", of: Exercise.Equipment.self),
            level: try request.choice("level", of: Exercise.Level.self))
        let text = try request.searchText("q")
        let most = page.offset + page.limit
        let found: [Exercise] =
            if request.uri.queryParameters["own"] == "true" {
                try finder.own(of: person.owner).search(text, language: person.language, filter: filter, limit: most)
                    .map(\.exercise)
            } else {
                try finder.search(text, of: person.owner, person.language, filter: filter, limit: most)
            }
        let videos = try database.exerciseVideos.all(person.owner)
        let limitations = try database.limitations(of: person.owner)
        return page.answer("exercises", Array(found.dropFirst(page.offset))) {
            ExerciseItem($0, person.language, limitations: limitations, video: videos[$0.id])
        }
    }

    /// FitIQ's search: the best matches as a plain list.
    @Sendable private func search(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let limit = try request.number("limit", in: 1...50, default: 20)
        let found = try finder.search(try request.searchText("q"), of: person.owner, person.language, limit: limit)
        let limitations = try database.limitations(of: person.owner)
        return .json(found.map { ExerciseItem($0, person.language, limitations: limitations) })
    }

    @Sendable private func one(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        guard let exercise = try finder.exercise(try context.parameters.require("id"), of: person.owner) else {
            throw Problem.notFound
        }
        return try .json(try item(exercise, person)).tagged(exercise)
    }

    @Sendable private func create(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let blank = Exercise(
            id: try ExerciseFinder.ownPrefix + request.newID(for: person.owner), name: "", dutchName: nil,
            kind: .strength, equipment: nil, primaryMuscles: [], secondaryMuscles: [], level: .beginner, aliases: [])
        return try save(try await request.form(), onto: blank, person, status: .created)
    }

    @Sendable private func update(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let form = try await request.form()
        let id = try context.parameters.require("id")
        return try database.inTurn {
            guard let exercise = try database.exercises.find(id, of: person.owner) else { throw Problem.notFound }
            try request.requireMatch(exercise)
            return try save(form, onto: exercise, person)
        }
    }

    private func save(
        _ form: Form, onto exercise: Exercise, _ person: Person, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        var form = form
        let changed = try ExerciseForm.read(&form, onto: exercise) { name in
            guard let other = try? finder.own(of: person.owner).exercise(named: name) else { return false }
            return other.id != exercise.id
        }
        try database.exercises.save(changed, of: person.owner, now: person.now)
        return try .json(try item(changed, person), status: status).tagged(changed)
    }

    @Sendable private func delete(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        try database.exercises.delete(try context.parameters.require("id"), of: person.owner, now: person.now)
        return .noContent
    }

    @Sendable private func restore(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let exercise = try database.exercises.restore(try context.parameters.require("id"), of: person.owner)
        return .json(try item(exercise, person))
    }

    /// `{"url": "https://…"}` keeps a link to a video of the exercise, `{"url": null}` forgets it.
    @Sendable private func video(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        guard let exercise = try finder.exercise(try context.parameters.require("id"), of: person.owner) else {
            throw Problem.notFound
        }
        var address: String?
        form.text("url", limit: 500).apply(to: &address)
        if let text = address, URL.webPage(text) == nil { form.complain("url", "problem.video") }
        try form.check()
        try database.exerciseVideos.set(address, for: exercise.id, of: person.owner)
        return .json(try item(exercise, person))
    }

    private func item(_ exercise: Exercise, _ person: Person) throws -> ExerciseItem {
        ExerciseItem(
            exercise, person.language, limitations: try database.limitations(of: person.owner),
            video: try database.exerciseVideos.all(person.owner)[exercise.id])
    }
}

/// An exercise of someone's own, as it is typed.
enum ExerciseForm {
    private static let mostAliases = 12

    /// - Parameter isTaken: whether another exercise of theirs is called so
    /// - Throws: 422 with a message per field: no name, one that is taken, words that are none of the known ones.
    static func read(
        _ form: inout Form, onto exercise: Exercise, isTaken: (String) -> Bool
    ) throws(Problem) -> Exercise {
        var exercise = exercise
        let name = exercise.name
        form.text("name", limit: 80).apply(to: &exercise.name)
        if exercise.name.isEmpty {
            form.complain("name", "problem.required")
        } else if exercise.name != name, isTaken(exercise.name) {
            form.complain("name", "problem.exercise.exists")
        }
        form.choice("kind", of: Exercise.Kind.self).apply(to: &exercise.kind)
        form.choice("equipment", of: Exercise.Equipment.self).apply(to: &exercise.equipment)
        form.choice("level", of: Exercise.Level.self).apply(to: &exercise.level)
        muscles("primaryMuscles", in: &form, &exercise.primaryMuscles)
        muscles("secondaryMuscles", in: &form, &exercise.secondaryMuscles)
        exercise.secondaryMuscles.removeAll(where: exercise.primaryMuscles.contains)
        switch form.texts("aliases", limit: 80, most: mostAliases) {
        case .unchanged: break
        case .clear: exercise.aliases = []
        case .set(let aliases): exercise.aliases = aliases
        }
        try form.check()
        return exercise
    }

    private static func muscles(_ key: String, in form: inout Form, _ muscles: inout [Exercise.Muscle]) {
        switch form.texts(key, most: Exercise.Muscle.allCases.count) {
        case .unchanged: break
        case .clear: muscles = []
        case .set(let names):
            let known = names.compactMap(Exercise.Muscle.init)
            guard known.count == names.count else {
                let choices = Exercise.Muscle.allCases.map(\.rawValue).joined(separator: ", ")
                return form.complain(key, "problem.choice", ["choices": .text(choices)])
            }
            muscles = known.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
    }
}

extension URL {
    /// A page that a link may open: whole, encrypted, of a named host, with nobody's password in it.
    fileprivate static func webPage(_ text: String) -> URL? {
        guard let url = URL(string: text), url.scheme == "https", url.host()?.contains(".") == true, url.user() == nil,
            text.hasPrefix("https://")
        else { return nil }
        return url
    }
}
