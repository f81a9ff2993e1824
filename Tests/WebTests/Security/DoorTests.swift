import Foundation
import Storage
import Testing

@testable import Web

@Suite("Doors and locks")
struct DoorTests {
    @Test(
        "A Host that is not ours gets 421",
        arguments: ["evil.example", "evil.example:8042", "localhost.evil.example", "127.0.0.1.nip.io", "[::2]", ""])
    func wrongHost(host: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let answer = try await site.get("/healthz", headers: ["Host": host])
            #expect([400, 421].contains(answer.status), "\(answer.status)")
            if !host.isEmpty { #expect(answer.status == 421) }
        }
    }

    @Test(
        "localhost, 127.0.0.1 and [::1] with any port are ours",
        arguments: ["localhost", "LOCALHOST:1", "127.0.0.1:80", "[::1]:8042"])
    func ownHosts(host: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            #expect(try await site.get("/healthz", headers: ["Host": host]).status == 200)
        }
    }

    @Test(
        "A change that another origin starts is refused, even one from another port of this machine",
        arguments: [
            ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Sec-Fetch-Site": "none"],
            ["Origin": "http://evil.example"], ["Origin": "http://localhost:1"], ["Origin": "null"], [:],
        ])
    func foreignChange(headers: [String: String]) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await site.request(
                "POST", "/api/daily-logs", headers: headers.merging(["Cookie": sam.cookie]) { first, _ in first },
                body: #"{"weightKg": 80}"#)
            #expect(answer.status == 403)
            #expect(try await sam.get("/api/daily-logs/today").text == "null")
        }
    }

    @Test("A browser without Sec-Fetch-Site may change things from exactly our origin")
    func exactOrigin() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await site.request(
                "POST", "/api/daily-logs", headers: ["Cookie": sam.cookie, "Origin": "http://localhost:\(site.port)"],
                body: #"{"weightKg": 80}"#)
            #expect(answer.status == 200)
        }
    }

    @Test("A page left open by one account changes nothing of the one that is signed in since")
    func staleAccount() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let account = try #require(try await sam.get("/settings").header("vitalpath-account"))
            for (sender, status) in [("somebody-else", 409), (account, 200)] {
                let answer = try await site.request(
                    "POST", "/api/daily-logs",
                    headers: [
                        "Cookie": sam.cookie, "Origin": "http://localhost:\(site.port)", "Vitalpath-Account": sender,
                    ],
                    body: #"{"weightKg": 80}"#)
                #expect(answer.status == status)
                #expect((try await sam.get("/api/daily-logs/today").text == "null") == (status == 409))
            }
        }
    }

    @Test("Scripts of another origin cannot read; following a link can", arguments: ["cross-site", "same-site"])
    func foreignRead(site origin: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(
                try await sam.get("/api/profile", headers: ["Sec-Fetch-Site": origin, "Sec-Fetch-Mode": "no-cors"])
                    .status == 403)
            #expect(
                try await sam.get("/", headers: ["Sec-Fetch-Site": origin, "Sec-Fetch-Mode": "navigate"]).status != 403)
        }
    }

    @Test(
        "Every answer carries the security headers, errors included",
        arguments: ["/healthz", "/api/profile", "/nothing", "/welcome"])
    func headers(path: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let answer = try await site.get(path)
            #expect(answer.header("x-content-type-options") == "nosniff")
            #expect(answer.header("cross-origin-resource-policy") == "same-origin")
            let policy = try #require(answer.header("content-security-policy"))
            for part in ["default-src 'none'", "frame-ancestors 'none'"] { #expect(policy.contains(part)) }
            if answer.header("content-type")?.contains("json") != true {
                #expect(answer.header("referrer-policy") == "no-referrer")
                #expect(answer.header("cross-origin-opener-policy") == "same-origin")
                for part in ["script-src 'self'", "require-trusted-types-for 'script'"] {
                    #expect(policy.contains(part))
                }
            }
            #expect(!policy.contains("unsafe"))
            #expect(answer.header("access-control-allow-origin") == nil)
        }
    }

    @Test("Health data is never kept by a browser's cache")
    func noStore() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for path in ["/api/today", "/api/profile", "/api/daily-logs", "/api/export/json", "/charts/weight.svg"] {
                #expect(try await sam.get(path).header("cache-control") == "no-store", "\(path)")
            }
        }
    }

    @Test(
        "Without a session there is nothing to see",
        arguments: [
            "/api/session", "/api/today", "/api/profile", "/api/preferences", "/api/daily-logs",
            "/api/daily-logs/today",
            "/api/daily-logs/range/30", "/api/food-entries/2026-03-21", "/api/foods?q=egg", "/api/foods/quick",
            "/api/foods/egg-boiled", "/api/trends", "/api/insights", "/api/recovery", "/api/recovery/days", "/api/plan",
            "/api/sessions", "/api/tokens", "/api/events",
            "/api/export/json", "/api/export/csv.gz", "/charts/weight.svg", "/charts/calories.json",
            "/api/v1/preferences", "/api/v1/food-logs", "/api/v1/nutrition/summary", "/api/v1/foods/search?q=egg",
        ])
    func closed(path: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            #expect(try await site.get(path).status == 401)
            #expect(
                try await site.get(path, headers: ["Cookie": "__session=\(String(repeating: "A", count: 43))"]).status
                    == 401)
            #expect(try await site.get(path, headers: ["Authorization": "Bearer vp_nonsense"]).status == 401)
        }
    }

    @Test(
        "Paths never leave Public",
        arguments: [
            "/../secrets", "/..%2fsecrets", "/%2e%2e/%2e%2e/etc/passwd", "/shared/../../Package.swift", "/.git/config",
            "/shared/%2e%2e/%2e%2e/README.md", "/strings/../../secrets", "/strings/en.js%00.html", "/day/today.html",
            "//etc/passwd", "/shared\\..\\secrets",
        ])
    func traversal(path: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await sam.get(path)
            #expect([400, 404].contains(answer.status), "\(answer.status)")
        }
    }

    @Test(
        "A method that a path does not know is refused, and none of them opens CORS",
        arguments: ["OPTIONS", "TRACE", "PUT", "DELETE"])
    func methods(method: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await sam.send(method, "/api/today")
            #expect([404, 405].contains(answer.status), "\(answer.status)")
            #expect(answer.headers["access-control-allow-methods"] == nil)
        }
    }
}
