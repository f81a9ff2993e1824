import Domain
import Foundation
import Imports

/// Health exports in small, and what they come to.
enum HealthFile {
    static func xml(_ rows: String, end: String = "</HealthData>\n") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: 14 -->
        <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
        <!ATTLIST HealthData
          locale CDATA #REQUIRED
        >
        ]>
        <HealthData locale="en_NL">
         <ExportDate value="2025-11-21 08:15:30 +0100"/>
        \(rows)
        \(end)
        """
    }

    static func record(
        _ type: String = "StepCount", _ value: String = "100", unit: String? = "count", source: String = "Watch",
        from start: String, to end: String? = nil, created: String? = nil, category: Bool = false,
        _ children: String = ""
    ) -> String {
        let kind = category ? "Category" : "Quantity"
        let unit = unit.map { " unit=\"\($0)\"" } ?? ""
        let created = created.map { " creationDate=\"\($0)\"" } ?? ""
        let head =
            "<Record type=\"HK\(kind)TypeIdentifier\(type)\" sourceName=\"\(source)\" sourceVersion=\"11\"\(unit)\(created) "
            + "startDate=\"\(start)\" endDate=\"\(end ?? start)\" value=\"\(value)\""
        return children.isEmpty ? head + "/>\n" : head + ">\n\(children)\n</Record>\n"
    }

    static func sleep(_ stage: String, source: String = "Watch", from start: String, to end: String) -> String {
        record(
            "SleepAnalysis", "HKCategoryValueSleepAnalysis\(stage)", unit: nil, source: source, from: start, to: end,
            category: true)
    }

    /// Everything that a file comes to.
    struct Result {
        var sources: [HealthSource] = []
        var shares: [CivilDate: [Metric: [RecordedShare]]] = [:]
        var details: [CivilDate: [RecordedDetail]] = [:]
        var summary = HealthSummary()

        /// A figure in an order of sources; the order that nobody chose where none is given.
        func figure(_ metric: Metric, _ day: String, order chosen: [String] = []) -> Figure? {
            let order = HealthSource.order(sources, chosen: chosen).map(\.name)
            let ranks = sources.map { order.firstIndex(of: $0.name) ?? order.count }
            guard let date = CivilDate(day), let shares = shares[date]?[metric] else { return nil }
            return Figure.recorded(
                shares, rank: { ranks[$0] }, source: { Source(rawValue: sources[$0].name) })
        }

        func value(_ metric: Metric, _ day: String, order: [String] = []) -> Double? {
            figure(metric, day, order: order)?.value
        }

        /// The days of a metric that anything counts for.
        func days(_ metric: Metric) -> [String] {
            shares.filter { $0.value[metric] != nil }.keys.sorted().map(\.description)
        }
    }

    static func read(
        _ bytes: [UInt8], home: String = "Europe/Amsterdam", cycle: Bool = false,
        progress: @escaping (ImportProgress) throws -> Void = { _ in }
    ) throws -> Result {
        let file = try TemporaryFile(bytes)
        return try withExtendedLifetime(file) {
            let reading = try HealthExport(file.url).read(
                home: TimeZone(identifier: home) ?? .gmt, includesCycle: cycle,
                scratch: FileManager.default.temporaryDirectory, now: Date(timeIntervalSince1970: 1_800_000_000),
                progress: progress)
            var result = Result()
            result.sources = reading.sources
            let box = Box()
            result.summary = try reading.digest {
                box.shares[$0.day, default: [:]][$0.metric, default: []].append($0.share)
            } detail: {
                box.details[$0, default: []].append($1)
            }
            result.shares = box.shares
            result.details = box.details
            return result
        }
    }

    static func read(_ rows: String, home: String = "Europe/Amsterdam", cycle: Bool = false) throws -> Result {
        try read(Array(xml(rows).utf8), home: home, cycle: cycle)
    }

    private final class Box {
        var shares: [CivilDate: [Metric: [RecordedShare]]] = [:]
        var details: [CivilDate: [RecordedDetail]] = [:]
    }
}
