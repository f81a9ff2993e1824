import Catalogue
import Domain
import Foundation
import Services

/// What pages are told of metrics: a script of `Public/` whose table is filled in from the one there is, `Metric`.
enum MetricFile {
    static let path = "shared/metrics.js"
    private static let mark = "/* metrics */ {}"

    private struct Form: Encodable {
        /// A field of the daily log
        struct Field: Encodable {
            var name: String
            var unit: String
            var decimals: Int
        }

        /// The key of its words
        var name: String
        var unit: MetricUnit
        var decimals: Int
        var group: Metric.Group
        var icon: String
        var field: Field?
    }

    static func filled(_ script: [UInt8]) -> [UInt8] {
        let forms = Metric.allCases.map { metric in
            let field = DailyLog.fields.first { $0.metric == metric }
            return Form(
                name: metric.nameKey(in: "recovery"), unit: metric.unit, decimals: metric.decimals, group: metric.group,
                icon: metric.icon,
                field: field.map { Form.Field(name: $0.name, unit: $0.unit, decimals: $0.decimals) })
        }
        // An object of JSON has no order, and the page lists them in that of the cases.
        let lines = zip(Metric.allCases, forms).compactMap { metric, form in
            (try? JSON.encoder.encode(form)).map { "\(metric.rawValue): \(String(decoding: $0, as: UTF8.self))" }
        }
        let table = "{\n\(lines.map { "    \($0),\n" }.joined())}"
        return Array(String(decoding: script, as: UTF8.self).replacing(mark, with: table).utf8)
    }
}
