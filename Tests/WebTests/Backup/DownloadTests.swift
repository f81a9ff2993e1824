import Domain
import Foundation
import Testing

@testable import Web

@Suite("Downloads that nobody reads")
struct DownloadTests {
    @Test("Fifty paused downloads hold up neither pages nor writes nor an erasure, and what they read is one state")
    func paused() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            // Large enough for every buffer on the way to be full.
            let note = String(repeating: "0123456789", count: 390)
            let first = try #require(CivilDate("2025-03-01"))
            for day in 0..<300 {
                let body = #"{"logDate": "\#(first.adding(days: day))", "notes": "\#(note)"}"#
                #expect(try await sam.send("POST", "/api/daily-logs", body).status == 200)
            }
            let request =
                "GET /api/export/json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: \(sam.cookie)\r\n\r\n"
            let paused = try (0..<50).map { _ in try RawSocket(site.port, receiveBuffer: 4096) }
            for socket in paused { socket.send(request) }
            let whole = try await sam.get("/api/export/json")
            #expect(whole.json != nil && whole.body.count > 1 << 20)
            for _ in 0..<20 {
                #expect(try await sam.get("/api/today").status == 200)
                #expect(try await sam.send("POST", "/api/daily-logs", #"{"steps": 1}"#).status == 200)
            }
            // The state from before the writes, to the last byte.
            let last = try #require(await paused[49].rest())
            #expect(String(decoding: last.suffix(9), as: UTF8.self).hasSuffix("\r\n0\r\n\r\n"))
            #expect(try await eve.send("DELETE", "/api/account", #"{"confirm": "eve"}"#).status == 204)
            #expect(try await sam.send("DELETE", "/api/account", #"{"confirm": "sam"}"#).status == 204)
            // What an erased person's download still says ends without an end.
            let cut = try #require(await paused[0].rest())
            #expect(!String(decoding: cut.suffix(9), as: UTF8.self).hasSuffix("\r\n0\r\n\r\n"))
        }
    }
}
