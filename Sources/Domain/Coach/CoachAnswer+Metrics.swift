extension Coach {
    func metric(_ metric: Metric) -> CoachAnswer {
        if metric == .alcohol, question.isOfUnits == true { return units() }
        var answer = metric == .water ? drunk() : metric == .activeEnergy ? burnt() : measured(metric)
        answer.isAboutEnergy = [.energy, .activeEnergy, .basalEnergy].contains(metric)
        if metric == .weight, question.isOfUnits == true { answer = bmi(of: answer) }
        if answer.followUps.isEmpty {
            answer.followUps = [.week, .month, metric.isFromFood && metric != .water ? .sources : .progress, .compare]
                .filter { $0 != .compare || measure != .compare }
        }
        return answer
    }

    /// Plain water first, then all that counts towards the goal.
    private func drunk() -> CoachAnswer {
        var all = measured(.water)
        guard [.sum, .value, .average, .perWeek, .highest, .lowest].contains(measure),
            question.rank == nil, question.top == nil,
            all.facts.first?.key != "noFigures"
        else {
            return all
        }
        var answer = measured(.plainWater)
        if answer.facts.first?.key == "noFigures" { answer.facts.removeLast(answer.facts.count - 1) }
        all.picture = nil
        answer.add(all, of: .water, after: .plainWater)
        answer.notes.append(.init("fluidCounts"))
        return answer
    }

    /// Grams of alcohol, with what they come to in standard drinks.
    private func units() -> CoachAnswer {
        var answer = measured(.alcohol)
        guard let fact = answer.facts.first, case .figure(let grams, .alcohol) = fact.values["value"] else {
            return answer
        }
        answer.facts.insert(
            .init("alcoholUnits", ["units": .number(grams / 8), "glasses": .number(grams / 10)]), at: 1)
        return answer
    }

    /// What moving burnt, and with what the body burns at rest.
    private func burnt() -> CoachAnswer {
        var answer = measured(.activeEnergy)
        guard question.condition == nil, let first = answer.facts.first,
            case .figure(let active, _) = first.values["value"], [.sum, .average, .perWeek, .value].contains(measure)
        else { return answer }
        let rest = measured(.basalEnergy)
        guard case .figure(let atRest, _) = rest.facts.first?.values["value"], first.key == rest.facts.first?.key,
            first.values["count"] == rest.facts.first?.values["count"]
        else { return answer }
        answer.facts.append(
            .init(
                "burntInAll",
                ["rest": .figure(atRest, .basalEnergy), "value": .figure(active + atRest, .energy)]))
        return answer
    }

    private func measured(_ metric: Metric) -> CoachAnswer {
        if measure == .sources { return sources(metric) }
        if question.isOfOneMeal { return oneMeal(metric) }
        let figures: [(date: CivilDate, figure: Figure)]
        switch measure {
        case .remaining: return remaining(metric)
        case .goal: return goal(metric)
        case .share: return share(metric)
        case .why: return why(metric)
        case .influences: return influences(metric)
        case .streak, .longestStreak: return streak(metric)
        case .advised: return advised(metric)
        default: break
        }
        figures = self.figures(of: metric)
        let isCondition =
            question.condition != nil && ![.count, .reached, .without, .highest, .lowest, .sum].contains(measure)
        if isCondition { return conditional(metric, figures.filter { asked.isInTime($0.date) }) }
        let inRange = figures.filter { asked.contains($0.date) && $0.figure.value.isFinite }
        var values = ["metric": CoachAnswer.Value.metric(metric), "period": conditionedTime]
        guard let last = inRange.last, let first = inRange.first else {
            var facts = [CoachAnswer.Fact("noFigures", values)]
            if let known = figures.last(where: { asked.isMeant($0.date) }) {
                facts.append(
                    .init(
                        "lastFigure",
                        [
                            "value": .figure(known.figure.value, metric), "date": .date(known.date),
                            "age": age(known.date),
                        ]))
            }
            return answer(facts, followUps: figures.isEmpty ? [.weight, .steps, .foods] : [.last, .progress])
        }
        // Today's food and steps are not over.
        let isRunning = metric.isAdditive && !metric.isOfNight && inRange.count > 1
        let whole = isRunning ? inRange.filter { $0.date != record.today } : inRange
        var answer: CoachAnswer
        switch measure {
        case .sum where period.isOneDay || metric.isAdditive:
            let sum = inRange.reduce(0) { $0 + $1.figure.value }
            values["value"] = .figure(sum, metric)
            values["count"] = .count(inRange.count)
            if period.isOneDay {
                answer = self.answer([.init("metricDay", values)])
            } else {
                answer = self.answer([.init("metricSum", values)])
                if let average = DailyAverage(inRange.map(\.figure.value)), inRange.count > 1 {
                    answer.facts.append(.init("thatIs", ["value": .figure(average.mean, metric)]))
                }
            }
        case .value:
            values["value"] = .figure(last.figure.value, metric)
            values["date"] = .date(last.date)
            values["age"] = age(last.date)
            answer = self.answer([.init("metricValue", values)])
        case .last where question.threshold != nil, .first where question.threshold != nil:
            // A day that is not over may yet come above it.
            return reachedOnce(metric, question.threshold?.isBelow == true ? whole : inRange, values)
        case .last where question.latest != nil:
            values["count"] = .count(inRange.count)
            values["list"] = .list(inRange.reversed().map { .day(.date($0.date), .figure($0.figure.value, metric)) })
            answer = self.answer([.init("metricLatest", values)], followUps: [.average, .progress])
        case .last:
            let last = inRange.last { $0.figure.value > 0 } ?? last
            values["value"] = .figure(last.figure.value, metric)
            values["date"] = .date(last.date)
            values["age"] = age(last.date)
            answer = self.answer([.init("metricLast", values)])
            answer.cite(rows(inRange.filter { $0.figure.value > 0 }.suffix(5), metric))
            return answer
        case .first:
            let first = inRange.first { $0.figure.value > 0 } ?? first
            values["value"] = .figure(first.figure.value, metric)
            values["date"] = .date(first.date)
            answer = self.answer([.init("metricFirst", values)])
            answer.cite(rows([first], metric))
            return answer
        case .trend: return change(of: metric, inRange)
        case .perWeek where metric == .weight: return weeklyChange(inRange, values)
        case .highest, .lowest: return extreme(metric, measure == .lowest ? whole : inRange, values)
        case .reached: return reached(metric, whole)
        case .byWeekday: return byWeekday(metric, whole)
        case .perKilo: return perKilo(metric, whole)
        case .count:
            let some = inRange.filter { $0.figure.value > 0 }
            values["count"] = .count(some.count)
            values["of"] = .number(Double(asked.count))
            answer = self.answer([.init("metricDays", values)])
            answer.cite(rows(some, metric))
            return answer
        case .without: return without(metric, inRange.filter { $0.date != record.today })
        case .compare: return compare(metric, figures)
        case .median:
            guard let middle = Median.of(whole.map(\.figure.value)) else { return notEnough(values) }
            values["value"] = .figure(middle, metric)
            values["count"] = .count(whole.count)
            answer = self.answer([.init(metric.isOfNight ? "metricMedianNight" : "metricMedian", values)])
            answer.formula = "middle"
            if whole.count < inRange.count { answer.notes.append(.init("withoutToday")) }
            answer.picture = chart(metric)
            answer.cite(rows(whole, metric))
            noteAtLeast(&answer, whole)
            return answer
        default:
            guard let average = DailyAverage(whole.map(\.figure.value)) else { return notEnough(values) }
            let isWeekly = measure == .perWeek && metric.isAdditive
            values["value"] = .figure(
                isWeekly ? average.mean * Double(question.weekdays?.count ?? 7) : average.mean, metric)
            values["count"] = .count(average.days)
            let key =
                isWeekly
                ? "metricPerWeek"
                : metric.isAdditive ? metric.isOfNight ? "metricNight" : "metricAverage" : "metricMean"
            answer = self.answer([.init(key, values)])
            if let low = whole.map(\.figure.value).min(), let high = whole.map(\.figure.value).max(), whole.count > 2,
                low < high, !isWeekly
            {
                answer.facts.append(.init("between", ["low": .figure(low, metric), "high": .figure(high, metric)]))
            }
            let some = whole.map(\.figure.value).filter { $0 > 0 }
            if isZeroElsewhere, !isWeekly, let with = DailyAverage(some), with.days < average.days {
                answer.facts.append(
                    .init("onThose", ["value": .figure(with.mean, metric), "count": .count(with.days)]))
            }
            answer.formula = metric.isFromFood ? "average.food" : "average"
            if whole.count < inRange.count { answer.notes.append(.init("withoutToday")) }
            answer.picture = chart(metric)
            answer.cite(rows(whole, metric))
            noteAtLeast(&answer, whole)
            return answer
        }
        answer.cite(rows(inRange, metric))
        answer.picture = inRange.count > 3 ? chart(metric) : nil
        noteAtLeast(&answer, inRange)
        return answer
    }

    /// Of each day what is meant of a metric: all of it, or of a meal, a food or some hours.
    func figures(of metric: Metric) -> [(date: CivilDate, figure: Figure)] {
        if case .nutrient(let nutrient) = question.part, let factor = nutrient.energyFactor {
            var plain = question
            plain.part = nil
            let coach = Coach(
                record: record, question: plain, measure: measure, period: period, range: range, asked: asked)
            return coach.figures(of: nutrient).map { date, figure in
                (date, Figure(value: figure.value * factor, source: figure.source, isAtLeast: figure.isAtLeast))
            }
        }
        guard question.isNarrowed, metric.isFromFood else {
            return record.days.compactMap { day in figure(metric, day).map { (day.date, $0) } }
        }
        let entries = entries.filter { entry in question.part.map { record.isOf($0, entry) } ?? true }
        let some = inEntries(metric, entries)
        guard isZeroElsewhere, question.part == nil || !entries.isEmpty else { return some }
        let free = record.foodDays.subtracting(entries.map(\.day))
        return (some + free.map { ($0, Figure(value: 0, source: .entries)) }).sorted { $0.date < $1.date }
    }

    /// A logged day without a food, or with nothing at some hours, had none of it; a day without breakfast says nothing of
    /// what breakfast is.
    private var isZeroElsewhere: Bool { question.part != nil || question.hours != nil }

    /// The last or the first day beyond a limit.
    private func reachedOnce(
        _ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)], _ values: [String: CoachAnswer.Value]
    ) -> CoachAnswer {
        guard let threshold = question.threshold else { return notEnough(values) }
        let meant = figures.filter { threshold.holds($0.figure) == true }
        var values = values
        let middle = threshold.upTo.map { (threshold.value + $0) / 2 }
        values["goal"] = .figure(middle ?? threshold.value, metric)
        let side = middle != nil ? "Around" : threshold.isBelow ? "Below" : "Above"
        guard let one = measure == .first ? meant.first : meant.last else {
            return answer([.init("never\(side)", values)], followUps: [.progress, .last])
        }
        values["value"] = .figure(one.figure.value, metric)
        values["date"] = .date(one.date)
        values["age"] = age(one.date)
        var answer = self.answer([.init("\(measure.rawValue)\(side)", values)])
        answer.cite(rows(meant.suffix(5), metric))
        return answer
    }

    func notEnough(_ values: [String: CoachAnswer.Value]) -> CoachAnswer {
        answer([.init("noFigures", values)])
    }

    func noteAtLeast(_ answer: inout CoachAnswer, _ figures: [(date: CivilDate, figure: Figure)]) {
        let unsure = figures.filter(\.figure.isAtLeast).count
        if unsure > 0 { answer.notes.append(.init("atLeast", ["count": .count(unsure)])) }
    }

    /// Who logged a day and no drink with alcohol or caffeine had none.
    private func figure(_ metric: Metric, _ day: Day) -> Figure? {
        if let figure = day.figures[metric] { return figure }
        let isNone =
            (measure == .without || question.threshold?.value == 0) && (metric == .alcohol || metric == .caffeine)
            && !day.meals.isEmpty
        return isNone ? Figure(value: 0, source: .entries) : nil
    }

    /// What entries gave, by day.
    func inEntries(_ metric: Metric, _ entries: [FoodEntry]) -> [(date: CivilDate, figure: Figure)] {
        let isNutrient = Nutrients.metrics.contains(metric)
        return Dictionary(grouping: entries, by: \.day).sorted { $0.key < $1.key }.compactMap { date, entries in
            let known = entries.compactMap { entry in
                isNutrient ? entry.nutrients[metric] : metric == .water ? entry.fluid : entry.plainWater
            }
            guard !known.isEmpty else { return nil }
            let isAtLeast = known.count < entries.count && isNutrient
            return (date, Figure(value: known.reduce(0, +), source: .entries, isAtLeast: isAtLeast))
        }
    }

    func rows(_ figures: [(date: CivilDate, figure: Figure)], _ metric: Metric) -> [CoachAnswer.Row] {
        figures.reversed().map {
            .init(date: $0.date, value: .figure($0.figure.value, metric), place: metric.isFromFood ? .food : .log)
        }
    }

    /// Charts show every day of the week.
    func chart(_ metric: Metric) -> CoachAnswer.Picture? {
        range.count > 3 && question.weekdays == nil ? .days(metric, range) : nil
    }

    /// What each meal gives on a day that it was logged on, the most first, or the least where that is asked.
    private func meals(
        _ metric: Metric, _ entries: [FoodEntry], _ values: [String: CoachAnswer.Value]
    ) -> CoachAnswer {
        let isLeastFirst = question.counted == .lowest
        let means = Question.Slot.meals.compactMap { slot in
            DailyAverage(
                inEntries(metric, entries.filter { slot.slots.contains($0.slot) && $0.day != record.today })
                    .map(\.figure.value)
            ).map { (slot: slot, mean: $0.mean) }
        }.sorted { isLeastFirst ? $0.mean < $1.mean : $0.mean > $1.mean }
        guard !means.isEmpty else { return notEnough(values) }
        let list = means.map { one -> CoachAnswer.Value in
            .phrase(.init("mealMean.\(one.slot.rawValue)", ["value": .figure(one.mean, metric)]))
        }
        let key = isLeastFirst ? "mealsLeast" : "meals"
        return answer([.init(key, values.merging(["list": .list(list)]) { $1 })], followUps: [.week, .sources])
    }

    /// The meal with the most or the least of a metric. What was drunk beside them is none; the least is one of the three.
    private func oneMeal(_ metric: Metric) -> CoachAnswer {
        let values = ["metric": CoachAnswer.Value.metric(metric)].merging(time) { $1 }
        let isLowest = measure == .lowest
        guard Nutrients.metrics.contains(metric) else { return notEnough(values) }
        let meant = question.slot?.slots
        let slots = Question.Slot.meals.filter { !isLowest || meant != nil || $0 != .snacks }
        let meals = record.days.filter { asked.contains($0.date) && !(isLowest && $0.date == record.today) }
            .flatMap { day in
                day.meals.compactMap { meal -> (date: CivilDate, slot: Question.Slot, value: Double)? in
                    guard meant?.contains(meal.slot) ?? true, let value = meal.nutrients[metric],
                        let slot = slots.first(where: { $0.slots.contains(meal.slot) })
                    else { return nil }
                    return (day.date, slot, value)
                }
            }
        let ranked = meals.sorted {
            isLowest ? ($0.value, $1.date) < ($1.value, $0.date) : ($1.value, $0.date) < ($0.value, $1.date)
        }
        func words(_ slot: Question.Slot) -> CoachAnswer.Value { .phrase(.init("slot.\(slot.rawValue)")) }
        guard let top = ranked.first else { return answer([.init("noFigures", values)], followUps: [.foods, .ever]) }
        var answer = self.answer([
            .init(
                isLowest ? "mealLowest" : "mealHighest",
                ["metric": .metric(metric), "period": question.slot == nil ? conditionedTime : plainTime].merging([
                    "value": .figure(top.value, metric), "date": .date(top.date), "meal": words(top.slot),
                ]) { $1 })
        ])
        if let fact = self.ranked(
            ranked, .metric(metric), conditionedTime, { .figure($0.value, metric) }, { .date($0.date) })
        {
            answer.facts = [fact]
        }
        answer.cite(
            ranked.prefix(5).map {
                .init(date: $0.date, name: words($0.slot), value: .figure($0.value, metric), place: .food)
            })
        answer.followUps = [.month, .year, .foods]
        return answer
    }

    private func sources(_ metric: Metric) -> CoachAnswer {
        let entries = entries.filter { entry in
            asked.contains(entry.day) && question.part.map { record.isOf($0, entry) } ?? true
        }
        let values = ["metric": CoachAnswer.Value.metric(metric)].merging(time) { $1 }
        if question.isOfMeals == true { return meals(metric, entries, values) }
        let (foods, limit) = (Contributors(entries), max(10, question.top ?? 0))
        let top = metric == .water ? foods.top(limit: limit, amount: \.fluid) : foods.top(of: metric, limit: limit)
        guard let first = top.first else { return answer([.init("noFigures", values)]) }
        var answer = self.answer([
            .init(
                "sources",
                values.merging([
                    "food": .food(name: first.name, id: first.foodID), "share": .share(first.share),
                ]) { $1 })
        ])
        answer.formula = "sources"
        let next = top.dropFirst().prefix((question.top ?? 3) - 1).map { one -> CoachAnswer.Value in
            .phrase(.init("sources.one", ["food": .food(name: one.name, id: one.foodID), "share": .share(one.share)]))
        }
        if !next.isEmpty { answer.facts.append(.init("sourcesNext", ["foods": .list(Array(next))])) }
        answer.cite(
            top.map {
                .init(
                    date: nil, name: .food(name: $0.name, id: $0.foodID), value: .figure($0.amount, metric), place: nil)
            })
        answer.followUps = [.week, .month, .average]
        return answer
    }
}
