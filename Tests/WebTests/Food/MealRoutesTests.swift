import Foundation
import Testing

@testable import Web

@Suite("Several foods at once")
struct MealRoutesTests {
    @Test("A line is read into foods with amounts, and nothing is logged")
    func draft() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let items = try await sam.send(
                "POST", "/api/food-drafts", #"{"text": "2 eggs and toast, 200 ml water, qqqzzz"}"#
            )
            .list
            #expect(items.count == 4)
            #expect(items[0]["servingQuantity"] as? Double == 2)
            #expect((items[0]["foods"] as? [[String: Any]])?.first?["id"] as? String == "egg-boiled")
            #expect(items[2]["unit"] as? String == "ml")
            #expect((items[3]["foods"] as? [Any])?.isEmpty == true)
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.isEmpty)
        }
    }

    @Test("A unit that a food has no weight for gives its usual amount, and says so")
    func guess() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let items = try await sam.send("POST", "/api/food-drafts", #"{"text": "2 pints of banana"}"#).list
            #expect(items.first?["isGuess"] as? Bool == true)
            #expect(items.first?["unit"] as? String == "medium")
        }
    }

    @Test("A meal is logged whole or not at all, and once for one key")
    func meal() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let bad = try await sam.send(
                "POST", "/api/meals",
                #"{"slot": "lunch", "items": [{"foodId": "banana", "servingQuantity": 1}, {"foodId": "no-such-food"}]}"#
            )
            #expect(bad.status == 422)
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.isEmpty)
            let body =
                #"{"slot": "lunch", "items": [{"foodId": "banana", "servingQuantity": 2, "unit": "medium"}, {"foodId": "water", "servingQuantity": 250, "unit": "ml", "slot": "drinks"}]}"#
            for _ in 0..<2 {
                let made = try await sam.send("POST", "/api/meals", body, headers: ["Idempotency-Key": "one"])
                #expect(made.status == 201)
                #expect(made.list.map { $0["slot"] as? String } == ["lunch", "drinks"])
            }
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.count == 2)
            #expect(try await sam.send("POST", "/api/meals", #"{"items": []}"#).status == 422)
        }
    }
}
