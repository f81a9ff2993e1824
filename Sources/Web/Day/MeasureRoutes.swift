import Domain
import Drawing
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// Measures of the body, those that everybody has and those of one's own: all in one list, each as a chart.
struct MeasureRoutes {
    let database: Database
    let cache: AnswerCache

    /// Those that everybody has, with their field in the daily log.
    private static let common: [DailyLog.Field] = DailyLog.fields.filter { $0.metric.group == .body }

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("measures", use: list)
        group.post("measures", use: create)
        group.get("measures/:id", use: one)
        group.patch("measures/:id", use: update)
        group.delete("measures/:id", use: delete)
        group.put("measures/:id/restoring", use: restore)
        group.get("measures/:id/days/:date", use: figure)
        group.put("measures/:id/days/:date", use: set)
    }

    func addCharts(to group: RouterGroup<PersonalContext>) {
        ChartAnswers(cache: cache).add(
            "measure", to: group,
            range: { DayRange(try TrendRange($0).days, endingOn: try $0.date("end") ?? $1.today) },
            detail: { $0.uri.queryParameters["measure"].map(String.init) ?? "" },
            input: input, picture: { MeasureChart($0).picture() }, figures: { ChartData($0) })
    }

    /// One measure with what is known of it; figures of those that everybody has in kg, cm and %.
    private struct Shown: Encodable {
        struct Figure: Encodable {
            var date: CivilDate
            var value: Double
        }

        var id: String
        var name: String
        var unit: String
        var isOwn: Bool
        /// That of the daily log
        var field: String?
        /// The last two up to the day that was asked for, the later first
        var latest: [Figure]

        init(_ id: String, _ name: String, unit: String, field: String?, _ latest: [(date: CivilDate, value: Double)]) {
            self.id = id
            self.name = name
            self.unit = unit
            isOwn = field == nil
            self.field = field
            self.latest = latest.map { Figure(date: $0.date, value: $0.value) }
        }
    }

    /// Up to `?date=`, today otherwise.
    @Sendable private func list(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try request.date("date") ?? person.today
        let common = try Self.common.map { field in
            let metric = field.metric
            let last = try database.days.latest(metric, of: person.owner, onOrBefore: date)
            let before = try last.flatMap {
                $0.date > .first
                    ? try database.days.latest(metric, of: person.owner, onOrBefore: $0.date.adding(days: -1)) : nil
            }
            return Shown(
                metric.rawValue, person.text("log.\(metric.rawValue)"), unit: metric.unit.rawValue,
                field: field.name, [last, before].compactMap { $0 })
        }
        return .json(try common + database.measures.list(person.owner).map { try shown($0, person, on: date) })
    }

    /// One of their own.
    @Sendable private func one(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let measure = try own(try context.parameters.require("id"), person)
        return try .json(try shown(measure, person, on: person.today)).tagged(measure)
    }

    private func own(_ id: OwnMeasure.ID, _ person: Person) throws -> OwnMeasure {
        guard let measure = try database.measures.list(person.owner).first(where: { $0.id == id }) else {
            throw Problem.notFound
        }
        return measure
    }

    private func shown(_ measure: OwnMeasure, _ person: Person, on date: CivilDate) throws -> Shown {
        Shown(
            measure.id, measure.name, unit: measure.unit, field: nil,
            try database.measures.latest(measure.id, of: person.owner, onOrBefore: date))
    }

    @Sendable private func create(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let form = try await request.form()
        return try database.inTurn {
            try save(OwnMeasure(id: try request.newID(for: person.owner), name: "", unit: ""), form, person, .created)
        }
    }

    @Sendable private func update(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let form = try await request.form()
        let id = try context.parameters.require("id")
        return try database.inTurn {
            let measure = try own(id, person)
            try request.requireMatch(measure)
            return try save(measure, form, person, .ok)
        }
    }

    /// Two of the same name could not be told apart.
    private func save(
        _ old: OwnMeasure, _ form: Form, _ person: Person, _ status: HTTPResponse.Status
    ) throws -> Response {
        var form = form
        var measure = old
        if measure.name.isEmpty || form.has("name") { measure.name = form.requiredText("name", limit: 40) }
        let unit = form.text("unit", limit: 12)
        if case .clear = unit { measure.unit = "" }
        unit.apply(to: &measure.unit)
        let others = try database.measures.list(person.owner).filter { $0.id != measure.id }
        let names = others.map(\.name) + Self.common.map { person.text("log.\($0.metric.rawValue)") }
        if names.contains(where: { FoldedText.words($0) == FoldedText.words(measure.name) && !measure.name.isEmpty }) {
            form.complain("name", "problem.nameTaken")
        }
        if others.count >= OwnMeasure.most {
            form.complain("name", "problem.measures", ["max": .number(Double(OwnMeasure.most))])
        }
        try form.check()
        try database.measures.save(measure, of: person.owner, now: person.now)
        return try .json(try shown(measure, person, on: person.today), status: status).tagged(measure)
    }

    @Sendable private func delete(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        try database.measures.delete(try context.parameters.require("id"), of: person.owner, now: person.now)
        return .noContent
    }

    @Sendable private func restore(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        try database.measures.restore(try context.parameters.require("id"), of: person.owner)
        return .noContent
    }

    /// What is known of one day; no `value` where nothing is.
    private struct Known: Encodable {
        var date: CivilDate
        var value: Double?
    }

    @Sendable private func figure(_: Request, context: PersonalContext) throws -> Response {
        let id = try own(try context.parameters.require("id"), context.person).id
        let known = try known(id, try context.date("date"), context.person)
        return try .json(known).tagged(known)
    }

    private func known(_ id: OwnMeasure.ID, _ date: CivilDate, _ person: Person) throws -> Known {
        let figures = try database.measures.figures(of: person.owner, in: DayRange(1, endingOn: date))
        return Known(date: date, value: figures[date]?[id])
    }

    /// `value` in the measure's unit; `null` clears the day.
    @Sendable private func set(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let id = try context.parameters.require("id")
        let date = try context.date("date")
        var form = try await request.form()
        if date > person.today || date < .first {
            form.complain("value", "problem.dateRange", ["min": .date(.first), "max": .date(person.today)])
        }
        let value = form.number("value", in: OwnMeasure.range)
        if case .unchanged = value { form.complain("value", "problem.required") }
        try form.check()
        return try database.inTurn {
            try request.requireMatch(try known(id, date, person))
            try database.measures.set(value.value, of: id, person.owner, day: date, now: person.now)
            return try .json(try shown(try own(id, person), person, on: person.today))
                .tagged(try known(id, date, person))
        }
    }

    @Sendable private func input(_ question: ChartQuestion) throws -> MeasureInput {
        let person = question.person
        let id = question.request.uri.queryParameters["measure"].map(String.init) ?? Metric.weight.rawValue
        var chart = ChartInput(
            days: question.range.map { Day(date: $0) }, units: person.preferences.units, words: question.words,
            isNarrow: question.isNarrow)
        if let metric = Self.common.map(\.metric).first(where: { $0.rawValue == id }) {
            chart.days = try database.days.days(of: person.owner, in: question.range)
            let unit = UnitConversion.display(0, of: metric.unit, in: person.preferences.units).unit
            return MeasureInput(
                chart: chart, name: person.text("log.\(id)"), unit: unit,
                values: chart.days.map { day in
                    day[metric].map { UnitConversion.display($0, of: metric.unit, in: person.preferences.units).value }
                })
        }
        let measure = try own(id, person)
        let figures = try database.measures.figures(of: person.owner, in: question.range)
        return MeasureInput(
            chart: chart, name: measure.name, unit: measure.unit, values: chart.days.map { figures[$0.date]?[id] })
    }
}
