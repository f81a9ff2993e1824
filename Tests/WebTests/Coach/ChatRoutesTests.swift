import Foundation
import Testing

@testable import Domain
@testable import Services
@testable import Storage
@testable import Web

/// The site's clock says Saturday 21 March 2026.
@Suite("The coach on the web")
struct ChatRoutesTests {
    private func say(_ text: String, to guest: Guest, in conversation: String? = nil) async throws -> [String: Any] {
        var body: [String: Any] = ["content": text]
        body["conversationId"] = conversation
        let json = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
        let answer = try await guest.send("POST", "/api/chat/send", json)
        #expect(answer.status == 201)
        return answer.object
    }

    private func content(_ exchange: [String: Any]) -> String {
        (exchange["assistantMessage"] as? [String: Any])?["content"] as? String ?? ""
    }

    private func log(_ day: String, _ load: Double, _ typed: String? = nil, for guest: Guest) throws {
        let set = WorkoutSet(reps: 5, load: load, typedLoad: typed.flatMap { Quantity($0) })
        let workout = Workout(
            id: "w\(day)", day: CivilDate(day) ?? .first, at: Date(timeIntervalSince1970: 0), minute: 0, name: "Legs",
            kind: .strength, minutes: 60,
            exercises: [WorkoutExercise(exerciseID: "squat", name: "Squat", sets: [set, set, set])])
        _ = try guest.site.database.workouts.add(workout, of: guest.account.id, now: Date())
    }

    @Test("A question gets its answer with the rows it rests on, and one that goes on builds on it")
    func exchange() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try log("2026-02-10", 110, for: sam)
            try log("2026-03-17", 100, for: sam)
            #expect(try await sam.get("/api/chat/messages").list.isEmpty)
            let first = try await say("What was my heaviest squat?", to: sam)
            #expect(
                content(first)
                    == "Your heaviest squat: 5 × 110 kg, on Tue 10 Feb 2026. By estimate that makes a one-rep max of 128.3 kg."
            )
            let assistant = try #require(first["assistantMessage"] as? [String: Any])
            #expect(
                assistant["role"] as? String == "assistant"
                    && assistant["createdAt"] as? String == "2026-03-21T09:30:00Z")
            let reply = try #require(assistant["reply"] as? [String: Any])
            let rows = try #require(reply["rows"] as? [[String: Any]])
            #expect(
                rows.first?["href"] as? String == "/train?date=2026-02-10"
                    && rows.first?["value"] as? String == "5 × 110 kg")
            #expect(content(try await say("And this month?", to: sam)).hasPrefix("Your heaviest squat: 5 × 100 kg"))
            #expect(content(try await say("how many workouts this week", to: sam)) == "1 workout this week.")
            #expect(content(try await say("and last month?", to: sam)) == "1 workout last month.")
            let messages = try await sam.get("/api/chat/messages").list
            #expect(messages.count == 8)
            #expect(messages.compactMap { $0["role"] as? String }.prefix(2) == ["user", "assistant"])
            // A new conversation remembers nothing.
            let other = try #require(try await sam.send("POST", "/api/chat/conversations").object["id"] as? String)
            #expect(content(try await say("and last month?", to: sam, in: other)).hasPrefix("About what?"))
            #expect(
                try await sam.get("/api/chat/conversations").object["conversations"].map { ($0 as? [Any])?.count } == 2)
        }
    }

    @Test("Loads read back as they were typed, and words are Dutch for who reads Dutch")
    func dutch() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try log("2026-03-17", 83.91, "185 lb", for: sam)
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            #expect(
                content(try await say("wat was mijn zwaarste squat", to: sam)).hasPrefix(
                    "Je zwaarste kniebuiging: 5 × 185 lb, op di 17 mrt 2026."))
            #expect(content(try await say("hoeveel trainingen deze maand", to: sam)) == "1 training deze maand.")
            #expect(content(try await say("ik wil niet meer leven", to: sam)).contains("113"))
        }
    }

    @Test("Some days of the week, and days without, read as people say them")
    func someDays() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try sam.fill(20) { _ in [.energy: 2000, .alcohol: 0] }
            #expect(
                content(try await say("How much do I eat on Mondays?", to: sam)).hasPrefix(
                    "Calories on Mondays in the last 90 days: 2,000 kcal a day on average"))
            #expect(
                content(try await say("and on weekdays last week?", to: sam)).hasPrefix(
                    "Calories on weekdays last week: 2,000 kcal"))
            let dry = content(try await say("how many days without alcohol this month", to: sam))
            #expect(dry.hasPrefix("No alcohol on ") && dry.contains(" known days this month."))
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            #expect(
                content(try await say("hoeveel eet ik in het weekend", to: sam)).hasPrefix(
                    "Calorieën in het weekend in de laatste 90 dagen: gemiddeld 2.000 kcal per dag"))
            #expect(
                content(try await say("gemiddelde calorieën op maandag, woensdag en vrijdag", to: sam)).hasPrefix(
                    "Calorieën op maandagen, woensdagen en vrijdagen in de laatste 90 dagen: "))
        }
    }

    @Test("A conversation is found by its words and taken along as Markdown and JSON, by its owner alone")
    func searchAndExport() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            try sam.fill(10) { _ in [.energy: 2000] }
            let said = try await say("# average calories last week, [x](y) <b>", to: sam)
            let id = try #require((said["userMessage"] as? [String: Any])?["conversationId"] as? String)
            _ = try await say("hello", to: sam, in: "other")
            func found(_ words: String, _ guest: Guest) async throws -> [[String: Any]] {
                try await guest.get("/api/chat/conversations?q=\(words)").object["conversations"] as? [[String: Any]]
                    ?? []
            }
            let hits = try await found("2,000%20calor", sam)
            #expect(hits.map { $0["id"] as? String } == [id])
            #expect((hits.first?["excerpt"] as? String)?.contains("2,000 kcal") == true)
            #expect(try await found("calor", eve).isEmpty)
            #expect(try await found("%27%22;--", sam).count == 2)
            #expect(try await found("zzz", sam).isEmpty)
            let path = "/api/chat/conversations/\(id)"
            let markdown = try await sam.get("\(path)/markdown")
            #expect(markdown.header("content-disposition") == "attachment; filename=\"vitalpath-coach-2026-03-21.md\"")
            #expect(markdown.text.contains("> \\# average calories last week, \\[x\\](y) \\<b\\>"))
            #expect(markdown.text.contains("**Coach**, 21 Mar 2026 10:30") && markdown.text.contains("2,000 kcal"))
            #expect(try await sam.get("\(path)/json").list.map { $0["role"] as? String } == ["user", "assistant"])
            for other in ["\(path)/markdown", "\(path)/json"] { #expect(try await eve.get(other).status == 404) }
            #expect(try await sam.get("/api/chat/conversations/none/json").status == 404)
            // What is hidden is hidden here, too.
            _ = try await sam.send("PATCH", "/api/preferences", #"{"hideCalories": true}"#)
            #expect(try await found("2,000", sam).isEmpty)
            for form in ["markdown", "json"] { #expect(try await !sam.get("\(path)/\(form)").text.contains("2,000")) }
        }
    }

    @Test("Conversations are deleted and brought back, and nobody reads another's")
    func delete() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let said = try await say("hello", to: sam)
            let id = try #require((said["userMessage"] as? [String: Any])?["conversationId"] as? String)
            #expect(try await eve.get("/api/chat/messages?conversation=\(id)").list.isEmpty)
            #expect(try await eve.send("DELETE", "/api/chat/conversations/\(id)").status == 404)
            #expect(try await sam.send("DELETE", "/api/chat/conversations/\(id)").status == 204)
            #expect(try await sam.get("/api/chat/messages").list.isEmpty)
            #expect(try await eve.send("PUT", "/api/chat/conversations/\(id)/restoring").status == 404)
            #expect(try await sam.send("PUT", "/api/chat/conversations/\(id)/restoring").status == 204)
            #expect(try await sam.get("/api/chat/messages").list.count == 2)
            #expect(try await site.get("/api/chat/messages").status == 401)
        }
    }

    @Test(
        "Nonsense is answered, an empty question refused",
        arguments: ["\u{1F355}", "3x@", "31 februari", "שלום", String(repeating: "x ", count: 900)])
    func nonsense(text: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(!content(try await say(text, to: sam)).isEmpty)
            #expect(try await sam.send("POST", "/api/chat/send", #"{"content": " "}"#).status == 422)
            #expect(try await sam.send("POST", "/api/chat/send", #"{"content": 3}"#).status == 422)
            #expect(
                try await sam.send(
                    "POST", "/api/chat/send", "{\"content\": \"\(String(repeating: "x", count: 2001))\"}"
                ).status == 422)
        }
    }

    @Test("Whoever hides calories reads none, not even of earlier answers")
    func hidden() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try sam.fill(10) { _ in [.energy: 2000] }
            #expect(content(try await say("average calories last week", to: sam)).contains("2,000 kcal"))
            _ = try await sam.send("PATCH", "/api/preferences", #"{"hideCalories": true}"#)
            #expect(content(try await say("average calories last week", to: sam)).hasPrefix("You have hidden calories"))
            #expect(try await !sam.get("/api/chat/messages").text.contains("2,000 kcal"))
        }
    }
}
