import Catalogue
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Imports
import Services
import Storage

/// The big food catalogues, which everybody here searches and the owner of the installation brings in and takes away.
struct CatalogueRoutes {
    let database: Database
    let households: Households
    let imports: CatalogueImports
    let events: Events

    /// Open Food Facts packs to some 10 GB.
    private static let limit = 16 << 30
    private static let types = [
        "application/zip", "application/x-zip-compressed", "application/gzip", "application/x-gzip",
        "application/octet-stream", "text/csv", "text/plain", "text/tab-separated-values", "application/json",
        "application/x-ndjson",
    ]

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("food-catalogues", use: list)
        group.post("food-catalogues", use: upload)
        group.delete("food-catalogues/importing", use: end)
        group.delete("food-catalogues/:name", use: remove)
    }

    private struct List: Encodable {
        struct Item: Encodable {
            var source: FoodSource
            var name: String
            var edition: String?
            var importedAt: Date
            var foods: Int
        }

        var catalogues: [Item]
        /// Whether whoever asks may change them
        var isYours: Bool
        /// What is being read, or what became of it
        var importing: Import?
    }

    private struct Import: Encodable {
        struct Skipped: Encodable {
            var reason: SkipReason
            var words: String
            var count: Int
        }

        var fileName: String
        var state: CatalogueImports.Job.State
        var source: FoodSource
        var name: String
        /// Of the step that it is at
        var percent: Int
        var foods: Int
        var error: String?
        var read: Int?
        var kept: Int?
        var skipped: [Skipped]

        init(_ job: CatalogueImports.Job, _ language: Language) {
            func text(_ key: String) -> String { Strings.shared.text(key, language, ["file": job.fileName]) }
            fileName = job.fileName
            state = job.state
            source = job.source
            name = job.source.name
            percent = job.total > 0 ? min(100, 100 * job.done / job.total) : 0
            foods = job.foods
            error = job.failure.map(text)
            read = job.summary?.read
            kept = job.summary?.kept
            skipped = SkipReason.allCases.compactMap { reason in
                job.summary?.skipped[reason].map { Skipped(reason: reason, words: text(reason.key), count: $0) }
            }
        }
    }

    @Sendable private func list(_ request: Request, context: PersonalContext) throws -> Response {
        .json(try list(for: context.person))
    }

    private func list(for person: Person) throws -> List {
        let isOwner = try households.isOwner(person.owner)
        let catalogues = try database.catalogue.sources().map {
            List.Item(
                source: $0.source, name: $0.source.name, edition: $0.edition, importedAt: $0.importedAt, foods: $0.foods
            )
        }
        let job = isOwner ? imports.current : nil
        return List(catalogues: catalogues, isYours: isOwner, importing: job.map { Import($0, person.language) })
    }

    @Sendable private func upload(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = try changer(context)
        guard Self.types.contains(request.mediaType) else {
            throw Problem(.unsupportedMediaType, "import.error.type")
        }
        if imports.current?.isRunning == true { throw Problem(.conflict, "import.error.busy") }
        let upload = try Upload(in: database.uploads(of: person.owner))
        do {
            for try await part in request.body { try upload.add(part, limit: Self.limit) }
            // A connection that ends, and a server that stops, end the loop, too.
            try Task.checkCancellation()
            try upload.finish(length: request.headers[.contentLength])
            let (file, name) = (upload.file, request.fileName ?? "catalogue")
            let key = Self.upload(request)
            // What it is can take a look at much of an archive.
            try await Work.onThread { [imports] in
                try imports.start(file, named: name, upload: key, for: person.owner)
            }
            return .json(try list(for: person), status: .accepted)
        } catch {
            upload.discard()
            throw error
        }
    }

    @Sendable private func end(_ request: Request, context: PersonalContext) throws -> Response {
        _ = try changer(context)
        if let upload = Self.upload(request) {
            imports.end(upload: upload)
        } else if !imports.end() {
            throw Problem.notFound
        }
        return .noContent
    }

    /// What whoever sends a file calls it.
    private static func upload(_ request: Request) -> UUID? {
        request.uri.queryParameters["upload"].flatMap { UUID(uuidString: String($0)) }
    }

    @Sendable private func remove(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = try changer(context)
        guard let source = FoodSource(rawValue: try context.parameters.require("name")) else { throw Problem.notFound }
        do {
            try await Work.onThread { [database] in try database.catalogue.remove(source) }
        } catch StorageError.notFound {
            throw Problem.notFound
        } catch StorageError.locked {
            throw Problem(.conflict, "import.error.busy")
        }
        events.publish(AccountChange([.foods]), to: person.owner)
        return .noContent
    }

    /// - Throws: 403 for anybody but the owner of the installation
    private func changer(_ context: PersonalContext) throws -> Person {
        try households.requireOwner(context.person.owner, "import.error.ownerOnly")
        return context.person
    }
}
