import Domain
import Drawing
import Hummingbird
import Services
import Storage

/// Charts of someone's training.
struct TrainingChartRoutes {
    let database: Database
    let cache: AnswerCache

    func add(to group: RouterGroup<PersonalContext>) {
        let charts = ChartAnswers(cache: cache, part: .besideFood)
        for chart in TrainingChart.allCases {
            charts.add(
                "training/\(chart.rawValue)", to: group, range: Self.range,
                input: { try chart == .e1rm ? strength($0) : weeks($0) }, picture: chart.picture,
                figures: { PeriodData(chart, $0) })
        }
    }

    @Sendable private static func range(_ request: Request, _ person: Person) throws -> DayRange {
        let range = request.uri.queryParameters["range"] == nil ? .quarter : try TrendRange(request)
        return DayRange(range.days, endingOn: try request.date("end") ?? person.today)
    }

    private func strength(_ question: ChartQuestion) throws -> TrainingInput {
        let trained = try Trained(database, through: question.range.end, for: question.person)
        var input = try input(question)
        let sessions = try trained.chosen(question.request).map(trained.history.sessions) ?? []
        input.strength = StrengthTrend.points(sessions)
        input.exerciseName = sessions.last.map { trained.name($0.name, of: $0.exerciseID) } ?? ""
        return input
    }

    /// Weeks are told whole.
    private func weeks(_ question: ChartQuestion) throws -> TrainingInput {
        let end = question.range.end.startOfWeek.adding(days: 6)
        let count = (question.range.count + 6) / 7
        let trained = try Trained(database, weeks: count, endingOn: end, for: question.person)
        var input = try input(question)
        input.weeks = trained.weeks(count, endingOn: end)
        let targets = try database.targets(of: question.person.owner, beside: [])
        input.weeklyWorkouts = input.weeks.map { targets[$0.end].weeklyWorkouts?.value }
        return input
    }

    private func input(_ question: ChartQuestion) throws -> TrainingInput {
        let person = question.person
        return TrainingInput(
            range: question.range, today: person.today, units: person.preferences.units, words: question.words,
            muscleName: { $0.name(person.language) }, isNarrow: question.isNarrow)
    }
}
