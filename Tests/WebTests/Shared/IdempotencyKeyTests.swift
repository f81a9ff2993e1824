import Foundation
import Testing

@Suite("Things that are made again")
struct IdempotencyKeyTests {
    @Test(
        "A thing of one's own whose answer was lost is made once by its key, and by another key, or for another account, is another",
        arguments: [
            ("/api/foods", #"{"name": "Soup of mine", "per100g": {"energy": 40}}"#),
            (
                "/api/recipes",
                #"{"name": "Mash", "servings": 1, "ingredients": [{"foodId": "banana", "servingQuantity": 1}]}"#
            ),
            ("/api/exercises", #"{"name": "NAME", "primaryMuscles": ["chest"]}"#),
            ("/api/measures", #"{"name": "NAME", "unit": "cm"}"#),
            ("/api/workout-templates", #"{"name": "Push", "exercises": [{"exerciseId": "bench-press"}]}"#),
            ("/api/meal-templates", #"{"name": "Lunch", "entryIds": ["ENTRY"]}"#),
        ])
    func once(path: String, body: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            func id(_ guest: Guest, _ key: String, _ name: String) async throws -> String {
                let entry = try await guest.send(
                    "POST", "/api/food-entries", #"{"foodId": "banana", "servingQuantity": 1}"#)
                let body = body.replacing("NAME", with: name)
                    .replacing("ENTRY", with: entry.object["id"] as? String ?? "")
                let answer = try await guest.send("POST", path, body, headers: ["Idempotency-Key": key])
                #expect(answer.status == 201, "\(answer.text)")
                return try #require(answer.object["id"] as? String)
            }
            let first = try await id(sam, "one", "Plank of mine")
            #expect(try await id(sam, "one", "Plank of mine") == first)
            #expect(try await id(sam, "two", "Another of mine") != first)
            #expect(try await id(eve, "one", "Plank of mine") != first)
            #expect(try await sam.send("POST", path, body, headers: ["Idempotency-Key": ""]).status == 400)
        }
    }
}
