import Domain
import Foundation
import GRDB
import Synchronization

/// Erases accounts so that no byte of them stays. Asked for, it is a row that outlives the account and the process, and
/// goes last: whatever is left to do is done again until it succeeds, at the next start at the latest.
final class Erasures: Sendable {
    private let connection: Connection
    private let photos: PhotoStore
    private let files: DatabaseFiles
    private let state = Mutex(State())

    /// Of the thread that goes on where others could not.
    private struct State {
        var isWanted = false
        var isWorking = false
        var isOver = false
        /// Those of whom no page has a trace any more, but the log may
        var cleaned: Set<Account.ID> = []
    }

    init(connection: Connection, photos: PhotoStore, files: DatabaseFiles) {
        self.connection = connection
        self.photos = photos
        self.files = files
    }

    /// Does what an ended process left to do.
    func resume() {
        // A full disk keeps nobody from their data: the rest goes when there is room.
        if (try? carryOut(within: 0)) != true { keepTrying() }
    }

    /// The account and all its rows are gone when this returns, and the rest is certain to go.
    ///
    /// - Throws: `StorageError.notFound`
    func begin(_ account: Account.ID) throws {
        // Whoever was erased before and put back since left new traces.
        _ = state.withLock { $0.cleaned.remove(account) }
        try connection.write(account, []) { db in
            try db.execute(sql: "DELETE FROM account WHERE id = ?", arguments: [account])
            if db.changesCount == 0 { throw StorageError.notFound }
            try db.execute(sql: "INSERT OR IGNORE INTO erasure (account) VALUES (?)", arguments: [account])
        }
    }

    /// Removes what is left of those whose erasing has begun.
    ///
    /// - Returns: whether nothing is. If not, it goes on by itself.
    func finish(within seconds: TimeInterval) -> Bool {
        if (try? carryOut(within: seconds)) == true { return true }
        keepTrying()
        return false
    }

    func stop() { state.withLock { $0.isOver = true } }

    private func keepTrying() {
        let begins = state.withLock { state in
            defer { state.isWorking = true }
            state.isWanted = true
            return !state.isWorking
        }
        guard begins else { return }
        Thread.detachNewThread { [self] in
            var pause = 1.0
            while true {
                state.withLock { $0.isWanted = false }
                let isDone = (try? carryOut(within: 0)) == true
                let ends = state.withLock { state in
                    if state.isOver || isDone && !state.isWanted { state.isWorking = false }
                    return !state.isWorking
                }
                if ends { return }
                // A replicator reads as long as it runs: who logs is not kept waiting for it.
                if !isDone { Thread.sleep(forTimeInterval: pause) }
                pause = min(pause * 2, 60)
            }
        }
    }

    /// - Returns: `false` while somebody still reads the state from before.
    private func carryOut(within seconds: TimeInterval) throws -> Bool {
        let accounts = try connection.read { try String.fetchAll($0, sql: "SELECT account FROM erasure") }
        if accounts.isEmpty { return true }
        if !state.withLock({ $0.cleaned.isSuperset(of: accounts) }) {
            try cleanFiles(of: accounts)
            // Pages keep pieces of rows that were once moved: they are written anew, and the old ones dropped with the log.
            try connection.whileNobodyWrites { try $0.execute(sql: "VACUUM") }
            state.withLock { $0.cleaned.formUnion(accounts) }
        }
        guard try emptyLog(within: seconds) else { return false }
        try connection.writeUncounted { db in
            for account in accounts {
                try db.execute(sql: "DELETE FROM erasure WHERE account = ?", arguments: [account])
            }
        }
        return try emptyLog(within: seconds)
    }

    private func emptyLog(within seconds: TimeInterval) throws -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while try !connection.emptyLog() {
            if Date() >= end { return false }
            Thread.sleep(forTimeInterval: 0.1)
        }
        return true
    }

    private func cleanFiles(of accounts: [Account.ID]) throws {
        let manager = FileManager.default
        for account in accounts { try? manager.removeItem(at: files.uploads.appending(path: account)) }
        try photos.sweep()
        // A damaged log cannot be cleaned of one person.
        if manager.fileExists(atPath: files.damaged.path) { try manager.removeItem(at: files.damaged) }
        let copies = (try? manager.contentsOfDirectory(at: files.backups, includingPropertiesForKeys: nil)) ?? []
        for copy in copies where Schema.isBackup(copy) { try Self.clean(copy, of: accounts) }
        try Backups(directory: files.directory).remove(holding: accounts)
    }

    /// A copy from before an update keeps everybody else; one that cannot be read goes as a whole.
    private static func clean(_ copy: URL, of accounts: [Account.ID]) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
        do {
            let queue = try DatabaseQueue(path: copy.path, configuration: configuration)
            defer { try? queue.close() }
            try queue.write { db in
                for account in accounts {
                    try db.execute(sql: "DELETE FROM account WHERE id = ?", arguments: [account])
                }
            }
            try queue.vacuum()
        } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
            try FileManager.default.removeItem(at: copy)
        }
    }
}
