import Foundation
import Testing

@testable import Web

@Suite("Pictures over the wire")
struct PhotoRoutesTests {
    /// The smallest file that is a JPEG in form: a frame, a scan, an Exif segment that has to go.
    private let picture: [UInt8] =
        [0xff, 0xd8, 0xff, 0xe1, 0, 8] + Array("Exif\0\0".utf8) + [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
        + [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0xff, 0xd9]

    private func put(
        _ bytes: [UInt8], type: String = "image/jpeg", to path: String = "/api/profile/photo", by guest: Guest
    ) async throws -> RawAnswer {
        let head = """
            PUT \(path) HTTP/1.1\r
            Host: localhost:\(guest.site.port)\r
            Cookie: \(guest.cookie)\r
            Sec-Fetch-Site: same-origin\r
            Content-Type: \(type)\r
            Content-Length: \(bytes.count)\r
            Connection: close\r
            \r

            """
        return try await guest.site.client.send(Array(head.utf8) + bytes)
    }

    @Test("It is kept without its Exif, shown in a sandbox to its owner alone, and can be removed")
    func kept() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            #expect(try await sam.get("/api/profile/photo").status == 404)
            #expect(try await put(picture, by: sam).status == 204)
            let path = try #require(try await sam.get("/api/profile").object["photo"] as? String)
            let answer = try await sam.get(path)
            #expect(answer.header("content-type") == "image/jpeg")
            #expect(answer.header("content-security-policy")?.contains("sandbox") == true)
            #expect(answer.body.count == picture.count - 10 && !answer.text.contains("Exif"))
            let tag = try #require(answer.header("etag"))
            #expect(try await sam.get(path, headers: ["If-None-Match": tag]).status == 304)
            #expect(try await eve.get(path).status == 404)
            #expect(try await site.get(path).status == 401)
            #expect(try await sam.send("DELETE", "/api/profile/photo").status == 204)
            #expect(try await sam.get("/api/profile").object["photo"] == nil)
        }
    }

    @Test("Other files are refused, whatever they call themselves")
    func refused() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await put(picture, type: "image/svg+xml", by: sam).status == 415)
            #expect(try await put(Array("<svg onload='alert(1)'/>".utf8), by: sam).status == 415)
            #expect(try await put(Array(picture.dropLast()), by: sam).status == 415)
            #expect(try await put([UInt8](repeating: 0xff, count: 4 << 20 + 1), by: sam).status == 413)
            #expect(try await sam.get("/api/profile/photo").status == 404)
        }
    }

    @Test("A meal has a picture too, its owner's alone")
    func meal() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let entry =
                try await sam.send("POST", "/api/food-entries", #"{"foodId": "banana"}"#).object["id"] as? String
            let path = "/api/food-entries/\(entry ?? "?")/photo"
            #expect(try await put(picture, to: path, by: eve).status == 404)
            #expect(try await put(picture, to: path, by: sam).status == 204)
            let shown = try #require(try await sam.get("/api/food-entries/2026-03-21").list.first?["photo"] as? String)
            #expect(try await sam.get(shown).body.count == picture.count - 10)
            #expect(try await eve.get(shown).status == 404)
            #expect(try await eve.send("DELETE", path).status == 404)
            #expect(try await sam.send("DELETE", path).status == 204)
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.first?["photo"] == nil)
            #expect(try await put(picture, to: "/api/food-entries/none/photo", by: sam).status == 404)
        }
    }
}
