import Domain
import Foundation
import HTTPTypes
import Services
import Storage
import Synchronization

/// The exports and reports that are being downloaded. Who asks for what somebody with the same account got a moment ago
/// reads the same file.
final class Downloads: Sendable {
    enum What: Hashable, Sendable {
        case export(ExportOrder)
        case report(ReportOrder)
    }

    private struct Key: Hashable {
        var owner: Account.ID
        var what: What
    }

    private struct Entry {
        weak var download: Download?
        var version: UInt64
        var begun: ContinuousClock.Instant
    }

    /// Different ones of one account
    private static let most = 8
    /// For so long one counts as of now, while the account is not changed.
    private static let fresh = Duration.seconds(30)
    private let database: Database
    private let gate = Gate(places: 2, longestQueue: 64)
    private let entries = Mutex<[Key: [Entry]]>([:])

    init(database: Database) { self.database = database }

    func open(_ order: ExportOrder, of owner: Account.ID) async throws -> Download.Reader {
        try await open(.export(order), of: owner) { [database] send in
            try Export.write(order, of: owner, from: database, send: send)
        }
    }

    /// - Parameter produce: on a thread of its own
    /// - Throws: 429 when an account has too many, 503 when too many wait, `StorageError.diskFull`
    func open(
        _ what: What, of owner: Account.ID,
        produce: @escaping @Sendable (_ send: ([UInt8]) throws -> Void) throws -> Void
    ) async throws -> Download.Reader {
        let version = database.changes.version(of: owner)
        let key = Key(owner: owner, what: what)
        let reader = try entries.withLock { entries in
            for key in entries.keys { entries[key]?.removeAll { $0.download == nil } }
            entries = entries.filter { !$0.value.isEmpty }
            let same = entries[key, default: []].last { $0.version == version && .now < $0.begun + Self.fresh }
            if let reader = same?.download?.reader() { return reader }
            let count = entries.reduce(0) { $1.key.owner == owner ? $0 + $1.value.count : $0 }
            guard count < Self.most else { throw Problem(.tooManyRequests, "problem.downloads") }
            let download = try Download(in: database.uploads(of: owner), gate: gate, crowd: owner, produce)
            entries[key, default: []].append(Entry(download: download, version: version, begun: .now))
            guard let reader = download.reader() else { throw Problem(.serviceUnavailable, "problem.busy") }
            return reader
        }
        // What goes wrong at the start is told by the status.
        _ = try await reader.bytes(at: 0, atMost: 1)
        return reader
    }

    /// Ends those of an account that is about to be erased; nothing reads its rows when this returns.
    func end(of owner: Account.ID) async {
        let ending = entries.withLock { entries in
            entries.filter { $0.key.owner == owner }.flatMap { $0.value.compactMap(\.download) }
        }
        for download in ending { download.stop() }
        for download in ending { await download.settled() }
    }
}
