import Foundation
import Testing

@testable import Web

@Suite("Workouts to share")
struct WorkoutTextRoutesTests {
    @Test("What one shares, another says: the draft is the same workout")
    func shared() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send(
                "POST", "/api/workout-logs",
                #"""
                {"name": "Push", "exercises": [{"exerciseId": "bench-press", "name": "Bench Press", "sets": [
                    {"reps": 8, "load": 80}, {"reps": 8, "load": 80}]}]}
                """#)
            #expect(made.status == 201)
            let id = try #require(made.object["id"] as? String)
            let words = try await sam.get("/api/workout-logs/\(id)/text").object
            #expect(words["title"] as? String == "Push")
            let text = try #require(words["text"] as? String)
            #expect(text == "Bench press 2x8 80 kg")
            let robin = try await site.signIn("robin")
            #expect(try await robin.get("/api/workout-logs/\(id)/text").status == 404)
        }
    }

    @Test("A template of one's own or of the library is shared as a plan")
    func templates() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send(
                "POST", "/api/workout-templates",
                #"""
                {"name": "Legs", "exercises": [{"exerciseId": "squat", "name": "Squat", "sets": 3, "repsFrom": 8,
                    "repsTo": 12, "rir": 2}]}
                """#)
            let id = try #require(made.object["id"] as? String)
            let words = try await sam.get("/api/workout-templates/\(id)/text").object
            #expect(words["text"] as? String == "Squat 3x8-12, RPE 8")
            let library = try await sam.get("/api/workouts").list
            let first = try #require(library.first?["id"] as? String)
            let plan = try await sam.get("/api/workout-templates/\(first)/text").object["text"] as? String
            #expect(plan?.contains("\n") == true)
            #expect(try await sam.get("/api/workout-templates/no-such/text").status == 404)
        }
    }
}
