import Domain

/// The figures behind a chart of a stretch of days, with nothing where nothing is known.
public struct PeriodData: ChartFigures, Sendable {
    public enum Cell: Sendable, Equatable {
        case text(String)
        case number(Double?)
        case truth(Bool)
    }

    public let columns: [String]
    public let rows: [[Cell]]

    /// - energy: a row a day, with the day that it is compared with
    /// - macros: a row a day, g and parts of 1 of their energy
    /// - meals: a row a meal slot with energy
    /// - times: a row for each hour of each weekday (1 is Monday), how many days have food then, and at all
    public init(_ chart: PeriodChart, _ input: PeriodInput) {
        let days = input.chart.days
        switch chart {
        case .energy:
            columns = ["date", "calories", "isAtLeast", "target", "caloriesBefore"]
            let targets = input.chart.targets(.energy)
            let before = Array(input.chart.before.suffix(days.count))
            rows = days.enumerated().map { index, day in
                let earlier = index - (days.count - before.count)
                return [
                    .text(day.date.description), .number(day.foodEnergy),
                    .truth(day.figures[.energy]?.isAtLeast == true),
                    .number(targets[index]),
                    .number(earlier >= 0 ? before[earlier].foodEnergy : nil),
                ]
            }
        case .macros:
            columns = [
                "date", "proteinG", "carbsG", "fatG", "proteinShare", "carbsShare", "fatShare", "isAtLeast",
            ]
            rows = days.map { day in
                let shares = MacroShares(day)
                return [.text(day.date.description)] + MacroShares.metrics.map { .number(day[$0]) }
                    + MacroShares.metrics.map { .number(shares?[$0]) } + [.truth(shares?.isAtLeast == true)]
            }
        case .meals:
            columns = ["slot", "share", "days"]
            rows = FoodPeriod.SlotShare.all(input.entries).filter { $0.share > 0 }.map {
                [.text($0.slot.rawValue), .number($0.share), .number(Double($0.days))]
            }
        case .times:
            columns = ["weekday", "hour", "daysEaten", "days"]
            let hours = EatingHours(input.entries)
            rows = (0..<7).flatMap { weekday in
                (0..<24).map { hour -> [Cell] in
                    let row = [weekday + 1, hour, hours.counts[weekday][hour], hours.days[weekday]]
                    return row.map { .number(Double($0)) }
                }
            }
        }
    }

    public func json() -> String {
        let lines = rows.map { row in
            let fields = zip(columns, row).map { column, cell in
                switch cell {
                case .text(let text): "\"\(column)\":\"\(text)\""
                case .number(let value): "\"\(column)\":\(ChartData.number(value) ?? "null")"
                case .truth(let value): "\"\(column)\":\(value)"
                }
            }
            return "{\(fields.joined(separator: ","))}"
        }
        return "[" + lines.joined(separator: ",\n") + "]\n"
    }

    public func csv() -> String {
        let lines = rows.map { row in
            row.map { cell in
                switch cell {
                case .text(let text): text
                case .number(let value): ChartData.number(value) ?? ""
                case .truth(let value): String(value)
                }
            }
        }
        return ([columns] + lines).map { $0.joined(separator: ",") + "\r\n" }.joined()
    }
}
