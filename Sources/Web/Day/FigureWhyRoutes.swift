import Domain
import Hummingbird
import Services
import Storage

/// What stands behind a figure of Today and Trends, for whoever opens its "Why?".
struct FigureWhyRoutes {
    let database: Database

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("why/:metric", use: why)
    }

    /// With a `range` of days what their halves rest on, else what the figure and the goal of one day do.
    @Sendable private func why(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        guard let metric = Metric(rawValue: try context.parameters.require("metric")) else { throw Problem.notFound }
        guard request.uri.queryParameters["range"] == nil else {
            let end = try request.date("end") ?? person.today
            let range = DayRange(try TrendRange(request).days, endingOn: end)
            var why = FigureWords(person).halves(metric, in: try database.days.days(of: person.owner, in: range))
            why.article = person.article(beside: "metric.\(metric.rawValue)")
            return .json(why)
        }
        return .json(try day(metric, try request.date("date") ?? person.today, person))
    }

    private func day(_ metric: Metric, _ date: CivilDate, _ person: Person) throws -> Why {
        let days = try database.days.days(of: person.owner, in: DayRange(90, endingOn: date))
        let words = FigureWords(person)
        let figure = days.last?.figures[metric]
        var why =
            if metric == .weight {
                words.weight(days)
            } else if metric.isFromFood {
                words.food(
                    metric, figure,
                    try database.entries.entries(of: person.owner, in: DayRange(1, endingOn: date)))
            } else {
                words.recorded(metric, figure)
            }
        why.goal = GoalWords(
            person: person, profile: try database.profiles.get(person.owner),
            targets: try database.targets(of: person.owner, on: date)
        ).why(metric)
        why.article = person.article(beside: "metric.\(metric.rawValue)")
        return why
    }
}
