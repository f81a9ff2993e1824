import Catalogue
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Imports
import NIOCore
import Services
import Storage

/// The Health app's export: uploaded, read, looked at, confirmed, taken back; and the order of its sources.
struct HealthRoutes {
    let database: Database
    let imports: HealthImports

    /// Exports of a decade have a few hundred megabytes.
    private static let limit = 16 << 30
    private static let messageLimit = 32 << 20
    private static let types = [
        "application/zip", "application/xml", "text/xml", "application/octet-stream", "text/csv", "application/json",
        "text/plain", "text/tab-separated-values", "application/x-zip-compressed", "application/vnd.ms-excel",
        "application/gzip", "application/x-gzip",
    ]
    private static let mostAnswers = 200

    func add(to group: RouterGroup<PersonalContext>) {
        group.post("health/imports", use: upload)
        group.get("health/imports", use: list)
        group.get("health/imports/:id", use: show)
        group.put("health/imports/:id/confirming", use: confirm)
        group.put("health/imports/:id/restoring", use: confirm)
        group.put("health/imports/:id/answers", use: answer)
        group.delete("health/imports/:id", use: delete)
        group.post("health/ingest", use: ingest)
        group.get("health/sources", use: sources)
        group.put("health/sources", use: order)
    }

    private func upload(_ request: Request, _ context: PersonalContext) async throws -> Response {
        let person = context.person
        guard Self.types.contains(request.mediaType) else { throw Problem(.unsupportedMediaType, "health.error.type") }
        guard imports.state(of: person.owner).job == nil else { throw Problem(.conflict, "health.error.busy") }
        let upload = try Upload(in: database.uploads(of: person.owner))
        do {
            for try await part in request.body { try upload.add(part, limit: Self.limit) }
            // A connection that ends, and a server that stops, end the loop, too.
            try Task.checkCancellation()
            try upload.finish(length: request.headers[.contentLength])
            let batch = try imports.start(
                upload.file, named: request.fileName ?? "export.zip", for: person,
                includesCycle: request.headers[.menstrual] == "1")
            return Response.json(try found(batch, person), status: .accepted)
        } catch {
            upload.discard()
            throw error
        }
    }

    private func list(_ request: Request, _ context: PersonalContext) throws -> Response {
        Response.json(try all(context.person))
    }

    private func show(_ request: Request, _ context: PersonalContext) throws -> Response {
        Response.json(try found(try id(context), context.person))
    }

    private func confirm(_ request: Request, _ context: PersonalContext) async throws -> Response {
        let person = context.person
        let batch = try id(context)
        _ = try found(batch, person)
        // One that comes to nothing is told on Today, and keeps nobody from their data.
        await Work.onThread { [database] in _ = try? database.backups.make(.beforeImport, now: person.now) }
        do { try database.health.confirm(batch, of: person.owner) } catch StorageError.notFound {
            throw Problem.notFound
        }
        imports.forgetFile(of: batch, person.owner)
        return Response.json(try found(batch, person))
    }

    /// What somebody says about a file that waits to be confirmed: it is read again by that, as a new import.
    private func answer(_ request: Request, _ context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        var answers: [String: String] = [:]
        for (place, item) in form.objects("answers", limit: Self.mostAnswers).enumerated() {
            var item = item
            answers[item.requiredText("question", limit: 300)] = item.requiredText("answer", limit: 100)
            form.adopt(item, under: "answers[\(place)]")
        }
        try form.check()
        let batch = try imports.answer(try id(context), answers, for: person)
        return Response.json(try found(batch, person), status: .accepted)
    }

    private func delete(_ request: Request, _ context: PersonalContext) throws -> Response {
        let person = context.person
        let batch = try id(context)
        if imports.cancel(batch, of: person.owner) { return Response.noContent }
        if imports.state(of: person.owner).failure?.batch == batch {
            imports.forget(person.owner)
            return Response.noContent
        }
        switch try database.health.batches(of: person.owner).first(where: { $0.id == batch })?.state {
        case .live: try database.health.takeBack(batch, of: person.owner, now: person.now)
        case .ready:
            try database.health.discard(batch, of: person.owner)
            imports.forgetFile(of: batch, person.owner)
        default: throw Problem.notFound
        }
        return Response.noContent
    }

    private struct Ingested: Encodable {
        var days: Int
        var newDays: Int
        var skipped: Int
    }

    /// Figures that an automation on the phone sends. They count at once; those of one day of sending are one import.
    private func ingest(_ request: Request, _ context: PersonalContext) async throws -> Response {
        let person = context.person
        guard request.mediaType == "application/json" else {
            throw Problem(.unsupportedMediaType, "problem.contentType")
        }
        let body = try await request.bytes(limit: Self.messageLimit)
        let push: HealthPush
        do {
            push = try HealthPush(Data(body.readableBytesView), home: person.clock.timeZone, now: person.now)
        } catch is ImportError {
            throw Problem(.unprocessableContent, "health.error.message")
        }
        let newDays = try database.health.receive(
            push.figures, push.details, push.sources, push.summary, of: person.owner, now: person.now,
            today: person.today)
        return Response.json(
            Ingested(days: push.summary.days, newDays: newDays, skipped: push.summary.skipped.values.reduce(0, +)))
    }

    private func sources(_ request: Request, _ context: PersonalContext) throws -> Response {
        Response.json(try sources(of: context.person.owner))
    }

    private func order(_ request: Request, _ context: PersonalContext) async throws -> Response {
        let owner = context.person.owner
        var form = try await request.form()
        let known = Set(try sources(of: owner).map(\.name))
        let names = form.texts("order", limit: 250, most: 1000).value ?? []
        try form.check()
        try database.health.setOrder(names.filter(known.contains), of: owner)
        return Response.json(try sources(of: owner))
    }

    private func id(_ context: PersonalContext) throws -> Int64 {
        guard let id = Int64(try context.parameters.require("id")) else { throw Problem.notFound }
        return id
    }

    private func found(_ batch: Int64, _ person: Person) throws -> HealthImport {
        let id = String(batch)
        guard let item = try all(person).first(where: { $0.id == id }) else { throw Problem.notFound }
        return item
    }

    private func all(_ person: Person) throws -> [HealthImport] {
        let (job, failure) = imports.state(of: person.owner)
        var items = try database.health.batches(of: person.owner).compactMap { batch in
            // One that is read shows what its job says; rows of one that is being removed are nobody's business.
            batch.state == .reading || batch.id == job?.batch ? nil : HealthImport(batch, person.language)
        }
        if let failure { items.insert(HealthImport(failure, person.language), at: 0) }
        if let job { items.insert(HealthImport(job), at: 0) }
        return items
    }

    private struct SourceItem: Encodable {
        var name: String
        var kind: HealthSource.Kind
        var days: Int
        /// The last that it has something for, and whether that was sent here or came in a file
        var lastDay: CivilDate
        var isSent: Bool
    }

    private func sources(of owner: Account.ID) throws -> [SourceItem] {
        try database.health.sources(of: owner).map {
            SourceItem(
                name: $0.source.name, kind: $0.source.kind, days: $0.days, lastDay: $0.lastDay, isSent: $0.isSent)
        }
    }
}
