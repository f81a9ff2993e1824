import Foundation
import Storage
import Testing

@testable import Web

@Suite("Kept answers")
struct AnswerCacheTests {
    /// Answers that tell of the process, begin something or never end.
    private static let apart = ["/api/events", "/start", "/api/sessions", "/api/export/"]

    /// Every answer that can be asked for without knowing an id, by its path.
    private func answers(_ paths: [String], _ guest: Guest) async throws -> [String: String] {
        var found: [String: String] = [:]
        for path in paths { found[path] = try await guest.get(path).text }
        return found
    }

    private func paths(_ site: TestSite) async throws -> [String] {
        let router = try await Site.router(database: site.database, options: SiteOptions())
        let paths = router.routes.filter { $0.method == .get }.map { "/\($0.path)".replacing("//", with: "/") }
            .filter { path in
                (path.hasPrefix("/api/") || path.hasPrefix("/charts/")) && !path.contains("{")
                    && !Self.apart.contains { path.hasPrefix($0) }
            }
        #expect(paths.count > 40)
        return paths
    }

    private func expectFresh(_ paths: [String], _ guest: Guest, _ moment: String) async throws {
        let kept = try await answers(paths, guest)
        // A write makes every kept answer old.
        let preferences = try guest.site.database.preferences.get(guest.account.id)
        try guest.site.database.preferences.save(preferences, of: guest.account.id)
        let fresh = try await answers(paths, guest)
        for path in paths { #expect(kept[path] == fresh[path], "\(path) \(moment)") }
    }

    @Test("At any moment a kept answer says what a fresh one would")
    func clock() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            #expect(try await sam.send("PATCH", "/api/preferences", #"{"fastingHours": 14}"#).status == 200)
            for (date, time) in [("2026-03-19", "20:00"), ("2026-03-20", "08:00"), ("2026-03-20", "22:00")] {
                let body =
                    #"{"foodId": "coffee-black", "servingQuantity": 1, "logDate": "\#(date)", "time": "\#(time)"}"#
                #expect(try await sam.send("POST", "/api/food-entries", body).status == 201)
                let meal = #"{"foodId": "banana", "servingQuantity": 1, "logDate": "\#(date)", "time": "\#(time)"}"#
                #expect(try await sam.send("POST", "/api/food-entries", meal).status == 201)
            }
            let paths = try await paths(site)
            // Over a midnight, and within one morning where 36 hours without food end.
            for hours in [13, 14.2, 23.2, 24] {
                site.clock.now = Date(timeIntervalSince1970: 1_774_085_400 + hours * 3600)
                try await expectFresh(paths, sam, "after \(hours) h")
            }
        }
    }

    @Test("After any write a kept answer says what a fresh one would")
    func writes() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let paths = try await paths(site)
            let sets = #""exercises": [{"name": "Push-up", "sets": [{"reps": 12}, {"reps": 10, "load": 5}]}]"#
            let writes = [
                ("POST", "/api/food-entries", #"{"foodId": "banana", "servingQuantity": 1}"#),
                ("POST", "/api/workout-logs", "{\(sets)}"),
                ("POST", "/api/daily-logs", #"{"weight": 80, "steps": 4000, "notes": "x"}"#),
                ("POST", "/api/workout-logs", #"{\#(sets), "date": "2026-03-02"}"#),
                ("PATCH", "/api/profile", #"{"sex": "female", "birthDate": "1990-01-01", "heightCm": 170}"#),
                ("PATCH", "/api/preferences", #"{"units": "imperial", "language": "nl"}"#),
            ]
            for (method, path, body) in writes {
                let status = try await sam.send(method, path, body).status
                #expect((200..<300).contains(status), "\(path) \(body)")
                try await expectFresh(paths, sam, "after \(method) \(path) \(body)")
            }
            let entry = try #require(try await sam.get("/api/food-entries/2026-03-21").list.first?["id"] as? String)
            for (method, path) in [
                ("DELETE", "/api/food-entries/\(entry)"), ("PUT", "/api/food-entries/\(entry)/restoring"),
            ] {
                #expect((200..<300).contains(try await sam.send(method, path).status))
                try await expectFresh(paths, sam, "after \(method)")
            }
        }
    }
}
