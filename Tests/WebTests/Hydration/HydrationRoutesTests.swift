import Foundation
import Testing

@testable import Web

@Suite("What was drunk")
struct HydrationRoutesTests {
    @Test("A day adds up by kind, against the goal and the limits that hold for this person")
    func day() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for body in [
                #"{"foodId": "coffee-black", "unit": "ml", "servingQuantity": 200, "time": "08:00"}"#,
                #"{"foodId": "water", "unit": "ml", "servingQuantity": 500, "time": "09:00"}"#,
                #"{"foodId": "cola", "unit": "ml", "servingQuantity": 330, "time": "10:00"}"#,
                #"{"foodId": "beer", "unit": "ml", "servingQuantity": 330, "logDate": "2026-03-18"}"#,
            ] { #expect(try await sam.send("POST", "/api/food-entries", body).status == 201, "\(body)") }
            let day = try await sam.get("/api/hydration").object
            #expect(day["total"] as? Double == 1030 && day["goal"] as? Double == 2000)
            let kinds = (day["kinds"] as? [[String: Any]] ?? []).compactMap { $0["drink"] as? String }
            #expect(kinds == ["water", "coffee_tea", "soft_drink"])
            #expect((day["caffeineMg"] as? Double ?? 0) > 70 && day["caffeineLimitMg"] as? Double == 400)
            #expect((day["caffeineLeftMg"] as? Double ?? 0) < (day["caffeineMg"] as? Double ?? 0))
            #expect((day["softDrinkSugarGrams"] as? Double ?? 0) > 25)
            #expect((day["alcohol"] as? [String: Any])?["grams"] as? Double == 0)
            #expect(((day["alcoholOfWeek"] as? [String: Any])?["units"] as? Double ?? 0) > 1)
            _ = try await sam.send("PATCH", "/api/profile", #"{"sex": "female", "isPregnant": true}"#)
            let careful = try await sam.get("/api/hydration").object
            #expect(careful["caffeineLimitMg"] as? Double == 200 && careful["adequate"] as? Double == 1840)
            #expect(try await sam.get("/api/hydration?date=soon").status == 422)
            #expect(try await site.get("/api/hydration").status == 401)
        }
    }

    @Test("A food tells its Nutri-Score and its label")
    func quality() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let apple = try await sam.get("/api/foods/apple").object
            #expect((apple["nutriScore"] as? [String: Any])?["grade"] as? String == "A")
            #expect((apple["trafficLights"] as? [String: Any])?["fat"] as? String == "green")
            let butter = try await sam.get("/api/foods/butter").object
            #expect((butter["nutriScore"] as? [String: Any])?["grade"] as? String == "E")
            #expect((butter["trafficLights"] as? [String: Any])?["saturates"] as? String == "red")
            #expect(try await sam.get("/api/foods/wine-red").object["nutriScore"] == nil)
        }
    }
}
