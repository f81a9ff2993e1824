import Domain
import Foundation
import Testing

@testable import Services
@testable import Web

@Suite("FitIQ's clients")
struct FitIQRoutesTests {
    private static let sign =
        #"{"email": "jo@example.com", "password": "a fine long one", "firstName": "Jo", "dateOfBirth": "1980-05-05"}"#

    /// Lets in everybody who waits.
    private static func admit(by owner: Guest) async throws -> [Int] {
        var answers: [Int] = []
        for one in try await owner.get("/api/registrations").list {
            answers.append(
                try await owner.send("POST", "/api/registrations/\(one["id"] as? String ?? "")/admit").status)
        }
        return answers
    }

    @Test("Register, be let in, log in with the token, keep a profile, log food, read the summary")
    func wholeWay() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let owner = try await site.signIn("owner")
            try site.openRegistration()
            let registered = try await site.request("POST", "/api/v1/auth/register", body: Self.sign)
            #expect(registered.status == 201)
            #expect(try await Self.admit(by: owner) == [201])
            let login = try await site.request(
                "POST", "/api/v1/auth/login", body: #"{"email": "JO@example.com", "password": "a fine long one"}"#)
            #expect(login.status == 200)
            let user = try #require(login.object["user"] as? [String: Any])
            let id = try #require(user["id"] as? String)
            let bearer = ["Authorization": "Bearer \(login.object["accessToken"] as? String ?? "")"]
            func send(_ method: String, _ path: String, _ body: String? = nil) async throws -> RawAnswer {
                try await site.request(method, "/api/v1/\(path)", headers: bearer, body: body)
            }
            #expect(
                try await send("PUT", "users/\(id)", #"{"lastName": "Doe"}"#).object["lastName"] as? String == "Doe")
            let profile = try await send(
                "PUT", "profiles/\(id)",
                #"{"heightCm": 172, "weightKg": 70.5, "gender": "female", "activityLevel": "very_active"}"#)
            #expect(profile.status == 200)
            #expect(profile.object["weightKg"] as? Double == 70.5)
            #expect(profile.object["age"] as? Int == 45)
            let preferences = try await send(
                "PUT", "preferences",
                #"{"units": "imperial", "theme": "dark", "dailyCalorieGoal": 2650, "weeklyWorkoutGoal": 3}"#)
            #expect(preferences.status == 200)
            #expect(try await send("GET", "preferences").object["units"] as? String == "imperial")
            #expect(try await send("GET", "foods/search?q=banana").list.first?["name"] as? String == "Banana")
            let custom = try await send("POST", "foods", #"{"name": "Soup of mine", "per100g": {"energy": 40}}"#)
            #expect(custom.status == 201)
            let log = try await send(
                "POST", "food-logs", #"{"mealType": "lunch", "foodId": "banana", "servingQuantity": 100, "unit": "g"}"#)
            #expect(log.status == 201)
            let entry = log.object["id"] as? String ?? ""
            #expect(try await send("PUT", "food-logs/\(entry)", #"{"servingQuantity": 200}"#).status == 200)
            let summary = try await send("GET", "nutrition/summary").object
            let logged = try await send("GET", "food-logs").list.first?["calories"] as? Double
            #expect(summary["totalCalories"] as? Double == logged)
            #expect(summary["calorieGoal"] as? Double == 2650)
            #expect(try await send("DELETE", "food-logs/\(entry)").status == 200)
            #expect(try await send("GET", "food-logs").list.isEmpty)
        }
    }

    @Test("A weak password or no e-mail is refused by field")
    func refused() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            try site.openRegistration()
            let weak = try await site.request(
                "POST", "/api/v1/auth/register", body: #"{"email": "nobody", "password": "12345678"}"#)
            let errors = weak.object["errors"] as? [String: String]
            #expect(Set(errors?.keys.map { $0 } ?? []) == ["email", "password"])
        }
    }

    @Test("Nobody can register until the owner opens it, and a token cannot open it")
    func closed() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let owner = try await site.signIn("owner")
            let other = try await site.signIn("other")
            #expect(try await site.request("POST", "/api/v1/auth/register", body: Self.sign).status == 403)
            let open = #"{"opensRegistration": true}"#
            #expect(try await other.send("PATCH", "/api/preferences", open).status == 403)
            let made = try await owner.send("POST", "/api/tokens", #"{"name": "t", "scopes": ["read", "write"]}"#)
            let bearer = ["Authorization": "Bearer \(made.object["secret"] as? String ?? "")"]
            #expect(try await site.request("PATCH", "/api/preferences", headers: bearer, body: open).status == 403)
            #expect(try await owner.send("PATCH", "/api/preferences", open).status == 200)
            #expect(try await site.request("POST", "/api/v1/auth/register", body: Self.sign).status == 201)
        }
    }

    @Test("Registering a taken e-mail is answered like a free one, whatever is asked next, and counts as a try")
    func taken() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let owner = try await site.signIn("owner")
            try site.openRegistration()
            let first = try await site.request("POST", "/api/v1/auth/register", body: Self.sign)
            #expect(try await Self.admit(by: owner) == [201])
            #expect(try await site.request("POST", "/api/v1/auth/register", body: Self.sign).status == 429)
            site.clock.now += 2
            let accounts = try site.database.accounts.all().count
            let again = try await site.request(
                "POST", "/api/v1/auth/register", body: Self.sign.replacing("a fine long one", with: "quite another"))
            site.clock.now += 4
            let free = try await site.request(
                "POST", "/api/v1/auth/register", body: Self.sign.replacing("jo@", with: "al@"))
            #expect(again.status == 201)
            #expect(again.object.keys.sorted() == first.object.keys.sorted())
            #expect(
                (again.object["user"] as? [String: Any])?.keys.sorted()
                    == (first.object["user"] as? [String: Any])?.keys.sorted())
            #expect(try site.database.accounts.all().count == accounts)
            func login(_ password: String) async throws -> Int {
                let body = #"{"email": "jo@example.com", "password": "\#(password)"}"#
                return try await site.request("POST", "/api/v1/auth/login", body: body).status
            }
            #expect(try await login("a fine long one") == 200)
            #expect(try await login("quite another") == 401)
            func status(_ answer: RawAnswer) async throws -> Int {
                let token = answer.object["accessToken"] as? String ?? ""
                return try await site.get("/api/v1/preferences", headers: ["Authorization": "Bearer \(token)"]).status
            }
            #expect(try await [status(first), status(again), status(free)] == [200, 401, 401])
            let waiting = try await owner.get("/api/registrations").list
            #expect(waiting.map { $0["isTaken"] as? Bool } == [true, false])
            #expect(try await Self.admit(by: owner) == [409, 201])
            #expect(try await [status(first), status(again), status(free)] == [200, 401, 200])
            let left = try #require(try await owner.get("/api/registrations").list.first?["id"] as? String)
            #expect(try await owner.send("DELETE", "/api/registrations/\(left)").status == 204)
            #expect(try await owner.send("DELETE", "/api/registrations/\(left)").status == 404)
            #expect(try await owner.get("/api/registrations").list.isEmpty)
        }
    }

    @Test("Nobody but the owner sees who waits; a day later nobody waits, and no more wait than there is room for")
    func waiting() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let owner = try await site.signIn("owner")
            let other = try await site.signIn("other")
            try site.openRegistration()
            #expect(try await site.request("POST", "/api/v1/auth/register", body: Self.sign).status == 201)
            #expect(try await other.get("/api/registrations").status == 403)
            #expect(try await other.get("/api/news").status == 204)
            #expect(try await owner.get("/api/news").object["waiting"] as? Int == 1)
            let made = try await owner.send("POST", "/api/tokens", #"{"name": "t", "scopes": ["read", "write"]}"#)
            let bearer = ["Authorization": "Bearer \(made.object["secret"] as? String ?? "")"]
            #expect(try await site.get("/api/registrations", headers: bearer).status == 403)
            let id = try #require(try await owner.get("/api/registrations").list.first?["id"] as? String)
            #expect(try await other.send("POST", "/api/registrations/\(id)/admit").status == 404)
            site.clock.now += 86_401
            #expect(try await owner.send("POST", "/api/registrations/\(id)/admit").status == 404)
            let registrations = Registrations()
            func add() throws {
                try registrations.add(
                    Registrations.Registration(
                        id: UUID().uuidString, email: "jo@example.com", passwordHash: "", profile: Profile(),
                        language: .en, registeredAt: site.clock.now))
            }
            for _ in 0..<Registrations.limit { try add() }
            #expect(throws: Registrations.Full.self) { try add() }
            site.clock.now += Registrations.lifetime
            try add()
        }
    }

    @Test("A changed password ends the tokens; a forged, unsigned or expired one never works")
    func badTokens() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let owner = try await site.signIn("owner")
            try site.openRegistration()
            let token =
                try await site.request("POST", "/api/v1/auth/register", body: Self.sign).object["accessToken"]
                as? String ?? ""
            #expect(try await Self.admit(by: owner) == [201])
            func status(_ token: String) async throws -> Int {
                try await site.get("/api/v1/preferences", headers: ["Authorization": "Bearer \(token)"]).status
            }
            #expect(try await status(token) == 200)
            #expect(try await status(String(token.dropLast(4)) + "AAAA") == 401)
            let parts = token.split(separator: ".")
            let unsigned = Data(#"{"alg":"none","typ":"JWT"}"#.utf8).base64URL
            #expect(try await status("\(unsigned).\(parts[1]).") == 401)
            #expect(try await status("") == 401)
            let account = try #require(try site.database.accounts.find(email: "jo@example.com"))
            try site.database.accounts.setPasswordHash(try await Passwords.hash("another fine one"), of: account.id)
            #expect(try await status(token) == 401)
            let login = try await site.request(
                "POST", "/api/v1/auth/login", body: #"{"email": "jo@example.com", "password": "another fine one"}"#)
            let fresh = login.object["accessToken"] as? String ?? ""
            #expect(try await status(fresh) == 200)
            site.clock.now += 86_401
            #expect(try await status(fresh) == 401)
        }
    }
}
