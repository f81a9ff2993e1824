import Domain
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// Workouts that were done, and the one that is being done.
struct WorkoutRoutes {
    let database: Database

    private var writer: WorkoutWriter { WorkoutWriter(database: database) }

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("workout-logs", use: list)
        group.post("workout-logs", use: create)
        group.get("workout-logs/open", use: open)
        group.get("workout-logs/calendar", use: calendar)
        group.get("workout-logs/:id", use: one)
        group.patch("workout-logs/:id", use: update)
        group.delete("workout-logs/:id", use: delete)
        group.put("workout-logs/:id/restoring", use: restore)
        group.post("workout-logs/:id/using", use: again)
        group.put("workout-logs/:id/joining", use: join)
        group.delete("workout-logs/:id/joining", use: part)
    }

    /// Finished ones, also what devices recorded, of `?date=`, or `?from=&to=`, oldest first; the last 90 days otherwise.
    @Sendable private func list(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try request.date("date")
        let end = try date ?? request.date("to") ?? person.today
        let start = try date ?? request.date("from") ?? end.adding(days: -89)
        guard let range = DayRange(from: start, through: end), range.count <= DailyLogRoutes.longestRange else {
            let most = SentenceValue.number(Double(DailyLogRoutes.longestRange))
            throw Problem.invalid("from", "problem.rangeOrder", values: ["max": most])
        }
        let book = try ExerciseBook(database, of: person.owner)
        let log = try database.workouts.log(of: person.owner, in: range)
        return .json(
            log.workouts.map { OwnedWorkout(person: person, workout: $0, book: book, twin: log.twins[$0.id]) })
    }

    @Sendable func create(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        let book = try ExerciseBook(database, of: person.owner)
        let workout = try WorkoutForm(book: book, person: person).create(&form)
        if let template = workout.templateID, try database.workoutTemplates.offered(template, to: person) == nil {
            throw Problem.notFound
        }
        return try writer.add(workout, request, person, book)
    }

    /// The workout that is being done; `null` where there is none.
    @Sendable private func open(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        guard let workout = try database.workouts.open(of: person.owner) else {
            return Response(json: ByteBuffer(string: "null"))
        }
        return try answer(workout, person)
    }

    private struct Calendar: Encodable {
        struct Day: Encodable {
            var date: CivilDate
            var workouts: Int
        }

        var month: String
        var from: CivilDate
        var to: CivilDate
        var today: CivilDate
        /// Those with a workout.
        var days: [Day]
    }

    /// The days of `?month=YYYY-MM` with finished workouts; this month otherwise.
    @Sendable private func calendar(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let month = request.uri.queryParameters["month"].map(String.init) ?? String("\(person.today)".prefix(7))
        guard let first = CivilDate("\(month)-01"), let next = CivilDate("\(first.adding(days: 31))".prefix(7) + "-01"),
            let range = DayRange(from: first, through: next.adding(days: -1))
        else { throw Problem.invalid("month", "problem.month") }
        let log = try database.workouts.log(of: person.owner, in: range)
        let counts = Dictionary(grouping: log.workouts, by: \.day).mapValues(\.count)
        return .json(
            Calendar(
                month: month, from: range.start, to: range.end, today: person.today,
                days: counts.sorted { $0.key < $1.key }.map { Calendar.Day(date: $0.key, workouts: $0.value) }))
    }

    @Sendable private func one(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        return try answer(try find(context, person), person)
    }

    @Sendable private func update(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        _ = try find(context, person)
        let form = try await request.form()
        let changed = try database.inTurn {
            let old = try find(context, person)
            try request.requireMatch(old)
            var form = form
            let book = try ExerciseBook(database, of: person.owner)
            let changed = try WorkoutForm(book: book, person: person).update(old, &form)
            try database.workouts.update(changed, of: person.owner, now: person.now)
            return changed
        }
        return try answer(changed, person)
    }

    @Sendable private func delete(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let workout = try find(context, person)
        try database.workouts.delete(workout.id, of: person.owner, now: person.now)
        return .noContent
    }

    @Sendable private func restore(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let workout = try database.workouts.restore(try context.parameters.require("id"), of: person.owner)
        return try answer(workout, person)
    }

    /// Begins the same workout again, or logs it as done on another day.
    @Sendable private func again(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let old = try find(context, person)
        var form = try await request.form()
        let book = try ExerciseBook(database, of: person.owner)
        let reader = WorkoutForm(book: book, person: person)
        let isOpen = form.flag("isOpen").value ?? true
        let day = reader.date(&form).value ?? person.today
        let time = form.time("time").value
        try form.check()
        var workout = old
        let minutes = isOpen ? nil : old.minutes
        workout.joined = nil
        workout.day = day
        (workout.at, workout.minute) = reader.begin(day, time, minutes: minutes)
        workout.minutes = minutes
        workout.isOpen = isOpen
        workout.notes = nil
        if isOpen { workout.exercises = old.exercises.map { $0.again() } }
        return try writer.add(workout, request, person, book)
    }

    /// Says that what a device recorded at the same time is the same training: `{"imported": ID}`.
    @Sendable private func join(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let workout = try find(context, person)
        var form = try await request.form()
        let imported = form.text("imported", limit: 200).value
        try form.check()
        let log = try database.workouts.log(of: person.owner, in: DayRange(1, endingOn: workout.day))
        guard let imported, log.twins[workout.id]?.id == imported else { throw Problem.notFound }
        return try join(workout, with: imported, person)
    }

    /// Says that they are not the same.
    @Sendable private func part(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        return try join(try find(context, person), with: nil, person)
    }

    private func join(_ workout: Workout, with imported: String?, _ person: Person) throws -> Response {
        try database.workouts.join(workout.id, with: imported, of: person.owner, now: person.now)
        let log = try database.workouts.log(of: person.owner, in: DayRange(1, endingOn: workout.day))
        guard let joined = log.workouts.first(where: { $0.id == workout.id }) else { throw Problem.notFound }
        let book = try ExerciseBook(database, of: person.owner)
        return .json(OwnedWorkout(person: person, workout: joined, book: book, twin: log.twins[joined.id]))
    }

    private func find(_ context: PersonalContext, _ person: Person) throws -> Workout {
        let found = try database.workouts.find(try context.parameters.require("id"), of: person.owner)
        guard let found else { throw Problem.notFound }
        return found
    }

    private func answer(_ workout: Workout, _ person: Person) throws -> Response {
        let book = try ExerciseBook(database, of: person.owner)
        return try .json(OwnedWorkout(person: person, workout: workout, book: book)).tagged(workout)
    }
}

/// Logs workouts.
struct WorkoutWriter {
    let database: Database

    /// Its id follows from the key that it comes with, so that a page without a network knows it beforehand.
    ///
    /// - Throws: 409 when it is open and another is, too
    func add(_ workout: Workout, _ request: Request, _ person: Person, _ book: ExerciseBook) throws -> Response {
        var workout = workout
        workout.id = try request.newID(for: person.owner)
        let stored = try database.workouts.add(
            workout, of: person.owner, idempotencyKey: try request.idempotencyKey(),
            isUse: workout.templateID != nil, now: person.now)
        return .json(OwnedWorkout(person: person, workout: stored, book: book), status: .created)
    }
}
