/// What is to come: a weight, a workout.
extension Coach {
    /// When a weight is reached with the plan in force, by the forecast of the Plan page.
    func arrival() -> CoachAnswer {
        let targets = record.targets[record.today]
        guard let goal = question.goal ?? targets.targetWeight?.value else {
            return answer([.init("noGoal", ["metric": .metric(.weight)])], followUps: [.weight])
        }
        var values: [String: CoachAnswer.Value] = ["goal": .figure(goal, .weight)]
        guard let outlook = record.outlook, let weight = outlook.body.weight else {
            return answer([.init("arrival.lacking", values)], followUps: [.weight])
        }
        values["weight"] = .figure(weight, .weight)
        if goal < weight {
            if record.isCareful { return answer([.init("topic.careful")], followUps: [.weight]) }
            if let lowest = SafetyRails.lowestWeight(height: record.profile.height), goal < lowest {
                return answer([.init("arrival.rail", ["goal": .figure(lowest, .weight)])], followUps: [.weight])
            }
        }
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
        if let energy = trial.energy, !record.hidesEnergy {
            facts.append(.init("arrival.energy", ["value": .figure(energy, .energy)]))
        }
        facts.append(.init("arrival.plan"))
        var answer = self.answer(facts, followUps: [.weight, .progress])
        answer.formula = "arrival"
        answer.cite([
            .init(
                date: reached?.likely ?? record.today, name: .metric(.weight), value: .figure(goal, .weight),
                place: .plan)
        ])
        return answer
    }

    /// kg from a weight that is as good as reached
    private static let nearWeight = 0.5
    /// Days that a group of muscles usually wants between hard sessions
    private static let restDays = 2
    private static let longAgo = 28

    /// What had its rest, and which of one's own plans was done longest ago.
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
