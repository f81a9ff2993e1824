import Catalogue
import Domain
import Drawing
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// Charts as pictures, and the figures behind them as JSON and CSV.
struct ChartRoutes {
    let database: Database
    let people: People
    let cache: AnswerCache

    /// Days before a range that its weight trend is settled with.
    private static let settling = 60

    func add(to group: RouterGroup<Caller>) {
        for chart in Chart.allCases {
            group.addChart(
                chart.rawValue, picture: { try picture(chart, $0, $1) },
                figures: { text, request, context in
                    let person = try people.person(try context.owner())
                    let (range, end) = try Self.range(request, person)
                    let data = ChartData(chart, try input(range, end, person, isNarrow: false))
                    return text == .json ? data.json() : data.csv()
                })
        }
    }

    private func picture(_ chart: Chart, _ request: Request, _ context: Caller) throws -> ByteBuffer {
        let person = try people.person(try context.owner())
        let (range, end) = try Self.range(request, person)
        let isInline = request.uri.queryParameters["inline"] == "1"
        let isNarrow = request.uri.queryParameters["size"] == "narrow"
        return try cache.answer(person.owner, "chart \(chart) \(range.days) \(end) \(isInline) \(isNarrow)") {
            let input = try input(range, end, person, isNarrow: isNarrow)
            return ByteBuffer(bytes: SVGWriter(isStandAlone: !isInline).write(chart.picture(input)))
        }
    }

    private static func range(_ request: Request, _ person: Person) throws(Problem) -> (TrendRange, CivilDate) {
        (try TrendRange(request), try request.date("end") ?? person.today)
    }

    private func input(_ range: TrendRange, _ end: CivilDate, _ person: Person, isNarrow: Bool) throws -> ChartInput {
        let all = try database.days.days(of: person.owner, in: DayRange(range.days + Self.settling, endingOn: end))
        let language = person.language
        return ChartInput(
            days: Array(all.suffix(range.days)), before: Array(all.dropLast(range.days)),
            goals: try goals(person, all), units: person.preferences.units,
            words: ChartWords(language: language) { Strings.shared.sentence("chart.\($0)", language) },
            isNarrow: isNarrow)
    }

    /// The goals in force, with the suggested calories where someone set none.
    private func goals(_ person: Person, _ days: [Day]) throws -> [Goals] {
        try database.goals.history(person.owner).suggestingEnergy(
            profile: database.profiles.get(person.owner), weight: days.latest(.weight)?.value,
            bodyFat: days.latest(.bodyFat)?.value)
    }
}
