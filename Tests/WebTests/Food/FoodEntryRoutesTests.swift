import Foundation
import Testing

@testable import Web

@Suite("Logging food")
struct FoodEntryRoutesTests {
    @Test("A food and an amount are enough: figures, slot and time follow")
    func simple() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send(
                "POST", "/api/food-entries", #"{"foodId": "banana", "servingQuantity": 100, "unit": "g"}"#)
            #expect(made.status == 201)
            let food = try await sam.get("/api/foods/banana").object
            let per100g = try #require(food["per100g"] as? [String: Any])
            let entry = made.object
            #expect(entry["calories"] as? Double == per100g["energy"] as? Double)
            #expect(entry["logDate"] as? String == "2026-03-21")
            #expect(entry["time"] as? String == "10:30")
            #expect(entry["slot"] as? String == "morningSnack")
            #expect(entry["mealType"] as? String == "snack")
            #expect(entry["userId"] as? String == sam.account.id)
        }
    }

    @Test(
        "A caller's snack goes to the snack slot of its time",
        arguments: [("10:00", "morningSnack"), ("15:00", "afternoonSnack"), ("22:00", "eveningSnack")])
    func snack(time: String, slot: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send(
                "POST", "/api/food-entries",
                #"{"mealType": "snack", "foodName": "Bar", "servingSize": "1 bar", "servingQuantity": 1, "calories": 200, "time": "\#(time)"}"#
            )
            #expect(made.object["slot"] as? String == slot)
            #expect(made.object["servingSize"] as? String == "1 bar")
        }
    }

    @Test("A drink is an entry with a volume: it feeds energy, fluid and caffeine of the day")
    func drink() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send(
                "POST", "/api/food-entries",
                #"{"foodId": "water", "slot": "drinks", "servingQuantity": 250, "unit": "ml"}"#)
            let day = try #require(try await sam.get("/api/today").object["day"] as? [String: Any])
            let figures = try #require(day["figures"] as? [String: [String: Any]])
            #expect(figures["water"]?["value"] as? Double == 250)
            #expect(try await sam.get("/api/daily-logs/today").object["waterLiters"] as? Double == 0.25)
        }
    }

    @Test("Changing the amount scales what was eaten; a later change to the food does not")
    func snapshot() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let food = try await sam.send(
                "POST", "/api/foods",
                #"{"name": "Soup", "per100g": {"energy": 40, "protein": 2}, "portions": [{"unit": "bowl", "grams": 250}]}"#
            )
            let id = food.object["id"] as? String ?? ""
            let entry = try await sam.send(
                "POST", "/api/food-entries", #"{"foodId": "\#(id)", "servingQuantity": 1, "unit": "bowl"}"#
            ).object
            #expect(entry["calories"] as? Double == 100)
            _ = try await sam.send("PATCH", "/api/foods/\(id)", #"{"per100g": {"energy": 400}}"#)
            let path = "/api/food-entries/\(entry["id"] as? String ?? "")"
            #expect(try await sam.send("PATCH", path, #"{"notes": "good"}"#).object["calories"] as? Double == 100)
            #expect(try await sam.send("PATCH", path, #"{"servingQuantity": 2}"#).object["calories"] as? Double == 200)
            #expect(
                try await sam.send("PATCH", path, #"{"servingQuantity": 125, "unit": "g"}"#).object["calories"]
                    as? Double == 50)
            #expect(try await sam.send("PATCH", path, #"{"unit": "furlong"}"#).status == 422)
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.count == 1)
        }
    }

    @Test("A deleted entry can be brought back, as it was")
    func undo() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send(
                "POST", "/api/food-entries", #"{"foodId": "banana", "notes": "ripe", "hunger": 4, "mood": "😋"}"#)
            let path = "/api/food-entries/\(made.object["id"] as? String ?? "")"
            #expect(try await sam.send("DELETE", path).object["success"] as? Bool == true)
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.isEmpty)
            #expect(try await sam.send("DELETE", path).status == 404)
            let back = try await sam.send("PUT", "\(path)/restoring")
            #expect(back.status == 200)
            #expect(back.text == made.text)
        }
    }

    @Test("The same Idempotency-Key never logs twice")
    func idempotency() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let body = #"{"foodId": "banana"}"#
            let first = try await sam.send("POST", "/api/food-entries", body, headers: ["Idempotency-Key": "k1"])
            let second = try await sam.send("POST", "/api/food-entries", body, headers: ["Idempotency-Key": "k1"])
            #expect(first.object["id"] as? String == second.object["id"] as? String)
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.count == 1)
            let id = try #require(first.object["id"] as? String)
            #expect(try await sam.send("DELETE", "/api/food-entries/\(id)").status == 200)
            let third = try await sam.send("POST", "/api/food-entries", body, headers: ["Idempotency-Key": "k1"])
            #expect(third.status == 201 && third.object["id"] as? String == id)
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.isEmpty)
        }
    }

    @Test(
        "An entry that cannot be is refused by field",
        arguments: [
            (#"{"servingQuantity": 1}"#, "foodName"), (#"{"foodId": "no-such-food"}"#, "foodId"),
            (#"{"foodId": "banana", "servingQuantity": 0}"#, "servingQuantity"),
            (#"{"foodId": "banana", "servingQuantity": 1e300}"#, "servingQuantity"),
            (#"{"foodId": "banana", "unit": "parsec"}"#, "unit"), (#"{"foodId": "banana", "slot": "brunch"}"#, "slot"),
            (#"{"foodId": "banana", "hunger": 9}"#, "hunger"), (#"{"foodId": "banana", "time": "25:00"}"#, "time"),
            (#"{"foodId": "banana", "logDate": "2027-01-01"}"#, "logDate"),
            (#"{"foodName": "x", "calories": -5}"#, "calories"),
            (#"{"foodName": "x", "proteinGrams": 1e9}"#, "proteinGrams"),
        ])
    func refused(body: String, field: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await sam.send("POST", "/api/food-entries", body)
            #expect(answer.status == 422, "\(answer.text)")
            #expect((answer.object["errors"] as? [String: String])?.keys.contains(field) == true, "\(answer.text)")
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.isEmpty)
        }
    }

    @Test("Search finds plain foods first, in the person's language")
    func search() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await sam.get("/api/foods?q=egg&limit=3").list.first?["id"] as? String == "egg-boiled")
            #expect(try await sam.get("/api/foods/quick").list.count == 8)
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            #expect(
                (try await sam.get("/api/foods?q=appel").list.first?["name"] as? String)?.hasPrefix("Appel") == true)
            #expect(try await sam.get("/api/foods?q=").list.isEmpty)
        }
    }

    @Test("Foods of one's own are found, changed, deleted and brought back")
    func ownFoods() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send(
                "POST", "/api/foods",
                #"{"name": "Zelfgemaakte zuurkool", "per100g": {"energy": 30, "fibre": 3}, "portions": [{"unit": "bowl", "grams": 200}]}"#
            )
            #expect(made.status == 201)
            let id = made.object["id"] as? String ?? ""
            #expect(made.object["calories"] as? Double == 60)
            #expect(try await sam.get("/api/foods?q=zelfgem").list.first?["id"] as? String == id)
            #expect((try await sam.get("/api/foods/own").object["foods"] as? [Any])?.count == 1)
            #expect(
                try await sam.send("PATCH", "/api/foods/\(id)", #"{"name": "Kool"}"#).object["name"] as? String
                    == "Kool")
            #expect(try await sam.send("DELETE", "/api/foods/\(id)").status == 204)
            #expect((try await sam.get("/api/foods/own").object["foods"] as? [Any])?.isEmpty == true)
            #expect(try await sam.send("PUT", "/api/foods/\(id)/restoring").status == 200)
            let bad = try await sam.send(
                "POST", "/api/foods",
                #"{"name": "", "per100g": {"energy": 5000}, "portions": [{"unit": "", "grams": 0}]}"#)
            #expect(
                Set((bad.object["errors"] as? [String: String] ?? [:]).keys).isSuperset(of: [
                    "name", "per100g.energy", "portions.unit", "portions.grams",
                ]))
        }
    }
}
