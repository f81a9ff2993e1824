import ArgumentParser
import Catalogue
import Domain
import Foundation

struct Read: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Read whatever someone may type: meals, drinks, workouts, figures, questions, pages, actions.",
        discussion: """
            Reads lines of JSON with id, lang (en or nl), now (local time) and text, and writes a line with id, route, \
            what belongs to it, and certain: whether it would be kept without asking.
            """)

    @Flag(help: "Lines of JSON in, lines of JSON out.") var jsonl = false

    func validate() throws {
        guard jsonl else { throw ValidationError("--jsonl is the only form there is.") }
    }

    func run() throws {
        let decoder = JSONDecoder()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while let text = readLine() {
            guard !text.allSatisfy(\.isWhitespace) else { continue }
            guard let line = try? decoder.decode(Line.self, from: Data(text.utf8)),
                let today = CivilDate(line.now.prefix(10))
            else { throw ValidationError("Not a line with id, lang, now and text: \(text.prefix(80))") }
            let reading = BoxReader.shared.read(
                line.text, language: line.lang, today: today, minute: Self.minute(line.now))
            print(String(decoding: try encoder.encode(Answer(line.id, reading, today)), as: UTF8.self))
        }
    }

    /// Minutes after midnight of "2026-11-23T13:10:00"; the end of the day where no time is said.
    private static func minute(_ now: String) -> Int {
        let parts = now.dropFirst(11).split(separator: ":").prefix(2).compactMap { Int($0) }
        guard parts.count == 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else { return 1439 }
        return parts[0] * 60 + parts[1]
    }

    private struct Line: Decodable {
        var id: String
        var lang: Language
        var now: String
        var text: String
    }

    private struct Answer: Encodable {
        var id: String
        var route: BoxReading.Route
        var routes: [BoxReading.Route]?
        var figures: [Figure]?
        var ml: Double?
        var drink: String?
        var page: BoxReading.Page?
        var action: BoxReading.Action?
        var certain: Bool

        init(_ id: String, _ reading: BoxReading, _ today: CivilDate) {
            self.id = id
            route = reading.route
            routes = reading.routes.count > 1 ? reading.routes : nil
            var figures = reading.figures.map {
                Figure(metric: Self.name($0.metric), value: .number(Self.told($0)), date: $0.date)
            }
            if let note = reading.note { figures.append(Figure(metric: "notes", value: .text(note), date: today)) }
            self.figures = figures.isEmpty ? nil : figures
            ml = reading.millilitres.map { $0.rounded(per: 100) }
            drink = reading.drink
            page = reading.page
            action = reading.action
            certain = reading.isCertain
        }

        /// How it feels is energy, what was eaten is calories.
        private static func name(_ metric: Metric) -> String {
            switch metric {
            case .energyLevel: "energy"
            case .energy: "calories"
            default: metric.rawValue
            }
        }

        /// Sleep is told in hours, everything else in the metric's unit.
        private static func told(_ figure: BoxReading.Figure) -> Double {
            let value = figure.metric == .sleep ? figure.value / 60 : figure.value
            return (value * 1000).rounded() / 1000
        }
    }

    private struct Figure: Encodable {
        var metric: String
        var value: Value
        var date: CivilDate
    }

    private enum Value: Encodable {
        case number(Double)
        case text(String)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            }
        }
    }
}
