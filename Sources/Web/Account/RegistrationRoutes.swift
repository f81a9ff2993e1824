import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// Who waits to be let in, for the owner: to let in, or to send away.
struct RegistrationRoutes {
    let database: Database
    let households: Households
    let registrations: Registrations
    let now: @Sendable () -> Date

    func add(to group: RouterGroup<Caller>) {
        group.get("registrations", use: list)
        group.post("registrations/:id/admit", use: admit)
        group.delete("registrations/:id", use: refuse)
    }

    private struct Listed: Encodable {
        var id: String
        var email: String
        var firstName: String?
        var lastName: String?
        var registeredAt: Date
        /// Somebody has an account by this address: it cannot be let in
        var isTaken: Bool
    }

    @Sendable private func list(_: Request, context: Caller) async throws -> Response {
        try households.requireOwner(context.signedInOwner())
        return .json(
            try registrations.list(now: now()).map {
                Listed(
                    id: $0.id, email: $0.email, firstName: $0.profile.firstName, lastName: $0.profile.lastName,
                    registeredAt: $0.registeredAt, isTaken: try isTaken($0.email))
            })
    }

    @Sendable private func admit(_: Request, context: Caller) async throws -> Response {
        let waiting = try registration(context)
        guard try !isTaken(waiting.email) else { throw Problem(.conflict, "problem.registration.taken") }
        let account = try households.add(
            waiting.email, id: waiting.id, email: waiting.email, passwordHash: waiting.passwordHash, now: now(),
            language: waiting.language)
        try database.profiles.save(waiting.profile, of: account.id)
        registrations.remove(waiting.id)
        return .json(account, status: .created)
    }

    @Sendable private func refuse(_: Request, context: Caller) async throws -> Response {
        registrations.remove(try registration(context).id)
        return Response(status: .noContent)
    }

    private func registration(_ context: Caller) throws -> Registrations.Registration {
        let (asking, id) = (try context.signedInOwner(), try context.parameters.require("id"))
        guard try households.isOwner(asking),
            let found = registrations.list(now: now()).first(where: { $0.id == id })
        else { throw Problem.notFound }
        return found
    }

    private func isTaken(_ email: String) throws -> Bool {
        try database.accounts.find(email: email) != nil || database.accounts.find(name: email) != nil
    }
}
