import Domain
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// Who someone is, and what they aim for.
struct ProfileRoutes {
    let database: Database
    private var writer: ProfileWriter { ProfileWriter(database: database) }

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("profile", use: get)
        group.patch("profile", use: update)
        group.post("onboarding", use: onboarding)
    }

    @Sendable private func get(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        return try answer(try ProfileState(person, database), person)
    }

    @Sendable private func update(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let form = try await request.form()
        let state = try database.inTurn {
            try request.requireMatch(try ProfileState(person, database).written)
            return try writer.save(form, person)
        }
        return try answer(state, person)
    }

    private func answer(_ state: ProfileState, _ person: Person) throws -> Response {
        try .json(UserProfile(state, today: person.today)).tagged(state.written)
    }

    private struct Onboarded: Encodable {
        var success = true
        var profile: UserProfile
    }

    @Sendable private func onboarding(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let state = try writer.save(try await request.form(), person, completing: true)
        return .json(Onboarded(profile: UserProfile(state, today: person.today)))
    }
}
