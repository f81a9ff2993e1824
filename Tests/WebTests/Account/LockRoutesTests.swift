import Domain
import Foundation
import Storage
import Testing

@testable import Services
@testable import Web

@Suite("The lock of a session on its device")
struct LockRoutesTests {
    private static let password = "correct horse battery"

    private func set(_ guest: Guest, _ body: String = #"{"minutes": 5, "pin": "4711"}"#) async throws {
        let answer = try await guest.send("PUT", "/api/lock", body)
        #expect(answer.status == 200, "\(answer.text)")
    }

    private func lock(_ guest: Guest) async throws {
        #expect(try await guest.send("PUT", "/api/lock/locking").status == 204)
    }

    private func open(_ guest: Guest, _ body: String) async throws -> RawAnswer {
        try await guest.send("POST", "/api/lock/opening", body)
    }

    /// What answers somebody who is locked out, as it answers anybody.
    private static let anybodys: Set<String> = [
        "GET /trust", "GET /trust/vitalpath.crt", "GET /welcome", "GET /locked", "GET /privacy", "GET /docs",
        "GET /start", "GET /say", "GET /healthz",
        "GET /calendar/1", "POST /api/session", "POST /api/session/passkey", "POST /api/passkeys/assertion",
        "POST /api/auth/apple", "POST /api/v1/auth/login", "POST /api/v1/auth/register",
    ]
    private static let own: Set<String> = [
        "GET /api/lock", "PUT /api/lock/locking", "POST /api/lock/assertion", "POST /api/lock/opening",
        "DELETE /api/session",
    ]

    @Test("Locked, it is nobody to every route: each refuses it, or says what it says to anybody")
    func routes() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let mark = "Zwaluwstaart"
            let sam = try await site.signIn("sam")
            _ = try await sam.send("PATCH", "/api/profile", #"{"firstName": "\#(mark)", "completedStep": "you"}"#)
            _ = try await sam.send("POST", "/api/daily-logs", #"{"notes": "\#(mark)"}"#)
            #expect(try await sam.get("/").text.contains(mark))
            try await set(sam)
            try await lock(sam)
            let router = try await Site.router(database: site.database, options: SiteOptions())
            var (refused, answered) = (0, Set<String>())
            for route in router.routes where route.method != .head {
                let path = "/\(route.path)".replacing("//", with: "/")
                    .replacing("{date}", with: "2026-03-01").replacing(#/\{[^}]*\}/#, with: "1")
                let method = route.method.rawValue
                if path.contains("*") || Self.own.contains("\(method) \(path)") { continue }
                let body = method == "GET" ? nil : "{}"
                // What may be shown as a page is refused as one.
                let mayBePage = method == "GET" && !path.hasPrefix("/api/")
                for accept in mayBePage ? ["*/*", "text/html"] : ["*/*"] {
                    // Nobody waits for what was guessed before.
                    site.clock.now += 1000
                    let answer = try await sam.send(method, path, body, headers: ["Accept": accept])
                    #expect(!answer.text.contains(mark), "\(method) \(path)")
                    if answer.status == 423 {
                        refused += 1
                        continue
                    }
                    answered.insert("\(method) \(path)")
                    site.clock.now += 1000
                    let other = try await site.request(
                        method, path, headers: ["Sec-Fetch-Site": "same-origin", "Accept": accept], body: body)
                    #expect(answer.status == other.status, "\(method) \(path)")
                    if method == "GET" { #expect(answer.body == other.body, "\(method) \(path)") }
                }
            }
            #expect(answered == Self.anybodys)
            #expect(refused > 200)
            #expect(try await sam.get("/shared/api.js").status == 200)
            #expect(try await sam.get("/learn/sleep").status == 423)
            #expect(try await sam.get("/api/events").status == 423)
            #expect(try await sam.get("/widget/today.svg").status == 423)
            #expect(try await open(sam, #"{"pin": "4711"}"#).status == 204)
            #expect(try await sam.get("/").text.contains(mark))
        }
    }

    @Test("In place of a page stands one that says so, in the language of whose it is, and nothing else of theirs")
    func page() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl", "theme": "dark"}"#)
            _ = try await sam.send("PATCH", "/api/profile", #"{"firstName": "Zwaluw", "completedStep": "you"}"#)
            try await set(sam, #"{"minutes": 15, "locksOnReturn": true, "pin": "4711"}"#)
            let whole = try await sam.get("/food", headers: ["Accept": "text/html"])
            #expect(whole.text.contains(#" data-lock="15" data-lock-return"#))
            try await lock(sam)
            let answer = try await sam.get("/food", headers: ["Accept": "text/html"])
            #expect(answer.status == 423)
            #expect(answer.text.contains(#"lang="nl""#) && answer.text.contains(#"data-theme="dark""#))
            #expect(answer.text.contains("/account/locked.") && !answer.text.contains("Zwaluw"))
            #expect(answer.header("vitalpath-account") == nil, "it is not kept as a page of theirs")
        }
    }

    @Test("It locks by the server's clock when nobody says to use it, whatever its pages ask for by themselves")
    func idle() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            try await set(sam)
            site.clock.now += 240
            #expect(try await sam.get("/api/today").status == 200)
            #expect(try await sam.send("PUT", "/api/lock/use").status == 204)
            site.clock.now += 240
            #expect(try await sam.get("/api/reminders/due").status == 200)
            site.clock.now += 61
            #expect(try await sam.get("/api/today").status == 423)
            #expect(try await sam.send("PUT", "/api/lock/use").status == 423)
            #expect(try await sam.get("/api/lock").object["isLocked"] as? Bool == true)
            #expect(try await sam.send("DELETE", "/api/lock").status == 423)
            #expect(try await sam.send("PUT", "/api/lock", #"{"minutes": 240}"#).status == 423)
            #expect(try await open(sam, #"{"pin": "4711"}"#).status == 204)
            #expect(try await sam.get("/api/today").status == 200)
            #expect(try await sam.send("DELETE", "/api/lock").status == 204)
            site.clock.now += 86_400
            #expect(try await sam.get("/api/today").status == 200)
        }
    }

    @Test("A PIN is guessed at five times, then ever more slowly, and after ten it is gone; the password still opens")
    func bruteForce() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam", password: Self.password)
            try await set(sam)
            try await lock(sam)
            // Many at once cost as much as one after the other.
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group -> [Int: Int] in
                for number in 0..<9 { group.addTask { try await open(sam, #"{"pin": "000\#(number)"}"#).status } }
                return try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
            }
            #expect(statuses == [422: 5, 429: 4])
            #expect(try await open(sam, #"{"pin": "4711"}"#).header("retry-after") == "30", "even the right one waits")
            for wait in [30.0, 60, 120, 240] {
                site.clock.now += wait + 0.1
                #expect(try await open(sam, #"{"pin": "9999"}"#).status == 422)
                #expect(try await open(sam, #"{"pin": "4711"}"#).status == 429)
            }
            site.clock.now += 481
            let last = try await open(sam, #"{"pin": "9999"}"#)
            #expect(last.status == 422 && last.text.contains("no PIN any more"))
            site.clock.now += 86_400
            #expect(try await open(sam, #"{"pin": "4711"}"#).status == 422)
            let state = try await sam.get("/api/lock").object
            #expect((state["opensBy"] as? [String: Bool]) == ["pin": false, "password": true, "passkey": false])
            #expect(try await open(sam, #"{"password": "wrong"}"#).status == 422)
            #expect(try await open(sam, #"{"password": "\#(Self.password)"}"#).status == 429, "as at the door")
            site.clock.now += 2
            #expect(try await open(sam, #"{"password": "\#(Self.password)"}"#).status == 204)
            #expect(try await sam.get("/api/today").status == 200)
        }
    }

    @Test("A passkey of the same account opens it, with what was asked for this, once")
    func passkey() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let (device, other) = (try await sam.passkey(), try await eve.passkey())
            try await set(sam, #"{"minutes": 1}"#)
            try await set(eve, #"{"minutes": 1}"#)
            try await lock(sam)
            try await lock(eve)
            func challenge(_ guest: Guest) async throws -> String {
                let asked = try await guest.send("POST", "/api/lock/assertion").object
                #expect((asked["allowCredentials"] as? [[String: Any]])?.count == 1, "its own")
                return asked["challenge"] as? String ?? ""
            }
            #expect(try await open(sam, try other.assertion(try await challenge(sam))).status == 403, "another's")
            #expect(
                try await open(sam, try device.assertion(try await challenge(eve))).status == 403, "asked of another")
            site.clock.now += 5
            let signIn = try await site.request(
                "POST", "/api/passkeys/assertion", headers: ["Sec-Fetch-Site": "same-origin"])
            let asked = signIn.object["challenge"] as? String ?? ""
            #expect(try await open(sam, try device.assertion(asked)).status == 403, "asked to sign in")
            site.clock.now += 5
            #expect(try await sam.get("/api/today").status == 423)
            let body = try device.assertion(try await challenge(sam))
            #expect(try await open(sam, body).status == 204)
            #expect(try await sam.get("/api/today").status == 200)
            try await lock(sam)
            #expect(try await open(sam, body).status == 403, "a second time")
            #expect(try await open(sam, "{}").status == 422)
        }
    }

    @Test("It is this session that locks: not another, no token; its open stream of events ends, and it can sign out")
    func others() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam", password: Self.password)
            let token = try await sam.send("POST", "/api/tokens", #"{"name": "x", "scopes": ["read"]}"#).object
            let bearer = ["Authorization": "Bearer \(token["secret"] as? String ?? "")"]
            let phone = try await site.request(
                "POST", "/api/session", body: #"{"name": "sam", "password": "\#(Self.password)"}"#)
            let cookie = phone.cookie
            #expect(try await sam.send("PUT", "/api/lock/locking").status == 409, "none is set")
            try await set(sam)
            let (opened, begun) = AsyncStream.makeStream(of: Void.self)
            async let stream = RawClient.$begun.withValue(begun) { try await sam.get("/api/events") }
            for await _ in opened {}
            try await lock(sam)
            let heard = try await stream
            #expect(heard.status == 200)
            #expect(try await site.get("/api/today", headers: ["Cookie": cookie]).status == 200)
            #expect(try await site.get("/api/today", headers: bearer).status == 200)
            #expect(try await site.get("/api/lock", headers: bearer).status == 403)
            // What changes meanwhile, it does not hear of: by time it locks, too.
            let other = Guest(site: site, account: sam.account, cookie: cookie)
            try await set(other, #"{"minutes": 1}"#)
            let (reopened, begunAgain) = AsyncStream.makeStream(of: Void.self)
            async let second = RawClient.$begun.withValue(begunAgain) { try await other.get("/api/events") }
            for await _ in reopened {}
            site.clock.now += 61
            let again = try await site.request(
                "POST", "/api/session", body: #"{"name": "sam", "password": "\#(Self.password)"}"#)
            let third = again.cookie
            _ = try await Guest(site: site, account: sam.account, cookie: third)
                .send("POST", "/api/daily-logs", #"{"steps": 4242}"#)
            #expect(try await !second.text.contains("event: change"))
            #expect(try await sam.send("DELETE", "/api/session").status == 204)
            #expect(try await sam.get("/api/lock").status == 401)
        }
    }

    @Test("A lock has a time of a few, a PIN of digits, and a way to open it")
    func setting() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            for body in [
                #"{"minutes": 5}"#, #"{"minutes": 3, "pin": "4711"}"#, #"{"minutes": 1e9, "pin": "4711"}"#,
                #"{"pin": "471"}"#, #"{"pin": "4711x"}"#, #"{"pin": "1234567890123"}"#, #"{"pin": "٤٧١١"}"#,
                #"{"pin": 4711}"#, #"{"pin": null}"#, #"{"locksOnReturn": "yes", "pin": "4711"}"#,
            ] { #expect(try await sam.send("PUT", "/api/lock", body).status == 422, "\(body)") }
            #expect(try await sam.get("/api/lock").object["isSet"] as? Bool == false)
            try await set(sam, #"{"minutes": 30, "locksOnReturn": true, "pin": "4711"}"#)
            try await set(sam, #"{"minutes": 60}"#)
            let state = try await sam.get("/api/lock").object
            #expect(state["minutes"] as? Int == 60 && state["locksOnReturn"] as? Bool == true)
            #expect((state["opensBy"] as? [String: Bool])?["pin"] == true, "what is not said stays")
            #expect(try await sam.send("PUT", "/api/lock", #"{"pin": null}"#).status == 422, "no way would be left")
            let exported = try await sam.get("/api/export/json").text
            #expect(exported.contains("\"appLocks\"") && !exported.contains("scrypt"))
            // A link from the terminal is a way in of its own.
            try await lock(sam)
            let link = try Households(database: site.database).link(for: sam.account.id, base: "", now: site.clock.now)
            let start = try await sam.get(link)
            #expect(start.status == 200)
            let cookie = start.cookie
            #expect(try await site.get("/api/today", headers: ["Cookie": cookie]).status == 200)
        }
    }
}
