extension Coach {
    func metric(_ metric: Metric) -> CoachAnswer {
        var answer = measured(metric)
        answer.isAboutEnergy = [.energy, .activeEnergy, .basalEnergy].contains(metric)
        if answer.followUps.isEmpty {
            answer.followUps = [.week, .month, metric.isFromFood && metric != .water ? .sources : .progress, .compare]
                .filter { $0 != .compare || measure != .compare }
        }
        return answer
    }

    private func measured(_ metric: Metric) -> CoachAnswer {
        if measure == .sources { return sources(metric) }
        let figures: [(date: CivilDate, figure: Figure)]
        if let slot = question.slot, metric.isFromFood {
            figures = inSlot(metric, slot)
        } else {
            figures = record.days.compactMap { day in day.figures[metric].map { (day.date, $0) } }
        }
        let inRange = figures.filter { range.contains($0.date) && $0.figure.value.isFinite }
        var values = time
        values["metric"] = .metric(metric)
        guard let last = inRange.last, let first = inRange.first else {
            var facts = [CoachAnswer.Fact("noFigures", values)]
            if let known = figures.last {
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
        case .sum where !metric.isOfNight || period.isOneDay:
            let sum = inRange.reduce(0) { $0 + $1.figure.value }
            values["value"] = .figure(sum, metric)
            values["count"] = .count(inRange.count)
            if period.isOneDay {
                answer = self.answer([.init("metricDay", values)])
            } else {
                answer = self.answer([.init("metricSum", values)])
                if let average = DailyAverage(whole.map(\.figure.value)), inRange.count > 1 {
                    answer.facts.append(.init("thatIs", ["value": .figure(average.mean, metric)]))
                }
            }
        case .value:
            values["value"] = .figure(last.figure.value, metric)
            values["date"] = .date(last.date)
            values["age"] = age(last.date)
            answer = self.answer([.init("metricValue", values)])
        case .last:
            let last = inRange.last { $0.figure.value > 0 } ?? last
            values["value"] = .figure(last.figure.value, metric)
            values["date"] = .date(last.date)
            values["age"] = age(last.date)
            answer = self.answer([.init("metricLast", values)])
            answer.cite(rows(inRange.filter { $0.figure.value > 0 }.suffix(5), metric))
            return answer
        case .first:
            values["value"] = .figure(first.figure.value, metric)
            values["date"] = .date(first.date)
            answer = self.answer([.init("metricFirst", values)])
            answer.cite(rows([first], metric))
            return answer
        case .trend: return change(of: metric, inRange)
        case .highest, .lowest: return extreme(metric, measure == .lowest ? whole : inRange, values)
        case .reached: return reached(metric, whole)
        case .count:
            let some = inRange.filter { $0.figure.value > 0 }
            values["count"] = .count(some.count)
            values["of"] = .number(Double(range.last(CoachNeeds.mostDays).count))
            answer = self.answer([.init("metricDays", values)])
            answer.cite(rows(some, metric))
            return answer
        case .compare: return compare(metric, figures)
        default:
            guard let average = DailyAverage(whole.map(\.figure.value)) else { return notEnough(values) }
            let isWeekly = measure == .perWeek && metric.isAdditive
            values["value"] = .figure(isWeekly ? average.mean * 7 : average.mean, metric)
            values["count"] = .count(average.days)
            let key =
                isWeekly
                ? "metricPerWeek"
                : metric.isAdditive ? metric.isOfNight ? "metricNight" : "metricAverage" : "metricMean"
            answer = self.answer([.init(key, values)])
            if let low = whole.map(\.figure.value).min(), let high = whole.map(\.figure.value).max(), whole.count > 2,
                low < high
            {
                answer.facts.append(.init("between", ["low": .figure(low, metric), "high": .figure(high, metric)]))
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

    private func notEnough(_ values: [String: CoachAnswer.Value]) -> CoachAnswer {
        answer([.init("noFigures", values)])
    }

    private func noteAtLeast(_ answer: inout CoachAnswer, _ figures: [(date: CivilDate, figure: Figure)]) {
        let unsure = figures.filter(\.figure.isAtLeast).count
        if unsure > 0 { answer.notes.append(.init("atLeast", ["count": .count(unsure)])) }
    }

    /// What a meal gave, by day.
    private func inSlot(_ metric: Metric, _ slot: Question.Slot) -> [(date: CivilDate, figure: Figure)] {
        let entries = record.entries.filter { slot.slots.contains($0.slot) }
        let path = Nutrients.byMetric.first { $0.metric == metric }?.path
        return Dictionary(grouping: entries, by: \.day).sorted { $0.key < $1.key }.compactMap { date, entries in
            let known =
                path.map { path in entries.compactMap { $0.nutrients[keyPath: path] } }
                ?? entries.compactMap(\.millilitres)
            guard !known.isEmpty else { return nil }
            let isAtLeast = known.count < entries.count && path != nil
            return (date, Figure(value: known.reduce(0, +), source: .entries, isAtLeast: isAtLeast))
        }
    }

    private func rows(_ figures: [(date: CivilDate, figure: Figure)], _ metric: Metric) -> [CoachAnswer.Row] {
        figures.reversed().map {
            .init(date: $0.date, value: .figure($0.figure.value, metric), place: metric.isFromFood ? .food : .log)
        }
    }

    private func chart(_ metric: Metric) -> CoachAnswer.Picture? { range.count > 3 ? .days(metric, range) : nil }

    /// Of weight the trend behind the weigh-ins; of others the mean of the first half beside that of the second.
    private func change(of metric: Metric, _ figures: [(date: CivilDate, figure: Figure)]) -> CoachAnswer {
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric)].merging(time) { $1 }
        var answer: CoachAnswer
        if !metric.isAdditive {
            let trend =
                metric == .weight
                ? WeightTrend.points(
                    from: record.days.filter {
                        range.contains($0.date) && $0[.weight] != nil
                            || $0.date > range.start && range.contains($0.date)
                    })
                : []
            let isSmooth = trend.filter { $0.measured != nil }.count >= 3
            guard
                let from = isSmooth
                    ? trend.first.map({ ($0.date, $0.trend) }) : figures.first.map({ ($0.date, $0.figure.value) }),
                let to = isSmooth
                    ? trend.last.map({ ($0.date, $0.trend) }) : figures.last.map({ ($0.date, $0.figure.value) }),
                from.0 < to.0
            else {
                values["value"] = figures.last.map { .figure($0.figure.value, metric) }
                values["date"] = figures.last.map { .date($0.date) }
                return self.answer([.init("metricOnce", values)])
            }
            values["from"] = .figure(from.1, metric)
            values["start"] = .date(from.0)
            values["to"] = .figure(to.1, metric)
            values["end"] = .date(to.0)
            values["count"] = .count(figures.count)
            answer = self.answer([.init("metricTrend", values), change(from.1, to.1) { .figure($0, metric) }])
            answer.formula = isSmooth ? "weightTrend" : "firstAndLast"
        } else {
            let whole = metric.isOfNight ? figures : figures.filter { $0.date != record.today }
            let half = whole.count / 2
            guard half >= 2, let before = DailyAverage(whole.prefix(half).map(\.figure.value)),
                let after = DailyAverage(whole.suffix(whole.count - half).map(\.figure.value)), let first = whole.first,
                let last = whole.last
            else {
                values["value"] = figures.last.map { .figure($0.figure.value, metric) }
                values["date"] = figures.last.map { .date($0.date) }
                return self.answer([.init("metricOnce", values)])
            }
            values["from"] = .figure(before.mean, metric)
            values["start"] = .date(first.date)
            values["to"] = .figure(after.mean, metric)
            values["end"] = .date(last.date)
            values["count"] = .count(whole.count)
            answer = self.answer([
                .init("metricHalves", values), change(before.mean, after.mean) { .figure($0, metric) },
            ])
            answer.formula = "halves"
            if !after.differs(from: before) { answer.facts.append(.init("chance")) }
        }
        answer.picture = DayRange(from: max(range.start, figures.first?.date ?? range.start), through: range.end)
            .flatMap { $0.count > 3 ? .days(metric, $0) : nil }
        answer.cite(rows(figures, metric))
        return answer
    }

    private func extreme(
        _ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)], _ values: [String: CoachAnswer.Value]
    ) -> CoachAnswer {
        let isLowest = measure == .lowest
        let ranked = figures.sorted {
            isLowest
                ? ($0.figure.value, $1.date) < ($1.figure.value, $0.date)
                : ($1.figure.value, $0.date) < ($0.figure.value, $1.date)
        }
        guard let top = ranked.first else { return notEnough(values) }
        var answer = self.answer([
            .init(
                isLowest ? "metricLowest" : "metricHighest",
                values.merging(
                    ["value": .figure(top.figure.value, metric), "date": .date(top.date)]) { $1 })
        ])
        answer.picture = chart(metric)
        answer.cite(
            ranked.prefix(5).map {
                .init(date: $0.date, value: .figure($0.figure.value, metric), place: metric.isFromFood ? .food : .log)
            })
        return answer
    }

    /// Days on which the goal then in force, or the asked figure, was reached. Calories are on target within a tenth.
    private func reached(_ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)]) -> CoachAnswer {
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric)].merging(time) { $1 }
        values["of"] = .number(Double(figures.count))
        if let threshold = question.threshold {
            let days = figures.filter {
                threshold.isBelow
                    ? $0.figure.value < threshold.value && !$0.figure.isAtLeast : $0.figure.value >= threshold.value
            }
            values["count"] = .count(days.count)
            values["goal"] = .figure(threshold.value, metric)
            var answer = self.answer([.init(threshold.isBelow ? "metricBelow" : "metricAbove", values)])
            answer.cite(rows(days, metric))
            return answer
        }
        let judged = figures.compactMap { one in goal(metric, on: one.date).map { (one, $0) } }
        guard let last = judged.last else {
            return self.answer([.init("noGoal", values)], followUps: [.week, .month])
        }
        let days = judged.filter { one, goal in
            metric == .energy
                ? abs(one.figure.value - goal) <= FoodPeriod.tolerance * goal : one.figure.value >= goal
        }.map(\.0)
        values["count"] = .count(days.count)
        values["of"] = .number(Double(judged.count))
        values["goal"] = .figure(last.1, metric)
        var answer = self.answer([.init(metric == .energy ? "onTarget" : "goalReached", values)])
        answer.formula = "goal"
        answer.picture = chart(metric)
        answer.cite(rows(days, metric))
        return answer
    }

    private func goal(_ metric: Metric, on date: CivilDate) -> Double? {
        guard let goals = record.goals.inForce(on: date) else { return nil }
        return switch metric {
        case .energy: goals.energy
        case .protein: goals.protein
        case .carbs: goals.carbs
        case .fat: goals.fat
        case .fibre: goals.fibre
        case .water: goals.water
        case .steps: Double(goals.steps)
        case .sleep: SleepDebt.adultNeed
        default: nil
        }
    }

    private func compare(_ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)]) -> CoachAnswer {
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric)].merging(time) { $1 }
        guard let other = question.other, let before = other.range(today: record.today) else {
            return answer([.init("compareWhat")])
        }
        func average(_ range: DayRange) -> DailyAverage? {
            DailyAverage(
                figures.filter {
                    range.contains($0.date)
                        && (metric.isOfNight || !metric.isAdditive || $0.date != record.today || range.count == 1)
                }.map(\.figure.value))
        }
        values["other"] = .period(other)
        guard let now = average(range), let then = average(before) else {
            return answer([.init("compareUnknown", values)])
        }
        values["now"] = .figure(now.mean, metric)
        values["then"] = .figure(then.mean, metric)
        var answer = self.answer([
            .init(metric.isAdditive ? metric.isOfNight ? "compareNights" : "compareDays" : "compareMeans", values),
            change(then.mean, now.mean) { .figure($0, metric) },
        ])
        if !now.differs(from: then) { answer.facts.append(.init("chance")) }
        answer.formula = "welch"
        answer.cite(rows(figures.filter { range.contains($0.date) || before.contains($0.date) }, metric))
        return answer
    }

    private func sources(_ metric: Metric) -> CoachAnswer {
        let entries = record.entries.filter {
            range.contains($0.day) && (question.slot?.slots.contains($0.slot) ?? true)
        }
        let values = ["metric": CoachAnswer.Value.metric(metric)].merging(time) { $1 }
        let top =
            metric == .water
            ? Contributor.top(in: entries, limit: 10, amount: \.millilitres)
            : Contributor.top(of: metric, in: entries, limit: 10)
        guard let first = top.first else { return answer([.init("noFigures", values)]) }
        var answer = self.answer([
            .init(
                "sources",
                values.merging([
                    "food": .food(name: first.name, id: first.foodID), "share": .share(first.share),
                ]) { $1 })
        ])
        answer.formula = "sources"
        answer.cite(
            top.map {
                .init(
                    date: nil, name: .food(name: $0.name, id: $0.foodID), value: .figure($0.amount, metric), place: nil)
            })
        answer.followUps = [.week, .month, .average]
        return answer
    }
}
