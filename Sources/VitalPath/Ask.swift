import ArgumentParser
import Domain
import Foundation
import Services
import Storage

struct Ask: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ask", abstract: "Ask something of one's data, in words.",
        discussion: """
            With --jsonl it reads lines of JSON with id, lang (en or nl), now (local time) and text, and if they belong \
            together a conversation, and writes a line with id, text, facts, rows, formula and notes for each. --schema \
            lists what programs may ask without words (POST /api/ask).
            """)

    @Argument(help: "The question.") var question: String?
    @Flag(help: "The answer with its facts as JSON.") var json = false
    @Flag(help: "Lines of JSON in, lines of JSON out.") var jsonl = false
    @Flag(help: "What can be asked, with a JSON schema each.") var schema = false
    @Option(help: "Whose; the owner's otherwise.") var user: String?
    @OptionGroup var data: DataDirectory

    func validate() throws {
        guard question != nil || jsonl || schema else { throw ValidationError("A question, --jsonl or --schema.") }
    }

    func run() throws {
        if schema { return print(String(decoding: try Asking.schema(), as: UTF8.self)) }
        let database = try data.open()
        defer { try? database.close() }
        let account = try user.map { try AccountName.find($0, in: database) } ?? database.accounts.all().first
        guard let account else { throw CommandFailure("There is no account yet.") }
        let asking = Asking(account.id, from: database)
        if jsonl { return try lines(asking) }
        let answer = try asking.answer(question ?? "")
        print(json ? String(decoding: answer.json, as: UTF8.self) : answer.text)
    }

    private struct Line: Decodable {
        var id: String
        var lang: Language
        var now: String
        var text: String
        var conversation: String?

        /// "2026-10-15T16:40", with or without seconds
        var time: (date: CivilDate, minute: Int)? {
            guard let date = CivilDate(now.prefix(10)) else { return nil }
            let clock = now.dropFirst(11).split(separator: ":").prefix(2).compactMap { Int($0) }
            guard clock.count == 2, (0..<24).contains(clock[0]), (0..<60).contains(clock[1]) else { return (date, 720) }
            return (date, clock[0] * 60 + clock[1])
        }
    }

    private func lines(_ asking: Asking) throws {
        let decoder = JSONDecoder()
        var before: [String: [Question]] = [:]
        while let text = readLine() {
            guard !text.allSatisfy(\.isWhitespace) else { continue }
            guard let line = try? decoder.decode(Line.self, from: Data(text.utf8)), let time = line.time else {
                throw ValidationError("Not a line with id, lang, now and text: \(text.prefix(80))")
            }
            let said = line.conversation.flatMap { before[$0] } ?? []
            let answer = try asking.answer(line.text, language: line.lang, at: time, after: said)
            if let conversation = line.conversation, let question = answer.question {
                before[conversation, default: []].append(question)
            }
            // The answer is an object: the id goes first into it.
            let id = String(decoding: try JSONEncoder().encode(line.id), as: UTF8.self)
            print("{\"id\":\(id)," + String(decoding: answer.json.dropFirst(), as: UTF8.self))
        }
    }
}
