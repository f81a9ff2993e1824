import Domain
import Foundation
import Storage
import Testing

@testable import Services
@testable import Web

@Suite("Passkeys")
struct PasskeyRoutesTests {
    /// What the server wants signed for signing in.
    private func question(_ site: TestSite) async throws -> String {
        let answer = try await site.request(
            "POST", "/api/passkeys/assertion", headers: ["Sec-Fetch-Site": "same-origin"])
        #expect(answer.object["rpId"] as? String == "localhost")
        #expect(answer.object["userVerification"] as? String == "required")
        return try #require(answer.object["challenge"] as? String)
    }

    private func signIn(_ site: TestSite, _ body: String) async throws -> RawAnswer {
        try await site.request("POST", "/api/session/passkey", headers: ["Sec-Fetch-Site": "same-origin"], body: body)
    }

    @Test(
        "One is made, signs in without a name, is named anew and removed",
        arguments: [Authenticator.Kind.es256, .edDSA])
    func life(kind: Authenticator.Kind) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let device = try await sam.passkey(kind)
            let listed = try #require(try await sam.get("/api/passkeys").list.first)
            #expect(listed["name"] as? String == "Phone" && listed["lastUsedAt"] == nil)
            let answer = try await signIn(site, try device.assertion(try await question(site)))
            #expect(answer.status == 200, "\(answer.text)")
            let cookie = answer.cookie
            let session = try await site.get("/api/session", headers: ["Cookie": cookie])
            #expect((session.object["account"] as? [String: Any])?["name"] as? String == "sam")
            #expect(try await sam.get("/api/passkeys").list.first?["lastUsedAt"] != nil)
            let path = "/api/passkeys/\(listed["id"] as? String ?? "")"
            #expect(try await sam.send("PATCH", path, #"{"name": "  "}"#).status == 422)
            #expect(try await sam.send("PATCH", path, #"{"name": "Key"}"#).status == 204)
            #expect(try await sam.get("/api/passkeys").list.first?["name"] as? String == "Key")
            #expect(try await sam.send("DELETE", path).status == 204)
            let refused: RawAnswer = try await signIn(site, try device.assertion(try await question(site)))
            #expect(refused.status == 401)
            // The session that it opened is not its own any more.
            #expect(try await site.get("/api/session", headers: ["Cookie": cookie]).status == 200)
        }
    }

    @Test("What was signed is good once, for five minutes, and for what it was asked for")
    func challenges() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let device = try await sam.passkey()
            let body = try device.assertion(try await question(site))
            #expect(try await signIn(site, body).status == 200)
            #expect(try await signIn(site, body).status == 401, "a second time")
            site.clock.now += 60
            let late = try device.assertion(try await question(site))
            site.clock.now += 301
            #expect(try await signIn(site, late).status == 401, "too late")
            site.clock.now += 60
            let order = try await sam.send("POST", "/api/passkeys/registration").object
            let other = try #require(order["challenge"] as? String)
            #expect(try await signIn(site, try device.assertion(other)).status == 401, "asked to make one")
            site.clock.now += 60
            let made = Data([UInt8](repeating: 7, count: 56)).base64URL
            #expect(try await signIn(site, try device.assertion(made)).status == 401, "made up")
            // A registration: neither twice, nor in another session, nor with what was asked to sign in.
            let phone = Authenticator(origin: site.origin)
            let asked = try await question(site)
            #expect(try await sam.send("POST", "/api/passkeys", phone.registration(asked)).status == 403)
            let eve = try await site.signIn("eve")
            let body2 = phone.registration(other)
            #expect(try await eve.send("POST", "/api/passkeys", body2).status == 403)
            #expect(try await sam.send("POST", "/api/passkeys", body2).status == 201)
            #expect(try await sam.send("POST", "/api/passkeys", body2).status == 403)
        }
    }

    @Test("Another origin, name, person, or nobody who checked is refused", arguments: 0..<6)
    func refused(attack: Int) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let device = try await sam.passkey()
            switch attack {
            case 0: device.origin = "http://localhost:3000"
            case 1: device.origin = "http://127.0.0.1:\(site.port)"
            case 2: device.host = "127.0.0.1"
            case 3: device.flags = 1
            case 4: device.userHandle = Data(eve.account.id.utf8).base64URL
            default: device.userHandle = ""
            }
            let answer = try await signIn(site, try device.assertion(try await question(site)))
            #expect(answer.status == 401, "\(answer.text)")
            #expect(answer.header("set-cookie") == nil)
            #expect(try await sam.get("/api/passkeys").list.first?["lastUsedAt"] == nil)
        }
    }

    @Test("What another program on this computer had signed for itself is not good here, whatever Host it says")
    func relayed() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let device = try await sam.passkey()
            device.origin = "http://localhost:3000"
            let body = try device.assertion(try await question(site))
            let answer = try await site.request(
                "POST", "/api/session/passkey", headers: ["Host": "localhost:3000", "Origin": "http://localhost:3000"],
                body: body)
            #expect(answer.status == 421)
            #expect(answer.text.contains(site.origin), "it tells where passkeys work")
            for host in ["127.0.0.1:\(site.port)", "[::1]:\(site.port)", "localhost"] {
                let answer = try await site.request(
                    "POST", "/api/passkeys/assertion", headers: ["Host": host, "Sec-Fetch-Site": "same-origin"])
                #expect(answer.status == 421, "\(host)")
            }
        }
    }

    @Test("A counter that goes back or stands still is refused, told, and noted")
    func counter() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let device = try await sam.passkey(counter: 7)
            for (counter, status) in [(8, 200), (8, 401), (3, 401), (0, 401), (9, 200), (UInt32.max, 200)]
                as [(UInt32, Int)]
            {
                device.counter = counter
                let answer = try await signIn(site, try device.assertion(try await question(site)))
                #expect(answer.status == status, "\(counter): \(answer.text)")
                if status == 401 { #expect(answer.text.contains("counts back")) }
                site.clock.now += 60
            }
            #expect(try await sam.get("/api/passkeys").list.first?["refusedAt"] != nil)
        }
    }

    @Test("Wrong ones make the next try wait, twice as long each time, as wrong passwords do")
    func throttled() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let device = try await sam.passkey()
            device.flags = 1
            #expect(try await signIn(site, try device.assertion(try await question(site))).status == 401)
            device.flags = 5
            #expect(try await signIn(site, try device.assertion(try await question(site))).header("retry-after") == "1")
            site.clock.now += 1.1
            #expect(try await signIn(site, try device.assertion(try await question(site))).status == 200)
        }
    }

    @Test("The same passkey is added once, of a kind that is known, and no more than twenty")
    func adding() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            func add(_ device: Authenticator, to guest: Guest, _ change: (String) -> String = { $0 }) async throws
                -> RawAnswer
            {
                let order = try await guest.send("POST", "/api/passkeys/registration").object
                let challenge = order["challenge"] as? String ?? ""
                return try await guest.send("POST", "/api/passkeys", change(device.registration(challenge)))
            }
            let device = try await sam.passkey()
            #expect(try await add(device, to: sam).status == 409)
            #expect(try await add(device, to: eve).status == 409, "one is of one account")
            let next = Authenticator(origin: site.origin)
            #expect(try await add(next, to: sam) { $0.replacing("\"Phone\"", with: "\"\"") }.status == 422)
            let key = #"attestationObject": ""#
            #expect(try await add(next, to: sam) { $0.replacing(key, with: key + "=") }.status == 422)
            let id = Data(device.id).base64URL
            #expect(
                try await add(next, to: eve) { $0.replacing(Data(next.id).base64URL, with: id) }.status == 403,
                "by another's name")
            for _ in 1..<Passkey.most {
                #expect(try await add(Authenticator(origin: site.origin), to: sam).status == 201)
            }
            #expect(try await sam.send("POST", "/api/passkeys/registration").status == 409)
            let token = try await sam.send("POST", "/api/tokens", #"{"name": "x", "scopes": ["read", "write"]}"#).object
            let bearer = ["Authorization": "Bearer \(token["secret"] as? String ?? "")"]
            #expect(try await site.get("/api/passkeys", headers: bearer).status == 403)
            let exported = try await sam.get("/api/export/json").text
            #expect(exported.contains("\"passkeys\"") && !exported.contains(id))
        }
    }
}

extension TestSite {
    var origin: String { "http://localhost:\(port)" }
}

extension Guest {
    /// A passkey of theirs.
    func passkey(_ kind: Authenticator.Kind = .es256, counter: UInt32 = 0) async throws -> Authenticator {
        let device = Authenticator(kind, origin: site.origin)
        device.counter = counter
        let order = try await send("POST", "/api/passkeys/registration").object
        device.userHandle = (order["user"] as? [String: Any])?["id"] as? String ?? ""
        let made = try await send("POST", "/api/passkeys", device.registration(order["challenge"] as? String ?? ""))
        guard made.status == 201 else { throw RawClient.Failure(description: made.text) }
        return device
    }
}
