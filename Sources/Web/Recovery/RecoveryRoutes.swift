import Domain
import Drawing
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// Sleep, heart and activity beside what is usual, and what goes with what.
struct RecoveryRoutes {
    let database: Database
    let cache: AnswerCache

    /// Days of the list
    private static let rows = 28
    /// The longest baseline of the oldest row, and what alarms look back on.
    private static let reach = rows + BaselineWindow.quarter.rawValue

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("recovery", use: recovery)
        group.get("recovery/days", use: days)
    }

    /// `?date=` today otherwise, `?window=` 14, 28, 60 or 90 days of baseline.
    @Sendable private func recovery(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try request.date("date") ?? person.today
        let window = try request.window()
        return Response(
            json: try cache.answer(person.owner, .recovery(date, window, today: person.today)) {
                let range = DayRange(Self.reach, endingOn: date)
                let days = try database.days.days(of: person.owner, in: range, recorded: true)
                    .withoutCalories(for: person)
                let habits = try habits(days, on: date, of: person)
                return ByteBuffer(
                    bytes: try JSON.encoder.encode(
                        RecoveryAnswer(
                            days, on: date, window: window,
                            background: try database.profiles.get(person.owner).background, habits: habits,
                            for: person)))
            })
    }

    /// What goes with what in the last days, of which today is not over.
    private func habits(_ days: [Day], on date: CivilDate, of person: Person) throws -> HabitFindings.Result {
        let whole = date < person.today ? days : days.filter { $0.date < person.today }
        return HabitFindings.all(
            days: whole.suffix(HabitFindings.reach),
            entries: try database.entries.entries(
                of: person.owner, in: DayRange(HabitFindings.reach + 1, endingOn: date)),
            dayStartHour: person.preferences.dayStartHour)
    }

    /// One of the findings as a picture, by `?behaviour=`, `?outcome=` and `?lag=` as `/api/recovery` names them.
    func addCharts(to group: RouterGroup<PersonalContext>) {
        ChartAnswers(cache: cache).add(
            "habit", to: group, range: { DayRange(Self.reach, endingOn: try $0.date("date") ?? $1.today) },
            detail: { request in
                ["behaviour", "outcome", "lag"].map {
                    request.uri.queryParameters[Substring($0)].map(String.init) ?? ""
                }
                .joined(separator: " ")
            },
            input: habit, picture: { HabitChart($0).picture() }, figures: { ChartData($0) })
    }

    @Sendable private func habit(_ question: ChartQuestion) throws -> HabitInput {
        let (person, query) = (question.person, question.request.uri.queryParameters)
        let days = try database.days.days(of: person.owner, in: question.range, recorded: true)
            .withoutCalories(for: person)
        let lag = try question.request.number("lag", in: 0...7, default: 0)
        guard
            let found = RecoveryWords(person: person).picture(
                query["behaviour"].map(String.init) ?? "", query["outcome"].map(String.init) ?? "", lag: lag,
                in: try habits(days, on: question.range.end, of: person))
        else { throw Problem.notFound }
        return found
    }

    private struct Row: Encodable {
        var date: CivilDate
        var readings: [Reading]
    }

    /// `?end=` today otherwise, and 27 days before it, newest first: what is known of each beside the days before it.
    @Sendable private func days(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let end = try request.date("end") ?? person.today
        let window = try request.window()
        return Response(
            json: try cache.answer(person.owner, .recoveryDays(endingOn: end, window, today: person.today)) {
                let range = DayRange(Self.reach, endingOn: end)
                let days = try database.days.days(of: person.owner, in: range).withoutCalories(for: person)
                let metrics = DailySnapshot.metrics(days)
                let rows = days.suffix(Self.rows).reversed().map { day in
                    Row(
                        date: day.date,
                        readings: metrics.compactMap {
                            Reading($0, on: day.date, in: days, window: window, today: person.today)
                        }.filter { $0.date == day.date })
                }
                return ByteBuffer(bytes: try JSON.encoder.encode(rows))
            })
    }
}

extension Request {
    /// How many days make the baseline; four weeks unless `?window=` says otherwise.
    ///
    /// - Throws: 422 for a window that is none of the four.
    fileprivate func window() throws(Problem) -> BaselineWindow {
        guard let text = uri.queryParameters["window"], !text.isEmpty else { return .month }
        if let window = Int(text).flatMap(BaselineWindow.init(rawValue:)) { return window }
        let choices = BaselineWindow.allCases.map { String($0.rawValue) }.joined(separator: ", ")
        throw .invalid("window", "problem.choice", values: ["choices": .text(choices)])
    }
}
