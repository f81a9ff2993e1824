import Catalogue
import Domain
import Foundation
import Services
import Storage

/// Has a question that the grammar could not read answered with a person's own language model: it calls inquiries, and words
/// their facts. Each sentence is checked before anybody sees it; where one fails, the plain wording of the facts stands.
struct ModelTalk: Sendable {
    /// What a talk may take, in all of its requests.
    struct Limits: Sendable {
        var time = Duration.seconds(120)
        var requests = 4
        var calls = 6
        var sentences = 12
        /// Of a request
        var requestBytes = 96 * 1024
        /// Of an answer, with all that is around its text
        var answerBytes = 512 * 1024
        /// Of an answer
        var tokens = 700
        /// Of an answer's text; a model that does not keep to its tokens is not read on
        var textBytes = 8 * 1024
        var proposals = 3
    }

    /// Why the words are not the model's.
    enum Failure: String, Error {
        case address, key, refused, form, figure, words, broken, calls, cap, stopped, silent
    }

    let client: ModelClient
    let desk: CoachDesk
    var limits = Limits()

    /// One answer on its way.
    private struct Talk {
        let asked: String
        let person: Person
        let endpoint: ModelEndpoint
        let deadline: ContinuousClock.Instant
        var messages: [ModelMessage]
        var facts: [ModelFacts] = []
        var check: FigureCheck
        var cutter = SentenceCutter()
        var told: [String] = []
        var proposals: [String] = []
        var calls = 0
    }

    /// - Parameters:
    ///   - plain: what there is to say without a model
    ///   - history: what this model was asked and answered before in this conversation
    ///   - tell: is given each sentence once it is checked
    func answer(
        _ asked: String, plain: (text: String, reply: CoachReply), history: [(question: String, answer: String)],
        for person: Person, tell: (String) -> Void
    ) async -> (text: String, reply: CoachReply) {
        guard let endpoint = client.endpoints[person.owner] else { return plain }
        let before = history.suffix(Conversation.memory / 2)
        var talk = Talk(
            asked: asked, person: person, endpoint: endpoint, deadline: ContinuousClock.now + limits.time,
            messages: [
                ModelMessage(
                    role: .system, content: ModelTalkRequest.instructions(person.language, today: person.today))
            ]
                + before.flatMap {
                    [
                        ModelMessage(role: .user, content: $0.question),
                        ModelMessage(role: .assistant, content: $0.answer),
                    ]
                } + [ModelMessage(role: .user, content: asked)],
            check: FigureCheck(facts: [], language: person.language, today: person.today))
        var failure: Failure?
        do { try await run(&talk, tell: tell) } catch { failure = error }
        return finished(talk, plain, failure)
    }

    private func run(_ talk: inout Talk, tell: (String) -> Void) async throws(Failure) {
        for request in 1...limits.requests {
            let calls = try await ask(&talk, tell: tell)
            guard !calls.isEmpty else {
                if let rest = talk.cutter.end() { try take(rest, &talk, tell) }
                guard !talk.told.isEmpty || !talk.proposals.isEmpty else { throw .silent }
                return
            }
            guard request < limits.requests else { throw .calls }
            // What was said beside a call and not ended says nothing.
            _ = talk.cutter.end()
            talk.messages.append(
                ModelMessage(
                    role: .assistant, content: nil,
                    calls: calls.map { .init(id: $0.id, function: .init(name: $0.name, arguments: $0.arguments)) }))
            for call in calls {
                talk.calls += 1
                guard talk.calls <= limits.calls else { throw .calls }
                let result = result(of: call, &talk)
                talk.messages.append(ModelMessage(role: .tool, content: result, callID: call.id))
            }
        }
    }

    // MARK: Asking

    /// Sends the messages and takes the sentences of the answer as they come.
    ///
    /// - Returns: the functions that it wants called
    private func ask(_ talk: inout Talk, tell: (String) -> Void) async throws(Failure) -> [ModelStream.Call] {
        let left = ContinuousClock.now.duration(to: talk.deadline)
        guard left > .zero else { throw .broken }
        let question: LimitedDownload.Question
        do {
            question = try await client.question(
                ModelTalkRequest(model: talk.endpoint.model, messages: talk.messages, maxTokens: limits.tokens),
                to: talk.endpoint, of: talk.person.owner)
        } catch { throw .address }
        if Task.isCancelled { throw .stopped }
        let size = question.body.count
        guard size <= limits.requestBytes else { throw .calls }
        let reserved = ModelTokens(input: size, output: limits.tokens)
        let month = ModelUse.month(of: talk.person.today)
        let (owner, uses) = (talk.person.owner, client.uses)
        guard (try? uses.reserve(reserved, of: owner, in: month)) == true else { throw .cap }
        var stream = ModelStream()
        defer {
            let taken = ModelTokens.taken(of: reserved, counted: stream.usage, length: stream.length)
            try? uses.settle(reserved, to: taken, of: owner, in: month)
        }
        do {
            var status = 0
            for try await part in try await LimitedDownload.parts(
                of: question, limit: limits.answerBytes, timeout: left)
            {
                switch part {
                case .status(let new):
                    status = new
                    if status == 401 || status == 403 { throw Failure.key }
                    guard status == 200 else { throw Failure.refused }
                case .bytes(let bytes): try take(text: try stream.read(bytes), stream, &talk, tell)
                }
            }
            if Task.isCancelled { throw Failure.stopped }
            guard status == 200 else { throw Failure.broken }
            try take(text: try stream.finish(), stream, &talk, tell)
        } catch let failure as Failure {
            throw failure
        } catch is ModelStream.Malformed {
            throw .form
        } catch {
            throw Task.isCancelled ? Failure.stopped : Failure.broken
        }
        let calls = stream.calls
        switch stream.end {
        case "stop", "tool_calls", "function_call": return calls
        // Some servers name no reason when they want a call.
        case nil where !calls.isEmpty: return calls
        case nil: throw .broken
        default: throw .form
        }
    }

    // MARK: Its words

    private func take(
        text: String, _ stream: ModelStream, _ talk: inout Talk, _ tell: (String) -> Void
    ) throws(Failure) {
        guard stream.length <= limits.textBytes else { throw .form }
        for sentence in talk.cutter.add(text) { try take(sentence, &talk, tell) }
        if talk.cutter.isTooLong { throw .form }
    }

    private func take(_ sentence: String, _ talk: inout Talk, _ tell: (String) -> Void) throws(Failure) {
        // Nothing is said before there are facts to say it of.
        guard !talk.facts.isEmpty else { return }
        guard talk.told.count < limits.sentences else { throw .form }
        let line = sentence.hasSuffix("\n") ? "\n" : ""
        let text = ModelWords.plain(sentence)
        if text.isEmpty || text == "NONE" { return }
        guard ModelWords.isText(text) else { throw .form }
        if talk.check.objection(to: text) != nil { throw .figure }
        if isHarmful(text, talk.person) { throw .words }
        talk.told.append(text + line)
        tell(text + line)
    }

    /// Whether it is for a doctor to say, or what it says or tells to do is a matter of care.
    private func isHarmful(_ text: String, _ person: Person) -> Bool {
        CoachDesk.parser.parse(text, language: person.language, today: person.today).subject == .medical
            || [text, ModelWords.turned(text)].contains { Care.shared.concern(in: $0) != nil }
    }

    // MARK: Its calls

    /// What a function answers to the model: facts in words, or what was wrong.
    private func result(of call: ModelStream.Call, _ talk: inout Talk) -> String {
        guard case .object(let arguments)? = try? JSONReader.value(Array(call.arguments.utf8)) else {
            return Self.error("the arguments are no JSON object")
        }
        if call.name == ModelTalkRequest.proposal { return propose(arguments["text"]?.text ?? "", &talk) }
        guard call.name.hasPrefix(ModelTalkRequest.prefix),
            let kind = Inquiry.Kind(rawValue: String(call.name.dropFirst(ModelTalkRequest.prefix.count)))
        else { return Self.error("there is no such function") }
        let given = Array(arguments.keys) + (arguments["condition"]?.members.map { Array($0.keys) } ?? [])
        guard ModelTalkRequest.withheld.isDisjoint(with: given) else { return Self.error("unknown parameter") }
        do {
            var form: Form? = Form(
                arguments.filter { $0.value != .null }.merging(["kind": .text(kind.rawValue)]) { $1 })
            guard let inquiry = Inquiry(&form) else { return Self.error("bad parameters") }
            if let problem = form?.problems.keys.sorted().first { return Self.error("bad parameter \(problem)") }
            guard isAsked(inquiry, talk) else { return Self.error("a limit that the person did not name") }
            guard desk.help(inquiry, for: talk.person) == nil else { return Self.error("not answered") }
            let found = try desk.found(inquiry, for: talk.person)
            guard !found.answer.isDeclined else { return Self.error("not known") }
            let facts = ModelFacts(answer: found.answer, words: found.words)
            talk.facts.append(facts)
            talk.check = FigureCheck(
                facts: talk.facts.flatMap(\.said), names: talk.facts.flatMap(\.names), language: talk.person.language,
                today: talk.person.today)
            return facts.told
        } catch let failure as Inquiry.Failure {
            return Self.error("bad parameter \(Problem(failure).fields.keys.sorted().first ?? "")")
        } catch {
            return Self.error("not known")
        }
    }

    private static func error(_ words: String) -> String { "error: \(words)" }

    /// Whether its limits are the person's: a figure that a model thinks of itself would come back as a fact.
    private func isAsked(_ inquiry: Inquiry, _ talk: Talk) -> Bool {
        [inquiry.atLeast, inquiry.below, inquiry.condition?.atLeast, inquiry.condition?.below].compactMap(\.self)
            .allSatisfy { limit in hasAsked(talk) { NumberText.shortest(limit, $0) } }
    }

    /// Whether the figures of a text are the person's own, who may write them as the other language does.
    private func hasAsked(_ talk: Talk, _ text: (Language) -> String) -> Bool {
        Language.allCases.contains { language in
            var check = FigureCheck(facts: [talk.asked], language: language, today: talk.person.today)
            return check.objection(to: text(language)) == nil
        }
    }

    private func propose(_ text: String, _ talk: inout Talk) -> String {
        let said = ModelWords.plain(text)
        guard !said.isEmpty, said.count <= 200, !said.contains("\n"), talk.proposals.count < limits.proposals,
            ModelWords.isText(said), hasAsked(talk, { _ in said }), !isHarmful(said, talk.person)
        else { return Self.error("not in the person's words") }
        if !talk.proposals.contains(said) { talk.proposals.append(said) }
        return "shown as a draft"
    }

    // MARK: The answer

    private func finished(
        _ talk: Talk, _ plain: (text: String, reply: CoachReply), _ failure: Failure?
    ) -> (text: String, reply: CoachReply) {
        var (text, reply) = plain
        if let first = talk.facts.first {
            reply = first.reply
            for other in talk.facts.dropFirst() { reply.add(other.reply) }
            text = talk.facts.map(\.text).joined(separator: "\n")
        } else if failure == nil {
            text = talk.person.text("coach.model.proposed")
        }
        let isWorded = !talk.told.isEmpty && (failure == nil || failure == .stopped)
        if isWorded { text = ModelWords.joined(talk.told) }
        if let failure { reply.notes.append(talk.person.text("coach.model.\(failure.rawValue)")) }
        if !talk.proposals.isEmpty { reply.proposals = talk.proposals }
        reply.model = CoachReply.Model(
            name: talk.endpoint.model, host: URL(string: talk.endpoint.url)?.host() ?? "", isWorded: isWorded,
            sent: talk.messages.map(\.sent))
        return (text, reply)
    }
}

extension CoachReply {
    /// What another answer rests on stands behind this one.
    fileprivate mutating func add(_ other: CoachReply) {
        rows += other.rows
        rowCount += other.rowCount
        notes += other.notes.filter { !notes.contains($0) }
        formula = formula ?? other.formula
        chart = chart ?? other.chart
        next = other.next
        isAboutEnergy = isAboutEnergy || other.isAboutEnergy
    }
}
