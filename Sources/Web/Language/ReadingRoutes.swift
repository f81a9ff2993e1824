import Catalogue
import Domain
import Foundation
import Hummingbird

/// What a text in the one box means. Nothing is logged: the page does what is certain when Enter is pressed.
struct ReadingRoutes {
    let people: People

    private static let longest = 10_000

    func add(to group: RouterGroup<Caller>) {
        group.post("readings", use: read)
    }

    @Sendable private func read(_ request: Request, context: Caller) async throws -> Response {
        let person = try people.person(try context.owner())
        var form = try await request.form(context)
        let text = form.text("text", limit: Self.longest, lines: true).value
        if text == nil { form.complain("text", "problem.required") }
        try form.check()
        let reading = BoxReader.shared.read(
            text ?? "", language: person.language, today: person.today, units: person.preferences.units)
        return .json(ReadingAnswer(reading, person))
    }
}

/// A reading, with its figures as a daily log takes them.
private struct ReadingAnswer: Encodable {
    struct Figure: Encodable {
        let metric: Metric
        /// Of the daily log; `nil` where that has none.
        let field: String?
        /// In the unit of `field`.
        let value: Double
        let date: CivilDate
        /// "weight 72.1 kg", in the reader's language
        let words: String
    }

    let routes: [BoxReading.Route]
    let isCertain: Bool
    let figures: [Figure]
    let note: String?
    let page: BoxReading.Page?
    let action: BoxReading.Action?
    let sentence: String?

    init(_ reading: BoxReading, _ person: Person) {
        routes = reading.routes
        figures = reading.figures.map { figure in
            let field = DailyLog.fields.first { $0.metric == figure.metric }
            return Figure(
                metric: figure.metric, field: field?.name, value: figure.value / (field?.factor ?? 1),
                date: figure.date,
                words: person.text("coach.metric.\(figure.metric.rawValue)") + " "
                    + person.shown(figure.value, figure.metric))
        }
        isCertain = reading.isCertain && figures.allSatisfy { $0.field != nil }
        note = reading.note
        page = reading.page
        action = reading.action
        sentence = reading.sentence
    }
}
