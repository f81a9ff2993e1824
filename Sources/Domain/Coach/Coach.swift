/// Answers questions from a record: the same question and figures, the same answer.
public struct Coach: Sendable {
    let record: CoachRecord
    let question: Question
    /// With the usual one where nobody said
    let measure: Question.Measure
    var period: Period
    let range: DayRange
    let asked: AskedDays

    /// - Parameter question: as `Conversation.complete` gave it
    public static func answer(_ question: Question, from record: CoachRecord) -> CoachAnswer {
        var answer = one(question, from: record)
        if case .metric(let first) = question.subject {
            for metric in answer.isDeclined ? [] : question.also ?? [] {
                var next = question
                next.subject = .metric(metric)
                if next.measure == .sum, !metric.isAdditive || metric.isOfNight { next.measure = nil }
                answer.add(one(next, from: record), of: metric, after: first)
            }
        }
        answer.isAboutEnergy = answer.isAboutEnergy || answer.tellsEnergy
        if !answer.isDeclined {
            if question.isBesideMedical == true { answer.facts.append(.init("besideMedical")) }
            if let aside = question.aside { answer.notes.append(.init("aside", ["words": .words(aside)])) }
        }
        answer.leaveOutAsked([question.period, question.other])
        var found = Question.Found(date: answer.found, things: answer.things)
        // "And the second one": of those that were told, too
        if question.link?.place != nil { found.things = question.found?.things ?? found.things }
        answer.question.found = found.isEmpty ? question.found : found
        return answer
    }

    /// Several questions, each going on after the one before.
    ///
    /// - Parameter record: what answers a question
    public static func answer(
        _ questions: [Question], after before: [Question], today: CivilDate, record: (Question) throws -> CoachRecord
    ) rethrows -> (CoachAnswer, CoachRecord)? {
        var asked = before
        var found: (answer: CoachAnswer, record: CoachRecord)?
        for (place, next) in questions.enumerated() {
            // Of a day that was not found nothing more is told.
            if place > 0, next.refersBack == true, asked.last?.found?.date == nil || found?.answer.isOfNothing == true {
                break
            }
            if place > 0, found?.answer.isOfNothing == true, next.subject == nil { break }
            let question = Conversation.complete(next, after: asked, today: today)
            let record = try record(question)
            let answer = Self.answer(question, from: record)
            asked.append(answer.question)
            found = (found?.answer.going(on: answer) ?? answer, record)
        }
        return found
    }

    static func one(_ question: Question, from record: CoachRecord) -> CoachAnswer {
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
        case .foodItself: return foodItself(question, record)
        case .topic(let topic): return CoachTopics(record: record, question: question).answer(topic)
        default: break
        }
        guard question.leftOut.isEmpty else { return declined(question) }
        // "That day", and none was spoken of
        if question.refersBack == true, question.period == nil, question.measure != .when {
            return declined(Question(subject: subject, measure: question.measure ?? .value))
        }
        if question.condition?.isLatest == true { return one(question.ofLatest(in: record), from: record) }
        let full = question.filled(today: record.today)
        guard let measure = full.measure, let period = full.period else { return notUnderstood(question) }
        if let said = question.measure, !subject.allows(said) { return declined(question) }
        // What differs from usual, or goes with what, is known of whole days alone.
        if measure == .why || measure == .influences,
            question.isNarrowed || question.weekdays != nil || question.condition != nil
        {
            return declined(question)
        }
        if isBeyond(measure, full) { return declined(full) }
        guard let range = period.range(today: record.today) else {
            return CoachAnswer(question, [.init("notYet")])
        }
        if measure == .when { return when(full, record) }
        var coach = Coach(
            record: record, question: full, measure: measure, period: period, range: range,
            asked: AskedDays(full, range: range, of: record))
        if let latest = question.latest { coach = coach.since(coach.start(ofLatest: latest) ?? range.start) }
        var answer = coach.answer(subject)
        if question.namesDays == true { answer.nameDays() }
        for slot in question.alsoSlots ?? [] {
            var next = question
            (next.slot, next.alsoSlots) = (slot, nil)
            answer.facts += one(next, from: record).facts
        }
        for more in question.alsoMeasures ?? [] {
            var next = question
            (next.measure, next.alsoMeasures) = (more, nil)
            answer.facts += one(next, from: record).facts
            answer.facts.removeAll { Self.besideOne.contains($0.key) }
        }
        // "The difference between my highest and lowest weight"
        if question.alsoMeasures?.contains(.highest) == true, measure == .lowest, case .metric(let metric) = subject,
            case .figure(let low, _) = answer.facts.first?.values["value"],
            case .figure(let high, _) = answer.facts.last?.values["value"]
        {
            answer.facts.append(coach.change(low, high) { .figure($0, metric) })
        }
        if question.period == nil, question.shift == nil, period != .ever, measure != .remaining, measure != .goal,
            answer.tellsPeriod
        {
            answer.notes.append(.init("assumedPeriod", ["period": .period(period)]))
        }
        if answer.isAboutEnergy, record.hidesEnergy {
            var hidden = CoachAnswer(full, [.init("energyHidden")])
            hidden.followUps = [.protein, .steps, .sleep]
            return hidden
        }
        return answer
    }

    /// The same of the days from `date` on.
    private func since(_ date: CivilDate) -> Coach {
        let range = DayRange(from: max(date, range.start), through: range.end) ?? range
        return Coach(
            record: record, question: question, measure: measure, period: period, range: range, asked: asked.in(range))
    }

    /// The first day of the latest so many that are known of what is asked; `nil` where there are fewer.
    private func start(ofLatest count: Int) -> CivilDate? {
        let dates: [CivilDate] =
            switch question.subject {
            case .metric(let metric): figures(of: metric).map(\.date)
            case .exercise(let id): record.sessions(of: id).map(\.date)
            case .workouts(let kind): record.workouts.filter { kind == nil || $0.kind == kind }.map(\.day)
            default: []
            }
        let meant = dates.filter(asked.contains)
        return meant.count < count ? nil : meant.suffix(count).first
    }

    /// What is told with one measure that is not told with several.
    private static let besideOne: Set = ["between", "sinceThat", "more", "less", "same"]

    /// What a subject allows, but not of such days, meals or spans.
    private static func isBeyond(_ measure: Question.Measure, _ question: Question) -> Bool {
        let isExtreme = measure == .highest || measure == .lowest
        // Hours and meals are of food; of a night or a weigh-in nobody asks another.
        let isTimed = question.slot != nil || question.hours != nil
        if question.named != nil || question.subject?.isOfTraining == true && question.hours != nil,
            [.without, .streak, .longestStreak].contains(measure)
        {
            return true
        }
        // What was done at some hours is known of each workout, and no ranking of weeks or devices looks there.
        let isSlotted =
            question.slot != nil || question.hours != nil && (question.span != nil || question.recorded != nil)
        switch question.subject {
        case .metric(let metric):
            // What goes with what is looked for in the last days, whichever they are called.
            if measure == .influences {
                return question.period.map { if case .days = $0 { false } else { $0 != .ever } } ?? false
            }
            // A weight is no more reached by being above its goal.
            if metric == .weight, measure == .reached || measure == .share, question.threshold == nil { return true }
            if measure == .remaining, question.part != nil || question.except != nil { return true }
            if measure == .remaining || measure == .goal, question.weekdays != nil { return true }
            if measure == .goal, isTimed { return true }
            if measure == .median, question.condition != nil { return true }
            if !metric.isFromFood, question.except != nil { return true }
            if question.slot != nil, !metric.isFromFood { return true }
            if isTimed, !metric.isFromFood { return !metric.isOfNight && !metric.isOfBody }
            return measure == .advised && (question.isNarrowed || question.condition != nil)
        case .micronutrient:
            return isTimed || question.except != nil || question.part != nil && measure != .sum
                || question.condition != nil || question.weekdays != nil
        case .workouts, .muscles:
            let isOfMuscles = if case .muscles = question.subject { isTimed } else { isSlotted }
            return isOfMuscles || isExtreme && question.span == nil && question.recorded == nil
                || measure == .compare && question.counted != nil
                || question.threshold.map { $0.value > 0 } == true && !Self.limited.contains(measure)
                    && !question.isStreakOfWeeks
        case .exercise:
            if question.isStreakOfWeeks { return isTimed }
            // Who logs no walks has steps, which have no time of day.
            let isTimed = isSlotted || question.subject == .exercise(Question.walking) && isTimed
            let isOfSessions = question.counted == .distance || question.counted == .duration
            return isTimed || question.threshold?.isBelow == true && !isOfSessions
                || question.threshold.map { isOfSessions && !Self.isLimited(measure, of: question.subject, by: $0) }
                    == true
        case .exercises, .muscleGroups: return isTimed
        case .night(let night):
            return question.slot != nil
                || question.hours != nil
                    && (night == .regularity || night == .fast || ![.count, .last].contains(measure))
        case .food, .group:
            let isButFood = if case .part = question.except { true } else { false }
            return measure == .lowest && question.span == nil || isButFood
        case .foods: return measure == .without && question.except != nil
        // What is known of a body and its plan has no meals, and but for what was burnt no days of the week.
        case .plan(let figure):
            return isTimed || question.weekdays != nil && figure != .expenditure && figure != .balance
        case .drinks: return measure == .without && (!question.isNarrowed || question.except != nil)
        default: return false
        }
    }

    /// What is told of workouts that are as long or as far as was asked
    static let limited: Set<Question.Measure> = [
        .count, .list, .sets, .reps, .volume, .distance, .duration, .average, .pace,
    ]

    /// Whether a measure is told of those alone; of an exercise its first and last, too, where they are as far or as long
    /// as that or more.
    static func isLimited(
        _ measure: Question.Measure, of subject: Question.Subject?, by limit: Question.Threshold
    ) -> Bool {
        guard case .exercise = subject, measure == .last || measure == .first else { return limited.contains(measure) }
        return !limit.isBelow && limit.upTo == nil
    }

    /// Whether the second or third of it is told, too
    static func isRanked(_ measure: Question.Measure, _ question: Question) -> Bool {
        switch question.subject {
        case .metric: measure == .highest || measure == .lowest
        case .exercise:
            question.span != nil
                || [.heaviest, .best, .longest, .fastest, .lowest].contains(measure) && question.recorded == nil
        case .workouts, .muscles, .food, .group: question.span != nil
        default: false
        }
    }

    /// The one of a ranking that is asked for, told in its own words where it is not the first.
    func ranked<One>(
        _ ranking: [One], _ name: CoachAnswer.Value, _ time: CoachAnswer.Value, _ value: (One) -> CoachAnswer.Value,
        _ date: (One) -> CoachAnswer.Value
    ) -> CoachAnswer.Fact? {
        if let top = question.top {
            let shown = ranking.prefix(top).map { CoachAnswer.Value.day(date($0), value($0)) }
            guard shown.count > 1 else { return nil }
            return .init(
                "rankedList",
                [
                    "what": name, "which": .phrase(.init("rank.\(measure.rawValue)s")), "period": time,
                    "number": .number(Double(shown.count)), "list": .list(shown),
                ])
        }
        guard let rank = question.rank, rank > 1 else { return nil }
        let which = CoachAnswer.Value.phrase(
            .init("rank.\(measure.rawValue)", ["rank": .phrase(.init("rank.\(min(rank, 5))"))]))
        let values: [String: CoachAnswer.Value] = ["what": name, "which": which, "period": time]
        guard ranking.count >= rank else {
            return .init("rankedFew", values.merging(["count": .count(ranking.count)]) { $1 })
        }
        let one = ranking[rank - 1]
        return .init("ranked", values.merging(["value": value(one), "date": date(one)]) { $1 })
    }

    private func answer(_ subject: Question.Subject) -> CoachAnswer {
        if let span = question.span, !question.isStreakOfWeeks, let answer = ranked(subject, by: span) {
            return answer
        }
        if let metric = question.recorded, let answer = recorded(metric, of: subject) { return answer }
        return switch subject {
        case .exercise(let id): exercise(id)
        case .muscles(let group): muscles(group)
        case .exercises: exercises()
        case .workouts(let kind): workouts(kind)
        case .metric(let metric): self.metric(metric)
        case .micronutrient(let nutrient): micronutrient(nutrient)
        case .food(let name): food(.food(name))
        case .group(let group): food(.group(group))
        case .plan(let figure): plan(figure)
        case .overview: overview()
        case .night(.fast): fast()
        case .night(let night): self.night(night)
        case .muscleGroups: muscleGroups()
        case .foods: foods { $0.isEaten }
        case .drinks: foods { $0.drink != nil }
        default: Self.notUnderstood(question)
        }
    }

    // MARK: For the readers of subjects

    /// Of which time, and of what of it: every filter that was used is named.
    var time: [String: CoachAnswer.Value] {
        let isOfMetric = if case .metric = question.subject { true } else { false }
        return ["period": isOfMetric ? narrowedTime : conditionedTime]
    }

    /// With what the days have in common
    var conditionedTime: CoachAnswer.Value {
        guard let condition = question.condition else { return narrowedTime }
        return .phrase(.init("at.days", ["days": .phrase(words(condition)), "period": narrowedTime]))
    }

    /// The time alone
    var plainTime: CoachAnswer.Value {
        if let latest = question.latest { return .phrase(.init("latestTimes", ["count": .count(latest)])) }
        if period.day == record.today, question.weekdays == nil, question.subject?.isOfNight == true {
            return .phrase(.init("lastNight"))
        }
        return words(period, question.weekdays)
    }

    private var narrowedTime: CoachAnswer.Value {
        var value = plainTime
        if let limit = question.threshold, question.subject?.isOfTraining == true {
            let key = limit.isBelow ? "at.below" : limit.upTo == nil ? "at.load" : "at.between"
            var top = limit
            top.value = limit.upTo ?? limit.value
            value = .phrase(.init(key, ["load": words(of: limit), "top": words(of: top), "period": value]))
        }
        if let name = question.named { value = .phrase(.init("at.named", ["name": .text(name), "period": value])) }
        switch question.subject {
        case .metric(let metric) where metric.isFromFood: break
        case .food, .group, .foods, .drinks, .micronutrient, .workouts, .exercise: break
        default: return value
        }
        if let part = question.part { value = .phrase(.init("at.part", ["what": words(of: part), "period": value])) }
        if let except = question.except {
            value = .phrase(.init("at.except", ["what": words(of: except), "period": value]))
        }
        if let hours = question.hours {
            value = .phrase(
                .init("at.hours", ["from": .time(hours.start), "to": .time(hours.end), "period": value]))
        }
        if let slot = question.slot { value = .phrase(.init("at.\(slot.rawValue)", ["period": value])) }
        return value
    }

    private func words(_ period: Period, _ weekdays: Set<Int>?) -> CoachAnswer.Value {
        weekdays.map { .weekdays($0, period) } ?? .period(period)
    }

    /// What the asked days are held against.
    var others: (days: AskedDays, words: CoachAnswer.Value)? {
        if let weekdays = question.otherWeekdays {
            return (asked.on(weekdays), words(period, weekdays))
        }
        guard let other = question.other, let before = other.range(today: record.today) else { return nil }
        return (asked.in(before), words(other, question.weekdays))
    }

    func answer(_ facts: [CoachAnswer.Fact], followUps: [CoachAnswer.FollowUp] = []) -> CoachAnswer {
        var answer = CoachAnswer(question, facts)
        answer.followUps = followUps
        return answer
    }

    func age(_ date: CivilDate) -> CoachAnswer.Value { .age(date.days(to: record.today)) }

    func perWeek(_ count: Int) -> Double { perWeek(Double(count)) }

    func perWeek(_ sum: Double) -> Double { sum * 7 / Double(daysKnown) }

    /// Days of the period, from the first that anything is known of.
    private var daysKnown: Int {
        let first = firstKnown ?? range.start
        return max(7, max(first, range.start).days(to: range.end) + 1)
    }

    /// The first day that anything is known of
    var firstKnown: CivilDate? {
        [record.workouts.first?.day, record.foodDays.min(), record.days.first { !$0.isEmpty }?.date]
            .compactMap { $0 }.min()
    }

    func change(
        _ from: Double, _ to: Double, _ value: (Double) -> CoachAnswer.Value
    ) -> CoachAnswer.Fact {
        let difference = to - from
        guard abs(difference) > 1e-9, from != 0, !Self.isNothing(value(abs(difference))) else { return .init("same") }
        return .init(
            difference > 0 ? "more" : "less",
            ["difference": value(abs(difference)), "share": .share(abs(difference / from))])
    }

    /// Whether a difference is told as 0.0.
    private static func isNothing(_ difference: CoachAnswer.Value) -> Bool {
        guard case .figure(let value, let metric) = difference else { return false }
        return abs(value.rounded(per: metric.decimals > 0 ? 10 : 1)) < 1e-9
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
        // Three months are not held against one by how many there were; the best of each is no sum.
        let days = [asked.count, others.days.count].sorted()
        if question.counted != .heaviest, question.counted != .best, days[0] >= 7,
            Double(days[1]) > 1.2 * Double(days[0]),
            let now = all["now"]?.weekly(of: asked.count), let then = all["then"]?.weekly(of: others.days.count)
        {
            answer.facts.append(.init("compareWeekly", ["now": now, "then": then]))
        }
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

extension CoachAnswer.Value {
    /// What a count or a sum of so many days comes to in a week; `nil` for what has no sum
    fileprivate func weekly(of days: Int) -> CoachAnswer.Value? {
        let weeks = Double(max(1, days)) / 7
        return switch self {
        case .count(let count): .number(Double(count) / weeks)
        case .load(let load): .load(load / weeks)
        case .kilometres(let distance): .kilometres(distance / weeks)
        case .minutes(let minutes): .minutes(minutes / weeks)
        default: nil
        }
    }
}
