import Foundation
import Testing

@testable import Web

@Suite("Badges on the page")
struct BadgeRoutesTests {
    @Test("Seven days in a row earn a badge, celebrated on that day only, in the person's language")
    func streak() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            for day in 15...21 {
                _ = try await sam.send(
                    "POST", "/api/food-entries",
                    #"{"foodId": "carrot", "servingQuantity": 400, "unit": "g", "logDate": "2026-03-\#(day)"}"#)
            }
            let answer = try await sam.get("/api/badges").object
            let badges = try #require(answer["badges"] as? [[String: Any]])
            func badge(_ id: String) -> [String: Any]? { badges.first { $0["id"] as? String == id } }
            #expect(badge("streak7")?["earned"] as? String == "2026-03-21")
            #expect(badge("streak7")?["celebration"] as? String == "7 dagen op rij. Fijn ritme.")
            let celebrated = badges.filter { $0["celebration"] != nil }.map { $0["id"] as? String }
            let told = answer["celebrated"] as? [[String: Any]]
            #expect(told?.map { $0["id"] as? String } == celebrated && celebrated.contains("streak7"))
            #expect(badge("vegetables")?["count"] as? Int == 1)
            #expect(badge("streak30")?["count"] as? Int == 0)
            #expect(badge("firstKilogram") == nil, "nobody asked to lose weight")
            let streaks = try #require(answer["streaks"] as? [[String: Any]])
            #expect(streaks.first { $0["goal"] as? String == "logging" }?["current"] as? Int == 7)
            #expect((answer["quote"] as? [String: Any])?["text"] as? String != nil)
            site.clock.now += 86_400
            let later = try await sam.get("/api/badges").object["badges"] as? [[String: Any]]
            #expect(later?.first { $0["id"] as? String == "streak7" }?["celebration"] == nil)
        }
    }

    @Test("Nobody without a day has anything, and nothing fails")
    func empty() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let badges = try #require(try await sam.get("/api/badges").object["badges"] as? [[String: Any]])
            #expect(!badges.isEmpty && badges.allSatisfy { $0["count"] as? Int == 0 })
        }
    }
}
