import Domain
import Foundation
import Hummingbird
import NIOCore
import Storage

/// Who someone is, and what they aim for.
struct ProfileRoutes {
    let database: Database
    let people: People
    private var writer: ProfileWriter { ProfileWriter(database: database) }

    func add(to group: RouterGroup<Caller>) {
        group.get("profile", use: get)
        group.patch("profile", use: update)
        group.post("onboarding", use: onboarding)
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
}
