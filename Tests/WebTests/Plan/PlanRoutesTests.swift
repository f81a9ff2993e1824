import Domain
import Foundation
import Testing

@testable import Web

@Suite("What someone burns, where their weight goes, and the plan")
struct PlanRoutesTests {
    static let profile =
        #"{"firstName": "Sam", "birthDate": "1980-01-01", "sex": "male", "heightCm": 182, "activityLevel": "light", "currentPhase": "cutting", "targetWeightKg": 82}"#

    /// Days up to yesterday on which 2,100 kcal are logged and half a kilogram a week is lost from 88.
    static func live(_ guest: Guest, days: Int, energy: Double = 2100, weekly: Double = -0.5) throws {
        let today = try #require(CivilDate("2026-03-21"))
        for age in 0..<days {
            let wobble = Double(age * 7 % 5) / 10 - 0.2
            var figures: [Metric: Double?] = [.weight: 86 - weekly / 7 * Double(age) + wobble, .steps: 8000]
            if age > 0 { figures[.energy] = energy }
            try guest.site.database.days.save(
                guest.account.id, day: today.adding(days: -age), figures: figures, now: guest.site.clock.now)
        }
    }

    static func person(_ site: TestSite, days: Int = 60) async throws -> Guest {
        let sam = try await site.signIn()
        #expect(try await sam.send("PATCH", "/api/profile", profile).status == 200)
        try live(sam, days: days)
        return sam
    }

    private func number(_ object: Any?, _ path: String...) -> Double? {
        var value = object
        for name in path { value = (value as? [String: Any])?[name] }
        return value as? Double
    }

    @Test(
        "With nothing, 5, 20, 60 and 400 days everything answers, and says what is lacking or what is known",
        arguments: [0, 5, 20, 60, 400])
    func amounts(days: Int) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            if days > 0 { _ = try await sam.send("PATCH", "/api/profile", Self.profile) }
            try Self.live(sam, days: days)
            let burnt = try await sam.get("/api/expenditure").object
            let plan = try await sam.get("/api/plan").object
            let forecast = try await sam.get("/api/forecast").object
            let points = try #require(forecast["points"] as? [[String: Any]])
            if days < 20 {
                let lacking = try #require(burnt["lacking"] as? [String: Any])
                let words = try #require(lacking["text"] as? String)
                #expect(!words.contains("{") && !words.isEmpty)
                #expect(points.isEmpty)
                #expect((number(burnt, "burn", "kcal") != nil) == (days > 0))
            } else {
                #expect(burnt["lacking"] == nil)
                let kcal = try #require(number(burnt, "burn", "kcal"))
                let low = try #require(number(burnt, "burn", "low"))
                let high = try #require(number(burnt, "burn", "high"))
                #expect(low < kcal && kcal < high)
                // 2,100 logged and half a kilogram lost a week
                if days >= 60 { #expect(abs(kcal - 2600) < 250, "\(kcal)") }
                #expect(points.count == 52)
            }
            #expect((plan["trial"] as? [String: Any])?["text"] as? String != nil)
            for name in ["expenditure", "forecast"] {
                let svg = try await sam.get("/charts/\(name).svg?inline=1&size=narrow")
                #expect(svg.status == 200 && svg.text.contains("<desc") && !svg.text.contains("«"), "\(name)")
                #expect(try await sam.get("/charts/\(name).csv").text.hasPrefix("date,"))
                #expect(try await sam.get("/charts/\(name).json").status == 200)
            }
            #expect(try await sam.get("/api/plan/check-ins").text == "[]")
        }
    }

    @Test("What is tried answers with energy, pace and where it leads; more steps burn more")
    func tries() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            let slow = try await sam.get("/api/plan?paceKg=-0.25").object["trial"]
            let fast = try await sam.get("/api/plan?paceKg=-0.75").object["trial"]
            let slowEnergy = try #require(number(slow, "energyKcal"))
            let fastEnergy = try #require(number(fast, "energyKcal"))
            #expect(abs(slowEnergy - fastEnergy - 550) < 3)
            func weight(_ trial: Any?) throws -> Double {
                let points = try #require((trial as? [String: Any])?["points"] as? [[String: Any]])
                return try #require(points[11]["weightKg"] as? Double)
            }
            #expect(try weight(fast) < weight(slow) - 2)
            let walking = try await sam.get("/api/plan?paceKg=0&steps=14000").object["trial"]
            let still = try await sam.get("/api/plan?paceKg=0").object["trial"]
            let more = try #require(number(walking, "burnKcal")) - (number(still, "burnKcal") ?? 0)
            #expect((60...220).contains(more), "\(more)")
            let same = try await sam.get("/api/plan?energyKcal=2300&steps=14000").object["trial"]
            let lazy = try await sam.get("/api/plan?energyKcal=2300").object["trial"]
            #expect(try weight(same) < weight(lazy) - 0.3)
            let dated = try await sam.get("/api/plan?targetDate=2026-07-01").object["trial"] as? [String: Any]
            let points = try #require(dated?["points"] as? [[String: Any]])
            // 1 July is 102 days ahead.
            let there = try #require(points[13]["weightKg"] as? Double)
            #expect(points[13]["day"] as? Int == 98 && abs(there - 82) < 0.4, "\(there)")
        }
    }

    @Test(
        "What the rails forbid is not tried, and says why",
        arguments: ["energyKcal=500", "paceKg=-2", "paceKg=5", "targetDate=2026-04-01"])
    func forbidden(query: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            let trial = try #require(try await sam.get("/api/plan?\(query)").object["trial"] as? [String: Any])
            let refusal = try #require(trial["refusal"] as? String)
            #expect(!refusal.isEmpty && !refusal.contains("rail") && !refusal.contains("{"))
            let energy = try #require(number(trial, "energyKcal"))
            let low = try #require(number(trial, "limits", "energyLow"))
            let high = try #require(number(trial, "limits", "energyHigh"))
            #expect((low...high).contains(energy) && low >= 1500)
            let save = try #require(trial["save"] as? [String: Any])
            let body = String(decoding: try JSONSerialization.data(withJSONObject: save), as: UTF8.self)
            let saved = try await sam.send("PATCH", "/api/profile", body)
            #expect(saved.status == 200, "what is offered instead can be kept: \(saved.text)")
        }
    }

    @Test("Goals that could not be saved are told so while they are tried, as saving them would say it")
    func forbidden() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            let fine = try await sam.get("/api/plan?targetWeightKg=80").object["trial"] as? [String: Any]
            #expect(fine?["forbidden"] as? [String] == [])
            for (query, body) in [
                ("targetWeightKg=52", #"{"targetWeightKg": 52}"#),
                ("targetDate=2026-04-01", #"{"targetDate": "2026-04-01"}"#),
            ] {
                let trial = try await sam.get("/api/plan?\(query)").object["trial"] as? [String: Any]
                let refused = try await sam.send("PATCH", "/api/profile", body)
                #expect(refused.status == 422)
                let words = try #require((refused.object["errors"] as? [String: String])?.values.first)
                #expect(trial?["forbidden"] as? [String] == [words])
            }
        }
    }

    @Test("A target weight and a date that are left empty are tried as none, whatever was saved")
    func empty() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            #expect(try await sam.send("PATCH", "/api/profile", #"{"targetDate": "2026-12-01"}"#).status == 200)
            func figures(_ query: String) async throws -> [Double?] {
                let plan = try await sam.get("/api/plan\(query)").object
                return [number(plan, "target"), number(plan, "suggestedTargetWeightKg")]
            }
            let saved = try await figures("")
            let tried = try await figures("?targetWeightKg=&targetDate=")
            let none = #"{"targetWeightKg": null, "targetDate": null}"#
            #expect(try await sam.send("PATCH", "/api/profile", none).status == 200)
            #expect(try await figures("") == tried)
            #expect(tried != saved)
        }
    }

    @Test("In recovery, in pregnancy and under 18 no deficit can be tried or kept")
    func noDeficit() async throws {
        for change in [
            #"{"currentPhase": "recovery"}"#, #"{"hasEatingDisorderHistory": true}"#, #"{"birthDate": "2009-01-01"}"#,
        ] {
            try await TestSite.with { (site: TestSite) async throws in
                let sam = try await Self.person(site)
                _ = try await sam.send("PATCH", "/api/profile", change)
                let trial = try #require(try await sam.get("/api/plan?paceKg=-0.5").object["trial"] as? [String: Any])
                #expect((trial["refusal"] as? String)?.isEmpty == false, "\(change)")
                let energy = try #require(number(trial, "energyKcal"))
                let burn = try #require(number(trial, "burnKcal"))
                #expect(energy >= burn * 0.94, "\(change)")
            }
        }
    }

    @Test("A pace that is kept is the plan: Today aims at it, and yesterday keeps its own")
    func kept() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            let trial = try #require(try await sam.get("/api/plan?paceKg=-0.25").object["trial"] as? [String: Any])
            let save = try #require(trial["save"] as? [String: Any])
            let body = String(decoding: try JSONSerialization.data(withJSONObject: save), as: UTF8.self)
            site.clock.now += 86_400
            #expect(try await sam.send("PATCH", "/api/profile", body).status == 200)
            let today = try await sam.get("/api/today").object["targets"]
            #expect(abs((number(today, "energy") ?? 0) - (number(trial, "energyKcal") ?? 0)) < 2)
            let before = try await sam.get("/api/today?date=2026-03-21").object["targets"]
            #expect(abs((number(before, "energy") ?? 0) - (number(today, "energy") ?? 0)) > 20)
            #expect(number(try await sam.get("/api/profile").object, "weeklyPaceKg") == 0.25)
        }
    }

    @Test("A check-in is answered once, kept readable, and changes the goals only as it was answered")
    func checkIns() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            _ = try await sam.send("PATCH", "/api/profile", #"{"targetCalories": 2500}"#)
            let state = try #require(try await sam.get("/api/plan").object["checkIn"] as? [String: Any])
            #expect(state["isOpen"] as? Bool == true)
            let review = try #require(state["review"] as? [String: Any])
            #expect(review["to"] as? String == "2026-03-14")
            #expect(review["proposal"] as? String == "less")
            let declined = try await sam.send("POST", "/api/plan/check-ins", #"{"decision": "decline", "note": "No."}"#)
            #expect(declined.status == 200, "\(declined.text)")
            #expect(number(try await sam.get("/api/profile").object, "targetCalories") == 2500)
            let accepted = try await sam.send("POST", "/api/plan/check-ins", #"{"decision": "accept"}"#)
            #expect(accepted.status == 200, "\(accepted.text)")
            let proposed = try #require(review["proposedKcal"] as? Double)
            #expect(number(try await sam.get("/api/profile").object, "targetCalories") == proposed)
            let all = try await sam.get("/api/plan/check-ins").list
            #expect(all.count == 1 && all.first?["decision"] as? String == "accept")
            let after = try await sam.get("/api/plan").object["checkIn"] as? [String: Any]
            #expect(after?["isOpen"] as? Bool == false)
            for bad in [
                #"{}"#, #"{"decision": "yes"}"#, #"{"decision": "change"}"#,
                #"{"decision": "change", "targetCalories": 900}"#, #"{"decision": "accept", "week": "2020-01-05"}"#,
            ] {
                #expect(try await sam.send("POST", "/api/plan/check-ins", bad).status == 422, "\(bad)")
            }
            #expect(try await sam.get("/api/export/json").text.contains("\"checkIns\":[\n{\"day\":\"2026-03-14\""))
        }
    }

    @Test("A week that is moved is aimed at from today on by every page, is exported, and can be taken back")
    func week() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            _ = try await sam.send("PATCH", "/api/profile", #"{"targetCalories": 2100}"#)
            // They have aimed at that for a while.
            let goals = site.database.goals
            var earlier = try #require(try goals.history(sam.account.id).last)
            earlier.from = earlier.from.adding(days: -30)
            try goals.set(earlier, of: sam.account.id)
            let plan = try await sam.get("/api/plan").object["week"]
            #expect(number(plan, "sumKcal") == 14_700 && number(plan, "lowKcal") == 1500)
            // 21 March 2026 is a Saturday.
            let moved = #"{"energyKcal": [2000, 2000, 2000, 2000, 2000, 2700, 2000]}"#
            let answer = try await sam.send("PUT", "/api/plan/week", moved)
            #expect(answer.status == 200 && (answer.object["week"] as? [String: Any])?["isMoved"] as? Bool == true)
            let week = try await sam.get("/api/plan").object["week"] as? [String: Any]
            let opened = (week?["days"] as? [[String: Any]])?.compactMap { $0["targetKcal"] as? Double }
            #expect(opened == [2000, 2000, 2000, 2000, 2000, 2700, 2000], "the form opens as it was saved")
            let today = try await sam.get("/api/today").object
            #expect(number(today, "targets", "energy") == 2700 && number(today, "targets", "usualEnergy") == 2100)
            // Past days keep what they aimed at, and were eaten so: what remains is today's and tomorrow's.
            #expect(number(today, "week", "remaining") == 4_700)
            #expect(number(try await sam.get("/api/profile").object, "targetCalories") == 2100)
            let before = try await sam.get("/api/today?date=2026-03-20").object
            #expect(before["week"] == nil && number(before, "targets", "energy") != 2000)
            #expect(try await sam.get("/api/export/json").text.contains("shifts"))
            let eve = try await site.signIn("eve")
            #expect(try await eve.get("/api/today").object["week"] == nil)
            #expect(try await sam.send("PUT", "/api/plan/week", #"{"energyKcal": null}"#).status == 200)
            #expect(number(try await sam.get("/api/today").object, "targets", "energy") == 2100)
        }
    }

    @Test(
        "A week that is not the same sum, or has a day outside the rails, is refused",
        arguments: [
            "{}", #"{"energyKcal": 5}"#, #"{"energyKcal": []}"#, #"{"energyKcal": ["a", 1, 1, 1, 1, 1, 1]}"#,
            #"{"energyKcal": [2100, 2100, 2100, 2100, 2100, 2100, 2200]}"#,
            #"{"energyKcal": [1400, 2800, 2100, 2100, 2100, 2100, 2100]}"#,
            #"{"energyKcal": [1500, 1500, 1500, 1500, 1500, 1500, 5700]}"#,
            #"{"energyKcal": [1e300, -1e300, 2100, 2100, 2100, 2100, 2100]}"#,
        ])
    func uneven(body: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            _ = try await sam.send("PATCH", "/api/profile", #"{"targetCalories": 2100}"#)
            let answer = try await sam.send("PUT", "/api/plan/week", body)
            #expect(answer.status == 422 && answer.text.contains("energyKcal"), "\(answer.text)")
            #expect(number(try await sam.get("/api/today").object, "targets", "energy") == 2100)
        }
    }

    @Test("Whom eating less could harm moves nothing, nor does a week that was moved before")
    func carefulWeek() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            _ = try await sam.send("PATCH", "/api/profile", #"{"targetCalories": 2100}"#)
            let moved = #"{"energyKcal": [2000, 2000, 2000, 2000, 2000, 2700, 2000]}"#
            #expect(try await sam.send("PUT", "/api/plan/week", moved).status == 200)
            _ = try await sam.send("PATCH", "/api/profile", #"{"hasEatingDisorderHistory": true}"#)
            let today = try await sam.get("/api/today").object
            #expect(today["week"] == nil && (number(today, "targets", "energy") ?? 0) > 2100)
            #expect(try await sam.send("PUT", "/api/plan/week", moved).status == 422)
            #expect(((try await sam.get("/api/plan").object["week"]) as? [String: Any])?["lowKcal"] == nil)
        }
    }

    @Test("Another account's figures are nobody else's, and a change of one's own is seen at once")
    func owners() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            let eve = try await site.signIn("eve")
            let mine = try await sam.get("/api/expenditure").text
            #expect(try await eve.get("/api/expenditure").object["burn"] == nil)
            #expect(try await eve.get("/charts/forecast.json").text.contains("\"trendKg\":8") == false)
            #expect(try await sam.get("/api/expenditure").text == mine)
            try Self.live(sam, days: 60, energy: 2600)
            #expect(try await sam.get("/api/expenditure").text != mine)
        }
    }

    @Test("Someone else's weight, a day of 20,000 kcal, a profile without sex or height, and pounds")
    func oddInput() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            let usual = try #require(number(try await sam.get("/api/expenditure").object, "burn", "kcal"))
            let day = try #require(CivilDate("2026-03-12"))
            for figures: [Metric: Double?] in [[.weight: 45], [.energy: 20_000]] {
                try site.database.days.save(sam.account.id, day: day, figures: figures, now: site.clock.now)
                let now = try #require(number(try await sam.get("/api/expenditure").object, "burn", "kcal"))
                #expect(abs(now - usual) < 120, "\(figures) \(now) \(usual)")
            }
            _ = try await sam.send("PATCH", "/api/profile", #"{"sex": null, "heightCm": null, "activityLevel": null}"#)
            let bare = try await sam.get("/api/expenditure").object
            #expect(bare["equation"] == nil && number(bare, "burn", "kcal") != nil)
            #expect(try await sam.get("/api/plan?paceKg=-0.5").status == 200)
            _ = try await sam.send("PATCH", "/api/preferences", #"{"units": "imperial"}"#)
            let words = try await sam.get("/api/plan").object["trial"] as? [String: Any]
            #expect((words?["text"] as? String)?.contains("lb") == true)
            #expect(try await sam.get("/charts/forecast.svg").text.contains(" lb"))
        }
    }

    @Test("Who hides calories reads no figure of them in a sentence")
    func hidden() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await Self.person(site)
            _ = try await sam.send("PATCH", "/api/profile", #"{"targetCalories": 2500}"#)
            _ = try await sam.send("PATCH", "/api/preferences", #"{"hideCalories": true}"#)
            for path in ["/api/plan", "/api/plan?energyKcal=500", "/api/expenditure", "/api/forecast"] {
                #expect(!(try await sam.get(path).text.contains(" kcal")), "\(path)")
            }
        }
    }

    @Test(
        "What is no plan is refused, by name", arguments: ["energyKcal=x", "paceKg=99", "steps=-1", "targetDate=soon"])
    func nonsense(query: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await sam.get("/api/plan?\(query)")
            #expect(answer.status == 422 && answer.text.contains(String(query.prefix { $0 != "=" })))
        }
    }
}
