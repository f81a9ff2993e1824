import Foundation
import Testing

@testable import Domain
@testable import Services
@testable import Web

@Suite("Insights on the web")
struct InsightRoutesTests {
    @Test("An insight comes in the reader's language, with its rows, its formula and where to go")
    func insights() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await sam.get("/api/insights").list.isEmpty)
            try sam.fill(20) { _ in [.sleep: 350] }
            let english = try #require(try await sam.get("/api/insights").list.first)
            #expect(english["title"] as? String == "Short nights")
            #expect(
                english["message"] as? String
                    == "5 h 50 a night on average, over 14 nights. Most adults do best with 7 h 00 or more.")
            #expect(english["type"] as? String == "warning" && english["category"] as? String == "sleep")
            #expect(english["actionUrl"] as? String == "/recovery")
            let why = try #require(english["why"] as? [String: Any])
            #expect((why["formula"] as? String)?.contains("14 known nights") == true)
            let rows = try #require(why["rows"] as? [[String: Any]])
            #expect(rows.count == 14)
            #expect(rows.first?["date"] as? String == "2026-03-21")
            #expect(rows.first?["text"] as? String == "5 h 50")
            #expect(rows.first?["source"] as? String == "manual")
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            let dutch = try #require(try await sam.get("/api/insights").list.first)
            #expect(dutch["title"] as? String == "Korte nachten")
            #expect(try await site.get("/api/insights").status == 401)
        }
    }

    @Test("Who hides calories is told of none that were burnt, and somebody else's figures are nobody's")
    func hidden() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            try sam.fill(90) { age in
                [.activeEnergy: age == 1 ? 4000 : 480 + Double(age * 37 % 60)]
            }
            let titles = try await sam.get("/api/insights").list.compactMap { $0["title"] as? String }
            #expect(titles == ["Far more active energy than usual"])
            #expect(try await eve.get("/api/insights").list.isEmpty)
            _ = try await sam.send("PATCH", "/api/preferences", #"{"hideCalories": true}"#)
            #expect(try await sam.get("/api/insights").list.isEmpty)
        }
    }

    @Test("Every kind of insight has all its words, with no blank left open", arguments: Language.allCases)
    func words(language: Language) {
        let person = Person(
            owner: Account.ID("sam"), preferences: Preferences(language: language),
            clock: DayClock(timeZone: .gmt, dayStartHour: 0), now: Date(timeIntervalSince1970: 0))
        let metrics: [Metric] = [.sleep, .hrv, .hrvSleep, .restingHeartRate, .respiratoryRate, .steps, .activeEnergy]
        func alarm(_ kind: Alarm.Kind, _ metric: Metric, _ score: Double) -> Insight.Kind {
            .unusual(
                Alarm(
                    kind: kind, metric: metric, date: CivilDate(ordinal: 20_000), value: 80, usual: 60,
                    baselineDays: 50, score: score, limit: 4))
        }
        var kinds = metrics.flatMap { metric in
            [Alarm.Kind.day, .shift].flatMap { kind in [-5.0, 5].map { alarm(kind, metric, $0) } }
        }
        kinds += [
            .enoughSleep(nights: 12, of: 14), .stress(mean: 7.5, days: 6),
            .lowProtein(mean: 60, target: 120, days: 6), .proteinReached(days: 6, of: 7, target: 120),
            .lowWater(mean: 900, target: 2000, days: 6), .waterReached(days: 6, of: 7, target: 2000),
            .fewLogged(days: 2), .stepsReached(days: 6, of: 7, goal: 8000), .workoutsReached(count: 3, goal: 3),
            .record(.steps, value: 30_000, best: 20_000, days: 80), .longPhase(.assessment, days: 30),
            .longPhase(.cutting, days: 100),
        ]
        kinds += SleepDebt([Double](repeating: 300, count: 14)).map { [Insight.Kind.shortNights($0)] } ?? []
        #expect(kinds.count == 41)
        for kind in kinds {
            let insight = HealthInsight(
                Insight(kind: kind, priority: 1, rows: []), for: person, on: CivilDate(ordinal: 20_000))
            for text in [insight.title, insight.message, insight.why.formula, insight.why.reference ?? ""] {
                #expect(!text.isEmpty && !text.contains("«") && !text.contains("{"), "\(kind): \(text)")
            }
        }
    }
}

extension Guest {
    /// Figures that were typed, over the `count` days until the site's today.
    func fill(_ count: Int, _ figures: (Int) -> [Metric: Double]) throws {
        let today = try site.today
        for age in 0..<count {
            try site.database.days.save(
                account.id, day: today.adding(days: -age), figures: figures(age).mapValues { $0 }, now: site.clock.now)
        }
    }
}

extension TestSite {
    fileprivate var today: CivilDate {
        get throws { try #require(CivilDate("2026-03-21")) }
    }
}
