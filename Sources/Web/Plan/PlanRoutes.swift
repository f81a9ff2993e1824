import Domain
import Drawing
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// What someone burns, where their weight goes, and a plan that keeps to it.
struct PlanRoutes {
    let database: Database
    let cache: AnswerCache
    let outlooks: Outlooks

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("expenditure", use: expenditure)
        group.get("forecast", use: forecast)
        group.get("plan", use: plan)
        group.get("plan/check-ins", use: checkIns)
        group.post("plan/check-ins", use: answer)
        group.get("plan/week", use: week)
        group.put("plan/week", use: moveWeek)
    }

    func addCharts(to group: RouterGroup<PersonalContext>) {
        let charts = ChartAnswers(cache: cache)
        for chart in PlanChart.allCases {
            charts.add(
                chart.rawValue, to: group, range: Self.range,
                detail: { $0.planDetail },
                input: { question in
                    let (basis, trial) = try self.trial(question.request, question.person)
                    return PlanInput(
                        outlook: basis.outlook, trial: trial, range: question.range,
                        units: question.person.preferences.units, words: question.words, isNarrow: question.isNarrow)
                }, picture: { chart.picture($0) }, figures: { chart.figures($0) })
        }
    }

    @Sendable private static func range(_ request: Request, _ person: Person) throws -> DayRange {
        let range = request.uri.queryParameters["range"] == nil ? .quarter : try TrendRange(request)
        return DayRange(range.days, endingOn: person.today)
    }

    /// `?range=` 7, 30, 90 (usual) or 365 days of history.
    @Sendable private func expenditure(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let range = try Self.range(request, person)
        return Response(
            json: try cache.answer(person.owner, .expenditure(range)) {
                let basis = try outlooks.basis(for: person)
                return ByteBuffer(
                    bytes: try JSON.encoder.encode(ExpenditureAnswer(basis, range: range, for: person)))
            })
    }

    /// Where weight goes with the goals in force, or with the plan that the query tries.
    @Sendable private func forecast(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let (basis, trial) = try trial(request, person)
        return .json(ForecastAnswer(trial, basis.outlook, for: person))
    }

    /// What the rules suggest, for the goals as they are or as someone is about to set them, and what comes of it.
    @Sendable private func plan(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let (basis, trial) = try trial(request, person)
        let outlook = basis.outlook
        let forbidden = SafetyRails.violations(
            of: outlook.goals, replacing: try outlooks.basis(for: person).outlook.goals, profile: outlook.profile,
            body: outlook.body, on: person.today)
        let answer = PlanAnswer(basis, trial, forbidden: forbidden, for: person)
        return try request.picked(ByteBuffer(bytes: try JSON.encoder.encode(answer)))
    }

    /// The plan that a query tries: `energyKcal`, `paceKg` a week (below 0 to lose) or `targetDate`, and `steps`, from the
    /// goals with `targetWeightKg`, `currentPhase` and `weeklyRateKg` where those are said; an empty target weight or date is
    /// none.
    private func trial(_ request: Request, _ person: Person) throws -> (Outlooks.Basis, PlanTrial) {
        var basis = try outlooks.basis(for: person)
        var goals = basis.outlook.goals
        if let target = try request.decimal("targetWeightKg", in: 20...500) { goals.targetWeight = Goals.Wish(target) }
        if let phase = try request.choice("currentPhase", of: Phase.self) { goals.phase = phase }
        if let rate = try request.decimal("weeklyRateKg", in: 0...1) { goals.pace = Goals.Wish(rate) }
        let date = try request.date("targetDate")
        if let date { goals.targetDate = date }
        if request.isEmpty("targetWeightKg") { goals.targetWeight = nil }
        if request.isEmpty("targetDate") { goals.targetDate = nil }
        basis.outlook.goals = goals
        let energy = try request.decimal("energyKcal", in: 1...20_000)
        let pace = try request.decimal("paceKg", in: -10...10)
        let wish: PlanTrial.Wish =
            if let energy {
                .energy(energy)
            } else if let pace {
                .pace(pace)
            } else if let date {
                .date(date)
            } else {
                .asSet
            }
        let steps = try request.decimal("steps", in: 0...100_000)
        return (basis, PlanTrial(wish, steps: steps, in: basis.outlook))
    }

    /// The week's energy as one sum; `null` where there is none to move.
    @Sendable private func week(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let basis = try outlooks.basis(for: person)
        return try .json(WeekAnswer(basis.budget, basis.outlook.aims, for: person))
            .tagged(basis.outlook.goals.undated)
    }

    /// Moves the week's energy between its days, from today on; `null` moves nothing any more.
    @Sendable private func moveWeek(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let form = try await request.form()
        try database.inTurn {
            var form = form
            let outlook = try outlooks.basis(for: person).outlook
            try request.requireMatch(outlook.goals.undated)
            if !form.has("energyKcal") { form.complain("energyKcal", "problem.required") }
            let week = form.week("energyKcal", outlook.aims)
            try form.check()
            var goals = outlook.goals
            goals.week = week?.isEven == true ? nil : week
            goals.from = person.today
            try database.goals.set(goals, of: person.owner)
        }
        let basis = try outlooks.basis(for: person)
        return try .json(PlanAnswer(basis, PlanTrial(.asSet, in: basis.outlook), for: person))
            .tagged(basis.outlook.goals.undated)
    }

    /// What an answer to a proposal starts from.
    private struct Answered: Encodable {
        var goals: Goals
        var checkIns: [CheckIn]

        init(_ basis: Outlooks.Basis) {
            goals = basis.outlook.goals.undated
            checkIns = basis.checkIns
        }
    }

    /// Newest first.
    @Sendable private func checkIns(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let basis = try outlooks.basis(for: person)
        return try .json(basis.checkIns.map { CheckInAnswer($0, for: person) }).tagged(Answered(basis))
    }

    /// Answers the proposal for the last week. Goals change from today on when it is accepted or changed.
    @Sendable private func answer(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let form = try await request.form()
        return try database.inTurn { try answer(request, form, person) }
    }

    private func answer(_ request: Request, _ form: Form, _ person: Person) throws -> Response {
        var form = form
        let decision = form.choice("decision", of: CheckIn.Decision.self).value
        if decision == nil { form.complain("decision", "problem.required") }
        let typed = form.number("targetCalories", in: 800...10_000).value
        if decision == .change, typed == nil { form.complain("targetCalories", "problem.required") }
        let note = form.text("note", limit: 500, lines: true).value
        let basis = try outlooks.basis(for: person)
        try request.requireMatch(Answered(basis))
        let review = WeekReview(basis.week.range, outlook: basis.outlook, targets: basis.week.targets)
        if case .set(let week) = form.date("week"), week != review.to {
            form.complain("week", "plan.checkIn.past", ["date": .date(review.to)])
        }
        var goals: Goals?
        switch decision {
        case .accept: goals = review.goals(in: basis.outlook)
        case .change: goals = typed.flatMap { review.goals(in: basis.outlook, energy: $0) }
        case .decline, nil: break
        }
        if var changed = goals {
            let outlook = basis.outlook
            for violation in SafetyRails.violations(
                of: changed, replacing: outlook.goals, profile: outlook.profile, body: outlook.body, on: person.today)
            where violation.field == .energy {
                form.complain("targetCalories", "rails.\(violation.reason.rawValue)", violation.values)
            }
            changed.from = person.today
            goals = changed
        }
        try form.check()
        guard let decision else { throw Problem.invalid("decision", "problem.required") }
        let aimed = goals?.energy ?? basis.outlook.aims.usualEnergy?.value.rounded()
        let checkIn = CheckIn(review: review, decision: decision, energy: aimed, note: note)
        try database.checkIns.save(checkIn, goals: goals, of: person.owner, now: person.now)
        return try .json(CheckInAnswer(checkIn, for: person)).tagged(Answered(try outlooks.basis(for: person)))
    }
}

extension Request {
    /// What of a plan the query tries; `nil` where it is about the goals in force.
    fileprivate var planDetail: String? {
        let names = ["energyKcal", "paceKg", "targetDate", "steps", "targetWeightKg", "currentPhase", "weeklyRateKg"]
        return names.contains { uri.queryParameters[Substring($0)] != nil } ? nil : ""
    }
}
