import Foundation
import Testing

@testable import Web

@Suite("Guidance about foods and days")
struct GuidanceRoutesTests {
    @Test("An amount is told in usual servings, and fruit in portions of five a day")
    func portion() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let banana = try await sam.get("/api/foods/banana/portion?servingQuantity=160&unit=g").object
            #expect((banana["usual"] as? String)?.isEmpty == false)
            #expect(banana["produce"] as? String == "2 of five a day for fruit and vegetables (80 g each)")
            #expect(try await sam.get("/api/foods/banana/portion?servingQuantity=1&unit=pint").status == 422)
            #expect(try await sam.get("/api/foods/nothing/portion").status == 404)
        }
    }

    @Test("Swaps have their reasons in words; what is as good as it gets has none")
    func swaps() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let cheese = try await sam.get("/api/foods/cheese-gouda/swaps").list
            let first = try #require(cheese.first)
            #expect((first["reasons"] as? [String])?.allSatisfy { !$0.contains("«") && !$0.contains("{") } == true)
            #expect(try await sam.get("/api/foods/apple/swaps").list.isEmpty)
        }
    }

    @Test("A day that is not over is never too little, and tells where its salt came from")
    func balance() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send(
                "POST", "/api/food-entries", #"{"foodId": "cheese-gouda", "servingQuantity": 400, "unit": "g"}"#)
            let answer = try await sam.get("/api/nutrient-balances/2026-03-21").object
            #expect(answer["week"] == nil)
            let items = try #require((answer["day"] as? [String: Any])?["items"] as? [[String: Any]])
            #expect(!items.contains { $0["verdict"] as? String == "below" })
            let salt = try #require(items.first { $0["nutrient"] as? String == "salt" })
            #expect(salt["verdict"] as? String == "above")
            #expect((salt["contributors"] as? [[String: Any]])?.first?["share"] as? Double == 1)
            #expect(try await sam.get("/api/nutrient-balances/tomorrow").status == 422)
        }
    }

    @Test("Figures of an own food that cannot be true together are pointed out, and kept")
    func doubts() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send(
                "POST", "/api/foods",
                #"{"name": "Cola", "per100g": {"energy": 180, "protein": 0, "carbs": 10.6, "fat": 0, "sugar": 12}}"#)
            #expect(made.status == 201)
            let doubts = try #require(made.object["doubts"] as? [String])
            #expect(doubts.count == 2 && doubts[0].contains("kJ"))
            #expect(try await sam.get("/api/foods/banana").object["doubts"] == nil)
        }
    }
}

@Suite("What someone does not eat")
struct DietaryFlagRoutesTests {
    @Test("Search flags what is known and what is likely, and offers none of it as a swap")
    func flags() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await sam.get("/api/foods?q=gouda").list.first?["flags"] == nil)
            _ = try await sam.send(
                "PATCH", "/api/profile", #"{"dietaryRestrictions": ["vegan"], "allergies": "noten"}"#)
            let cheese = try #require(try await sam.get("/api/foods?q=gouda").list.first?["flags"] as? [[String: Any]])
            #expect(cheese.first?["certainty"] as? String == "contains")
            #expect(cheese.first?["text"] as? String == "Contains milk")
            #expect(try await sam.get("/api/foods?q=banana").list.first?["flags"] == nil)
            let chosen = try await sam.send(
                "PATCH", "/api/profile",
                #"{"dietaryRestrictions": null, "allergies": null, "allergens": ["nuts", "milk", "nuts"]}"#)
            #expect(chosen.object["allergens"] as? [String] == ["milk", "nuts"])
            let again = try #require(try await sam.get("/api/foods?q=gouda").list.first?["flags"] as? [[String: Any]])
            #expect(again.map { $0["text"] as? String } == ["Contains milk"])
            for nonsense in [#"["pork"]"#, #"["Milk"]"#, #""milk""#, "[1]"] {
                #expect(try await sam.send("PATCH", "/api/profile", "{\"allergens\": \(nonsense)}").status == 422)
            }
            #expect(
                try await sam.get("/api/foods/cheese-gouda/swaps").list.allSatisfy {
                    ($0["food"] as? [String: Any])?["flags"] == nil
                })
        }
    }
}
