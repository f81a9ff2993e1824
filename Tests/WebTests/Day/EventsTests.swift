import Foundation
import Testing

@testable import Web

@Suite("Live events")
struct EventsTests {
    @Test("A change reaches the account's other pages, and nobody else's")
    func reach() async throws {
        let events = Events()
        let mine = try events.stream(for: "me")
        let theirs = try events.stream(for: "them")
        #expect(mine.headers[.contentType] == "text/event-stream")
        events.publish(.day, dates: [try #require(.init("2026-03-21"))], to: "me")
        events.close()
        let heard = try await collected(mine)
        #expect(heard.contains("event: change\ndata: {\"areas\":[\"day\"],\"dates\":[\"2026-03-21\"]}\n\n"))
        #expect(try await !collected(theirs).contains("change"))
    }

    @Test("One account cannot hold more than its share of streams")
    func limit() throws {
        let events = Events()
        let open = try (0..<32).map { _ in try events.stream(for: "me") }
        #expect(throws: Problem.self) { try events.stream(for: "me") }
        #expect(throws: Never.self) { try events.stream(for: "them") }
        #expect(open.count == 32)
    }
}
