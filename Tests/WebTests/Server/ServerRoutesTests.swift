import Domain
import Foundation
import Storage
import Testing

@testable import Services
@testable import Web

@Suite("How the server does")
struct ServerRoutesTests {
    private func bearer(_ guest: Guest, _ scopes: String) async throws -> [String: String] {
        let made = try await guest.send("POST", "/api/tokens", #"{"name": "t", "scopes": \#(scopes)}"#).object
        return ["Authorization": "Bearer \(try #require(made["secret"] as? String))"]
    }

    @Test("Health is a question answered and a writer's place had, by nobody in particular, and writes nothing")
    func health() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            func log() throws -> Int {
                try Data(contentsOf: site.database.directory.appending(path: "vitalpath.db-wal")).count
            }
            let before = try log()
            // While another test keeps the machine busy, it says so.
            var answer = try await site.get("/healthz")
            for _ in 0..<50 where answer.text == #"{"status":"busy"}"# { answer = try await site.get("/healthz") }
            #expect(
                answer.status == 200
                    && answer.text == #"{"hasRoom":true,"reads":true,"sound":true,"status":"ok","writes":true}"#)
            for _ in 0..<20 { #expect(try await site.get("/healthz").status == 200) }
            // Nor is it asked who asks: the rows that tell may be those that are damaged.
            #expect(try await site.get("/healthz", headers: ["Authorization": "Bearer nobody's"]).status == 200)
            #expect(try log() == before)
        }
    }

    @Test(
        "Metrics are for the owner, a token for them, or whoever the owner lets; they tell nobody's name and no figure")
    func metrics() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("samuel")
            let eve = try await site.signIn("evelyn")
            _ = try await sam.send("POST", "/api/daily-logs", #"{"weightKg": 87.65}"#)
            let token = try await bearer(sam, #"["metrics"]"#)
            let answer = try await site.get("/metrics", headers: token)
            #expect(answer.status == 200)
            #expect(answer.header("content-type") == "text/plain; version=0.0.4; charset=utf-8")
            #expect(answer.text.contains("\nvitalpath_accounts 2\n"))
            #expect(answer.text.contains("\nvitalpath_http_requests_total{code=\"2xx\"} "))
            for secret in ["samuel", "evelyn", sam.account.id, "87.65", "weight"] {
                #expect(!answer.text.contains(secret), "\(secret)")
            }
            #expect(try await sam.get("/metrics").status == 200)
            #expect(try await site.get("/metrics").status == 401)
            #expect(try await eve.get("/metrics").status == 403)
            #expect(try await site.get("/metrics", headers: bearer(eve, #"["metrics"]"#)).status == 403)
            #expect(try await site.get("/metrics", headers: bearer(sam, #"["widget"]"#)).status == 403)
            for path in ["/api/today", "/api/tokens", "/widget/today.svg", "/api/export/json", "/"] {
                #expect(try await site.get(path, headers: token).status == 403, "\(path)")
            }
        }
    }

    @Test("Each line of the metrics is one that Prometheus reads, and a histogram counts up to its whole")
    func format() throws {
        let meter = RequestMeter()
        for (status, seconds) in [(200, 0.0004), (404, 0.3), (503, 7), (99, 0.01), (700, 0.01)] {
            meter.note(status, seconds: seconds)
        }
        let database = try Database.temporary()
        defer { try? database.close() }
        let text = Metrics.text(
            meter.now, sizes: try database.sizes(), connections: 3, process: ProcessFigures(), startedAt: Date())
        let sample = /[a-z_]+(\{[a-z]+="[^"]+"\})? -?[0-9.e+-]+/
        var seen: Set<String> = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            #expect(line.wholeMatch(of: sample) != nil, "\(line)")
            #expect(seen.insert(String(line.prefix { $0 != " " })).inserted, "\(line) twice")
        }
        #expect(text.hasSuffix("\n") && seen.count > 15)
        #expect(text.contains("_bucket{le=\"0.5\"} 4\n") && text.contains("_bucket{le=\"+Inf\"} 5\n"))
        #expect(text.contains("{code=\"5xx\"} 1\n") && text.contains("{code=\"4xx\"} 1\n"))
    }

    @Test("The picture of today is read by a token for it alone, also in an address, and by nothing else there")
    func widget() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send(
                "POST", "/api/food-entries",
                #"{"foodName": "Soup", "calories": 321, "servingQuantity": 1, "unit": "bowl", "slot": "lunch"}"#)
            let token = try await bearer(sam, #"["widget"]"#)
            let secret = String(try #require(token["Authorization"]).dropFirst(7))
            let answer = try await site.get("/widget/today.svg", headers: token)
            #expect(answer.status == 200 && answer.header("content-type") == "image/svg+xml; charset=utf-8")
            #expect(answer.text.contains("321") && answer.text.contains("class=\"area slot-lunch\""))
            #expect(try await site.get("/widget/today.svg?token=\(secret)").text == answer.text)
            // A page with nothing but the picture, for a screen that is given an address.
            let page = try await site.get("/widget?token=\(secret)")
            #expect(page.status == 200 && page.text.contains("src=\"/widget/today.svg?token=\(secret)\""))
            #expect(try await site.get("/widget", headers: token).status == 200)
            #expect(try await site.get("/widget").status == 401)
            #expect(try await site.get("/widget?token=%22%3E%3Cscript%3E").status == 401)
            for path in ["/api/today", "/api/daily-logs", "/charts/weight.svg", "/api/events", "/metrics", "/mcp"] {
                #expect(try await site.get(path, headers: token).status == 403, "\(path)")
            }
            #expect(
                try await site.request("POST", "/api/daily-logs", headers: token, body: #"{"steps": 1}"#).status == 403)
            #expect(try await site.get("/api/today?token=\(secret)").status == 401)
            #expect(try await site.get("/widget/today.svg").status == 401)
            #expect(try await site.get("/widget/today.svg?token=vp_\(Secret.token())").status == 401)
            for scopes in [#"["read"]"#, #"["write"]"#, #"["read", "widget"]"#] {
                let wide = String(try #require(try await bearer(sam, scopes)["Authorization"]).dropFirst(7))
                #expect(try await site.get("/widget/today.svg?token=\(wide)").status == 403, "\(scopes)")
            }
            #expect(
                try await sam.send("POST", "/api/tokens", #"{"name": "t", "scopes": ["all"]}"#).text
                    .contains("read, write, widget, metrics"))
            _ = try await sam.send("PATCH", "/api/preferences", #"{"hideCalories": true, "language": "nl"}"#)
            let hidden = try await site.get("/widget/today.svg", headers: token).text
            #expect(
                !hidden.contains("321") && !hidden.contains("kcal") && !hidden.contains("class=\"area slot-lunch\""))
            #expect(hidden.contains("Drinken"))
        }
    }
}
