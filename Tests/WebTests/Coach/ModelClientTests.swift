import Domain
import Foundation
import HTTPTypes
import Storage
import Testing

@testable import Services
@testable import Web

@Suite("A language model of one's own")
struct ModelClientTests {
    private let today = CivilDate(ordinal: 20_533)
    private let text = "did the bench thing, three times eight with 80"

    private func content(_ changes: String = "") -> String {
        """
        {"intent": "log", "date": "\(today)", "meal": null, "foods": [], "exercises": [{"said": "bench thing", \
        "name": "Bench Press", "sets": 3, "reps": [8], "load": 80, "unit": "kg", "rpe": null, "minutes": null, \
        "kilometres": null}]\(changes)}
        """
    }

    /// A client for one person whose model is at `url`.
    private func made(_ url: String, key: String? = nil, timeout: Duration = .seconds(60)) throws -> (
        ModelClient, ExerciseFinder, owner: Account.ID
    ) {
        let database = try Database.temporary()
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: Date(), isOwner: true).id
        let endpoints = try ModelEndpoints(
            secrets: try Secrets(directory: database.directory), directory: database.directory, accounts: [])
        try endpoints.set(ModelEndpoint(url: url, model: "small", key: key), of: sam)
        return (
            ModelClient(
                endpoints: endpoints, isOwner: { _ in true }, uses: database.modelUse, timeout: timeout),
            ExerciseFinder(database: database), sam
        )
    }

    private func draft(
        _ client: (ModelClient, ExerciseFinder, owner: Account.ID), _ owner: Account.ID? = nil
    ) async -> SentenceDraft? {
        await client.0.draft(
            text, kind: .workout, language: .en, today: today, of: owner ?? client.owner, finder: client.1)
    }

    @Test(
        "Its reading becomes a draft with the places of what was said; the sentence and the date are all that is sent")
    func works() async throws {
        try await ModelStandIn.with(.content(content())) { model, url in
            let client = try made(url, key: "sk-secret")
            let draft = try #require(await draft(client))
            let exercise = try #require(draft.exercises.first)
            #expect(exercise.name == Spoken("bench press", SentenceSpan(start: 8, end: 19)))
            #expect(exercise.isKnown)
            #expect(exercise.sets?.value == 3 && exercise.reps?.value == [8] && exercise.load?.value == [80])
            #expect(exercise.loadUnit == .kg && exercise.rpe == nil)
            let asked = try #require(model.asked.first)
            #expect(asked.path == "/v1/chat/completions")
            #expect(asked.headers["authorization"] == "Bearer sk-secret")
            #expect(asked.headers["cookie"] == nil && asked.headers["referer"] == nil)
            let body = try #require(try JSONSerialization.jsonObject(with: asked.body) as? [String: Any])
            #expect(Set(body.keys) == ["model", "messages", "temperature", "max_tokens", "response_format"])
            let messages = try #require(body["messages"] as? [[String: String]])
            #expect(messages.last?["content"] == text)
            #expect(messages.first?["content"]?.contains("\(today)") == true)
            let format = try #require(body["response_format"] as? [String: Any])
            #expect(format["type"] as? String == "json_schema")
            let schema = try #require((format["json_schema"] as? [String: Any])?["schema"] as? [String: Any])
            #expect(schema["additionalProperties"] as? Bool == false)
            #expect((schema["required"] as? [String])?.count == (schema["properties"] as? [String: Any])?.count)
        }
    }

    @Test("Nobody else's sentence is sent there, and without a model nothing is asked")
    func off() async throws {
        try await ModelStandIn.with(.content(content())) { model, url in
            let client = try made(url)
            #expect(await draft(client, "eve") == nil)
            try client.0.endpoints.set(nil, of: client.owner)
            #expect(await draft(client) == nil)
            #expect(model.asked.isEmpty)
        }
    }

    @Test(
        "Refusals, errors and what is no completion are no answer",
        arguments: [
            ModelStandIn.Behaviour.raw(.unauthorized, "{}"), .raw(.tooManyRequests, "{}"),
            .raw(.internalServerError, ""),
            .raw(.notFound, "{}"), .raw(.ok, ""), .raw(.ok, "<html>"), .raw(.ok, #"{"choices": []}"#),
            .raw(.ok, #"{"choices": [{"message": {"content": null, "refusal": "I cannot help"}}]}"#),
            .raw(.ok, #"{"choices": [{"finish_reason": "length", "message": {"content": "{"}}]}"#),
            .content("Sure! Here is your workout."), .content("[]"), .content("{}"), .redirect("http://127.0.0.1:9/"),
        ])
    func refusals(behaviour: ModelStandIn.Behaviour) async throws {
        try await ModelStandIn.with(behaviour) { model, url in
            let client = try made(url)
            #expect(await draft(client) == nil)
            #expect(model.asked.count == 1)
        }
    }

    @Test("A redirect is not followed")
    func redirect() async throws {
        try await ModelStandIn.with(.content(content())) { other, url in
            try await ModelStandIn.with(.redirect("\(url)/chat/completions")) { _, first in
                let client = try made(first)
                #expect(await draft(client) == nil)
                #expect(other.asked.isEmpty)
            }
        }
    }

    @Test("Silence and endless answers end by themselves", .timeLimit(.minutes(2)))
    func limits() async throws {
        for behaviour in [ModelStandIn.Behaviour.silence, .endless] {
            try await ModelStandIn.with(behaviour) { _, url in
                let client = try made(url, timeout: .seconds(2))
                #expect(await draft(client) == nil)
            }
        }
        let client = try made("http://127.0.0.1:9/v1")
        #expect(await draft(client) == nil)
    }

    @Test(
        "An answer out of range, of another kind, of another day or about what was not said is no answer",
        arguments: [
            ("\"sets\": 3", "\"sets\": 900"), ("\"sets\": 3", "\"sets\": 2.5"), ("\"reps\": [8]", "\"reps\": [0]"),
            ("\"reps\": [8]", "\"reps\": [8, 7]"), ("\"load\": 80", "\"load\": -1"), ("\"load\": 80", "\"load\": 1e9"),
            ("\"unit\": \"kg\"", "\"unit\": \"stone\""), ("\"rpe\": null", "\"rpe\": 11"),
            ("\"minutes\": null", "\"minutes\": 100000"), ("\"said\": \"bench thing\"", "\"said\": \"leg press\""),
            ("\"said\": \"bench thing\"", "\"said\": \"\""), ("\"name\": \"Bench Press\"", "\"name\": \"\""),
            ("\"intent\": \"log\"", "\"intent\": \"none\""), ("\"intent\": \"log\"", "\"intent\": \"template\""),
            ("\"meal\": null", "\"meal\": \"lunch\""),
            ("\"foods\": []", "\"foods\": [{\"said\": \"80\", \"name\": \"80\"}]"),
            ("\"exercises\": [", "\"exercises\": [], \"x\": ["),
        ])
    func nonsense(from: String, to: String) throws {
        func read(_ json: String) throws -> SentenceDraft? {
            try JSONDecoder().decode(ModelReading.self, from: Data(json.utf8))
                .draft(of: text, kind: .workout, language: .en, today: today) { _ in true }
        }
        #expect(try read(content()) != nil)
        #expect(try read(content().replacing(from, with: to)) == nil)
    }

    @Test("Days that have not come, or are long gone, are no answer; a meal is read as one")
    func daysAndMeals() throws {
        func read(_ json: String, _ kind: SentenceDraft.Kind, _ text: String) throws -> SentenceDraft? {
            try JSONDecoder().decode(ModelReading.self, from: Data(json.utf8))
                .draft(of: text, kind: kind, language: .en, today: today) { _ in true }
        }
        for date in ["\(today.adding(days: 1))", "2001-01-01", "yesterday"] {
            #expect(try read(content().replacing("\(today)", with: date), .workout, text) == nil, "\(date)")
        }
        let meal = """
            {"intent": "log", "date": "\(today)", "meal": "lunch", "exercises": [], "foods": \
            [{"said": "Crème brûlée", "name": "crème brûlée", "amount": 2, "unit": null}]}
            """
        let draft = try #require(try read(meal, .meal, "🍮 two crème Brûlée for lunch"))
        #expect(draft.meal?.value == .lunch)
        #expect(draft.foods.first?.span == SentenceSpan(start: 7, end: 19))
        #expect(draft.foods.first?.amount?.value == 2)
        #expect(try read(meal.replacing("null}", with: "\"furlong\"}"), .meal, "two crème brûlée for lunch") == nil)
    }

    @Test("A server that sends without end, and as fast as it can, is cut off where it is too much")
    func endless() async throws {
        try await ModelStandIn.with(.endless) { model, url in
            let client = try made(url)
            #expect(await draft(client) == nil)
            // What fits in the system's own buffers is on its way already.
            #expect(model.sent < 32 << 20)
        }
    }

    @Test("The test in Settings tells what is wrong")
    func tried() async throws {
        try await ModelStandIn.with(.raw(.unauthorized, "{}")) { model, url in
            let (client, _, sam) = try made(url)
            func failure(_ url: String) async -> ModelClient.Failure? {
                do {
                    try await client.test(ModelEndpoint(url: url, model: "m"), language: .en, today: today, of: sam)
                    return nil
                } catch {
                    return error
                }
            }
            #expect(await failure(url) == .key)
            model.answer(.raw(.badRequest, "{}"))
            #expect(await failure(url) == .refused)
            model.answer(.content(content()))
            #expect(await failure(url) == .nonsense)
            model.answer(.content(content().replacing("bench thing", with: "bench press")))
            #expect(await failure(url) == nil)
            #expect(await failure("http://127.0.0.1:9/v1") == .unreachable)
            #expect(await failure("http://169.254.169.254/v1") == .address)
        }
    }
}
