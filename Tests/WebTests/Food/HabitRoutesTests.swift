import Foundation
import Testing

@testable import Web

@Suite("Suggestions and logging again")
struct HabitRoutesTests {
    private func log(_ guest: Guest, _ food: String, _ date: String, slot: String = "breakfast", amount: Double = 1)
        async throws
    {
        let body = #"{"foodId": "\#(food)", "logDate": "\#(date)", "slot": "\#(slot)", "servingQuantity": \#(amount)}"#
        #expect(try await guest.send("POST", "/api/food-entries", body).status == 201)
    }

    @Test("What was logged most is offered with its last amount and a reason in the person's language")
    func suggestions() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await sam.get("/api/foods/suggestions").list.isEmpty)
            for day in 11...20 { try await log(sam, "banana", "2026-03-\(day)", amount: day == 20 ? 2 : 1) }
            try await log(sam, "apple", "2026-03-02")
            let path = "/api/foods/suggestions?slot=breakfast&time=08:00"
            let found = try await sam.get(path).list
            #expect(found.map { $0["foodId"] as? String } == ["banana", "apple"])
            #expect(found.first?["amount"] as? Double == 2)
            #expect(found.first?["reason"] as? String == "10 times in 30 days")
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            let dutch = try await sam.get(path).list.first
            #expect(dutch?["name"] as? String == "Banaan" && dutch?["reason"] as? String == "10 keer in 30 dagen")
            for wrong in ["slot=brunch", "time=25:00", "limit=0", "date=soon"] {
                #expect(try await sam.get("/api/foods/suggestions?\(wrong)").status == 422)
            }
        }
    }

    @Test("A search has what one ate before first, at the last amount that was kept, and nothing of what others ate")
    func searched() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            func amounts(_ guest: Guest) async throws -> [Double?] {
                let last = try await guest.get("/api/foods?q=banana").list.map { $0["last"] as? [String: Any] }
                return last.map { $0?["servingQuantity"] as? Double }
            }
            #expect(try await amounts(sam).allSatisfy { $0 == nil })
            try await log(sam, "banana", "2026-03-18", amount: 3)
            try await log(sam, "banana", "2026-03-10", amount: 2)
            let entry = try await sam.send(
                "POST", "/api/food-entries", #"{"foodId": "banana", "servingQuantity": 4, "logDate": "2026-03-19"}"#)
            #expect(try await amounts(sam).first == 4)
            let id = try #require(entry.object["id"] as? String)
            #expect(try await sam.send("DELETE", "/api/food-entries/\(id)").status == 200)
            #expect(try await amounts(sam).first == 3)
            #expect(try await amounts(eve).allSatisfy { $0 == nil })
        }
    }

    @Test("A meal or a whole day is logged again, as often as asked, without the notes of that time")
    func repeated() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try await log(sam, "banana", "2026-03-20")
            try await log(sam, "egg-boiled", "2026-03-20", amount: 2)
            let note =
                #"{"foodName": "Birthday cake", "calories": 400, "logDate": "2026-03-20", "slot": "dinner", "notes": "hooray"}"#
            _ = try await sam.send("POST", "/api/food-entries", note)
            let meal = try await sam.send(
                "POST", "/api/food-entries/repeating", #"{"fromDate": "2026-03-20", "fromSlot": "breakfast"}"#)
            #expect(meal.status == 201 && meal.list.count == 2)
            #expect(meal.list.allSatisfy { $0["slot"] as? String == "breakfast" })
            let day = try await sam.send(
                "POST", "/api/food-entries/repeating", #"{"fromDate": "2026-03-20", "logDate": "2026-03-19"}"#)
            #expect(day.list.count == 3 && !day.text.contains("hooray"))
            #expect(day.list.first { $0["foodName"] as? String == "Birthday cake" }?["calories"] as? Double == 400)
            #expect(try await sam.get("/api/food-entries/2026-03-19").list.count == 3)
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.count == 2)
        }
    }

    @Test(
        "Single entries go to another slot; another account's, unknown ones and empty days are refused, and nothing is logged"
    )
    func single() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            try await log(sam, "banana", "2026-03-20")
            let id = try #require(try await sam.get("/api/food-entries/2026-03-20").list.first?["id"] as? String)
            let path = "/api/food-entries/repeating"
            let again = try await sam.send("POST", path, #"{"entryIds": ["\#(id)"], "slot": "lunch"}"#)
            #expect(again.list.first?["slot"] as? String == "lunch" && again.list.first?["id"] as? String != id)
            #expect(try await eve.send("POST", path, #"{"entryIds": ["\#(id)"]}"#).status == 404)
            #expect(try await sam.send("POST", path, #"{"entryIds": ["\#(id)", "no-such"]}"#).status == 404)
            for wrong in [
                "{}", #"{"fromDate": "2026-01-01"}"#, #"{"entryIds": []}"#,
                #"{"fromDate": "2026-03-20", "slot": "brunch"}"#,
            ] {
                #expect(try await sam.send("POST", path, wrong).status == 422, "\(wrong)")
            }
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.count == 1)
        }
    }
}
