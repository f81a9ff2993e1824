import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Storage

/// Conversations with the coach.
struct ChatRoutes {
    let database: Database
    let people: People
    let desk: CoachDesk

    private static let longestQuestion = 2000
    /// Messages of a conversation that are shown at once.
    private static let shown = 200

    func add(to group: RouterGroup<Caller>) {
        group.get("chat/messages", use: messages)
        group.post("chat/send", use: send)
        group.get("chat/conversations", use: conversations)
        group.post("chat/conversations", use: begin)
        group.delete("chat/conversations/:id", use: delete)
        group.put("chat/conversations/:id/restoring", use: restore)
    }

    /// Of `?conversation=`, the latest one otherwise: the last 200, the oldest first.
    @Sendable private func messages(_ request: Request, context: Caller) throws -> Response {
        let person = try people.person(try context.owner())
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

    /// `{content, conversationId?}`: the question, and the answer to it.
    @Sendable private func send(_ request: Request, context: Caller) async throws -> Response {
        let person = try people.person(try context.owner())
        var form = try await request.form(context)
        let change = form.text("content", limit: Self.longestQuestion, lines: true)
        if form.problems["content"] == nil, change.value == nil { form.complain("content", "problem.required") }
        let asked = form.text("conversationId", limit: 60).value
        try form.check()
        let content = change.value ?? ""
        let conversation = try asked ?? database.chat.latest(of: person.owner) ?? Self.newID()
        let before = try database.chat.messages(of: person.owner, in: conversation, limit: Conversation.memory)
        let questions = before.compactMap { Self.reply($0)?.question }
        let answer = try desk.answer(content, after: questions, for: person)
        let question = ChatMessage(
            id: Self.newID(), conversation: conversation, at: person.now, role: .user, text: content)
        let reply = ChatMessage(
            id: Self.newID(), conversation: conversation, at: person.now, role: .assistant, text: answer.text,
            answer: String(decoding: try JSON.encoder.encode(answer.reply), as: UTF8.self))
        try database.chat.add([question, reply], of: person.owner)
        return .json(
            Exchange(userMessage: try shown(question, person), assistantMessage: try shown(reply, person)),
            status: .created)
    }

    /// The last conversations, 50 a `?page=`.
    @Sendable private func conversations(_ request: Request, context: Caller) throws -> Response {
        let owner = try context.owner()
        let page = try ListPage(request)
        let found = try database.chat.conversations(of: owner, offset: page.offset, limit: page.limit)
        return page.answer("conversations", found) { $0 }
    }

    private struct Begun: Encodable { var id: String }

    /// A new conversation; it is there once something is asked in it.
    @Sendable private func begin(_: Request, context: Caller) throws -> Response {
        _ = try context.owner()
        return .json(Begun(id: Self.newID()), status: .created)
    }

    @Sendable private func delete(_: Request, context: Caller) throws -> Response {
        let person = try people.person(try context.owner())
        try database.chat.delete(try context.parameters.require("id"), of: person.owner, now: person.now)
        return .noContent
    }

    @Sendable private func restore(_: Request, context: Caller) throws -> Response {
        let owner = try context.owner()
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
