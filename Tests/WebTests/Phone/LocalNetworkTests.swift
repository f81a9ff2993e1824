import Crypto
import Domain
import Foundation
import Synchronization
import Testing
@_spi(FixedExpiryValidationTime) import X509

@testable import Services
@testable import Web

@Suite("The network at home")
struct LocalNetworkTests {
    private static let start = Date(timeIntervalSince1970: 1_774_085_400)
    private static let study = LocalNames(
        hosts: ["study.local"], addresses: [InternetAddress(bytes: [192, 168, 1, 20])])

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Whether a client that took the authority over believes a server of these names.
    private func isBelieved(_ names: LocalNames, as name: GeneralName, after days: Double = 0) async throws -> Bool {
        let authority = try LocalAuthority(machine: "study", now: Self.start)
        let root = try Certificate(derEncoded: Array(authority.certificate))
        let key = P256.Signing.PrivateKey()
        let leaf = try authority.leaf(of: key.publicKey, names, now: Self.start)
        guard case .success(let names) = Result(catching: { try leaf.extensions.subjectAlternativeNames }),
            names?.contains(name) == true
        else { return false }
        var verifier = Verifier(rootCertificates: CertificateStore([root])) {
            RFC5280Policy(fixedExpiryValidationTime: Self.start.addingTimeInterval(days * 86_400))
        }
        if case .validCertificate = await verifier.validate(leaf: leaf, intermediates: CertificateStore()) {
            return true
        }
        return false
    }

    @Test("Its authority vouches for private addresses and local names, for a year, and for nothing else")
    func constraints() async throws {
        #expect(try await isBelieved(Self.study, as: .dnsName("study.local")))
        #expect(try await isBelieved(Self.study, as: .dnsName("study.local"), after: 396))
        #expect(try await !isBelieved(Self.study, as: .dnsName("study.local"), after: 398))
        #expect(try await !isBelieved(Self.study, as: .dnsName("other.local")))
        for host in ["bank.example", "study.local.bank.example", "localhost"] {
            #expect(try await !isBelieved(LocalNames(hosts: [host], addresses: []), as: .dnsName(host)), "\(host)")
        }
    }

    @Test("The authority stays the same from start to start, and is made anew when it ends soon")
    func authority() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let network = { (days: Double) in
            try LocalNetwork(
                port: 8443, directory: folder, now: { Self.start.addingTimeInterval(days * 86_400) },
                look: { Self.study })
        }
        let first = try network(0).authority.fingerprint
        #expect(first.split(separator: " ").count == 32)
        #expect(try network(3000).authority.fingerprint == first)
        let second = try network(3600).authority
        #expect(second.fingerprint != first)
        // What else stands in the file is still there.
        #expect(try Secrets(directory: folder).signingKey.count == 32)
        let permissions = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "secrets").path)
        #expect(permissions[.posixPermissions] as? Int == 0o600)
    }

    @Test("A certificate is renewed before it ends, and when the machine is somewhere else")
    func renewal() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = Mutex((now: Self.start, names: Self.study))
        let network = try LocalNetwork(
            port: 8443, directory: folder, now: { state.withLock { $0.now } }, look: { state.withLock { $0.names } })
        let first = network.context
        state.withLock { $0.now += 3600 }
        #expect(network.context === first)
        #expect(network.addresses == ["https://192.168.1.20:8443", "https://study.local:8443"])
        #expect(network.allows("192.168.1.20:8443") && network.allows("Study.LOCAL"))
        #expect(!network.allows("192.168.1.21:8443") && !network.allows("localhost:8443") && !network.allows(nil))

        state.withLock { $0.names.addresses = [InternetAddress(bytes: [10, 0, 0, 7])] }
        state.withLock { $0.now += 60 }
        let second = network.context
        #expect(second !== first)
        #expect(network.addresses.first == "https://10.0.0.7:8443")
        #expect(!network.allows("192.168.1.20:8443"))

        state.withLock { $0.now += 370 * 86_400 }
        #expect(network.context !== second)
    }

    @Test("Names that mean something elsewhere are not taken, whatever this machine is called")
    func names() {
        for host in LocalNames.current.hosts {
            #expect(LocalNames.domains.contains { host.hasSuffix(".\($0)") }, "\(host)")
        }
        for address in LocalNames.current.addresses { #expect(address.reach == .own) }
    }
}

@Suite("Bringing a phone in")
struct PhoneRoutesTests {
    private static let home = LocalNames(
        hosts: ["study.local"], addresses: [InternetAddress(bytes: [192, 168, 1, 20])])

    private struct Ways: Decodable {
        struct Way: Decodable {
            var address: String
            var code: String
        }
        var isServed: Bool
        var ways: [Way]
        var fingerprint: String?
    }

    private struct WayIn: Decodable {
        var link: String
        var expiresAt: Date
        var code: String
    }

    @Test("A way in is for who asked, at an address of this machine, once, within ten minutes")
    func link() async throws {
        try await TestSite.with(home: Self.home) { site in
            let sam = try await site.signIn()
            let kim = try await site.signIn("kim")
            let ways = try await sam.get("/api/phone").decoded(Ways.self)
            #expect(ways.isServed)
            #expect(ways.ways.count == 2)
            #expect(ways.ways.allSatisfy { $0.code.hasPrefix("<svg ") && $0.code.contains("\($0.address)/trust") })
            let address = try #require(ways.ways.first?.address)

            for wrong in ["https://192.168.1.21:8443", "http://evil.example", "\(address)/", ""] {
                let body = "{\"address\":\"\(wrong)\"}"
                #expect([409, 422].contains(try await kim.send("POST", "/api/phone/link", body).status), "\(wrong)")
            }
            let made = try await kim.send("POST", "/api/phone/link", "{\"address\":\"\(address)\"}")
            #expect(made.status == 201)
            let wayIn = try made.decoded(WayIn.self)
            #expect(wayIn.link.hasPrefix("\(address)/start?token="))
            #expect(wayIn.expiresAt.timeIntervalSince(site.clock.now) == 600)
            let path = String(wayIn.link.dropFirst(address.count))
            let first = try await site.get(path)
            #expect(first.status == 200)
            let cookie = first.cookie
            #expect(try await site.get("/api/session", headers: ["Cookie": cookie]).text.contains("kim"))
            #expect(try await site.get(path).status == 403)

            let late = try await sam.send("POST", "/api/phone/link", "{\"address\":\"\(address)\"}").decoded(WayIn.self)
            site.clock.now += 601
            #expect(try await site.get(String(late.link.dropFirst(address.count))).status == 403)
        }
    }

    @Test("A token makes nobody a way in, and where nobody else is let in there is none")
    func refusals() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let ways = try await sam.get("/api/phone").decoded(Ways.self)
            #expect(!ways.isServed && ways.ways.isEmpty && ways.fingerprint == nil)
            #expect(
                try await sam.send("POST", "/api/phone/link", "{\"address\":\"https://192.168.1.20:8443\"}").status
                    == 409)
            #expect(try await site.get("/trust").status == 404)
            #expect(try await site.get("/api/phone").status == 401)
            let token = try Households(database: site.database).token(
                for: sam.account.id, name: "t", scopes: [.read, .write], now: site.clock.now
            ).secret
            let headers = ["Authorization": "Bearer \(token)"]
            #expect(try await site.get("/api/phone", headers: headers).status == 403)
            #expect(
                try await site.request(
                    "POST", "/api/phone/link", headers: headers, body: "{\"address\":\"https://x\"}"
                ).status == 403)
        }
    }
}

extension RawAnswer {
    fileprivate func decoded<Value: Decodable>(_: Value.Type) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Value.self, from: body)
    }
}
