import Foundation
import Testing

@testable import Web

@Suite("Measures of the body")
struct MeasureRoutesTests {
    private static let arm = #"{"name": "Upper arm, left", "unit": "cm"}"#

    @Test("All are in one list: those that everybody has, and one's own with the last two figures")
    func list() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let arm = try await sam.send("POST", "/api/measures", Self.arm)
            #expect(arm.status == 201)
            let id = try #require(arm.object["id"] as? String)
            for (day, value) in [("2026-03-01", 31.5), ("2026-03-08", 32), ("2026-03-20", 32.25)] {
                let answer = try await sam.send("PUT", "/api/measures/\(id)/days/\(day)", "{\"value\": \(value)}")
                #expect(answer.status == 200)
            }
            _ = try await sam.send("POST", "/api/daily-logs", #"{"logDate": "2026-03-20", "neckCm": 38.5}"#)
            let all = try await sam.get("/api/measures").list
            #expect(
                all.map { $0["name"] as? String } == [
                    "Weight", "Waist", "Hips", "Chest", "Neck", "Body fat", "Upper arm, left",
                ])
            #expect(all.map { $0["field"] as? String }.suffix(3) == ["neckCm", "bodyFatPercentage", nil])
            #expect((all[4]["latest"] as? [[String: Any]])?.first?["value"] as? Double == 38.5)
            let latest = try #require(all[6]["latest"] as? [[String: Any]])
            #expect(latest.map { $0["value"] as? Double } == [32.25, 32])
            #expect(latest.first?["date"] as? String == "2026-03-20")
            let before = try await sam.get("/api/measures?date=2026-03-07").list
            #expect((before[6]["latest"] as? [[String: Any]])?.count == 1)
            // Cleared, the day has none.
            _ = try await sam.send("PUT", "/api/measures/\(id)/days/2026-03-20", #"{"value": null}"#)
            let after = try await sam.get("/api/measures").list
            #expect((after[6]["latest"] as? [[String: Any]])?.first?["value"] as? Double == 32)
        }
    }

    @Test("Each is a chart, and in the tables of days and figures; deleted it is in none, and comes back whole")
    func chartsAndTables() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let id = try #require(try await sam.send("POST", "/api/measures", Self.arm).object["id"] as? String)
            _ = try await sam.send("PUT", "/api/measures/\(id)/days/2026-03-08", #"{"value": 32}"#)
            _ = try await sam.send("PUT", "/api/measures/\(id)/days/2026-03-20", #"{"value": 32.25}"#)
            let picture = try await sam.get("/charts/measure.svg?measure=\(id)&range=30").text
            #expect(picture.components(separatedBy: "class=\"value\"").count - 1 == 2)
            #expect(picture.contains("Upper arm, left") && picture.contains("32.3 cm"))
            #expect(
                try await sam.get("/charts/measure.csv?measure=\(id)&range=30").text.contains("2026-03-20,32.25\r\n"))
            #expect(try await sam.get("/charts/measure.svg?measure=waist").status == 200)
            #expect(try await sam.get("/charts/measure.svg?measure=nothing").status == 404)
            let days = try await sam.get("/api/export/csv").text
            #expect(days.contains(#""Upper arm, left (cm)""#))
            #expect(days.contains("2026-03-20,") && days.contains(",32.25\r\n"))
            #expect(
                try await sam.get("/api/export/figures-csv").text
                    .contains(#"2026-03-20,"Upper arm, left",32.25,cm,manual,false"#))
            #expect(try await sam.get("/api/export/json").text.contains(#""value":32.25"#))
            #expect(try await sam.send("DELETE", "/api/measures/\(id)").status == 204)
            #expect(try await sam.get("/api/measures").list.count == 6)
            #expect(try await sam.get("/charts/measure.svg?measure=\(id)").status == 404)
            #expect(try await !sam.get("/api/export/csv").text.contains("Upper arm"))
            #expect(
                try await sam.send("PUT", "/api/measures/\(id)/days/2026-03-20", #"{"value": 1}"#).status == 404)
            #expect(try await sam.send("PUT", "/api/measures/\(id)/restoring").status == 204)
            #expect(try await sam.get("/api/export/csv").text.contains(",32.25\r\n"))
        }
    }

    @Test("They are saved with the log of their day: all of it, or nothing")
    func withTheLog() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let id = try #require(try await sam.send("POST", "/api/measures", Self.arm).object["id"] as? String)
            func save(_ figures: String) async throws -> RawAnswer {
                try await sam.send("POST", "/api/daily-logs", #"{"logDate": "2026-03-20", \#(figures)}"#)
            }
            func value() async throws -> Double? {
                let latest = try await sam.get("/api/measures").list.last?["latest"] as? [[String: Any]]
                return latest?.first?["value"] as? Double
            }
            #expect(try await save(#""waistCm": 90, "measures": {"\#(id)": 33.5}"#).status == 200)
            #expect(try await value() == 33.5)
            let refused = try await save(#""waistCm": 2, "measures": {"\#(id)": 40}"#)
            #expect(refused.status == 422)
            #expect(try await value() == 33.5, "Nothing is kept of a log that is refused.")
            let big = try await save(#""waistCm": 95, "measures": {"\#(id)": 1e9}"#)
            #expect((big.object["errors"] as? [String: Any])?["measures.\(id)"] != nil, "The field is named.")
            for bad in [#""much""#, "4", "[1]", #"{"\#(id)": "much"}"#, #"{"\#(id)": {"a": 1}}"#] {
                #expect(try await save(#""waistCm": 95, "measures": \#(bad)"#).status == 422, "\(bad)")
            }
            let eve = try await site.signIn("eve")
            let foreign = #"{"logDate": "2026-03-20", "waistCm": 95, "measures": {"\#(id)": 1}}"#
            #expect(try await eve.send("POST", "/api/daily-logs", foreign).status == 404)
            #expect(try await eve.get("/api/daily-logs/2026-03-20").text == "null")
            #expect(try await sam.get("/api/daily-logs/2026-03-20").object["waistCm"] as? Double == 90)
            #expect(try await save(#""measures": {"\#(id)": null}"#).status == 200)
            #expect(try await value() == nil)
        }
    }

    @Test("What cannot be is refused in the person's words, and nobody reaches another's")
    func refused() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for body in [
                "{}", #"{"name": ""}"#, #"{"name": "Waist"}"#, #"{"name": "wáist", "unit": "cm"}"#,
                #"{"name": "\#(String(repeating: "a", count: 41))"}"#, #"{"name": "Arm", "unit": "centimetres long"}"#,
                #"{"name": 4}"#,
            ] {
                #expect(try await sam.send("POST", "/api/measures", body).status == 422, "\(body)")
            }
            let id = try #require(try await sam.send("POST", "/api/measures", Self.arm).object["id"] as? String)
            #expect(try await sam.send("POST", "/api/measures", #"{"name": "upper arm left"}"#).status == 422)
            #expect(
                try await sam.send("PATCH", "/api/measures/\(id)", #"{"unit": null}"#).object["unit"] as? String == "")
            #expect(
                try await sam.send("PATCH", "/api/measures/\(id)", #"{"name": "Grip", "unit": "kg"}"#).status == 200)
            for (day, body) in [
                ("2026-03-20", "{}"), ("2026-03-20", #"{"value": 1e9}"#), ("2026-03-20", #"{"value": "much"}"#),
                ("2026-12-01", #"{"value": 4}"#), ("yesterday", #"{"value": 4}"#),
            ] {
                let answer = try await sam.send("PUT", "/api/measures/\(id)/days/\(day)", body)
                #expect(answer.status == 422 || answer.status == 404, "\(day) \(body)")
            }
            let eve = try await site.signIn("eve")
            #expect(try await eve.get("/api/measures").list.count == 6)
            #expect(try await eve.send("DELETE", "/api/measures/\(id)").status == 404)
            #expect(try await eve.send("PATCH", "/api/measures/\(id)", #"{"name": "Mine"}"#).status == 404)
            #expect(
                try await eve.send("PUT", "/api/measures/\(id)/days/2026-03-20", #"{"value": 4}"#).status == 404)
            #expect(try await eve.get("/charts/measure.svg?measure=\(id)").status == 404)
        }
    }
}
