import Foundation
import Testing

@testable import Web

@Suite("Why a figure is what it is")
struct FigureWhyRoutesTests {
    private func rows(_ answer: [String: Any]) -> [[String: String]] {
        (answer["rows"] as? [[String: Any]] ?? []).map { $0.compactMapValues { $0 as? String } }
    }

    @Test("Calories rest on the entries of the day, each with its amount; what has no figure makes it at least")
    func entries() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for body in [
                #"{"foodName": "Lunch", "calories": 600, "servingQuantity": 1, "unit": "bowl", "time": "12:30"}"#,
                #"{"foodName": "Bread", "calories": 240, "servingQuantity": 2, "unit": "slice", "time": "08:00"}"#,
                #"{"foodName": "Soup", "servingQuantity": 1, "time": "18:00"}"#,
            ] { #expect(try await sam.send("POST", "/api/food-entries", body).status == 201) }
            let why = try await sam.get("/api/why/energy").object
            #expect((why["formula"] as? String)?.contains("at least") == true)
            #expect(
                rows(why) == [
                    ["name": "Bread", "text": "240 kcal", "source": "2 slices"],
                    ["name": "Lunch", "text": "600 kcal", "source": "1 bowl"],
                ])
            #expect(rows(try await sam.get("/api/why/caffeine").object).isEmpty)
        }
    }

    @Test("What stands behind a figure has an article beside it, but none about eating less where calories are hidden")
    func article() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func slug(_ path: String) async throws -> String? {
                (try await sam.get(path).object["article"] as? [String: Any])?["slug"] as? String
            }
            #expect(try await slug("/api/why/sleep") == "sleep")
            #expect(try await slug("/api/why/steps?range=30") == "walking")
            #expect(try await slug("/api/why/energy") == "energy-balance")
            #expect(try await sam.send("PATCH", "/api/preferences", #"{"hideCalories": true}"#).status == 200)
            #expect(try await slug("/api/why/energy") == nil)
            #expect(try await slug("/api/why/sleep") == "sleep")
        }
    }

    @Test("A typed figure says so, with the sum that it replaces and the entries behind that")
    func typed() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send(
                "POST", "/api/food-entries", #"{"foodName": "Lunch", "calories": 600, "servingQuantity": 1}"#)
            _ = try await sam.send("POST", "/api/daily-logs", #"{"caloriesConsumed": 2100}"#)
            let why = try await sam.get("/api/why/energy").object
            #expect((why["formula"] as? String)?.contains("typed") == true)
            let told = rows(why)
            #expect(told.first == ["name": "Counts", "text": "2,100 kcal", "source": "manual"])
            #expect(told.dropFirst().first?["source"] == "entries")
            #expect(told.last?["name"] == "Lunch")
        }
    }

    @Test("The suggested calories tell every step from the body to the target")
    func energyGoal() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send(
                "PATCH", "/api/profile",
                #"""
                {"birthDate": "1986-03-01", "sex": "male", "heightCm": 180, "activityLevel": "moderate",
                 "currentWeightKg": 90, "targetWeightKg": 84, "currentPhase": "cutting"}
                """#)
            let goal = try #require(try await sam.get("/api/why/energy").object["goal"] as? [String: Any])
            let formula = try #require(goal["formula"] as? String)
            for part in ["90.0 kg", "180.0 cm", "40 years", "1.55", "0.5 kg a week", "550 kcal less"] {
                #expect(formula.contains(part), "\(part) in: \(formula)")
            }
            let protein = try #require(try await sam.get("/api/why/protein").object["goal"] as? [String: Any])
            #expect((protein["formula"] as? String)?.hasPrefix("144 g") == true)
            #expect(protein["reference"] as? String == "Morton (2018)")
        }
    }

    @Test("Weight tells the weigh-ins and the trend at each, newest first")
    func weight() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for (day, weight) in [("19", 80.0), ("20", 81.0)] {
                _ = try await sam.send(
                    "POST", "/api/daily-logs", #"{"logDate": "2026-03-\#(day)", "weightKg": \#(weight)}"#)
            }
            let told = rows(try await sam.get("/api/why/weight").object)
            #expect(told.map { $0["date"] } == ["2026-03-20", "2026-03-19"])
            #expect(told.first?["text"] == "81.0 kg, trend 80.1 kg")
        }
    }

    @Test("A range tells the days behind the means of its halves, in the reader's language")
    func halves() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            for day in ["16", "17", "20"] {
                _ = try await sam.send("POST", "/api/daily-logs", #"{"logDate": "2026-03-\#(day)", "steps": 900}"#)
            }
            let why = try await sam.get("/api/why/steps?range=7").object
            #expect(rows(why).map { $0["date"] } == ["2026-03-20", "2026-03-17", "2026-03-16"])
            #expect((why["formula"] as? String)?.contains("gemiddelde van de 1 bekende dagen") == true)
            #expect(why["goal"] == nil)
        }
    }

    @Test("A goal that was never set says that it is the usual one; a set one since when")
    func goals() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func goal() async throws -> String? {
                (try await sam.get("/api/why/water").object["goal"] as? [String: Any])?["formula"] as? String
            }
            #expect(try await goal()?.contains("until you set") == true)
            _ = try await sam.send("PATCH", "/api/profile", #"{"waterMl": 2500}"#)
            #expect(try await goal()?.contains("since 21 Mar 2026") == true)
        }
    }

    @Test("What is no metric is not found; a range or date that is none is refused")
    func refused() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await sam.get("/api/why/happiness").status == 404)
            #expect(try await sam.get("/api/why/steps?range=12").status == 422)
            #expect(try await sam.get("/api/why/steps?date=tomorrow").status == 422)
        }
    }
}
