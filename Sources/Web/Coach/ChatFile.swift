import Domain
import Foundation
import Services

/// A conversation as a file: for people as Markdown, for programs as JSON. It has what the page shows.
struct ChatFile {
    enum Form: String, CaseIterable {
        case markdown = "md"
        case json

        /// The end of its address
        var path: String { self == .markdown ? "markdown" : "json" }
        var contentType: String {
            self == .markdown ? "text/markdown; charset=utf-8" : "application/json; charset=utf-8"
        }
    }

    let messages: [ShownMessage]
    let person: Person

    func bytes(_ form: Form) throws -> Data {
        switch form {
        case .markdown: Data(markdown.utf8)
        case .json: try JSON.encoder.encode(messages)
        }
    }

    private var markdown: String {
        var text = "# \(person.text("coach.title"))\n"
        for message in messages {
            let who = person.text(message.role == "user" ? "coach.you" : "coach.title")
            text +=
                "\n**\(who)**, \(when(message))\n\n\(Self.quoted(message.reply?.care?.message ?? message.content))\n"
            guard let reply = message.reply else { continue }
            if !reply.rows.isEmpty {
                text += "\n"
                for row in reply.rows {
                    let parts = [row.date.map { DateText.fullWithWeekday($0, person.language) }, row.name, row.value]
                    text += "- \(Self.escaped(parts.compactMap(\.self).joined(separator: ": ")))\n"
                }
            }
            for note in reply.notes + [reply.formula].compactMap(\.self) { text += "\n*\(Self.escaped(note))*\n" }
            if let article = reply.article {
                text += "\n\(person.text("coach.article")): \(Self.escaped(article.title))\n"
            }
            if let model = reply.model, model.isWorded {
                text += "\n*\(Self.escaped(person.text("coach.model.by", ["name": .text(model.name)])))*\n"
            }
        }
        return text
    }

    private func when(_ message: ShownMessage) -> String {
        guard let at = try? Date(message.createdAt, strategy: .iso8601) else { return message.createdAt }
        let minute = person.clock.minute(of: at)
        return DateText.full(person.clock.civilDate(of: at), person.language)
            + String(format: " %02d:%02d", minute / 60, minute % 60)
    }

    /// Each line of what somebody said, so that none of it becomes a heading or a link.
    private static func quoted(_ text: String) -> String {
        text.split(separator: "\n").map { "> \(escaped(String($0)))" }.joined(separator: "\n>\n")
    }

    private static let marks: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "!"]

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if marks.contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
