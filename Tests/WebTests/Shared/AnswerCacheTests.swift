import Foundation
import Storage
import Testing

@testable import Web

@Suite("Kept answers")
struct AnswerCacheTests {
    /// Answers that tell of the process, begin something or never end.
    private static let apart = ["/api/events", "/start", "/api/sessions", "/api/export/"]

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
            let router = try await Site.router(database: site.database, options: SiteOptions())
            let paths = router.routes.filter { $0.method == .get }.map { "/\($0.path)".replacing("//", with: "/") }
                .filter { path in
                    (path.hasPrefix("/api/") || path.hasPrefix("/charts/")) && !path.contains("{")
                        && !Self.apart.contains { path.hasPrefix($0) }
                }
            #expect(paths.count > 40)
            let preferences = try site.database.preferences.get(sam.account.id)
            func answers() async throws -> [String: String] {
                var found: [String: String] = [:]
                for path in paths { found[path] = try await sam.get(path).text }
                return found
            }
            // Twice within the same part of a day, over a midnight, and where 36 hours without food end.
            for hours in [0, 0.4, 13, 14.2, 24, 24.3] {
                site.clock.now = Date(timeIntervalSince1970: 1_774_085_400 + hours * 3600)
                let kept = try await answers()
                // A write makes every kept answer old.
                try site.database.preferences.save(preferences, of: sam.account.id)
                let fresh = try await answers()
                for path in paths { #expect(kept[path] == fresh[path], "\(path) after \(hours) h") }
            }
        }
    }
}
