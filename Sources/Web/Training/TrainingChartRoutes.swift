import Catalogue
import Domain
import Drawing
import Hummingbird
import NIOCore
import Storage

/// Pictures of someone's training, and the figures behind them as JSON and CSV.
struct TrainingChartRoutes {
    let database: Database
    let people: People
    let cache: AnswerCache

    func add(to group: RouterGroup<Caller>) {
        for chart in TrainingChart.allCases {
            group.addChart(
                "training/\(chart.rawValue)", picture: { try picture(chart, $0, $1) },
                figures: { text, request, context in
                    let person = try people.person(try context.owner())
                    let data = PeriodData(chart, try input(chart, request, person, isNarrow: false))
                    return text == .json ? data.json() : data.csv()
                })
        }
    }

    private func picture(_ chart: TrainingChart, _ request: Request, _ context: Caller) throws -> ByteBuffer {
        let person = try people.person(try context.owner())
        let isInline = request.uri.queryParameters["inline"] == "1"
        let isNarrow = request.uri.queryParameters["size"] == "narrow"
        let (range, end) = try Self.range(request, person)
        let exercise = request.uri.queryParameters["exercise"].map(String.init) ?? ""
        let key =
            "training \(chart) \(range.days) \(end) \(person.today) \(isInline) \(isNarrow) \(exercise.prefix(400))"
        return try cache.answer(person.owner, key) {
            let input = try input(chart, request, person, isNarrow: isNarrow)
            return ByteBuffer(bytes: SVGWriter(isStandAlone: !isInline).write(chart.picture(input)))
        }
    }

    private static func range(_ request: Request, _ person: Person) throws(Problem) -> (TrendRange, CivilDate) {
        (
            request.uri.queryParameters["range"] == nil ? .quarter : try TrendRange(request),
            try request.date("end") ?? person.today
        )
    }

    private func input(
        _ chart: TrainingChart, _ request: Request, _ person: Person, isNarrow: Bool
    ) throws -> TrainingInput {
        let (range, end) = try Self.range(request, person)
        // Weeks are told whole.
        let last = chart == .e1rm ? end : end.startOfWeek.adding(days: 6)
        let trained = try Trained(database, through: last, for: person)
        let language = person.language
        var input = TrainingInput(
            range: DayRange(range.days, endingOn: end), today: person.today,
            goals: try database.goals.history(person.owner), units: person.preferences.units,
            words: ChartWords(language: language) { Strings.shared.sentence("chart.\($0)", language) },
            muscleName: { $0.name(language) }, isNarrow: isNarrow)
        if chart == .e1rm {
            let sessions = try trained.chosen(request).map(trained.history.sessions) ?? []
            input.sessions = sessions
            input.exerciseName = sessions.last.map { trained.name($0.name, of: $0.exerciseID) } ?? ""
        } else {
            input.weeks = trained.weeks((range.days + 6) / 7, endingOn: last)
        }
        return input
    }
}
