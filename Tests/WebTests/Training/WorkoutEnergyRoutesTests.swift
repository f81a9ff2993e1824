import Domain
import Foundation
import Testing

@testable import Web

@Suite("Energy of a workout on the web")
struct WorkoutEnergyRoutesTests {
    @Test("An estimate needs a weight and a length, and tells what it rests on")
    func energy() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let logged = try await sam.send(
                "POST", "/api/workout-logs",
                #"{"durationMinutes": 60, "exercises": [{"exerciseId": "bench-press", "name": "Bench press", "sets": [{"reps": 8, "load": 60}]}]}"#
            ).object
            let id = try #require(logged["id"] as? String)
            let path = "/api/workout-logs/\(id)/energy"
            #expect((try await sam.get(path).object["text"] as? String)?.hasPrefix("Not known") == true)
            #expect(try await sam.send("POST", "/api/daily-logs", #"{"weightKg": 80}"#).status < 300)
            let answer = try await sam.get(path).object
            let net = try #require(answer["net"] as? Double)
            #expect((100...500).contains(net))
            #expect((answer["gross"] as? Double).map { abs($0 - net - 80) < 0.001 } == true)
            let why = try #require(answer["why"] as? [String: Any])
            #expect((why["formula"] as? String)?.contains("80 kg") == true)
            #expect((why["rows"] as? [[String: Any]])?.count == 1)
            #expect(try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#).status == 200)
            let dutch = try await sam.get(path).object["why"] as? [String: Any]
            #expect((dutch?["rows"] as? [[String: Any]])?.first?["source"] as? String == "Bankdrukken")
            #expect(try await eve.get(path).status == 404)
            #expect(try await sam.get("/api/workout-logs/nothing/energy").status == 404)
        }
    }
}
