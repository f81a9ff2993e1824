import Archive
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Storage

/// Backups of the installation: for its owner alone, since everybody's data is in them.
struct BackupRoutes {
    let database: Database
    let households: Households
    let now: @Sendable () -> Date

    private static let piece = 256 << 10

    func add(to group: RouterGroup<Caller>) {
        group.get("backups", use: list)
        group.post("backups", use: make)
        group.delete("backups/update", use: readUpdate)
        group.put("backups/settings", use: settings)
        group.get("backups/:name", use: download)
        group.put("backups/:name/proof", use: prove)
        group.delete("backups/:name", use: delete)
    }

    private struct Answer: Encodable {
        /// `nil` for the one beside the database
        var folder: String?
        var isEncrypting: Bool
        var recipient: String?
        var failure: BackupFailureAnswer?
        var backups: [Backup]
    }

    @Sendable private func list(_: Request, context: Caller) async throws -> Response {
        try owner(context)
        return .json(try answer(context))
    }

    private func answer(_ context: Caller) throws -> Answer {
        let backups = database.backups
        let settings = try backups.settings
        return Answer(
            folder: settings.folder, isEncrypting: settings.isEncrypting, recipient: settings.recipient,
            failure: BackupFailureAnswer(backups, context), backups: try backups.list())
    }

    @Sendable private func readUpdate(_: Request, context: Caller) async throws -> Response {
        try owner(context)
        try database.backups.readUpdate()
        return .noContent
    }

    @Sendable private func make(_: Request, context: Caller) async throws -> Response {
        try owner(context)
        let (backups, now) = (database.backups, now())
        return .json(try await Work.onThread { try backups.make(.manual, now: now) }, status: .created)
    }

    @Sendable private func settings(_ request: Request, context: Caller) async throws -> Response {
        try owner(context)
        var form = try await request.form()
        var settings = try database.backups.settings
        form.text("folder", limit: 1000).apply(to: &settings.folder)
        form.text("recipient", limit: 200).apply(to: &settings.recipient)
        switch form.text("passphrase", limit: 1000) {
        case .unchanged: break
        case .clear: settings.passphrase = nil
        case .set: settings.passphrase = form.password("passphrase")
        }
        if let passphrase = settings.passphrase, passphrase.count < Passwords.shortest {
            form.complain("passphrase", "problem.passwordShort", ["min": .number(Double(Passwords.shortest))])
        }
        if settings.passphrase != nil, settings.recipient != nil {
            form.complain("recipient", "backup.problem.oneLock")
        }
        try form.check()
        try database.backups.set(settings)
        return .json(try answer(context))
    }

    @Sendable private func prove(_: Request, context: Caller) async throws -> Response {
        try owner(context)
        let (backups, name, now) = (database.backups, try context.parameters.require("name"), now())
        try await Work.onThread { _ = try backups.prove(name, now: now) }
        return .json(try answer(context))
    }

    @Sendable private func delete(_: Request, context: Caller) async throws -> Response {
        try owner(context)
        try database.backups.delete(try context.parameters.require("name"))
        return .noContent
    }

    @Sendable private func download(_: Request, context: Caller) async throws -> Response {
        try owner(context)
        let name = try context.parameters.require("name")
        let handle = try FileHandle(forReadingFrom: try database.backups.url(of: name))
        let size = try handle.seekToEnd()
        try handle.seek(toOffset: 0)
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/octet-stream", .contentLength: "\(size)",
                .contentDisposition: "attachment; filename=\"\(name)\"",
            ],
            body: ResponseBody(contentLength: Int(size)) { [loop = context.channel.eventLoop] writer in
                defer { try? handle.close() }
                while let data = try handle.read(upToCount: Self.piece), !data.isEmpty {
                    try await writer.write(ByteBuffer(bytes: data))
                    // Only once the connection has seen a piece does the writer know that it has to wait.
                    try await loop.submit {}.get()
                }
                try await writer.finish(nil)
            })
    }

    /// - Throws: 403 for everybody else
    @discardableResult private func owner(_ context: Caller) throws -> Account.ID {
        try households.requireOwner(context.signedInOwner(), "backup.problem.ownerOnly")
    }
}

extension Problem {
    init(_ problem: BackupProblem) {
        let status: HTTPResponse.Status =
            switch problem {
            case .notFound: .notFound
            case .busy: .conflict
            case .diskFull: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
            case .unexpected: .internalServerError
            default: .unprocessableContent
            }
        self.init(status, "backup.error.\(problem.rawValue)")
    }
}
