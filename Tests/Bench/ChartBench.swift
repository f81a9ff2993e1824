import Catalogue
import Domain
import Drawing
import Foundation
import Storage

/// Charts of 90 days of the demo's life, from days in memory to the bytes of the picture.
enum ChartBench {
    static func run() throws -> [(String, Duration)] {
        let database = try Database.temporary()
        let now = Date()
        let today = CivilDate(ordinal: Int(now.timeIntervalSince1970) / 86_400)
        let owner = try database.accounts.create(name: "charts", passwordHash: nil, now: now, isOwner: true).id
        try DemoData.fill(database, owner: owner, endingOn: today, now: now)
        let days = try database.days.days(of: owner, in: DayRange(150, endingOn: today))
        let input = ChartInput(
            days: Array(days.suffix(90)), before: Array(days.dropLast(90)), goals: try database.goals.history(owner),
            units: .metric,
            words: ChartWords(language: .en) { Strings.shared.sentence("chart.\($0)", .en) })
        try database.close()
        return Chart.allCases.map { chart in
            var bytes = 0
            let times = (0..<2000).map { _ in
                ContinuousClock().measure { bytes += SVGWriter(isStandAlone: true).write(chart.picture(input)).count }
            }
            precondition(bytes > 0)
            return ("chart \(chart.rawValue) p50", Bench.percentile(0.5, of: times))
        }
    }
}

/// What `--demo` does before it serves.
enum DemoBench {
    static func run() throws -> [(String, Duration)] {
        let database = try Database.temporary()
        defer { try? database.close() }
        let now = Date()
        let owner = try database.accounts.create(name: "demo", passwordHash: nil, now: now, isOwner: true).id
        let today = CivilDate(ordinal: Int(now.timeIntervalSince1970) / 86_400)
        let time = try ContinuousClock().measure {
            try DemoData.fill(database, owner: owner, endingOn: today, now: now)
        }
        return [("demo of 400 days", time)]
    }
}
