import Catalogue
import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// What a text in the one box means. Nothing is logged: the page does what is certain when Enter is pressed.
struct ReadingRoutes {
    let database: Database
    let drafter: SentenceDrafter
    let model: ModelClient
    /// With each person's own words and foods
    private let readers: PerAccount<BoxReader>

    /// How far back the last value of a figure is looked for.
    private static let days = 60

    init(database: Database, drafter: SentenceDrafter, model: ModelClient) {
        self.database = database
        self.drafter = drafter
        self.model = model
        readers = PerAccount(changes: database.changes)
    }

    func add(to group: RouterGroup<PersonalContext>) {
        group.post("readings", use: read)
    }

    /// Reads `text`; as food or a workout alone where `kind` says so. With `asksModel` the person's own language model is
    /// asked about what was hardly understood.
    @Sendable private func read(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        let text = form.text("text", limit: SentenceDraftRoutes.longest, lines: true).value
        if text == nil { form.complain("text", "problem.required") }
        let kind = form.choice("kind", of: SentenceDraft.Kind.self).value
        let asksModel = form.flag("asksModel").value ?? false
        try form.check()
        let reader = try readers.value(of: person.owner, needsDays: false) {
            BoxReader.shared.knowing(
                SentenceParser(lexicon: try drafter.words.lexicon(of: person)),
                foods: try drafter.foods.ownNames(of: person.owner))
        }
        // Whoever types in the other language is understood, too; but what says nothing in one's own is not sure in it.
        let readings = person.languages.lazy.map { language in
            reader.read(
                text ?? "", language: language, today: person.today, minute: person.minute,
                units: person.preferences.units)
        }
        var reading = readings.first { $0.route != .unsure } ?? BoxReading(.unsure)
        if readings.first?.route == .unsure { reading.isCertain = false }
        var answer = ReadingAnswer(reading, last: try last(reading, person), person)
        for part in Self.parts(of: reading, text ?? "", kind) {
            answer.drafts.append(
                try await drafter.draft(
                    part.text, part.kind, part.date, asking: asksModel ? model : nil, for: person))
        }
        return .json(answer)
    }

    /// What is drafted of a text: what is about food and training, and what may be.
    private static func parts(
        of reading: BoxReading, _ text: String, _ kind: SentenceDraft.Kind?
    ) -> [(text: String, kind: SentenceDraft.Kind?, date: CivilDate?)] {
        if let kind { return [(reading.sentences.map(\.text).joined(separator: " ").nonEmpty ?? text, kind, nil)] }
        if !reading.sentences.isEmpty { return reading.sentences.map { ($0.text, $0.kind, $0.date) } }
        switch reading.route {
        case .unsure, .care: return [(text, nil, nil)]
        case .action where reading.action?.isOfTemplate == true: return [(text, nil, nil)]
        default: return []
        }
    }

    /// For each metric that was read the newest value until its day.
    private func last(_ reading: BoxReading, _ person: Person) throws -> [Metric: (value: Double, date: CivilDate)] {
        guard let end = reading.figures.map(\.date).max() else { return [:] }
        var last: [Metric: (value: Double, date: CivilDate)] = [:]
        for day in try database.days.days(of: person.owner, in: DayRange(Self.days, endingOn: end)) {
            for figure in reading.figures where day.date <= figure.date {
                if let known = day.figures[figure.metric] { last[figure.metric] = (known.value, day.date) }
            }
        }
        return last
    }
}

extension BoxReading.Action {
    /// Whether something earlier is used again.
    fileprivate var isOfTemplate: Bool { [.startTemplate, .repeatMeal, .repeatYesterday].contains(self) }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

/// A reading, with its figures as a daily log takes them and drafts of what else can be logged.
private struct ReadingAnswer: Encodable {
    struct Figure: Encodable {
        let metric: Metric
        /// Its name, as within a sentence
        let words: String
        /// Of the daily log; `nil` where that has none.
        let field: String?
        /// In the unit of `field`.
        let value: Double
        let date: CivilDate
        let last: Last?
    }

    struct Last: Encodable {
        /// "82.1 kg"
        let words: String
        let date: CivilDate
    }

    let routes: [BoxReading.Route]
    let isCertain: Bool
    let figures: [Figure]
    let note: String?
    let page: BoxReading.Page?
    let action: BoxReading.Action?
    let seconds: Double?
    var drafts: [DraftAnswer] = []

    init(_ reading: BoxReading, last: [Metric: (value: Double, date: CivilDate)], _ person: Person) {
        routes = reading.routes
        let names = CoachWords(person: person)
        figures = reading.figures.map { figure in
            let field = DailyLog.fields.first { $0.metric == figure.metric }
            return Figure(
                metric: figure.metric, words: names.words(.metric(figure.metric)), field: field?.name,
                value: figure.value / (field?.factor ?? 1),
                date: figure.date,
                last: last[figure.metric].map { Last(words: person.shown($0.value, figure.metric), date: $0.date) })
        }
        isCertain = reading.isCertain && figures.allSatisfy { $0.field != nil }
        note = reading.note
        page = reading.page
        action = reading.action
        seconds = reading.seconds
    }
}
