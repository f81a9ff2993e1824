import Foundation
import Testing

@testable import Web

@Suite("Figures that a phone automation sends")
struct IngestTests {
    private func message(steps: Double, _ more: String = "") -> String {
        """
        {"data": {"metrics": [
          {"name": "step_count", "units": "count", "data": [{"date": "2026-03-20 00:00:00 +0100", "qty": \(steps), "source": "Watch|iPhone"}]},
          {"name": "heart_rate", "units": "count/min", "data": [{"date": "2026-03-20 00:00:00 +0100", "Min": 48, "Avg": 71.5, "Max": 139}]},
          {"name": "blood_oxygen_saturation", "units": "%", "data": [{"date": "2026-03-20 00:00:00 +0100", "qty": 97}]},
          {"name": "sleep_analysis", "units": "hr", "data": [{"date": "2026-03-20 00:00:00 +0100", "sleepEnd": "2026-03-20 07:00:00 +0100", "totalSleep": 7.5, "deep": 1.2, "asleep": 0}]},
          {"name": "headphone_audio_exposure", "units": "dBASPL", "data": [{"date": "2026-03-20 00:00:00 +0100", "qty": 60}]}\(more)
        ], "workouts": [{"name": "Running", "start": "2026-03-20 18:00:00 +0100", "end": "2026-03-20 18:45:00 +0100"}]}}
        """
    }

    private func figures(_ guest: Guest) async throws -> [String: Double] {
        let answer = try await guest.get("/api/today?date=2026-03-20").object
        let figures = (answer["day"] as? [String: Any])?["figures"] as? [String: [String: Any]] ?? [:]
        return figures.compactMapValues { $0["value"] as? Double }
    }

    @Test("A message counts at once, a later one of the same day takes its place, and it can be taken back")
    func whole() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send("POST", "/api/tokens", #"{"name": "phone", "scopes": ["read", "write"]}"#)
                .object
            let bearer = ["Authorization": "Bearer \(made["secret"] as? String ?? "")"]
            let first = try await site.request(
                "POST", "/api/health/ingest", headers: bearer, body: message(steps: 4000))
            #expect(first.status == 200)
            #expect(first.object["days"] as? Int == 1 && first.object["newDays"] as? Int == 1)
            let known = try await figures(sam)
            #expect(known["steps"] == 4000 && known["sleep"] == 450 && known["sleepDeep"] == 72)
            #expect(known["heartRate"] == 71.5 && known["heartRateMax"] == 139 && known["oxygenSaturation"] == 97)
            #expect(known["workoutMinutes"] == 45 && known["workoutCount"] == 1)

            _ = try await site.request("POST", "/api/health/ingest", headers: bearer, body: message(steps: 8200))
            #expect(try await figures(sam)["steps"] == 8200)
            let imports = try await sam.get("/api/health/imports").list
            #expect(imports.count == 1 && imports.first?["kind"] as? String == "push")
            let id = imports.first?["id"] as? String ?? "?"
            #expect(try await sam.send("DELETE", "/api/health/imports/\(id)").status == 204)
            #expect(try await figures(sam)["steps"] == nil)
        }
    }

    @Test("What is pushed obeys the order of sources, keeps its sender's name, and what lost stays visible")
    func order() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func night(_ hours: Double, _ source: String) async throws {
                let body =
                    #"{"data":{"metrics":[{"name":"sleep_analysis","units":"hr","data":[{"date":"2026-03-20 00:00:00 +0100","totalSleep":\#(hours),"source":"\#(source)"}]}]}}"#
                #expect(try await sam.send("POST", "/api/health/ingest", body).status == 200)
            }
            func sleep() async throws -> [String: Any] {
                let answer = try await sam.get("/api/today?date=2026-03-20").object
                let figures = (answer["day"] as? [String: Any])?["figures"] as? [String: [String: Any]]
                return figures?["sleep"] ?? [:]
            }
            try await night(7.5, "Sam's Watch")
            try await night(3.9, "Sleepy")
            var figure = try await sleep()
            #expect(figure["value"] as? Double == 450 && figure["source"] as? String == "Sam's Watch")
            let others = figure["others"] as? [[String: Any]]
            #expect(others?.first?["source"] as? String == "Sleepy" && others?.first?["value"] as? Double == 234)
            let fresh = try await sam.get("/api/health/sources").list
            #expect(fresh.map { $0["lastDay"] as? String } == ["2026-03-20", "2026-03-20"])
            #expect(fresh.allSatisfy { $0["isSent"] as? Bool == true })
            // A later message of the same sender takes the place of its own.
            try await night(8, "Sam's Watch")
            #expect(try await sleep()["value"] as? Double == 480)
            #expect(
                try await sam.send("PUT", "/api/health/sources", #"{"order": ["Sleepy", "Sam's Watch"]}"#).status == 200
            )
            figure = try await sleep()
            #expect(figure["value"] as? Double == 234 && figure["source"] as? String == "Sleepy")
        }
    }

    @Test("The picture of a night is that of the source whose figure counts, whoever sent last")
    func picture() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func night(_ from: String, _ to: String, _ source: String) async throws {
                let body =
                    #"{"data":{"metrics":[{"name":"sleep_analysis","units":"hr","data":[{"startDate":"2026-03-20 \#(from):00 +0100","endDate":"2026-03-20 \#(to):00 +0100","value":"Core","qty":1,"source":"\#(source)"}]}]}}"#
                #expect(try await sam.send("POST", "/api/health/ingest", body).status == 200)
            }
            func shown() async throws -> [String] {
                let day = try #require(
                    try await sam.get("/api/recovery?date=2026-03-20").object["day"] as? [String: Any])
                let sleep = try #require((day["recorded"] as? [String: Any])?["sleep"] as? [[String: Any]])
                let figure = (day["figures"] as? [String: [String: Any]])?["sleep"]
                #expect(sleep.map { $0["source"] as? String } == [figure?["source"] as? String])
                return sleep.compactMap { $0["source"] as? String }
            }
            try await night("00:30", "07:00", "Sam's Watch")
            try await night("01:00", "05:00", "Sleepy")
            #expect(try await shown() == ["Sam's Watch"])
            let order = #"{"order": ["Sleepy", "Sam's Watch"]}"#
            #expect(try await sam.send("PUT", "/api/health/sources", order).status == 200)
            #expect(try await shown() == ["Sleepy"])
        }
    }

    @Test("What makes no sense is left out or refused, and nothing trips over it")
    func badInput() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let odd = """
                , {"name": "step_count", "units": "count", "data": [{"qty": 5}, {"date": "2999-01-01 00:00:00 +0000", "qty": 5},
                  {"date": "2026-03-20", "qty": 1e300}, {"date": "2026-03-20"}, {"date": 5, "qty": {"a": []}}]},
                  {"name": "weight_body_mass", "units": "smoot", "data": [{"date": "2026-03-20", "qty": 5}]}
                """
            let answer = try await sam.send("POST", "/api/health/ingest", message(steps: 10, odd))
            #expect(answer.status == 200 && answer.object["skipped"] as? Int == 6)
            #expect(try await figures(sam)["steps"] == 10)
            for body in [#"{"data": {}}"#, #"{"data": {"metrics": [5], "ecg": [{}]}}"#] {
                #expect(try await sam.send("POST", "/api/health/ingest", body).status == 200, "\(body)")
            }
            for body in ["{}", "[]", #"{"data": 5}"#, "{"] {
                #expect(try await sam.send("POST", "/api/health/ingest", body).status == 422, "\(body)")
            }
            let reader = try await sam.send("POST", "/api/tokens", #"{"name": "r", "scopes": ["read"]}"#).object
            let bearer = ["Authorization": "Bearer \(reader["secret"] as? String ?? "")"]
            #expect(try await site.request("POST", "/api/health/ingest", headers: bearer, body: "{}").status == 403)
        }
    }
}
