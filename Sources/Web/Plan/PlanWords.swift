import Domain
import Services

/// What the plan has to say, in the reader's words; without a calorie for who does not want to see them.
struct PlanWords {
    let person: Person
    let outlook: EnergyOutlook?

    private var hides: Bool { person.preferences.hideCalories }

    private func kcal(_ value: Double) -> SentenceValue { .text(person.shown(value, .energy)) }
    private func kg(_ value: Double) -> SentenceValue { .text(person.shown(value, .weight)) }

    var lacking: LackingAnswer? {
        outlook?.lacking.map { lacking in
            let parts = [
                lacking.weighIns == 0
                    ? nil
                    : person.text(
                        lacking.weighIns == 1 ? "plan.lacking.weighIns.one" : "plan.lacking.weighIns",
                        ["count": .number(Double(lacking.weighIns))]),
                lacking.fullLogs == 0
                    ? nil
                    : person.text(
                        lacking.fullLogs == 1 ? "plan.lacking.logs.one" : "plan.lacking.logs",
                        ["count": .number(Double(lacking.fullLogs))]),
            ].compactMap { $0 }
            let joined = parts.joined(separator: person.text("plan.lacking.and"))
            return LackingAnswer(
                weighIns: lacking.weighIns, fullLogs: lacking.fullLogs,
                text: person.text("plan.lacking", ["what": .text(joined)]))
        }
    }

    var burn: Why {
        guard let outlook else { return person.why("plan.why.unknown") }
        let rows = outlook.days.suffix(14).reversed().flatMap { day in
            [Metric.weight, .energy].compactMap { metric -> Why.Row? in
                guard let figure = day.figures[metric], !(hides && metric == .energy) else { return nil }
                return Why.Row(
                    date: day.date, metric: metric, value: figure.value, text: person.shown(figure.value, metric),
                    source: figure.source.rawValue)
            }
        }
        guard outlook.expenditure?.now != nil else { return person.why("plan.why.equation", [:], rows) }
        let recent = outlook.days.suffix(28)
        return person.why(
            "plan.why.burn",
            [
                "weighIns": .number(Double(recent.count { $0[.weight] != nil })),
                "logs": .number(Double(recent.count { $0.whole(.energy) != nil })),
            ], rows)
    }

    var forecast: Why { person.why("plan.why.forecast") }

    func change(_ change: Figured, _ since: CivilDate) -> String {
        guard !hides, let low = change.low, let high = change.high else { return "" }
        let bounds = [abs(low), abs(high)].sorted()
        return person.text(
            change.kcal < 0 ? "plan.change.less" : "plan.change.more",
            [
                "value": kcal(abs(change.kcal)), "low": .text(person.number(bounds[0], .energy)),
                "high": kcal(bounds[1]), "date": .date(since),
            ])
    }

    /// When the goal is reached.
    func arrival(_ trial: PlanTrial) -> String {
        guard let goal = trial.goal else { return person.text("plan.goal.none") }
        if let weight = outlook?.body.weight, abs(weight - goal) <= 0.5 {
            return person.text("plan.goal.there", ["goal": kg(goal)])
        }
        if let arrival = trial.arrival {
            return person.text(
                "plan.goal.between",
                [
                    "goal": kg(goal), "from": .date(arrival.dates.lowerBound), "to": .date(arrival.dates.upperBound),
                ])
        }
        return person.text(trial.forecast == nil ? "plan.goal.lacking" : "plan.goal.unknown", ["goal": kg(goal)])
    }

    func likely(_ trial: PlanTrial) -> String? {
        guard let arrival = trial.arrival, let energy = trial.energy else { return nil }
        return person.text(
            hides ? "plan.goal.likely.hidden" : "plan.goal.likely",
            ["date": .date(arrival.likely), "energy": kcal(energy)])
    }

    /// Why not less, or not more.
    func forbidden(_ violation: SafetyRails.Violation) -> String {
        let isOfEnergy = violation.values["floor"] != nil || violation.values["maintenance"] != nil
        // Without the figure for who does not want to see one.
        if hides, isOfEnergy, violation.reason != .tooFast {
            return person.text("rail.\(violation.reason == .belowMaintenance ? .phase : violation.reason)")
        }
        return person.text("rails.\(violation.reason.rawValue)", violation.values)
    }

    func limit(_ reason: SafetyRails.Reason) -> String {
        let weight = outlook?.body.weight
        switch reason {
        case .belowFloor:
            if hides { return person.text("rail.belowFloor") }
            let floor = outlook?.aims.plan.floor ?? SafetyRails.absoluteFloor
            return person.text("rails.belowFloor", ["floor": kcal(floor)])
        case .tooFast:
            return person.text(
                "plan.limit.tooFast",
                [
                    "loss": kg(SafetyRails.fastestLoss(weight: weight ?? 0)),
                    "gain": kg(SafetyRails.fastestGainShare * (weight ?? 0)),
                ])
        default: return person.text("rail.\(reason.rawValue)", ["date": .text("–")])
        }
    }

    func advice(_ advice: PhaseAdvice) -> String { person.text("plan.advice.\(advice.to.rawValue)") }

    func sign(_ sign: PhaseAdvice.Sign) -> String {
        func shown(_ value: Double) -> SentenceValue {
            switch sign.kind {
            case .weeks: .number(value)
            case .energyDown, .energyBack: .text(person.number(value, 1))
            case .sleepDown: .text(person.shown(value, .sleep))
            case .flat, .goal: kg(value)
            case .known: kcal(value)
            }
        }
        let key = sign.kind == .known && hides ? "plan.sign.known.hidden" : "plan.sign.\(sign.kind.rawValue)"
        return person.text(key, ["value": shown(sign.value), "usual": sign.usual.map(shown) ?? .text("–")])
    }

    func why(_ sign: PhaseAdvice.Sign) -> Why {
        Why(
            formula: person.text("plan.sign.\(sign.kind.rawValue).why"), reference: nil,
            rows: sign.rows.reversed().map {
                Why.Row(
                    date: $0.date, metric: $0.metric, value: $0.value, text: person.shown($0.value, $0.metric),
                    source: "")
            }, article: person.article(beside: "plan.sign.\(sign.kind.rawValue)"))
    }

    func proposal(_ review: WeekReview) -> String {
        let key = "plan.proposal.\(review.proposal.rawValue)"
        return person.text(
            hides && review.proposal != .unknown ? key + ".hidden" : key,
            ["energy": review.proposed.map(kcal) ?? .text("–"), "burn": review.burn.map(kcal) ?? .text("–")])
    }

    func decision(_ checkIn: CheckIn) -> String {
        let key = "plan.decision.\(checkIn.decision.rawValue)"
        return person.text(
            hides || checkIn.energy == nil ? key + ".hidden" : key,
            ["energy": checkIn.energy.map(kcal) ?? .text("–")])
    }
}
