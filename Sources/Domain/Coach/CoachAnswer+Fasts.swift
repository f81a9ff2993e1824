/// The hours without food between two days.
extension Coach {
    func fast() -> CoachAnswer {
        // Going without food is nothing to talk of with whom it could hurt.
        if record.isCareful { return answer([.init("topic.careful")], followUps: [.foods]) }
        let all = Fast.nights(entries.filter(\.isEaten))
        let found = all.filter { asked.contains($0.date) }
        guard let latest = found.last, let longest = found.max(by: { $0.minutes < $1.minutes }),
            let shortest = found.min(by: { $0.minutes < $1.minutes })
        else { return answer([.init("fast.none", time)], followUps: [.foods]) }
        var answer: CoachAnswer
        switch measure {
        case .highest: answer = one(longest, "fast.longest")
        case .lowest: answer = one(shortest, "fast.shortest")
        case .value, .last: answer = one(latest, "fast.one")
        case .compare:
            guard let others else { return self.answer([.init("compareWhat")]) }
            let then = all.filter { others.days.contains($0.date) }
            guard let now = found.map(\.minutes).mean(least: 1), let before = then.map(\.minutes).mean(least: 1) else {
                return self.answer([.init("fast.none", time)], followUps: [.foods])
            }
            let values: [String: CoachAnswer.Value] = [
                "now": .minutes(now), "then": .minutes(before), "other": others.words,
                "difference": .minutes(abs(now - before)),
            ]
            let key = abs(now - before) < 1 ? "night.same" : now > before ? "fast.longer" : "fast.shorter"
            answer = self.answer([.init("fast.compare", values.merging(time) { $1 }), .init(key, values)])
        default:
            let mean = found.map(\.minutes).mean(least: 1) ?? latest.minutes
            let values: [String: CoachAnswer.Value] = [
                "value": .minutes(mean), "count": .count(found.count), "low": .minutes(shortest.minutes),
                "high": .minutes(longest.minutes),
            ]
            answer = self.answer([.init("fast.usual", values.merging(time) { $1 })])
        }
        answer.formula = "fast"
        answer.followUps = [.week, .month, .foods]
        answer.cite(found.reversed().map { .init(date: $0.date, value: .minutes($0.minutes), place: .food) })
        return answer
    }

    private func one(_ night: Fast.Night, _ key: String) -> CoachAnswer {
        let values: [String: CoachAnswer.Value] = [
            "value": .minutes(night.minutes), "from": .time(night.from), "until": .time(night.until),
            "date": .date(night.date),
        ]
        return answer([.init(key, values.merging(time) { $1 })])
    }
}
