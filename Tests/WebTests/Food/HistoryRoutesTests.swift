import Foundation
import Testing

@testable import Web

@Suite("Looking back")
struct HistoryRoutesTests {
    @Test("A week tells its days, its sums and what stands out, in the person's language")
    func period() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            for day in 8...20 {
                let body =
                    #"{"foodName": "Stamppot", "calories": \#(day < 14 ? 2000 : 1600), "slot": "dinner", "logDate": "2026-03-\#(day < 10 ? "0" : "")\#(day)"}"#
                #expect(try await sam.send("POST", "/api/food-entries", body).status == 201)
            }
            let week = try await sam.get("/api/food-periods?from=2026-03-14&to=2026-03-20").object
            let period = try #require(week["period"] as? [String: Any])
            #expect(period["loggedDays"] as? Int == 7 && period["meanEnergy"] as? Double == 1600)
            #expect((period["calendar"] as? [Any])?.count == 7)
            let energy = (week["changes"] as? [[String: Any]])?.first { $0["metric"] as? String == "energy" }
            #expect((energy?["before"] as? [String: Any])?["mean"] as? Double == 2000)
            #expect(energy?["isReal"] as? Bool == true)
            let findings = (week["findings"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
            #expect(findings.first == "Je logde 20 % minder energie per dag dan in de 7 dagen ervoor.")
            #expect(try await sam.get("/api/food-periods").object["to"] as? String == "2026-03-21")
            for wrong in ["from=2026-01-01&to=2026-03-20", "from=2026-03-20&to=2026-03-01", "from=x"] {
                #expect(try await sam.get("/api/food-periods?\(wrong)").status == 422, "\(wrong)")
            }
        }
    }

    @Test("Search finds words in names and notes, page by page, newest first, and nothing of anybody else")
    func search() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            for number in 0..<53 {
                let day = "2026-02-\(number % 28 + 1 < 10 ? "0" : "")\(number % 28 + 1)"
                _ = try await sam.send(
                    "POST", "/api/food-entries", #"{"foodName": "Pancake \#(number)", "logDate": "\#(day)"}"#)
            }
            let odd = #"{"foodName": "100% rye_bread", "notes": "At Grandma's birthday", "logDate": "2026-03-01"}"#
            _ = try await sam.send("POST", "/api/food-entries", odd)
            func found(_ query: String, by guest: Guest) async throws -> [String: Any] {
                try await guest.get("/api/food-entries?q=\(query)").object
            }
            let first = try await found("pancake", by: sam)
            #expect((first["entries"] as? [Any])?.count == 50 && first["hasMore"] as? Bool == true)
            let second = try await found("pancake&page=2", by: sam)
            #expect((second["entries"] as? [Any])?.count == 3 && second["hasMore"] as? Bool == false)
            for query in ["BIRTHDAY", "grandma%20rye", "0%25", "e_b"] {
                #expect((try await found(query, by: sam)["entries"] as? [Any])?.count == 1, "\(query)")
            }
            for query in ["n_c", "%25cake", "%5C", "'%20OR%201=1--"] {
                #expect((try await found(query, by: sam)["entries"] as? [Any])?.isEmpty == true, "\(query)")
            }
            #expect((try await found("pancake", by: eve)["entries"] as? [Any])?.isEmpty == true)
            #expect(try await sam.get("/api/food-entries?page=0").status == 422)
        }
    }
}

@Suite("Pictures of a week or month")
struct PeriodChartRoutesTests {
    @Test(
        "Each picture has its figures as JSON and CSV; ranges are held to two months",
        arguments: ["energy", "macros", "meals", "times"])
    func charts(name: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send(
                "POST", "/api/food-entries",
                #"{"foodId": "banana", "servingQuantity": 2, "logDate": "2026-03-18", "slot": "lunch"}"#)
            let range = "from=2026-03-01&to=2026-03-21"
            let picture = try await sam.get("/charts/\(name).svg?\(range)")
            #expect(picture.status == 200 && picture.text.contains("<svg") && !picture.text.contains("«"))
            #expect(try await sam.get("/charts/\(name).json?\(range)").list.isEmpty == false)
            #expect(try await sam.get("/charts/\(name).csv?\(range)").text.contains("\r\n"))
            #expect(try await sam.get("/charts/\(name).svg?from=2026-01-01&to=2026-03-21").status == 422)
        }
    }
}
