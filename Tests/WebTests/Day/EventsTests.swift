import Foundation
import Testing

@testable import Storage
@testable import Web

@Suite("Live events")
struct EventsTests {
    @Test("A change reaches the account's other pages, and nobody else's")
    func reach() async throws {
        let events = Events(Changes())
        let mine = events.stream(for: "me")
        let theirs = events.stream(for: "them")
        #expect(mine.headers[.contentType] == "text/event-stream")
        events.publish(AccountChange([.day], dates: [try #require(.init("2026-03-21"))]), to: "me")
        events.close()
        let heard = try await collected(mine)
        #expect(heard.contains("event: change\ndata: {\"areas\":[\"day\"],\"dates\":[\"2026-03-21\"]}\n\n"))
        #expect(try await !collected(theirs).contains("change"))
    }

    @Test("Where one account has all the streams it may have, the oldest makes way for a new page, and nobody else's")
    func limit() async throws {
        let events = Events(Changes())
        let theirs = events.stream(for: "them")
        let open = (0..<33).map { _ in events.stream(for: "me") }
        events.publish(AccountChange([.day]), to: "me")
        #expect(try await !collected(open[0]).contains("change"))
        events.close()
        for stream in open.dropFirst() { #expect(try await collected(stream).contains("event: change")) }
        #expect(try await !collected(theirs).contains("change"))
    }

    @Test(
        "What a page changes it hears of with the answer, and not by its stream as well; other pages do, the account's alone"
    )
    func page() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let events = Events(site.database.changes)
            let streams = ["mine", "other", nil].map { events.stream(for: sam.account.id, page: $0) }
            let theirs = events.stream(for: eve.account.id, page: "mine")
            let entry = #"{"foodName": "Stew", "calories": 400, "logDate": "2026-03-19"}"#
            let answer = try await sam.send("POST", "/api/food-entries", entry, headers: ["Vitalpath-Page": "mine"])
            #expect(answer.header("Vitalpath-Changed") == #"{"areas":["day"],"dates":["2026-03-19"]}"#)
            #expect(try await sam.send("POST", "/api/food-entries", entry).header("Vitalpath-Changed") == nil)
            events.close()
            for (stream, count) in zip(streams, [1, 2, 2]) {
                #expect(try await collected(stream).components(separatedBy: "event: change").count - 1 == count)
            }
            #expect(try await !collected(theirs).contains("change"))
        }
    }

    @Test("A request tells all that it changed; one that changed nothing, or was refused, tells nothing")
    func told() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let page = ["Vitalpath-Page": "mine"]
            func changed(_ method: String, _ path: String, _ body: String = "{}", _ more: [String: String] = [:])
                async throws -> String?
            {
                try await sam.send(method, path, body, headers: page.merging(more) { first, _ in first })
                    .header("Vitalpath-Changed")
            }
            let entry = #"{"foodName": "Stew", "calories": 400, "logDate": "2026-03-19"}"#
            let once = ["Idempotency-Key": "b7f5a4f0-0000-4000-8000-000000000001"]
            #expect(try await changed("POST", "/api/food-entries", entry, once) != nil)
            #expect(try await changed("POST", "/api/food-entries", entry, once) == nil, "it is there already")
            #expect(try await changed("POST", "/api/food-entries", #"{"foodName": ""}"#) == nil)
            #expect(
                try await changed("PATCH", "/api/preferences", #"{"units": "imperial"}"#)
                    == #"{"areas":["preferences"],"dates":[]}"#)
            #expect(
                try await changed("PATCH", "/api/profile", #"{"heightCm": 180}"#)
                    == #"{"areas":["day","profile"],"dates":[]}"#)
            let open = #"{"name": "Push", "isOpen": true, "exercises": []}"#
            #expect(
                try await changed("POST", "/api/workout-logs", open)?.hasPrefix(#"{"areas":["training"],"#) == true,
                "one that is open is in no day yet")
            #expect(try await changed("GET", "/api/today") == nil)
        }
    }
}
