import Domain
import Foundation
import Testing

@testable import Web

@Suite("What is asked is used")
struct AnswersUsedTests {
    @Test("The tone chooses the words of insights and coach; the figures stay")
    func tone() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try sam.fill(20) { _ in [.sleep: 350] }
            var insights: Set<String> = []
            var answers: Set<String> = []
            for tone in CoachingTone.allCases {
                _ = try await sam.send("PATCH", "/api/profile", #"{"coachingTone": "\#(tone.rawValue)"}"#)
                let message = try #require(try await sam.get("/api/insights").list.first?["message"] as? String)
                #expect(message.contains("5 h 50") && message.contains("7 h 00"), "\(message)")
                insights.insert(message)
                let sent = try await sam.send("POST", "/api/chat/send", #"{"content": "average protein last week"}"#)
                let text = String(describing: sent.object)
                #expect(text.contains("protein"), "\(text)")
                answers.insert((sent.object["assistantMessage"] as? [String: Any])?["content"] as? String ?? text)
            }
            #expect(insights.count == 4)
            #expect(answers.count == 4)
        }
    }

    @Test("Who could use support with food sees no calories from then on, and may bring them back")
    func support() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func hides() async throws -> Bool? { try await sam.get("/api/preferences").object["hideCalories"] as? Bool }
            func say(_ relationship: String) async throws {
                _ = try await sam.send(
                    "PATCH", "/api/profile", #"{"background": {"foodRelationship": "\#(relationship)"}}"#)
            }
            try await say("emotional")
            #expect(try await hides() == false)
            try await say("needs_support")
            #expect(try await hides() == true)
            _ = try await sam.send("PATCH", "/api/preferences", #"{"hideCalories": false}"#)
            try await say("needs_support")
            #expect(try await hides() == false)
        }
    }

    @Test("A limitation stands beside the exercises it concerns: in the list, on its own and in a workout")
    func limitations() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send(
                "PATCH", "/api/profile", #"{"background": {"physicalLimitations": "Sore left knee"}}"#)
            #expect(try await sam.get("/api/exercises/squat").object["limitation"] as? String == "Sore left knee")
            #expect(try await sam.get("/api/exercises/bench-press").object["limitation"] == nil)
            let list = try await sam.get("/api/exercises?q=squat").object["exercises"] as? [[String: Any]]
            #expect(list?.first?["limitation"] as? String == "Sore left knee")
            let workout = try await sam.send(
                "POST", "/api/workout-logs",
                #"{"exercises": [{"exerciseId": "squat", "name": "Squat", "sets": [{"reps": 5}]}, {"exerciseId": "bench-press", "name": "Bench press", "sets": [{"reps": 5}]}]}"#
            )
            let exercises = try #require(workout.object["exercises"] as? [[String: Any]])
            #expect(exercises.map { $0["limitation"] as? String } == ["Sore left knee", nil])
        }
    }

    @Test("What someone said of themselves at the start stands beside what is usual now")
    func start() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send(
                "PATCH", "/api/profile",
                #"{"background": {"morningEnergy": 5, "afternoonEnergy": 4, "averageSleepHours": 6.5}}"#)
            try sam.fill(10) { _ in [.sleep: 420] }
            let start = try #require(try await sam.get("/api/recovery").object["start"] as? [[String: Any]])
            #expect(start.map { $0["metric"] as? String } == ["sleep", "energyLevel"])
            #expect(start.map { $0["start"] as? Double } == [390, 4.5])
            #expect((start[0]["now"] as? [String: Any])?["median"] as? Double == 420)
            #expect(start[1]["now"] == nil)
        }
    }
}
