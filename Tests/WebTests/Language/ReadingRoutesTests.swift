import Domain
import Foundation
import Storage
import Testing

@testable import Web

@Suite("What is typed in the one box")
struct ReadingRoutesTests {
    private func read(_ guest: Guest, _ text: String) async throws -> [String: Any] {
        let json = String(decoding: try JSONSerialization.data(withJSONObject: ["text": text]), as: UTF8.self)
        return try await guest.send("POST", "/api/readings", json).object
    }

    private func list(_ answer: [String: Any], _ key: String) -> [[String: Any]] {
        answer[key] as? [[String: Any]] ?? []
    }

    @Test("Figures come as the daily log takes them, with the last value beside them, and nothing is logged")
    func figures() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            _ = try await sam.send("POST", "/api/daily-logs", #"{"logDate":"2026-03-20","weightKg":83}"#)
            let answer = try await read(sam, "weight 82.4, slept 7h30")
            #expect(answer["isCertain"] as? Bool == true)
            let figures = list(answer, "figures")
            #expect(figures.map { $0["field"] as? String } == ["weightKg", "sleepHours"])
            #expect(figures.map { $0["value"] as? Double } == [82.4, 7.5])
            #expect((figures.first?["last"] as? [String: Any])?["date"] as? String == "2026-03-20")
            #expect(list(answer, "drafts").isEmpty)
        }
    }

    @Test(
        "Whatever figure the box is certain of arrives at its day, and the page has a field for it",
        arguments: [
            ("weight 82.4", Metric.weight), ("waist 92 cm", .waist), ("hips 101 cm", .hips), ("chest 104 cm", .chest),
            ("body fat 18%", .bodyFat), ("calories 2100", .energy), ("10000 steps", .steps),
            ("45 active minutes", .activeMinutes), ("slept 7h30", .sleep), ("sleep quality 8", .sleepQuality),
            ("heart rate 72", .heartRate), ("resting heart rate 58", .restingHeartRate),
            ("energy level 7", .energyLevel), ("mood 7", .mood), ("stress 4", .stress),
        ])
    func arrives(text: String, metric: Metric) async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let answer = try await read(sam, text)
            #expect(answer["isCertain"] as? Bool == true)
            let figure = try #require(list(answer, "figures").first)
            #expect(figure["metric"] as? String == metric.rawValue)
            let field = try #require(figure["field"] as? String)
            let value = try #require(figure["value"] as? Double)
            let log = try await sam.send("POST", "/api/daily-logs", #"{"\#(field)": \#(value)}"#).object
            #expect((log[field] as? NSNumber)?.doubleValue == value)
            #expect(Assets().text(MetricFile.path)?.contains("\"name\":\"\(field)\"") == true, "\(field)")
            let cleared = try await sam.send("POST", "/api/daily-logs", #"{"\#(field)": null}"#)
            #expect(!cleared.text.contains("\"\(field)\":"))
        }
    }

    @Test("Every figure that there are words for in the box has a field in the daily log, in both languages")
    func everyMetric() throws {
        let file = Self.root.appending(path: "Sources/Catalogue/Reader/readings.tsv")
        let table = try String(contentsOf: file, encoding: .utf8)
        let rows = table.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        let metrics = Set(rows.filter { $0.count > 2 && $0[1] == "metric" }.map { String($0[2]) })
        #expect(metrics.count > 12)
        for name in metrics.sorted() {
            let metric = try #require(Metric(rawValue: name))
            #expect(DailyLog.fields.contains { $0.metric == metric }, "\(name) is read and dropped")
        }
    }

    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("What was eaten and what was trained are two drafts of the day that the text names")
    func severalKinds() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let answer = try await read(sam, "yesterday ran 5 km in 25 min and had two eggs for dinner")
            let drafts = list(answer, "drafts")
            #expect(Set(drafts.compactMap { $0["kind"] as? String }) == ["workout", "meal"])
            #expect(drafts.allSatisfy { $0["date"] as? String == "2026-03-20" })
        }
    }

    @Test("A time of day in a meal is kept, and tells the meal")
    func time() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let draft = list(try await read(sam, "an apple at 3pm"), "drafts").first
            #expect(draft?["time"] as? String == "15:00")
            #expect(draft?["slot"] as? String == "afternoonSnack")
        }
    }

    @Test("Food without a word of how much is as much as the last time")
    func lastAmount() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let body = #"{"foodId":"egg-boiled","servingQuantity":123,"unit":"g","logDate":"2026-03-20"}"#
            _ = try await sam.send("POST", "/api/food-entries", body)
            let food = list(list(try await read(sam, "boiled egg"), "drafts").first ?? [:], "foods").first
            #expect(food?["servingQuantity"] as? Double == 123)
            #expect(food?["unit"] as? String == "g")
            let found = try await sam.get("/api/foods?q=egg").list.first
            #expect((found?["last"] as? [String: Any])?["servingQuantity"] as? Double == 123)
        }
    }

    @Test("What asks for care comes with help, and is not certain")
    func care() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let answer = try await read(sam, "i dont want to live anymore")
            #expect(answer["routes"] as? [String] == ["care"])
            #expect(answer["isCertain"] as? Bool == false)
            #expect(list(answer, "drafts").first?["care"] != nil)
        }
    }
}
