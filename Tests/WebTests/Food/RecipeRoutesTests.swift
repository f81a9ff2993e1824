import Foundation
import Testing

@testable import Web

@Suite("Recipes")
struct RecipeRoutesTests {
    private let soup =
        #"{"name": "Soup", "servings": 4, "ingredients": [{"foodId": "banana", "servingQuantity": 400, "unit": "g"}, {"foodId": "water", "servingQuantity": 600, "unit": "ml"}]}"#

    @Test("A recipe is found and logged like any food, by the serving or by the gram")
    func logged() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send("POST", "/api/recipes", soup)
            #expect(made.status == 201)
            let id = try #require(made.object["id"] as? String)
            #expect(made.object["grams"] as? Double == 1000)
            let found = try await sam.get("/api/foods?q=soup").list.first
            #expect(found?["id"] as? String == id)
            #expect(found?["servingGrams"] as? Double == 250)
            let entry = try await sam.send(
                "POST", "/api/food-entries", #"{"foodId": "\#(id)", "servingQuantity": 2, "unit": "serving"}"#)
            #expect(entry.status == 201)
            // Half the dish: 200 g of banana at 93 kcal.
            #expect(entry.object["calories"] as? Double == 186)
        }
    }

    @Test("Boiled down, 100 g hold more; what was logged before stays")
    func cooked() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let id = try #require(try await sam.send("POST", "/api/recipes", soup).object["id"] as? String)
            let log = #"{"foodId": "\#(id)", "servingQuantity": 100, "unit": "g"}"#
            _ = try await sam.send("POST", "/api/food-entries", log)
            let changed = try await sam.send("PATCH", "/api/recipes/\(id)", #"{"cookedGrams": 500}"#)
            #expect(changed.status == 200)
            #expect((changed.object["ingredients"] as? [Any])?.count == 2)
            _ = try await sam.send("POST", "/api/food-entries", log)
            let day = try await sam.get("/api/food-entries/2026-03-21").list
            #expect(day.compactMap { $0["calories"] as? Double }.sorted() == [37.2, 74.4])
        }
    }

    @Test("No name, no ingredient, an unknown unit or itself as an ingredient is refused at its field")
    func refused() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let empty = try await sam.send("POST", "/api/recipes", #"{"servings": 0}"#)
            #expect(empty.status == 422)
            #expect(
                Set((empty.object["errors"] as? [String: String] ?? [:]).keys) == ["name", "servings", "ingredients"])
            let unit = try await sam.send(
                "POST", "/api/recipes", #"{"name": "X", "ingredients": [{"foodId": "banana", "unit": "pint"}]}"#)
            #expect((unit.object["errors"] as? [String: String])?["ingredients.unit"] != nil)
            let id = try #require(try await sam.send("POST", "/api/recipes", soup).object["id"] as? String)
            let itself = try await sam.send(
                "PATCH", "/api/recipes/\(id)",
                #"{"ingredients": [{"foodId": "\#(id)", "servingQuantity": 1, "unit": "serving"}]}"#)
            #expect(itself.status == 422)
        }
    }

    @Test("A deleted recipe is out of search, and comes back whole; another's is not there")
    func deleted() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let id = try #require(try await sam.send("POST", "/api/recipes", soup).object["id"] as? String)
            let kim = try await site.signIn("kim")
            #expect(try await kim.get("/api/recipes/\(id)").status == 404)
            #expect(try await kim.send("DELETE", "/api/recipes/\(id)").status == 404)
            #expect(try await sam.send("DELETE", "/api/recipes/\(id)").status == 204)
            #expect((try await sam.get("/api/recipes").object["recipes"] as? [Any])?.isEmpty == true)
            #expect(try await sam.get("/api/foods/\(id)").status == 404)
            #expect(try await sam.send("PUT", "/api/recipes/\(id)/restoring").status == 200)
            #expect((try await sam.get("/api/recipes").object["recipes"] as? [Any])?.count == 1)
        }
    }

    @Test("Foods that were logged are listed with how often, the last amount and when")
    func used() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for (food, amount, time) in [("banana", 1, "08:00"), ("banana", 2, "09:00"), ("water", 1, "08:30")] {
                _ = try await sam.send(
                    "POST", "/api/food-entries",
                    #"{"foodId": "\#(food)", "servingQuantity": \#(amount), "time": "\#(time)"}"#)
            }
            _ = try await sam.send(
                "POST", "/api/food-entries",
                #"{"foodName": "100% pie_", "servingQuantity": 1, "calories": 300, "logDate": "2026-03-01"}"#)
            let foods = try #require(try await sam.get("/api/foods/used").object["foods"] as? [[String: Any]])
            #expect(foods.map { $0["count"] as? Int } == [2, 1, 1])
            #expect(foods[0]["servingQuantity"] as? Double == 2)
            #expect(foods[2]["lastDate"] as? String == "2026-03-01")
            let pie = try await sam.get("/api/foods/used?q=0%25%20pie_&sort=name").object["foods"] as? [[String: Any]]
            #expect(pie?.count == 1)
            #expect((try await sam.get("/api/foods/used?q=_____").object["foods"] as? [Any])?.isEmpty == true)
            #expect(try await sam.get("/api/foods/used?sort=weight").status == 422)
        }
    }
}
