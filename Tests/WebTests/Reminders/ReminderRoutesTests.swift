import Domain
import Foundation
import Testing

@testable import Services
@testable import Web

@Suite("Reminders")
struct ReminderRoutesTests {
    /// The site's clock shows Saturday 21 March 2026, 10:30.
    private static let breakfast =
        #"{"reminders": [{"subject": "breakfast", "isOn": true, "times": ["10:00", "10:20"], "weekdays": [6, 7]}]}"#

    private func due(_ guest: Guest) async throws -> [[String: Any]] {
        try #require(try await guest.get("/api/reminders/due").object["due"] as? [[String: Any]])
    }

    @Test("All are off until chosen; what is chosen is kept, the rest stays, and the page of who is reminded says so")
    func choosing() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let first = try await sam.get("/api/reminders").object
            let all = try #require(first["reminders"] as? [[String: Any]])
            #expect(all.count == 12 && all.allSatisfy { $0["isOn"] as? Bool == false })
            #expect(try await due(sam).isEmpty)
            #expect(try await sam.get("/api/reminders/due").object["nextIn"] == nil)
            #expect(try await !sam.get("/settings/app").text.contains("data-reminders"))
            let answer = try await sam.send("PUT", "/api/reminders", Self.breakfast)
            #expect(answer.status == 200, "\(answer.text)")
            #expect(try await sam.send("PUT", "/api/reminders", #"{"quietFrom": "21:30"}"#).status == 200)
            let now = try await sam.get("/api/reminders").object
            #expect(now["quietFrom"] as? String == "21:30" && now["quietTo"] as? String == "07:00")
            let breakfast = try #require((now["reminders"] as? [[String: Any]])?.first)
            #expect(breakfast["times"] as? [String] == ["10:00", "10:20"])
            #expect(breakfast["isOn"] as? Bool == true && breakfast["weekdays"] as? [Int] == [6, 7])
            #expect(try await sam.get("/settings/app").text.contains("data-reminders"))
        }
    }

    @Test("One a subject is told for an hour, silent once the meal is logged, and the next moment is known")
    func due() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PUT", "/api/reminders", Self.breakfast)
            let told = try await due(sam)
            #expect(told.count == 1 && told.first?["title"] as? String == "Breakfast")
            #expect(told.first?["href"] as? String == "/food?slot=breakfast")
            #expect(told.first?["at"] as? String == "2026-03-21T09:20:00Z")
            // The next is at 10:00 tomorrow.
            #expect(try await sam.get("/api/reminders/due").object["nextIn"] as? Int == 23 * 3600 + 1800)
            _ = try await sam.send(
                "POST", "/api/food-entries", #"{"foodId": "banana", "servingQuantity": 1, "slot": "breakfast"}"#)
            #expect(try await due(sam).isEmpty)
            site.clock.now += 86_400 + 3600
            #expect(try await due(sam).isEmpty, "an hour and a half later it is not made up for")
            let eve = try await site.signIn("eve")
            #expect(try await due(eve).isEmpty)
        }
    }

    @Test("Over the change of the clocks each reminder comes at its own time of the day, and once")
    func clocks() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send(
                "PUT", "/api/reminders",
                #"{"quietFrom": "00:00", "quietTo": "00:00", "reminders": [{"subject": "drinks", "isOn": true, "times": ["02:30", "08:00"], "weekdays": [7]}]}"#
            )
            var told: [String: String] = [:]
            // 29 March, 00:00 in Amsterdam, a page that asks each ten minutes of the day.
            site.clock.now = try Date("2026-03-28T23:00:00Z", strategy: .iso8601)
            for _ in 0..<(24 * 6) {
                for one in try await due(sam) { told[one["id"] as? String ?? ""] = one["at"] as? String }
                site.clock.now += 600
            }
            #expect(told.values.sorted() == ["2026-03-29T01:30:00Z", "2026-03-29T06:00:00Z"])
        }
    }

    @Test("Who is to be careful is not pushed, whatever was switched on, by page or calendar")
    func careful() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PUT", "/api/reminders", Self.breakfast)
            let path = try await sam.send("PUT", "/api/reminders/calendar", "{}").object["path"] as? String ?? ""
            #expect(try await site.get(path).text.contains("UID:breakfast-1000-"))
            _ = try await sam.send("PATCH", "/api/profile", #"{"background": {"foodRelationship": "needs_support"}}"#)
            #expect(try await due(sam).isEmpty)
            #expect(try await !site.get(path).text.contains("VEVENT"))
            let all = try #require(try await sam.get("/api/reminders").object["reminders"] as? [[String: Any]])
            #expect(all.filter { $0["isWithheld"] as? Bool == false }.count == 2)
        }
    }

    @Test(
        "What no clock and no week has is refused at its field, in the reader's language, and nothing is changed",
        arguments: [
            (#""times": ["24:00"]"#, "breakfast.times"), (#""times": ["1e300"]"#, "breakfast.times"),
            (#""times": [8]"#, "breakfast.times"), (#""times": "08:00""#, "breakfast.times"),
            (#""times": []"#, "breakfast.times"), (#""weekdays": []"#, "breakfast.weekdays"),
            (#""weekdays": [0]"#, "breakfast.weekdays"), (#""weekdays": [1e300]"#, "breakfast.weekdays"),
            (#""times": [\#((0..<25).map { "\"8:\($0 + 10)\"" }.joined(separator: ","))]"#, "breakfast.times"),
        ])
    func refused(field: String, name: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            let before = try await sam.get("/api/reminders").text
            let answer = try await sam.send(
                "PUT", "/api/reminders", #"{"reminders": [{"subject": "breakfast", "isOn": true, \#(field)}]}"#)
            let object = answer.object["errors"] as? [String: String]
            #expect(answer.status == 422, "\(answer.text)")
            #expect(object?["reminders.\(name)"] != nil, "\(answer.text)")
            #expect(try await sam.get("/api/reminders").text == before)
        }
    }

    @Test("Ten thousand reminders, an unknown subject and quiet hours that no clock shows are refused")
    func tooMany() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let one = #"{"subject":"lunch"}"#
            for body in [
                #"{"reminders": [\#(Array(repeating: one, count: 13).joined(separator: ","))]}"#,
                #"{"reminders": [{"subject": "eat less"}]}"#, #"{"reminders": [{}]}"#, #"{"quietFrom": "25:00"}"#,
                #"{"quietTo": 1e300}"#, #"{"reminders": [{"subject": "lunch", "isOn": "yes"}]}"#,
            ] {
                #expect(try await sam.send("PUT", "/api/reminders", body).status == 422, "\(body.prefix(60))")
            }
            let before = try await sam.get("/api/reminders").text
            for (count, status) in [(5000, 400), (10_000, 413)] {
                let huge = #"{"reminders": [\#(Array(repeating: one, count: count).joined(separator: ","))]}"#
                #expect(try await sam.send("PUT", "/api/reminders", huge).status == status, "\(count)")
            }
            #expect(try await sam.get("/api/reminders").text == before)
        }
    }

    @Test("The calendar is read by its address alone, which can be renewed and closed, and guesses are slowed")
    func calendar() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let eve = try await site.signIn("eve")
            _ = try await sam.send("PUT", "/api/reminders", Self.breakfast)
            func open() async throws -> String {
                try #require(try await sam.send("PUT", "/api/reminders/calendar", "{}").object["path"] as? String)
            }
            let first = try await open()
            let answer = try await site.get(first)
            #expect(answer.status == 200 && answer.header("content-type") == "text/calendar; charset=utf-8")
            #expect(answer.header("set-cookie") == nil)
            #expect(answer.text.contains("BYDAY=SA,SU") && answer.text.contains("SUMMARY:Breakfast"))
            #expect(try await eve.get(first).text == answer.text, "whoever asks, it is Sam's")
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            #expect(try await site.get(first).text.contains("SUMMARY:Ontbijt"))
            let export = try await sam.get("/api/export/json").text
            #expect(!export.contains(first.dropFirst(10).dropLast(4)) && export.contains("calendarAddresses"))
            let second = try await open()
            #expect(try await site.get(first).status == 404)
            #expect(try await site.get(second).status == 200)
            for _ in 0..<5 { _ = try await site.get("/calendar/\(Secret.token()).ics") }
            #expect(try await site.get("/calendar/guess.ics").status == 429)
            #expect(try await site.get(second).status == 200, "who knows it does not wait for who guesses")
            _ = try await eve.send("DELETE", "/api/reminders/calendar")
            #expect(try await site.get(second).status == 200)
            #expect(try await sam.send("DELETE", "/api/reminders/calendar").status == 204)
            site.clock.now += 3600
            #expect(try await site.get(second).status == 404)
        }
    }

    @Test("No token of a script opens the calendar, and one that may only read changes no reminder")
    func tokens() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func bearer(_ scopes: String) async throws -> [String: String] {
                let made = try await sam.send("POST", "/api/tokens", #"{"name": "t", "scopes": \#(scopes)}"#).object
                return ["Authorization": "Bearer \(made["secret"] as? String ?? "")"]
            }
            let (reader, writer) = (try await bearer(#"["read"]"#), try await bearer(#"["write"]"#))
            #expect(try await site.get("/api/reminders", headers: reader).status == 200)
            #expect(
                try await site.request("PUT", "/api/reminders", headers: reader, body: Self.breakfast).status == 403)
            #expect(
                try await site.request("PUT", "/api/reminders", headers: writer, body: Self.breakfast).status == 200)
            for method in ["PUT", "DELETE"] {
                let answer = try await site.request(method, "/api/reminders/calendar", headers: writer, body: "{}")
                #expect(answer.status == 403)
            }
        }
    }
}
