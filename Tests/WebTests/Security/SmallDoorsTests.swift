import Catalogue
import Domain
import Foundation
import HTTPTypes
import Testing

@testable import Services
@testable import Web

@Suite("Small doors")
struct SmallDoorsTests {
    @Test("A path that is there with another method says so, with the methods that it has")
    func methods() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await sam.send("DELETE", "/api/today")
            #expect(answer.status == 405)
            #expect(answer.header("allow") == "GET, HEAD")
            #expect(answer.object["title"] as? String == "Not possible here")
            #expect(try await sam.send("PUT", "/api/food-entries/1").header("allow")?.contains("PATCH") == true)
            #expect(try await sam.send("POST", "/food").status == 405)
            #expect(try await sam.send("POST", "/api/nothing").status == 404)
            #expect(try await sam.send("POST", "/nothing").status == 404)
        }
    }

    @Test("A store that cannot even be asked who this is says so in words")
    func silentStore() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await sam.get("/api/today").status == 200)
            // Their last visit is to be noted again.
            site.clock.now += 3600
            try site.database.close()
            let answer = try await sam.get("/api/today")
            #expect(answer.status == 500)
            #expect((answer.object["detail"] as? String)?.isEmpty == false)
            #expect(answer.header("content-security-policy") != nil)
        }
    }

    @Test("Asking for the head of a start link does not spend it")
    func head() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let households = Households(database: site.database)
            let owner = try households.owner(now: site.clock.now)
            let link = try households.link(for: owner.id, base: "", now: site.clock.now)
            #expect(try await site.request("HEAD", link).status == 403)
            #expect(try await site.get(link).status == 200)
            #expect(try await site.get(link).status == 403)
        }
    }

    @Test("A workout of a template that is another's, or nobody's, is refused")
    func template() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let plan = try await sam.send(
                "POST", "/api/workout-templates", #"{"name": "Plan", "exercises": [{"name": "x"}]}"#)
            let id = plan.object["id"] as? String ?? "?"
            func log(_ guest: Guest, _ template: String) async throws -> Int {
                let body = #"{"name": "w", "kind": "cardio", "templateId": "\#(template)"}"#
                return try await guest.send("POST", "/api/workout-logs", body).status
            }
            #expect(try await log(sam, id) == 201)
            #expect(try await log(eve, id) == 404)
            #expect(try await log(eve, "no such") == 404)
        }
    }

    @Test("A photo cannot be framed")
    func photo() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try site.database.photos.set(.profile, of: sam.account.id, [0xff, 0xd8, 0xff, 0xd9], now: site.clock.now)
            let policy = try await sam.get("/api/profile/photo").header("content-security-policy")
            #expect(policy?.contains("frame-ancestors 'none'") == true)
        }
    }

    @Test("Every status that is answered has a title, in both languages")
    func titles() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/Web").standardized
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var statuses: Set<Int> = [502, 507, 414]
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: #/Problem\(\.(\w+)/#) {
                let status = try #require(Self.named[String(match.1)], "\(match.1) is not in the table of this test")
                statuses.insert(status)
            }
        }
        for status in statuses {
            for language in [Language.en, .nl] {
                let key = "problem.title.\(status)"
                #expect(Strings.shared.text(key, language) != key, "\(status)")
            }
        }
    }

    private static let named = [
        "badGateway": 502, "badRequest": 400, "conflict": 409, "contentTooLarge": 413, "forbidden": 403,
        "internalServerError": 500, "locked": 423, "methodNotAllowed": 405, "misdirectedRequest": 421, "notFound": 404,
        "preconditionFailed": 412,
        "requestTimeout": 408, "serviceUnavailable": 503, "tooManyRequests": 429, "unauthorized": 401,
        "unprocessableContent": 422, "unsupportedMediaType": 415, "uriTooLong": 414,
    ]

    @Test("Header names are the ones that they are written as")
    func names() {
        #expect(HTTPField.Name.secFetchSite.canonicalName == "sec-fetch-site")
        #expect(HTTPField.Name.secFetchMode.canonicalName == "sec-fetch-mode")
        #expect(HTTPField.Name.idempotencyKey.canonicalName == "idempotency-key")
        #expect(HTTPField.Name.referrerPolicy.canonicalName == "referrer-policy")
        #expect(HTTPField.Name.crossOriginOpenerPolicy.canonicalName == "cross-origin-opener-policy")
        #expect(HTTPField.Name.menstrual.canonicalName == "x-menstrual")
        #expect(HTTPField.Name.fileName.canonicalName == "x-file-name")
    }
}
