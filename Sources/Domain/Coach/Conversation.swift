/// What was asked before, so that "and last month?" has a meaning.
public enum Conversation {
    /// Messages that are remembered, questions and answers together.
    public static let memory = 10

    /// The question with what it does not say taken from the last one that had a subject of the history.
    ///
    /// - Parameter before: what was asked, the newest last
    public static func complete(_ question: Question, after before: [Question], today: CivilDate) -> Question {
        guard
            let last = before.suffix(memory / 2).last(where: \.isAnswered)
        else { return Self.dated(question) }
        var question = last.period?.isOneDay == false ? Self.undated(question) : Self.dated(question)
        // "What is the most I had in a day", of coffee
        if question.link?.isLoose == true, let measure = question.measure, measure != .list,
            last.subject?.part != nil || last.subject?.isOfDays == true && last.subject?.isOfFood == true
        {
            (question.subject, question.measure) = (nil, measure == .often ? .highest : measure)
        }
        if let of = Self.ofThing(question, last) { return of }
        // "When was that", of what was no day: the answer told it.
        if question.measure == .when, question.refersBack == true, last.found?.date == nil { return last }
        if question.link?.isBetween == true, question.period == nil {
            question.period = Self.between(before) ?? last.period
            question.isContinued = true
        }
        var tied = Self.tied(question, to: last, today)
        // "Did I sleep worse", after an evening: the night that it ends with
        if let day = tied?.day, question.subject?.isOfNight == true, last.subject?.isOfFood == true,
            (last.hours?.start ?? 0) >= 1080 || last.subject == .metric(.alcohol)
        {
            tied = .day(day.adding(days: 1))
        }
        if tied != nil, question.link?.tie == .bare { question.isContinued = true }
        // "How far am I from my goal", after protein: from that of it
        if question.subject == .plan(.toGoal), question.period == nil, case .metric(let metric) = last.subject,
            metric != .weight, metric.isAdditive
        {
            (question.subject, question.measure) = (last.subject, .remaining)
            question.period = .day(today)
            return question
        }
        // "How much of it was from exercise", of what was burnt
        if last.subject == .metric(.activeEnergy), question.subject == .exercises || question.subject == .workouts(nil),
            question.refersBack == true || question.measure == nil || question.measure == .often
        {
            (question.subject, question.recorded, question.measure) = (.workouts(nil), .activeEnergy, .sum)
            (question.period, question.refersBack) = (question.period ?? last.period, nil)
            return question
        }
        // "Which nights", of those that were counted
        if question.subject == last.subject, question.namesDays == true, question.link?.tie == .bare {
            question.subject = nil
        }
        if tied != nil, question.link?.tie == .bare, let subject = last.subject {
            // "Which exercises", after those of the legs; "how much weight in total", of what was lifted
            if question.subject == .exercises, question.measure == nil || question.measure == .list,
                case .muscles = subject
            {
                (question.subject, question.measure) = (subject, .list)
            } else if question.subject == .workouts(nil), question.measure == .volume, subject.isOfTraining {
                question.subject = subject.allows(.volume) ? subject : question.subject
            }
        }
        var full = question
        full.period = tied ?? question.period
        if question.refersBack == true, question.measure != .when, question.period == nil, !question.isOfMoreDays,
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
        // "And last", of this month
        if question.link?.moment == .before, question.period == nil, last.period?.isOneDay == false,
            let earlier = last.period?.before
        {
            (question.measure, full.period) = (nil, earlier)
        }
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
            if last.subject?.part != nil {
                full.subject = last.subject
            } else if last.isOfRanking, case .subject(let thing)? = last.found?.things?.first {
                full.subject = thing
            } else {
                return question.withoutSubject
            }
            full.refersBack = nil
            return full
        }
        if question.subject == nil, let measure = question.measure, last.isOfRanking,
            case .subject(let thing)? = last.found?.things?.first, thing.allows(measure),
            last.subject?.allows(measure) != true || measure == .last || measure == .count && thing.part != nil
        {
            // "How many sets", of the exercise that was done most
            var one = question
            (one.subject, one.period, one.refersBack) = (thing, question.period, nil)
            if measure != .last, measure != .first { one.period = question.period ?? last.period }
            return one
        }
        if question.subject == nil {
            guard
                question.isContinued || full.period != nil || question.measure != nil || question.slot != nil
                    || question.weekdays != nil || question.refersBack == true || question.rank != nil,
                question.leftOut.isEmpty
            else { return question }
            if let difference = Self.difference(question, before, today) { return difference }
            // "Which of those was the best", of more than two times
            if question.isOfTimes, Self.timesAsked(before).count > 1 { return question.withoutSubject }
            return goingOn(full, question, last, before, way: way(before, today))
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
        // "How many calories", of the pizza that was spoken of
        if question.link?.tie == .bare, case .metric(let metric) = question.subject, metric.isFromFood,
            !question.isNarrowed
        {
            full.part = last.subject?.part
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

    /// The time of what was said before, for a question that names none: "how many calories", "how many steps did I take"
    private static func tied(_ question: Question, to last: Question, _ today: CivilDate) -> Period? {
        guard let tie = question.link?.tie, let period = base(of: .init(.day, -1), last), last.measure != .remaining,
            tie == .bare || last.subject != question.subject || question.isNarrowed
        else { return nil }
        var probe = question
        probe.period = period
        if question.measure == nil || question.measure == .value {
            // "Weight" is the latest, "what did I weigh" is of then.
            if tie == .bare, case .metric(let metric) = question.subject, metric.isOfBody { return nil }
            if question.subject?.isOfTraining == true, probe.usualPeriod == .ever, tie == .bare { return nil }
        } else if probe.usualPeriod == .ever {
            return nil
        }
        return period.isOneDay && question.isOfMoreDays ? nil : period
    }

    /// From one to the other of the last two days that were asked of
    private static func between(_ before: [Question]) -> Period? {
        let days = before.suffix(2).compactMap { $0.period?.day }
        guard let first = days.min(), let last = days.max(), first < last else { return nil }
        return .between(first, last)
    }

    /// "How often did I have the first one", of what was told
    private static func ofThing(_ question: Question, _ last: Question) -> Question? {
        guard let place = question.link?.place, let things = last.found?.things, things.indices.contains(place - 1)
        else {
            return nil
        }
        var full = question
        (full.isContinued, full.found) = (true, last.found)
        switch (things[place - 1], question.subject) {
        case (.day(let date), _): full.period = .day(date)
        case (.subject(let thing), .metric(let metric)) where metric.isFromFood:
            (full.part, full.period) = (thing.part, last.period)
        case (.subject, .metric): return nil
        case (.subject(let thing), _):
            (full.subject, full.period) = (thing, last.period)
            if full.measure == nil, last.subject?.part != nil { full.measure = last.measure }
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

    /// From the first to the last of two times that one thing was asked of, the latest being today
    private static func way(_ before: [Question], _ today: CivilDate) -> Period? {
        let two = before.suffix(2)
        guard two.count == 2, let one = two.first, let last = two.last, one.subject == last.subject,
            one.period != last.period, last.measure != .trend, last.measure != .compare
        else { return nil }
        let ranges = two.compactMap { question in
            question.period.flatMap { $0 == .ever ? nil : $0.range(today: today) } ?? DayRange(1, endingOn: today)
        }
        guard ranges.count == 2, let start = ranges.map(\.start).min(), let end = ranges.map(\.end).max(), start < end
        else { return nil }
        return .between(start, end)
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

    /// The times that one thing was asked of, one question after the other, up to the last
    private static func timesAsked(_ before: [Question]) -> [Period] {
        guard let last = before.last, last.measure != .compare else { return [] }
        var times: [Period] = []
        for question in before.reversed() {
            guard question.subject == last.subject, question.measure == last.measure, let period = question.period,
                !times.contains(period)
            else { break }
            times.insert(period, at: 0)
        }
        return times
    }

    /// "What is the difference", of two times that were asked of one after the other
    private static func difference(_ question: Question, _ before: [Question], _ today: CivilDate) -> Question? {
        let times = timesAsked(before)
        guard question.measure == .compare || question.isOfTimes && times.count == 2, question.period == nil,
            question.other == nil, question.shift == nil, question.weekdays == nil, let last = before.last,
            times.count > 1, let one = times.dropLast().last, let two = times.last,
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
    private static func goingOn(
        _ said: Question, _ asked: Question, _ last: Question, _ before: [Question], way: Period?
    ) -> Question {
        var question = asked
        // "How much was it": the answer had it, but of what is eaten and what adds up.
        if question.measure == .sum, last.subject?.part == nil {
            let isSum =
                if case .metric(let metric) = last.subject { metric.isAdditive && !metric.isOfNight } else { false }
            if !isSum || last.measure == .average || last.condition != nil { question.measure = nil }
        }
        // "What about in total", after lunch: of all meals
        if question.measure == .sum, question.isContinued, question.refersBack != true, question.slot == nil,
            last.slot != nil || last.hours != nil
        {
            var all = last
            (all.slot, all.hours, all.alsoSlots) = (nil, nil, nil)
            return goingOn(said, question, all, before, way: way)
        }
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
        // "What is my average", after a yesterday
        if question.isOfMoreDays, question.period == nil, full.period?.isOneDay == true { full.period = nil }
        // "And the lowest", after the day that was highest: of all the time that was spoken of
        if question.measure == .highest || question.measure == .lowest, question.period == nil,
            last.period?.isOneDay == true, last.subject?.isOfDays == true, last.slot == nil
        {
            full.period = before.last { $0.subject == last.subject && $0.period?.isOneDay == false }?.period
        }
        // "Since January", after the latest: what became of it
        if question.measure == nil, (last.measure ?? last.usualMeasure) == .value, full.period != last.period,
            last.subject?.isOfDays == true
        {
            full.measure = if case .since = full.period { .trend } else { nil }
        }
        // "And yesterday", after what is left of today: beside what was aimed at then
        if question.measure == nil, last.measure == .remaining, full.period != last.period { full.measure = .advised }
        full.threshold = question.threshold ?? last.threshold
        // "Is that enough", of days that trained: of all of them
        if question.measure == .advised { (full.condition, full.weekdays) = (nil, nil) }
        // "How much was it", "how many", of the last time
        if question.measure == .sum, question.refersBack == true || last.measure == .last, question.period == nil,
            let date = last.found?.date
        {
            full.period = .day(date)
        }
        // "How much has it changed", of two times: from one to the other
        if question.measure == .trend, question.period == nil, question.shift == nil, let way = way {
            full.period = way
        }
        // "And 10,000": another limit of the same
        if question.measure == nil, let said = question.threshold {
            guard let old = last.threshold else { return question.withoutSubject }
            let value = if case .metric(let metric) = last.subject { metric.asSaid(said.value) } else { said.value }
            full.threshold = .init(value: value, isBelow: old.isBelow)
        }
        // "What was it in January", after a course
        if question.measure == nil, question.refersBack == true || question.link?.moment == .now, last.measure == .trend
        {
            full.measure = nil
        }
        // "Since when", of what has gone down
        if question.measure == .streak, last.measure == .trend || last.measure == .compare {
            return question.withoutSubject
        }
        if question.link?.moment == .now, last.measure == .longestStreak { full.measure = .streak }
        if question.link?.moment == .now, last.subject?.isOfDays == true || last.measure == .longestStreak {
            full.period = nil
        }
        if question.link?.moment == .always, question.period == nil { full.period = nil }
        // "Which of them was the best", "which week was the worst", of a figure
        if case .metric(let metric) = last.subject {
            if question.measure == .best { full.measure = metric.isBetterLow ? .lowest : .highest }
            if question.link?.isWorst == true, question.measure == .lowest, metric.isBetterLow {
                full.measure = .highest
            }
        }
        // "When was the last time", after a week without one
        if question.measure == .last, question.period == nil, last.subject?.isDoneNowAndThen == true {
            (full.period, full.refersBack) = (nil, nil)
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
        // "And the fewest", of months
        if question.measure == .highest || question.measure == .lowest, question.period == nil, last.span != nil {
            full.span = question.span ?? last.span
        }
        // "Which nights", of those that were counted
        if question.namesDays == true, question.measure == .count,
            last.threshold != nil || [.reached, .without].contains(last.measure)
        {
            (full.measure, full.isBelowGoal, full.weekdays) = (last.measure, last.isBelowGoal, last.weekdays)
        }
        // "How often did I reach it last month", "how often in October": of days that were held against a goal
        if question.measure == .count || question.measure == .reached, last.measure == .reached, question.span == nil,
            case .metric = last.subject
        {
            full.measure = .reached
            full.isBelowGoal = last.isBelowGoal
        }
        // "What was my best time", of runs: of all of them
        if question.measure == .best, case .exercise = last.subject, question.link?.isOfTime == true {
            full.measure = .fastest
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
        if question.weekdays == nil, full.period?.isOneDay != true, full.measure != .advised,
            full.measure != .byWeekday
        {
            full.weekdays = last.weekdays
        }
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
        // "How much to go", of a weight
        if full.measure == .remaining, full.subject == .metric(.weight) {
            (full.subject, full.measure, full.period) = (.plan(.toGoal), nil, nil)
        }
        // Nothing is held against itself.
        if full.other == full.period { full.other = full.period?.before }
        return full
    }
}

extension Question {
    /// What it names first is what it was about: "what gave me the most fibre".
    fileprivate var isOfRanking: Bool {
        measure.map { [.sources, .often, .highest, .lowest, .heaviest].contains($0) } == true && rank == nil
            && top == nil
    }

    /// What one day does not tell
    fileprivate var isOfMoreDays: Bool {
        measure.map { [.average, .trend, .perWeek, .median, .byWeekday].contains($0) } == true
    }

    /// What could be answered
    fileprivate var isAnswered: Bool {
        guard let subject, subject.isOfHistory, leftOut.isEmpty else { return false }
        return measure.map(subject.allows) ?? true
    }

    /// "Which of those was the best"
    fileprivate var isOfTimes: Bool {
        refersBack == true && span == nil && (measure == .best || measure == .highest || measure == .lowest)
    }

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
        case .muscles:
            [.list, .count, .perWeek, .last, .compare, .sets, .volume, .highest, .lowest, .gap].contains(measure)
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
