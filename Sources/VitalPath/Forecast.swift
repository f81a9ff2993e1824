import ArgumentParser
import Domain
import Foundation

struct Forecast: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forecast", abstract: "Estimate expenditure and foretell weight from weigh-ins and logs.",
        discussion: """
            Reads lines of JSON with id, profile (sex, birthDate, heightCm, activity), lastDate, days (date, weightKg, \
            energyKcal, isPartial) and plan (targetKcal, days), and writes a line {"id", "expenditure", "forecast"} for \
            each: 90 % intervals after 7, 28, 56 and 84 days, null where too little is known.
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
            guard let line = try? decoder.decode(Line.self, from: Data(text.utf8)) else {
                throw ValidationError("Not a line with id, profile, lastDate, days and plan: \(text.prefix(80))")
            }
            print(String(decoding: try encoder.encode(Answer(line)), as: UTF8.self))
        }
    }

    private struct Line: Decodable {
        var id: String
        var profile: Person
        var lastDate: CivilDate
        var days: [Entry]
        var plan: Plan

        struct Person: Decodable {
            var sex: String?
            var birthDate: CivilDate?
            var heightCm: Double?
            var activity: String?
        }

        struct Entry: Decodable {
            var date: CivilDate
            var weightKg: Double?
            var energyKcal: Double?
            var isPartial: Bool?
        }

        struct Plan: Decodable {
            var targetKcal: Double
            var days: Int
        }
    }

    private struct Answer: Encodable {
        var id: String
        var expenditure: Expenditure?
        var forecast: [Point]?

        struct Expenditure: Encodable {
            var kcal: Double
            var low: Double
            var high: Double
        }

        struct Point: Encodable {
            var day: Int
            var kg: Double
            var low: Double
            var high: Double
        }

        init(_ line: Line) {
            id = line.id
            var profile = Profile()
            profile.sex = line.profile.sex.flatMap(Sex.init)
            profile.birthDate = line.profile.birthDate
            profile.height = line.profile.heightCm
            profile.activity = line.profile.activity.flatMap {
                ActivityLevel(rawValue: $0.replacing(" ", with: "_"))
            }
            let known = line.days.map {
                (
                    date: $0.date,
                    entry: EnergyRecord.Entry(
                        weight: $0.weightKg, intake: $0.energyKcal, isFull: $0.isPartial != true)
                )
            }
            guard let record = EnergyRecord(known, through: line.lastDate) else { return }
            let estimate = AdaptiveExpenditure(record: record, profile: profile)
            expenditure = estimate.now.map {
                Expenditure(kcal: $0.kilocalories, low: $0.interval.lowerBound, high: $0.interval.upperBound)
            }
            forecast = WeightForecast(estimate, intake: line.plan.targetKcal, days: line.plan.days).map { forecast in
                forecast.points.enumerated().filter { [7, 28, 56, 84].contains($0.offset + 1) }.map { index, point in
                    Point(
                        day: index + 1, kg: point.weight, low: point.interval.lowerBound,
                        high: point.interval.upperBound)
                }
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(id, forKey: .id)
            try container.encode(expenditure, forKey: .expenditure)
            try container.encode(forecast, forKey: .forecast)
        }

        private enum Key: String, CodingKey { case id, expenditure, forecast }
    }
}
