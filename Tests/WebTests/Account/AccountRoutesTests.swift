import Domain
import Foundation
import Storage
import Testing

@testable import Services
@testable import Web

@Suite("Accounts, sessions and passwords")
struct AccountRoutesTests {
    @Test("A start link lets its first visitor in, and nobody after")
    func startLink() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let households = Households(database: site.database)
            let account = try households.owner(now: site.clock.now)
            let link = try households.link(for: account.id, base: "", now: site.clock.now)
            #expect(try await site.get(link, headers: ["Sec-Purpose": "prefetch"]).status == 403)
            let first = try await site.get(link)
            #expect(first.status == 200)
            let cookie = try #require(first.header("set-cookie"))
            #expect(cookie.hasPrefix("__session="))
            for part in ["HttpOnly", "SameSite=Strict", "Path=/"] { #expect(cookie.contains(part)) }
            #expect(try await site.get(link).status == 403)
            let name = cookie.split(separator: ";").first.map(String.init) ?? ""
            let session = try await site.get("/api/session", headers: ["Cookie": name])
            #expect(session.status == 200)
            #expect(session.object["isOwner"] as? Bool == true)
            #expect(session.object["hasPassword"] as? Bool == false)
        }
    }

    @Test(
        "Who comes in first meets the language and the units of their browser, and keeps those that they chose",
        arguments: [
            ("nl-NL,nl;q=0.9,en;q=0.8", "nl", "metric"), ("en-US,en;q=0.9", "en", "imperial"), ("fr", "en", "metric"),
        ])
    func firstLanguage(_ accepted: String, _ language: String, _ units: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let households = Households(database: site.database)
            let account = try households.owner(now: site.clock.now)
            func come(_ accepted: String) async throws {
                let link = try households.link(for: account.id, base: "", now: site.clock.now)
                #expect(try await site.get(link, headers: ["Accept-Language": accepted]).status == 200)
            }
            try await come(accepted)
            var found = try site.database.preferences.get(account.id)
            #expect(found.language.rawValue == language && found.units.rawValue == units)
            found.language = .en
            found.units = .metric
            try site.database.preferences.save(found, of: account.id)
            try await come("nl")
            let kept = try site.database.preferences.get(account.id)
            #expect(kept.language == .en && kept.units == .metric)
        }
    }

    @Test("A start link is too old after a day")
    func oldLink() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let households = Households(database: site.database)
            let account = try households.owner(now: site.clock.now)
            let link = try households.link(for: account.id, base: "", now: site.clock.now)
            site.clock.now += 86_401
            #expect(try await site.get(link).status == 403)
        }
    }

    @Test("A password signs in, and a wrong one makes the next try wait, twice as long each time")
    func password() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            _ = try await site.signIn("sam", password: "correct horse battery")
            func tryPassword(_ password: String, _ name: String = "Sam") async throws -> RawAnswer {
                try await site.request(
                    "POST", "/api/session", body: #"{"name": "\#(name)", "password": "\#(password)"}"#)
            }
            #expect(try await tryPassword("correct horse battery").status == 200)
            #expect(try await tryPassword("wrong").status == 401)
            let second = try await tryPassword("correct horse battery")
            #expect(second.status == 429)
            #expect(second.header("retry-after") == "1")
            site.clock.now += 1.1
            #expect(try await tryPassword("wrong again").status == 401)
            #expect(try await tryPassword("x").header("retry-after") == "2")
            site.clock.now += 2.1
            #expect(try await tryPassword("correct horse battery").status == 200)
            #expect(try await tryPassword("whatever", "nobody").status == 401)
        }
    }

    @Test("Signing in again ends the session that the browser held")
    func rotation() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam", password: "correct horse battery")
            let again = try await sam.send(
                "POST", "/api/session", #"{"name": "sam", "password": "correct horse battery"}"#)
            #expect(again.status == 200)
            #expect(try await sam.get("/api/session").status == 401)
            let cookie = again.cookie
            #expect(try await site.get("/api/session", headers: ["Cookie": cookie]).status == 200)
        }
    }

    @Test("Signing out ends the session at once")
    func signOut() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await sam.send("DELETE", "/api/session").status == 204)
            #expect(try await sam.get("/api/session").status == 401)
        }
    }

    @Test("Sessions are listed with the present one marked, and any can be ended")
    func sessions() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam", password: "correct horse battery")
            let other = try await site.request(
                "POST", "/api/session", headers: ["User-Agent": "Phone<script>"],
                body: #"{"name": "sam", "password": "correct horse battery"}"#)
            let cookie = other.cookie
            let listed = try await sam.get("/api/sessions").list
            #expect(listed.count == 2)
            #expect(listed.filter { $0["isCurrent"] as? Bool == true }.count == 1)
            let phone = try #require(listed.first { $0["userAgent"] as? String == "Phone<script>" })
            #expect(try await sam.send("DELETE", "/api/sessions/\(phone["id"] as? String ?? "")").status == 204)
            #expect(try await site.get("/api/session", headers: ["Cookie": cookie]).status == 401)
            #expect(try await sam.get("/api/session").status == 200)
        }
    }

    @Test("A new password needs the old one, refuses the commonest, and ends the other sessions")
    func changePassword() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func set(_ body: String) async throws -> RawAnswer {
                try await sam.send("PUT", "/api/account/password", body)
            }
            #expect(try await set(#"{"password": "short"}"#).status == 422)
            #expect(try await set(#"{"password": "password123"}"#).status == 422)
            #expect(try await set(#"{"password": "Password1"}"#).status == 422)
            #expect(try await set(#"{"password": "\#(String(repeating: "x", count: 257))"}"#).status == 422)
            #expect(try await set(#"{"password": "a first good one"}"#).status == 204)
            #expect(try await set(#"{"password": "a second good one"}"#).status == 422)
            #expect(try await set(#"{"password": "a second good one", "current": "wrong"}"#).status == 422)
            site.clock.now += 2
            let phone = try await site.request(
                "POST", "/api/session", body: #"{"name": "sam", "password": "a first good one"}"#)
            let cookie = phone.cookie
            #expect(try await set(#"{"password": "a second good one", "current": "a first good one"}"#).status == 204)
            #expect(try await site.get("/api/session", headers: ["Cookie": cookie]).status == 401)
            #expect(try await sam.get("/api/session").status == 200)
            #expect(
                try await sam.send("DELETE", "/api/account/password", #"{"current": "a second good one"}"#).status
                    == 204)
            #expect(try await sam.get("/api/session").object["hasPassword"] as? Bool == false)
        }
    }

    @Test("The owner adds accounts by link, others cannot")
    func addAccount() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let made = try await sam.send("POST", "/api/accounts", #"{"name": "Alex"}"#)
            #expect(made.status == 201)
            let link = try #require(made.object["link"] as? String)
            let path = try #require(URL(string: link).map { "\($0.path)?\($0.query ?? "")" })
            let start = try await site.get(path)
            #expect(start.status == 200)
            let cookie = start.cookie
            let refused = try await site.request(
                "POST", "/api/accounts", headers: ["Cookie": cookie, "Sec-Fetch-Site": "same-origin"],
                body: #"{"name": "Third"}"#)
            #expect(refused.status == 403)
            #expect(try await sam.send("POST", "/api/accounts", #"{"name": "ALEX"}"#).status == 422)
        }
    }

    @Test("The owner sees who there is and how much, never what, and others do not")
    func household() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            func sizes() async throws -> [[String: Int]] {
                let listed = try await sam.get("/api/accounts").list
                #expect(listed.map { ($0["account"] as? [String: Any])?["name"] as? String } == ["sam", "eve"])
                #expect(listed.map { $0["isOwner"] as? Bool } == [true, false])
                return listed.compactMap { $0["size"] as? [String: Int] }
            }
            let before = try await sizes()
            let note = String(repeating: "é", count: 1000)
            #expect(try await eve.send("POST", "/api/daily-logs", #"{"notes": "\#(note)"}"#).status == 200)
            let after = try await sizes()
            #expect(after[0] == before[0])
            #expect(try #require(after[1]["rows"]) == #require(before[1]["rows"]) + 1)
            let grown = try #require(after[1]["bytes"]) - #require(before[1]["bytes"])
            #expect((2_000..<2_200).contains(grown))
            #expect(!(try await sam.get("/api/accounts").text.contains("é")))
            #expect(try await eve.get("/api/accounts").status == 403)
        }
    }

    @Test("Whoever cannot get in gets a new way from the owner; the old ones are closed, and what was logged stays")
    func reset() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve", password: "four proper words here")
            let token = try await eve.send("POST", "/api/tokens", #"{"name": "t"}"#).object["secret"] as? String
            let bearer = ["Authorization": "Bearer \(token ?? "")"]
            #expect(try await eve.send("POST", "/api/daily-logs", #"{"steps": 4321}"#).status == 200)
            #expect(try await site.get("/api/today", headers: bearer).status == 200)
            let path = "/api/accounts/\(eve.account.id)/reset"
            #expect(try await sam.send("POST", "/api/accounts/\(sam.account.id)/reset").status == 409)
            #expect(try await sam.send("POST", "/api/accounts/nobody/reset").status == 404)
            #expect(try await eve.send("POST", path).status == 404)
            let made = try await sam.send("POST", path)
            #expect(made.status == 201)
            #expect(try await eve.get("/api/today").status == 401)
            #expect(try await site.get("/api/today", headers: bearer).status == 401)
            let old = #"{"name": "eve", "password": "four proper words here"}"#
            let signIn = try await site.request(
                "POST", "/api/session", headers: ["Sec-Fetch-Site": "same-origin"], body: old)
            #expect(signIn.status == 401)
            let link = try #require(URL(string: made.object["link"] as? String ?? ""))
            let start = try await site.get("\(link.path)?\(link.query ?? "")")
            let cookie = start.cookie
            let again = Guest(site: site, account: eve.account, cookie: cookie)
            #expect(try await again.get("/api/export/json").text.contains("4321"))
            #expect(try await sam.get("/api/session").status == 200)
        }
    }

    @Test("Erasing needs the account's name, then nothing of it is left")
    func erase() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("POST", "/api/daily-logs", #"{"notes": "a secret note"}"#)
            #expect(try await sam.send("DELETE", "/api/account", #"{"confirm": "Sam!"}"#).status == 422)
            #expect(try await sam.send("DELETE", "/api/account", #"{"confirm": "sam"}"#).status == 204)
            #expect(try await sam.get("/api/session").status == 401)
            #expect(try site.database.accounts.find(id: sam.account.id) == nil)
            #expect(try site.database.accounts.all().count == 1, "a new account waits for its first visitor")
        }
    }

    @Test("A token works until it is revoked")
    func tokens() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send("POST", "/api/tokens", #"{"name": "backup", "scopes": ["read"]}"#).object
            let secret = try #require(made["secret"] as? String)
            let headers = ["Authorization": "Bearer \(secret)"]
            #expect(try await site.get("/api/profile", headers: headers).status == 200)
            let listed = try await sam.get("/api/tokens")
            #expect(listed.list.count == 1)
            #expect(!listed.text.contains(secret))
            _ = try await sam.send("DELETE", "/api/tokens/\(listed.list.first?["id"] as? String ?? "")")
            #expect(try await site.get("/api/profile", headers: headers).status == 401)
            #expect(try await sam.send("POST", "/api/tokens", #"{"name": "x", "scopes": ["admin"]}"#).status == 422)
        }
    }

    @Test("Guesses about one account from other loopback addresses are one, and parallel ones count before the check")
    func guesses() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam", password: "a fine long password")
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<6 {
                    group.addTask {
                        let body = #"{"current": "wrong \#(number)", "password": "another fine one"}"#
                        return try await sam.send("PUT", "/api/account/password", body).status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.sorted() == [422, 429, 429, 429, 429, 429])
        }
    }
}
