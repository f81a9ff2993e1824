extension Coach {
    func extreme(
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
        if let fact = self.ranked(
            ranked, .metric(metric), conditionedTime, { .figure($0.figure.value, metric) }, { .date($0.date) })
        {
            answer.facts = [fact]
        } else if metric.group == .body, range.end >= record.today, let now = figures.last, now.date > top.date {
            answer.facts += [
                .init("sinceThat", ["value": .figure(now.figure.value, metric), "date": .date(now.date)]),
                change(top.figure.value, now.figure.value) { .figure($0, metric) },
            ]
        }
        answer.picture = chart(metric)
        answer.cite(
            ranked.prefix(5).map {
                .init(date: $0.date, value: .figure($0.figure.value, metric), place: metric.isFromFood ? .food : .log)
            })
        return answer
    }

    /// Days on which the goal then in force, or the asked figure, was reached. Calories are on target within a tenth.
    func reached(_ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)]) -> CoachAnswer {
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric)].merging(time) { $1 }
        guard !figures.isEmpty else { return notEnough(values) }
        values["of"] = .number(Double(figures.count))
        if let threshold = question.threshold {
            let days = figures.filter { threshold.holds($0.figure) == true }
            if let answer = ofOneDay(metric, figures, isReached: !days.isEmpty) { return answer }
            values["count"] = .count(days.count)
            values["goal"] = .figure(threshold.value, metric)
            values["top"] = threshold.upTo.map { .figure($0, metric) }
            var answer = self.answer([
                .init(
                    threshold.isBelow ? "metricBelow" : threshold.upTo == nil ? "metricAbove" : "metricBetween", values)
            ])
            answer.cite(rows(days, metric))
            return answer
        }
        if metric == .energy, record.isCareful { return self.answer([.init("topic.careful")], followUps: [.week]) }
        let judged = figures.compactMap { one in record.targets[one.date][metric].map { (one, $0.value) } }
        guard let last = judged.last else {
            return besideAdvice(metric, figures) ?? answer([.init("noGoal", values)], followUps: [.week, .month])
        }
        let days = judged.filter { one, goal in
            if let isBelow = question.isBelowGoal {
                return isBelow ? one.figure.value < goal && !one.figure.isAtLeast : one.figure.value > goal
            }
            return metric == .energy
                ? abs(one.figure.value - goal) <= FoodPeriod.tolerance * goal : one.figure.value >= goal
        }.map(\.0)
        if let answer = ofOneDay(metric, figures, isReached: !days.isEmpty, goal: last.1) { return answer }
        values["count"] = .count(days.count)
        values["of"] = .number(Double(judged.count))
        // Goals differ by day: of days up to now, that of today is told.
        let today = asked.contains(record.today) ? record.targets[record.today][metric] : nil
        values["goal"] = .figure(today?.value ?? last.1, metric)
        let key = question.isBelowGoal.map { $0 ? "goalBelow" : "goalAbove" }
        var answer = self.answer([.init(key ?? (metric == .energy ? "onTarget" : "goalReached"), values)])
        answer.formula = "goal"
        answer.picture = chart(metric)
        answer.cite(rows(days, metric))
        return answer
    }

    /// "How many days was I over on salt", of what nobody set a goal for: beside what is advised
    private func besideAdvice(_ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)]) -> CoachAnswer? {
        guard let isBelow = question.isBelowGoal, let advice = advice(on: metric, of: record.today) else { return nil }
        var held = question
        held.threshold = Question.Threshold(value: advice.value, isBelow: isBelow)
        let coach = Coach(
            record: record, question: held, measure: measure, period: period, range: range, asked: asked)
        var answer = coach.reached(metric, figures)
        answer.facts.insert(
            told(advice, metric, ["metric": .metric(metric), "goal": .figure(advice.value, metric)]), at: 0)
        answer.question = question
        return answer
    }

    /// "Did I reach my step goal yesterday": yes or no, and what it was; `nil` for more than a day.
    private func ofOneDay(
        _ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)], isReached: Bool, goal: Double? = nil
    ) -> CoachAnswer? {
        guard period.isOneDay, figures.count == 1, let figure = figures.first?.figure, !figure.isAtLeast,
            question.condition == nil
        else { return nil }
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric)].merging(time) { $1 }
        values["value"] = .figure(figure.value, metric)
        values["goal"] = goal.map { .figure($0, metric) }
        var answer = self.answer([.init((isReached ? "yes" : "no") + (goal == nil ? "" : ".goal"), values)])
        if metric.isAdditive, period.day == record.today, !metric.isOfNight { answer.notes.append(.init("todayOpen")) }
        answer.formula = goal == nil ? nil : "goal"
        answer.cite(rows(figures, metric))
        return answer
    }
}
