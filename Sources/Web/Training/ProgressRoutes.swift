import Domain
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// How someone's training goes: one exercise, all records, and the weeks by muscle.
struct ProgressRoutes {
    let database: Database
    let cache: AnswerCache

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("training/progress", use: progress)
        group.get("training/records", use: records)
        group.get("training/volume", use: volume)
    }

    /// `?exercise=` an exercise's id, or the name of one without; the one done most often otherwise.
    @Sendable private func progress(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let exercise = request.uri.queryParameters["exercise"].map(String.init) ?? ""
        return Response(
            json: try cache.answer(person.owner, .trainingProgress(exercise: exercise, today: person.today)) {
                let trained = try Trained(database, through: person.today, for: person)
                let key = try trained.chosen(request)
                let words = TrainingWords(person: person, trained: trained)
                return ByteBuffer(
                    bytes: try JSON.encoder.encode(
                        ProgressAnswer(
                            key, trained, words, plan: try key.flatMap { try plan(for: $0, trained, person) })))
            })
    }

    @Sendable private func records(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        return Response(
            json: try cache.answer(person.owner, .trainingRecords(today: person.today)) {
                let trained = try Trained(database, through: person.today, for: person)
                let words = TrainingWords(person: person, trained: trained)
                return ByteBuffer(bytes: try JSON.encoder.encode(RecordsAnswer.all(trained, words)))
            })
    }

    /// `?end=` today otherwise: its week, and the four before it.
    @Sendable private func volume(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let end = (try request.date("end") ?? person.today).startOfWeek.adding(days: 6)
        return Response(
            json: try cache.answer(person.owner, .trainingVolume(endingOn: end)) {
                let count = VolumeAnswer.before + 1
                let trained = try Trained(database, weeks: count, endingOn: end, for: person)
                let words = TrainingWords(person: person, trained: trained)
                let targets = try database.targets(of: person.owner, on: end)
                return ByteBuffer(
                    bytes: try JSON.encoder.encode(
                        VolumeAnswer(
                            trained.weeks(count, endingOn: end), words, target: targets.weeklyWorkouts?.value)))
            })
    }

    /// What the template of the last workout with an exercise plans for it; one number of repetitions is no range.
    private func plan(for key: String, _ trained: Trained, _ person: Person) throws -> ClosedRange<Int>? {
        let last = trained.history.last(of: key)?.workoutID
        let workout = trained.history.workouts.last { $0.id == last }
        let reps = try database.workoutTemplates.reps(of: key, in: workout, for: person)
        return reps.flatMap { $0.count > 1 ? $0 : nil }
    }
}

extension Trained {
    /// The exercise that is asked for, or else the one that is done most.
    ///
    /// - Throws: 422 for a very long key.
    func chosen(_ request: Request) throws(Problem) -> String? {
        guard let key = request.uri.queryParameters["exercise"].map(String.init), !key.isEmpty else { return mostDone }
        guard key.utf8.count <= 400 else {
            throw .invalid("exercise", "problem.tooLong", values: ["max": .number(100)])
        }
        return key
    }
}
