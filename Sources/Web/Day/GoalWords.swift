import Domain

/// Where the goal of a figure is from, in the reader's words.
struct GoalWords {
    let person: Person
    let profile: Profile
    /// Those in force, where any were ever set.
    let goals: Goals?
    let plan: EnergyPlan
    let days: [Day]

    /// - Returns: `nil` where the figure has no goal
    func why(_ metric: Metric, on date: CivilDate) -> Why.Goal? {
        switch metric {
        case .energy: goals?.energy.map { set($0, metric) } ?? energy(on: date)
        case .protein: goals?.protein.map { set($0, metric) } ?? share(plan.protein, metric)
        case .carbs: goals?.carbs.map { set($0, metric) } ?? share(plan.carbs, metric)
        case .fat: goals?.fat.map { set($0, metric) } ?? share(plan.fat, metric)
        case .fibre: goals?.fibre.map { set($0, metric) } ?? share(plan.fibre, metric)
        case .water: set((goals ?? Goals(from: date)).water, metric)
        case .steps: set(Double((goals ?? Goals(from: date)).steps), metric)
        case .weight: goals?.targetWeight.map { set($0, metric) }
        default: nil
        }
    }

    private func set(_ value: Double, _ metric: Metric) -> Why.Goal {
        let shown: SentenceValue = .text(person.shown(value, metric))
        guard let goals else { return Why.Goal(formula: person.text("why.goal.usual", ["value": shown])) }
        return Why.Goal(
            formula: person.text("why.goal.set", ["value": shown, "date": .date(goals.from)]))
    }

    private func share(_ value: Double?, _ metric: Metric) -> Why.Goal? {
        value.map {
            Why.Goal(
                formula: person.text(
                    "why.goal.\(metric.rawValue).formula", ["value": .text(person.shown($0, metric))]),
                reference: metric == .carbs ? nil : person.text("why.goal.\(metric.rawValue).reference"))
        }
    }

    private func energy(on date: CivilDate) -> Why.Goal? {
        guard let target = plan.target, let maintenance = plan.maintenance, let course = plan.course else { return nil }
        var sentences = [resting(on: date), keeping(maintenance)]
        let weekly = plan.weeklyLoss ?? 0
        sentences.append(
            person.text(
                "why.goal.energy.\(course)",
                [
                    "less": .text(person.shown(weekly * EnergyPlan.energyPerKilogram / 7, .energy)),
                    "rate": .quantity((weekly * 100).rounded() / 100, .kilograms),
                    "perKilogram": .text(person.shown(EnergyPlan.energyPerKilogram, .energy)),
                ]))
        if target <= plan.floor {
            sentences.append(
                person.text("why.goal.energy.floor", ["floor": .text(person.shown(plan.floor, .energy))]))
        }
        return Why.Goal(
            formula: sentences.compactMap { $0 }.joined(separator: " "),
            reference: person.text("why.goal.energy.reference"))
    }

    private func resting(on date: CivilDate) -> String? {
        guard goals?.maintenance == nil, let resting = plan.resting, let equation = plan.restingEquation,
            let weight = days.latest(.weight)?.value
        else { return nil }
        let isOfBoth = equation == .mifflin && EquationSex(profile.sex) == nil
        return person.text(
            isOfBoth ? "why.goal.energy.mifflin.both" : "why.goal.energy.\(equation)",
            [
                "resting": .text(person.shown(resting, .energy)), "weight": .text(person.shown(weight, .weight)),
                "height": .text(profile.height.map { person.shown($0, .waist) } ?? "–"),
                "age": .number(Double(profile.age(on: date) ?? 0)),
                "bodyFat": .text(days.latest(.bodyFat).map { person.shown($0.value, .bodyFat) } ?? "–"),
            ])
    }

    private func keeping(_ maintenance: Double) -> String {
        let shown: SentenceValue = .text(person.shown(maintenance, .energy))
        guard goals?.maintenance == nil, let activity = profile.activity else {
            return person.text("why.goal.energy.typed", ["maintenance": shown])
        }
        return person.text(
            "why.goal.energy.activity", ["factor": .number(activity.factor), "maintenance": shown])
    }
}
