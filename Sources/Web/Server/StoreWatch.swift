import Foundation
import Logging
import ServiceLifecycle
import Storage

/// Has all of the database looked at after a start that left it for later, and says what is found.
struct StoreWatch: NamedService {
    let database: Database
    let now: @Sendable () -> Date
    let logger: Logger

    /// First come those who opened a page.
    private static let patience = Duration.seconds(1)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
            // Whoever ends the server does not wait for it: it ends when the database closes.
            let (end, reached) = AsyncStream<Never>.makeStream()
            Thread.detachNewThread {
                look()
                reached.finish()
            }
            for await _ in end {}
        }
        // A service that ends takes the server with it.
        try? await gracefulShutdown()
    }

    private func look() {
        guard let findings = database.lookThrough() else { return }
        if !findings.isEmpty {
            logger.critical(
                """
                The database is damaged: \(findings.prefix(3).joined(separator: "; ")). Stop vitalpath; its next start \
                says what can be done.
                """)
            return
        }
        do {
            try database.purgeDeleted(before: now().addingTimeInterval(-Database.keepsDeleted), isInUse: true)
        } catch {
            logger.error("What was deleted long ago could not be removed: \(error)")
        }
    }
}
