import Archive
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Storage

/// Putting back: the whole of a backup, one account of it, or one's own account from its export. Somebody who is not the
/// owner of the installation puts back their own export and nothing else; whatever anybody put back they can undo, and
/// nothing beside it changes then.
struct RestoreRoutes {
    let database: Database
    let restores: Restores
    let households: Households
    let guests: Guests
    let events: Events
    let downloads: Downloads
    let now: @Sendable () -> Date

    private static let limit = 64 << 30
    private static let types = [
        "application/octet-stream", "application/gzip", "application/x-gzip", "application/x-tar",
    ]

    func add(to group: RouterGroup<Caller>) {
        group.post("restores", use: begin)
        group.post("restores/file", use: upload)
        group.get("restores/undo", use: undoable)
        group.post("restores/undo", use: undo)
        group.put("restores/:id/key", use: open)
        group.put("restores/:id/confirming", use: confirm)
        group.delete("restores/:id", use: cancel)
    }

    private enum Lock: String, Encodable { case passphrase, identity }

    /// What is in a file, beside what is here.
    private struct Preview: Encodable {
        struct Row: Encodable {
            var id: Account.ID
            var name: String
            var entries: Int
            var from: CivilDate?
            var through: CivilDate?
            var isHere: Bool
            /// Entries here that were logged or changed after the file was made
            var newerHere: Int?
        }

        var id: String
        var isExport: Bool
        /// What it takes to open it; the rest is unknown until then
        var needs: Lock?
        var createdAt: Date?
        var app: String?
        var rows: Int?
        var photos: Int?
        var accounts: [Row]?
        /// Whose data here the file does not have
        var missing: [String]?
    }

    private struct Done: Encodable {
        /// The way in for who is no longer known here
        var link: String?
    }

    private struct Undoable: Encodable {
        /// When what it replaced was put aside
        var at: Date
        /// The account that it was of; absent where it was everything
        var name: String?
    }

    /// A backup of the list.
    @Sendable private func begin(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        var form = try await request.form()
        let name = form.requiredText("backup")
        try form.check()
        try households.requireOwner(owner, "backup.problem.ownerOnly")
        let (file, key) = (try database.backups.url(of: name), try database.backups.settings.passphrase)
        let now = now()
        let pending = try await Work.onThread {
            do {
                return try restores.begin(
                    file, isUpload: false, for: owner, key: key.map { .passphrase($0) }, now: now)
            } catch let problem as BackupProblem where [.wrongKey, .noIdentity, .noPassphrase].contains(problem) {
                return try restores.begin(file, isUpload: false, for: owner, key: nil, now: now)
            }
        }
        return .json(try await preview(pending), status: .created)
    }

    @Sendable private func upload(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        guard Self.types.contains(request.mediaType) else {
            throw Problem(.unsupportedMediaType, "problem.contentType")
        }
        let upload = try Upload(in: database.uploads(of: owner))
        do {
            for try await part in request.body { try upload.add(part, limit: Self.limit) }
            try Task.checkCancellation()
            try upload.finish(length: request.headers[.contentLength])
            let (file, now) = (upload.file, now())
            let isOwner = try households.isOwner(owner)
            let pending = try await Work.onThread {
                if !isOwner, try BackupFile(file).kind() != .other {
                    throw Problem.forbidden("backup.problem.ownerOnly")
                }
                return try restores.begin(file, isUpload: true, for: owner, key: nil, now: now)
            }
            return .json(try await preview(pending), status: .created)
        } catch let error as ArchiveError {
            upload.discard()
            throw BackupProblem(error)
        } catch {
            upload.discard()
            throw error
        }
    }

    @Sendable private func open(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        let id = try context.parameters.require("id")
        var form = try await request.form()
        let secret = form.password("key")
        try form.check()
        let key: AgeKey
        if case .locked(withPassphrase: false) = try restores.find(id, of: owner).kind {
            do { key = .identities(try AgeIdentity.all(in: secret)) } catch { throw BackupProblem.badKey }
        } else {
            key = .passphrase(secret)
        }
        let now = now()
        let pending = try await Work.onThread { try restores.open(id, of: owner, key: key, now: now) }
        return .json(try await preview(pending))
    }

    @Sendable private func cancel(_: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        restores.discard(try restores.take(try context.parameters.require("id"), of: owner))
        return .noContent
    }

    /// With `account` that account of it, without everything.
    @Sendable private func confirm(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        var form = try await request.form()
        let account = form.text("account").value
        try form.check()
        let pending = try restores.take(try context.parameters.require("id"), of: owner)
        defer { restores.discard(pending) }
        guard let staged = pending.staged else { throw BackupProblem.noPassphrase }
        let isOwner = try households.isOwner(owner)
        guard pending.isExport || isOwner else { throw Problem.forbidden("backup.problem.ownerOnly") }
        let only = pending.isExport ? staged.manifest.accounts.first?.id : account
        let restore = RestoreScope(account: pending.isExport ? owner : account, by: owner)
        return try await carryOut(restore, owner) { [database] in
            guard let only else { return try database.replaceEverything(with: staged) }
            return [try database.replaceAccount(only, from: staged, into: restore.account)]
        }
    }

    /// The last restore that is for somebody to undo: one of their own, and for the owner one of everything, or of their
    /// account, whoever did it.
    private func last(for person: Account.ID) throws -> (kept: Backup, RestoreScope)? {
        let isOwner = try households.isOwner(person)
        return try database.backups.undo(now: now()) { restore in
            restore.by == person || (isOwner && (restore.account == nil || restore.account == person))
        }
    }

    @Sendable private func undoable(_: Request, context: Caller) async throws -> Response {
        guard let (kept, restore) = try last(for: try context.signedInOwner()) else { return .noContent }
        let name = restore.account.flatMap { account in
            kept.facts?.accounts.first { $0.id == account }?.name ?? (try? database.accounts.find(id: account)?.name)
        }
        return .json(Undoable(at: kept.at, name: name))
    }

    @Sendable private func undo(_: Request, context: Caller) async throws -> Response {
        let person = try context.signedInOwner()
        guard let (kept, restore) = try last(for: person) else { throw BackupProblem.notFound }
        let (file, now) = (try database.backups.url(of: kept.name), now())
        let pending = try await Work.onThread {
            try restores.begin(file, isUpload: false, for: person, key: nil, now: now)
        }
        let taken = try restores.take(pending.id, of: person)
        defer { restores.discard(taken) }
        guard let staged = taken.staged else { throw BackupProblem.notFound }
        return try await carryOut(RestoreScope(account: restore.account, by: person), person) { [database] in
            try database.undo(restore, with: staged)
        }
    }

    /// - Parameter body: gives the accounts that it touched
    private func carryOut(
        _ restore: RestoreScope, _ owner: Account.ID, _ body: @escaping @Sendable () throws -> Set<Account.ID>
    ) async throws -> Response {
        let now = now()
        let touched = try await Work.onThread { [database] in
            try database.undoably(restore, now: now, body).value
        }
        let here = Set(try database.accounts.all().map(\.id))
        for account in touched {
            guests.forget(account)
            if !here.contains(account) {
                await downloads.end(of: account)
                events.close(account)
            }
        }
        if here.contains(owner) { return .json(Done(link: nil)) }
        let first = try households.owner(now: now)
        return .json(Done(link: try households.link(for: first.id, base: "", now: now)))
    }

    /// It may have to wait for a backup that is being made.
    private func preview(_ pending: Restores.Pending) async throws -> Preview {
        try await Work.onThread { try looked(at: pending) }
    }

    private func looked(at pending: Restores.Pending) throws -> Preview {
        guard let manifest = pending.staged?.manifest else {
            let needs: Lock = pending.kind == .locked(withPassphrase: true) ? .passphrase : .identity
            return Preview(id: pending.id, isExport: pending.isExport, needs: needs)
        }
        let newer = pending.isExport ? [:] : try database.backups.entries(after: manifest.createdAt)
        let accounts = manifest.accounts.map {
            Preview.Row(
                id: $0.id, name: $0.name, entries: $0.entries, from: $0.from, through: $0.through,
                isHere: newer[$0.id] != nil, newerHere: newer[$0.id])
        }
        let there = Set(manifest.accounts.map(\.id))
        let missing = pending.isExport ? [] : try database.accounts.all().filter { !there.contains($0.id) }.map(\.name)
        return Preview(
            id: pending.id, isExport: pending.isExport, createdAt: pending.isExport ? nil : manifest.createdAt,
            app: pending.isExport ? nil : manifest.app, rows: manifest.rows, photos: manifest.photos,
            accounts: accounts,
            missing: missing)
    }
}
