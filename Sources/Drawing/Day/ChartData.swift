public import Domain

/// The figures behind a chart, a row a day, with nothing where nothing is known.
public struct ChartData: ChartFigures, Sendable {
    public let columns: [String]
    public let rows: [(date: CivilDate, values: [Double?])]

    init(columns: [String], rows: [(date: CivilDate, values: [Double?])]) {
        self.columns = columns
        self.rows = rows
    }

    public init(_ chart: Chart, _ input: ChartInput) {
        switch chart {
        case .weight:
            columns = ["weightKg", "trendKg", "targetKg"]
            let trend = WeightTrend.trend(of: (input.before + input.days).map { $0[.weight] })
            let targets = input.targets(.weight)
            rows = input.days.enumerated().map { index, day in
                (day.date, [day[.weight], trend[input.before.count + index], targets[index]])
            }
        case .calories:
            columns = ["calories", "target"]
            rows = zip(input.days, input.targets(.energy)).map { ($0.date, [$0[.energy], $1]) }
        case .steps:
            columns = ["steps", "target"]
            rows = zip(input.days, input.targets(.steps)).map { ($0.date, [$0[.steps], $1]) }
        case .biofeedback:
            columns = ["energyLevel", "sleepQuality", "moodRating", "stressLevel"]
            rows = input.days.map { ($0.date, [$0[.energyLevel], $0[.sleepQuality], $0[.mood], $0[.stress]]) }
        }
    }

    public func json() -> String {
        let lines = rows.map { row in
            let fields = zip(columns, row.values).map { "\"\($0)\":\(Self.number($1) ?? "null")" }
            return "{\"date\":\"\(row.date)\",\(fields.joined(separator: ","))}"
        }
        return "[" + lines.joined(separator: ",\n") + "]\n"
    }

    public func csv() -> String {
        let lines = rows.map { row in
            ([row.date.description] + row.values.map { Self.number($0) ?? "" }).joined(separator: ",")
        }
        return ((["date"] + columns).joined(separator: ",") + "\r\n") + lines.map { $0 + "\r\n" }.joined()
    }

    static func number(_ value: Double?) -> String? {
        guard let value, value.isFinite else { return nil }
        let shown = value.magnitude < 1e12 ? (value * 1000).rounded() / 1000 : value
        return Int(exactly: shown).map(String.init) ?? String(shown)
    }
}
