/// What is had beside what is aimed at or advised.
extension Coach {
    /// What a day's figure is held against
    struct Advice {
        var value: Double
        /// At most so much, rather than at least
        var isMost: Bool
        /// Set, or of the person's own plan
        var isOwn: Bool
    }

    /// - Parameter date: whose goals it is held against
    func advice(on metric: Metric, of date: CivilDate) -> Advice? {
        let targets = record.targets[date]
        typealias References = NutrientBalance.References
        switch metric {
        case .salt: return Advice(value: References.salt, isMost: true, isOwn: false)
        case .sugar: return Advice(value: References.sugar, isMost: true, isOwn: false)
        case .alcohol: return Advice(value: References.alcohol, isMost: true, isOwn: false)
        case .caffeine: return Advice(value: Caffeine.daily, isMost: true, isOwn: false)
        case .saturatedFat:
            return targets.usualEnergy.map {
                Advice(
                    value: $0.value * References.saturatedShare / 100 / Atwater.fat.kilocalories, isMost: true,
                    isOwn: false)
            }
        default:
            return targets[metric].map {
                Advice(value: $0.value, isMost: false, isOwn: $0.origin != .reference)
            }
        }
    }

    /// The aim or the advice first, then what there was.
    func advised(_ metric: Metric) -> CoachAnswer {
        let isOfToday = period == .day(record.today)
        if isOfToday, !metric.isOfNight, record.targets[record.today][metric] != nil { return remaining(metric) }
        let figures = figures(of: metric).filter {
            asked.contains($0.date) && $0.figure.value.isFinite
                && (isOfToday || record.isOver(metric, on: $0.date))
        }
        let isCareful = metric == .energy && record.isCareful
        let advice = isCareful ? nil : advice(on: metric, of: period.day ?? record.today)
        var facts: [CoachAnswer.Fact] = isCareful ? [.init("topic.careful")] : []
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric), "period": plainTime]
        if let advice {
            values["goal"] = .figure(advice.value, metric)
            facts.append(told(advice, metric, values))
        } else if !isCareful {
            facts.append(.init("advised.none", values))
        }
        guard let mean = DailyAverage(figures.map(\.figure.value)) else {
            return answer(facts + [.init("noFigures", values)], followUps: [.week, .month])
        }
        values["value"] = .figure(mean.mean, metric)
        values["count"] = .count(mean.days)
        let key = metric.isOfNight ? "metricNight" : metric.isAdditive ? "metricAverage" : "metricMean"
        facts.append(.init(period.isOneDay ? "metricDay" : key, values))
        let isAtLeast = figures.contains(where: \.figure.isAtLeast)
        if let advice { facts += beside(advice, mean, metric, isAtLeast: isAtLeast) }
        if metric == .energy, !isCareful { facts += energyBounds(mean.mean) }
        var answer = self.answer(facts, followUps: [.week, .month, .sources])
        answer.formula = metric.isFromFood ? "average.food" : "average"
        if metric.isFromFood { answer.notes.append(.init("advised.logged")) }
        noteAtLeast(&answer, figures)
        answer.cite(rows(figures, metric))
        return answer
    }

    func told(_ advice: Advice, _ metric: Metric, _ values: [String: CoachAnswer.Value]) -> CoachAnswer.Fact {
        .init(advice.isOwn ? "goalIs" : advice.isMost ? "advised.most.\(metric.rawValue)" : "advised.least", values)
    }

    private func beside(
        _ advice: Advice, _ mean: DailyAverage, _ metric: Metric, isAtLeast: Bool
    ) -> [CoachAnswer.Fact] {
        let difference = abs(mean.mean - advice.value)
        let values = ["left": CoachAnswer.Value.figure(difference, metric)]
        let side = mean.mean > advice.value ? "above" : "below"
        if difference <= 0.05 * advice.value {
            // What is told as 0 is no difference.
            let isExact = isAtLeast || difference < 0.005 * advice.value
            return [.init(isExact ? "advised.near" : "advised.near.\(side)", values)]
        }
        // A goal of energy, carbs or fat is to be met: more is not better, but to whom it is no good to hear so.
        let isBetterMore = !advice.isMost && (record.isCareful || ![.energy, .carbs, .fat].contains(metric))
        if side == "above", isBetterMore { return [.init("advised.reached")] }
        if side == "below", isAtLeast { return [.init("advised.open")] }
        if side == "below", advice.isMost { return [.init("advised.within")] }
        guard !period.isOneDay else { return [.init("advised.\(side)Day", values)] }
        let sum = CoachAnswer.Value.figure(difference * Double(mean.days), metric)
        // Of a week that is spoken of; of a month it is a great number that helps nobody.
        let isSum = (2...7).contains(mean.days) && question.period != nil && (metric.isAdditive || metric.isOfNight)
        return [.init("advised.\(side)", values)]
            + (isSum ? [.init("advised.together", ["value": sum, "count": .count(mean.days)])] : [])
    }

    /// What keeps weight, and what no plan goes below.
    private func energyBounds(_ mean: Double) -> [CoachAnswer.Fact] {
        let plan = record.targets[record.today].plan
        var facts: [CoachAnswer.Fact] = []
        if let low = plan.maintenanceLow, let high = plan.maintenanceHigh {
            facts.append(.init("topic.maintenance", ["low": .figure(low, .energy), "high": .figure(high, .energy)]))
        }
        if mean < plan.floor { facts.append(.init("advised.floor", ["value": .figure(plan.floor, .energy)])) }
        return facts
    }

    // MARK: Vitamins and minerals

    /// Dates that were logged in full
    private var wholeDays: Set<CivilDate> {
        Set(
            record.days.filter {
                asked.contains($0.date) && $0.date != record.today
                    && NutrientBalance.isWhole($0, target: record.targets[$0.date].energy?.value)
            }.map(\.date))
    }

    /// What a food or a group of foods gave of it, of the entries that tell it.
    private func micronutrient(_ nutrient: Micronutrient, from part: Question.Part) -> CoachAnswer {
        let found = record.entries.filter { record.isOf(part, $0) && asked.contains($0.day) }
        var values = ["metric": CoachAnswer.Value.micronutrient(nutrient), "period": conditionedTime]
        guard !found.isEmpty else {
            return answer(
                [.init("noFood", ["food": words(of: part), "period": plainTime])], followUps: [.foods, .ever])
        }
        let known = found.filter { $0.micros?[nutrient] != nil }
        guard !known.isEmpty else { return answer([.init("micro.unknown", values)], followUps: [.foods]) }
        values["value"] = .micro(known.reduce(0) { $0 + ($1.micros?[nutrient] ?? 0) }, nutrient)
        values["count"] = .count(Set(known.map(\.day)).count)
        var answer = self.answer([.init(period.isOneDay ? "metricDay" : "metricSum", values)], followUps: [.foods])
        let unsure = Set(found.filter { $0.micros?[nutrient] == nil }.map(\.day)).count
        if unsure > 0 { answer.notes.append(.init("atLeast", ["count": .count(unsure)])) }
        answer.cite(
            known.reversed().map {
                .init(
                    date: $0.day, name: .food(name: $0.name, id: $0.foodID),
                    value: .micro($0.micros?[nutrient] ?? 0, nutrient), place: .food)
            })
        return answer
    }

    /// Of how many nutrients the least is told
    private static let mostLacking = 5

    /// What there is least of beside what is advised: surely little, or little of what is known.
    func lacking() -> CoachAnswer {
        let whole = wholeDays
        let values = ["period": plainTime]
        guard whole.count >= NutrientBalance.fewestDays else {
            return answer([.init("lacking.few", values)], followUps: [.foods])
        }
        let person = MicronutrientReference.Person(record.profile, on: record.today)
        let entries = record.entries.filter { whole.contains($0.day) }
        let balance = MicronutrientBalance(entries, days: whole.count, person: person)
        let short = balance.items.compactMap { item in item.share.map { (item: item, share: $0) } }
            .filter { $0.share < 1 && !$0.item.nutrient.isMadeToo }.sorted { $0.share < $1.share }
        func listed(_ isLow: Bool) -> CoachAnswer.Value? {
            let items = short.filter { ($0.item.verdict == .low) == isLow }.prefix(Self.mostLacking)
            return items.isEmpty
                ? nil
                : .list(
                    items.map { item, share in
                        .phrase(
                            .init(
                                isLow ? "lacking.one" : "lacking.known",
                                [
                                    "metric": .micronutrient(item.nutrient), "share": .share(share),
                                    "known": .share(item.coverage),
                                ]))
                    })
        }
        var facts: [CoachAnswer.Fact] = []
        if let low = listed(true) { facts.append(.init("lacking.low", values.merging(["nutrients": low]) { $1 })) }
        if let open = listed(false) { facts.append(.init("lacking.open", values.merging(["nutrients": open]) { $1 })) }
        for metric in [Metric.protein, .fibre] {
            guard let goal = record.targets[record.today][metric]?.value,
                let mean = DailyAverage(record.days.filter { whole.contains($0.date) }.compactMap { $0[metric] }),
                mean.mean < 0.95 * goal
            else { continue }
            facts.append(
                .init(
                    "lacking.goal",
                    ["metric": .metric(metric), "value": .figure(mean.mean, metric), "goal": .figure(goal, metric)]))
        }
        if facts.isEmpty { facts = [.init("lacking.none", values)] }
        facts.append(.init("lacking.doctor"))
        var answer = self.answer(facts, followUps: [.foods, .sources])
        answer.formula = "micro"
        answer.notes.append(.init("micro.whole"))
        answer.cite(
            short.compactMap { item, _ in
                item.amount.map {
                    .init(
                        date: nil, name: .micronutrient(item.nutrient), value: .micro($0, item.nutrient), place: nil)
                }
            })
        return answer
    }

    /// A day, of days that were logged in full, beside the reference for such a person; of how much of the food it is known.
    func micronutrient(_ nutrient: Micronutrient) -> CoachAnswer {
        let name = CoachAnswer.Value.micronutrient(nutrient)
        if let part = question.part { return micronutrient(nutrient, from: part) }
        var values = ["metric": name, "period": plainTime]
        let whole = wholeDays
        let person = MicronutrientReference.Person(record.profile, on: record.today)
        let reference = MicronutrientReference(nutrient, for: person)
        guard period.isOneDay || whole.count >= NutrientBalance.fewestDays else {
            var facts = [CoachAnswer.Fact("micro.few", values)]
            if let reference {
                facts.append(.init("micro.reference", ["metric": name, "goal": .micro(reference.amount, nutrient)]))
            }
            return answer(facts, followUps: [.foods])
        }
        let entries = record.entries.filter { period.isOneDay ? asked.contains($0.day) : whole.contains($0.day) }
        let count = period.isOneDay ? 1 : whole.count
        let balance = MicronutrientBalance(entries, days: count, person: person)
        guard let item = balance[nutrient], let amount = item.amount else {
            return answer([.init(entries.isEmpty ? "noEntries" : "micro.unknown", values)], followUps: [.foods])
        }
        values["value"] = .micro(amount, nutrient)
        values["count"] = .count(count)
        var facts: [CoachAnswer.Fact] = []
        if measure != .sources {
            facts.append(.init(period.isOneDay ? "metricDay" : "micro.day", values))
            if let reference, let share = item.share {
                facts.append(
                    .init("micro.beside", ["goal": .micro(reference.amount, nutrient), "share": .share(share)]))
            }
        }
        if measure == .sources, let top = item.contributors.first {
            facts.append(
                .init(
                    "sources",
                    [
                        "metric": name, "period": plainTime, "food": .food(name: top.name, id: top.foodID),
                        "share": .share(top.share),
                    ]))
        }
        if measure != .sources {
            facts.append(.init("micro.coverage", ["share": .share(item.coverage)]))
            switch item.verdict {
            case .reached: facts.append(.init("micro.reached"))
            case .low: facts.append(.init("micro.low"))
            case .unknown where reference != nil: facts.append(.init(nutrient.isMadeToo ? "micro.made" : "micro.open"))
            case .unknown: break
            }
        }
        var answer = self.answer(facts, followUps: [.foods, .week, .month])
        answer.formula = "micro"
        if !period.isOneDay { answer.notes.append(.init("micro.whole")) }
        answer.cite(
            item.contributors.map {
                .init(
                    date: nil, name: .food(name: $0.name, id: $0.foodID), value: .micro($0.amount, nutrient), place: nil
                )
            })
        return answer
    }
}
