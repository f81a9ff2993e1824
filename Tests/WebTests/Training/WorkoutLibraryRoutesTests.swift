import Domain
import Foundation
import Testing

@testable import Web

@Suite("The workout library")
struct WorkoutLibraryRoutesTests {
    @Test("Workouts come in VitalPath's form, filtered, in the reader's language")
    func list() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let all = try await sam.get("/api/workouts").list
            #expect(all.count >= 28)
            let short = try await sam.get("/api/workouts?type=strength&difficulty=beginner&maxMinutes=30").list
            #expect(!short.isEmpty && short.count < all.count)
            for workout in short {
                #expect(workout["type"] as? String == "strength")
                #expect(workout["difficulty"] as? String == "beginner")
                #expect((workout["durationMinutes"] as? Int).map { $0 <= 30 } == true)
            }
            let first = try await sam.get("/api/workouts/full-body-a").object
            #expect(first["name"] as? String == "Full body A")
            let exercise = try #require((first["exercises"] as? [[String: Any]])?.first)
            #expect(exercise["name"] as? String == "Goblet squat")
            #expect(exercise["exerciseId"] as? String == "goblet-squat")
            #expect(exercise["sets"] as? Int == 3)
            #expect(exercise["reps"] as? String == "8-12")
            #expect(exercise["rir"] as? Int == 3)
            #expect((exercise["notes"] as? String)?.isEmpty == false)
            let walk = try #require(all.first { $0["id"] as? String == "zone-2-walk" })
            #expect((walk["exercises"] as? [[String: Any]])?.first?["reps"] as? String == "40 min")

            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            let dutch = try await sam.get("/api/workouts/full-body-a").object
            #expect(dutch["name"] as? String == "Hele lichaam A")
            #expect(((dutch["tips"] as? [String])?.first)?.contains("Wissel") == true)
            #expect(try await sam.get("/api/exercises/bench-press").object["formTip"] != nil)
            for path in ["?type=magic", "?difficulty=expert", "?maxMinutes=0"] {
                #expect(try await sam.get("/api/workouts\(path)").status == 422, "\(path)")
            }
            #expect(try await sam.get("/api/workouts/nothing").status == 404)
            #expect(try await site.get("/api/workouts").status == 401)
        }
    }

    @Test("Sentences are read with one's own names, and with nobody else's")
    func lexicon() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            _ = try await sam.send("POST", "/api/exercises", #"{"name": "Shoe squat"}"#)
            func names(_ guest: Guest) async throws -> [String] {
                let draft = try await guest.send(
                    "POST", "/api/sentence-drafts", #"{"text": "3x8 shoe squats", "kind": "workout"}"#
                ).object
                return (draft["exercises"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
            }
            #expect(try await names(sam) == ["Shoe squat"])
            #expect(try await names(eve) != ["Shoe squat"])
            _ = try await sam.send(
                "PATCH", "/api/exercises/\(try site.database.exercises.list(sam.account.id)[0].id)",
                #"{"name": "Boot squat"}"#)
            #expect(try await names(sam) != ["Shoe squat"])
        }
    }
}
