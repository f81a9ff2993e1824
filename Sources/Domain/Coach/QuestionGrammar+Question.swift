extension QuestionGrammar {
    /// - Parameter own: exercises that the library does not have
    func question(own: [Exercise]) -> Question {
        var question = Question(isContinued: isContinued)
        question.slot = slot
        question.period = periods.first
        question.hours = clauses.hours
        question.shift = shift
        question.refersBack = refersBack ? true : nil
        if isMedical { return Question(subject: .medical) }
        if isOutside { return Question(leftOut: names.map(\.text)) }
        if let topic = topic { return Question(subject: .topic(topic)) }
        if let arrival { return arrival }
        if cues.contains(.will), cues.isDisjoint(with: [.did]), plan != .training { return Question(subject: .future) }
        var left = names
        question.subject = subject(&left, part: &question.part, own)
        if isOfOne, question.part != nil || !micronutrients.isEmpty, !isOwn, periods.isEmpty,
            cues.isDisjoint(with: [.did, .habit])
        {
            return Question(subject: .foodItself)
        }
        if question.hours == nil, let dayPart, question.subject?.isOfFood == true {
            question.hours = dayPart
        }
        if isNight, question.hours == nil, question.subject?.isOfFood == true {
            question.hours = Question.Hours(start: 1080, end: 1440)
        }
        if isUncounted(question.subject) { question.leftOut += comparing }
        // What was eaten on a day that some muscles were trained is not known by that.
        if cues.contains(.ate), case .muscles = question.subject, !cues.isDisjoint(with: [.howMuch, .howMany, .what]),
            !isGood
        {
            question.subject = .metric(.energy)
            question.leftOut += muscleWords
        }
        question.leftOut += left.filter { !$0.isFood || question.subject != nil }.map(\.text) + clauses.unbound
        if question.part != nil, !isOwn, periods.isEmpty { question.leftOut.append(contentsOf: left.map(\.text)) }
        if case .plan(.training) = question.subject { question.leftOut.removeAll { Self.tomorrow.contains($0) } }
        question.condition = condition(of: question.subject)
        if question.subject == nil, let courtesy = courtesies.first, periods.isEmpty {
            return Question(subject: .courtesy(courtesy))
        }
        if isLogging, let subject = question.subject {
            switch subject {
            case .exercise, .food: return Question(subject: .logging)
            default: break
            }
        }
        if isNight {
            let isSleep = question.subject.map { if case .metric(let metric) = $0 { metric.isOfNight } else { false } }
            // The night counts for the day of waking.
            question.period = .day(isSleep == true ? today : today.adding(days: -1))
        }
        question.span = span.flatMap { cues.isDisjoint(with: extremes) || cues.contains(.perWeek) ? nil : $0 }
        if cues.contains(.volume) || question.span != nil && cues.contains(.heaviest) { question.isOfLoad = true }
        if question.subject == nil, isMass, numbers.count == 1 { question.goal = mass }
        question.measure = measure(question)
        question.namesDays = namesDays(question.measure) ? true : nil
        if case .exercise = question.subject, !hasThreshold { question.distance = distance }
        if case .workouts = question.subject, question.measure == .duration, cues.contains(.last) {
            question.isLastOne = true
        }
        if slots.count > 1, case .metric(let metric) = question.subject, metric.isFromFood {
            if question.measure == .compare { (question.measure, question.other) = (.average, nil) }
            question.alsoSlots = Array(slots.dropFirst())
        }
        if case .metric = question.subject, let measures = severalMeasures, question.span == nil {
            question.measure = measures[0]
            question.alsoMeasures = Array(measures.dropFirst())
        }
        if question.measure == .pace, cues.contains(.last) { question.isLastOne = true }
        if case .metric(let first) = question.subject, isSeveral, numbers.isEmpty {
            question.also = metrics.filter { $0 != first }
        }
        if let shift, question.measure == .compare || periods.count == 1 {
            // "Last week and the week before": of the one that was named.
            question.measure = question.measure ?? .compare
            if let said = question.period, question.measure == .compare {
                question.other = shift.applied(to: said, today: today)
                question.shift = nil
            } else if let said = question.period {
                question.period = shift.applied(to: said, today: today)
                question.shift = nil
            }
        }
        if question.measure == .compare, weekdays.count > 1 {
            question.weekdays = weekdays.first?.days
            question.otherWeekdays = weekdays.dropFirst().reduce(into: []) { $0.formUnion($1.days) }
        } else if !weekdays.isEmpty {
            question.weekdays = weekdays.reduce(into: []) { $0.formUnion($1.days) }
        }
        if question.measure == .compare, question.weekdays == nil || periods.count > 1 {
            question.other = question.other ?? (periods.count > 1 ? periods[1] : nil)
            if question.other == nil, let said = question.period,
                cues.contains(.moreThan) || cues.contains(.lessThan)
                    || cues.contains(.compare), let present = said.present, present.range(today: today) != nil
            {
                (question.period, question.other) = (present, said)
            }
            if question.other == nil, cues.contains(.differs) { question.other = question.period?.before }
        }
        let isStreak = question.measure == .streak || question.measure == .longestStreak
        if isStreak, cues.contains(.without) { question.threshold = .init(value: 0, isBelow: false) }
        if isStreak || question.measure == .share, let value = numbers.last {
            question.threshold = Question.Threshold(
                value: stored(value, question.subject), isBelow: cues.contains(.lessThan))
        }
        if question.measure == .reached, let value = numbers.last {
            question.threshold = Question.Threshold(
                value: stored(value, question.subject), isBelow: cues.contains(.lessThan))
        }
        return question
    }

    /// What the days have in common that are asked of.
    private func condition(of subject: Question.Subject?) -> Question.Condition? {
        guard let event = clauses.event else { return nil }
        let isOfNight =
            if case .metric(let metric) = subject {
                metric.isOfNight || metric == .restingHeartRate || metric == .hrv
            } else { false }
        if event.isOfNight { return Question.Condition(event, isNextDay: false) }
        let isTraining =
            switch event {
            case .training, .exercise, .rest: true
            default: false
            }
        return Question.Condition(event, isNextDay: clauses.isDayAfter || isOfNight || clauses.isAfter && !isTraining)
    }

    private static let tomorrow: Set<String> = ["tomorrow", "morgen"]

    private var extremes: [QuestionCue] { [.most, .best, .least, .heaviest, .longest, .fastest] }

    /// "On which days", or the one day on which something was so.
    private func namesDays(_ measure: Question.Measure?) -> Bool {
        cues.contains(.which) || cues.contains(.when) && measure == .reached
    }

    /// "On what days was I over my calories", "runs longer than 8 km", "how many weeks": what hangs on a comparison that
    /// nothing is made of is not answered without it.
    private func isUncounted(_ subject: Question.Subject?) -> Bool {
        if cues.contains(.countsSpans) { return true }
        let hasComparison = cues.contains(.moreThan) || cues.contains(.lessThan)
        switch subject {
        case .metric: return cues.contains(.which) && hasComparison && numbers.isEmpty
        case .exercise, .workouts:
            return !numbers.isEmpty && cues.contains(.compare) && cues.contains(.differs) && periods.isEmpty
        default: return false
        }
    }

    /// The average, the least and the most, where more than one of them is asked for.
    private var severalMeasures: [Question.Measure]? {
        let isMost = cues.contains(.most) || cues.contains(.best)
        let said: [(Question.Measure, Bool)] = [
            (.average, cues.contains(.mean)), (.lowest, cues.contains(.least)), (.highest, isMost),
        ]
        let measures = said.filter(\.1).map(\.0)
        guard measures.count > 1, hasJoin || measures.count == 3,
            cues.isDisjoint(with: [.usual, .compare, .byWeekday, .days, .sources, .enough])
        else { return nil }
        return measures
    }

    /// "When will I weigh 75 kg", "when do I reach my goal weight"
    private var arrival: Question? {
        let isOfWeight = metrics == [.weight] || metrics.isEmpty && (isMass || plan == .toGoal || cues.contains(.goal))
        let isAsked =
            cues.contains(.will) || cues.contains(.when) && cues.contains(.habit) && !numbers.isEmpty
            || cues.contains(.when) && plan == .toGoal
        let isToCome =
            cues.isDisjoint(with: [.did, .last, .first, .average, .often, .trend]) && periods.isEmpty
            && weekdays.isEmpty
        guard isOfWeight, isAsked, isToCome, exercises.isEmpty, subjects.isEmpty, slot == nil, muscles.isEmpty,
            cues.contains(.when) || cues.contains(.will), numbers.count <= 1,
            names.allSatisfy({ !$0.isFood })
        else { return nil }
        var question = Question(subject: .plan(.arrival))
        guard !numbers.isEmpty else { return plan == .toGoal || cues.contains(.goal) ? question : nil }
        guard let mass else { return nil }
        question.goal = mass
        return question
    }

    /// kg, where a number of them was said that a body can weigh
    private var mass: Double? {
        let kilograms = numbers.first.map { isPounds ? $0 * UnitConversion.kilogramsPerPound : $0 }
        return kilograms.flatMap { (25...350).contains($0) ? $0 : nil }
    }

    private var topic: Question.Topic? {
        // What of today's goal is left, and how days with and without something differ, is a question of figures.
        if isRemaining && !metrics.isEmpty || clauses.event != nil || cues.contains(.streak) || plan == .training {
            return nil
        }
        if let topic = topics.first(where: { $0 != .calories }) ?? topics.first {
            // "Was I tired last week" is a question about figures; those of a plateau or a split are not.
            return topic
        }
        guard cues.contains(.should), cues.isDisjoint(with: [.did, .last]), weekdays.isEmpty, let metric = metrics.first
        else {
            return nil
        }
        guard !cues.contains(.enough) else { return nil }
        switch metric {
        case .energy: return .calories
        case .protein: return .protein
        case .sleep: return .sleep
        default: return nil
        }
    }

    /// "I did 3 sets of bench press at 185": nothing is asked.
    private var isLogging: Bool {
        !numbers.isEmpty && !isAsked && periods.count <= 1
            && cues.isDisjoint(with: [
                .howMany, .howOften, .howMuch, .howFar, .howLong, .when, .last, .list, .trend, .compare, .average,
                .total, .best, .heaviest, .most, .least, .did, .days, .should, .reached, .why,
            ]) && cues.isSubset(of: [.sets, .reps, .ate, .drank, .habit, .howFar, .volume])
    }

    var hasThreshold: Bool {
        cues.contains(.moreThan) || cues.contains(.lessThan) || cues.contains(.reached)
    }

    /// Hours of sleep are minutes in the store.
    private func stored(_ value: Double, _ subject: Question.Subject?) -> Double {
        guard case .metric(let metric) = subject, metric.unit == .minutes, value <= 24 else { return value }
        return value * 60
    }
}
