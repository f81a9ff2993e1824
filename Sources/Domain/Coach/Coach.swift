/// Answers questions from a record: the same question and figures, the same answer.
public struct Coach: Sendable {
    let record: CoachRecord
    let question: Question
    /// With the usual one where nobody said
    let measure: Question.Measure
    let period: Period
    let range: DayRange

    /// - Parameter question: as `Conversation.complete` gave it
    public static func answer(_ question: Question, from record: CoachRecord) -> CoachAnswer {
        var answer = one(question, from: record)
        if case .metric(let first) = question.subject {
            for metric in question.also ?? [] {
                var next = question
                next.subject = .metric(metric)
                if next.measure == .sum, !metric.isAdditive || metric.isOfNight { next.measure = nil }
                answer.add(one(next, from: record), of: metric, after: first)
            }
        }
        answer.leaveOutAsked([question.period, question.other])
        return answer
    }

    private static func one(_ question: Question, from record: CoachRecord) -> CoachAnswer {
        guard let subject = question.subject else { return notUnderstood(question) }
        switch subject {
        case .medical: return CoachAnswer(question, [.init("medical")])
        case .courtesy(let courtesy):
            var answer = CoachAnswer(question, [.init("courtesy.\(courtesy.rawValue)")])
            answer.followUps = [.workouts, .foods, .sleep, .weight]
            return answer
        case .logging: return CoachAnswer(question, [.init("logging")])
        case .future:
            var answer = CoachAnswer(question, [.init("future")])
            answer.followUps = [.weight, .progress]
            return answer
        case .topic(let topic): return CoachTopics(record: record, question: question).answer(topic)
        default: break
        }
        guard let measure = question.measure.flatMap({ subject.allows($0) ? $0 : nil }) ?? question.usualMeasure,
            let period = question.period ?? question.usualPeriod
        else { return notUnderstood(question) }
        if let said = question.measure, said != measure {
            var answer = CoachAnswer(question, [.init("cannot", ["measure": .text(said.rawValue)])])
            answer.followUps = [.workouts, .foods, .often]
            return answer
        }
        guard let range = period.range(today: record.today) else {
            return CoachAnswer(question, [.init("notYet")])
        }
        var full = question
        full.measure = measure
        full.period = period
        if measure == .compare, full.other == nil, full.otherWeekdays == nil {
            full.otherWeekdays = question.restOfWeek
            if full.otherWeekdays == nil { full.other = period.before }
        }
        let coach = Coach(record: record, question: full, measure: measure, period: period, range: range)
        var answer = coach.answer(subject)
        if question.period == nil, period != .ever {
            answer.notes.append(.init("assumedPeriod", ["period": .period(period)]))
        }
        if !question.leftOut.isEmpty { answer.notes.append(.init("leftOut", ["words": .words(question.leftOut)])) }
        if answer.isAboutEnergy, record.hidesEnergy {
            var hidden = CoachAnswer(full, [.init("energyHidden")])
            hidden.followUps = [.protein, .steps, .sleep]
            return hidden
        }
        return answer
    }

    private static func notUnderstood(_ question: Question) -> CoachAnswer {
        let isBare = question.period != nil || question.measure != nil || question.weekdays != nil
        var answer = CoachAnswer(
            question,
            [
                isBare
                    ? .init("aboutWhat")
                    : question.leftOut.isEmpty
                        ? .init("notUnderstood") : .init("notUnderstoodWords", ["words": .words(question.leftOut)])
            ])
        answer.followUps = [.workouts, .foods, .sleep, .weight]
        return answer
    }

    private func answer(_ subject: Question.Subject) -> CoachAnswer {
        switch subject {
        case .exercise(let id): exercise(id)
        case .muscles(let group): muscles(group)
        case .exercises: exercises()
        case .workouts(let kind): workouts(kind)
        case .metric(let metric): self.metric(metric)
        case .food(let name): food(name)
        case .foods: foods { $0.isEaten }
        case .drinks: foods { $0.drink != nil }
        default: Self.notUnderstood(question)
        }
    }

    // MARK: For the readers of subjects

    var asked: AskedDays { AskedDays(range: range, weekdays: question.weekdays) }

    var time: [String: CoachAnswer.Value] { ["period": words(period, question.weekdays)] }

    private func words(_ period: Period, _ weekdays: Set<Int>?) -> CoachAnswer.Value {
        weekdays.map { .weekdays($0, period) } ?? .period(period)
    }

    /// What the asked days are held against.
    var others: (days: AskedDays, words: CoachAnswer.Value)? {
        if let weekdays = question.otherWeekdays {
            return (AskedDays(range: range, weekdays: weekdays), words(period, weekdays))
        }
        guard let other = question.other, let before = other.range(today: record.today) else { return nil }
        return (AskedDays(range: before, weekdays: question.weekdays), words(other, question.weekdays))
    }

    func answer(_ facts: [CoachAnswer.Fact], followUps: [CoachAnswer.FollowUp] = []) -> CoachAnswer {
        var answer = CoachAnswer(question, facts)
        answer.followUps = followUps
        return answer
    }

    func age(_ date: CivilDate) -> CoachAnswer.Value { .age(date.days(to: record.today)) }

    func perWeek(_ count: Int) -> Double { Double(count) * 7 / Double(daysKnown) }

    /// Days of the period, from the first that anything is known of.
    private var daysKnown: Int {
        let first =
            [record.workouts.first?.day, record.entries.first?.day, record.days.first { !$0.isEmpty }?.date]
            .compactMap { $0 }.min() ?? range.start
        return max(7, max(first, range.start).days(to: range.end) + 1)
    }

    func change(
        _ from: Double, _ to: Double, _ value: (Double) -> CoachAnswer.Value
    ) -> CoachAnswer.Fact {
        let difference = to - from
        guard abs(difference) > 1e-9, from != 0 else { return .init("same") }
        return .init(
            difference > 0 ? "more" : "less",
            ["difference": value(abs(difference)), "share": .share(abs(difference / from))])
    }

    /// The same count of two periods, side by side.
    func compared(
        _ values: [String: CoachAnswer.Value], _ key: String, count: (AskedDays) -> CoachAnswer.Value
    ) -> CoachAnswer {
        guard let others else { return answer([.init("compareWhat")]) }
        var all = values.merging(time) { $1 }
        all["other"] = others.words
        all["now"] = count(asked)
        all["then"] = count(others.days)
        all["count"] = nil
        var answer = self.answer([.init(key, all)])
        noteUnfinished(&answer)
        answer.followUps = [.month, .often]
        return answer
    }

    /// A week that is not over is held against a whole one.
    func noteUnfinished(_ answer: inout CoachAnswer) {
        if range.end == record.today, !period.isOneDay, question.otherWeekdays == nil {
            answer.notes.append(.init("unfinished", ["period": .period(period)]))
        }
    }
}
