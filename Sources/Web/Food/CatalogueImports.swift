import Domain
import Foundation
import HTTPTypes
import Imports
import Storage
import Synchronization

/// Food catalogues on their way in: one at a time, on a thread of its own so that nobody waits for it.
final class CatalogueImports: Sendable {
    struct Job: Sendable {
        enum State: String, Encodable { case reading, writing, done, failed }

        let id = UUID()
        let fileName: String
        let source: FoodSource
        let upload: UUID?
        var state = State.reading
        /// Of `total` bytes while it is read, of foods while they are written
        var done = 0
        var total = 0
        var foods = 0
        var summary: ImportSummary?
        /// The words for why it came to nothing
        var failure: String?

        var isRunning: Bool { state == .reading || state == .writing }
    }

    private struct Cancelled: Error {}

    private let store: CatalogueStore
    private let events: Events
    private let state = Mutex(State())

    private struct State {
        var job: Job?
        /// Uploads that were cancelled on their way, the last few: one may have arrived whole all the same.
        var unwanted: [UUID] = []
    }

    init(store: CatalogueStore, events: Events) {
        self.store = store
        self.events = events
    }

    /// What runs, or what became of the last one until somebody has seen it.
    var current: Job? { state.withLock { $0.job } }

    /// Begins to read a file, which is removed in the end.
    ///
    /// - Parameter upload: what whoever sends it calls it, to cancel it while it is on its way
    /// - Throws: 409 while another one is read and for an upload that was cancelled, 422 for what is no catalogue
    func start(_ file: URL, named name: String, upload: UUID?, for owner: Account.ID) throws {
        let dump: CatalogueFile
        do { dump = try CatalogueFile(file) } catch let error as ImportError {
            throw Problem(.unprocessableContent, error.key, values: ["file": .text(name)])
        }
        let id = try state.withLock { state in
            if state.job?.isRunning == true { throw Problem(.conflict, "import.error.busy") }
            if let upload, state.unwanted.contains(upload) { throw Problem(.conflict, "import.error.cancelled") }
            let new = Job(fileName: name, source: dump.source, upload: upload)
            state.job = new
            return new.id
        }
        Thread.detachNewThread { [self] in
            let failure = read(dump, id)
            try? FileManager.default.removeItem(at: file)
            change(id) { job in
                job.state = failure == nil ? .done : .failed
                job.failure = failure
            }
            events.publish(AccountChange([.foods]), to: owner)
        }
    }

    /// Ends what runs, or forgets what became of it.
    ///
    /// - Returns: whether there was any
    func end() -> Bool {
        state.withLock { state in
            defer { state.job = nil }
            return state.job != nil
        }
    }

    /// Ends one upload and no other, also one that has yet to arrive.
    func end(upload: UUID) {
        state.withLock { state in
            state.unwanted = state.unwanted.suffix(15) + [upload]
            if state.job?.upload == upload { state.job = nil }
        }
    }

    /// - Returns: whether it is still wanted
    @discardableResult private func change(_ id: UUID, _ body: (inout Job) -> Void) -> Bool {
        state.withLock { state in
            guard var changed = state.job, changed.id == id else { return false }
            body(&changed)
            state.job = changed
            return true
        }
    }

    private func tell(_ id: UUID, _ body: (inout Job) -> Void) throws {
        if !change(id, body) { throw Cancelled() }
    }

    /// - Returns: the words for why it came to nothing; `nil` when it did not, or was cancelled
    private func read(_ dump: CatalogueFile, _ id: UUID) -> String? {
        do {
            try store.replace(
                dump.source, now: Date(),
                progress: { [self] done, total in
                    try tell(id) { ($0.state, $0.done, $0.total) = (.writing, done, total) }
                },
                fill: { [self] add in
                    let summary = try dump.read(
                        progress: { [self] progress in
                            try tell(id) { job in
                                (job.done, job.total) = (progress.bytesRead, progress.bytesTotal)
                                job.foods = progress.items
                            }
                        }, add)
                    try tell(id) { $0.summary = summary }
                    return summary.edition
                })
            return nil
        } catch is Cancelled {
            return nil
        } catch {
            return Self.words(for: error)
        }
    }

    private static func words(for error: any Error) -> String {
        switch error {
        case let error as ImportError: error.key
        case StorageError.diskFull: ImportError.diskFull.key
        case StorageError.notFound: ImportError.empty.key
        case StorageError.locked: "import.error.busy"
        default: "import.error.unexpected"
        }
    }
}
