import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Storage

/// The daily log: read by day or range, written in part or whole. Writing a day twice changes it, never doubles it.
struct DailyLogRoutes {
    let database: Database
    let cache: AnswerCache

    /// The longest range that one request gets, in days.
    static let longestRange = 3_660

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("daily-logs", use: list)
        group.get("daily-logs/today", use: today)
        group.get("daily-logs/range/:days", use: range)
        group.get("daily-logs/:date", use: one)
        group.post("daily-logs", use: save)
    }

    /// The last 90 days with something in them, or `?from=&to=`.
    @Sendable private func list(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let end = try request.date("to") ?? person.today
        let start = try request.date("from") ?? end.adding(days: -89)
        guard let range = DayRange(from: start, through: end), range.count <= Self.longestRange else {
            throw Problem.invalid("from", "problem.rangeOrder", values: ["max": .number(Double(Self.longestRange))])
        }
        return try answer(request, range, person)
    }

    @Sendable private func range(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let days = try TrendRange(path: try context.parameters.require("days")).days
        return try answer(request, DayRange(days, endingOn: person.today), person)
    }

    private func answer(_ request: Request, _ range: DayRange, _ person: Person) throws -> Response {
        try request.picked(
            try cache.answer(person.owner, .dailyLogs(range)) {
                let days = try database.days.days(of: person.owner, in: range).filter { !$0.isEmpty }
                return ByteBuffer(bytes: try JSON.encoder.encode(days.map { log($0, person.owner) }))
            })
    }

    @Sendable private func today(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        return try one(person.today, person)
    }

    @Sendable private func one(_: Request, context: PersonalContext) throws -> Response {
        try one(try context.date("date"), context.person)
    }

    private func one(_ date: CivilDate, _ person: Person) throws -> Response {
        var response = Response(
            json: try cache.answer(person.owner, .dailyLog(date)) {
                guard let day = try day(date, person), !day.isEmpty else { return ByteBuffer(string: "null") }
                return ByteBuffer(bytes: try JSON.encoder.encode(log(day, person.owner)))
            })
        let tag = try cache.answer(person.owner, .dailyLogTag(date)) {
            ByteBuffer(string: try EntityTag.of(try state(date, person)))
        }
        response.headers[.eTag] = String(buffer: tag)
        return response
    }

    private func day(_ date: CivilDate, _ person: Person) throws -> Day? {
        try database.days.days(of: person.owner, in: DayRange(1, endingOn: date)).first
    }

    /// What of a day someone writes in its log. What they eat meanwhile, and what devices record, is no other state of it.
    private struct State: Encodable {
        var figures: [String: Double] = [:]
        var notes: String?
        var workoutCompleted: Bool?
        var workoutType: String?
    }

    private func state(_ date: CivilDate, _ person: Person) throws -> State {
        guard let day = try day(date, person) else { return State() }
        let typed = day.figures.filter { $0.value.source == .manual }.map { ($0.key.rawValue, $0.value.value) }
        return State(
            figures: Dictionary(typed, uniquingKeysWith: { first, _ in first }), notes: day.notes,
            workoutCompleted: day.workoutCompleted, workoutType: day.workoutType)
    }

    private func log(_ day: Day, _ owner: Account.ID) -> DailyLog {
        DailyLog(day, id: day.date.description, owner: owner)
    }

    @Sendable private func save(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        let date = form.date("logDate", in: CivilDate.first...person.today).value ?? person.today
        var figures: [Metric: Double?] = [:]
        var typed: [Metric: Quantity] = [:]
        for field in DailyLog.fields {
            typed[field.metric] = form.typed(field.name, field.metric.unit)
            switch Self.figure(field, &form) {
            case .unchanged: break
            case .clear: figures[field.metric] = .some(nil)
            case .set(let value): figures[field.metric] = value
            }
        }
        let log = DayLogChange(
            notes: form.text("notes", limit: 4000, lines: true).stored,
            workoutCompleted: form.flag("workoutCompleted").stored,
            workoutType: form.text("workoutType", limit: 60).stored)
        let measures = form.numbers("measures", in: OwnMeasure.range)
        try form.check()
        return try database.inTurn {
            try request.requireMatch(try state(date, person))
            try database.days.save(
                person.owner, day: date, figures: figures, typed: typed, log: log, measures: measures, now: person.now)
            return try one(date, person)
        }
    }

    /// A field in the stored unit. One that has its own unit says so: "32 fl oz" for water, which is counted in litres.
    private static func figure(_ field: DailyLog.Field, _ form: inout Form) -> Change<Double> {
        let range = field.metric.range
        if field.factor == 1 || form.typed(field.name, field.metric.unit) != nil {
            return field.isWhole
                ? form.integer(field.name, in: Int(range.lowerBound)...Int(range.upperBound)).map(Double.init)
                : form.number(field.name, in: range, field.metric.unit)
        }
        let shown = range.lowerBound / field.factor...range.upperBound / field.factor
        return form.number(field.name, in: shown).map { $0 * field.factor }
    }
}

extension Change where Value: Sendable {
    /// The same change in the store's words.
    var stored: FieldChange<Value> {
        switch self {
        case .unchanged: .leave
        case .clear: .clear
        case .set(let value): .set(value)
        }
    }
}

/// The ranges that trends are shown over.
enum TrendRange: Int, CaseIterable {
    case week = 7
    case month = 30
    case quarter = 90
    case year = 365

    var days: Int { rawValue }

    /// - Throws: 422 for any other number.
    init(path text: String) throws(Problem) {
        guard let days = Int(text), let range = TrendRange(rawValue: days) else {
            throw .invalid("range", "problem.choice", values: ["choices": "7, 30, 90, 365"])
        }
        self = range
    }

    init(_ request: Request) throws(Problem) {
        try self.init(path: request.uri.queryParameters["range"].map(String.init) ?? "30")
    }
}
