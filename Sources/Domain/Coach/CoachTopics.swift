/// Things to explain: a short neutral text, and beside it the figures of the person who asks.
struct CoachTopics {
    let record: CoachRecord
    let question: Question

    func answer(_ topic: Question.Topic) -> CoachAnswer {
        var facts = figures(topic)
        if record.hidesEnergy { facts.removeAll { $0.tellsEnergy } }
        if record.hidesEnergy, topic.isAboutEnergy, topic != .plateau {
            var hidden = CoachAnswer(question, [.init("energyHidden")])
            hidden.followUps = [.protein, .steps, .sleep]
            return hidden
        }
        let careful = record.isCareful && topic.isAboutEnergy
        var answer = CoachAnswer(question, [.init(careful ? "topic.careful" : "topic.\(topic.rawValue)")] + facts)
        if facts.isEmpty { answer.notes.append(.init("topicFewFigures")) }
        if SafetyNote(days: record.days, floor: targets.plan.floor) != nil {
            answer.facts.append(.init("topic.note"))
        }
        if topic == .motivation, let hurdles = record.profile.background?.nutritionHurdles {
            answer.facts.append(.init("topic.hurdles", ["words": .words([hurdles])]))
        }
        if !careful, let step = CoachStep(topic, self) {
            let told = CoachAnswer.Fact("topic.do", ["what": .phrase(step.fact)])
            if !(record.hidesEnergy && told.tellsEnergy) { answer.facts.append(told) }
        }
        if record.profile.hasHealthConditions == true { answer.notes.append(.init("topic.condition")) }
        answer.formula = "topic.\(topic.rawValue)"
        if [.calories, .plateau, .deficit, .fluctuation].contains(topic),
            trend.filter({ $0.measured != nil }).count >= 3
        {
            answer.picture = .days(.weight, DayRange(30, endingOn: record.today))
        }
        answer.followUps =
            switch topic {
            case .calories, .deficit, .plateau, .adaptation, .fluctuation: [.weight, .average, .often]
            case .tired, .sleep: [.sleep, .workouts, .foods]
            case .motivation, .split, .rest: [.workouts, .often, .steps]
            case .protein: [.protein, .sources, .foods]
            }
        answer.cite(rows(topic))
        return answer
    }

    var trend: [WeightTrend.Point] { WeightTrend.points(from: record.days) }

    func mean(_ metric: Metric, _ days: Int, before: Int = 0) -> DailyAverage? {
        let end = record.today.adding(days: -before)
        let isRunning = metric.isAdditive && !metric.isOfNight
        return DailyAverage(
            record.days.filter {
                $0.date <= end && $0.date > end.adding(days: -days) && !(isRunning && $0.date == record.today)
            }.compactMap { $0[metric] }.filter { !metric.isFromFood || $0 > 0 })
    }

    var targets: DayTargets { record.targets[record.today] }

    private func figures(_ topic: Question.Topic) -> [CoachAnswer.Fact] {
        switch topic {
        case .calories: [eaten, record.isCareful ? nil : target, record.isCareful ? nil : burn, rate].compactMap { $0 }
        case .deficit: [eaten, record.isCareful ? nil : burn ?? maintenance, balance, rate].compactMap { $0 }
        case .plateau: [eaten, record.isCareful ? nil : burn ?? maintenance, rate].compactMap { $0 }
        case .adaptation: [eaten, record.isCareful ? nil : burn ?? maintenance, burnChange, rate].compactMap { $0 }
        case .fluctuation: [rate, swing].compactMap { $0 }
        case .tired:
            [against(.sleep), against(.stress), against(.energyLevel), eatenAgainst, training].compactMap { $0 }
        case .motivation, .rest, .split: [training, weekly, restDays].compactMap { $0 }
        case .protein: [protein, proteinGoal].compactMap { $0 }
        case .sleep: [against(.sleep), debt].compactMap { $0 }
        }
    }

    private var eaten: CoachAnswer.Fact? {
        mean(.energy, 7).flatMap {
            $0.days >= 3 ? .init("topic.eaten", ["value": .figure($0.mean, .energy), "count": .count($0.days)]) : nil
        }
    }

    private var eatenAgainst: CoachAnswer.Fact? {
        guard let mean = mean(.energy, 7), mean.days >= 3, let low = targets.plan.maintenanceLow, mean.mean < 0.95 * low
        else {
            return nil
        }
        return .init("topic.eatenBelow", ["value": .figure(mean.mean, .energy), "low": .figure(low, .energy)])
    }

    private var target: CoachAnswer.Fact? {
        targets.energy.map {
            .init("topic.target", ["value": .figure($0.value, .energy)])
        }
    }

    /// What weigh-ins and logs say is burnt
    private var burn: CoachAnswer.Fact? {
        guard let burn = record.outlook?.burn, burn.source == .estimate, let interval = burn.interval else {
            return nil
        }
        return .init(
            "topic.burn",
            [
                "value": .figure(burn.kilocalories, .energy), "low": .figure(interval.lowerBound, .energy),
                "high": .figure(interval.upperBound, .energy),
            ])
    }

    /// What was eaten beside what is burnt; within what the estimate leaves open it is neither more nor less.
    private var balance: CoachAnswer.Fact? {
        guard !record.isCareful, let burn = record.outlook?.burn, burn.source == .estimate,
            let interval = burn.interval, let eaten = mean(.energy, 7), eaten.days >= 3
        else { return nil }
        if interval.contains(eaten.mean) { return .init("topic.balance.open") }
        let difference = abs(burn.kilocalories - eaten.mean)
        return .init(
            eaten.mean < burn.kilocalories ? "topic.balance.below" : "topic.balance.above",
            ["value": .figure(difference, .energy)])
    }

    /// What the estimate of expenditure did since the phase began, where chance does not explain it
    private var burnChange: CoachAnswer.Fact? {
        guard !record.isCareful, let outlook = record.outlook else { return nil }
        let since = outlook.goals.phaseStart
        return outlook.change(since: since).map { change in
            .init(
                change.kilocalories < 0 ? "topic.burnChange.down" : "topic.burnChange.up",
                ["value": .figure(abs(change.kilocalories), .energy), "date": .date(since)])
        }
    }

    private var maintenance: CoachAnswer.Fact? {
        guard let low = targets.plan.maintenanceLow, let high = targets.plan.maintenanceHigh else { return nil }
        return .init("topic.maintenance", ["low": .figure(low, .energy), "high": .figure(high, .energy)])
    }

    /// kg a week, of the trend over the last two weeks
    private var rate: CoachAnswer.Fact? { WeightTrend.weeklyRate(trend).map(CoachAnswer.Fact.rate) }

    private var swing: CoachAnswer.Fact? {
        let weights = record.days.suffix(14).compactMap { $0[.weight] }
        guard weights.count >= 4, let low = weights.min(), let high = weights.max() else { return nil }
        return .init("topic.swing", ["low": .figure(low, .weight), "high": .figure(high, .weight)])
    }

    /// The last week beside the four before it.
    private func against(_ metric: Metric) -> CoachAnswer.Fact? {
        guard let now = mean(metric, 7), now.days >= 3 else { return nil }
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric), "value": .figure(now.mean, metric)]
        guard let before = mean(metric, 28, before: 7), before.days >= 7 else { return .init("topic.week", values) }
        values["usual"] = .figure(before.mean, metric)
        return .init("topic.weekAgainst", values)
    }

    private var debt: CoachAnswer.Fact? {
        SleepDebt(record.days.suffix(SleepDebt.window).map { $0[.sleep] }).map {
            .init("topic.shortNights", ["value": .figure($0.shortfall, .sleep), "count": .count($0.nights)])
        }
    }

    func workouts(_ days: Int) -> Int {
        let since = record.today.adding(days: -days)
        var counts: [CivilDate: Int] = [:]
        for workout in record.workouts where workout.day > since { counts[workout.day, default: 0] += 1 }
        for day in record.days where day.date > since {
            let said =
                day[.workoutCount].flatMap { Int(exactly: $0.rounded()) } ?? (day.workoutCompleted == true ? 1 : 0)
            counts[day.date] = max(counts[day.date] ?? 0, said)
        }
        return counts.values.reduce(0, +)
    }

    private var training: CoachAnswer.Fact? {
        let count = workouts(7)
        return count == 0 && workouts(28) == 0 ? nil : .init("topic.training", ["count": .count(count)])
    }

    private var weekly: CoachAnswer.Fact? {
        let count = workouts(28)
        return count == 0 ? nil : .init("topic.weekly", ["value": .number((Double(count) / 4 * 10).rounded() / 10)])
    }

    private var restDays: CoachAnswer.Fact? {
        guard question.subject == .topic(.rest) else { return nil }
        let last = [record.workouts.last?.day, record.days.last { $0.workoutCompleted == true }?.date].compactMap { $0 }
            .max()
        return last.map { .init("topic.lastWorkout", ["date": .date($0), "age": .age($0.days(to: record.today))]) }
    }

    private var protein: CoachAnswer.Fact? {
        mean(.protein, 7).flatMap {
            $0.days >= 3
                ? .init("topic.proteinEaten", ["value": .figure($0.mean, .protein), "count": .count($0.days)]) : nil
        }
    }

    private var proteinGoal: CoachAnswer.Fact? {
        targets.protein.map {
            .init("topic.proteinGoal", ["value": .figure($0.value, .protein)])
        }
    }

    private func rows(_ topic: Question.Topic) -> [CoachAnswer.Row] {
        let metric: Metric? =
            switch topic {
            case .calories, .deficit: record.hidesEnergy ? .weight : .energy
            case .plateau, .adaptation, .fluctuation: .weight
            case .tired, .sleep: .sleep
            case .protein: .protein
            case .motivation, .split, .rest: nil
            }
        guard let metric else {
            return record.workouts.suffix(10).reversed().map {
                .init(
                    date: $0.day, name: .text($0.name), value: $0.knownMinutes.map { .minutes($0) } ?? .kind($0.kind),
                    place: .workouts)
            }
        }
        return record.days.suffix(14).reversed().compactMap { day in
            day[metric].map {
                .init(date: day.date, value: .figure($0, metric), place: metric.isFromFood ? .food : .log)
            }
        }
    }
}
