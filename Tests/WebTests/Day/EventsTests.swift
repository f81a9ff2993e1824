import Foundation
import Testing

@testable import Web

@Suite("Live events")
struct EventsTests {
    @Test("A change reaches the account's other pages, and nobody else's")
    func reach() async throws {
        let events = Events()
        let mine = events.stream(for: "me")
        let theirs = events.stream(for: "them")
        #expect(mine.headers[.contentType] == "text/event-stream")
        events.publish(.day, dates: [try #require(.init("2026-03-21"))], to: "me")
        events.close()
        let heard = try await collected(mine)
        #expect(heard.contains("event: change\ndata: {\"areas\":[\"day\"],\"dates\":[\"2026-03-21\"]}\n\n"))
        #expect(try await !collected(theirs).contains("change"))
    }

    @Test("Where one account has all the streams it may have, the oldest makes way for a new page, and nobody else's")
    func limit() async throws {
        let events = Events()
        let theirs = events.stream(for: "them")
        let open = (0..<33).map { _ in events.stream(for: "me") }
        events.publish(.day, to: "me")
        #expect(try await collected(open[0]) == "retry: 2000\n\n")
        events.close()
        for stream in open.dropFirst() { #expect(try await collected(stream).contains("event: change")) }
        #expect(try await collected(theirs) == "retry: 2000\n\n")
    }
}
