import Foundation
import Testing

@testable import Web

@Suite("Where a language model may be")
struct ModelEndpointTests {
    private func target(_ url: String, _ addresses: [UInt8]...) async -> Result<
        ModelEndpoint.Target, ModelEndpoint.Objection
    > {
        do throws(ModelEndpoint.Objection) {
            return .success(
                try await ModelEndpoint.target(url, maybeHere: true) { host in
                    addresses.isEmpty ? InternetAddress.resolve(host) : addresses.map(InternetAddress.init)
                })
        } catch {
            return .failure(error)
        }
    }

    private func v6(_ text: String) throws -> [UInt8] {
        try #require(InternetAddress.resolve(text).first { $0.bytes.count == 16 }).bytes
    }

    @Test("Plain HTTP is for this machine and networks of one's own, and asks the very address that was checked")
    func plain() async throws {
        let home = try await target("http://model.home:11434/v1", [192, 168, 1, 9]).get()
        #expect(home.url.absoluteString == "http://192.168.1.9:11434/v1/chat/completions")
        #expect(home.host == "model.home:11434")
        #expect(try await target("http://localhost:1234/v1").get().url.host() == "127.0.0.1")
        #expect(
            try await target("http://[::1]:1234/v1").get().url.absoluteString.hasPrefix(
                "http://[0:0:0:0:0:0:0:1]:1234/"))
        #expect(await target("http://api.example.com/v1", [93, 184, 216, 34]) == .failure(.plainHTTP))
        #expect(await target("http://both.example/v1", [127, 0, 0, 1], [93, 184, 216, 34]) == .failure(.plainHTTP))
        #expect(await target("http://1.1.1.1/v1") == .failure(.plainHTTP))
    }

    @Test("Elsewhere HTTPS, with the name that the certificate has to be of")
    func secure() async throws {
        let there = try await target("https://api.example.com/v1", [93, 184, 216, 34]).get()
        #expect(there.url.absoluteString == "https://api.example.com/v1/chat/completions")
        #expect(there.host == nil)
        let whole = "https://api.example.com/x/chat/completions"
        #expect(try await target(whole, [93, 184, 216, 34]).get().url.absoluteString == whole)
    }

    @Test(
        "Link-local addresses are never asked, however they are written, and whatever name stands for them",
        arguments: [
            "http://169.254.169.254/v1", "https://169.254.169.254/v1", "http://2852039166/v1", "http://0xA9FEA9FE/v1",
            "http://0251.0376.0251.0376/v1", "http://[fe80::1]/v1", "http://[::ffff:169.254.169.254]/v1",
            "https://[fd00:ec2::254]/v1", "http://0.0.0.0/v1", "http://[::]/v1", "https://[64:ff9b::a9fe:a9fe]/v1",
            "https://224.0.0.1/v1", "http://100.100.100.200/v1", "http://[fd20:ce::254]/v1", "https://[2001::1]/v1",
            "https://[2002:7f00:1::1]/v1", "https://[64:ff9b::7f00:1]/v1", "https://[64:ff9b:1::7f00:1]/v1",
            "https://[::7f00:1]/v1", "http://[::ffff:100.100.100.200]/v1", "https://[fec0::1]/v1",
            "https://[fd00:42::42]",
        ])
    func forbidden(url: String) async {
        #expect(await target(url) == .failure(.forbidden))
    }

    @Test("A name with one link-local address among others is not asked")
    func mixed() async {
        #expect(await target("https://api.example.com", [93, 184, 216, 34], [169, 254, 0, 1]) == .failure(.forbidden))
        #expect(await target("http://localhost", [127, 0, 0, 1], [169, 254, 0, 1]) == .failure(.forbidden))
    }

    @Test(
        "What is no such URL is told",
        arguments: [
            "", "localhost:1234", "ftp://localhost", "file:///etc/passwd", "http://", "http://me:pw@localhost/v1",
            "http://localhost/v1?key=1", "http://localhost/#x", "http://localhost:0/", "javascript:alert(1)",
        ])
    func noURL(url: String) async {
        #expect(await target(url, [127, 0, 0, 1]) == .failure(.noURL))
    }

    @Test("A name that nobody knows is told")
    func unknown() async {
        #expect(await target("https://no-such-name.invalid/v1") == .failure(.unknownHost))
    }

    @Test("Whoever may not use this machine's own model may not, by whatever name")
    func notHere() async throws {
        for (url, address) in [
            ("http://localhost:1234", [127, 0, 0, 1]), ("https://me.example", [127, 9, 9, 9]),
            ("http://x.home", Array(repeating: 0, count: 15) + [1]),
            ("http://y.home", Array(repeating: 0, count: 10) + [255, 255, 127, 0, 0, 1]),
        ] as [(String, [UInt8])] {
            await #expect(throws: ModelEndpoint.Objection.ownerOnly) {
                try await ModelEndpoint.target(url, maybeHere: false) { _ in [InternetAddress(bytes: address)] }
            }
        }
        let nas = try await ModelEndpoint.target("http://nas", maybeHere: false) { _ in
            [InternetAddress(bytes: [192, 168, 1, 2])]
        }
        #expect(nas.host == "nas")
    }

    @Test("Each kind of address is what it is")
    func reach() throws {
        func reach(_ bytes: UInt8...) -> InternetAddress.Reach { InternetAddress(bytes: bytes).reach }
        #expect(reach(127, 9, 9, 9) == .loopback)
        #expect(reach(172, 16, 0, 1) == .own && reach(172, 32, 0, 1) == .world)
        #expect(reach(100, 100, 1, 1) == .own && reach(100, 128, 1, 1) == .world)
        #expect(reach(255, 255, 255, 255) == .forbidden && reach(8, 8, 8, 8) == .world)
        #expect(InternetAddress(bytes: try v6("fd12::1")).reach == .own)
        #expect(InternetAddress(bytes: try v6("2001:4860:4860::8888")).reach == .world)
        #expect(InternetAddress(bytes: try v6("2002:a9fe:a9fe::1")).reach == .forbidden)
        #expect(InternetAddress(bytes: try v6("::ffff:10.0.0.1")).reach == .own)
    }
}
