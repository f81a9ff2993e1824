import Foundation
import Testing

@testable import Web

@Suite("Workouts that devices recorded")
struct ImportedWorkoutTests {
    /// A run of 45 minutes on Friday evening, as a phone sends it.
    private func ingest(_ guest: Guest) async throws {
        let body = #"""
            {"data": {"workouts": [{"name": "Outdoor Run", "source": "Sam's Watch", "start": "2026-03-20 18:00:00 +0100",
              "end": "2026-03-20 18:45:00 +0100", "distance": {"qty": 8.2, "units": "km"},
              "heartRate": {"avg": {"qty": 151, "units": "bpm"}, "max": {"qty": 174, "units": "bpm"}}}]}}
            """#
        #expect(try await guest.send("POST", "/api/health/ingest", body).status == 200)
    }

    private func day(_ guest: Guest) async throws -> [[String: Any]] {
        try await guest.get("/api/workout-logs?date=2026-03-20").list
    }

    private func count(_ guest: Guest) async throws -> Double? {
        let day = try await guest.get("/api/today?date=2026-03-20").object["day"] as? [String: Any]
        let figures = day?["figures"] as? [String: [String: Any]]
        return figures?["workoutCount"]?["value"] as? Double
    }

    private func log(_ guest: Guest, _ exercise: String, _ set: String, at time: String) async throws -> String {
        let body =
            #"{"logDate": "2026-03-20", "time": "\#(time)", "exercises": [{"exerciseId": "\#(exercise)", "sets": [\#(set)]}]}"#
        let made = try await guest.send("POST", "/api/workout-logs", body)
        #expect(made.status == 201)
        return made.object["id"] as? String ?? "?"
    }

    @Test("They stand in the day, the calendar, progress and the coach, and go with their import")
    func whole() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try await ingest(sam)
            let run = try #require(try await day(sam).first)
            #expect(run["name"] as? String == "Running" && run["time"] as? String == "18:00")
            #expect(run["kind"] as? String == "cardio" && run["durationMinutes"] as? Double == 45)
            let recorded = try #require(run["recorded"] as? [String: Any])
            #expect(recorded["source"] as? String == "Sam's Watch" && recorded["distance"] as? Double == 8.2)
            #expect(recorded["heartRate"] as? Double == 151)
            let month = try await sam.get("/api/workout-logs/calendar?month=2026-03").object
            #expect((month["days"] as? [[String: Any]])?.first?["date"] as? String == "2026-03-20")
            let progress = try await sam.get("/api/training/progress").body
            #expect(String(decoding: progress, as: UTF8.self).contains("running"))
            #expect(String(decoding: progress, as: UTF8.self).contains("\"heartRate\":151"))
            let volume = String(decoding: try await sam.get("/api/training/volume").body, as: UTF8.self)
            #expect(volume.contains("\"workouts\":1"))
            let said = try await sam.send("POST", "/api/chat/send", #"{"content": "When did I last run?"}"#)
            #expect(String(decoding: said.body, as: UTF8.self).contains("8.2 km"))
            let id = try await sam.get("/api/health/imports").list.first?["id"] as? String ?? "?"
            #expect(try await sam.send("DELETE", "/api/health/imports/\(id)").status == 204)
            #expect(try await day(sam).isEmpty)
        }
    }

    @Test("One that was logged at the same time is offered to be joined, and is never counted twice")
    func joined() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let eve = try await site.signIn("eve")
            let id = try await log(sam, "running", #"{"metres": 8000, "seconds": 2700}"#, at: "18:10")
            try await ingest(sam)
            let list = try await day(sam)
            #expect(list.count == 1 && list.first?["recorded"] == nil)
            #expect(try await count(sam) == 1)
            let twin = try #require(list.first?["twin"] as? [String: Any])
            let path = "/api/workout-logs/\(id)/joining"
            let body = #"{"imported": "\#(twin["id"] as? String ?? "")"}"#
            #expect(try await eve.send("PUT", path, body).status == 404)
            #expect(try await sam.send("PUT", path, #"{"imported": "imported-1-Running"}"#).status == 404)
            let joined = try await sam.send("PUT", path, body)
            #expect(joined.status == 200 && joined.object["twin"] == nil)
            #expect((try await day(sam).first?["recorded"] as? [String: Any])?["heartRate"] as? Double == 151)
            #expect(try await count(sam) == 1)
            #expect(try await eve.send("DELETE", path).status == 404)
            #expect(try await sam.send("DELETE", path).object["twin"] != nil)
        }
    }

    @Test("Another kind of training at the same time is another one, and both count")
    func beside() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await log(sam, "bench-press", #"{"reps": 5, "load": 60}"#, at: "18:00")
            try await ingest(sam)
            #expect(try await day(sam).count == 2)
            #expect(try await count(sam) == 2)
        }
    }
}
