import Domain
import Drawing
import Hummingbird
import Services
import Storage

/// Charts of how the days went.
struct ChartRoutes {
    let database: Database
    let cache: AnswerCache

    /// Days before a range that its weight trend is settled with.
    private static let settling = 60

    func add(to group: RouterGroup<PersonalContext>) {
        let charts = ChartAnswers(cache: cache)
        for chart in Chart.allCases {
            charts.add(
                chart.rawValue, to: group,
                range: { DayRange(try TrendRange($0).days, endingOn: try $0.date("end") ?? $1.today) },
                input: { try $0.days(before: Self.settling, in: database) }, picture: chart.picture,
                figures: { ChartData(chart, $0) })
        }
    }
}
