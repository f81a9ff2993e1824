import Foundation
import Testing

@testable import Web

@Suite("Bad input gets a clear answer, and the server lives on")
struct BadInputTests {
    @Test(
        "A body that is no form is refused by its status",
        arguments: [
            (#"{"weightKg": NaN}"#, 400), (#"{"weightKg": 1e400}"#, 422), ("", 400), ("[]", 400), ("null", 400),
            ("{", 400), ("\u{0}\u{1}", 400), (String(repeating: "[", count: 5000), 400),
            (#"{"weightKg": 1e300}"#, 422), (#"{"weightKg": -1}"#, 422), (#"{"weightKg": "80"}"#, 422),
            (#"{"weightKg": true}"#, 422), (#"{"weightKg": {}}"#, 422), (#"{"weightKg": [80]}"#, 422),
            (#"{"steps": 1e300}"#, 422), (#"{"steps": 1.5}"#, 422), (#"{"steps": 9223372036854775808}"#, 422),
            (#"{"logDate": "9999-01-01"}"#, 422), (#"{"logDate": "2026-02-30"}"#, 422),
            (#"{"logDate": "yesterday"}"#, 422),
            (#"{"logDate": "2026-03-22"}"#, 422), (#"{"logDate": 20260321}"#, 422), (#"{"moodRating": 11}"#, 422),
            (#"{"notes": "a\u0000b"}"#, 422), (#"{"notes": 5}"#, 422), (#"{"workoutCompleted": "yes"}"#, 422),
        ])
    func dailyLog(body: String, status: Int) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await sam.send("POST", "/api/daily-logs", body)
            // 1e400 is no number that JSON decoders agree on: refused either way.
            #expect(
                answer.status == status || (body.contains("1e400") && answer.status == 400),
                "\(answer.status) \(answer.text)")
            #expect(answer.header("content-type") == "application/problem+json")
            #expect((answer.object["detail"] as? String)?.isEmpty == false)
            if status == 422, !body.contains("1e400") {
                #expect((answer.object["errors"] as? [String: String])?.isEmpty == false)
            }
            #expect(try await sam.get("/api/daily-logs/today").text == "null")
        }
    }

    @Test(
        "A body that is too large, or of another type, is refused",
        arguments: ["/api/daily-logs", "/api/food-entries", "/api/foods"])
    func tooLarge(path: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let huge = #"{"notes": ""# + String(repeating: "x", count: 300_000) + #""}"#
            #expect(try await sam.send("POST", path, huge).status == 413)
            #expect(
                try await sam.send("POST", path, "weightKg=80", headers: ["Content-Type": "text/plain"]).status == 415)
            #expect(
                try await sam.send("POST", path, "{}", headers: ["Content-Type": "application/x-www-form-urlencoded"])
                    .status == 415)
        }
    }

    @Test("A chunked body that never says its length is cut off at the limit too")
    func chunked() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let head =
                "POST /api/daily-logs HTTP/1.1\r\nHost: localhost\r\nCookie: \(sam.cookie)\r\nSec-Fetch-Site: same-origin\r\n"
                + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
            let piece = String(repeating: " ", count: 65_536)
            let chunks = (0..<5).map { _ in "10000\r\n\(piece)\r\n" }.joined()
            let answer = try await site.client.send(Array((head + chunks + "0\r\n\r\n").utf8))
            #expect(answer.status == 413)
        }
    }

    @Test(
        "Odd queries and paths are refused in words",
        arguments: [
            "/api/trends?range=31", "/api/trends?range=1e300", "/api/trends?end=9999-12-31", "/api/trends?end=x",
            "/api/daily-logs?from=2026-01-02&to=2026-01-01", "/api/daily-logs?from=1900-01-01&to=2199-12-31",
            "/api/daily-logs/2026-13-01", "/api/daily-logs/range/8", "/api/daily-logs/range/99999999999999999999",
            "/api/food-entries/0000-00-00", "/api/foods?q=egg&limit=0", "/api/foods?q=egg&limit=1e9",
            "/api/today?date=31-12-2025",
            "/api/plan?targetWeightKg=NaN", "/api/plan?targetWeightKg=1e300", "/charts/weight.svg?range=12",
            "/charts/weight.svg?end=9999-01-01", "/api/recovery?window=1e300", "/api/recovery/days?end=9999-12-31",
        ])
    func queries(path: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await sam.get(path)
            #expect(answer.status == 422, "\(answer.status) \(answer.text)")
            #expect((answer.object["errors"] as? [String: String])?.isEmpty == false)
        }
    }

    @Test("Problems are worded in the language of whoever asks")
    func language() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            let errors =
                try await sam.send("POST", "/api/daily-logs", #"{"weightKg": 5}"#).object["errors"] as? [String: String]
            #expect(errors?["weightKg"] == "Vul een getal in van 20 kg tot 500 kg.")
            #expect(
                try await site.get("/api/profile", headers: ["Accept-Language": "nl-NL,nl;q=0.9"]).text.contains("Log"))
        }
    }

    @Test("Garbage on the wire ends that connection only")
    func garbage() async throws {
        var limits = ConnectionLimits()
        limits.firstHead = .seconds(2)
        limits.nextHead = .seconds(2)
        try await TestSite.with(limits: limits) { (site: TestSite) async throws in
            for bytes in [
                Array("GET / HTTP/9.9\r\n\r\n".utf8), Array("\r\n\r\n\r\n".utf8), [UInt8](repeating: 0xff, count: 4096),
            ] {
                _ = try? await site.client.send(bytes)
            }
            let manyHeaders = (0..<5000).map { "X-\($0): y\r\n" }.joined()
            _ = try? await site.client.send(
                Array(("GET / HTTP/1.1\r\nHost: localhost\r\n" + manyHeaders + "\r\n").utf8))
            #expect(try await site.get("/healthz").status == 200)
        }
    }
}
