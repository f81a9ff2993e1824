import Domain
import Foundation
import Hummingbird
import NIOCore
import Storage

/// Who someone is, what they aim for, and the plan that follows.
struct ProfileRoutes {
    let database: Database
    let people: People
    let events: Events
    private var writer: ProfileWriter { ProfileWriter(database: database, events: events) }

    func add(to group: RouterGroup<Caller>) {
        group.get("profile", use: get)
        group.patch("profile", use: update)
        group.post("onboarding", use: onboarding)
        group.get("plan", use: plan)
    }

    @Sendable private func get(_: Request, context: Caller) throws -> Response {
        let person = try people.person(try context.owner())
        return .json(UserProfile(try ProfileState(person, database), today: person.today))
    }

    @Sendable private func update(_ request: Request, context: Caller) async throws -> Response {
        let person = try people.person(try context.owner())
        let state = try writer.save(try await request.form(context), person)
        return .json(UserProfile(state, today: person.today))
    }

    private struct Onboarded: Encodable {
        var success = true
        var profile: UserProfile
    }

    @Sendable private func onboarding(_ request: Request, context: Caller) async throws -> Response {
        let person = try people.person(try context.owner())
        let state = try writer.save(try await request.form(context), person, completing: true)
        return .json(Onboarded(profile: UserProfile(state, today: person.today)))
    }

    /// What the rules would suggest, for the goals as they are or as someone is about to set them.
    @Sendable private func plan(_ request: Request, context: Caller) throws -> Response {
        let person = try people.person(try context.owner())
        var state = try ProfileState(person, database)
        if let target = try request.decimal("targetWeightKg", in: 20...500) { state.goals.targetWeight = target }
        if let date = try request.date("targetDate") { state.goals.targetDate = date }
        if let phase = request.uri.queryParameters["currentPhase"] {
            guard let phase = Phase(rawValue: String(phase)) else {
                throw Problem.invalid(
                    "currentPhase", "problem.choice",
                    values: ["choices": .text(Phase.allCases.map(\.rawValue).joined(separator: ", "))])
            }
            state.goals.phase = phase
        }
        let rate = try request.decimal("weeklyRateKg", in: 0...1)
        return .json(state.targets(on: person.today, weeklyRate: rate).plan)
    }
}
