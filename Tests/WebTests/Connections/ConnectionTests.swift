import Foundation
import NIOCore
import Testing

@testable import Web

@Suite("Connections that are slow, silent or many")
struct ConnectionTests {
    private func limits(_ change: (inout ConnectionLimits) -> Void) -> ConnectionLimits {
        var limits = ConnectionLimits()
        change(&limits)
        return limits
    }

    @Test("Those of a crowd that say nothing, or little, make way for whoever asks something")
    func crowd() async throws {
        let limits = limits {
            $0.perAddress = 20
            $0.grace = .milliseconds(100)
            $0.firstHead = .hours(1)
            $0.body = .hours(1)
        }
        try await TestSite.with(limits: limits) { (site: TestSite) async throws in
            for text in ["", "POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"] {
                let crowd = try (0..<100).map { _ in try RawSocket(site.port) }
                for socket in crowd { socket.send(text) }
                #expect(try await site.get("/healthz").status == 200)
                try await Task.sleep(for: .milliseconds(200))
                for _ in 0..<60 { #expect(try await site.get("/healthz").status == 200) }
                #expect(await crowd[0].rest() != nil)
            }
        }
    }

    @Test("With no more room at all, whoever says nothing makes way at once")
    func full() async throws {
        let limits = limits {
            $0.perAddress = 10
            $0.most = 20
            $0.firstHead = .hours(1)
        }
        try await TestSite.with(limits: limits) { (site: TestSite) async throws in
            let crowd = try (0..<100).map { _ in try RawSocket(site.port) }
            #expect(await crowd[0].rest() != nil)
            // All have been taken up before the site is taken down.
            for _ in 0..<10 { #expect(try await site.get("/healthz").status == 200) }
            #expect(crowd.count == 100)
        }
    }

    @Test("With all room taken by bodies that stand still, each after a request that was answered, others are answered")
    func slowBodies() async throws {
        let limits = limits {
            $0.perAddress = 10
            $0.most = 20
            $0.grace = .milliseconds(100)
            $0.nextHead = .hours(1)
            $0.body = .hours(1)
            $0.farewell = .hours(1)
        }
        try await TestSite.with(limits: limits) { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let start = "HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nCookie: \(sam.cookie)\r\n"
            let zip = "Content-Type: application/zip\r\nContent-Length: 900000\r\n\r\n"
            for body in [
                "POST /api/session \(start)Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
                // Much of it, and of one that nobody wants.
                "POST /api/health/imports \(start)\(zip)\(String(repeating: "P", count: 70_000))",
                "POST /nowhere \(start)Content-Length: 90000\r\n\r\n\(String(repeating: "P", count: 9000))",
            ] {
                var crowd: [RawSocket] = []
                for _ in 0..<40 {
                    let socket = try RawSocket(site.port)
                    socket.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    #expect(await socket.text(until: "200 OK") != nil)
                    socket.send(body)
                    crowd.append(socket)
                }
                for _ in 0..<30 { #expect(try await site.get("/healthz").status == 200) }
                #expect(await crowd[0].rest() != nil)
            }
        }
    }

    @Test("A half head, a half body and a second request that never comes end the connection")
    func halves() async throws {
        let limits = limits {
            $0.firstHead = .milliseconds(200)
            $0.nextHead = .milliseconds(200)
            $0.body = .milliseconds(200)
        }
        try await TestSite.with(limits: limits) { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let head = "Host: localhost\r\nCookie: \(sam.cookie)\r\nSec-Fetch-Site: same-origin\r\n"
            for text in [
                "", "GET /healthz HT", "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "POST /api/daily-logs HTTP/1.1\r\n\(head)Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
                "POST /api/health/imports HTTP/1.1\r\n\(head)Content-Type: application/zip\r\nContent-Length: 9\r\n\r\nP",
            ] {
                let socket = try RawSocket(site.port)
                socket.send(text)
                #expect(await socket.rest() != nil, "\(text.prefix(30))")
            }
            // Nothing of the half upload is left, or read as if it were whole.
            #expect(try await sam.get("/api/health/imports").list.isEmpty)
            let left =
                FileManager.default.subpaths(atPath: site.database.directory.appending(path: "uploads").path) ?? []
            #expect(left.allSatisfy { !$0.contains("/") })
        }
    }

    @Test("Requests that come in one go are answered in turn")
    func pipelined() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let socket = try RawSocket(site.port)
            let request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
            socket.send(
                String(repeating: request, count: 50)
                    + request.replacing("\r\n\r\n", with: "\r\nConnection: close\r\n\r\n"))
            let text = String(decoding: await socket.rest() ?? [], as: UTF8.self)
            #expect(text.components(separatedBy: "HTTP/1.1 200").count == 52)
        }
    }

    @Test("The state of a connection says how long it may wait")
    func state() {
        let limits = ConnectionLimits()
        let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
        var state = ConnectionState(limits: limits, now: start)
        #expect(state.deadline == start + .seconds(10) && state.standing == .unproven)
        state.readHead(at: start)
        #expect(state.deadline == start + .seconds(40) && state.standing == .unproven)
        // Few bytes do not move the deadline, enough do.
        let few = state.readBody(10, at: start + .seconds(30))
        #expect(few && state.deadline == start + .seconds(40))
        let enough = state.readBody(5000, at: start + .seconds(31))
        #expect(enough && state.deadline == start + .seconds(71))
        state.readEnd(at: start + .seconds(32))
        #expect(state.deadline == nil && state.standing == .busy)
        state.writable(false, at: start + .seconds(33))
        #expect(state.deadline == start + .seconds(93) && state.standing == .unread)
        state.writable(true, at: start + .seconds(34))
        #expect(state.deadline == nil)
        state.answered(at: start + .seconds(35))
        #expect(state.deadline == start + .seconds(95) && state.standing == .resting)
        state.readHead(at: start + .seconds(36))
        #expect(state.standing == .reading, "whatever was answered before")
        state.answered(at: start + .seconds(36))
        #expect(state.deadline == start + .seconds(41))
        let rest = state.readBody(limits.unwanted, at: start + .seconds(37))
        let more = state.readBody(1, at: start + .seconds(37))
        #expect(rest && !more)
    }

    @Test("This machine is one address, and so is a network of IPv6")
    func groups() throws {
        func group(_ text: String) throws -> String {
            RemoteAddress.group(try SocketAddress(ipAddress: text, port: 1))
        }
        let here = try group("127.0.0.1")
        for text in ["127.0.0.7", "127.255.1.1", "::1", "::ffff:127.3.2.1"] { #expect(try group(text) == here) }
        #expect(try group("::ffff:192.168.1.4") == group("192.168.1.4"))
        #expect(try group("192.168.1.4") != group("192.168.1.5"))
        #expect(try group("2001:db8:1:2::1") == group("2001:db8:1:2:ffff::9"))
        #expect(try group("2001:db8:1:2::1") != group("2001:db8:1:3::1"))
    }
}
