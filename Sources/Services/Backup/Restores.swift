public import Archive
public import Domain
public import Foundation
import Imports
public import Storage
import Synchronization

/// Files that somebody wants back: taken in, opened, looked at, and put back or let go. One an account at a time.
public final class Restores: Sendable {
    /// A file that was taken in; `staged` once it has been opened.
    public struct Pending: Sendable {
        public let id: String
        let owner: Account.ID
        let file: URL
        /// Whether the file is a copy that goes with this.
        let isUpload: Bool
        public let kind: BackupFile.Kind
        public var staged: StagedStore?

        /// Of one account, in the words of its export
        public var isExport: Bool { kind == .other }
    }

    private let database: Database
    private let state = Mutex<[Account.ID: Pending]>([:])

    public init(database: Database) { self.database = database }

    /// Takes a file in; what its owner had pending is let go.
    ///
    /// - Throws: `BackupProblem`
    public func begin(_ file: URL, isUpload: Bool, for owner: Account.ID, key: AgeKey?, now: Date) throws -> Pending {
        let kind: BackupFile.Kind
        do { kind = try BackupFile(file).kind() } catch { throw BackupProblem(error) }
        var pending = Pending(
            id: UUID().uuidString.lowercased(), owner: owner, file: file, isUpload: isUpload, kind: kind)
        if case .locked = kind, key == nil {
        } else {
            pending.staged = try stage(pending, key: key, now: now)
        }
        let before = state.withLock { state in
            defer { state[owner] = pending }
            return state[owner]
        }
        if let before { discard(before) }
        return pending
    }

    /// Opens what was locked.
    ///
    /// - Throws: `BackupProblem`
    public func open(_ id: String, of owner: Account.ID, key: AgeKey, now: Date) throws -> Pending {
        var pending = try find(id, of: owner)
        guard pending.staged == nil else { return pending }
        pending.staged = try stage(pending, key: key, now: now)
        let isThere = state.withLock { state in
            guard state[owner]?.id == id else { return false }
            state[owner] = pending
            return true
        }
        if isThere { return pending }
        pending.staged?.discard()
        throw BackupProblem.notFound
    }

    /// - Throws: `BackupProblem.notFound`
    public func find(_ id: String, of owner: Account.ID) throws -> Pending {
        guard let pending = state.withLock({ $0[owner] }), pending.id == id else { throw BackupProblem.notFound }
        return pending
    }

    /// Takes it out, for who puts it back.
    ///
    /// - Throws: `BackupProblem.notFound`
    public func take(_ id: String, of owner: Account.ID) throws -> Pending {
        let pending = state.withLock { state in state[owner]?.id == id ? state.removeValue(forKey: owner) : nil }
        guard let pending else { throw BackupProblem.notFound }
        return pending
    }

    /// Lets go of what an account has pending.
    public func end(of owner: Account.ID) {
        if let pending = state.withLock({ $0.removeValue(forKey: owner) }) { discard(pending) }
    }

    /// Removes what was staged of it, and the file where that is a copy.
    public func discard(_ pending: Pending) {
        if let staged = pending.staged {
            staged.discard()
            try? FileManager.default.removeItem(at: staged.database.directory.deletingLastPathComponent())
        }
        if pending.isUpload { try? FileManager.default.removeItem(at: pending.file) }
    }

    private func stage(_ pending: Pending, key: AgeKey?, now: Date) throws -> StagedStore {
        let folder = try database.backups.stagingFolder()
        do {
            let store = folder.appending(path: "store", directoryHint: .isDirectory)
            if pending.isExport {
                return try StagedStore(rows: AccountFile(pending.file).next, now: now, in: store)
            }
            return try StagedStore(pending.file, key: key, in: store)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw BackupProblem(error)
        }
    }
}
