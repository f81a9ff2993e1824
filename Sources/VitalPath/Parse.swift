import ArgumentParser
import Catalogue
import Domain
import Foundation

struct Parse: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse", abstract: "Read sentences about workouts and meals.",
        discussion: """
            Reads lines of JSON with id, kind (workout or meal), lang (en or nl), now (local time) and text, and writes \
            a line {"id", "pred"} for each.
            """)

    @Flag(help: "Lines of JSON in, lines of JSON out.") var jsonl = false

    func validate() throws {
        guard jsonl else { throw ValidationError("--jsonl is the only form there is.") }
    }

    func run() throws {
        let parser = SentenceParser(lexicon: .shared)
        let decoder = JSONDecoder()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while let text = readLine() {
            guard !text.allSatisfy(\.isWhitespace) else { continue }
            guard let line = try? decoder.decode(Line.self, from: Data(text.utf8)),
                let today = CivilDate(line.now.prefix(10))
            else { throw ValidationError("Not a line with id, kind, lang, now and text: \(text.prefix(80))") }
            let draft = parser.parse(line.text, kind: line.kind, language: line.lang, today: today)
            print(String(decoding: try encoder.encode(Answer(id: line.id, pred: Prediction(draft))), as: UTF8.self))
        }
    }

    private struct Line: Decodable {
        var id: String
        var kind: SentenceDraft.Kind
        var lang: Language
        var now: String
        var text: String
    }

    private struct Answer: Encodable {
        var id: String
        var pred: Prediction
    }
}
