import Catalogue
import Domain
import Foundation

/// Texts of the one box and what they mean: `readings.tsv` beside this file, said on Thursday 12 March 2026.
///
/// A meaning is words: `F` figures (with `metric=value@days`), `M` a meal, `D` a drink (its name, ml), `W` a workout, `Q` a
/// question, `P:page`, `A:action`, `C` care, `U` unsure; `~` after a letter where it may be asked about; `|` between
/// meanings that are both right.
enum ReadingTable {
    struct Row: Sendable, CustomStringConvertible {
        var language: Language
        var text: String
        var meanings: [Meaning]
        /// Something that is kept by Enter.
        var isLog: Bool {
            meanings.contains { !$0.mayBeAsked && !$0.routes.isDisjoint(with: [.meal, .drink, .workout, .figure]) }
        }
        var description: String { text }
    }

    struct Meaning: Sendable {
        var routes: Set<BoxReading.Route> = []
        var figures: [Metric: (value: Double, date: CivilDate)] = [:]
        var mayBeAsked = false
        var hasNote = false
        var drink: String?
        var millilitres: Double?
        var page: BoxReading.Page?
        var action: BoxReading.Action?

        func fits(_ reading: BoxReading) -> Bool {
            guard Set(reading.routes) == routes, reading.page == page, reading.action == action,
                (reading.note != nil) == hasNote, reading.figures.count == figures.count
            else { return false }
            if let drink, reading.drink?.contains(drink) != true { return false }
            if let millilitres, abs((reading.millilitres ?? 0) - millilitres) > 1 { return false }
            return reading.figures.allSatisfy { figure in
                guard let said = figures[figure.metric] else { return false }
                let value = figure.metric == .sleep ? figure.value / 60 : figure.value
                return abs(value - said.value) < 0.02 && figure.date == said.date
            }
        }
    }

    static let rows: [Row] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "readings.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 3, let language = Language(rawValue: cells[0]) else { return nil }
            return Row(language: language, text: cells[1], meanings: cells[2].split(separator: "|").map(meaning))
        }
    }()

    /// The lines of a table beside this file: a language and a text.
    static func texts(_ name: String) -> [(language: Language, text: String)] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: name)
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 2, let language = Language(rawValue: cells[0]) else { return nil }
            return (language, cells[1])
        }
    }

    private static let routes: [Character: BoxReading.Route] = [
        "F": .figure, "M": .meal, "D": .drink, "W": .workout, "Q": .question, "C": .care, "U": .unsure,
    ]

    private static func meaning(_ text: Substring) -> Meaning {
        var meaning = Meaning()
        for word in text.split(separator: " ") {
            let word = word.first == "+" ? word.dropFirst() : word
            if word.hasPrefix("P:") {
                meaning.routes.insert(.page)
                meaning.page = BoxReading.Page(rawValue: String(word.dropFirst(2)))
            } else if word.hasPrefix("A:") {
                meaning.routes.insert(.action)
                meaning.action = BoxReading.Action(rawValue: String(word.dropFirst(2)))
            } else if let route = word.first.flatMap({ routes[$0] }), word.count == 1 || word.dropFirst() == "~" {
                meaning.routes.insert(route)
                if word.hasSuffix("~") { meaning.mayBeAsked = true }
            } else if word == "notes" {
                meaning.hasNote = true
            } else if let equals = word.firstIndex(of: "=") {
                let parts = word[word.index(after: equals)...].split(separator: "@")
                let days = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
                if let metric = Metric(rawValue: String(word[..<equals])),
                    let value = parts.first.flatMap({ Double($0) })
                {
                    meaning.figures[metric] = (value, BoxReaderTests.today.adding(days: days))
                }
            } else if let value = Double(word) {
                meaning.millilitres = value
            } else {
                meaning.drink = String(word)
            }
        }
        return meaning
    }
}
