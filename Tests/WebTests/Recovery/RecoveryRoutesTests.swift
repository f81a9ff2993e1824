import Foundation
import Testing

@testable import Domain
@testable import Services
@testable import Web

@Suite("Recovery on the web")
struct RecoveryRoutesTests {
    private func figures(_ age: Int) -> [Metric: Double] {
        let sway = Double(age * 7 % 5)
        return [
            .sleep: age == 0 ? 380 : 420 + 4 * sway, .hrv: 50 + sway, .restingHeartRate: 58 + sway / 2,
            .steps: 9000 + 200 * sway, .activeEnergy: 500 + 10 * sway,
        ]
    }

    @Test("A day is told beside its baseline, with cards, sources, and the rows behind each figure")
    func day() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try sam.fill(110, figures)
            let answer = try await sam.get("/api/recovery").object
            #expect(answer["date"] as? String == "2026-03-21")
            #expect(answer["confidence"] as? String == "high")
            let shown = try #require(answer["readings"] as? [[String: Any]])
            let sleep = try #require(shown.first?["reading"] as? [String: Any])
            #expect(sleep["metric"] as? String == "sleep" && sleep["value"] as? Double == 380)
            #expect(sleep["delta"] as? Double == -48)
            #expect(sleep["source"] as? String == "manual")
            let why = try #require(shown.first?["why"] as? [String: Any])
            #expect((why["rows"] as? [Any])?.count == 29, "the day and its 28")
            let steps = shown.compactMap { $0["reading"] as? [String: Any] }.first {
                $0["metric"] as? String == "steps"
            }
            #expect(steps?["isRunning"] as? Bool == true && steps?["delta"] == nil)
            let cards = try #require(answer["cards"] as? [[String: Any]])
            #expect(cards.first?["title"] as? String == "Recovery signals")
            #expect((cards.first?["explanation"] as? String)?.hasPrefix("Sleep 48 min less than usual; ") == true)
            for part in ["variability", "debt", "load"] { #expect(answer[part] is [String: Any], "\(part)") }
            #expect(answer["regularity"] == nil, "no nights were recorded")
            #expect(((answer["habits"] as? [String: Any])?["tests"] as? Int ?? 0) > 0)
        }
    }

    @Test("The window and the day can be chosen; others are refused")
    func choices() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try sam.fill(110, figures)
            let answer = try await sam.get("/api/recovery?window=90&date=2026-03-10").object
            #expect(answer["date"] as? String == "2026-03-10" && answer["window"] as? Int == 90)
            let reading = (answer["readings"] as? [[String: Any]])?.first?["reading"] as? [String: Any]
            #expect((reading?["baseline"] as? [String: Any])?["days"] as? Int == 90)
            for wrong in ["window=7", "window=x", "date=x", "date=2026-02-30"] {
                #expect(try await sam.get("/api/recovery?\(wrong)").status == 422, "\(wrong)")
            }
            for edge in ["1900-01-01", "2199-12-31"] {
                #expect(try await sam.get("/api/recovery?date=\(edge)").status == 200)
                #expect(try await sam.get("/api/recovery/days?end=\(edge)").status == 200)
            }
        }
    }

    @Test("The list has 28 days, newest first, and only figures of the day itself")
    func list() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try sam.fill(60) { $0 == 3 ? [:] : figures($0) }
            let days = try await sam.get("/api/recovery/days").list
            #expect(days.count == 28)
            #expect(days.first?["date"] as? String == "2026-03-21")
            #expect((days[3]["readings"] as? [Any])?.isEmpty == true)
            #expect(
                (days[4]["readings"] as? [[String: Any]])?.allSatisfy { $0["date"] as? String == "2026-03-17" } == true)
            #expect((days[4]["readings"] as? [Any])?.count == 5)
            #expect(
                try await sam.get("/api/recovery/days?end=2026-02-10").list.first?["date"] as? String == "2026-02-10")
        }
    }

    @Test("Somebody who has nothing gets an answer that says so, and calories stay hidden")
    func nothing() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            try sam.fill(60, figures)
            let empty = try await eve.get("/api/recovery").object
            #expect((empty["readings"] as? [Any])?.isEmpty == true && (empty["cards"] as? [Any])?.isEmpty == true)
            #expect(empty["confidence"] == nil)
            _ = try await sam.send("PATCH", "/api/preferences", #"{"hideCalories": true}"#)
            #expect(try await sam.get("/api/recovery").text.contains("activeEnergy") == false)
            #expect(try await sam.get("/api/recovery/days").text.contains("activeEnergy") == false)
        }
    }

    @Test("What goes with what is told with both means and its test, in both languages", arguments: Language.allCases)
    func habits(language: Language) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "\#(language.rawValue)"}"#)
            let long = Set([3, 4, 9, 12, 20, 21, 22, 30, 37, 41, 50, 52, 58, 66, 67, 74, 80, 85])
            try sam.fill(91) { age in
                [
                    .sleep: long.contains(age) ? 520 : 400 + Double(age % 7),
                    .mood: long.contains(age) ? 9 : 5 + Double(age % 2),
                ]
            }
            let habits = try await sam.get("/api/recovery").object["habits"] as? [String: Any]
            let finding = try #require((habits?["findings"] as? [[String: Any]])?.first)
            let text = try #require(finding["text"] as? String)
            #expect(
                text.hasPrefix(
                    language == .en
                        ? "After nights of more than 6 h 44 you rated your mood "
                        : "Na nachten van meer dan 6 u 44 gaf je je stemming "))
            #expect(!text.contains("«") && !text.contains("{"))
            #expect((finding["why"] as? String)?.contains("r = ") == true)
            // Its picture has a point for each pair, both means, and no other finding has one.
            let pairs = try #require((finding["finding"] as? [String: Any])?["pairs"] as? [[String: Any]])
            let address = "/charts/habit.svg?behaviour=sleep&outcome=mood&lag=0"
            let picture = try await sam.get(address).text
            #expect(picture.components(separatedBy: "class=\"mark rest\"").count - 1 == pairs.count)
            #expect(picture.components(separatedBy: "class=\"value\"").count - 1 == 2)
            #expect(picture.contains("class=\"line trend\"") && picture.contains("6 \(language == .en ? "h" : "u") 44"))
            #expect(!picture.contains("«") && !picture.contains("{threshold"))
            let table = try await sam.get("/charts/habit.csv?behaviour=sleep&outcome=mood&lag=0").text
            #expect(table.split(separator: "\r\n").count - 1 == pairs.count)
            for other in ["", "?behaviour=sleep&outcome=mood&lag=1", "?behaviour=alcohol&outcome=sleep&lag=1"] {
                #expect(try await sam.get("/charts/habit.svg\(other)").status == 404, "\(other)")
            }
            #expect(try await sam.get("\(address)&date=x").status == 422)
        }
    }
}
