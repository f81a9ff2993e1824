import Domain
import Foundation
import HTTPTypes
import Imports
import Storage
import Synchronization

/// Imports that run: one at a time for the whole server, on a thread of their own so that nobody waits for them.
final class HealthImports: Sendable {
    struct Job: Sendable {
        let owner: Account.ID
        let batch: Int64
        let fileName: String
        let startedAt: Date
        /// `nil` before the first bytes were read.
        var progress: ImportProgress?
        var isCancelled = false
    }

    /// What became of an import that came to nothing; kept until the next one of its owner.
    struct Failure: Sendable {
        let batch: Int64
        let fileName: String
        let startedAt: Date
        let key: String
        let vendor: String?
    }

    private struct State {
        var job: Job?
        var failures: [Account.ID: Failure] = [:]
    }

    private struct Cancelled: Error {}

    private let database: Database
    private let events: Events
    private let state = Mutex(State())

    init(database: Database, events: Events) {
        self.database = database
        self.events = events
        database.removeUploads()
    }

    /// What runs, or has failed, of one account, as of one moment.
    func state(of owner: Account.ID) -> (job: Job?, failure: Failure?) {
        state.withLock { ($0.job?.owner == owner ? $0.job : nil, $0.failures[owner]) }
    }

    func forget(_ owner: Account.ID) { state.withLock { $0.failures[owner] = nil } }

    /// Begins to read a file, which is removed in the end.
    ///
    /// - Throws: 409 while another import runs
    func start(_ file: URL, named name: String, for person: Person, includesCycle: Bool) throws -> Int64 {
        let owner = person.owner
        let batch = try state.withLock { state in
            guard state.job == nil else { throw Problem(.conflict, "health.error.busy") }
            let batch = try database.health.begin(owner, .export, fileName: name, now: person.now)
            state.failures[owner] = nil
            state.job = Job(
                owner: owner, batch: batch, fileName: name, startedAt: person.now)
            return batch
        }
        let thread = Thread { [self] in
            defer { try? FileManager.default.removeItem(at: file) }
            let problem = read(file, batch, person, includesCycle)
            state.withLock { state in
                if let problem, let job = state.job {
                    state.failures[owner] = Failure(
                        batch: batch, fileName: job.fileName, startedAt: job.startedAt, key: problem.key,
                        vendor: problem.vendor)
                }
                state.job = nil
            }
            events.publish(.health, to: owner)
        }
        thread.name = "health import"
        thread.start()
        return batch
    }

    /// - Returns: whether there was one to cancel
    func cancel(_ batch: Int64, of owner: Account.ID) -> Bool {
        state.withLock { state in
            guard state.job?.batch == batch, state.job?.owner == owner else { return false }
            state.job?.isCancelled = true
            return true
        }
    }

    /// Ends what runs for an account that is no more.
    func end(of owner: Account.ID) {
        state.withLock { state in
            if state.job?.owner == owner { state.job?.isCancelled = true }
            state.failures[owner] = nil
        }
    }

    /// - Returns: the words for why it came to nothing; `nil` when it did not, or was cancelled
    private func read(
        _ file: URL, _ batch: Int64, _ person: Person, _ includesCycle: Bool
    ) -> (key: String, vendor: String?)? {
        var told = ContinuousClock.now
        do {
            _ = try HealthImporter(database: database, owner: person.owner).run(
                try HealthExport(file), batch: batch, home: person.clock.timeZone, includesCycle: includesCycle,
                now: person.now
            ) { [self] progress in
                let isCancelled = state.withLock { state in
                    state.job?.progress = progress
                    return state.job?.isCancelled ?? true
                }
                if isCancelled { throw Cancelled() }
                if told.duration(to: .now) > .milliseconds(250) {
                    told = .now
                    events.publish(.health, to: person.owner)
                }
            }
            return nil
        } catch is Cancelled {
            return nil
        } catch let foreign as ForeignExport {
            return (ForeignExport.key, foreign.rawValue)
        } catch let error as ImportError {
            return (error.healthKey, nil)
        } catch {
            return (
                error as? StorageError == .diskFull ? ImportError.diskFull.healthKey : "health.error.unexpected", nil
            )
        }
    }
}
