/// What is to come: a weight, a workout.
extension Coach {
    /// When a weight is reached with the plan in force, by the forecast of the Plan page.
    func arrival() -> CoachAnswer {
        if let day = question.ahead { return weight(on: day) }
        let targets = record.targets[record.today]
        guard let goal = question.goal ?? targets.targetWeight?.value else {
            return answer([.init("noGoal", ["metric": .metric(.weight)])], followUps: [.weight])
        }
        var values: [String: CoachAnswer.Value] = ["goal": .figure(goal, .weight)]
        guard let outlook = record.outlook, let weight = outlook.body.weight else {
            return answer([.init("arrival.lacking", values)], followUps: [.weight])
        }
        values["weight"] = .figure(weight, .weight)
        if goal < weight, record.isCareful { return answer([.init("topic.careful")], followUps: [.weight]) }
        if let rail = rail(goal, from: weight) { return rail }
        guard abs(goal - weight) > Self.nearWeight else {
            return answer([.init("arrival.there", values)], followUps: [.weight])
        }
        let trial = PlanTrial(.asSet, in: outlook)
        guard let forecast = trial.forecast else {
            if let lacking = outlook.lacking, lacking.weighIns + lacking.fullLogs > 0 {
                values["weighIns"] = .number(Double(lacking.weighIns))
                values["fullLogs"] = .number(Double(lacking.fullLogs))
                return answer([.init("arrival.needs", values)], followUps: [.weight])
            }
            return answer([.init("arrival.lacking", values)], followUps: [.weight])
        }
        let reached = forecast.arrival(at: goal)
        if let reached {
            values["from"] = .date(reached.dates.lowerBound)
            values["to"] = .date(reached.dates.upperBound)
            values["likely"] = .date(reached.likely)
        }
        var facts = [CoachAnswer.Fact(reached == nil ? "arrival.unknown" : "arrival.between", values)]
        // Where the plan's forecast tells nothing, how far it is as the weight goes now.
        if reached == nil, let rate = WeightTrend.weeklyRate(WeightTrend.points(from: record.days)),
            (rate < 0) == (goal < weight), abs(rate) >= Self.slowRate
        {
            facts.append(
                .init(
                    rate < 0 ? "arrival.rateDown" : "arrival.rateUp",
                    [
                        "value": .figure(abs(rate), .weight),
                        "weeks": .number((abs(goal - weight) / abs(rate)).rounded(.up)),
                    ]
                ))
        }
        return foretold(facts, by: trial, of: goal, on: reached?.likely ?? record.today)
    }

    /// What the plan in force comes to, with what it asks for.
    private func foretold(
        _ facts: [CoachAnswer.Fact], by trial: PlanTrial, of weight: Double, on day: CivilDate
    ) -> CoachAnswer {
        var facts = facts
        if let energy = trial.energy, !record.hidesEnergy {
            facts.append(.init("arrival.energy", ["value": .figure(energy, .energy)]))
        }
        facts.append(.init("arrival.plan"))
        var answer = self.answer(facts, followUps: [.weight, .progress])
        answer.formula = "arrival"
        answer.cite([.init(date: day, name: .metric(.weight), value: .figure(weight, .weight), place: .plan)])
        return answer
    }

    /// Why nothing is told of a weight below a healthy one; `nil` where it is none, or no loss.
    private func rail(_ weight: Double, from now: Double) -> CoachAnswer? {
        guard weight < now, let lowest = SafetyRails.lowestWeight(height: record.profile.height), weight < lowest else {
            return nil
        }
        return answer([.init("arrival.rail", ["goal": .figure(lowest, .weight)])], followUps: [.weight])
    }

    /// What one weighs on a day to come with the plan in force, and whether the goal is reached by then.
    private func weight(on day: CivilDate) -> CoachAnswer {
        if record.isCareful { return answer([.init("topic.careful")], followUps: [.weight]) }
        var values: [String: CoachAnswer.Value] = ["date": .date(day)]
        let trial = record.outlook.map { PlanTrial(.asSet, in: $0) }
        guard let trial, let now = record.outlook?.body.weight, let forecast = trial.forecast else {
            return answer([.init("then.lacking", values)], followUps: [.weight])
        }
        guard let point = forecast.points.first(where: { $0.date == day }) else {
            return answer([.init("then.far", values)], followUps: [.weight])
        }
        if let rail = rail(min(point.weight, question.goal ?? point.weight), from: now) { return rail }
        values["value"] = .figure(point.weight, .weight)
        values["low"] = .figure(point.interval.lowerBound, .weight)
        values["high"] = .figure(point.interval.upperBound, .weight)
        var facts = [CoachAnswer.Fact("then.between", values)]
        if let goal = question.goal ?? record.targets[record.today].targetWeight?.value,
            abs(goal - now) > Self.nearWeight
        {
            // Whoever gains has them the other way round.
            let (near, far) =
                goal < now
                ? (goal - point.interval.upperBound, goal - point.interval.lowerBound)
                : (point.interval.lowerBound - goal, point.interval.upperBound - goal)
            let key = near >= 0 ? "then.reached" : far < 0 ? "then.short" : "then.open"
            facts.append(.init(key, ["goal": .figure(goal, .weight)]))
        }
        return foretold(facts, by: trial, of: point.weight, on: day)
    }

    /// What would come of what someone tries, as the Plan page tells it.
    func trial() -> CoachAnswer {
        if record.isCareful { return answer([.init("topic.careful")], followUps: [.weight]) }
        guard let tried = question.trial, let outlook = record.outlook, let burn = outlook.burn else {
            return answer([.init("plan.noBurn")], followUps: [.weight, .average])
        }
        var lead: [CoachAnswer.Fact] = []
        var eaten = tried.energy
        if let change = tried.energyChange {
            guard let usual = outlook.usualEaten else { return answer([.init("trial.noEaten")], followUps: [.average]) }
            let energy = max(usual + change, 0)
            eaten = energy
            lead = [
                .init(
                    change < 0 ? "trial.eaten.less" : "trial.eaten.more",
                    [
                        "usual": .figure(usual, .energy), "difference": .figure(abs(change), .energy),
                        "value": .figure(energy, .energy),
                    ])
            ]
        }
        var steps = tried.steps
        if let change = tried.stepsChange {
            guard let usual = outlook.usualSteps else { return answer([.init("trial.noSteps")], followUps: [.steps]) }
            steps = min(max(usual.rounded() + change, 0), Question.Trial.walks.upperBound)
        }
        let wish = eaten.map(PlanTrial.Wish.energy) ?? tried.pace.map(PlanTrial.Wish.pace) ?? .asSet
        var answer = told(PlanTrial(wish, steps: steps, in: outlook), in: outlook, burn)
        answer.facts.insert(contentsOf: lead, at: 0)
        return answer
    }

    /// What a weight on a day takes: that of the goals, or another.
    func byDate() -> CoachAnswer {
        if record.isCareful { return answer([.init("topic.careful")], followUps: [.weight]) }
        guard var outlook = record.outlook, let burn = outlook.burn, let weight = outlook.body.weight else {
            return answer([.init("plan.noBurn")], followUps: [.weight, .average])
        }
        guard let day = question.ahead, let goal = question.goal ?? outlook.aims.targetWeight?.value else {
            return answer([.init("noGoal", ["metric": .metric(.weight)])], followUps: [.weight])
        }
        if let rail = rail(goal, from: weight) { return rail }
        outlook.goals.targetWeight = Goals.Wish(goal)
        return told(PlanTrial(.date(day), in: outlook), in: outlook, burn)
    }

    private func told(_ trial: PlanTrial, in outlook: EnergyOutlook, _ burn: EnergyOutlook.Burn) -> CoachAnswer {
        var facts: [CoachAnswer.Fact] = []
        if question.trial?.isOfSteps == true, let steps = trial.steps {
            guard let usual = outlook.usualSteps, let burnt = trial.burn else {
                return answer([.init("trial.noSteps")], followUps: [.steps])
            }
            facts.append(
                .init(
                    burnt >= burn.kilocalories ? "trial.steps.more" : "trial.steps.less",
                    [
                        "steps": .figure(steps, .steps), "usual": .figure(usual, .steps),
                        "value": .figure(burnt, .energy),
                        "difference": .figure(abs(burnt - burn.kilocalories), .energy),
                    ]))
        }
        if let energy = trial.energy, let pace = trial.pace {
            // What was worked out is "about" so much.
            let shown = question.trial?.energy == nil && trial.refusal == nil ? (energy / 10).rounded() * 10 : energy
            let values: [String: CoachAnswer.Value] = [
                "value": .figure(shown, .energy), "rate": .figure(abs(pace), .weight),
            ]
            if let refusal = trial.refusal {
                let keys: [SafetyRails.Reason: String] = [.tooFast: "trial.tooFast", .belowFloor: "trial.tooLow"]
                facts.append(.init(keys[refusal] ?? "trial.notNow", values))
            }
            let key = abs(pace) < Self.slowRate / 2 ? "trial.flat" : pace < 0 ? "trial.down" : "trial.up"
            facts.append(.init(key, values))
            // "Is 1,500 too low for me"
            if question.trial?.energy != nil, trial.refusal == nil, pace < 0,
                let least = trial.limits?.energy.lowerBound
            {
                facts.append(.init("trial.least", ["value": .figure(least, .energy)]))
            }
        }
        facts += foreseen(trial, from: outlook.body.weight)
        if let arrival = trial.arrival, let goal = trial.goal {
            facts.append(
                .init(
                    "arrival.between",
                    [
                        "goal": .figure(goal, .weight), "from": .date(arrival.dates.lowerBound),
                        "to": .date(arrival.dates.upperBound), "likely": .date(arrival.likely),
                    ]))
        }
        facts.append(.init("arrival.plan"))
        var answer = self.answer(facts, followUps: [.weight, .average])
        answer.isAboutEnergy = true
        answer.formula = "arrival"
        return answer
    }

    /// Where a weight would be on a day to come, as far as that may be told
    private func foreseen(_ trial: PlanTrial, from now: Double?) -> [CoachAnswer.Fact] {
        let day = question.ahead ?? record.today.adding(days: Self.trialDays)
        guard let point = trial.forecast?.points.first(where: { $0.date == day }) else {
            return question.ahead == nil ? [] : [.init("then.far", ["date": .date(day)])]
        }
        if let now, let rail = rail(point.weight, from: now) { return rail.facts }
        return [
            .init(
                "trial.then",
                [
                    "date": .date(day), "value": .figure(point.weight, .weight),
                    "low": .figure(point.interval.lowerBound, .weight),
                    "high": .figure(point.interval.upperBound, .weight),
                ])
        ]
    }

    /// Days that are looked ahead where nobody said
    private static let trialDays = 84
    /// kg a week below which a weight as good as stands still
    private static let slowRate = 0.1
    /// kg from a weight that is as good as reached
    private static let nearWeight = 0.5
    /// Days that a group of muscles usually wants between hard sessions
    private static let restDays = 2
    private static let longAgo = 28

    /// Days of training in a row after which a day off is worth saying
    private static let manyInARow = 3

    /// How many workouts there were this week, and how many days without a pause.
    private func trainingLoad() -> [CoachAnswer.Fact] {
        var facts: [CoachAnswer.Fact] = []
        let inARow = Streak(loggedDays: record.workouts.map(\.day), today: record.today).current
        if inARow >= Self.manyInARow { facts.append(.init("train.inARow", ["count": .count(inARow)])) }
        guard let goal = record.targets[record.today].weeklyWorkouts?.value,
            let week = Period.week(0).range(today: record.today)
        else { return facts }
        let count = record.workouts.count { week.contains($0.day) }
        facts.append(
            .init(
                Double(count) >= goal ? "train.weekDone" : "train.week",
                ["count": .count(count), "goal": .number(goal)]))
        return facts
    }

    /// What of last night or of today is worse than usual by more than days usually differ, and by enough to feel.
    private func trainingState() -> [CoachAnswer.Fact] {
        let today = DayRange(1, endingOn: record.today)
        let signs: [(metric: Metric, least: Double)] = [
            (.sleep, -60), (.restingHeartRate, 5), (.energyLevel, -2), (.sleepQuality, -2),
        ]
        let found = signs.compactMap { metric, least -> CoachAnswer.Value? in
            guard let now = mean(of: metric, in: today)?.mean, let usual = usual(metric, before: today),
                let deviation = usual.deviation
            else { return nil }
            let difference = (now - usual.mean) * (least < 0 ? -1 : 1)
            guard difference >= max(abs(least), deviation) else { return nil }
            return .phrase(
                .init(
                    "light.one",
                    ["metric": .metric(metric), "value": .figure(now, metric), "usual": .figure(usual.mean, metric)]))
        }
        return found.isEmpty ? [] : [.init("train.light", ["signs": .list(found)])]
    }

    /// What had its rest, which of one's own plans was done longest ago, and what speaks for a light day.
    func nextTraining() -> CoachAnswer {
        var rested: [(group: Question.MuscleGroup, days: Int?)] = []
        var tired: [Question.MuscleGroup] = []
        for group in Question.MuscleGroup.allCases {
            let last = record.sessions { record.isOf(group, $0) }.last?.date
            let days = last.map { $0.days(to: record.today) }
            if let days, days < Self.restDays { tired.append(group) } else { rested.append((group, days)) }
        }
        rested.sort { ($0.days ?? .max, $1.group.rawValue) > ($1.days ?? .max, $0.group.rawValue) }
        guard rested.contains(where: { $0.days != nil }) || !tired.isEmpty else {
            return answer([.init("train.none")], followUps: [.workouts])
        }
        var facts: [CoachAnswer.Fact] = []
        if !rested.isEmpty {
            let list = rested.map { group, days -> CoachAnswer.Value in
                guard let days, days <= Self.longAgo else {
                    return .phrase(.init("muscle.long", ["muscles": .muscles(group)]))
                }
                return .phrase(.init("muscle.ago", ["muscles": .muscles(group), "age": .age(days)]))
            }
            facts.append(.init("train.rested", ["muscles": .list(list)]))
        }
        if !tired.isEmpty { facts.append(.init("train.recent", ["muscles": .list(tired.map { .muscles($0) })])) }
        let used = record.templates.compactMap { template in template.lastUsedAt.map { (name: template.name, at: $0) } }
        if let next = used.min(by: { $0.at < $1.at }) {
            facts.append(.init(used.count > 1 ? "train.template" : "train.only", ["name": .text(next.name)]))
        }
        facts += trainingLoad() + trainingState()
        var answer = self.answer(facts, followUps: [.workouts, .often])
        answer.formula = "train"
        answer.cite(
            record.workouts.suffix(5).reversed().map {
                .init(
                    date: $0.day, name: .text($0.name), value: $0.knownMinutes.map { .minutes($0) } ?? .kind($0.kind),
                    place: .workouts)
            })
        return answer
    }
}
