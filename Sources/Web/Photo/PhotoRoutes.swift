import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// Pictures: taken as JPEG, stripped of what they tell beside the picture, and given out so that they can only be shown.
struct PhotoRoutes {
    let database: Database
    let now: @Sendable () -> Date

    /// The page makes pictures much smaller before it sends them.
    private static let limit = 4 << 20

    func add(to group: RouterGroup<Caller>) {
        add("profile/photo", to: group) { _ in .profile }
        add("food-entries/:id/photo", to: group) { .entry(try entry($0).id) }
    }

    private func add(
        _ path: RouterPath, to group: RouterGroup<Caller>,
        subject: @escaping @Sendable (Caller) throws -> PhotoStore.Subject
    ) {
        group.get(path) { request, context in try get(try subject(context), request, context) }
        group.put(path) { request, context in
            try await put(try subject(context), request, try context.owner())
            return Response.noContent
        }
        group.delete(path) { _, context in
            try database.photos.remove(try subject(context), of: try context.owner())
            return Response.noContent
        }
    }

    private func entry(_ context: Caller) throws -> FoodEntry {
        let id = try context.parameters.require("id")
        guard let entry = try database.entries.find(id, of: try context.owner()) else { throw Problem.notFound }
        return entry
    }

    private func get(_ subject: PhotoStore.Subject, _ request: Request, _ context: Caller) throws -> Response {
        let owner = try context.owner()
        guard let id = try database.photos.id(subject, of: owner) else { throw Problem.notFound }
        let tag = "\"\(id)\""
        var headers: HTTPFields = [
            .contentType: "image/jpeg", .eTag: tag, .cacheControl: "private, no-cache",
            .contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
        ]
        if request.headers[.ifNoneMatch] == tag { return Response(status: .notModified, headers: headers) }
        headers[.contentDisposition] = "inline; filename=\"photo.jpg\""
        let data = try database.photos.bytes(subject, of: owner)
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }

    private func put(_ subject: PhotoStore.Subject, _ request: Request, _ owner: Account.ID) async throws {
        guard request.headers[.contentType] == "image/jpeg" else {
            throw Problem(.unsupportedMediaType, "problem.photo")
        }
        let bytes = try await request.bytes(limit: Self.limit)
        guard let picture = JPEGFile.cleaned(Array(bytes.readableBytesView)) else {
            throw Problem(.unsupportedMediaType, "problem.photo")
        }
        try database.photos.set(subject, of: owner, picture, now: now())
    }
}
