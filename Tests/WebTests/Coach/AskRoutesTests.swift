import Foundation
import Testing

@testable import Domain
@testable import Storage
@testable import Web

/// The site's clock says Saturday 21 March 2026.
@Suite("Questions from programs")
struct AskRoutesTests {
    private static let path = "/api/ask"

    private func log(_ site: TestSite, _ guest: Guest) throws {
        let set = WorkoutSet(reps: 5, load: 100)
        let workout = Workout(
            id: "w", day: CivilDate("2026-03-17") ?? .first, at: Date(timeIntervalSince1970: 0), minute: 0,
            name: "Legs",
            kind: .strength, minutes: 60,
            exercises: [WorkoutExercise(exerciseID: "squat", name: "Squat", sets: [set])])
        _ = try site.database.workouts.add(workout, of: guest.account.id, now: Date())
    }

    @Test("A question in words and the same as an inquiry have the same facts, and nothing of it is kept")
    func sameFacts() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try log(site, sam)
            let said = try await sam.send("POST", Self.path, #"{"question": "heaviest squat"}"#)
            #expect(said.status == 200)
            let asked = try await sam.send(
                "POST", Self.path,
                #"{"inquiry": {"kind": "exercise", "exercise": "squat", "measure": "heaviest"}}"#)
            #expect(said.object["text"] as? String == asked.object["text"] as? String)
            let facts = try #require(asked.object["facts"] as? [[String: Any]])
            #expect(facts.first?["key"] as? String == "heaviest")
            let values = facts.first?["values"] as? [String: [String: Any]]
            #expect(values?["date"]?["date"] as? String == "2026-03-17")
            #expect(asked.object["isDeclined"] as? Bool == false)
            #expect(try await sam.get("/api/chat/messages").list.isEmpty)
        }
    }

    @Test("What an inquiry lacks is named, and a question that cannot be answered says so")
    func failures() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for body in [
                "{}", #"{"inquiry": {}}"#, #"{"inquiry": {"kind": "metric"}}"#, #"{"inquiry": 3}"#,
                #"{"inquiry": {"kind": "metric", "metric": "weight", "period": "soon"}}"#,
                #"{"inquiry": {"kind": "food", "food": "pizza", "measure": "heaviest"}}"#,
                #"{"inquiry": {"kind": "micronutrient"}}"#,
                #"{"inquiry": {"kind": "micronutrient", "nutrient": "kryptonite"}}"#,
                #"{"inquiry": {"kind": "metric", "metric": "sleep", "condition": {}}}"#,
                #"{"inquiry": {"kind": "metric", "metric": "sleep", "condition": {"event": "figure"}}}"#,
            ] {
                #expect(try await sam.send("POST", Self.path, body).status == 422, "\(body)")
            }
            let iron = #"{"inquiry": {"kind": "micronutrient", "nutrient": "iron"}}"#
            #expect(try await sam.send("POST", Self.path, iron).status == 200)
            let moon = try await sam.send("POST", Self.path, #"{"question": "does the moon spoil my sleep"}"#)
            #expect(moon.object["isDeclined"] as? Bool == true)
            #expect(try await site.request("POST", Self.path, body: #"{"question": "sleep"}"#).status == 401)
        }
    }

    @Test("What is left out of what was eaten, and days without something, are parameters that count")
    func leftOut() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func text(_ inquiry: String) async throws -> String {
                try await sam.send("POST", Self.path, "{\"inquiry\": \(inquiry)}").object["text"] as? String ?? ""
            }
            for (except, words) in [
                (#""exceptMeal": "dinner""#, "without dinner"), (#""exceptFood": "pizza""#, "without pizza"),
                (#""exceptGroup": "fruit""#, "without fruit"),
            ] {
                let told = try await text(#"{"kind": "metric", "metric": "energy", "measure": "sum", \#(except)}"#)
                #expect(told.contains(words), "\(told)")
            }
            let told = try await text(
                #"{"kind": "metric", "metric": "weight", "condition": {"event": "alcohol", "without": true}}"#)
            #expect(told.contains("on days without alcohol"), "\(told)")
        }
    }

    @Test("Of all that was eaten it is told how often, when first, and on how many days, without each of it being read")
    func all() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for (day, foods) in [("2024-02-01", ["soup"]), ("2025-05-05", ["rice", "soup"]), ("2025-06-01", ["soup"])] {
                for food in foods {
                    let body = #"{"foodName": "\#(food)", "calories": 100, "servingQuantity": 1, "logDate": "\#(day)"}"#
                    #expect(try await sam.send("POST", "/api/food-entries", body).status == 201)
                }
            }
            func told(_ question: String) async throws -> String {
                try await sam.send("POST", Self.path, #"{"question": "\#(question)"}"#).object["text"] as? String ?? ""
            }
            #expect(try await told("what did I eat most often ever").contains("soup, 3 times"))
            #expect(
                try await told("how many days have I logged in total").contains(
                    "4 things eaten in all that you logged, 2 of them different, on 3 days"))
            #expect(try await told("when did I start logging").contains("1 Feb 2024"))
        }
    }

    @Test("Despair is answered with help, and with nothing of what was logged")
    func care() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await sam.send("POST", Self.path, #"{"question": "i dont want to live anymore"}"#).object
            #expect(answer["care"] != nil && (answer["facts"] as? [Any])?.isEmpty == true)
        }
    }

    @Test("A token that may only read may ask")
    func token() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send("POST", "/api/tokens", #"{"name": "t", "scopes": ["read"]}"#).object
            let headers = ["Authorization": "Bearer \(made["secret"] as? String ?? "")"]
            let answer = try await site.request(
                "POST", Self.path, headers: headers, body: #"{"question": "sleep last week"}"#)
            #expect(answer.status == 200)
        }
    }

    @Test("Every parameter that a kind lists is read: what none of them can be is complained of by its name")
    func everyParameter() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func complains(_ inquiry: String, of name: String) async throws {
                let answer = try await sam.send("POST", Self.path, "{\"inquiry\": {\(inquiry)}}")
                #expect(answer.status == 422 && answer.text.contains("inquiry.\(name)\""), "\(inquiry): \(answer.text)")
            }
            for kind in Inquiry.Kind.allCases {
                let parameters = InquirySchema.of(kind).parameters.properties
                for name in parameters.keys where name != "kind" {
                    try await complains(#""kind": "\#(kind.rawValue)", "\#(name)": [[]]"#, of: name)
                }
                for name in parameters["condition"]?.object?.properties.keys.map(\.self) ?? [] where name != "event" {
                    let condition = #"{"event": "alcohol", "\#(name)": [[]]}"#
                    try await complains(
                        #""kind": "\#(kind.rawValue)", "condition": \#(condition)"#, of: "condition.\(name)")
                }
            }
        }
    }

    @Test("Of a figure the latest so many are told, and no other number of them")
    func latest() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for (day, weight) in [("2026-03-10", 81), ("2026-03-12", 80), ("2026-03-15", 79)] {
                let body = #"{"logDate": "\#(day)", "weightKg": \#(weight)}"#
                #expect(try await sam.send("POST", "/api/daily-logs", body).status == 200)
            }
            func asked(_ count: Int) async throws -> RawAnswer {
                let inquiry = #"{"kind": "metric", "metric": "weight", "measure": "average", "latest": \#(count)}"#
                return try await sam.send("POST", Self.path, "{\"inquiry\": \(inquiry)}")
            }
            let told = try await asked(2).object["text"] as? String ?? ""
            #expect(told.contains("79.5 kg") && told.contains("the last 2 times"), "\(told)")
            for count in [1, 51, -3] { #expect(try await asked(count).status == 422) }
        }
    }

    @Test("All kinds of inquiries are listed with their schema")
    func list() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let list = try await sam.get("/api/inquiries").list
            #expect(list.count == Inquiry.Kind.allCases.count)
            #expect(try await site.get("/api/inquiries").status == 401)
        }
    }
}
