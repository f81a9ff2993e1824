import Foundation
import Hummingbird
import Services
import Storage

/// What the owner of the installation should know where people look: of damage, backups, updates, and who waits to be let
/// in.
struct NewsRoutes {
    let database: Database
    let households: Households
    let registrations: Registrations
    let now: @Sendable () -> Date

    func add(to group: RouterGroup<Caller>) { group.get("news", use: news) }

    private struct News: Encodable {
        /// What is wrong with the database, in SQLite's words; absent where nothing is
        var damage: [String]?
        var failure: BackupFailureAnswer?
        /// The form of the data has changed, and the owner has not said yet that they know.
        var update: DataUpdate?
        /// How many registered and wait to be let in; absent where nobody does
        var waiting: Int?
    }

    /// What Today tells; nothing for those whom it does not concern.
    @Sendable private func news(_: Request, context: Caller) async throws -> Response {
        guard try households.isOwner(try context.owner()) else { return .noContent }
        let waiting = registrations.list(now: now()).count
        let findings = database.findings
        let news = News(
            damage: findings.isEmpty ? nil : findings,
            failure: BackupFailureAnswer(database.backups, context), update: database.backups.update,
            waiting: waiting > 0 ? waiting : nil)
        let isNothing = news.damage == nil && news.failure == nil && news.update == nil && news.waiting == nil
        return isNothing ? .noContent : .json(news)
    }
}
