import Foundation
import Testing

@testable import Web

@Suite("The daily log")
struct DailyLogRoutesTests {
    private static let whole = #"""
        {"logDate": "2026-03-20", "weightKg": 82.4, "waistCm": 94, "hipsCm": 102, "chestCm": 101, "waterLiters": 1.75,
         "steps": 8421, "activeMinutes": 45, "workoutCompleted": true, "workoutType": "strength",
         "workoutDurationMinutes": 40, "sleepHours": 7.25, "sleepQuality": 8, "energyLevel": 7, "stressLevel": 3,
         "moodRating": 9, "notes": "Fine day", "avgHeartRate": 61, "hrv": 48.5}
        """#

    @Test("Every field comes back as it was saved, and saving twice changes nothing")
    func roundTrip() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let sent = try #require(try JSONSerialization.jsonObject(with: Data(Self.whole.utf8)) as? [String: Any])
            for _ in 0..<2 { #expect(try await sam.send("POST", "/api/daily-logs", Self.whole).status == 200) }
            let log = try await sam.get("/api/daily-logs/2026-03-20").object
            for (field, value) in sent {
                #expect("\(log[field] ?? "nothing")" == "\(value)", "\(field)")
            }
            #expect(try await sam.get("/api/daily-logs").list.count == 1)
            #expect(try await sam.get("/api/daily-logs/range/7").list.count == 1)
        }
    }

    @Test("What is not mentioned stays, null clears")
    func partial() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("POST", "/api/daily-logs", Self.whole)
            _ = try await sam.send(
                "POST", "/api/daily-logs", #"{"logDate": "2026-03-20", "steps": 9000, "waistCm": null, "notes": null}"#)
            let log = try await sam.get("/api/daily-logs/2026-03-20").object
            #expect(log["steps"] as? Int == 9000)
            #expect(log["weightKg"] as? Double == 82.4)
            #expect(log["waistCm"] == nil)
            #expect(log["notes"] == nil)
        }
    }

    @Test("Typed calories override the sum and say so; cleared, the sum is back")
    func override() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send(
                "POST", "/api/food-entries", #"{"foodName": "Lunch", "calories": 600, "servingQuantity": 1}"#)
            #expect(try await sam.get("/api/daily-logs/today").object["caloriesConsumed"] as? Int == 600)
            let typed = try await sam.send("POST", "/api/daily-logs", #"{"caloriesConsumed": 2100}"#).object
            #expect(typed["caloriesConsumed"] as? Int == 2100)
            #expect(typed["overrides"] as? [String] == ["caloriesConsumed"])
            #expect((typed["summed"] as? [String: Double])?["caloriesConsumed"] == 600)
            let back = try await sam.send("POST", "/api/daily-logs", #"{"caloriesConsumed": null}"#).object
            #expect(back["caloriesConsumed"] as? Int == 600)
            #expect(back["overrides"] as? [String] == [])
        }
    }

    @Test("A figure that nobody typed says where it is from, and what is typed over it does not")
    func sources() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let steps =
                #"{"data": {"metrics": [{"name": "step_count", "units": "count", "data": [{"qty": 9000, "date": "2026-03-20 12:00:00 +0100", "source": "Sam's Watch"}]}]}}"#
            #expect(try await sam.send("POST", "/api/health/ingest", steps).status == 200)
            let pushed = try await sam.get("/api/daily-logs/2026-03-20").object
            #expect(pushed["steps"] as? Int == 9000)
            #expect((pushed["sources"] as? [String: String])?.keys.sorted() == ["steps"])
            let over = try await sam.send(
                "POST", "/api/daily-logs", #"{"logDate": "2026-03-20", "steps": 9500, "sleepHours": 7}"#
            ).object
            #expect(over["sources"] as? [String: String] == [:])
            let back = try await sam.send(
                "POST", "/api/daily-logs", #"{"logDate": "2026-03-20", "steps": null}"#
            ).object
            #expect(back["steps"] as? Int == 9000)
            #expect((back["sources"] as? [String: String])?.keys.sorted() == ["steps"])
        }
    }

    @Test("Half past midnight still counts for the day before when the day starts at three")
    func dayStart() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/preferences", #"{"dayStartHour": 3}"#)
            site.clock.now = Date(timeIntervalSince1970: 1_774_049_400 + 86_400)  // 22 March 2026, 00:30 in Amsterdam
            let entry = try await sam.send(
                "POST", "/api/food-entries", #"{"foodName": "Crisps", "calories": 200, "servingQuantity": 1}"#
            ).object
            #expect(entry["logDate"] as? String == "2026-03-21")
            #expect(entry["time"] as? String == "00:30")
            #expect(entry["at"] as? String == "2026-03-21T23:30:00Z")
            #expect(try await sam.get("/api/today").object["date"] as? String == "2026-03-21")
        }
    }

    @Test("A kept answer is never served after a change")
    func fresh() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for steps in [1000, 2000, 3000] {
                _ = try await sam.send("POST", "/api/daily-logs", #"{"steps": \#(steps)}"#)
                #expect(try await sam.get("/api/daily-logs/today").object["steps"] as? Int == steps)
                #expect(try await sam.get("/api/daily-logs/range/30").list.first?["steps"] as? Int == steps)
            }
        }
    }

    @Test("Trends compare the halves, and say how many days each knows")
    func trends() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for (day, steps) in [(15, 4000), (16, 6000), (19, 9000), (20, 11_000)] {
                _ = try await sam.send(
                    "POST", "/api/daily-logs", #"{"logDate": "2026-03-\#(day)", "steps": \#(steps)}"#)
            }
            let cards = try await sam.get("/api/trends?range=7").object["cards"] as? [[String: Any]] ?? []
            #expect(cards.map { $0["metric"] as? String } == ["weight", "energy", "steps", "sleep"])
            let steps = try #require(cards.first { $0["metric"] as? String == "steps" })
            #expect(steps["first"] as? Double == 5000)
            #expect(steps["second"] as? Double == 10_000)
            #expect(steps["change"] as? Double == 5000)
            #expect(steps["firstDays"] as? Int == 2)
        }
    }

    @Test("185 lb is kept as 185 lb, and a range is named in the reader's unit")
    func typedUnits() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let saved = try await sam.send(
                "POST", "/api/daily-logs", #"{"weightKg": "185 lb", "waterLiters": "20 fl oz", "steps": 10}"#)
            #expect(saved.status == 200)
            #expect(saved.object["weightKg"] as? Double == 83.915)
            #expect(saved.object["waterLiters"] as? Double == 0.591)
            #expect(saved.object["typed"] as? [String: String] == ["weightKg": "185 lb", "waterLiters": "20 fl oz"])
            let again = try await sam.send("POST", "/api/daily-logs", #"{"weightKg": 84}"#)
            #expect(again.object["typed"] as? [String: String] == ["waterLiters": "20 fl oz"])
            _ = try await sam.send("PATCH", "/api/preferences", #"{"units": "imperial"}"#)
            let heavy = try await sam.send("POST", "/api/daily-logs", #"{"weightKg": "2000 lb"}"#)
            #expect(heavy.status == 422 && heavy.text.contains("from 44.1 lb to 1,102.3 lb"))
            for wrong in [#""85 cm""#, #""85""#, #""heavy""#, #""1e9 kg""#] {
                #expect(try await sam.send("POST", "/api/daily-logs", "{\"weightKg\": \(wrong)}").status == 422)
            }
        }
    }
}
