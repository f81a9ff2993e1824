import Foundation
import Testing

@testable import Web

@Suite("Several foods logged at once")
struct MealRoutesTests {
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
