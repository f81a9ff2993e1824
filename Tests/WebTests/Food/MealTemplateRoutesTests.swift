import Foundation
import Testing

@testable import Web

@Suite("Saved meals and favourites")
struct MealTemplateRoutesTests {
    private func log(_ guest: Guest, _ body: String) async throws -> String {
        try await guest.send("POST", "/api/food-entries", body).object["id"] as? String ?? "?"
    }

    private func breakfast(_ guest: Guest) async throws -> [String: Any] {
        let milk = try await log(
            guest, #"{"foodId": "milk-semi-skimmed", "unit": "ml", "servingQuantity": 250, "logDate": "2026-03-20"}"#)
        let own = try await log(
            guest, #"{"foodName": "Pie", "calories": 300, "servingQuantity": 2, "logDate": "2026-03-20"}"#)
        let made = try await guest.send(
            "POST", "/api/meal-templates",
            #"{"name": "Usual", "slot": "breakfast", "weekdays": [6, 7], "entryIds": ["\#(milk)", "\#(own)"]}"#)
        #expect(made.status == 201)
        return made.object
    }

    private func templates(_ guest: Guest, _ query: String = "") async throws -> [[String: Any]] {
        try await guest.get("/api/meal-templates" + query).object["templates"] as? [[String: Any]] ?? []
    }

    @Test("It is logged whole or in part, in other amounts, and its use is counted")
    func used() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let id = try #require(try await breakfast(sam)["id"] as? String)
            let whole = try await sam.send("POST", "/api/meal-templates/\(id)/using", "{}")
            #expect(whole.status == 201 && whole.list.count == 2)
            #expect(whole.list.allSatisfy { $0["slot"] as? String == "breakfast" })
            let part = try await sam.send(
                "POST", "/api/meal-templates/\(id)/using",
                #"{"slot": "lunch", "logDate": "2026-03-19", "items": [{"index": 1, "servingQuantity": 1}]}"#)
            #expect(part.list.count == 1 && part.list.first?["calories"] as? Double == 150)
            #expect(part.list.first?["logDate"] as? String == "2026-03-19")
            let shown = try #require(try await templates(sam, "?slot=breakfast").first)
            #expect(shown["usedCount"] as? Int == 2 && (shown["items"] as? [Any])?.count == 2)
            for _ in 0..<2 {
                let once = try await sam.send(
                    "POST", "/api/meal-templates/\(id)/using", #"{"logDate": "2026-03-18"}"#,
                    headers: ["Idempotency-Key": "one"])
                #expect(once.status == 201 && once.list.count == 2)
            }
            #expect(try await sam.get("/api/food-entries/2026-03-18").list.count == 2)
            #expect(try await templates(sam, "?slot=breakfast").first?["usedCount"] as? Int == 3)
        }
    }

    @Test("It is changed, deleted and brought back; a meal of its weekday and slot comes first")
    func changed() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let id = try #require(try await breakfast(sam)["id"] as? String)
            let apple = try await log(sam, #"{"foodId": "apple", "logDate": "2026-03-20"}"#)
            _ = try await sam.send("POST", "/api/meal-templates", #"{"name": "Apple", "entryIds": ["\#(apple)"]}"#)
            func names(_ date: String) async throws -> [String] {
                try await templates(sam, "?slot=breakfast&date=\(date)").compactMap { $0["name"] as? String }
            }
            #expect(try await names("2026-03-21") == ["Usual", "Apple"])
            #expect(try await names("2026-03-20") == ["Apple", "Usual"])
            let path = "/api/meal-templates/\(id)"
            let answer = try await sam.send(
                "PATCH", path, #"{"name": "Milk", "weekdays": [], "items": [{"index": 0, "servingQuantity": 500}]}"#)
            #expect(answer.object["name"] as? String == "Milk" && (answer.object["items"] as? [Any])?.count == 1)
            #expect(try await sam.send("DELETE", path).status == 204)
            #expect(try await names("2026-03-21") == ["Apple"])
            #expect(try await sam.send("POST", "\(path)/using", "{}").status == 404)
            #expect(try await sam.send("PUT", "\(path)/restoring").object["name"] as? String == "Milk")
            #expect(try await names("2026-03-21").count == 2)
        }
    }

    @Test("What cannot be is refused by field, and another account's meal does not exist")
    func refused() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let id = try #require(try await breakfast(sam)["id"] as? String)
            let entry = try await log(sam, #"{"foodId": "apple"}"#)
            for body in [
                "{}", #"{"name": "x", "entryIds": []}"#, #"{"name": "", "entryIds": ["\#(entry)"]}"#,
                #"{"name": "x", "entryIds": ["\#(entry)"], "weekdays": [8]}"#,
                #"{"name": "x", "entryIds": ["\#(entry)"], "slot": "brunch"}"#,
            ] { #expect(try await sam.send("POST", "/api/meal-templates", body).status == 422, "\(body)") }
            let path = "/api/meal-templates/\(id)"
            for body in [
                #"{"items": []}"#, #"{"items": [{"index": 9}]}"#, #"{"items": [{"index": 0, "servingQuantity": -1}]}"#,
                #"{"name": ""}"#,
            ] {
                #expect(try await sam.send("PATCH", path, body).status == 422, "\(body)")
            }
            #expect(
                try await sam.send("POST", "\(path)/using", #"{"items": [{"index": 0, "servingQuantity": 1e300}]}"#)
                    .status == 422)
            #expect(try await sam.get("/api/meal-templates?slot=brunch").status == 422)
            #expect(
                try await eve.send("POST", "/api/meal-templates", #"{"name": "x", "entryIds": ["\#(entry)"]}"#).status
                    == 404)
            for (method, end) in [("PATCH", ""), ("DELETE", ""), ("PUT", "/restoring"), ("POST", "/using")] {
                #expect(try await eve.send(method, path + end, method == "DELETE" ? nil : "{}").status == 404)
            }
            #expect(try await templates(sam).first?["name"] as? String == "Usual")
        }
    }
}
