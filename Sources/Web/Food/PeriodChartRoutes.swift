import Catalogue
import Domain
import Drawing
import Hummingbird
import NIOCore
import Storage

/// Pictures of what was eaten over a week or a month, and the figures behind them as JSON and CSV.
struct PeriodChartRoutes {
    let database: Database
    let people: People
    let cache: AnswerCache

    func add(to group: RouterGroup<Caller>) {
        for chart in PeriodChart.allCases {
            group.addChart(
                chart.rawValue, picture: { try picture(chart, $0, $1) },
                figures: { text, request, context in
                    let person = try people.person(try context.owner())
                    let data = PeriodData(chart, try input(try request.period(person), person, isNarrow: false))
                    return text == .json ? data.json() : data.csv()
                })
        }
    }

    private func picture(_ chart: PeriodChart, _ request: Request, _ context: Caller) throws -> ByteBuffer {
        let person = try people.person(try context.owner())
        let range = try request.period(person)
        let isInline = request.uri.queryParameters["inline"] == "1"
        let isNarrow = request.uri.queryParameters["size"] == "narrow"
        let key = "chart \(chart) \(range.start) \(range.end) \(person.today) \(isInline) \(isNarrow)"
        return try cache.answer(person.owner, key) {
            let input = try input(range, person, isNarrow: isNarrow)
            return ByteBuffer(bytes: SVGWriter(isStandAlone: !isInline).write(chart.picture(input)))
        }
    }

    private func input(_ range: DayRange, _ person: Person, isNarrow: Bool) throws -> PeriodInput {
        let all = try database.days.days(of: person.owner, in: DayRange(2 * range.count, endingOn: range.end))
        let language = person.language
        let goals = try database.goals.history(person.owner).suggestingEnergy(
            profile: database.profiles.get(person.owner), weight: all.latest(.weight)?.value,
            bodyFat: all.latest(.bodyFat)?.value)
        return PeriodInput(
            chart: ChartInput(
                days: Array(all.suffix(range.count)), before: Array(all.dropLast(range.count)), goals: goals,
                units: person.preferences.units,
                words: ChartWords(language: language) { Strings.shared.sentence("chart.\($0)", language) },
                isNarrow: isNarrow),
            entries: try database.entries.entries(of: person.owner, in: range), today: person.today,
            dayStartHour: person.preferences.dayStartHour,
            slotName: { Strings.shared.text("slot.\($0.rawValue)", language) })
    }
}

extension Request {
    private static var longest: Int { 62 }

    /// `?from=&to=`, at most 62 days; the last seven otherwise.
    ///
    /// - Throws: 422
    func period(_ person: Person) throws(Problem) -> DayRange {
        let end = try date("to") ?? person.today
        let start = try date("from") ?? end.adding(days: -6)
        guard let range = DayRange(from: start, through: end), range.count <= Self.longest else {
            throw .invalid("from", "problem.rangeOrder", values: ["max": .number(Double(Self.longest))])
        }
        return range
    }
}
