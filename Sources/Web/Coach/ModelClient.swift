import Catalogue
import Domain
import Foundation
import HTTPTypes
import Services
import Storage

/// Asks a person's own language model (chat completions as OpenAI defined them) for a reading of a sentence. It is off
/// until they set it, and whatever goes wrong there is only no answer.
struct ModelClient: Sendable {
    /// Why there was no answer; only the test in Settings tells.
    enum Failure: String, Error {
        case address, unreachable, key, refused, nonsense, cap
    }

    let endpoints: ModelEndpoints
    /// Whether an account may use a model on this machine: whoever may, learns which of its ports are open.
    let isOwner: @Sendable (Account.ID) -> Bool
    /// Where what it costs is counted
    let uses: ModelUseStore
    var timeout: Duration = .seconds(15)

    private static let longestText = 2000
    private static let longestAnswer = 256 * 1024

    /// Whether someone has set a model.
    func isOn(_ owner: Account.ID) -> Bool { endpoints[owner] != nil }

    /// The model's reading of a sentence, checked. Only the sentence and today's date are sent.
    ///
    /// - Parameter finder: knows the person's exercises
    /// - Returns: `nil` without a model, and for any failure.
    func draft(
        _ text: String, kind: SentenceDraft.Kind, language: Language, today: CivilDate, of owner: Account.ID,
        finder: ExerciseFinder
    ) async -> SentenceDraft? {
        guard let endpoint = endpoints[owner] else { return nil }
        return try? await reading(of: text, kind: kind, language: language, today: today, endpoint, of: owner) { name in
            (try? finder.exercise(named: name, of: owner)) != nil
        }
    }

    /// Asks about a sentence that has one right reading.
    func test(
        _ endpoint: ModelEndpoint, language: Language, today: CivilDate, of owner: Account.ID
    ) async throws(Failure) {
        let text = language.choose(en: "bench press 3x8 80 kg", nl: "bankdrukken 3x8 80 kg")
        let draft = try await reading(
            of: text, kind: .workout, language: language, today: today, endpoint, of: owner
        ) { _ in true }
        guard let exercise = draft.exercises.first, exercise.sets?.value == 3, exercise.reps?.value.first == 8,
            exercise.load?.value == [80]
        else { throw .nonsense }
    }

    private func reading(
        of text: String, kind: SentenceDraft.Kind, language: Language, today: CivilDate, _ endpoint: ModelEndpoint,
        of owner: Account.ID, isExercise: (String) -> Bool
    ) async throws(Failure) -> SentenceDraft {
        guard text.unicodeScalars.count <= Self.longestText else { throw .refused }
        let question = try await question(
            ModelQuestion(text, kind: kind, language: language, today: today, model: endpoint.model), to: endpoint,
            of: owner)
        let month = ModelUse.month(of: today)
        let reserved = ModelTokens(input: question.body.count, output: ModelQuestion.maxTokens)
        guard (try? uses.reserve(reserved, of: owner, in: month)) == true else { throw .cap }
        let found = await LimitedDownload.answer(to: question, limit: Self.longestAnswer, timeout: timeout)
        let taken = ModelTokens.taken(
            of: reserved, counted: found.flatMap { Self.counted($0.body) }, length: found?.body.count ?? 0)
        try? uses.settle(reserved, to: taken, of: owner, in: month)
        guard let answer = found else { throw .unreachable }
        switch answer.status {
        case 200: break
        case 401, 403: throw .key
        default: throw .refused
        }
        guard let completion = try? JSONDecoder().decode(Completion.self, from: answer.body),
            let choice = completion.choices.first, choice.message.refusal == nil,
            choice.finishReason == nil || choice.finishReason == "stop", let content = choice.message.content,
            let reading = try? JSONDecoder().decode(ModelReading.self, from: Data(content.utf8)),
            let draft = reading.draft(of: text, kind: kind, language: language, today: today, isExercise: isExercise)
        else { throw .nonsense }
        return draft
    }

    /// A request to where someone's model answers, once that address is allowed.
    func question(
        _ body: some Encodable, to endpoint: ModelEndpoint, of owner: Account.ID
    ) async throws(Failure) -> LimitedDownload.Question {
        let target: ModelEndpoint.Target
        do { target = try await ModelEndpoint.target(endpoint.url, maybeHere: isOwner(owner)) } catch { throw .address }
        var question = LimitedDownload.Question(
            url: target.url, host: target.host, method: .post,
            fields: [
                .contentType: "application/json", .accept: "application/json, text/event-stream",
                .userAgent: "VitalPath",
            ], body: (try? JSON.encoder.encode(body)) ?? Data())
        question.fields[.authorization] = endpoint.key.map { "Bearer \($0)" }
        return question
    }

    /// What a server says that it took
    private static func counted(_ body: Data) -> ModelTokens? {
        (try? JSONReader.value(Array(body)))?["usage"].flatMap(ModelTokens.init)
    }

    private struct Completion: Decodable {
        struct Choice: Decodable {
            struct Message: Decodable {
                var content: String?
                var refusal: String?
            }

            var message: Message
            var finishReason: String?

            private enum CodingKeys: String, CodingKey {
                case message
                case finishReason = "finish_reason"
            }
        }

        var choices: [Choice]
    }
}

extension ModelTokens {
    /// As servers of this form count them
    init?(_ usage: JSONValue) {
        guard case .number(let input)? = usage["prompt_tokens"], case .number(let output)? = usage["completion_tokens"],
            let sent = Int(exactly: input.rounded()), let received = Int(exactly: output.rounded())
        else { return nil }
        self.init(input: sent, output: received)
    }
}
