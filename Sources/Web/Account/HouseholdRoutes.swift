import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// Who else has an account here, for the owner: people come, get in again, and take room. What they log is theirs alone.
struct HouseholdRoutes {
    let database: Database
    let households: Households
    let guests: Guests
    let events: Events
    let downloads: Downloads
    let now: @Sendable () -> Date

    func add(to group: RouterGroup<Caller>) {
        group.get("accounts", use: list)
        group.post("accounts", use: add)
        group.post("accounts/:id/reset", use: reset)
    }

    private struct Listed: Encodable, Sendable {
        var account: Account
        var isOwner: Bool
        var hasPassword: Bool
        /// Of all their browsers; missing when none is signed in
        var lastSeenAt: Date?
        var size: AccountSize
    }

    @Sendable private func list(_: Request, context: Caller) async throws -> Response {
        let owner = try households.requireOwner(context.signedInOwner())
        let listed = try await Work.onThread { [database] in
            try database.accounts.all().map {
                Listed(
                    account: $0, isOwner: $0.id == owner,
                    hasPassword: try database.accounts.passwordHash(of: $0.id) != nil,
                    lastSeenAt: try database.sessions.list($0.id).first?.lastSeenAt,
                    size: try database.size(of: $0.id))
            }
        }
        return .json(listed)
    }

    private struct WayIn: Encodable {
        var account: Account
        var link: String
    }

    @Sendable private func add(_ request: Request, context: Caller) async throws -> Response {
        try households.requireOwner(context.signedInOwner())
        var form = try await request.form()
        let name = form.requiredText("name", limit: 60)
        try form.check()
        let account = try households.add(name, passwordHash: nil, now: now(), language: context.language)
        return .json(try wayIn(account, request, context), status: .created)
    }

    /// For someone who cannot get in any more. Every way in that they had is closed, so that it cannot stay unnoticed.
    @Sendable private func reset(_ request: Request, context: Caller) async throws -> Response {
        let asking = try context.signedInOwner()
        let id = try context.parameters.require("id")
        guard try households.isOwner(asking), let account = try database.accounts.find(id: id) else {
            throw Problem.notFound
        }
        if id == asking { throw Problem(.conflict, "problem.resetOneself") }
        try database.accounts.closeDoors(of: id)
        guests.forget(id)
        events.close(id)
        await downloads.end(of: id)
        return .json(try wayIn(account, request, context), status: .created)
    }

    private func wayIn(_ account: Account, _ request: Request, _ context: Caller) throws -> WayIn {
        WayIn(
            account: account,
            link: try households.link(for: account.id, base: context.origin(of: request), now: now()))
    }
}

extension Households {
    /// - Throws: 403, with the words of `key`, for everybody but the owner
    @discardableResult
    func requireOwner(_ account: Account.ID, _ key: String = "problem.ownerOnly") throws -> Account.ID {
        guard try isOwner(account) else { throw Problem.forbidden(key) }
        return account
    }
}
