extension Coach {
    private var targets: DayTargets { record.targets[record.today] }

    /// What today's goal leaves, or the figure that was asked for: "how many steps to 10,000".
    func remaining(_ metric: Metric) -> CoachAnswer {
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric)]
        guard let goal = question.goal ?? targets[metric]?.value, metric != .weight else {
            return answer([.init("noGoal", values)], followUps: [.week, .month])
        }
        if question.isOfRestOfWeek { return remainingOfWeek(metric) }
        let day = record.days.last { $0.date == record.today }
        let value = day?[metric] ?? 0
        values["goal"] = .figure(goal, metric)
        values["value"] = .figure(value, metric)
        values["left"] = .figure(abs(goal - value), metric)
        var answer = self.answer([.init(value <= goal ? "remaining" : "remainingOver", values)])
        answer.formula = "remaining"
        if day?.figures[metric]?.isAtLeast == true { answer.notes.append(.init("atLeast", ["count": .count(1)])) }
        return answer
    }

    /// What the goals of this week leave up to Sunday, or a mean of it that was asked for. A day that is over and of which
    /// nothing is known counts neither way.
    private func remainingOfWeek(_ metric: Metric) -> CoachAnswer {
        let (first, today) = (record.today.startOfWeek, record.today)
        let figures = record.days.filter { $0.date >= first && $0.date <= today }.compactMap { day in
            day.figures[metric].map { (date: day.date, figure: $0) }
        }
        let ahead = 8 - today.weekday
        let counted = figures.filter { $0.date < today }.map(\.date) + (0..<ahead).map { today.adding(days: $0) }
        let goal = counted.compactMap { question.goal ?? record.targets[$0][metric]?.value }.reduce(0, +)
        let value = figures.reduce(0) { $0 + $1.figure.value }
        let left = goal - value
        var values: [String: CoachAnswer.Value] = [
            "metric": .metric(metric), "goal": .figure(goal, metric), "value": .figure(value, metric),
            "left": .figure(abs(left), metric), "count": .count(ahead),
            "each": .figure(max(left, 0) / Double(ahead), metric),
        ]
        values["mean"] = question.goal.map { .figure($0, metric) }
        let leaving = question.goal == nil ? "remainingWeek" : "remainingWeekMean"
        var facts = [CoachAnswer.Fact(left > 0 ? leaving : "remainingWeekOver", values)]
        let floor = targets.plan.floor
        if metric == .energy, left / Double(ahead) < floor {
            facts.append(.init("remainingWeekFloor", ["floor": .figure(floor, .energy)]))
        } else if left > 0, ahead > 1 {
            facts.append(.init("remainingWeekEach", values))
        }
        var answer = self.answer(facts, followUps: [.week, .month])
        answer.formula = "remainingWeek"
        noteAtLeast(&answer, figures)
        let unknown = today.weekday - 1 - figures.count { $0.date < today }
        if unknown > 0 { answer.notes.append(.init("remainingWeekUnknown", ["count": .count(unknown)])) }
        return answer
    }

    /// What is aimed at today.
    func goal(_ metric: Metric) -> CoachAnswer {
        guard let goal = targets[metric]?.value else {
            return answer([.init("noGoal", ["metric": .metric(metric)])], followUps: [.week, .month])
        }
        return answer([.init("goalIs", ["metric": .metric(metric), "goal": .figure(goal, metric)])])
    }

    func plan(_ figure: Question.PlanFigure) -> CoachAnswer {
        let points = WeightTrend.points(from: record.days)
        let weight = points.last?.trend
        switch figure {
        case .bmi: return bmi()
        case .waistToHeight: return waistToHeight()
        case .balance: return balance()
        case .expenditure
        where ![.ever, .day(record.today)].contains(period) || question.weekdays != nil || question.other != nil:
            return expenditure()
        case .expenditure:
            guard let burn = record.outlook?.burn else {
                return answer([.init("plan.noBurn")], followUps: [.weight, .average])
            }
            var values: [String: CoachAnswer.Value] = ["value": .figure(burn.kilocalories, .energy)]
            var key = "plan.burn.\(burn.source.rawValue)"
            if let interval = burn.interval {
                values["low"] = .figure(interval.lowerBound, .energy)
                values["high"] = .figure(interval.upperBound, .energy)
            } else {
                key += ".exact"
            }
            var answer = self.answer([.init(key, values)], followUps: [.weight, .average])
            if let change = burnChange(since: record.today.adding(days: -Self.changeDays)) {
                answer.facts.append(change)
            }
            answer.isAboutEnergy = true
            return answer
        case .arrival: return arrival()
        case .training: return nextTraining()
        case .intake: return intake()
        case .trial: return trial()
        case .byDate: return byDate()
        case .resting:
            guard let resting = targets.plan.resting, let equation = targets.plan.restingEquation else {
                return answer([.init("plan.noResting")], followUps: [.weight])
            }
            var answer = answer(
                [.init("plan.resting.\(equation.rawValue)", ["value": .figure(resting, .energy)])],
                followUps: [.weight, .average])
            answer.isAboutEnergy = true
            return answer
        case .person:
            var facts: [CoachAnswer.Fact] = []
            if let age = record.profile.age(on: record.today) {
                facts.append(.init("plan.age", ["count": .count(age)]))
            }
            if let height = record.profile.height {
                facts.append(.init("plan.height", ["value": .figure(height, .waist)]))
            }
            return answer(facts.isEmpty ? [.init("plan.noPerson")] : facts, followUps: [.weight])
        case .safePace: return safePace()
        case .phase: return phase()
        case .lacking: return lacking()
        case .toGoal, .onTrack:
            guard let goal = targets.targetWeight?.value else {
                return answer([.init("noGoal", ["metric": .metric(.weight)])], followUps: [.weight])
            }
            guard let weight else { return notEnough(["metric": .metric(.weight)].merging(time) { $1 }) }
            let left = abs(weight - goal)
            var facts = [
                CoachAnswer.Fact(
                    left < 0.05 ? "plan.there" : "plan.toGoal",
                    [
                        "left": .figure(left, .weight), "goal": .figure(goal, .weight),
                        "weight": .figure(weight, .weight),
                    ])
            ]
            if let rate = WeightTrend.weeklyRate(points) {
                facts.append(.rate(rate))
                if figure == .onTrack, left >= 0.05, let date = targets.targetDate, date > record.today {
                    let weeks = Double(record.today.days(to: date)) / 7
                    facts.append(
                        .init("plan.needs", ["date": .date(date), "value": .figure(left / weeks, .weight)]))
                }
                if figure == .onTrack, rate < 0, let mass = points.last?.trend {
                    let most = SafetyRails.fastestLoss(weight: mass)
                    facts.append(
                        .init(-rate > most ? "plan.tooFast" : "plan.safePace", ["value": .figure(most, .weight)]))
                }
                if figure == .onTrack, left >= 0.05 {
                    facts.append(.init(rate != 0 && (rate < 0) == (goal < weight) ? "plan.towards" : "plan.notTowards"))
                }
            }
            var answer = self.answer(facts, followUps: [.weight, .progress])
            answer.formula = "weightTrend"
            return answer
        }
    }

    /// By the trend of the weight of now, with what counts as healthy
    private func bmi() -> CoachAnswer {
        guard let height = record.profile.height, let weight = WeightTrend.points(from: record.days).last?.trend,
            let bmi = BodyMetrics.bmi(mass: weight, height: height)
        else { return answer([.init("plan.noBMI")], followUps: [.weight]) }
        var answer = answer(
            [.init("plan.bmi", ["value": .number(bmi), "weight": .figure(weight, .weight)])], followUps: [.weight])
        // The range is one of adults, and of nobody whom it could hurt.
        let isAdult = record.profile.age(on: record.today).map { $0 >= 18 } ?? false
        if isAdult, !record.isCareful, record.profile.isPregnant != true,
            let healthy = BodyMetrics.healthyWeight(height: height)
        {
            answer.facts.append(
                .init(
                    "plan.healthyWeight",
                    ["low": .figure(healthy.lowerBound, .weight), "high": .figure(healthy.upperBound, .weight)]))
        }
        return answer
    }

    /// The latest waist as a share of height, with what counts as healthy; of whom it could hurt the share alone
    private func waistToHeight() -> CoachAnswer {
        guard let height = record.profile.height,
            let (date, waist) = record.days.lazy.reversed().compactMap({ day in day[.waist].map { (day.date, $0) } })
                .first, let found = BodyMetrics.waistToHeight(waist: waist, height: height)
        else { return answer([.init("plan.noWaistToHeight")], followUps: [.weight]) }
        var answer = answer(
            [
                .init(
                    "plan.waistToHeight",
                    [
                        "share": .share(found.ratio), "value": .figure(waist, .waist),
                        "height": .figure(height, .waist), "date": .date(date),
                    ])
            ], followUps: [.weight])
        if !record.isCareful, record.profile.isPregnant != true { answer.facts.append(.init("plan.waistToHeightOf")) }
        return answer
    }

    /// What is told of weight, with the BMI that each of its figures comes to
    func bmi(of answer: CoachAnswer) -> CoachAnswer {
        guard let height = record.profile.height else {
            return self.answer([.init("plan.noBMI")], followUps: [.weight])
        }
        let told = answer.facts.first?.values ?? [:]
        let figures = ["value", "from", "to", "then", "now"].compactMap { told[$0] }
        var answer = answer
        answer.facts += figures.compactMap { figure -> CoachAnswer.Fact? in
            guard case .figure(let weight, .weight) = figure,
                let bmi = BodyMetrics.bmi(mass: weight, height: height)
            else { return nil }
            return .init("plan.bmiAt", ["value": .number(bmi), "weight": figure])
        }
        return answer
    }

    /// The most to lose a week at the weight of now, beside how it goes; of whom losing could hurt none is told.
    private func safePace() -> CoachAnswer {
        if record.isCareful { return answer([.init("topic.careful")], followUps: [.weight]) }
        let points = WeightTrend.points(from: record.days)
        guard let weight = points.last?.trend else { return notEnough(["metric": .metric(.weight)]) }
        var facts = [
            CoachAnswer.Fact("plan.safePace", ["value": .figure(SafetyRails.fastestLoss(weight: weight), .weight)])
        ]
        if let rate = WeightTrend.weeklyRate(points) { facts.append(.rate(rate)) }
        var answer = self.answer(facts, followUps: [.weight, .progress])
        answer.formula = "weightTrend"
        return answer
    }

    /// The phase of today with how long it has lasted, how long it takes as a rule, and what weight did in it
    private func phase() -> CoachAnswer {
        if let range = question.period?.range(today: record.today), range.end < record.today { return phases(range) }
        let start = targets.goals.phaseStart
        guard start <= record.today else { return answer([.init("plan.noPhase")], followUps: [.weight, .progress]) }
        let (days, usual) = (start.days(to: record.today), targets.phase.usualWeeks)
        var facts: [CoachAnswer.Fact] = [
            .init(
                "plan.phase",
                [
                    "phase": .phrase(.init("phase.\(targets.phase.rawValue)")), "date": .date(start),
                    "count": .count(days + 1),
                ])
        ]
        if days >= 14 { facts.append(.init("plan.phaseWeeks", ["count": .count(days / 7)])) }
        facts.append(
            .init("plan.phaseUsual", ["low": .count(usual.lowerBound), "high": .count(usual.upperBound)]))
        var answer = self.answer(facts, followUps: [.weight, .progress])
        let trend = WeightTrend.points(from: record.days)
        if let then = trend.first(where: { $0.date >= start }), let now = trend.last, days >= 7, then.date < now.date,
            start.days(to: then.date) < 7
        {
            answer.facts += [
                .init(
                    "metricTrend",
                    [
                        "metric": .metric(.weight), "from": .figure(then.trend, .weight), "start": .date(then.date),
                        "to": .figure(now.trend, .weight), "end": .date(now.date),
                    ]),
                change(then.trend, now.trend) { .figure($0, .weight) },
            ]
            answer.formula = "weightTrend"
        }
        return answer
    }

    /// The phases of a time that is over, the latest three
    private func phases(_ range: DayRange) -> CoachAnswer {
        let phases = record.targets.phases(on: record.today).filter {
            $0.from <= range.end && ($0.to ?? record.today) >= range.start
        }
        guard !phases.isEmpty else {
            return answer([.init("plan.noPhaseThen", time)], followUps: [.weight, .progress])
        }
        return answer(
            phases.suffix(3).map { span in
                let phase = CoachAnswer.Value.phrase(.init("phase.\(span.phase.rawValue)"))
                return .init("plan.phaseThen", time.merging(["phase": phase, "date": .date(span.from)]) { $1 })
            }, followUps: [.weight, .progress])
    }

    /// Days over which a change of what is burnt is told
    private static let changeDays = 90

    /// By how much what is burnt now differs from what it was on a day; `nil` where that is less than is known.
    private func burnChange(since date: CivilDate) -> CoachAnswer.Fact? {
        record.outlook?.change(since: date).map { change in
            .init(
                change.kilocalories > 0 ? "plan.burnsMore" : "plan.burnsLess",
                ["value": .figure(abs(change.kilocalories), .energy), "date": .date(date)])
        }
    }

    /// What was burnt over a time: the mean of its days' estimates, and of the edges of their intervals
    private func expenditure() -> CoachAnswer {
        guard let (rows, time) = energyRows else {
            return answer([.init("plan.noBurn")], followUps: [.weight, .average])
        }
        guard let burnt = Burnt(rows.compactMap(\.estimate)) else {
            return answer([.init("plan.noBurnThen", time)], followUps: [.weight])
        }
        var answer = self.answer(
            [.init("plan.burnt", burnt.values.merging(time) { $1 })], followUps: [.weight, .average])
        answer.isAboutEnergy = true
        if case .since(let date) = period {
            answer.facts.append(burnChange(since: date) ?? .init("plan.burnsTheSame", ["date": .date(date)]))
        }
        guard let others, let outlook = record.outlook else { return answer }
        let before = outlook.expenditures(others.days.range).filter { others.days.contains($0.date) }
        guard let then = Burnt(before.compactMap(\.estimate)) else {
            answer.facts.append(.init("plan.noBurnThen", ["period": others.words]))
            return answer
        }
        answer.facts += [
            .init("plan.burnt", then.values.merging(["period": others.words]) { $1 }),
            change(then.mean, burnt.mean) { .figure($0, .energy) },
        ]
        if abs(burnt.mean - then.mean) <= burnt.interval.reach(beside: then.interval) {
            answer.facts.append(.init("plan.burntOpen"))
        }
        return answer
    }

    /// What was eaten on the days that were logged in full, beside what was burnt on those
    private func balance() -> CoachAnswer {
        if record.isCareful { return answer([.init("topic.careful")], followUps: [.weight]) }
        guard let (rows, time) = energyRows else {
            return answer([.init("plan.noBurn")], followUps: [.weight, .average])
        }
        let known = rows.compactMap { row in
            row.eaten.flatMap { eaten in row.estimate.map { (date: row.date, eaten: eaten, burnt: $0) } }
        }
        guard let burnt = Burnt(known.map(\.burnt)), let eaten = known.map(\.eaten).mean(least: 1) else {
            return answer([.init("plan.noBalance", time)], followUps: [.weight, .average])
        }
        let difference = eaten - burnt.mean
        let values: [String: CoachAnswer.Value] = [
            "eaten": .figure(eaten, .energy), "burn": .figure(burnt.mean, .energy),
            "value": .figure(abs(difference), .energy), "count": .count(known.count),
            "sum": .figure((abs(difference) * Double(known.count) / 50).rounded() * 50, .energy),
        ]
        var facts = [
            CoachAnswer.Fact(
                difference < 0 ? "plan.balance.below" : "plan.balance.above", values.merging(time) { $1 })
        ]
        if burnt.interval.contains(eaten) {
            facts.append(.init("plan.balance.open"))
        } else if known.count > 1 {
            facts.append(.init("plan.balance.sum", values))
        }
        var answer = self.answer(facts, followUps: [.weight, .average])
        answer.formula = "balance"
        answer.isAboutEnergy = true
        answer.cite(
            known.suffix(10).reversed().map {
                .init(date: $0.date, name: .metric(.energy), value: .figure($0.eaten, .energy), place: .food)
            })
        return answer
    }

    /// The asked days, as far back as the outlook knows them, and the words for just those
    private var energyRows: (rows: [EnergyOutlook.Row], time: [String: CoachAnswer.Value])? {
        guard let outlook = record.outlook, let first = outlook.days.first?.date else { return nil }
        guard range.start < first, let known = DayRange(from: first, through: range.end) else {
            return (outlook.expenditures(range).filter { asked.contains($0.date) }, time)
        }
        var coach = self
        coach.period = .between(known.start, known.end)
        return (outlook.expenditures(known).filter { asked.contains($0.date) }, coach.time)
    }

    /// Days' estimates together, kcal a day
    private struct Burnt {
        let mean: Double
        let interval: ClosedRange<Double>

        init?(_ estimates: [AdaptiveExpenditure.Estimate]) {
            guard let mean = estimates.map(\.kilocalories).mean(least: 1),
                let low = estimates.map(\.interval.lowerBound).mean(least: 1),
                let high = estimates.map(\.interval.upperBound).mean(least: 1), low <= high
            else { return nil }
            (self.mean, interval) = (mean, low...high)
        }

        var values: [String: CoachAnswer.Value] {
            [
                "value": .figure(mean, .energy), "low": .figure(interval.lowerBound, .energy),
                "high": .figure(interval.upperBound, .energy),
            ]
        }
    }

    /// kg a week that the goals in force are for
    private var aimedRate: Double? {
        targets.plan.weeklyChange.flatMap { change in
            targets.plan.course == .lose ? -change : targets.plan.course == .gain ? change : nil
        }
    }

    /// What to eat for a weight that changes by so many kg a week: what is burnt, and 7,700 kcal a kilo. Where nobody said
    /// how many, those of the goals; without any what keeps weight is all there is to tell.
    private func intake() -> CoachAnswer {
        if record.isCareful { return answer([.init("topic.careful")], followUps: [.weight]) }
        guard let rate = question.goal ?? aimedRate else { return plan(.expenditure) }
        guard let burn = record.outlook?.burn else { return answer([.init("plan.noBurn")], followUps: [.weight]) }
        let energy = burn.kilocalories + rate * EnergyPlan.energyPerKilogram / 7
        let floor = targets.plan.floor
        let values: [String: CoachAnswer.Value] = [
            "rate": .figure(abs(rate), .weight), "burn": .figure(burn.kilocalories, .energy),
            "value": .figure(energy, .energy), "floor": .figure(floor, .energy),
            "difference": .figure(abs(rate) * EnergyPlan.energyPerKilogram / 7, .energy),
        ]
        let most = record.outlook?.body.weight.map {
            rate < 0 ? SafetyRails.fastestLoss(weight: $0) : SafetyRails.fastestGainShare * $0
        }
        if let most, abs(rate) > most + 0.005 {
            return answer(
                [
                    .init(
                        "plan.intake.fast",
                        ["rate": .figure(abs(rate), .weight), "most": .figure(most, .weight)]),
                    .init("arrival.plan"),
                ], followUps: [.weight])
        }
        let key = energy < floor ? "plan.intake.low" : rate < 0 ? "plan.intake.lose" : "plan.intake.gain"
        var answer = self.answer([.init(key, values), .init("arrival.plan")], followUps: [.weight, .average])
        answer.isAboutEnergy = true
        answer.formula = "intake"
        return answer
    }

    /// The figures of a time together, each beside what is usual.
    func overview() -> CoachAnswer {
        if question.isOfDifferingDays { return differing() }
        if measure == .compare, let compared = comparedOverview() { return compared }
        var facts: [CoachAnswer.Fact] = []
        for metric in [Metric.energy, .protein, .sleep, .steps, .mood] where metric != .energy || !record.hidesEnergy {
            guard let now = mean(of: metric, in: range) else { continue }
            var values: [String: CoachAnswer.Value] = ["metric": .metric(metric), "value": .figure(now.mean, metric)]
            let before = usual(metric, before: range)
            values["usual"] = before.map { .figure($0.mean, metric) }
            let key = range.count == 1 ? "overviewDay" : "overview"
            facts.append(.init(before == nil ? key : key + "Usual", values))
        }
        let count = record.workouts.filter { asked.contains($0.day) }.count
        facts.append(.init("workoutCount", time.merging(["count": .count(count)]) { $1 }))
        guard facts.count > 1 || count > 0 else { return answer([.init("topicFewFigures")]) }
        let trend = WeightTrend.points(from: record.days).filter { range.contains($0.date) }
        if let first = trend.first, let last = trend.last, first.date < last.date {
            facts.append(
                .init(
                    "overviewWeight",
                    ["from": .figure(first.trend, .weight), "to": .figure(last.trend, .weight)]))
        }
        return answer(facts, followUps: [.sleep, .weight, .workouts])
    }

    /// The figures of two times beside each other.
    private func comparedOverview() -> CoachAnswer? {
        guard let other = question.other?.range(today: record.today), let words = others?.words else { return nil }
        let metrics = [Metric.weight, .energy, .protein, .sleep, .steps, .mood].filter {
            $0 != .energy || !record.hidesEnergy
        }
        let facts = metrics.compactMap { metric -> CoachAnswer.Fact? in
            guard let now = mean(of: metric, in: range), let then = mean(of: metric, in: other) else { return nil }
            return .init(
                "compareMeans",
                [
                    "metric": .metric(metric), "now": .figure(now.mean, metric), "then": .figure(then.mean, metric),
                    "period": plainTime, "other": words,
                ])
        }
        guard !facts.isEmpty else { return answer([.init("topicFewFigures")]) }
        func count(_ range: DayRange) -> CoachAnswer.Value { .count(record.workouts.count { range.contains($0.day) }) }
        var answer = answer(
            facts + [
                .init(
                    "workoutCompare", ["now": count(range), "then": count(other), "period": plainTime, "other": words])
            ],
            followUps: [.sleep, .weight, .workouts])
        noteUnfinished(&answer)
        return answer
    }

    func mean(of metric: Metric, in range: DayRange) -> DailyAverage? {
        let isRunning = metric.isAdditive && !metric.isOfNight && range.count > 1
        return DailyAverage(
            record.days.filter { range.contains($0.date) && !(isRunning && $0.date == record.today) }
                .compactMap { $0[metric] })
    }

    /// Of the four weeks before a time; `nil` where fewer than a week of it is known.
    func usual(_ metric: Metric, before range: DayRange) -> DailyAverage? {
        mean(of: metric, in: DayRange(28, endingOn: range.start.adding(days: -1))).flatMap { $0.days >= 7 ? $0 : nil }
    }

    private static let surroundings: [Metric] = [
        .sleep, .energy, .carbs, .salt, .alcohol, .caffeine, .steps, .workoutMinutes, .stress, .menstrualFlow,
    ]

    /// Share of what is usual that a difference has to be to be told
    private static let noticeable = 0.1

    /// What else differs from usual at the same time. That is no cause, and says so.
    func why(_ metric: Metric) -> CoachAnswer {
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric)].merging(time) { $1 }
        guard let now = mean(of: metric, in: range), let before = usual(metric, before: range) else {
            return notEnough(values)
        }
        values["value"] = .figure(now.mean, metric)
        values["usual"] = .figure(before.mean, metric)
        var facts = [CoachAnswer.Fact("why", values)]
        let others = Self.surroundings.filter { $0 != metric && !($0 == .energy && record.hidesEnergy) }
        for other in others {
            // What is felt on a day comes after what was eaten and drunk on the day before.
            let around = DayRange(from: range.start.adding(days: -1), through: range.end) ?? range
            guard let now = mean(of: other, in: range.count == 1 && !other.isOfNight ? around : range),
                let usual = usual(other, before: range), let deviation = usual.deviation, deviation > 0,
                abs(now.mean - usual.mean) > deviation * max(0.5, 1 / Double(now.days).squareRoot())
            else { continue }
            // What hardly ever changes differs soon, and says little.
            guard abs(now.mean - usual.mean) > Self.noticeable * abs(usual.mean) else { continue }
            facts.append(
                .init(
                    now.mean > usual.mean ? "whyMore" : "whyLess",
                    ["metric": .metric(other), "value": .figure(now.mean, other), "usual": .figure(usual.mean, other)]))
        }
        facts.append(.init(facts.count == 1 ? "whyNothing" : "whyNoCause"))
        if metric == .weight { facts.append(.init("whyWater")) }
        var answer = self.answer(facts, followUps: [.progress, .sleep, .workouts])
        answer.formula = "why"
        return answer
    }
}
