public import Domain

/// Where the target of a figure is from, in the reader's words.
public struct GoalWords {
    let person: Person
    let profile: Profile
    let targets: DayTargets

    public init(person: Person, profile: Profile, targets: DayTargets) {
        self.person = person
        self.profile = profile
        self.targets = targets
    }

    private var plan: EnergyPlan { targets.plan }

    /// - Returns: `nil` where the figure has no target
    public func why(_ metric: Metric) -> Why.Goal? {
        guard let target = targets[metric] else { return nil }
        let shown: SentenceValue = .text(person.shown(target.value, metric))
        return switch target.origin {
        case .typed where metric == .energy && targets.isWeekMoved: Why.Goal(formula: moved())
        case .typed:
            Why.Goal(
                formula: person.text("why.goal.set", ["value": shown, "date": .date(targets.goals.from)]))
        case .rail: Why.Goal(formula: rail(metric, shown))
        case .reference:
            Why.Goal(
                formula: person.text(
                    metric == .sleep || metric == .fibre ? "why.goal.advised" : "why.goal.usual", ["value": shown]),
                reference: metric == .sleep || metric == .fibre
                    ? person.text("why.goal.advised.\(metric.rawValue)") : nil)
        case .profile: metric == .energy ? energy() : share(metric, shown)
        }
    }

    private func rail(_ metric: Metric, _ shown: SentenceValue) -> String {
        let field: SafetyRails.Field =
            switch metric {
            case .energy: .energy
            case .weight: .targetWeight
            default: .macros
            }
        let rail = targets.rails.first { $0.field == field }
        let typed = rail?.typed.map { person.shown($0, metric == .weight ? .weight : .energy) }
        return [
            person.text("why.goal.rail", ["value": shown, "typed": .text(typed ?? "–")]),
            rail.map { person.text("rail.\($0.reason.rawValue)", ["date": .text("–")]) },
        ].compactMap { $0 }.joined(separator: " ")
    }

    private func share(_ metric: Metric, _ shown: SentenceValue) -> Why.Goal {
        Why.Goal(
            formula: person.text("why.goal.\(metric.rawValue).formula", ["value": shown]),
            reference: metric == .carbs ? nil : person.text("why.goal.\(metric.rawValue).reference"))
    }

    private func energy() -> Why.Goal? {
        guard let target = plan.target, let maintenance = plan.maintenance, let course = plan.course else { return nil }
        var sentences = [resting(), keeping(maintenance)]
        let weekly = plan.weeklyChange ?? 0
        sentences.append(
            person.text(
                "why.goal.energy.\(course)",
                [
                    "change": .text(person.shown(weekly * EnergyPlan.energyPerKilogram / 7, .energy)),
                    "rate": .quantity(weekly.rounded(per: 100), .kilograms),
                    "perKilogram": .text(person.shown(EnergyPlan.energyPerKilogram, .energy)),
                ]))
        if course != .keep, let date = targets.targetDate {
            sentences.append(person.text("why.goal.energy.date", ["date": .date(date)]))
        }
        if targets.isWeekMoved { sentences.append(moved()) }
        if target <= plan.floor {
            sentences.append(
                person.text("why.goal.energy.floor", ["floor": .text(person.shown(plan.floor, .energy))]))
        }
        return Why.Goal(
            formula: sentences.compactMap { $0 }.joined(separator: " "),
            reference: person.text("why.goal.energy.reference"))
    }

    /// What the week moves to or from this day.
    private func moved() -> String {
        let (day, usual) = (targets.energy?.value ?? 0, targets.usualEnergy?.value ?? 0)
        return person.text(
            "why.goal.energy.week",
            ["value": .text(person.shown(day, .energy)), "usual": .text(person.shown(usual, .energy))])
    }

    private func resting() -> String? {
        guard targets.goals.maintenance == nil, let resting = plan.resting, let equation = plan.restingEquation,
            let weight = targets.body.weight
        else { return nil }
        let isOfBoth = equation == .mifflin && EquationSex(profile.sex) == nil
        return person.text(
            isOfBoth ? "why.goal.energy.mifflin.both" : "why.goal.energy.\(equation)",
            [
                "resting": .text(person.shown(resting, .energy)), "weight": .text(person.shown(weight, .weight)),
                "height": .text(profile.height.map { person.shown($0, .waist) } ?? "–"),
                "age": .number(Double(profile.age(on: targets.date) ?? 0)),
                "bodyFat": .text(targets.body.bodyFat.map { person.shown($0, .bodyFat) } ?? "–"),
            ])
    }

    private func keeping(_ maintenance: Double) -> String {
        let shown: SentenceValue = .text(person.shown(maintenance, .energy))
        guard targets.goals.maintenance == nil, let activity = profile.activity else {
            return person.text("why.goal.energy.typed", ["maintenance": shown])
        }
        return person.text(
            "why.goal.energy.activity", ["factor": .number(activity.factor), "maintenance": shown])
    }
}
