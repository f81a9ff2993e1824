import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// Pictures: taken as JPEG, stripped of what they tell beside the picture, and given out so that they can only be shown.
struct PhotoRoutes {
    let database: Database
    let events: Events
    let now: @Sendable () -> Date

    /// The page makes pictures much smaller before it sends them.
    private static let limit = 4 << 20

    func add(to group: RouterGroup<Caller>) {
        group.get("profile/photo") { request, context in try get(.profile, request, context) }
        group.put("profile/photo") { request, context in
            let owner = try context.owner()
            try await put(.profile, request, owner)
            events.publish(.profile, to: owner)
            return Response.noContent
        }
        group.delete("profile/photo") { _, context in
            let owner = try context.owner()
            try database.photos.remove(.profile, of: owner)
            events.publish(.profile, to: owner)
            return Response.noContent
        }
        group.get("food-entries/:id/photo") { request, context in
            try get(.entry(try entry(context).id), request, context)
        }
        group.put("food-entries/:id/photo") { request, context in
            let entry = try entry(context)
            try await put(.entry(entry.id), request, try context.owner())
            events.publish(.day, dates: [entry.day], to: try context.owner())
            return Response.noContent
        }
        group.delete("food-entries/:id/photo") { _, context in
            let entry = try entry(context)
            try database.photos.remove(.entry(entry.id), of: try context.owner())
            events.publish(.day, dates: [entry.day], to: try context.owner())
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
            .contentSecurityPolicy: "default-src 'none'; sandbox",
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
