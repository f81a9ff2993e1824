import Domain
import Foundation
import Testing

@testable import Web

@Suite("Another account's things do not exist")
struct OwnershipTests {
    /// Routes whose parameters name nothing of one person's, each with what they name.
    private static let nobodys = [
        "GET /api/daily-logs/{date}": "a day of whoever asks",
        "GET /api/daily-logs/range/{days}": "a count of days",
        "GET /api/why/{metric}": "a metric",
        "GET /api/nutrient-balances/{date}": "a day of whoever asks",
        "GET /api/food-entries/{id}": "a day of whoever asks: here it is a date",
        "GET /api/foods/barcodes/{code}": "a product",
        "POST /api/foods/barcodes/{code}": "a product",
        "GET /api/educational-content/{slug}": "an article",
        "PUT /api/educational-content/{slug}/read": "an article, read by whoever asks",
        "DELETE /api/educational-content/{slug}/read": "an article, read by whoever asks",
        "GET /learn/{slug}": "an article",
        "GET /api/backups/{name}": "a backup of everybody, for the owner alone: BackupRoutesTests",
        "DELETE /api/backups/{name}": "a backup of everybody, for the owner alone: BackupRoutesTests",
        "PUT /api/backups/{name}/proof": "a backup of everybody, for the owner alone: BackupRoutesTests",
        "DELETE /api/food-catalogues/{name}": "a catalogue of everybody",
        "GET /calendar/{file}": "a secret address: CalendarRoutesTests",
        "GET /api/workouts/{id}": "a workout that comes with the program",
        "DELETE /api/chat/answers/{id}": "an answer of an instant: ModelTalkTests",
    ]

    /// A body that is taken as far as the question whose thing it is, where an empty one is not.
    private static let bodies = [
        "PUT /api/exercises/{id}/video": #"{"url": "https://www.youtube.com/watch?v=dQw4w9WgXcQ"}"#,
        "PUT /api/restores/{id}/key": #"{"key": "x"}"#,
        "PUT /api/measures/{id}/days/{date}": #"{"value": 30}"#,
    ]

    @Test("Every route with an id, by every method, answers 404 to anybody but the owner, and changes nothing")
    func routes() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let things = try await Things(of: sam)
            let before = try await sam.get("/api/export/json").text
            let router = try await Site.router(database: site.database, options: SiteOptions())
            var tried = 0
            var exempt: Set<String> = []
            for route in router.routes where route.method != .head {
                let pattern = "/\(route.path)".replacing("//", with: "/")
                if pattern.contains("*") || !pattern.contains("{") { continue }
                if Self.nobodys["\(route.method) \(pattern)"] != nil {
                    exempt.insert("\(route.method) \(pattern)")
                    continue
                }
                guard let id = things.id(pattern) else {
                    Issue.record("\(route.method) \(pattern): whose things are these? Tell Things, or `nobodys`.")
                    continue
                }
                let path = pattern.replacing("{id}", with: id).replacing("{date}", with: "2026-03-14")
                let method = route.method.rawValue
                let isRead = route.method == .get
                let body = isRead ? nil : Self.bodies["\(method) \(pattern)"] ?? "{}"
                let answer = try await eve.send(method, path, body)
                #expect(answer.status == 404, "\(method) \(path): \(answer.text)")
                if isRead { #expect(try await sam.get(path).status == 200, "\(path) is Sam's") }
                tried += 1
            }
            #expect(tried > 40)
            #expect(exempt == Set(Self.nobodys.keys), "no reason stands for a route that is not there")
            #expect(try await sam.get("/api/export/json").text == before)
            #expect(try await sam.get("/api/session").status == 200)
        }
    }

    @Test("An id of another account in a body or a query is refused like one that does not exist")
    func bodies() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let things = try await Things(of: sam)
            let none = UUID().uuidString.lowercased()
            let tries: [(String, String, (String) -> String?)] = [
                ("POST", "/api/food-entries", { #"{"foodId": "\#($0)"}"# }),
                ("POST", "/api/food-entries/repeating", { #"{"entryIds": ["\#($0)"]}"# }),
                ("POST", "/api/meal-templates", { #"{"name": "x", "entryIds": ["\#($0)"]}"# }),
                (
                    "POST", "/api/recipes",
                    {
                        #"{"name": "x", "servings": 1, "ingredients": [{"foodId": "\#($0)", "servingQuantity": 1}]}"#
                    }
                ),
                ("POST", "/api/workout-logs", { #"{"name": "x", "templateId": "\#($0)"}"# }),
                ("POST", "/api/workout-logs", { #"{"exercises": [{"exerciseId": "\#($0)", "sets": [{"reps": 5}]}]}"# }),
                ("POST", "/api/workout-templates", { #"{"workoutId": "\#($0)"}"# }),
                ("POST", "/api/workout-templates", { #"{"name": "x", "exercises": [{"exerciseId": "\#($0)"}]}"# }),
            ]
            for (method, path, body) in tries {
                let unknown = try await eve.send(method, path, body(none))
                for (kind, id) in things.ids {
                    let answer = try await eve.send(method, path, body(id))
                    #expect(answer.status == unknown.status, "\(method) \(path) with Sam's \(kind): \(answer.text)")
                    #expect((400..<500).contains(answer.status), "\(method) \(path) with Sam's \(kind)")
                    #expect(!answer.text.contains(Things.mark), "\(method) \(path) with Sam's \(kind)")
                }
            }
            for (kind, id) in things.ids {
                for path in [
                    "/api/training/progress?exercise=\(id)", "/api/training/suggestion?exercise=\(id)",
                    "/api/training/suggestion?exercise=bench-press&workout=\(id)",
                    "/charts/training/e1rm.json?exercise=\(id)",
                    "/api/chat/messages?conversation=\(id)", "/api/foods?q=\(Things.mark)",
                    "/api/exercises?q=\(Things.mark)",
                ] {
                    #expect(!(try await eve.get(path).text.contains(Things.mark)), "\(path), Sam's \(kind)")
                }
            }
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

/// One of each kind of thing that an account can have, by the beginning of the paths it is reached at.
private struct Things {
    /// Stands in every name.
    static let mark = "Zwaluwstaart"
    let ids: [String: String]

    init(of sam: Guest) async throws {
        func made(_ method: String, _ path: String, _ body: String) async throws -> [String: Any] {
            let answer = try await sam.send(method, path, body)
            #expect((200..<300).contains(answer.status), "\(path): \(answer.text)")
            return answer.object
        }
        func id(_ object: [String: Any]) throws -> String { try #require(object["id"] as? String) }
        let name = Self.mark
        let food = try id(try await made("POST", "/api/foods", #"{"name": "\#(name)", "per100g": {"energy": 100}}"#))
        let entry = try id(
            try await made(
                "POST", "/api/food-entries", #"{"foodId": "\#(food)", "servingQuantity": 1, "notes": "\#(name)"}"#))
        try sam.site.database.photos.set(
            .entry(entry), of: sam.account.id, [0xff, 0xd8, 0xff], now: sam.site.clock.now)
        let template = #"{"name": "\#(name)", "entryIds": ["\#(entry)"]}"#
        let recipe =
            #"{"name": "\#(name)", "servings": 1, "ingredients": [{"foodId": "banana", "servingQuantity": 1}]}"#
        let exercise = try id(
            try await made("POST", "/api/exercises", #"{"name": "\#(name)", "primaryMuscles": ["chest"]}"#))
        let workout =
            #"{"name": "\#(name)", "exercises": [{"exerciseId": "\#(exercise)", "sets": [{"reps": 5, "load": 50}]}]}"#
        let said = try await made("POST", "/api/chat/send", #"{"content": "\#(name)?"}"#)
        let token = try await made("POST", "/api/tokens", #"{"name": "\#(name)", "scopes": ["read"]}"#)
        let row =
            #"<Record type="HKQuantityTypeIdentifierStepCount" sourceName="\#(name)" unit="count" startDate="2026-03-10 08:00:00 +0100" endDate="2026-03-10 09:00:00 +0100" value="5000"/>"#
        let upload = try await sam.send(
            "POST", "/api/health/imports",
            "<HealthData><ExportDate value=\"2026-03-20 08:00:00 +0100\"/>\(row)</HealthData>",
            headers: ["Content-Type": "application/xml", "X-File-Name": "export.xml"])
        let imported = try id(upload.object)
        for _ in 0..<600
        where try await sam.get("/api/health/imports/\(imported)").object["state"] as? String == "reading" {
            try await Task.sleep(for: .milliseconds(20))
        }
        let restore = try await sam.send(
            "POST", "/api/restores/file", try await sam.get("/api/export/json").text,
            headers: ["Content-Type": "application/octet-stream"])
        try sam.site.openRegistration()
        _ = try await sam.site.request(
            "POST", "/api/v1/auth/register",
            body: #"{"email": "jo@example.com", "password": "a fine long one", "firstName": "\#(name)"}"#)
        let waiting = try #require(try await sam.get("/api/registrations").list.first)
        let passkey = try sam.site.database.passkeys.add(
            sam.account.id, name: name, credential: Data([1]), publicKey: Data([1]), counter: 0,
            now: sam.site.clock.now)
        ids = [
            "api/passkeys": passkey.id, "api/restores": try id(restore.object),
            "api/sessions": try id(try #require(try await sam.get("/api/sessions").list.first)),
            "api/tokens": try id(try #require(token["token"] as? [String: Any])),
            "api/foods": food, "api/food-entries": entry, "api/v1/food-logs": entry,
            "api/meal-templates": try id(try await made("POST", "/api/meal-templates", template)),
            "api/recipes": try id(try await made("POST", "/api/recipes", recipe)),
            "api/exercises": exercise,
            "api/measures": try id(
                try await made("POST", "/api/measures", #"{"name": "\#(name)", "unit": "cm"}"#)),
            "api/workout-logs": try id(try await made("POST", "/api/workout-logs", workout)),
            "api/workout-templates": try id(
                try await made(
                    "POST", "/api/workout-templates",
                    #"{"name": "\#(name)", "exercises": [{"exerciseId": "\#(exercise)"}]}"#)),
            "api/health/imports": imported,
            "api/chat/conversations": try #require(
                (said["userMessage"] as? [String: Any])?["conversationId"] as? String),
            "api/registrations": try id(waiting),
            "api/accounts": sam.account.id, "api/v1/users": sam.account.id,
            "api/v1/profiles": sam.account.id,
        ]
    }

    func id(_ pattern: String) -> String? {
        ids.first { pattern.hasPrefix("/\($0.key)/{id}") }?.value
    }
}
