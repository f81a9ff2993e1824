import Domain
import Foundation
import Logging
import ServiceLifecycle
import Storage

/// Makes a backup a day while the site is served, for as long as there is something to keep.
struct BackupKeeper: NamedService {
    let database: Database
    let now: @Sendable () -> Date
    let logger: Logger

    /// A server that has just begun has better things to do.
    private static let patience = Duration.seconds(30)
    private static let rest = Duration.seconds(600)
    /// After one that came to nothing, in seconds
    private static let retry: TimeInterval = 3600

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var wait = Self.patience
            while (try? await Task.sleep(for: wait)) != nil {
                wait = Self.rest
                // Whoever ends the server does not wait for it: it gives up when the database closes.
                let (end, reached) = AsyncStream<Never>.makeStream()
                Thread.detachNewThread {
                    look()
                    reached.finish()
                }
                for await _ in end {}
            }
        }
    }

    /// Makes one if it is time.
    func look() {
        do {
            let now = now()
            let backups = database.backups
            if let failure = backups.failure, now.timeIntervalSince(failure.at) < Self.retry { return }
            guard try backups.isDue(now: now), try backups.hasSomethingToKeep() else { return }
            let made = try backups.make(.daily, now: now)
            logger.info("Backup made", metadata: ["bytes": .stringConvertible(made.bytes)])
            // One of those that nobody has looked at for longest is looked at again, a day.
            let old = try backups.list().filter(\.isSound).min {
                ($0.facts?.provedAt ?? now) < ($1.facts?.provedAt ?? now)
            }
            guard let old else { return }
            do {
                try backups.prove(old.name, now: now)
            } catch let problem as BackupProblem {
                logger.error("A backup cannot be read: \(problem.rawValue)", metadata: ["file": .string(old.name)])
            }
        } catch is CancellationError {
            return
        } catch BackupProblem.busy where database.backups.failure?.problem != .busy {
            // A command is at one, and nothing failed: soon it is looked again.
            return
        } catch {
            logger.error("No backup could be made: \(BackupProblem(error).rawValue)")
        }
    }
}
