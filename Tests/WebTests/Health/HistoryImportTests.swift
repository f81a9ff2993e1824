import Foundation
import Testing

@testable import Web

@Suite("Histories from other apps over the wire")
struct HistoryImportTests {
    private let strong = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-03-12 18:05:00,"Push",1h 5m,"Bench Press (Barbell)",1,135,8,0,0,"","",8
        2026-03-12 18:05:00,"Push",1h 5m,"Waiter Curl",1,25,8,0,0,"","",8
        2026-03-12 18:05:00,"Push",1h 5m,"Waiter Curl",Rest Timer,0,0,0,90,"","",
        """

    private func settled(_ id: String, _ guest: Guest) async throws -> [String: Any] {
        for _ in 0..<600 {
            let item = try await guest.get("/api/health/imports/\(id)").object
            if item["state"] as? String != "reading" { return item }
            try await Task.sleep(for: .milliseconds(20))
        }
        return [:]
    }

    private func upload(_ text: String, _ name: String, by guest: Guest) async throws -> [String: Any] {
        let answer = try await guest.send(
            "POST", "/api/health/imports", text, headers: ["Content-Type": "text/csv", "X-File-Name": name])
        #expect(answer.status == 202)
        return try await settled(try #require(answer.object["id"] as? String), guest)
    }

    private func loads(_ guest: Guest) async throws -> [Double] {
        let list = try await guest.get("/api/workout-logs?from=2026-03-01&to=2026-03-31").list
        return list.flatMap { ($0["exercises"] as? [[String: Any]]) ?? [] }
            .flatMap { ($0["sets"] as? [[String: Any]]) ?? [] }.compactMap { $0["load"] as? Double }
    }

    @Test("A log of sets is previewed with its questions, read again by the answers, counts, and is taken back")
    func wholeLife() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let ready = try await upload(strong, "strong.csv", by: sam)
            let preview = try #require(ready["preview"] as? [String: Any])
            let history = try #require(preview["history"] as? [String: Any])
            #expect(history["workouts"] as? Int == 1 && history["sets"] as? Int == 2)
            let skipped = try #require(preview["skipped"] as? [[String: Any]])
            #expect(
                skipped.map { $0["reason"] as? String } == ["note"] && (skipped[0]["examples"] as? [String])?.count == 1
            )
            let questions = try #require(history["questions"] as? [[String: Any]])
            #expect(questions.map { $0["id"] as? String } == ["weightUnit", "exercise:Waiter Curl"])
            #expect(questions.map { $0["guess"] as? String } == ["lb", "own"])

            let id = try #require(ready["id"] as? String)
            let body =
                #"{"answers":[{"question":"weightUnit","answer":"kg"},{"question":"exercise:Waiter Curl","answer":"own"}]}"#
            #expect(try await eve.send("PUT", "/api/health/imports/\(id)/answers", body).status == 404)
            #expect(
                try await sam.send("PUT", "/api/health/imports/\(id)/answers", #"{"answers":[{"question":""}]}"#).status
                    == 422)
            let again = try await sam.send("PUT", "/api/health/imports/\(id)/answers", body)
            #expect(again.status == 202)
            let second = try await settled(try #require(again.object["id"] as? String), sam)
            let secondID = try #require(second["id"] as? String)
            #expect(second["state"] as? String == "ready" && second["fileName"] as? String == "strong.csv")
            #expect(try await loads(sam).isEmpty)
            #expect(try await sam.send("PUT", "/api/health/imports/\(secondID)/confirming", "{}").status == 200)
            #expect(try await loads(sam) == [135, 25])
            #expect(try await loads(eve).isEmpty)
            // What was answered holds for the next file of this app.
            let third = try await upload(strong, "strong2.csv", by: sam)
            let guesses =
                (((third["preview"] as? [String: Any])?["history"] as? [String: Any])?["questions"] as? [[String: Any]])?
                .map {
                    $0["guess"] as? String
                }
            #expect(guesses?.first == "kg")
            #expect((third["preview"] as? [String: Any])?["newDays"] as? Int == 0)
            #expect(try await sam.send("DELETE", "/api/health/imports/\(secondID)", "").status == 204)
            #expect(try await loads(sam).isEmpty)
            #expect(try await sam.send("PUT", "/api/health/imports/\(secondID)/restoring", "{}").status == 200)
            #expect(try await loads(sam) == [135, 25])
        }
    }

    @Test("Meals of another app count as food of their day, and a file that nobody knows says what it looks like")
    func food() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let ready = try await upload(
                "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g)\n2026-03-10,08:15,Breakfast,Oats,80 g,303,10\n",
                "x.csv",
                by: sam)
            let id = try #require(ready["id"] as? String)
            #expect(try await sam.send("PUT", "/api/health/imports/\(id)/confirming", "{}").status == 200)
            let today = try await sam.get("/api/today?date=2026-03-10").object
            let figures = (today["day"] as? [String: Any])?["figures"] as? [String: [String: Any]]
            #expect(figures?["energy"]?["value"] as? Double == 303)
            let failed = try await upload("alpha,beta\n1,2\n", "odd.csv", by: sam)
            #expect(failed["state"] as? String == "failed")
            #expect((failed["error"] as? String)?.contains("alpha, beta") == true)
        }
    }
}
