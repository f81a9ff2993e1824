/// What goes with a figure, by the tests that the page of recovery makes.
extension Coach {
    /// What is told, the strongest first
    private static let mostInfluences = 3

    func influences(_ metric: Metric) -> CoachAnswer {
        let whole = record.days.filter { $0.date < record.today }.suffix(HabitFindings.reach)
        let outcome = metric == .hrv ? Array(whole).hrvMetric : metric
        let isTested = Behaviour.allCases.contains { $0.outcomes.contains { $0.metric == metric } }
        guard isTested else {
            return answer(
                [.init("influences.others", ["metric": .metric(metric)])], followUps: [.sleep, .steps, .weight])
        }
        let all = HabitFindings.all(days: Array(whole), entries: entries, dayStartHour: record.dayStartHour)
        let found = all.findings.filter {
            $0.outcome == outcome && !(record.hidesEnergy && $0.behaviour == .energy)
        }
        var answer: CoachAnswer
        if found.isEmpty {
            answer = self.answer([.init("influences.none", ["metric": .metric(metric)])])
        } else {
            answer = self.answer(found.prefix(Self.mostInfluences).map(\.sentence))
            answer.notes.append(.init("habits.caveat"))
        }
        answer.formula = "influences"
        answer.followUps = [.sleep, .steps, .weight]
        if let strongest = found.first {
            answer.cite(
                strongest.pairs.reversed().map {
                    .init(
                        date: $0.date.adding(days: strongest.lag), value: .figure($0.outcome, outcome), place: .log)
                })
        }
        return answer
    }
}

extension HabitFinding {
    /// "After days with alcohol you slept 40 min less on average: 6 h 50 against 7 h 30 otherwise."
    public var sentence: CoachAnswer.Fact {
        var when = CoachAnswer.Fact("habits.when.\(behaviour.rawValue).\(lag > 0 ? "after" : "same")")
        if let threshold, let metric = behaviour.metric { when.values["threshold"] = .figure(threshold, metric) }
        let subject = outcome == .hrvSleep ? Metric.hrv : outcome
        let what = CoachAnswer.Fact(
            "habits.outcome.\(subject.rawValue).\(difference < 0 ? "less" : "more")",
            ["difference": .figure(abs(difference), outcome)])
        return .init(
            "habits.sentence",
            [
                "when": .phrase(when), "what": .phrase(what), "with": .figure(with.mean, outcome),
                "without": .figure(without.mean, outcome),
            ])
    }
}
