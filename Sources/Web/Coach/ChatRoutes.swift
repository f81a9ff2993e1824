import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Storage

/// Conversations with the coach.
struct ChatRoutes {
    let database: Database
    let desk: CoachDesk
    let talk: ModelTalk
    let runs = ModelRuns()

    private static let longestQuestion = 2000
    /// Messages of a conversation that are shown at once.
    private static let shown = 200

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("chat/messages", use: messages)
        group.post("chat/send", use: send)
        group.post("chat/answers", use: answers)
        group.delete("chat/answers/:id", use: stop)
        group.get("chat/conversations", use: conversations)
        for form in ChatFile.Form.allCases {
            group.get("chat/conversations/:id/\(form.path)") { try file(form, $1) }
        }
        group.post("chat/conversations", use: begin)
        group.delete("chat/conversations/:id", use: delete)
        group.put("chat/conversations/:id/restoring", use: restore)
    }

    /// Of `?conversation=`, the latest one otherwise: the last 200, the oldest first.
    @Sendable private func messages(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        // Whoever reads a conversation is about to ask: the words are at hand by then.
        Task.detached(priority: .utility) { CoachDesk.prepare() }
        let asked = request.uri.queryParameters["conversation"].map(String.init)
        guard let conversation = try asked ?? database.chat.latest(of: person.owner) else {
            return .json([ShownMessage]())
        }
        let messages = try database.chat.messages(of: person.owner, in: conversation, limit: Self.shown)
        return .json(try messages.map { try shown($0, person) })
    }

    private struct Exchange: Encodable {
        var userMessage: ShownMessage
        var assistantMessage: ShownMessage
    }

    /// What is asked, and where in which conversation.
    private struct Asked {
        var person: Person
        var content: String
        var conversation: String
        /// The last messages of the conversation, the oldest first
        var before: [ChatMessage]
        var id = ChatRoutes.newID()
        var answerID = ChatRoutes.newID()

        /// How the last questions were read
        var questions: [Question] { before.compactMap { ChatRoutes.reply($0)?.question } }

        /// What a model was asked and answered; nobody else's talk is told to it.
        var talk: [(question: String, answer: String)] {
            zip(before, before.dropFirst()).compactMap { question, answer in
                guard question.role == .user, let reply = ChatRoutes.reply(answer), reply.model?.isWorded == true,
                    !(reply.isAboutEnergy && person.preferences.hideCalories)
                else { return nil }
                return (question.text, answer.text)
            }
        }

        var message: ChatMessage {
            ChatMessage(id: id, conversation: conversation, at: person.now, role: .user, text: content)
        }
    }

    private func asked(_ request: Request, _ context: PersonalContext) async throws -> Asked {
        let person = context.person
        var form = try await request.form()
        let change = form.text("content", limit: Self.longestQuestion, lines: true)
        if form.problems["content"] == nil, change.value == nil { form.complain("content", "problem.required") }
        let asked = form.text("conversationId", limit: 60).value
        try form.check()
        let conversation = try asked ?? database.chat.latest(of: person.owner) ?? Self.newID()
        return Asked(
            person: person, content: change.value ?? "", conversation: conversation,
            before: try database.chat.messages(of: person.owner, in: conversation, limit: Conversation.memory))
    }

    private func keep(_ answer: (text: String, reply: CoachReply), to asked: Asked) throws -> Exchange {
        let reply = ChatMessage(
            id: asked.answerID, conversation: asked.conversation, at: asked.person.now, role: .assistant,
            text: answer.text, answer: String(decoding: try JSON.encoder.encode(answer.reply), as: UTF8.self))
        try database.chat.add([asked.message, reply], of: asked.person.owner)
        return Exchange(
            userMessage: try shown(asked.message, asked.person), assistantMessage: try shown(reply, asked.person))
    }

    /// `{content, conversationId?}`: the question, and the answer to it. No model is asked.
    @Sendable private func send(_ request: Request, context: PersonalContext) async throws -> Response {
        let asked = try await asked(request, context)
        let answer = try desk.answer(asked.content, after: asked.questions, for: asked.person)
        return .json(try keep((answer.text, answer.reply), to: asked), status: .created)
    }

    // MARK: With a model

    private struct Started: Encodable {
        /// What stops it
        var id: String
    }

    private struct Sentence: Encodable { var text: String }

    /// The same as server-sent events: `sentence` for each that a model says, `answer` for the exchange as it is kept.
    /// Where no model is set or needed there is the answer alone.
    @Sendable private func answers(_ request: Request, context: PersonalContext) async throws -> Response {
        // A model may cost money: no script asks it.
        _ = try context.signedInOwner()
        let asked = try await asked(request, context)
        let plain = try desk.answer(asked.content, after: asked.questions, for: asked.person)
        let owner = asked.person.owner
        guard plain.isForModel, talk.client.isOn(owner) else {
            return try Self.only(keep((plain.text, plain.reply), to: asked))
        }
        guard runs.begin(asked.answerID, of: owner) else {
            var answer = (text: plain.text, reply: plain.reply)
            answer.reply.notes.append(asked.person.text("coach.model.busy"))
            return try Self.only(keep(answer, to: asked))
        }
        let (stream, events) = AsyncStream.makeStream(of: ByteBuffer.self)
        if let started = try? Self.event("start", Started(id: asked.answerID)) { events.yield(started) }
        let run = Task {
            let answer = await talk.answer(
                asked.content, plain: (plain.text, plain.reply), history: asked.talk, for: asked.person
            ) { sentence in
                if let event = try? Self.event("sentence", Sentence(text: sentence)) { events.yield(event) }
            }
            runs.end(asked.answerID, of: owner)
            // Kept even where nobody waits for it any more: what was sent to a model is to be seen.
            if let event = try? Self.event("answer", try keep(answer, to: asked)) { events.yield(event) }
            events.finish()
        }
        let heartbeat = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(2))
                events.yield(ByteBuffer(string: ": still here\n\n"))
            }
        }
        runs.set(asked.answerID, of: owner) { run.cancel() }
        events.onTermination = { _ in
            heartbeat.cancel()
            run.cancel()
        }
        return .events(stream)
    }

    private static func event(_ name: String, _ value: some Encodable) throws -> ByteBuffer {
        ByteBuffer(
            string: "event: \(name)\ndata: \(String(decoding: try JSON.encoder.encode(value), as: UTF8.self))\n\n")
    }

    /// The answer as the only event
    private static func only(_ exchange: Exchange) throws -> Response {
        let answer = try event("answer", exchange)
        return .events(
            AsyncStream { events in
                events.yield(answer)
                events.finish()
            })
    }

    /// Ends an answer that is on its way, and the request for it.
    @Sendable private func stop(_: Request, context: PersonalContext) throws -> Response {
        guard runs.stop(try context.parameters.require("id"), of: context.person.owner) else { throw Problem.notFound }
        return .noContent
    }

    // MARK: Conversations

    private struct Found: Encodable {
        var id: String
        var title: String
        var at: Date
        var count: Int
        /// Where the words of a search stand
        var excerpt: String?
    }

    /// The last conversations, or those with the words of `?q=`, 50 a `?page=`.
    @Sendable private func conversations(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let page = try ListPage(request)
        let words =
            request.uri.queryParameters["q"].map { FoldedText.words(String($0.prefix(Self.longestSearch))) } ?? []
        guard !words.isEmpty else {
            let all = try database.chat.conversations(of: person.owner, offset: page.offset, limit: page.limit)
            return page.answer("conversations", all) { $0 }
        }
        let found = try database.chat.search(
            words, of: person.owner, hidesEnergy: person.preferences.hideCalories, offset: page.offset,
            limit: page.limit)
        return page.answer("conversations", found) { one in
            Found(
                id: one.conversation.id, title: one.conversation.title, at: one.conversation.at,
                count: one.conversation.count, excerpt: Self.excerpt(of: one.text, words))
        }
    }

    private static let longestSearch = 200

    /// The part of a text where the first of the words stands that it has.
    private static func excerpt(of text: String, _ words: [[UInt8]]) -> String {
        let parts = text.split(whereSeparator: \.isWhitespace)
        let place = parts.firstIndex { part in
            FoldedText.words(part).contains { said in words.contains { said.starts(with: $0) } }
        }
        let start = max(0, (place ?? 0) - 6)
        let shown = parts[start..<min(parts.count, start + 24)].joined(separator: " ")
        return (start > 0 ? "… " : "") + shown.prefix(200) + (start + 24 < parts.count ? " …" : "")
    }

    /// A whole conversation as a file to keep.
    private func file(_ form: ChatFile.Form, _ context: PersonalContext) throws -> Response {
        let person = context.person
        let id = try context.parameters.require("id")
        let messages = try database.chat.messages(of: person.owner, in: id, limit: Self.longestFile)
        guard let first = messages.first else { throw Problem.notFound }
        let file = ChatFile(messages: try messages.map { try shown($0, person) }, person: person)
        let day = person.clock.civilDate(of: first.at)
        return Response(
            status: .ok,
            headers: [
                .contentType: form.contentType,
                .contentDisposition: "attachment; filename=\"vitalpath-coach-\(day).\(form.rawValue)\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: try file.bytes(form))))
    }

    private static let longestFile = 20_000

    private struct Begun: Encodable { var id: String }

    /// A new conversation; it is there once something is asked in it.
    @Sendable private func begin(_: Request, context: PersonalContext) throws -> Response {
        return .json(Begun(id: Self.newID()), status: .created)
    }

    @Sendable private func delete(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        try database.chat.delete(try context.parameters.require("id"), of: person.owner, now: person.now)
        return .noContent
    }

    @Sendable private func restore(_: Request, context: PersonalContext) throws -> Response {
        let owner = context.person.owner
        try database.chat.restore(try context.parameters.require("id"), of: owner)
        return .noContent
    }

    private static func newID() -> String { UUID().uuidString.lowercased() }

    private static func reply(_ message: ChatMessage) -> CoachReply? {
        message.answer.flatMap { try? JSONDecoder().decode(CoachReply.self, from: Data($0.utf8)) }
    }

    private func shown(_ message: ChatMessage, _ person: Person) throws -> ShownMessage {
        let reply = Self.reply(message)
        // Whoever hides calories now does not want to read those of then.
        let isHidden = reply?.isAboutEnergy == true && person.preferences.hideCalories
        return ShownMessage(
            id: message.id, userId: person.owner, conversationId: message.conversation,
            role: message.role.rawValue, content: isHidden ? person.text("coach.say.energyHidden") : message.text,
            createdAt: message.at.formatted(.iso8601), reply: isHidden ? nil : reply)
    }
}

/// A message as VitalPath has it, and the reply beside it.
struct ShownMessage: Encodable {
    var id: String
    var userId: String
    var conversationId: String
    var role: String
    var content: String
    var createdAt: String
    var reply: CoachReply?
}
