import Foundation
import Testing

@testable import Web

@Suite("Workout templates")
struct WorkoutTemplateRoutesTests {
    private static let push = #"""
        {"name": "Push", "minutes": 50, "exercises": [
            {"exerciseId": "bench-press", "sets": 3, "repsFrom": 5, "repsTo": 8, "rir": 2, "load": "185 lb", "restSeconds": 180},
            {"name": "Dips of mine", "sets": 2, "repsFrom": 10}]}
        """#

    private func templates(_ guest: Guest) async throws -> [[String: Any]] {
        try await guest.get("/api/workout-templates").object["templates"] as? [[String: Any]] ?? []
    }

    @Test("One is made, changed, deleted and brought back")
    func kept() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send("POST", "/api/workout-templates", Self.push)
            #expect(made.status == 201 && made.object["kind"] as? String == "strength")
            let exercise = (made.object["exercises"] as? [[String: Any]])?.first
            #expect(exercise?["typedLoad"] as? String == "185 lb" && exercise?["equipment"] as? String == "barbell")
            let path = "/api/workout-templates/\(made.object["id"] as? String ?? "?")"
            let body = String(decoding: try JSONSerialization.data(withJSONObject: made.object), as: UTF8.self)
            #expect(
                NSDictionary(dictionary: try await sam.send("PATCH", path, body).object)
                    == NSDictionary(dictionary: made.object))
            #expect(try await sam.send("PATCH", path, #"{"name": "Press"}"#).object["name"] as? String == "Press")
            #expect(try await sam.get(path).object["minutes"] as? Int == 50)
            #expect(try await sam.send("DELETE", path).status == 204)
            #expect(try await templates(sam).isEmpty)
            #expect(try await sam.send("POST", "\(path)/using", "{}").status == 404)
            #expect(try await sam.send("PUT", "\(path)/restoring").object["name"] as? String == "Press")
        }
    }

    @Test("It is logged as planned, begun with last time's loads, or used with changes; its uses are counted")
    func used() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let id = try await sam.send("POST", "/api/workout-templates", Self.push).object["id"] as? String ?? "?"
            let path = "/api/workout-templates/\(id)/using"
            let done = try await sam.send("POST", path, #"{"logDate": "2026-03-20"}"#).object
            #expect(done["name"] as? String == "Push" && done["durationMinutes"] as? Double == 50)
            #expect(done["templateId"] as? String == id && done["isOpen"] as? Bool == false)
            _ = try await sam.send(
                "POST", "/api/workout-logs",
                #"{"logDate": "2026-03-20", "time": "20:00", "exercises": [{"name": "dips of mine", "sets": [{"reps": 14, "load": 10}]}]}"#
            )
            let open = try await sam.send("POST", path, #"{"isOpen": true}"#).object
            let exercises = open["exercises"] as? [[String: Any]] ?? []
            let dips = exercises.last?["sets"] as? [[String: Any]] ?? []
            #expect(open["durationMinutes"] == nil && dips.count == 2)
            #expect(dips.first?["load"] as? Double == 10 && dips.first?["reps"] as? Int == 10)
            #expect(dips.allSatisfy { $0["isDone"] as? Bool == false })
            let changed = try await sam.send(
                "POST", path,
                #"{"logDate": "2026-03-18", "exercises": [{"name": "Dips of mine", "sets": [{"reps": 3}]}]}"#)
            #expect((changed.object["exercises"] as? [Any])?.count == 1 && changed.object["name"] as? String == "Push")
            #expect(try await templates(sam).first?["usedCount"] as? Int == 3)
        }
    }

    @Test("A workout that was logged becomes a template")
    func fromWorkout() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let workout =
                try await sam.send("POST", "/api/workout-logs", WorkoutRoutesTests.bench).object["id"] as? String ?? "?"
            let made = try await sam.send(
                "POST", "/api/workout-templates", #"{"workoutId": "\#(workout)", "name": "Monday"}"#)
            let first = (made.object["exercises"] as? [[String: Any]])?.first
            #expect(made.status == 201 && made.object["name"] as? String == "Monday")
            #expect(first?["sets"] as? Int == 2 && first?["repsFrom"] as? Int == 5)
        }
    }

    @Test("A workout of the library is begun as it stands there, and is nobody's to change")
    func library() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let id = try #require(try await sam.get("/api/workouts").list.first?["id"] as? String)
            let open = try await sam.send("POST", "/api/workout-templates/\(id)/using", #"{"isOpen": true}"#)
            #expect(open.status == 201 && open.object["templateId"] as? String == id)
            #expect((open.object["exercises"] as? [Any])?.isEmpty == false)
            #expect(try await sam.get("/api/workout-templates/\(id)").status == 200)
            #expect(try await sam.send("PATCH", "/api/workout-templates/\(id)", #"{"name": "x"}"#).status == 404)
            #expect(try await sam.send("DELETE", "/api/workout-templates/\(id)").status == 404)
        }
    }

    @Test("What cannot be is refused by field")
    func refused() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for body in [
                "{}", #"{"name": "x"}"#, #"{"name": "x", "exercises": []}"#, #"{"exercises": [{"name": "y"}]}"#,
                #"{"name": "x", "exercises": [{"name": "y", "sets": 0}]}"#,
                #"{"name": "x", "exercises": [{"name": "y", "repsFrom": 9, "repsTo": 8}]}"#,
                #"{"name": "x", "exercises": [{"exerciseId": "nope"}]}"#, #"{"name": "x", "exercises": [1]}"#,
            ] { #expect(try await sam.send("POST", "/api/workout-templates", body).status == 422, "\(body)") }
            #expect(try await sam.send("POST", "/api/workout-templates", #"{"workoutId": "nope"}"#).status == 404)
            #expect(try await templates(sam).isEmpty)
        }
    }
}
