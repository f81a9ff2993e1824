import Foundation
import Testing

@testable import Web

@Suite("Vitamins and minerals")
struct MicronutrientRoutesTests {
    private func item(_ key: String, in answer: RawAnswer) throws -> [String: Any] {
        let items = try #require(answer.object["items"] as? [[String: Any]])
        return try #require(items.first { $0["nutrient"] as? String == key })
    }

    private func log(_ sam: Guest, _ id: String, _ grams: Int, on date: String, slot: String = "lunch") async throws {
        let answer = try await sam.send(
            "POST", "/api/food-entries",
            #"{"foodId": "\#(id)", "servingQuantity": \#(grams), "unit": "g", "logDate": "\#(date)", "slot": "\#(slot)"}"#
        )
        #expect(answer.status == 201)
    }

    @Test("A day tells its amounts, the reference and where it is from, what is unknown, and what it came from")
    func day() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try await log(sam, "orange", 200, on: "2026-03-20")
            try await log(sam, "pizza-margherita", 300, on: "2026-03-20")
            let answer = try await sam.get("/api/micronutrients?date=2026-03-20")
            #expect(answer.object["days"] as? Int == 1)
            let c = try item("vitaminC", in: answer)
            #expect(c["amount"] as? Double == 112.4 && c["unit"] as? String == "mg")
            #expect(c["isAtLeast"] as? Bool == true && c["known"] as? Int == 1 && c["count"] as? Int == 2)
            #expect(c["verdict"] as? String == "reached" && c["percent"] as? Int == 141)
            #expect(c["reference"] as? Int == 80 && c["source"] as? String == "label")
            let foods = try #require(c["contributors"] as? [[String: Any]])
            #expect(foods.map { $0["name"] as? String } == ["Orange"])
            let iodine = try item("iodine", in: answer)
            #expect(iodine["amount"] == nil && iodine["percent"] == nil && iodine["verdict"] as? String == "unknown")
            _ = try await sam.send("PATCH", "/api/profile", #"{"sex": "female", "birthDate": "1990-01-01"}"#)
            #expect(
                try item("vitaminC", in: try await sam.get("/api/micronutrients?date=2026-03-20"))["source"] as? String
                    == "efsa")
        }
    }

    @Test("A week is the mean of its whole days, without the day itself; fewer than three tell nothing")
    func week() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for date in ["2026-03-17", "2026-03-18"] {
                for slot in ["breakfast", "lunch", "dinner"] { try await log(sam, "banana", 100, on: date, slot: slot) }
            }
            let few = try await sam.get("/api/micronutrients?date=2026-03-20&days=7")
            #expect(few.object["days"] as? Int == 0 && (few.object["items"] as? [Any])?.isEmpty == true)
            for slot in ["breakfast", "lunch", "dinner"] {
                try await log(sam, "banana", 400, on: "2026-03-19", slot: slot)
                try await log(sam, "banana", 900, on: "2026-03-20", slot: slot)
            }
            try await log(sam, "banana", 500, on: "2026-03-16")
            let week = try await sam.get("/api/micronutrients?date=2026-03-20&days=7")
            #expect(week.object["days"] as? Int == 3)
            let day = try item("potassium", in: try await sam.get("/api/micronutrients?date=2026-03-17"))
            let mean = try item("potassium", in: week)
            let three = try #require(day["amount"] as? Double)
            #expect(abs((mean["amount"] as? Double ?? 0) - three * 2) < 1, "300, 300 and 1200 g are 600 a day")
            #expect(try item("calcium", in: week)["verdict"] as? String == "low")
            #expect(try item("calcium", in: week)["isAtLeast"] as? Bool == false)
        }
    }

    @Test("Other spans and dates are refused, and nobody sees another's")
    func refused() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for query in ["days=3", "days=0", "days=x", "date=tomorrow"] {
                #expect(try await sam.get("/api/micronutrients?\(query)").status == 422, "\(query)")
            }
        }
    }

    @Test("A food asked for alone has them, in a list not; own foods take them, and entries keep theirs")
    func foods() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let orange = try await sam.get("/api/foods/orange").object
            #expect((orange["micros"] as? [String: Any])?["vitaminC"] as? Double == 56.2)
            #expect(try await sam.get("/api/foods?q=orange").list.first?["micros"] == nil)
            let made = try await sam.send(
                "POST", "/api/foods",
                #"{"name": "Syrup", "per100g": {"energy": 50}, "micros": {"vitaminC": 40, "iron": 2}}"#)
            let id = try #require(made.object["id"] as? String)
            #expect((made.object["micros"] as? [String: Any])?["vitaminC"] as? Int == 40)
            try await log(sam, id, 200, on: "2026-03-20")
            let changed = try await sam.send(
                "PATCH", "/api/foods/\(id)", #"{"micros": {"vitaminC": 10, "iron": null}}"#)
            #expect((changed.object["micros"] as? [String: Any])?.keys.sorted() == ["vitaminC"])
            let kept = try await sam.send("PATCH", "/api/foods/\(id)", #"{"name": "Cordial"}"#)
            #expect((kept.object["micros"] as? [String: Any])?["vitaminC"] as? Int == 10)
            let answer = try await sam.get("/api/micronutrients?date=2026-03-20")
            #expect(try item("vitaminC", in: answer)["amount"] as? Int == 80)
            let again = try await sam.send(
                "POST", "/api/food-entries/repeating", #"{"fromDate": "2026-03-20", "logDate": "2026-03-21"}"#)
            #expect(again.status == 201)
            let repeated = try item("vitaminC", in: try await sam.get("/api/micronutrients?date=2026-03-21"))
            #expect(repeated["amount"] as? Int == 20)
            let refused = try await sam.send(
                "POST", "/api/foods", #"{"name": "X", "per100g": {"energy": 50}, "micros": {"iron": -1}}"#)
            #expect(refused.status == 422)
            #expect((refused.object["errors"] as? [String: Any])?["micros.iron"] != nil)
        }
    }
}
