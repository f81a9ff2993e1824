import Foundation
import Testing

@testable import Web

@Suite("Requests that are taken back")
struct MCPRunsTests {
    private func key(session: String, id: String = "1") -> MCPRuns.Key {
        MCPRuns.Key(owner: "sam", session: session, id: id)
    }

    @Test("One that is taken back ends without an answer, and no other client's does")
    func cancel() async throws {
        let runs = MCPRuns()
        let (stream, started) = AsyncStream.makeStream(of: Void.self)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        func wait(_ session: String) -> Task<JSONValue, any Error> {
            Task {
                try await runs.run(key(session: session)) {
                    started.yield()
                    if session == "a" { try await Task.sleep(for: .seconds(600)) }
                    for await _ in gate { break }
                    return "done"
                }
            }
        }
        let (first, second) = (wait("a"), wait("b"))
        var running = 0
        for await _ in stream {
            running += 1
            if running == 2 { break }
        }
        runs.cancel(key(session: "a", id: "2"))
        runs.cancel(key(session: "a"))
        await #expect(throws: CancellationError.self) { try await first.value }
        open.finish()
        #expect(try await second.value == "done")
    }

    @Test("An id that is used again is the newer request's")
    func sameID() async throws {
        let runs = MCPRuns()
        #expect(try await runs.run(key(session: "a")) { 1 } == 1)
        runs.cancel(key(session: "a"))
        #expect(try await runs.run(key(session: "a")) { 2 } == 2)
    }
}
