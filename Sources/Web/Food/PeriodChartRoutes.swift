import Catalogue
import Domain
import Drawing
import Hummingbird
import Services
import Storage

/// Charts of what was eaten over a week or a month.
struct PeriodChartRoutes {
    let database: Database
    let cache: AnswerCache

    func add(to group: RouterGroup<PersonalContext>) {
        let charts = ChartAnswers(cache: cache)
        for chart in PeriodChart.allCases {
            charts.add(
                chart.rawValue, to: group, range: { try $0.period($1) }, input: input, picture: chart.picture,
                figures: { PeriodData(chart, $0) })
        }
    }

    @Sendable private func input(_ question: ChartQuestion) throws -> PeriodInput {
        let person = question.person
        return PeriodInput(
            chart: try question.days(before: question.range.count, in: database),
            entries: try database.entries.entries(of: person.owner, in: question.range), today: person.today,
            dayStartHour: person.preferences.dayStartHour,
            slotName: { Strings.shared.text("slot.\($0.rawValue)", person.language) })
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
