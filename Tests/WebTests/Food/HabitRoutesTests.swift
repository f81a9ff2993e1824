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

    @Test("Of one's own foods and those one had none is crowded out of a search by the catalogue's")
    func offered() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            func ids(_ guest: Guest, _ words: String) async throws -> [String] {
                try await guest.get("/api/foods?q=\(words)&limit=12").list.compactMap { $0["id"] as? String }
            }
            let wide = try await sam.get("/api/foods?q=cheese&limit=50").list.compactMap { $0["id"] as? String }
            let rare = try #require(wide.last)
            #expect(try await !ids(sam, "cheese").contains(rare))
            try await log(sam, rare, "2026-03-18")
            let own = try await sam.send(
                "POST", "/api/foods", #"{"name": "Toast with cheese and leek of mine", "per100g": {"energy": 250}}"#)
            let mine = try #require(own.object["id"] as? String)
            let list = try await ids(sam, "cheese")
            #expect(list.count == 12 && Set(list.prefix(2)) == [rare, mine], "\(list)")
            #expect(try await !ids(sam, "banana").contains { [rare, mine].contains($0) })
            #expect(try await !ids(eve, "cheese").contains { [rare, mine].contains($0) })
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

    @Test("What is sent twice with one key is logged again once, even onto the day that it is from")
    func repeatedOnce() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try await log(sam, "banana", "2026-03-20")
            let body = #"{"fromDate": "2026-03-20", "logDate": "2026-03-20"}"#
            var ids: [[String?]] = []
            for key in ["one", "one", "two"] {
                let made = try await sam.send(
                    "POST", "/api/food-entries/repeating", body, headers: ["Idempotency-Key": key])
                #expect(made.status == 201)
                ids.append(made.list.map { $0["id"] as? String })
            }
            #expect(ids[0] == ids[1] && ids[0].count == 1 && ids[2].count == 2)
            #expect(try await sam.get("/api/food-entries/2026-03-20").list.count == 4)
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
