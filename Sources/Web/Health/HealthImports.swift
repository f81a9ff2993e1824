import Domain
import Foundation
import HTTPTypes
import Imports
import Services
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
        let values: [String: String]
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

    /// Begins to read a file. It is removed in the end, or kept beside its preview where an answer would have it read again.
    ///
    /// - Parameter answers: to what the file does not say itself
    /// - Throws: 409 while another import runs
    func start(
        _ file: URL, named name: String, for person: Person, includesCycle: Bool, answers: [String: String] = [:]
    ) throws -> Int64 {
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
            let problem = read(file, name, batch, person, includesCycle, answers)
            keep(file, of: batch, person.owner, isKept: problem == nil)
            state.withLock { state in
                if let problem, let job = state.job {
                    state.failures[owner] = Failure(
                        batch: batch, fileName: job.fileName, startedAt: job.startedAt, key: problem.key,
                        values: problem.values)
                }
                state.job = nil
            }
            events.publish(AccountChange([.health]), to: owner)
        }
        thread.name = "health import"
        thread.start()
        return batch
    }

    /// Reads a file again by what was answered, in the place of its preview.
    ///
    /// - Throws: 404 where there is no preview of a file that can be read again, 409 while another import runs
    func answer(_ batch: Int64, _ answers: [String: String], for person: Person) throws -> Int64 {
        let kept = file(of: batch, person.owner)
        let found = try database.health.batches(of: person.owner).first { $0.id == batch && $0.state == .ready }
        guard let found, FileManager.default.fileExists(atPath: kept.path) else { throw Problem.notFound }
        guard state.withLock({ $0.job == nil }) else { throw Problem(.conflict, "health.error.busy") }
        let file = database.uploads(of: person.owner).appending(path: UUID().uuidString)
        try FileManager.default.moveItem(at: kept, to: file)
        let next: Int64
        do {
            next = try start(file, named: found.fileName, for: person, includesCycle: false, answers: answers)
        } catch {
            try? FileManager.default.moveItem(at: file, to: kept)
            throw error
        }
        try database.health.discard(batch, of: person.owner)
        return next
    }

    /// Lets go of the file of a preview that was decided on.
    func forgetFile(of batch: Int64, _ owner: Account.ID) {
        try? FileManager.default.removeItem(at: file(of: batch, owner))
    }

    private func file(of batch: Int64, _ owner: Account.ID) -> URL {
        database.uploads(of: owner).appending(path: "import-\(batch)")
    }

    private func keep(_ file: URL, of batch: Int64, _ owner: Account.ID, isKept: Bool) {
        let found = try? database.health.batches(of: owner).first { $0.id == batch }
        let hasQuestions = found?.summary?.history?.questions.isEmpty == false
        if isKept, hasQuestions {
            try? FileManager.default.moveItem(at: file, to: self.file(of: batch, owner))
        } else {
            try? FileManager.default.removeItem(at: file)
        }
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
        _ file: URL, _ name: String, _ batch: Int64, _ person: Person, _ includesCycle: Bool,
        _ answers: [String: String]
    ) -> (key: String, values: [String: String])? {
        var told = ContinuousClock.now
        let progress: (ImportProgress) throws -> Void = { [self] progress in
            let isCancelled = state.withLock { state in
                state.job?.progress = progress
                return state.job?.isCancelled ?? true
            }
            if isCancelled { throw Cancelled() }
            if told.duration(to: .now) > .milliseconds(250) {
                told = .now
                events.publish(AccountChange([.health]), to: person.owner)
            }
        }
        do {
            do {
                switch try ImportFile(file, name: name) {
                case .health(let export):
                    _ = try HealthImporter(database: database, owner: person.owner).run(
                        export, batch: batch, home: person.clock.timeZone, includesCycle: includesCycle,
                        now: person.now,
                        progress: progress)
                case .history(let history):
                    _ = try HistoryImporter(database: database, owner: person.owner).run(
                        history, batch: batch, answers: answers, now: person.now, progress: progress)
                }
            } catch {
                try? database.health.discard(batch, of: person.owner)
                throw error
            }
            return nil
        } catch is Cancelled {
            return nil
        } catch let foreign as ForeignExport {
            return (ForeignExport.key, ["vendor": foreign.rawValue])
        } catch let unknown as UnknownHistory {
            return (unknown.key, ["names": unknown.names.joined(separator: ", ")])
        } catch let error as ImportError {
            return (error.healthKey, [:])
        } catch {
            return (
                error as? StorageError == .diskFull ? ImportError.diskFull.healthKey : "health.error.unexpected", [:]
            )
        }
    }
}
