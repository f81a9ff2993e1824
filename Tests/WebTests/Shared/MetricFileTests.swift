import Catalogue
import Domain
import Foundation
import Testing

@testable import Services
@testable import Web

@Suite("What pages know of metrics")
struct MetricFileTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../../Public").standardized

    @Test("It is what the server knows, in its order, whether files come from a folder or from inside")
    func table() throws {
        let script = try #require(Assets().text(MetricFile.path))
        #expect(Assets(folder: Self.folder).text(MetricFile.path) == script)
        let lines = script.split(separator: "\n").compactMap { $0.firstMatch(of: #/^    (\w+): (\{.*\}),$/#) }
        #expect(lines.map { String($0.output.1) } == Metric.allCases.map(\.rawValue))
        for (metric, line) in zip(Metric.allCases, lines) {
            let form = try JSONDecoder().decode(Form.self, from: Data(line.output.2.utf8))
            #expect(form.unit == metric.unit && form.decimals == metric.decimals && form.group == metric.group)
            #expect(form.field?.name == DailyLog.fields.first { $0.metric == metric }?.name)
        }
    }

    @Test("A page that says its figures has the words for them")
    func words() throws {
        var links = AssetLinks { path in Assets(folder: Self.folder).text(path).map { Array($0.utf8) } }
        let scripts = links.imports(of: ["recovery/recovery.js"]).compactMap { links.source($0) }
        let words = String(
            decoding: WordFile(.nl, page: "recovery/recovery.html").module(saidBy: scripts), as: UTF8.self)
        for metric in Metric.allCases { #expect(words.contains("\"\(metric.nameKey(in: "recovery"))\":"), "\(metric)") }
    }

    private struct Form: Decodable {
        struct Field: Decodable { var name: String }

        var unit: MetricUnit
        var decimals: Int
        var group: Metric.Group
        var field: Field?
    }
}
