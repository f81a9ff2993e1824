import Foundation
import Hummingbird
import Storage
import Testing

@testable import Web

@Suite("The document of the API")
struct OpenAPITests {
    private struct Document: Decodable {
        var paths: [String: [String: Operation]]
    }

    private struct Operation: Decodable {
        struct Parameter: Decodable {
            var name: String
            var `in`: String
        }

        struct Body: Decodable {
            struct Content: Decodable {}

            var content: [String: Content]
        }

        struct Answer: Decodable {}

        var summary: String
        var parameters: [Parameter]?
        var requestBody: Body?
        var responses: [String: Answer]
    }

    private let document: Document

    init() throws {
        let text = try #require(Assets().text(Assets.api))
        document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    }

    @Test("It has the routes of the server, all of them and no other")
    func routes() async throws {
        let database = try Database.temporary()
        defer { try? database.close() }
        let router = try await Site.router(database: database, options: SiteOptions())
        let served = router.routes.filter { $0.method != .head }.map { route in
            let path = "\(route.path)".split(separator: "/").map { $0.hasPrefix(":") ? "{\($0.dropFirst())}" : $0 }
            return "\(route.method.rawValue.lowercased()) /\(path.joined(separator: "/"))"
        }
        let api = served.filter { route in
            ["/api/", "/calendar/", "/charts/", "/healthz", "/mcp", "/metrics", "/widget/"].contains {
                route.contains(" \($0)")
            }
        }
        let written = document.paths.flatMap { path, operations in operations.keys.map { "\($0) \(path)" } }
        #expect(Set(written).subtracting(api) == [], "written of, and not there")
        #expect(Set(api).subtracting(written) == [], "there, and not written of")
        #expect(api.count > 50)
    }

    @Test("A folder served instead of the files inside has the same document", arguments: ["Public", "Sources"])
    func folders(name: String) throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../\(name)").standardized
        let served = try #require(Assets(folder: folder).text(Assets.api))
        #expect(served == Assets().text(Assets.api))
    }

    @Test("Every part of a path that changes is described, and every operation says what it does")
    func parameters() {
        for (path, operations) in document.paths {
            let names = Set(
                path.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) })
            for (method, operation) in operations {
                let described = Set((operation.parameters ?? []).filter { $0.in == "path" }.map(\.name))
                #expect(described == names, "\(method) \(path)")
                #expect(!operation.summary.isEmpty, "\(method) \(path)")
            }
        }
    }

    @Test("Every operation that reads JSON says that it refuses what is none, too large, or of another type")
    func bodies() {
        var count = 0
        for (path, operations) in document.paths {
            for (method, operation) in operations where operation.requestBody?.content["application/json"] != nil {
                #expect(
                    Set(["400", "413", "415"]).isSubset(of: operation.responses.keys),
                    "\(method) \(path) says \(operation.responses.keys.sorted())")
                count += 1
            }
        }
        #expect(count > 40)
    }
}
