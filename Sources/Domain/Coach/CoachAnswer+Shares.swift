extension Coach {
    /// What part of all of a metric came from a meal, a food or a nutrient; or on what part of the days it was reached.
    func share(_ metric: Metric) -> CoachAnswer {
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric), "period": plainTime]
        let isOfDays = question.threshold != nil || question.isBelowGoal != nil
        guard question.isNarrowed, metric.isFromFood, !isOfDays else {
            let isRunning = metric.isAdditive && !metric.isOfNight
            // "On what part of the days did I drink"
            if !isOfDays, metric == .alcohol || metric == .caffeine {
                let some = figures(of: metric).filter { asked.contains($0.date) && $0.figure.value > 0 }
                return dayShare(Set(some.map(\.date)), .metric(metric))
            }
            var answer = reached(
                metric,
                figures(of: metric).filter { asked.contains($0.date) && !(isRunning && $0.date == record.today) })
            if let values = answer.facts.first?.values, case .count(let count) = values["count"],
                case .number(let all) = values["of"], all > 0
            {
                answer.facts.insert(.init("thatShare", ["share": .share(Double(count) / all)]), at: 1)
            }
            return answer
        }
        var plain = question
        (plain.slot, plain.part, plain.hours, plain.except, plain.alsoExcept) = (nil, nil, nil, nil, nil)
        let whole = Coach(record: record, question: plain, measure: measure, period: period, range: range, asked: asked)
            .figures(of: metric).filter { asked.contains($0.date) }
        let days = Set(whole.map(\.date))
        let part = figures(of: metric).filter { days.contains($0.date) }
        let sum = whole.reduce(0) { $0 + $1.figure.value }
        guard sum > 0 else { return notEnough(values) }
        let own = part.reduce(0) { $0 + $1.figure.value }
        values["share"] = .share(own / sum)
        values["part"] = .figure(own, metric)
        values["value"] = .figure(sum, metric)
        values["what"] = narrowed
        var answer = self.answer([.init("share", values)])
        answer.cite(rows(part, metric))
        noteAtLeast(&answer, whole)
        return answer
    }

    /// What of all food is meant, in words.
    private var narrowed: CoachAnswer.Value {
        if let part = question.part { return words(of: part) }
        if let slot = question.slot { return .phrase(.init("slot.\(slot.rawValue)")) }
        if let except = question.except { return .phrase(.init("but", ["what": words(of: except)])) }
        return narrowedHours
    }

    /// What was had at some hours, in words.
    var narrowedHours: CoachAnswer.Value {
        .phrase(
            .init("hours", ["from": .time(question.hours?.start ?? 0), "to": .time(question.hours?.end ?? 1440)]))
    }

    /// On what part of the days.
    func dayShare(_ days: Set<CivilDate>, _ what: CoachAnswer.Value) -> CoachAnswer {
        let count = max(1, asked.count)
        return answer([
            .init(
                "dayShare",
                time.merging([
                    "what": what, "share": .share(Double(days.count) / Double(count)),
                    "count": .number(Double(days.count)), "of": .number(Double(count)),
                ]) { $1 })
        ])
    }

    /// What part of all workouts of the time some are.
    func workoutShare(_ some: [Workout], _ what: CoachAnswer.Value) -> CoachAnswer {
        let all = record.workouts.filter { asked.contains($0.day) }
        guard !all.isEmpty else { return answer([.init("noWorkouts", time)], followUps: [.last, .ever]) }
        let (count, of) = (Double(some.count), Double(all.count))
        let values: [String: CoachAnswer.Value] = [
            "what": what, "share": .share(count / of), "count": .number(count), "of": .number(of),
        ]
        var answer = self.answer([.init("workoutShare", time.merging(values) { $1 })])
        answer.cite(
            some.reversed().map { .init(date: $0.day, name: .text($0.name), value: .count(1), place: .workouts) })
        return answer
    }

    /// The time of day that something usually is at: the middle of the first of each day, and of the last.
    func usualTimes(_ minutes: [CivilDate: [Int]], _ place: CoachAnswer.Row.Place = .workouts) -> CoachAnswer {
        let first = minutes.values.compactMap { $0.min() }.sorted()
        let last = minutes.values.compactMap { $0.max() }.sorted()
        func quantile(_ sorted: [Int], _ share: Double) -> Int {
            let place = Int((Double(sorted.count - 1) * share).rounded())
            return sorted.indices.contains(place) ? sorted[place] : 0
        }
        guard !first.isEmpty else { return answer([.init("noTimes", time)]) }
        let isOften = minutes.values.contains { Set($0).count > 1 }
        let values = time.merging([
            "time": .time(quantile(first, 0.5)), "low": .time(quantile(first, 0.25)),
            "high": .time(quantile(first, 0.75)), "count": .count(first.count), "last": .time(quantile(last, 0.5)),
        ]) { $1 }
        var answer = self.answer([.init(isOften ? "usualTimes" : "usualTime", values)])
        answer.formula = "median"
        answer.cite(
            minutes.sorted { $0.key > $1.key }.map {
                .init(date: $0.key, value: .list($0.value.sorted().map { .time($0) }), place: place)
            })
        return answer
    }

    /// On which days of the week something was done or eaten most often.
    ///
    /// - Parameter what: `nil` for any workout
    func weekdays(_ times: [CivilDate: Int], _ what: CoachAnswer.Value?) -> CoachAnswer {
        let counts = Dictionary(grouping: times, by: { $0.key.weekday }).mapValues { $0.reduce(0) { $0 + $1.value } }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard let top = counts.first else { return answer([.init("noWorkouts", time)]) }
        var values = time.merging(["day": .weekday(top.key), "count": .count(top.value)]) { $1 }
        values["what"] = what
        var answer = self.answer([.init(what == nil ? "weekdayTrained" : "weekdayOften", values)])
        let next = counts.dropFirst().prefix(3).map {
            CoachAnswer.Value.phrase(.init("often.one", ["food": .weekday($0.key), "count": .count($0.value)]))
        }
        if !next.isEmpty { answer.facts.append(.init("foodsOftenNext", ["foods": .list(next)])) }
        answer.cite(counts.map { .init(date: nil, name: .weekday($0.key), value: .count($0.value), place: nil) })
        return answer
    }

    /// The day of the week with the most and the least of a metric.
    func byWeekday(_ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)]) -> CoachAnswer {
        let means = Dictionary(grouping: figures, by: { $0.date.weekday })
            .compactMapValues { DailyAverage($0.map(\.figure.value)) }
            .sorted { ($1.value.mean, $0.key) < ($0.value.mean, $1.key) }
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric)].merging(time) { $1 }
        guard let top = means.first, let bottom = means.last, means.count > 1 else { return notEnough(values) }
        values["top"] = .weekday(top.key)
        values["high"] = .figure(top.value.mean, metric)
        values["bottom"] = .weekday(bottom.key)
        values["low"] = .figure(bottom.value.mean, metric)
        var answer = self.answer([.init("byWeekday", values)])
        // The most and the least are one of 21 pairs.
        if !top.value.differs(from: bottom.value, level: 0.05 / 21) { answer.facts.append(.init("chance")) }
        answer.formula = metric.isFromFood ? "average.food" : "average"
        answer.cite(
            means.map { .init(date: nil, name: .weekday($0.key), value: .figure($0.value.mean, metric), place: nil) })
        return answer
    }

    /// A day's mean for each kilo that the body weighs.
    func perKilo(_ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)]) -> CoachAnswer {
        let values: [String: CoachAnswer.Value] = ["metric": .metric(metric)].merging(time) { $1 }
        let weights = record.days.filter { $0.date <= range.end }.compactMap { $0[.weight] }
        guard let mean = DailyAverage(figures.map(\.figure.value)), let weight = weights.suffix(7).mean(), weight > 0
        else { return notEnough(values) }
        var answer = self.answer([
            .init(
                "perKilo",
                values.merging([
                    "value": .perKilo(mean.mean / weight, metric), "day": .figure(mean.mean, metric),
                    "weight": .figure(weight, .weight), "count": .count(mean.days),
                ]) { $1 })
        ])
        answer.cite(rows(figures, metric))
        return answer
    }
}
