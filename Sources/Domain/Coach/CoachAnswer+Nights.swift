/// When nights begin and end, by the sleep that a device recorded.
extension Coach {
    /// A night: the day that it counts for, and minutes after midnight of the day of waking.
    private struct Night {
        /// Of a bedtime the evening's, of waking the morning's
        var date: CivilDate
        var minute: Int
    }

    func night(_ what: Question.Night) -> CoachAnswer {
        if what == .regularity { return regularity() }
        let name = CoachAnswer.Value.phrase(.init(what.rawValue))
        let all = nights(what)
        let found = all.filter { asked.contains($0.date) }
        var values = ["what": name].merging(time) { $1 }
        guard let first = found.min(by: { ($0.minute, $0.date) < ($1.minute, $1.date) }),
            let last = found.max(by: { ($0.minute, $0.date) < ($1.minute, $1.date) }), let latest = found.last
        else { return answer([.init("night.none", values)], followUps: [.sleep]) }
        values["count"] = .count(found.count)
        var answer: CoachAnswer
        switch measure {
        case .lowest, .highest:
            let one = measure == .lowest ? first : last
            values["time"] = Self.clock(one.minute)
            values["date"] = .date(one.date)
            values["count"] = nil
            answer = self.answer([.init(measure == .lowest ? "night.earliest" : "night.latest", values)])
        case .count, .last:
            guard let hours = question.hours.map(what.bounds) else { fallthrough }
            let within = found.filter { hours.contains($0.minute) }
            values["from"] = Self.clock(hours.lowerBound)
            values["to"] = Self.clock(hours.upperBound)
            let isOpen = hours.upperBound > 720 && what == .bedtime || hours.upperBound == 1440
            let first = what == .bedtime ? -720 : 0
            let side = isOpen ? "after" : hours.lowerBound == first ? "before" : "between"
            if measure == .last, let one = within.last {
                values["time"] = Self.clock(one.minute)
                values["date"] = .date(one.date)
                values["age"] = age(one.date)
                values["count"] = nil
                answer = self.answer([.init("night.last", values)])
            } else {
                values["number"] = .number(Double(within.count))
                answer = self.answer([.init("night.count.\(side)", values)])
            }
        case .value:
            values["time"] = Self.clock(latest.minute)
            values["count"] = nil
            if !period.isOneDay { values["period"] = .phrase(.init("onDate", ["date": .date(latest.date)])) }
            answer = self.answer([.init("night.one", values)])
        case .compare:
            guard let others else { return self.answer([.init("compareWhat")]) }
            let then = all.filter { others.days.contains($0.date) }
            guard !then.isEmpty else { return self.answer([.init("night.none", values)], followUps: [.sleep]) }
            values["other"] = others.words
            answer = held(found, against: then, "night.compare", values)
        case .trend where found.count > 5:
            let half = found.count / 2
            answer = held(Array(found[half...]), against: Array(found[..<half]), "night.halves", values)
        default:
            let sorted = found.map(\.minute).sorted()
            values["time"] = Self.clock(Self.middle(found))
            values["low"] = Self.clock(sorted[sorted.count / 4])
            values["high"] = Self.clock(sorted[sorted.count * 3 / 4])
            answer = self.answer([.init("night.usual", values)])
            answer.formula = "median"
        }
        answer.followUps = [.sleep, .week, .month]
        answer.cite(
            found.reversed().map { .init(date: $0.date, name: name, value: Self.clock($0.minute), place: .log) })
        return answer
    }

    /// The usual time of some nights beside that of others.
    private func held(
        _ nights: [Night], against others: [Night], _ key: String, _ values: [String: CoachAnswer.Value]
    ) -> CoachAnswer {
        let (now, then) = (Self.middle(nights), Self.middle(others))
        var told = values
        told["count"] = nil
        told["now"] = Self.clock(now)
        told["then"] = Self.clock(then)
        told["difference"] = .minutes(Double(abs(now - then)))
        let difference = now == then ? "night.same" : now > then ? "night.later" : "night.earlier"
        var answer = self.answer([.init(key, told), .init(difference, told)])
        answer.formula = "median"
        return answer
    }

    /// How much the hours of sleep are alike, with where most of them begin and end.
    private func regularity() -> CoachAnswer {
        let days = record.days.filter { range.contains($0.date) }
        guard let (index, pairs) = SleepRegularity.index(of: days) else {
            return answer([.init("night.irregular", time)], followUps: [.sleep])
        }
        var facts = [
            CoachAnswer.Fact(
                "night.regularity",
                time.merging(["value": .number(index.rounded()), "count": .count(pairs)]) { $1 })
        ]
        for what in [Question.Night.bedtime, .waking] {
            let minutes = nights(what).filter { asked.contains($0.date) }.map(\.minute).sorted()
            guard minutes.count > 3 else { continue }
            facts.append(
                .init(
                    "night.half",
                    [
                        "what": .phrase(.init(what.rawValue)), "low": Self.clock(minutes[minutes.count / 4]),
                        "high": Self.clock(minutes[minutes.count * 3 / 4]),
                    ]))
        }
        var answer = self.answer(facts, followUps: [.sleep, .month])
        answer.formula = "regularity"
        return answer
    }

    /// Of each day the longest sleep, oldest first.
    private func nights(_ what: Question.Night) -> [Night] {
        record.days.compactMap { day in
            guard let sleep = day.recorded?.sleep.max(by: { $0.end - $0.start < $1.end - $1.start }),
                let minute = Int(exactly: (what == .bedtime ? sleep.start : sleep.end).rounded()),
                (-1440..<2880).contains(minute)
            else { return nil }
            return Night(date: what == .bedtime ? day.date.adding(days: -1) : day.date, minute: minute)
        }
    }

    private static func middle(_ nights: [Night]) -> Int {
        let sorted = nights.map(\.minute).sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    private static func clock(_ minute: Int) -> CoachAnswer.Value { .time(((minute % 1440) + 1440) % 1440) }
}

extension Question.Night {
    /// What hours of the clock are of a night: a bedtime before 23:00 is one of the evening, after 1:00 one past midnight.
    fileprivate func bounds(_ hours: Question.Hours) -> Range<Int> {
        guard self == .bedtime else { return hours.start..<hours.end }
        // Nobody goes to bed at 11 in the morning: "before 11" is of the evening.
        func minute(_ clock: Int) -> Int { clock >= 720 ? clock - 1440 : clock >= 360 ? clock - 720 : clock }
        let from = hours.start == 0 && hours.end > 360 ? -720 : minute(hours.start)
        let to = hours.end == 1440 && hours.start != 720 ? 721 : minute(hours.end)
        return from..<max(from + 1, to)
    }
}
