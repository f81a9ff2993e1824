extension Coach {
    /// The mean of the days with something beside that of the days without it.
    func conditional(_ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)]) -> CoachAnswer {
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric)].merging(time) { $1 }
        guard let condition = question.condition else { return notEnough(values) }
        let event = CoachAnswer.Value.phrase(words(condition))
        values["event"] = event
        let whole = figures.filter { record.isOver(metric, on: $0.date) }
        func mean(_ holds: Bool) -> DailyAverage? {
            DailyAverage(whole.filter { asked.holds(on: $0.date) == holds }.map(\.figure.value))
        }
        guard let with = mean(true) else { return answer([.init("conditionUnknown", values)]) }
        values["with"] = .figure(with.mean, metric)
        values["days"] = .number(Double(with.days))
        guard let without = mean(false) else {
            // Who has caffeine every day has more of it on some.
            if case .some(let cause) = condition.event, condition.isWithout != true {
                var next = question
                next.condition?.event = .usual(cause, isLess: false)
                return Self.one(next, from: record)
            }
            return answer([.init("conditionOnly", values)])
        }
        values["without"] = .figure(without.mean, metric)
        values["others"] = .number(Double(without.days))
        var answer = self.answer([
            .init("condition", values), change(without.mean, with.mean) { .figure($0, metric) },
        ])
        if let interval = with.difference(from: without) {
            answer.facts.append(
                .init(
                    "conditionInterval",
                    [
                        "low": .figure(interval.lowerBound, metric), "high": .figure(interval.upperBound, metric),
                    ]))
        }
        answer.facts.append(.init(with.differs(from: without) ? "conditionNoCause" : "chance"))
        answer.formula = "condition"
        answer.cite(rows(whole.filter { asked.holds(on: $0.date) == true }, metric))
        return answer
    }

    /// What is held against the other days, in the order that it is told in
    private static let compared: [Metric] = [
        .energy, .protein, .carbs, .sugar, .fat, .fibre, .salt, .water, .alcohol, .caffeine, .steps, .workoutMinutes,
        .sleep, .sleepQuality, .restingHeartRate, .hrv, .mood, .energyLevel, .stress,
    ]

    private static let mostDiffering = 5
    private static let fewestDays = 5

    /// What differs beyond chance on the days with something in common, or on some days of the week: means beside those
    /// of the other days, each by Welch's test at a level that all tests together share (Bonferroni).
    func differing() -> CoachAnswer {
        let event = question.condition?.event
        let metrics = Self.compared.filter {
            $0 != event?.metric && !($0 == .energy && record.hidesEnergy)
                && !($0 == .workoutMinutes && event?.isOfTraining == true)
        }
        // What happens on a day is looked at once for the figures of that day, once for those of the next.
        var tests: [Question.Condition: @Sendable (CivilDate) -> Bool?] = [:]
        let means = metrics.compactMap { metric in
            let condition = question.condition?.of(.metric(metric), before: nil)
            let holds = condition.map { tests[$0] ?? record.test($0) }
            if let condition { tests[condition] = holds }
            return sides(metric, holds).map {
                (metric: metric, sides: $0, isNextDay: condition?.isNextDay == true)
            }
        }
        let level = 0.05 / Double(max(1, means.count))
        let found = means.filter { $0.sides.with.differs(from: $0.sides.without, level: level) }
        let key = found.isEmpty ? means.isEmpty ? "differing.unknown" : "differing.nothing" : "differing"
        let known = CoachAnswer.Value.list(means.map { .metric($0.metric) })
        var answer = self.answer(
            [.init(key, ["period": conditionedTime, "list": known])], followUps: [.sleep, .weight, .workouts])
        answer.facts += found.prefix(Self.mostDiffering).map { metric, sides, isNextDay in
            .init(
                "differing.\(isNextDay ? "after" : "on")",
                [
                    "metric": .metric(metric), "with": .figure(sides.with.mean, metric),
                    "without": .figure(sides.without.mean, metric),
                ])
        }
        if !found.isEmpty { answer.facts.append(.init("whyNoCause")) }
        answer.formula = "differing"
        return answer
    }

    /// The means of a metric on the days that are meant and on the others; `nil` with too few on a side.
    private func sides(
        _ metric: Metric, _ holds: (@Sendable (CivilDate) -> Bool?)?
    ) -> (with: DailyAverage, without: DailyAverage)? {
        var sides: [Bool: [Double]] = [:]
        for day in record.days where range.contains(day.date) && record.isOver(metric, on: day.date) {
            let isOfWeek = question.weekdays?.contains(day.date.weekday) ?? true
            guard let value = day[metric], value.isFinite, holds == nil || isOfWeek,
                let isMeant = holds.map({ $0(day.date) }) ?? isOfWeek
            else { continue }
            sides[isMeant, default: []].append(value)
        }
        guard let with = sides[true].flatMap({ DailyAverage($0) }), with.days >= Self.fewestDays,
            let without = sides[false].flatMap({ DailyAverage($0) }), without.days >= Self.fewestDays
        else { return nil }
        return (with, without)
    }

    func words(_ condition: Question.Condition) -> CoachAnswer.Fact {
        let lead = condition.isNextDay ? "after" : condition.isDayBefore == true ? "before" : "on"
        let key = lead + (condition.isWithout == true ? ".none" : "")
        switch condition.event {
        case .some(let metric): return .init("event.\(key)", ["what": .metric(metric)])
        case .eaten(let part, let hours):
            guard let hours else { return .init("event.\(key)", ["what": words(of: part)]) }
            return .init(
                "event.\(key).hours", ["what": words(of: part), "from": .time(hours.start), "to": .time(hours.end)])
        case .eatenTimes(let part, let threshold):
            var fact = CoachAnswer.Fact(
                "event.\(key).times.\(threshold.side)", ["what": words(of: part), "number": .number(threshold.value)])
            fact.values["top"] = threshold.upTo.map { .number($0) }
            return fact
        case .exercise(let id): return .init("event.\(key)", ["what": .exercise(id)])
        case .training(let kind):
            return .init("event.\(key)", ["what": kind.map { .kind($0) } ?? .phrase(.init("training"))])
        case .muscles(let group):
            return .init("event.\(key)", ["what": .phrase(.init("trainingOf", ["muscles": .muscles(group)]))])
        case .rest: return .init("event.\(key).rest")
        case .usual(let metric, let isLess):
            var fact = CoachAnswer.Fact("event.\(key).\(isLess ? "less" : "more")", ["what": .metric(metric)])
            fact.values["goal"] = record.middle(metric).map { .figure($0, metric) }
            return fact
        case .figure(let metric, let threshold):
            var fact = CoachAnswer.Fact(
                "event.\(key).\(threshold.side)", ["what": .metric(metric), "goal": .figure(threshold.value, metric)])
            fact.values["top"] = threshold.upTo.map { .figure($0, metric) }
            return fact
        }
    }
}

extension Question {
    /// Of the latest day that its condition names; of no such day the condition stays, which holds on none.
    func ofLatest(in record: CoachRecord) -> Question {
        var question = self
        question.condition?.isLatest = nil
        let time = period ?? usualPeriod ?? .ever
        guard let range = time.range(today: record.today),
            let day = AskedDays(question, range: range, of: record).latest(until: record.today)
        else { return question }
        (question.condition, question.period, question.weekdays) = (nil, .day(day), nil)
        return question
    }
}

extension DailyAverage {
    /// Where the difference of the true means lies in 19 of 20 cases (Welch 1947); `nil` with a single day on a side.
    func difference(from other: DailyAverage) -> ClosedRange<Double>? {
        guard let deviation, let otherDeviation = other.deviation else { return nil }
        let a = deviation * deviation / Double(days)
        let b = otherDeviation * otherDeviation / Double(other.days)
        guard a + b > 0 else { return nil }
        let freedom = (a + b) * (a + b) / (a * a / Double(days - 1) + b * b / Double(other.days - 1))
        guard let whole = Int(exactly: freedom.rounded(.down)), whole >= 1 else { return nil }
        let reach = StudentT.quantile(0.975, degreesOfFreedom: whole) * (a + b).squareRoot()
        let middle = mean - other.mean
        guard reach.isFinite else { return nil }
        return middle - reach...middle + reach
    }
}
