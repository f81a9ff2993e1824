import Foundation
import Testing

@Suite("Two devices that edit one thing")
struct EntityTagTests {
    private static let exercise = #"{"name": "Sled push", "kind": "strength", "primaryMuscles": ["quadriceps"]}"#

    /// How each is made, and two changes of it.
    private static let things: [(path: String, body: String, changes: [String])] = [
        (
            "/api/food-entries", #"{"foodId": "banana", "servingQuantity": 1, "unit": "medium"}"#,
            [#"{"servingQuantity": 2}"#, #"{"notes": "ripe"}"#]
        ),
        (
            "/api/foods", #"{"name": "Own bread", "per100g": {"energy": 250}}"#,
            [#"{"name": "Rye bread"}"#, #"{"name": "Oat bread"}"#]
        ),
        (
            "/api/recipes",
            #"{"name": "Soup", "servings": 2, "ingredients": [{"foodId": "banana", "servingQuantity": 100, "unit": "g"}]}"#,
            [#"{"servings": 3}"#, #"{"name": "Stew"}"#]
        ),
        (
            "/api/workout-logs", #"{"name": "Legs", "kind": "strength", "exercises": []}"#,
            [#"{"notes": "good"}"#, #"{"name": "Push"}"#]
        ),
        (
            "/api/workout-templates", #"{"name": "Legs", "exercises": [{"exerciseId": "bench-press"}]}"#,
            [#"{"name": "Push"}"#, #"{"name": "Pull"}"#]
        ),
        ("/api/exercises", exercise, [#"{"name": "Sled pull"}"#, #"{"name": "Sled walk"}"#]),
    ]

    @Test("A change of a state that is no more is refused, tells so, and changes nothing; saved once more it counts")
    func changes() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for (path, body, changes) in Self.things {
                let made = try await sam.send("POST", path, body)
                #expect(made.status == 201, "\(path): \(made.text)")
                let thing = "\(path)/\(made.object["id"] as? String ?? "?")"
                let tag = try #require(try await sam.get(thing).header("etag"), "\(thing)")
                #expect(try await sam.get(thing).header("etag") == tag)
                let first = try await sam.send("PATCH", thing, changes[0], headers: ["If-Match": tag])
                #expect(first.status == 200, "\(thing): \(first.text)")
                let after = try await sam.get(thing)
                #expect(after.header("etag") == first.header("etag"), "\(path)")
                #expect(after.header("etag") != tag, "\(path)")
                let late = try await sam.send("PATCH", thing, changes[1], headers: ["If-Match": tag])
                #expect(late.status == 412, "\(path): \(late.text)")
                #expect((late.object["detail"] as? String)?.contains("elsewhere") == true)
                #expect(try await sam.get(thing).text == after.text)
                let present = after.header("etag") ?? ""
                for fine in ["\"x\", \(present)", "*"] {
                    let answer = try await sam.send("PATCH", thing, changes[1], headers: ["If-Match": fine])
                    #expect(answer.status == 200, "\(path) \(fine): \(answer.text)")
                }
                #expect(try await sam.send("PATCH", thing, changes[0]).status == 200)
                #expect(try await sam.send("PATCH", thing, changes[0], headers: ["If-Match": "W/\(tag)"]).status == 412)
            }
        }
    }

    @Test("To use a saved meal or a template is not to change it, and the days of one are the same in any order")
    func use() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let entry = try await sam.send("POST", Self.things[0].path, Self.things[0].body).object["id"] as? String
            let meal = #"{"name": "Usual", "weekdays": [1, 3, 5, 7], "entryIds": ["\#(entry ?? "?")"]}"#
            let template = try #require(Self.things.first { $0.path == "/api/workout-templates" })
            for (path, body, change) in [
                ("/api/meal-templates", meal, #"{"weekdays": [6, 4, 7, 2, 1], "name": "Late"}"#),
                (template.path, template.body, template.changes[0]),
            ] {
                let made = try await sam.send("POST", path, body)
                let thing = "\(path)/\(made.object["id"] as? String ?? "?")"
                let tag = try #require(try await sam.get(thing).header("etag"), "\(made.text)")
                #expect(try await sam.send("POST", "\(thing)/using", "{}").status < 300)
                #expect(try await sam.get(thing).header("etag") == tag, "\(path)")
                let changed = try await sam.send("PATCH", thing, change, headers: ["If-Match": tag])
                #expect(changed.status == 200, "\(path): \(changed.text)")
                #expect(try await sam.get(thing).header("etag") == changed.header("etag"), "\(path)")
                #expect(try await sam.send("PATCH", thing, change, headers: ["If-Match": tag]).status == 412)
            }
        }
    }

    /// Things that are there without being made: where each is read, how it is written, and two changes of it.
    private static let settings: [(read: String, method: String, write: String, changes: [String])] = [
        (
            "/api/daily-logs/2026-03-20", "POST", "/api/daily-logs",
            [#"{"logDate": "2026-03-20", "weightKg": 81}"#, #"{"logDate": "2026-03-20", "notes": "late"}"#]
        ),
        ("/api/profile", "PATCH", "/api/profile", [#"{"firstName": "Sam"}"#, #"{"dailyStepsTarget": 9000}"#]),
        ("/api/preferences", "PATCH", "/api/preferences", [#"{"glass": 300}"#, #"{"checkInDay": 2}"#]),
        (
            "/api/reminders", "PUT", "/api/reminders",
            [#"{"quietFrom": "21:00"}"#, #"{"reminders": [{"subject": "drinks", "isOn": true, "times": ["11:00"]}]}"#]
        ),
    ]

    @Test("Days, the profile, preferences and reminders are changed in the state that one knows, or by who says none")
    func settings() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for (read, method, write, changes) in Self.settings {
                let tag = try #require(try await sam.get(read).header("etag"), "\(read)")
                let first = try await sam.send(method, write, changes[0], headers: ["If-Match": tag])
                #expect(first.status == 200, "\(write): \(first.text)")
                let present = try #require(try await sam.get(read).header("etag"))
                #expect(first.header("etag") == present && present != tag, "\(write)")
                let before = try await sam.get(read).text
                #expect(try await sam.send(method, write, changes[1], headers: ["If-Match": tag]).status == 412)
                #expect(try await sam.get(read).text == before, "\(write)")
                #expect(try await sam.send(method, write, changes[1], headers: ["If-Match": present]).status == 200)
                #expect(try await sam.send(method, write, changes[0]).status == 200, "\(write)")
            }
        }
    }

    @Test("A day's log is the same whatever is eaten, and a profile whatever one weighs")
    func others() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let paths = ["/api/daily-logs/2026-03-21", "/api/profile"]
            func tags() async throws -> [String?] {
                var tags: [String?] = []
                for path in paths { tags.append(try await sam.get(path).header("etag")) }
                return tags
            }
            let before = try await tags()
            _ = try await sam.send("POST", "/api/food-entries", Self.things[0].body)
            #expect(try await tags() == before)
            _ = try await sam.send("POST", "/api/daily-logs", #"{"weightKg": 80}"#)
            let after = try await tags()
            #expect(after[0] != before[0])
            #expect(after[1] == before[1])
        }
    }

    @Test("A measure of one's own and the week's energy are changed in the state that one knows")
    func measureAndWeek() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send("POST", "/api/measures", #"{"name": "Grip", "unit": "kg"}"#)
            let measure = "/api/measures/\(made.object["id"] as? String ?? "?")"
            let tag = try #require(try await sam.get(measure).header("etag"))
            #expect(made.header("etag") == tag)
            let changes = [#"{"name": "Grip left"}"#, #"{"unit": "lb"}"#]
            #expect(try await sam.send("PATCH", measure, changes[0], headers: ["If-Match": tag]).status == 200)
            #expect(try await sam.send("PATCH", measure, changes[1], headers: ["If-Match": tag]).status == 412)
            #expect(try await sam.get(measure).object["unit"] as? String == "kg")
            let body = #""sex": "male", "heightCm": 182, "birthDate": "1979-05-01", "currentWeightKg": 82"#
            let goals = #""activityLevel": "light", "targetCalories": 2400"#
            #expect(try await sam.send("PATCH", "/api/profile", "{\(body), \(goals)}").status == 200)
            let week = try await sam.get("/api/plan/week")
            let known = try #require(week.header("etag"), "\(week.text)")
            let moved = #"{"energyKcal": [2500, 2300, 2400, 2400, 2400, 2400, 2400]}"#
            let first = try await sam.send("PUT", "/api/plan/week", moved, headers: ["If-Match": known])
            #expect(first.status == 200, "\(first.text)")
            #expect(try await sam.get("/api/plan/week").header("etag") == first.header("etag"))
            let late = try await sam.send(
                "PUT", "/api/plan/week", #"{"energyKcal": null}"#, headers: ["If-Match": known])
            #expect(late.status == 412)
            #expect(try await sam.get("/api/plan/week").object["isMoved"] as? Bool == true)
        }
    }

    @Test("The figure of a day of a measure is changed in the state that one knows, and another day is another state")
    func measureOfDay() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send("POST", "/api/measures", #"{"name": "Grip", "unit": "kg"}"#)
            let measure = "/api/measures/\(made.object["id"] as? String ?? "?")"
            let (day, other) = ("\(measure)/days/2026-03-19", "\(measure)/days/2026-03-18")
            let nothing = try await sam.get(day)
            #expect(nothing.object["value"] == nil && nothing.object["date"] as? String == "2026-03-19")
            let tag = try #require(nothing.header("etag"))
            let first = try await sam.send("PUT", day, #"{"value": 41}"#, headers: ["If-Match": tag])
            #expect(first.status == 200, "\(first.text)")
            #expect(try await sam.send("PUT", day, #"{"value": 39}"#, headers: ["If-Match": tag]).status == 412)
            #expect(try await sam.send("PUT", day, #"{"value": null}"#, headers: ["If-Match": tag]).status == 412)
            let present = try await sam.get(day)
            #expect(present.object["value"] as? Double == 41 && present.header("etag") == first.header("etag"))
            // What one does on another day is no change of this one.
            let state = try #require(try await sam.get(other).header("etag"))
            #expect(try await sam.send("PUT", other, #"{"value": 40}"#, headers: ["If-Match": state]).status == 200)
            let known = try #require(present.header("etag"))
            #expect(try await sam.send("PUT", day, #"{"value": 39}"#, headers: ["If-Match": known]).status == 200)
            #expect(try await sam.send("PUT", day, #"{"value": 38}"#).status == 200)
            let eve = try await site.signIn("eve")
            #expect(try await eve.get(day).status == 404)
            #expect(try await sam.get("\(measure)/days/yesterday").status == 422)
        }
    }

    @Test("A proposal is answered in the state of the goals that one knows, once")
    func checkIn() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let path = "/api/plan/check-ins"
            let tag = try #require(try await sam.get(path).header("etag"))
            let goals = #"{"targetCalories": 2400}"#
            #expect(try await sam.send("PATCH", "/api/profile", goals).status == 200)
            let answer = #"{"decision": "decline"}"#
            #expect(try await sam.send("POST", path, answer, headers: ["If-Match": tag]).status == 412)
            #expect(try await sam.get(path).list.isEmpty)
            let present = try #require(try await sam.get(path).header("etag"))
            let first = try await sam.send("POST", path, answer, headers: ["If-Match": present])
            #expect(first.status == 200, "\(first.text)")
            #expect(try await sam.get(path).header("etag") == first.header("etag"))
            #expect(try await sam.send("POST", path, answer, headers: ["If-Match": present]).status == 412)
        }
    }

    @Test("Of many that change the same state at once one does, whatever the thing")
    func race() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for (path, body, changes) in Self.things {
                let made = try await sam.send("POST", path, body.replacing("Sled push", with: "Sled drag"))
                let thing = "\(path)/\(made.object["id"] as? String ?? "?")"
                let tag = try #require(try await sam.get(thing).header("etag"))
                let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                    for _ in 0..<8 {
                        group.addTask {
                            try await sam.send("PATCH", thing, changes[0], headers: ["If-Match": tag]).status
                        }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(statuses.filter { $0 == 200 }.count == 1, "\(path): \(statuses)")
                #expect(statuses.filter { $0 == 412 }.count == 7, "\(path): \(statuses)")
            }
        }
    }
}
