import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import Testing

@testable import Web

@Suite("Barcodes")
struct BarcodeRoutesTests {
    private static let code = "4006381333931"

    /// What a stand-in for Open Food Facts was asked.
    private final class Asked: Sendable {
        let requests = Mutex<[(path: String, headers: [String])]>([])
    }

    /// Runs `body` with a local server that answers like the product API.
    private func withProducts(
        _ status: HTTPResponse.Status, _ answer: String, _ body: (URL, Asked) async throws -> Void
    ) async throws {
        let asked = Asked()
        let router = Router()
        router.get("**") { request, _ in
            asked.requests.withLock {
                $0.append((request.uri.description, request.headers.map(\.name.canonicalName)))
            }
            return Response(
                status: status, headers: [.contentType: "application/json"],
                body: .init(byteBuffer: ByteBuffer(string: answer)))
        }
        try await LocalServer.with(router) { try await body(try #require(URL(string: $0)), asked) }
    }

    private let product =
        #"{"code": "4006381333931", "status": 1, "product": {"code": "4006381333931", "product_name": "Wafers", "brands": "Acme", "nutriments": {"energy-kcal_100g": 500, "proteins_100g": 5, "carbohydrates_100g": 60, "fat_100g": 26}}}"#

    @Test("A product is looked up once, only when that is switched on, and only its digits are sent")
    func lookup() async throws {
        try await withProducts(.ok, product) { service, asked in
            try await TestSite.with(productService: service) { (site: TestSite) async throws in
                let sam = try await site.signIn()
                let path = "/api/foods/barcodes/\(Self.code)"
                #expect(try await sam.get(path).status == 404)
                #expect(try await sam.send("POST", path).status == 409)
                #expect(asked.requests.withLock(\.count) == 0)
                _ = try await sam.send("PATCH", "/api/preferences", #"{"looksUpBarcodes": true}"#)
                let made = try await sam.send("POST", path)
                #expect(made.status == 201)
                #expect(made.object["name"] as? String == "Wafers (Acme)")
                #expect(try await sam.get(path).object["id"] as? String == made.object["id"] as? String)
                #expect(try await sam.send("POST", path).status == 200)
                let requests = asked.requests.withLock { $0 }
                #expect(requests.count == 1)
                #expect(requests.first?.path.hasPrefix("/api/v2/product/\(Self.code).json?fields=") == true)
                #expect(requests.first?.headers.contains("cookie") == false)
                #expect(requests.first?.headers.contains("referer") == false)
            }
        }
    }

    @Test(
        "What is not known, not JSON, elsewhere or broken there ends in a clear answer",
        arguments: [
            (HTTPResponse.Status.notFound, "{}", 404), (.ok, #"{"status": 0}"#, 404), (.ok, "<html>", 404),
            (.ok, #"{"product": {"code": "1"}}"#, 404), (.internalServerError, "", 502), (.found, "", 502),
        ])
    func refusals(status: HTTPResponse.Status, answer: String, expected: Int) async throws {
        try await withProducts(status, answer) { service, _ in
            try await TestSite.with(productService: service) { (site: TestSite) async throws in
                let sam = try await site.signIn()
                _ = try await sam.send("PATCH", "/api/preferences", #"{"looksUpBarcodes": true}"#)
                #expect(try await sam.send("POST", "/api/foods/barcodes/\(Self.code)").status == expected)
            }
        }
    }

    @Test("An own food is found by its barcode, by nobody else; wrong digits are told")
    func own() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let body = #"{"name": "Jam", "barcode": "4006381 333931", "per100g": {"energy": 250}}"#
            #expect(try await sam.send("POST", "/api/foods", body).status == 201)
            #expect(try await sam.get("/api/foods/barcodes/\(Self.code)").object["name"] as? String == "Jam")
            let kim = try await site.signIn("kim")
            #expect(try await kim.get("/api/foods/barcodes/\(Self.code)").status == 404)
            #expect(try await sam.get("/api/foods/barcodes/4006381333932").status == 422)
            #expect(try await sam.get("/api/foods/barcodes/x").status == 422)
        }
    }
}
