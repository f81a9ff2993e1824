/// What was asked before, so that "and last month?" has a meaning.
public enum Conversation {
    /// Messages that are remembered, questions and answers together.
    public static let memory = 10

    /// The question with what it does not say taken from the last one that had a subject of the history.
    ///
    /// - Parameter before: what was asked, the newest last
    public static func complete(_ question: Question, after before: [Question], today: CivilDate) -> Question {
        guard
            let last = before.suffix(memory / 2).last(where: { $0.subject?.isOfHistory == true && $0.leftOut.isEmpty })
        else { return Self.dated(question) }
        let question = last.period?.isOneDay == false ? Self.undated(question) : Self.dated(question)
        var full = question
        if question.refersBack == true, question.measure != .when, question.period == nil,
            let date = last.found?.date ?? last.period?.day
        {
            full.period = .day(date)
            // "And how did I sleep that night", of a day on which something was eaten: the night that ends the next morning
            if question.isOfThatNight == true, question.subject?.isOfNight == true, last.subject?.isOfNight != true {
                full.period = .day(date.adding(days: 1))
            }
        }
        // "How many calories did it burn", of a workout
        if question.refersBack == true, case .metric(let metric) = question.subject,
            metric == .activeEnergy || metric == .heartRate, last.subject?.isOfSessions == true
        {
            (full.subject, full.recorded, full.named) = (last.subject, metric, last.named)
            full.measure = metric == .activeEnergy ? .sum : .average
            full.period = full.period ?? last.period
            return full
        }
        if let before = Self.timeBefore(question, last) { return before }
        if let shift = question.shift, question.period == nil, let said = base(of: shift, last) {
            full.period = shift.applied(to: said, today: today)
            full.shift = nil
            // "Was that faster than the week before": what was spoken of is held against that.
            if question.measure == .compare, let before = full.period, last.measure != .compare {
                (full.period, full.other) = (said, before)
            }
            // "The time before that": before all that there is is nothing.
            if full.period == nil {
                (full.subject, full.measure, full.refersBack) = (question.subject ?? last.subject, last.measure, true)
                return full
            }
        }
        // "When did I last have that", of a meal of several things: of which of them?
        if question.refersBack == true, question.period == nil,
            question.subject == .foods || question.subject == .drinks,
            let measure = question.measure, [.last, .first, .count, .often, .average, .perWeek].contains(measure)
        {
            guard last.subject?.part != nil else { return question.withoutSubject }
            full.subject = last.subject
            return full
        }
        if question.subject == nil {
            guard
                question.isContinued || full.period != nil || question.measure != nil || question.slot != nil
                    || question.weekdays != nil || question.refersBack == true || question.rank != nil,
                question.leftOut.isEmpty
            else { return question }
            if let difference = Self.difference(question, before, today) { return difference }
            return goingOn(full, question, last)
        }
        // "Which night was the worst", of a week that was spoken of
        if question.measure == .highest || question.measure == .lowest, question.subject == last.subject,
            question.period == nil, question.weekdays == nil, question.span == nil, question.shift == nil
        {
            full.period = Self.spoken(last, today)
        }
        guard question.isContinued, question.subject?.isOfHistory == true else { return full }
        // "And my protein", of days that were spoken of: of the same days
        if question.period == nil, question.weekdays == nil, question.condition == nil, question.shift == nil,
            case .metric = question.subject, case .metric = last.subject
        {
            full.weekdays = last.weekdays
            full.condition = last.condition?.of(question.subject, before: last.subject)
        }
        full.period = full.period ?? last.period
        // "And when did I get up", after going to bed on an evening: the next morning
        if question.period == nil, question.subject == .night(.waking), last.subject == .night(.bedtime),
            let evening = last.period?.day
        {
            full.period = .day(evening.adding(days: 1))
        }
        // "How many calories is that", of the wine that was spoken of
        if question.refersBack == true, case .metric(let metric) = question.subject, metric.isFromFood {
            full.part = question.part ?? last.subject?.part ?? last.part
            // "How much protein does that give me"
            if full.part != nil, question.measure == .sources { full.measure = .share }
            if full.part == nil, last.subject?.isOfDrinks == true { full.part = .group(.drinks) }
            full.slot = question.slot ?? last.slot
            full.hours = question.hours ?? last.hours
        }
        // "And how much protein", of the breakfast that was spoken of
        if case .metric(let metric) = question.subject, metric.isFromFood, last.subject?.isOfFood == true,
            question.period == nil, !question.isNarrowed
        {
            (full.slot, full.hours, full.except, full.alsoExcept) = (
                last.slot, last.hours, last.except, last.alsoExcept
            )
        }
        // What was drunk adds up, what nights were does not.
        let isSumOfNights = last.measure == .sum && question.subject?.isOfNight == true
        if question.measure == nil, let measure = last.measure, question.subject?.allows(measure) == true,
            measure != .highest, measure != .lowest, !isSumOfNights
        {
            full.measure = measure
            full.other = question.other ?? last.other
        }
        return full
    }

    /// The time that was spoken of, of two that were held against each other both; `nil` for a day
    private static func spoken(_ last: Question, _ today: CivilDate) -> Period? {
        guard let period = last.period, !period.isOneDay else { return nil }
        guard last.measure == .compare, let one = period.range(today: today),
            let two = last.other?.range(today: today)
        else { return period }
        return .between(min(one.start, two.start), max(one.end, two.end))
    }

    /// What a shift starts from: "the day before", of the day that was found, is not the one before all of its time.
    private static func base(of shift: Question.Shift, _ last: Question) -> Period? {
        guard shift.unit == .day, let date = last.found?.date, let measure = last.found?.measure ?? last.measure,
            last.period == nil || Self.ofOneDay.contains(measure)
        else { return last.period }
        return .day(date)
    }

    /// What an answer tells of one day of its time
    private static let ofOneDay: Set<Question.Measure> = [
        .highest, .lowest, .last, .first, .heaviest, .best, .longest, .fastest, .when, .value,
    ]

    /// A day of the week that is both a date and one of each week: "and on Monday"
    private static func isEither(_ question: Question) -> Bool {
        question.isContinued && question.period?.day.map { question.weekdays == [$0.weekday] } == true
    }

    private static func dated(_ question: Question) -> Question {
        var dated = question
        if isEither(question) { dated.weekdays = nil }
        return dated
    }

    /// Of a month that was spoken of: its Mondays
    private static func undated(_ question: Question) -> Question {
        var undated = question
        if isEither(question) { undated.period = nil }
        return undated
    }

    /// "And the time before that", of something that was done or eaten last on a day: the last one before it
    private static func timeBefore(_ question: Question, _ last: Question) -> Question? {
        guard question.shift?.unit == .same, question.shift?.count == -1, question.period == nil,
            question.subject == nil || question.subject == last.subject, let date = last.found?.date,
            last.measure == .last || last.period == .day(date), last.subject?.isDoneNowAndThen == true
        else { return nil }
        var full = last
        full.measure = .last
        full.period = .between(date.adding(days: -CoachNeeds.mostDays), date.adding(days: -1))
        (full.other, full.found, full.isContinued) = (nil, nil, question.isContinued)
        return full
    }

    /// "What is the difference", of two times that were asked of one after the other
    private static func difference(_ question: Question, _ before: [Question], _ today: CivilDate) -> Question? {
        guard question.measure == .compare, question.period == nil, question.other == nil, question.shift == nil,
            question.weekdays == nil, let last = before.last, let first = before.dropLast().last,
            last.subject == first.subject, last.measure == first.measure, last.measure != .compare,
            let one = first.period, let two = last.period, one != two,
            let start = one.range(today: today)?.start, let next = two.range(today: today)?.start
        else { return nil }
        var full = last
        full.measure = .compare
        (full.period, full.other) = start < next ? (two, one) : (one, two)
        if last.measure == .sum { full.counted = .sum }
        (full.found, full.isContinued) = (nil, question.isContinued)
        return full
    }

    /// Of a question without a subject, with the last one's.
    private static func goingOn(_ said: Question, _ question: Question, _ last: Question) -> Question {
        var full = said
        full.subject = last.subject
        full.slot = question.slot ?? last.slot
        full.part = question.part ?? last.part
        full.hours = question.hours ?? last.hours
        (full.except, full.alsoExcept) =
            question.except == nil ? (last.except, last.alsoExcept) : (question.except, question.alsoExcept)
        full.condition = question.condition?.of(last.subject, before: nil) ?? last.condition
        full.measure = question.measure ?? last.measure
        full.period = full.period ?? last.period
        full.threshold = question.threshold ?? last.threshold
        // "And 10,000": another limit of the same
        if question.measure == nil, let said = question.threshold {
            guard let old = last.threshold else { return question.withoutSubject }
            let value = if case .metric(let metric) = last.subject { metric.asSaid(said.value) } else { said.value }
            full.threshold = .init(value: value, isBelow: old.isBelow)
        }
        // "When was the last time", after a week without one
        if question.measure == .last, question.period == nil, last.subject?.isDoneNowAndThen == true {
            full.period = nil
        }
        full.also = last.also
        full.distance = question.distance ?? last.distance
        if let rank = question.rank {
            (full.rank, full.measure) = (rank, last.measure ?? question.measure)
            if full.measure.map({ Coach.isRanked($0, full) }) != true { return question }
        }
        full.named = question.named ?? last.named
        full.recorded = question.recorded ?? last.recorded
        full.goal = question.goal ?? last.goal
        if question.measure == nil {
            (full.span, full.isOfLoad, full.namesDays) = (last.span, last.isOfLoad, last.namesDays)
            (full.counted, full.isBelowGoal) = (last.counted, last.isBelowGoal)
            (full.alsoMeasures, full.alsoSlots) = (last.alsoMeasures, question.slot == nil ? last.alsoSlots : nil)
        }
        // "How often did I reach it last month", "how often in October": of days that were held against a goal
        if question.measure == .count || question.measure == .reached, last.measure == .reached, question.span == nil,
            case .metric = last.subject
        {
            full.measure = .reached
            full.isBelowGoal = last.isBelowGoal
        }
        // "What was the longest", of nights
        if full.measure == .longest, case .metric = full.subject { full.measure = .highest }
        // "Which month had the most", after one of them
        if question.span != nil, question.period == nil { full.period = nil }
        full.found = last.found
        full.found?.measure = last.measure
        // How fast a record was: that one, not all of its time.
        if [.pace, .distance, .duration, .sets, .reps, .volume].contains(question.measure), question.period == nil,
            let date = last.found?.date
        {
            full.period = .day(date)
        }
        // "On Mondays" says nothing of a yesterday.
        if question.weekdays == nil, full.period?.isOneDay != true { full.weekdays = last.weekdays }
        // "And at the weekend" after a day is that of its week.
        if question.weekdays != nil, question.period == nil, full.period?.isOneDay == true { full.period = .week(0) }
        // "Compare that with last month"
        if question.measure == .compare, question.other == nil, question.otherWeekdays == nil, question.shift == nil,
            let other = question.period, let said = last.period, said != other, last.measure != .compare
        {
            (full.period, full.other) = (said, other)
            if last.measure == .sum { full.counted = .sum }
        }
        if full.measure == .compare, question.measure != .compare {
            // A comparison goes on with the new period beside the one before it.
            full.other = question.period == nil && question.shift == nil ? last.other : full.period?.before
        }
        // Nothing is held against itself.
        if full.other == full.period { full.other = full.period?.before }
        return full
    }
}

extension Question {
    /// As if nobody had said what of
    fileprivate var withoutSubject: Question {
        var question = self
        question.subject = nil
        return question
    }
}

extension Period {
    var day: CivilDate? { if case .day(let date) = self { date } else { nil } }
}

extension Question.Subject {
    /// Answered from the person's figures.
    public var isOfHistory: Bool {
        switch self {
        case .exercise, .muscles, .muscleGroups, .workouts, .exercises, .metric, .micronutrient, .food, .group, .foods,
            .drinks, .plan, .overview, .night:
            true
        case .topic, .medical, .courtesy, .logging, .future, .foodItself: false
        }
    }

    /// A figure of a night, or when it begins or ends
    var isOfNight: Bool {
        switch self {
        case .metric(let metric): metric.isOfNight
        case .night: true
        default: false
        }
    }

    /// Something that is done or eaten on some days, so that there is a time before the last
    var isDoneNowAndThen: Bool {
        switch self {
        case .exercise, .workouts, .muscles, .food, .group: true
        default: false
        }
    }

    var isOfDrinks: Bool { self == .drinks || self == .metric(.water) || self == .metric(.plainWater) }

    /// Whether a measure means something of it.
    public func allows(_ measure: Question.Measure) -> Bool {
        switch self {
        case .exercise:
            [
                .heaviest, .best, .count, .perWeek, .trend, .last, .first, .compare, .list, .sets, .reps, .volume,
                .distance, .duration, .longest, .fastest, .average, .sum, .pace, .usualTime, .when, .streak,
                .longestStreak, .lowest, .highest, .gap, .share,
            ].contains(measure)
        case .muscles: [.count, .perWeek, .last, .compare, .sets, .volume, .highest, .lowest, .gap].contains(measure)
        case .workouts:
            [
                .count, .perWeek, .last, .first, .compare, .list, .duration, .distance, .longest, .average, .often,
                .trend, .sets, .reps, .volume, .sum, .usualTime, .when, .streak, .longestStreak, .share, .without,
                .highest, .lowest, .gap,
            ].contains(measure)
        case .micronutrient: [.average, .sum, .value, .sources, .advised, .when].contains(measure)
        case .exercises: [.often, .list, .count, .heaviest, .best, .lowest].contains(measure)
        case .metric(let metric):
            [
                .count, .sum, .average, .perWeek, .trend, .last, .first, .compare, .highest, .lowest, .reached, .value,
                .without, .share, .remaining, .goal, .streak, .longestStreak, .byWeekday, .usual, .perKilo, .why, .when,
                .advised, .median,
            ].contains(measure) || measure == .sources && metric.isFromFood
        case .group where measure == .often: true
        case .food, .group:
            [
                .reached, .count, .without, .sum, .average, .perWeek, .last, .first, .compare, .usualTime, .when,
                .streak,
                .longestStreak, .share, .highest, .lowest, .advised, .gap,
            ].contains(measure)
        case .foods, .drinks:
            [
                .often, .list, .count, .last, .first, .compare, .usualTime, .when, .streak, .longestStreak, .share,
                .without,
            ].contains(measure)
        case .night:
            [.value, .usualTime, .highest, .lowest, .count, .last, .compare, .when, .usual].contains(measure)
        case .muscleGroups: [.list, .highest, .lowest, .sets].contains(measure)
        case .plan, .overview: true
        case .topic, .medical, .courtesy, .logging, .future, .foodItself: false
        }
    }
}
