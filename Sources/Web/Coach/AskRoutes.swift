import Domain
import Hummingbird
import Services

/// Questions to the data from programs: in words, or as one of the inquiries.
struct AskRoutes {
    let desk: CoachDesk

    private static let longestQuestion = 2000

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("inquiries", use: inquiries)
        group.post("ask", use: ask)
    }

    /// What can be asked, with a JSON schema each.
    @Sendable private func inquiries(_: Request, context: PersonalContext) throws -> Response {
        return .json(InquirySchema.all)
    }

    /// `{question}` in words, or `{inquiry}` as `inquiries` lists them. Nothing is kept.
    @Sendable private func ask(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        let text = form.text("question", limit: Self.longestQuestion, lines: true).value
        var nested = form.object("inquiry")
        if text == nil, nested == nil, form.problems["question"] == nil {
            form.complain("question", "problem.required")
        }
        let inquiry = nested.flatMap { _ in Inquiry(&nested) }
        if let nested { form.adopt(nested, under: "inquiry") }
        try form.check()
        if let inquiry { return .json(try desk.asked(inquiry, for: person)) }
        return .json(try desk.asked(text ?? "", for: person).0)
    }
}

extension Inquiry {
    /// Out of a form, which complains of what it cannot read; `nil` without a kind.
    init?(_ nested: inout Form?) {
        guard var form = nested else { return nil }
        defer { nested = form }
        let kind: Kind? = form.choice("kind").value
        if kind == nil, form.problems["kind"] == nil { form.complain("kind", "problem.required") }
        guard let kind else { return nil }
        self.init(kind: kind)
        let known = InquirySchema.of(kind).parameters.properties
        form.refuse(besides: known.keys, "problem.inquiry")
        metric = form.choice("metric").value
        if let key = form.text("nutrient").value {
            nutrient = Micronutrient(key: key)
            if nutrient == nil {
                let choices = Micronutrient.allCases.map(\.key).joined(separator: ", ")
                form.complain("nutrient", "problem.choice", ["choices": .text(choices)])
            }
        }
        food = form.text("food").value
        group = form.choice("group").value
        exercise = form.text("exercise").value
        muscles = form.choice("muscles").value
        workout = form.choice("workout").value
        figure = form.choice("figure").value
        measure = form.choice("measure").value
        period = form.text("period").value
        comparedWith = form.text("comparedWith").value
        meal = form.choice("meal").value
        weekdays = form.integers("weekdays", in: 1...7)
        atLeast = form.number("atLeast", in: 0...1_000_000).value
        below = form.number("below", in: 0...1_000_000).value
        atMost = form.number("atMost", in: 0...1_000_000).value
        rank = form.integer("rank", in: 2...5).value
        top = form.integer("top", in: 2...20).value
        repetitions = form.integer("repetitions", in: 2...30).value
        latest = form.integer("latest", in: 2...50).value
        alsoExceptMeals = form.choices("alsoExceptMeals")
        fromMinute = form.integer("fromMinute", in: 0...1440).value
        toMinute = form.integer("toMinute", in: 0...1440).value
        exceptMeal = form.choice("exceptMeal").value
        exceptFood = form.text("exceptFood").value
        exceptGroup = form.choice("exceptGroup").value
        night = form.choice("night").value
        topic = form.choice("topic").value
        ofNutrient = form.choice("ofNutrient").value
        comparedWeekdays = form.integers("comparedWeekdays", in: 1...7)
        alsoMetrics = form.choices("alsoMetrics")
        alsoMeasures = form.choices("alsoMeasures")
        alsoMeals = form.choices("alsoMeals")
        span = form.choice("span").value
        counted = form.choice("counted").value
        recorded = form.choice("recorded").value
        workoutName = form.text("workoutName").value
        distance = form.number("distance", in: 0...1000).value
        amount = form.number("amount", in: -1000...100_000).value
        day = form.date("day").value
        energy = form.number("energy", in: 0...100_000).value
        steps = form.number("steps", in: 0...1_000_000).value
        energyChange = form.number("energyChange", in: -100_000...100_000).value
        stepsChange = form.number("stepsChange", in: -1_000_000...1_000_000).value
        pieces = form.number("pieces", in: 0...1000).value
        details = form.choices("details")
        units = form.choice("units").value
        guard var common = form.object("condition") else { return }
        common.refuse(besides: known["condition"]?.object?.properties.keys.map(\.self) ?? [], "problem.inquiry")
        let event: Condition.Event? = common.choice("event").value
        if event == nil, common.problems["event"] == nil { common.complain("event", "problem.required") }
        if let event {
            condition = Condition(
                event: event, metric: common.choice("metric").value,
                atLeast: common.number("atLeast", in: 0...1_000_000).value,
                below: common.number("below", in: 0...1_000_000).value, food: common.text("food").value,
                group: common.choice("group").value, workout: common.choice("workout").value,
                exercise: common.text("exercise").value,
                fromMinute: common.integer("fromMinute", in: 0...1440).value,
                toMinute: common.integer("toMinute", in: 0...1440).value, dayAfter: common.flag("dayAfter").value)
            condition?.muscles = common.choice("muscles").value
            condition?.dayBefore = common.flag("dayBefore").value
            condition?.latest = common.flag("latest").value
            condition?.without = common.flag("without").value
            condition?.atMost = common.number("atMost", in: 0...1_000_000).value
        }
        form.adopt(common, under: "condition")
    }
}

extension Problem {
    /// 422 for the parameter that is missing or makes no sense.
    init(_ failure: Inquiry.Failure) {
        let name =
            switch failure {
            case .parameter(let name): name
            case .measure: "measure"
            }
        self = .invalid("inquiry.\(name)", "problem.inquiry")
    }
}
