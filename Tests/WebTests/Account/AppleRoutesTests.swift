import Foundation
import JWTKit
import Testing

@testable import Services
@testable import Web

@Suite("Sign in with Apple")
struct AppleRoutesTests {
    private struct Claims: JWTPayload {
        var iss = IssuerClaim(value: "https://appleid.apple.com")
        var aud = AudienceClaim(value: ["com.vitalpath.app"])
        var exp = ExpirationClaim(value: Date(timeIntervalSince1970: 1_774_086_000))
        var sub = SubjectClaim(value: "001.sam")
        var email: String? = "sam@example.com"

        func verify(using _: some JWTAlgorithm) throws {}
    }

    private let key = ES256PrivateKey()

    private func apple() async throws -> AppleSignIn {
        let point = try #require(key.parameters)
        let json = """
            {"clientId": "com.vitalpath.app", "keys":
            [{"kty": "EC", "crv": "P-256", "alg": "ES256", "kid": "k", "x": "\(point.x)", "y": "\(point.y)"}]}
            """
        return try await AppleSignIn(configuration: Data(json.utf8))
    }

    private func token(_ claims: Claims = Claims(), key other: ES256PrivateKey? = nil) async throws -> String {
        try await JWTKeyCollection().add(ecdsa: other ?? key).sign(claims, kid: "k")
    }

    private func body(_ token: String) -> String {
        #"{"identityToken": "\#(token)", "givenName": "Sam", "user": "ignored", "email": "not@believed.example"}"#
    }

    @Test("It is off until it is set up")
    func off() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let answer = try await site.request("POST", "/api/auth/apple", body: body("x"))
            #expect(answer.status == 404 && answer.text.contains("not set up"))
        }
    }

    @Test("A newcomer gets an account and a session, and the same one next time")
    func newcomer() async throws {
        try await TestSite.with(apple: try await apple()) { (site: TestSite) async throws in
            try site.openRegistration()
            let first = try await site.request("POST", "/api/auth/apple", body: body(try await token()))
            #expect(first.status == 200)
            let user = try #require(first.object["user"] as? [String: Any])
            #expect(first.object["success"] as? Bool == true)
            #expect(user["email"] as? String == "sam@example.com" && user["firstName"] as? String == "Sam")
            #expect(try await site.get("/api/profile", headers: ["Cookie": first.cookie]).status == 200)
            let second = try await site.request("POST", "/api/auth/apple", body: body(try await token()))
            #expect((second.object["user"] as? [String: Any])?["id"] as? String == user["id"] as? String)
            #expect(try site.database.accounts.all().count == 2)
        }
    }

    @Test("Someone signed in adds it to their own account, which nobody else can then add")
    func added() async throws {
        try await TestSite.with(apple: try await apple()) { (site: TestSite) async throws in
            try site.openRegistration()
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let answer = try await sam.send("POST", "/api/auth/apple", body(try await token()))
            #expect((answer.object["user"] as? [String: Any])?["id"] as? String == sam.account.id)
            #expect(try await eve.send("POST", "/api/auth/apple", body(try await token())).status == 409)
            let again = try await site.request("POST", "/api/auth/apple", body: body(try await token()))
            #expect((again.object["user"] as? [String: Any])?["id"] as? String == sam.account.id)
        }
    }

    @Test(
        "A token of another issuer, client, time or key is refused, and tries are slowed",
        arguments: ["issuer", "client", "time", "key", "none", "nonsense"])
    func refused(what: String) async throws {
        try await TestSite.with(apple: try await apple()) { (site: TestSite) async throws in
            try site.openRegistration()
            var claims = Claims()
            if what == "issuer" { claims.iss = "https://example.com" }
            if what == "client" { claims.aud = AudienceClaim(value: ["com.example"]) }
            if what == "time" { claims.exp = ExpirationClaim(value: site.clock.now.addingTimeInterval(-1)) }
            var text = try await token(claims, key: what == "key" ? ES256PrivateKey() : nil)
            if what == "none" {
                let middle = text.split(separator: ".")[1]
                text = Data(#"{"alg":"none","kid":"k"}"#.utf8).base64URL + ".\(middle)."
            }
            if what == "nonsense" { text = "a.b.c" }
            #expect(try await site.request("POST", "/api/auth/apple", body: body(text)).status == 401)
            #expect(try await site.request("POST", "/api/auth/apple", body: body(text)).status == 429)
            #expect(try site.database.accounts.all().count == 1)
        }
    }
}
