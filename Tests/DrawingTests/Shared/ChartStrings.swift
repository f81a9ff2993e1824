import Domain
import Drawing
import Foundation

/// The words of charts as people read them. A key that does not exist comes back in «quotes».
enum ChartStrings {
    private static let rows: [String: [Language: Sentence]] = {
        let table = URL(filePath: #filePath).appending(path: "../../../../Sources/Catalogue/Charts/strings.tsv")
            .standardized
        let text = (try? String(contentsOf: table, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").reduce(into: [:]) { rows, line in
            let cells = line.split(separator: "\t").map(String.init)
            if cells.count == 3 { rows[cells[0]] = [.en: Sentence(cells[1]), .nl: Sentence(cells[2])] }
        }
    }()

    static func words(_ language: Language) -> ChartWords {
        ChartWords(language: language) { rows["chart.\($0)"]?[language] ?? Sentence("«\($0)»") }
    }
}
