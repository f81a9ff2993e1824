import Foundation
import Testing

@testable import Services
@testable import Web

@Suite("Whoever is not signed in gets a refusal, whatever they send")
struct UnaskedTests {
    private struct Document: Decodable {
        var paths: [String: [String: Skipped]]
        struct Skipped: Decodable {}
    }

    @Test("Every operation refuses the worst bodies, and the server answers afterwards")
    func bodies() async throws {
        let text = try #require(Assets().text(Assets.api))
        let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        try await TestSite.with { (site: TestSite) async throws in
            _ = try await site.signIn("owner", password: "a fine long password")
            var count = 0
            for (path, operations) in document.paths {
                let path = path.replacing(#/\{[^}]*\}/#, with: "1")
                for method in operations.keys.map({ $0.uppercased() }) where method != "GET" {
                    for (name, body) in WorstBodies.all {
                        // Words of a body decide only where somebody may come in without being known.
                        if !path.contains("auth"), !path.hasSuffix("/session"), name != "deep lists" { continue }
                        site.clock.now += 1000
                        let head =
                            "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                            + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
                        let answer = try await site.client.send(Array(head.utf8) + body)
                        #expect((400..<500).contains(answer.status), "\(method) \(path), \(name): \(answer.status)")
                        count += 1
                    }
                }
            }
            #expect(count > 100)
            #expect(try await site.get("/healthz").status == 200)
        }
    }

    @Test(
        "Endless addresses, headers, cookies and tokens are refused",
        arguments: [
            ("GET /\(String(repeating: "/a", count: 10_000)) HTTP/1.1\r\n", "", [414, 400]),
            ("GET /start?\(String(repeating: "token=%41&", count: 1500)) HTTP/1.1\r\n", "", [414]),
            ("GET /api/today HTTP/1.1\r\n", "Cookie: \(String(repeating: "a=b;", count: 3000))\r\n", [401]),
            ("GET /api/today HTTP/1.1\r\n", "Cookie: \(String(repeating: "a=b;", count: 300_000))\r\n", [400]),
            ("GET / HTTP/1.1\r\n", (0..<5000).map { "X-\($0): y\r\n" }.joined(), [400]),
            ("GET /api/today HTTP/1.1\r\n", "Authorization: Bearer \(String(repeating: "a.", count: 5000))\r\n", [401]),
            (
                "GET /api/today HTTP/1.1\r\n",
                "Authorization: Bearer \(Data("{\"alg\":\(String(repeating: "[", count: 1200))".utf8).base64URL).e30.x\r\n",
                [401]
            ),
        ])
    func heads(line: String, fields: String, statuses: [Int]) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let head = line + "Host: localhost\r\nConnection: close\r\n" + fields + "\r\n"
            // A server that refuses in the middle may end the connection before it is read.
            if let answer = try? await site.client.send(Array(head.utf8)) {
                #expect(statuses.contains(answer.status), "\(answer.status)")
            }
            #expect(try await site.get("/healthz").status == 200)
        }
    }

    @Test("A body in thousands of tiny pieces, and one that goes on after it was refused, ends the connection")
    func endless() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let head =
                "POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n"
            let tiny = try RawSocket(site.port)
            tiny.send(head + String(repeating: "1\r\nx\r\n", count: 20_000))
            #expect(await tiny.rest() != nil)
            let refused = try RawSocket(site.port)
            refused.send(head.replacing("application/json", with: "text/plain"))
            let piece = "10000\r\n" + String(repeating: "x", count: 65_536) + "\r\n"
            for _ in 0..<6 { refused.send(piece) }
            #expect(await refused.rest() != nil)
            #expect(try await site.get("/healthz").status == 200)
        }
    }
}
