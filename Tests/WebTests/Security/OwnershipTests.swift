import Domain
import Foundation
import Testing

@testable import Web

@Suite("Another account's things do not exist")
struct OwnershipTests {
    @Test("Every route with an id answers 404 to anybody but the owner, and changes nothing")
    func strangers() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let entry =
                try await sam.send("POST", "/api/food-entries", #"{"foodId": "banana", "servingQuantity": 1}"#).object[
                    "id"] as? String ?? "?"
            let food =
                try await sam.send("POST", "/api/foods", #"{"name": "Mine", "per100g": {"energy": 100}}"#).object["id"]
                as? String ?? "?"
            let workout =
                try await sam.send("POST", "/api/workout-logs", #"{"name": "Hers", "kind": "cardio"}"#).object["id"]
                as? String ?? "?"
            let plan =
                try await sam.send(
                    "POST", "/api/workout-templates", #"{"name": "Plan", "exercises": [{"name": "x"}]}"#
                ).object["id"] as? String ?? "?"
            let session = try await sam.get("/api/sessions").list.first?["id"] as? String ?? "?"
            let made = try await sam.send("POST", "/api/tokens", #"{"name": "x", "scopes": ["read"]}"#).object
            let token = (made["token"] as? [String: Any])?["id"] as? String ?? "?"
            #expect(![entry, food, workout, plan, session, token].contains("?"))

            let tries: [(String, String, String?)] = [
                ("PATCH", "/api/food-entries/\(entry)", #"{"notes": "hers"}"#),
                ("DELETE", "/api/food-entries/\(entry)", nil),
                ("PUT", "/api/food-entries/\(entry)/restoring", nil), ("GET", "/api/foods/\(food)", nil),
                ("PATCH", "/api/foods/\(food)", #"{"name": "hers"}"#), ("DELETE", "/api/foods/\(food)", nil),
                ("PUT", "/api/foods/\(food)/restoring", nil), ("DELETE", "/api/sessions/\(session)", nil),
                ("DELETE", "/api/tokens/\(token)", nil), ("PUT", "/api/v1/food-logs/\(entry)", #"{"notes": "hers"}"#),
                ("DELETE", "/api/v1/food-logs/\(entry)", nil), ("GET", "/api/v1/users/\(sam.account.id)", nil),
                ("PUT", "/api/v1/users/\(sam.account.id)", #"{"firstName": "Eve"}"#),
                ("GET", "/api/v1/profiles/\(sam.account.id)", nil),
                ("PUT", "/api/v1/profiles/\(sam.account.id)", #"{"heightCm": 150}"#),
                ("GET", "/api/workout-logs/\(workout)", nil),
                ("PATCH", "/api/workout-logs/\(workout)", #"{"name": "mine"}"#),
                ("DELETE", "/api/workout-logs/\(workout)", nil),
                ("PUT", "/api/workout-logs/\(workout)/restoring", nil),
                ("POST", "/api/workout-logs/\(workout)/using", "{}"),
                ("POST", "/api/workout-templates", #"{"workoutId": "\#(workout)"}"#),
                ("GET", "/api/workout-templates/\(plan)", nil),
                ("PATCH", "/api/workout-templates/\(plan)", #"{"name": "mine"}"#),
                ("DELETE", "/api/workout-templates/\(plan)", nil),
                ("PUT", "/api/workout-templates/\(plan)/restoring", nil),
                ("POST", "/api/workout-templates/\(plan)/using", "{}"),
            ]
            for (method, path, body) in tries {
                #expect(try await eve.send(method, path, body).status == 404, "\(method) \(path)")
            }
            #expect(try await eve.send("POST", "/api/food-entries", #"{"foodId": "\#(food)"}"#).status == 422)
            #expect(try await eve.get("/api/foods?q=Mine").list.allSatisfy { $0["id"] as? String != food })

            let after = try await sam.get("/api/food-entries/2026-03-21").list
            #expect(after.count == 1)
            #expect(after.first?["notes"] == nil)
            #expect(try await sam.get("/api/foods/\(food)").object["name"] as? String == "Mine")
            #expect(try await sam.get("/api/session").status == 200)
        }
    }

    @Test("A token that may only read cannot write, and no token touches the account")
    func scopes() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func bearer(_ scopes: String) async throws -> [String: String] {
                let secret =
                    try await sam.send("POST", "/api/tokens", #"{"name": "t", "scopes": \#(scopes)}"#).object["secret"]
                    as? String
                return ["Authorization": "Bearer \(secret ?? "")"]
            }
            let reader = try await bearer(#"["read"]"#)
            let writer = try await bearer(#"["read", "write"]"#)
            #expect(try await site.get("/api/today", headers: reader).status == 200)
            #expect(
                try await site.request("POST", "/api/daily-logs", headers: reader, body: #"{"steps": 1}"#).status == 403
            )
            #expect(
                try await site.request("POST", "/api/daily-logs", headers: writer, body: #"{"steps": 1}"#).status == 200
            )
            for (method, path, body) in [
                ("GET", "/api/tokens", nil), ("GET", "/api/sessions", nil),
                ("POST", "/api/tokens", #"{"name": "more"}"#),
                ("PUT", "/api/account/password", #"{"password": "a long enough one"}"#),
                ("DELETE", "/api/account", #"{"confirm": "sam"}"#),
            ] as [(String, String, String?)] {
                #expect(
                    try await site.request(method, path, headers: writer, body: body).status == 403, "\(method) \(path)"
                )
            }
        }
    }
}
